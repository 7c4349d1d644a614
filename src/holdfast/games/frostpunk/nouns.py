"""The things that cards name, each in its fixed place: (key, one, many), or a word that never changes."""

from __future__ import annotations

from typing import Literal

Citizen = Literal["worker", "engineer", "child"]
Meeple = Literal["worker", "engineer", "child", "child-worker", "child-engineer", "automaton"]
Resource = Literal["wood", "coal", "core", "steel"]
Lying = Literal["wood", "coal", "core", "steel", "tree"]
Goods = Literal["wood", "coal", "core", "steel", "food"]
Insulation = Literal["red", "orange", "yellow", "blue", "white"]
Hope = Literal["care", "justice", "motivation"]
Discontent = Literal["anger", "apathy", "greed"]

CITIZENS = [
    ("worker", "worker", "workers"),
    ("engineer", "engineer", "engineers"),
    ("child", "child", "children"),
    ("citizen", "citizen", "citizens"),
    ("of-the-round", "citizen of the round", "citizens of the round"),
]
TRACKS = ["hope", "discontent"]
TYPES_OF_HOPE: list[Hope] = ["care", "justice", "motivation"]
TYPES_OF_DISCONTENT: list[Discontent] = ["anger", "apathy", "greed"]
RESOURCES: list[tuple[Resource, str, str]] = [
    ("wood", "wood", "wood"),
    ("coal", "coal", "coal"),
    ("core", "steam core", "steam cores"),
    ("steel", "steel", "steel"),
]
LYING: list[tuple[Lying, str, str]] = [*RESOURCES, ("tree", "tree", "trees")]
GOODS: list[tuple[Goods, str, str]] = [*RESOURCES, ("food", "food", "food")]
INSULATIONS: list[Insulation] = ["red", "orange", "yellow", "blue", "white"]
BUILDINGS = [
    ("cookhouse", "Cookhouse", "Cookhouses"),
    ("platform", "Platform", "Platforms"),
    ("generator", "Generator", "Generators"),
    ("workshop", "Workshop", "Workshops"),
    ("charcoal-kiln", "Charcoal Kiln", "Charcoal Kilns"),
    ("hunters-hut", "Hunter's Hut", "Hunter's Huts"),
    ("gathering-post", "Gathering Post", "Gathering Posts"),
    ("factory", "Factory", "Factories"),
    ("sawmill", "Sawmill", "Sawmills"),
    ("medical-post", "Medical Post", "Medical Posts"),
    ("beacon", "Beacon", "Beacons"),
    ("coal-thumper", "Coal Thumper", "Coal Thumpers"),
    ("infirmary", "Infirmary", "Infirmaries"),
    ("hothouse", "Hothouse", "Hothouses"),
    ("coal-mine", "Coal Mine", "Coal Mines"),
    ("wall-drill", "Wall Drill", "Wall Drills"),
    ("house", "House", "Houses"),
    ("bunkhouse", "Bunkhouse", "Bunkhouses"),
    ("tent", "Tent", "Tents"),
    ("child-shelter", "Child Shelter", "Child Shelters"),
    ("care-house", "Care House", "Care Houses"),
    ("fighting-arena", "Fighting Arena", "Fighting Arenas"),
    ("public-house", "Public House", "Public Houses"),
    ("field-kitchen", "Field Kitchen", "Field Kitchens"),
    ("cemetery", "Cemetery", "Cemeteries"),
    ("temple", "Temple", "Temples"),
    ("faith-keepers", "Faith Keepers", "Faith Keepers"),
    ("snow-pit", "Snow Pit", "Snow Pits"),
    ("propaganda-centre", "Propaganda Centre", "Propaganda Centres"),
    ("agitator", "Agitator", "Agitators"),
    ("prison", "Prison", "Prisons"),
    ("steam-hub", "Steam Hub", "Steam Hubs"),
]
LAWS = [
    "Child Shelter Law",
    "Child Labour",
    "Heated Meals",
    "Food Additives",
    "Makeshift Shelter",
    "Crowded Quarters",
    "New Faith",
    "New Order",
    "Care House Law",
    "Double Ration for the Ill",
    "Extended Shift",
    "Fighting Arena Law",
    "Public Council",
    "Public House Law",
    "Time to Rest",
    "Starvation Rations",
]
TECHNOLOGIES = [
    "Carrier Sledge",
    "Charcoal Kiln Upgrade",
    "Construction Plan",
    "Generator Safety",
    "Hunting Tactics",
    "Lighter Scout Sleds",
    "Medical Education",
    "Steampowered Chainsaw",
    "Steam Hub Plans",
]
