"""The combat chart: weapons in rows, wounds in columns, the enemies' tokens on it; beside it our own hands."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .....kernel import capitalised
from ...combat.arming import die_of
from ...nouns import DICE
from ...speech import Spoken, die, faces_of, goods, weapon
from ...state import AMMO, DEAD_FOE, UNARMED, WEAPONS
from ..goods import GOODS_WORDS, weapon_word
from ..out import WarFight, WarFoe
from ..view import WarPerson, WarView
from .marks import BAD, FAINT, HEADING, PERSON, first_name

ROWS: Final = (*WEAPONS, UNARMED)
WIDEST: Final = 100


def fight(now: WarFight, table: WarView, voice: Spoken, width: int) -> RenderableType:
    say = voice.language.say
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column(say("chart-weapon"), no_wrap=True)
    grid.add_column(say("chart-die"), no_wrap=True, style=FAINT)
    for wounds in range(DEAD_FOE):
        grid.add_column(say("foe-has", {"wounds": wounds}) if wounds else say("chart-unhurt"), no_wrap=True)
    grid.add_column(say("chart-we"), no_wrap=True)
    for held in ROWS:
        foes = [[token(now, foe) for foe in standing(now, held, wounds)] for wounds in range(DEAD_FOE)]
        ours = [Text(f"{one.person} {first_name(voice, one)}", HEADING) for one in armed(table, held)]
        grid.add_row(
            capitalised(str(weapon(voice, held))),
            die(voice, die_of(held)).form("short"),
            *(Text(" ").join(row) for row in foes),
            Text(", ").join(ours),
        )
    number = (table.storage if table.trip is None else table.pile).get(GOODS_WORDS[AMMO], 0)
    ammo = Text(say("how-many", {"thing": goods(voice, AMMO), "number": number}))
    parts: list[RenderableType] = [grid, ammo, dice(voice), *notes(now, table, voice)]
    title = Text(title_of(now, voice), HEADING)
    return Panel(Group(*parts), title=title, title_align="left", width=min(width, WIDEST), border_style="red")


def title_of(now: WarFight, voice: Spoken) -> str:
    """'A fight: Hotel Sheets, round 2'."""
    against = [card.title for card in voice.box.residents if card.id == now.resident]
    return voice.language.say("fight-title", {"residents": voice.several(against), "round": now.round})


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


def dice(voice: Spoken) -> Text:
    """What each die can show."""
    said = []
    for number in range(len(DICE)):
        faces = " ".join(faces_of(voice, number))
        said.append(voice.language.say("die-shows", {"die": die(voice, number).form("short"), "faces": faces}))
    return Text("   ".join(said), FAINT)


def notes(now: WarFight, table: WarView, voice: Spoken) -> list[Text]:
    say = voice.language.say
    dead = [voice.thing("foe", foe.foe - 1) for foe in now.foes if foe.wounds >= DEAD_FOE]
    dodging = [voice.thing("foe", foe.foe - 1) for foe in now.foes if foe.dodges]
    dodging += [first_name(voice, one) for one in table.group if one.person in now.dodging]
    said = [say("are-dead", {"foes": voice.several(dead)})] if dead else []
    said += [say("are-dodging", {"fighters": voice.several(dodging)})] if dodging else []
    return [Text(voice.joined(said))] if said else []
