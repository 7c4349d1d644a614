"""Arranged tables as a terminal draws them."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import holdfast
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.presence.picture import (
    picture,
)
from holdfast.games.this_war_of_mine.presence.view import WarView, view
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.kernel import Game, Rng, Seen
from tests.this_war_of_mine.arrange import GOODS, Siege, goods, shelter
from tests.toys.looking import ended, looking_at

BOX = open_box(None)


NAMES = ["Anna", "Ben", "Clara", "Dov"]


NAMED = ("Ingvar", "Marguerite", "Tomé", "Sabine")


PLACES = {"near": "L01", "distant": "L02", "far": "L03"}


def drawn(thing: RenderableType, width: int = 100, encoding: str = "utf-8") -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    options = console.options.update(width=width)
    options.encoding = encoding
    lines = console.render_lines(thing, options, pad=False)
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def plain(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)


def seen(siege: Siege, seat: int | None = 0, cause: str = "", kind: str = "") -> Seen[WarView]:
    """What a seat may see of an arranged shelter; `kind` is the question it is asked."""
    outcome = ended(cause, siege.seats, won=cause in ("victory", "survived"))
    return looking_at(siege.says(view, seat), NAMES[: siege.seats], seat, outcome, kind or None)


def shown(siege: Siege, width: int = 100, seat: int | None = 0) -> str:
    return drawn(picture(seen(siege, seat), SPEECH.voice(siege.box), width), width)


def played(picks: int, seats: int = 2, seed: int = 1) -> Game[Any]:
    game = holdfast.start("this_war_of_mine", seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(picks):
        if game.pending is None:
            break
        game.pick(chance.below(len(game.pending.values)))
    return game


def fitted(siege: Siege, **fittings: str) -> Siege:
    """Fittings by space: fitted(g, g6="F03")."""
    siege.fitting = fittings
    return siege


def crowded(**fields: Any) -> Siege:
    """Everything at its longest."""
    worst = {state: dict.fromkeys(NAMED, 3) for state in ("hunger", "fatigue", "misery", "wounds", "illness")}
    siege = shelter(
        seats=4,
        people=4,
        day=12,
        round=3,
        cold=9,
        stock={kind: min(99, count * 5) for kind, count in zip(GOODS, BOX.count, strict=True)},
        boarded={"1", "2", "3"},
        places=PLACES,
        hidden={"near": goods(book=3, guitar=1), "distant": goods(shovel=2)},
        open_events=[event.id for event in BOX.event_cards if event.stays],
        objective="Those Who Began",
        completed=["The Whole House"],
        kept_cards=["K01", "K02", "K03", "K04"],
        later=[("morning", 2, "200"), ("raid", 0, "300")],
        gone=["Rashid, dead", "Wen, left", "Obed, dead"],
        pets={"cat", "dog"},
        armed={"Ingvar": "pistol", "Marguerite": "knife"},
        treated=dict.fromkeys(NAMED, ("meds", "bandages", "herbal-meds")),
        damage=3,
        injuries=2,
        who="Marguerite",
        **{**worst, **fields},
    )
    spaces = BOX.space_words
    siege.cards_on = {space: ["S01", "S02", "S03"] for space in spaces[1::2]}
    siege.fitting = dict.fromkeys(spaces[::2], "Reinforced door")
    siege.waits = {space: number % 4 for number, space in enumerate(spaces)}
    return siege


def out(**fields: Any) -> Siege:
    there = {"phase": "scavenging", "stage": "exploring", "places": PLACES, "location": "near"}
    tasks = {"Ingvar": "out", "Marguerite": "guard", "Tomé": "out"}
    trip = {"unknown": ["X06", "X07", "X08"], "drawn": {"exploration": ["X04", "X02"]}, "noise": 4}
    return shelter(**{**there, "task": tasks, **trip, "pile": goods(raw_food=2, knife=1), **fields})


def fighting(**fields: Any) -> Siege:
    foes = {
        "foes": [f"{BOX.enemies[place].kind}{BOX.enemies[place].prowess}" for place in (0, 4, 8)],
        "foe_weapon": ["pistol", "knife", "unarmed"],
        "foe_melee": ["knife", "unarmed", "unarmed"],
    }
    return out(fighting=True, card="R03", armed={"Ingvar": "knife"}, **{"foe_wounds": [0, 2, 3], **foes, **fields})
