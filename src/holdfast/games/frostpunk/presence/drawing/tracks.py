"""The tracks around the map: the Round, people, stores, feelings, the Generator, the night."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...speech import Spoken, citizen
from ...state import BANISHED, TYPES
from ..cards import ZONES
from ..endings import ACTIVE, EXHAUSTED
from ..view import FrostpunkDiscontentToken, FrostpunkHopeToken, FrostpunkView
from .canvas import Line, as_text, length
from .marks import BAD, FAINT, FROST, HEADING, HEAT, MEEPLES, by_word, letters, style_of, warmth

STORM: Final = "S"
TRIGGER: Final = "!"
DEVELOPED: Final = "T"
ROOMY: Final = 80  # columns from which the Rounds stand apart
PEOPLE: Final = 42  # columns of the table
COLOURS: Final = {"red": "red", "orange": "dark_orange3", "yellow": "gold3"}
LITTLE: Final = ("child-worker", "child-engineer", "automaton")  # Meeples beyond those of a type


# -- the Round --------------------------------------------------------------------------------------------------------


def headline(table: FrostpunkView, voice: Spoken, names: list[str], width: int) -> Text:
    phase = "set-up" if table.phase == "set-up" else f"{table.phase} phase"
    society = next(one for one in voice.box.societies if one.id == table.society)
    said = [
        f"{names[table.leader]} leads",
        f"{citizen(voice, voice.box.citizen_words.index(table.fed)).form('other')} are fed",
    ]
    if table.phase == "action":
        said.insert(1, f"{names[table.active]}'s turn")
    who = f"{society.name} ({society.id}{', hard' if table.difficulty == 'hard' else ''})"
    line = Text.assemble((f" Round {table.round} of {table.rounds}, {phase} ", "bold reverse"))
    line.append("  " + "   ".join(said))
    return line.append(f"   {who}" if len(line) + 3 + len(who) <= width else f"\n{who}")


def rounds(table: FrostpunkView, width: int) -> Text:
    """The Round track with the markers that lie on it."""
    due = {one.due for one in table.technologies if one.due is not None}
    text = Text("Rounds ", HEADING)
    for number in range(1, table.rounds + 1):
        marks = (
            (TRIGGER if number in table.triggers else "")
            + (DEVELOPED if number in due else "")
            + (STORM if number == table.storm else "")
        )
        now = number == table.round
        text.append("  " if width >= ROOMY else " ", "not bold")
        shown = f"[{number}]" if now else str(number)
        text.append(shown, "bold reverse" if now else "not bold dim" if number < table.round else "not bold")
        text.append(marks, BAD)
    said = [f"{STORM} the Storm" if table.storm else "", f"{TRIGGER} a Trigger" if table.triggers else ""]
    said += [f"{DEVELOPED} a Technology" if due else "", f"Storms so far: {table.storms}" if table.storms else ""]
    legend = "   " + ", ".join(part for part in said if part)
    return text.append(legend, "not bold dim") if len(text) + len(legend) <= width else text


# -- blocks for the corners of the map --------------------------------------------------------------------------------


def stores(table: FrostpunkView) -> list[Line]:
    """Resources and Food, with Hunger beside it."""
    stock = table.stock
    lines: list[Line] = [
        [("Stores", HEADING)],
        [*number("wood", stock.wood), ("   ", ""), *number("coal", stock.coal)],
        [*number("food", table.food), ("   ", ""), *number("hunger", table.hunger)],
        number("steam cores", stock.core),
    ]
    if stock.steel:
        lines.append(number("steel", stock.steel))
    if table.automatons:
        lines.append(number("Automatons", table.automatons))
    return lines


def number(word: str, count: int) -> Line:
    return [(f"{word} ", ""), (str(count), "bold" if count else FAINT)]


def generator(table: FrostpunkView) -> list[Line]:
    shown = table.generator
    lines: list[Line] = [
        [("Generator", HEADING)],
        [("heat ", ""), (str(shown.heat), f"bold {HEAT}"), (", cold ", ""), (str(shown.cold), f"bold {FROST}")],
        [("stress ", ""), (str(shown.stress), "bold"), (f" of {shown.most_stress}", "")],
    ]
    state = [(word, BAD) for word in ("overheated",) if shown.overheated]
    state += [(word, "") for word in ("upgraded",) if shown.upgraded]
    return [*lines, [state[0], *((f", {word}", style) for word, style in state[1:])]] if state else lines


def hope(table: FrostpunkView) -> list[Line]:
    return [[("Hope ", HEADING), (str(len(table.hope)), HEADING)], *tokens(table.hope)]


def discontent(table: FrostpunkView) -> list[Line]:
    count = len(table.discontent)
    style = BAD if count == BANISHED - 1 else HEADING
    heading: Line = [("Discontent ", HEADING), (str(count), style)]
    return [heading, *tokens(table.discontent), [(f"lost at {BANISHED}", FAINT)]]


def tokens(track: Sequence[FrostpunkHopeToken | FrostpunkDiscontentToken]) -> list[Line]:
    return [
        [(f"{ACTIVE if token.active else EXHAUSTED} {token.type.capitalize()}", "" if token.active else FAINT)]
        for token in track
    ]


# -- people, warmth, the night ----------------------------------------------------------------------------------------


def people(table: FrostpunkView, voice: Spoken) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column("People", no_wrap=True)
    for heading in ("all", "sick", "grave", "spent", "Meeples"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for kind in TYPES:
        row = table.people[kind]
        sick = Text(str(row.sick) if row.sick else "-", BAD if row.sick >= voice.box.board.too_sick - 3 else "")
        ready = by_word(table.ready)[row.type]
        grid.add_row(
            f"{MEEPLES[row.type]} {citizen(voice, kind).form('other')}",
            str(row.number),
            sick,
            Text("yes", BAD) if row.grave else "-",
            str(row.spent) if row.spent else "-",
            f"{ready} of {row.meeples}",
        )
    return grid


def elsewhere(table: FrostpunkView) -> list[Line]:
    """Meeples that stand on no tile, and helpers that are ready."""
    helpers = {kind: number for kind, number in by_word(table.ready).items() if kind in LITTLE}
    lines: list[Line] = []
    for words, kinds in (
        ("also ready", helpers),
        ("constructing", by_word(table.construction)),
        ("clearing snow", by_word(table.snow)),
        ("done for today", by_word(table.resting)),
    ):
        if any(kinds.values()):
            lines.append([(f"{words}: ", ""), (letters(kinds), HEADING)])
    return lines


def warmths(table: FrostpunkView, voice: Spoken) -> list[Line]:
    """From which heat on each colour of Insulation and each zone is warm, and whether it is."""
    shown = table.generator
    lines: list[Line] = [[("Warm from heat", HEADING)]]
    for colour, least, warm in zip(by_word(shown.indicators), shown.warm_from, shown.warm, strict=True):
        lines.append(warm_line(f"{colour} Buildings", least, warm, COLOURS.get(colour, "")))
    for zone, word in enumerate(ZONES):
        name = voice.language.say(f"zone-{word}")
        least = min(shown.zones_from[zone:])  # a larger zone takes in the smaller ones
        lines.append(warm_line(name, least, least <= shown.heat))
    return lines


def warm_line(name: str, least: int, warm: bool, style: str = "") -> Line:
    return [(f"{name:<17}", style), (f"{least:>2} ", HEADING), (warmth(warm), style_of(warm))]


def night(table: FrostpunkView, voice: Spoken) -> list[Line]:
    tonight = table.tonight
    need = str(tonight.need), BAD if tonight.need > tonight.beds else HEADING
    lines: list[Line] = [
        [("Tonight", HEADING)],
        [("warm beds ", ""), (str(tonight.beds), HEADING), (" for ", ""), need],
    ]
    if tonight.child_beds:
        lines.append([(f"and {tonight.child_beds} for Children", "")])
    lines.append([("hunger ", ""), (str(table.hunger), HEADING), (f", lost at {table.too_hungry}", "")])
    lines.append([("Corpses ", ""), (str(table.corpses), HEADING), (f" of {table.corpse_end}", "")])
    lines.append([(f"sick of a type: lost at {voice.box.board.too_sick}", FAINT)])
    return lines


# -- side by side -----------------------------------------------------------------------------------------------------

Block = tuple[RenderableType, int]  # and its columns
GAP: Final = 2


def block(lines: list[Line]) -> Block:
    return Text("\n").join(as_text(line) for line in lines), max(map(length, lines))


def beside(blocks: list[Block], width: int) -> Iterator[Table]:
    """Blocks side by side, as many in a row as there is room for."""
    row: list[Block] = []
    for one in [*blocks, None]:
        if row and (one is None or sum(columns + GAP for _, columns in row) + one[1] > width):
            grid = Table.grid(padding=(0, GAP, 0, 0))
            for _, columns in row:
                grid.add_column(width=min(columns, width))
            grid.add_row(*(drawn for drawn, _ in row))
            yield grid
            row = []
        if one is not None:
            row.append(one)
