"""The combat chart: weapons in rows, wounds in columns, the enemies' tokens on it; beside it our own hands."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .....kernel import capitalised, listing
from ...box import WarBox
from ...cards import Dice
from ...combat.arming import die_of
from ...nouns import DICE
from ...state import AMMO, DEAD_FOE, UNARMED, WEAPONS
from ..goods import GOODS_WORDS, weapon_word
from ..names import counted, weapon_name
from ..out import WarFight, WarFoe
from ..view import WarPerson, WarView
from .marks import BAD, FAINT, HEADING, PERSON, first_name

ROWS: Final = (*WEAPONS, UNARMED)
WIDEST: Final = 100


def fight(now: WarFight, table: WarView, box: WarBox, width: int) -> RenderableType:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column("Weapon", no_wrap=True)
    grid.add_column("die", no_wrap=True, style=FAINT)
    for wounds in range(DEAD_FOE):
        grid.add_column(counted(wounds, "wound") if wounds else "unhurt", no_wrap=True)
    grid.add_column("we", no_wrap=True)
    for weapon in ROWS:
        foes = [[token(now, foe) for foe in standing(now, weapon, wounds)] for wounds in range(DEAD_FOE)]
        ours = [Text(f"{one.person} {first_name(box, one)}", HEADING) for one in armed(table, weapon)]
        grid.add_row(
            capitalised(weapon_name(weapon)),
            DICE[die_of(weapon)],
            *(Text(" ").join(row) for row in foes),
            Text(", ").join(ours),
        )
    ammo = (table.storage if table.trip is None else table.pile).get(GOODS_WORDS[AMMO], 0)
    parts: list[RenderableType] = [grid, Text(f"ammo {ammo}"), dice(box.board.dice), *notes(now, table, box)]
    title = Text(title_of(now, box), HEADING)
    return Panel(Group(*parts), title=title, title_align="left", width=min(width, WIDEST), border_style="red")


def title_of(now: WarFight, box: WarBox) -> str:
    """'A fight: Hotel Sheets, round 2'."""
    against = next((f": {card.title}" for card in box.residents if card.id == now.resident), "")
    when = f"round {now.round}" if now.round else "before the first round"
    return f"A fight{against}, {when}"


def standing(now: WarFight, weapon: int, wounds: int) -> list[WarFoe]:
    return [foe for foe in now.foes if foe.weapon == weapon_word(weapon) and foe.wounds == wounds]


def armed(table: WarView, weapon: int) -> list[WarPerson]:
    """Those in the fight who hold it."""
    out = table.trip
    there = [
        one
        for one in table.group
        if not one.asleep and (one.person in out.scavengers if out is not None else one.task != "out")
    ]
    return [one for one in there if one.weapon == weapon_word(weapon)]


def token(now: WarFight, foe: WarFoe) -> Text:
    """'[1 A]', and how often it rolls again."""
    rolls = now.rolling is not None and now.rolling.foe == foe.foe
    prowess = f"+{foe.prowess}" if foe.prowess else ""
    return Text(f"[{foe.foe} {foe.kind}{prowess}]", PERSON if rolls else BAD)


def dice(printed: Dice) -> Text:
    """What each die can show."""
    faces = zip(DICE, (printed.white, printed.yellow, printed.red), strict=True)
    return Text(
        "   ".join(
            f"{die}: {' '.join(face.replace('out of ammo', 'empty') for face in shown)}" for die, shown in faces
        ),
        FAINT,
    )


def notes(now: WarFight, table: WarView, box: WarBox) -> list[Text]:
    dead = [f"enemy {foe.foe}" for foe in now.foes if foe.wounds >= DEAD_FOE]
    dodging = [f"enemy {foe.foe}" for foe in now.foes if foe.dodges]
    dodging += [first_name(box, one) for one in table.group if one.person in now.dodging]
    said = [f"dead: {listing(dead)}"] if dead else []
    said += [f"not to be hit in this round: {listing(dodging)}"] if dodging else []
    return [Text("; ".join(said))] if said else []
