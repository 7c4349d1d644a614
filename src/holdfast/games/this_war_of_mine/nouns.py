"""The things that cards name, each in its fixed place: (key, one, many), or a word that never changes."""

from __future__ import annotations

from typing import Final, Literal, get_args

Pet = Literal["cat", "dog"]
Figure = Literal["farmer", "soldier", "thug"]
Obstacle = Literal["rubble", "heap", "furniture", "bars", "door"]
Die = Literal["white", "yellow", "red"]
EventKind = Literal["event", "ending", "chapter"]
Moment = Literal["morning", "dusk", "dawn", "raid", "visitor", "resident", "exploration"]

ExpansionWord = Literal[
    "farmers", "pets", "our-street", "desperate", "hidden-objectives", "heart", "orphans", "sewers", "tactics"
]  # fmt: skip

# In the sewers: where a map card is entered and left, and what is marked on the way.
Entrance = Literal["n", "e", "s", "w", "start"]
Exit = Literal["n", "e", "s", "w", "red"]
Mark = Literal["A", "B", "C", "D", "1", "2", "3", "4"]
ENTRANCES: Final[tuple[Entrance, ...]] = get_args(Entrance)
EXITS: Final[tuple[Exit, ...]] = get_args(Exit)
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)

# When the conditions of a Hidden Objective are looked at: after every step, or at the end of a phase.
ObjectiveMoment = Literal["", "dusk", "dawn"]
OBJECTIVE_MOMENTS: Final[tuple[ObjectiveMoment, ...]] = get_args(ObjectiveMoment)

# The expansions, by the names of their start options.
EXPANSIONS: Final[tuple[ExpansionWord, ...]] = get_args(ExpansionWord)
FIGURES: Final[list[tuple[Figure, str, str]]] = [
    ("soldier", "soldier", "soldiers"),
    ("thug", "thug", "thugs"),
    ("farmer", "farmer", "farmers"),
]
CORNERS: Final = ["outside", "the findings pile"]
STATES: Final = ["hunger", "fatigue", "misery", "wounds", "illness"]
ABILITIES: Final = ["prowess", "empathy", "inventory"]
TRAITS: Final = ["a", "b", "c"]
DICE: Final[list[Die]] = ["white", "yellow", "red"]
ROWS: Final = ["heap", "furniture", "pantry"]
COLOURS: Final = ["green", "grey", "red", "yellow"]
MOMENTS: Final[list[Moment]] = ["morning", "dusk", "dawn"]
INSTEAD: Final[list[tuple[Moment, str, str]]] = [
    ("raid", "night raid", "night raids"),
    ("visitor", "visitor", "visitors"),
    ("resident", "resident", "residents"),
    ("exploration", "unknown card", "unknown cards"),
]
PLACES: Final = ["near", "distant", "far", "nearest"]
PETS: Final[list[Pet]] = ["cat", "dog"]
SHELTER_KINDS: Final[list[tuple[Obstacle, str, str]]] = [
    ("rubble", "rubble", "rubble"),
    ("heap", "heap", "heaps"),
    ("furniture", "furniture", "furniture"),
    ("bars", "bars", "bars"),
    ("door", "closed door", "closed doors"),
]
# Whom a card means. 'you' are those who are there and awake: at a location the scavengers, at home everybody else.
WHO: Final = [
    "this character",
    "one of you",
    "each of you",
    "everybody here",
    "everybody",
    "one scavenger",
    "each scavenger",
    "one guard",
    "each guard",
    "each sleeper",
    "each wounded",
    "each bandaged",
    "each wounded without bandages",
    "each ill",
    "each ill with meds",
    "each ill with herbal meds",
    "each ill without medicine",
    "one of the others",
    "each of the others",
]
PLIGHTS: Final = ["hungry", "tired", "miserable", "wounded", "ill"]
GOODS: Final = [
    ("wood", "wood", "wood"),
    ("component", "component", "components"),
    ("water", "water", "water"),
    ("canned-food", "canned food", "canned food"),
    ("raw-food", "raw food", "raw food"),
    ("vegetable", "vegetable", "vegetables"),
    ("alcohol", "pure alcohol", "pure alcohol"),
    ("moonshine", "moonshine", "moonshine"),
    ("sugar", "sugar", "sugar"),
    ("cigarettes", "pack of cigarettes", "packs of cigarettes"),
    ("coffee", "coffee", "coffee"),
    ("shovel", "shovel", "shovels"),
    ("saw-blade", "saw blade", "saw blades"),
    ("lockpick", "lockpick", "lockpicks"),
    ("filter", "filter", "filters"),
    ("mechanical-part", "mechanical part", "mechanical parts"),
    ("electrical-part", "electrical part", "electrical parts"),
    ("jewelry", "jewelry", "jewelry"),
    ("book", "book", "books"),
    ("broken-guitar", "broken guitar", "broken guitars"),
    ("guitar", "guitar", "guitars"),
    ("assault-rifle", "assault rifle", "assault rifles"),
    ("shotgun", "shotgun", "shotguns"),
    ("pistol", "pistol", "pistols"),
    ("hatchet", "hatchet", "hatchets"),
    ("knife", "knife", "knives"),
    ("broken-rifle", "broken rifle", "broken rifles"),
    ("broken-shotgun", "broken shotgun", "broken shotguns"),
    ("broken-pistol", "broken pistol", "broken pistols"),
    ("weapon-part", "weapon part", "weapon parts"),
    ("ammo", "ammo", "ammo"),
    ("shell", "shell", "shells"),
    ("meds", "meds", "meds"),
    ("bandages", "bandage", "bandages"),
    ("herbal-meds", "herbal meds", "herbal meds"),
    ("herb", "herb", "herbs"),
    ("chems", "chems", "chems"),
]
