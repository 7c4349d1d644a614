"""The tracks around the map: the Round, people, stores, feelings, the Generator, the night."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .....presence.canvas import Line, as_text, length
from .....presence.styled import styled
from ...speech import Spoken, citizen
from ...state import BANISHED, TYPES
from ..cards import ZONES
from ..endings import ACTIVE, EXHAUSTED
from ..view import FrostpunkDiscontentToken, FrostpunkHopeToken, FrostpunkView
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
    say = voice.language.say
    fed = citizen(voice, voice.box.citizen_words.index(table.fed))
    said = [say("leads", {"name": names[table.leader]}), say("are-fed", {"citizen": fed})]
    if table.phase == "action":
        said.insert(1, say("turn-of", {"name": names[table.active]}))
    society = next(one for one in voice.box.societies if one.id == table.society)
    who = say("society-of", {"name": society.name, "number": society.id, "difficulty": table.difficulty})
    now = say("headline", {"round": table.round, "rounds": table.rounds, "phase": table.phase})
    line = Text.assemble((f" {now} ", "bold reverse"))
    line.append("  " + "   ".join(said))
    return line.append(f"   {who}" if len(line) + 3 + len(who) <= width else f"\n{who}")


def rounds(table: FrostpunkView, voice: Spoken, width: int) -> Text:
    """The Round track with the markers that lie on it."""
    say = voice.language.say
    due = {one.due for one in table.technologies if one.due is not None}
    text = Text(f"{say('round-track')} ", HEADING)
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
    said = [say("marks-storm", {"mark": STORM})] if table.storm else []
    said += [say("marks-trigger", {"mark": TRIGGER})] if table.triggers else []
    said += [say("marks-technology", {"mark": DEVELOPED})] if due else []
    said += [say("storms-so-far", {"storms": table.storms})] if table.storms else []
    legend = "   " + ", ".join(said)
    return text.append(legend, "not bold dim") if len(text) + len(legend) <= width else text


# -- blocks for the corners of the map --------------------------------------------------------------------------------


def stores(table: FrostpunkView, voice: Spoken) -> list[Line]:
    """Resources and Food, with Hunger beside it."""
    stock = table.stock
    between = ("   ", "")
    lines: list[Line] = [
        [(voice.language.say("stores"), HEADING)],
        [*stored("goods-wood", stock.wood, voice), between, *stored("goods-coal", stock.coal, voice)],
        [*stored("goods-food", table.food, voice), between, *stored("hunger", table.hunger, voice)],
        stored("goods-core", stock.core, voice),
    ]
    if stock.steel:
        lines.append(stored("goods-steel", stock.steel, voice))
    if table.automatons:
        lines.append(stored("meeple-automaton", table.automatons, voice))
    return lines


def marks(table: FrostpunkView, voice: Spoken) -> Iterator[Text]:
    """What the scenario marks: 'Rim Trees 3 3 2 3 0 3', spot by spot."""
    story = next(setting.story for setting in voice.box.settings if setting.story.id == table.scenario)
    for mark, there in zip(story.marks, table.marks, strict=True):
        numbers = " ".join(map(str, there))
        yield Text.assemble((f"{voice.noun(f'mark-{mark.id}')} ", HEADING), numbers)


def stored(noun: str, number: int, voice: Spoken) -> Line:
    """'steam cores 1'."""
    thing = voice.noun(noun).form("other")
    return styled(voice, "how-many", thing=(thing, ""), number=(number, "bold" if number else FAINT))


def generator(table: FrostpunkView, voice: Spoken) -> list[Line]:
    shown = table.generator
    lines: list[Line] = [
        [(str(voice.noun("building-generator")), HEADING)],
        styled(voice, "heat-and-cold", heat=(shown.heat, f"bold {HEAT}"), cold=(shown.cold, f"bold {FROST}")),
        styled(voice, "stress-of", stress=(shown.stress, "bold"), most=(shown.most_stress, "")),
    ]
    state = [(voice.language.say("is-overheated"), BAD)] if shown.overheated else []
    state += [(voice.language.say("is-upgraded"), "")] if shown.upgraded else []
    return [*lines, [state[0], *((f", {word}", style) for word, style in state[1:])]] if state else lines


def hope(table: FrostpunkView, voice: Spoken) -> list[Line]:
    return [track("track-hope", len(table.hope), HEADING, voice), *tokens(table.hope, voice)]


def discontent(table: FrostpunkView, voice: Spoken) -> list[Line]:
    count = len(table.discontent)
    heading = track("track-discontent", count, BAD if count == BANISHED - 1 else HEADING, voice)
    lost = voice.language.say("lost-at", {"number": BANISHED})
    return [heading, *tokens(table.discontent, voice), [(lost, FAINT)]]


def track(noun: str, number: int, style: str, voice: Spoken) -> Line:
    return styled(voice, "how-many", HEADING, thing=(str(voice.noun(noun)), HEADING), number=(number, style))


def tokens(track: Sequence[FrostpunkHopeToken | FrostpunkDiscontentToken], voice: Spoken) -> list[Line]:
    return [
        [(f"{ACTIVE if one.active else EXHAUSTED} {voice.noun(f'feeling-{one.type}')}", "" if one.active else FAINT)]
        for one in track
    ]


# -- people, warmth, the night ----------------------------------------------------------------------------------------


def people(table: FrostpunkView, voice: Spoken) -> Table:
    say = voice.language.say
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column(say("people"), no_wrap=True)
    for heading in ("people-all", "people-sick", "people-grave", "people-spent", "people-meeples"):
        grid.add_column(say(heading), justify="right", no_wrap=True)
    for kind in TYPES:
        row = table.people[kind]
        sick = Text(str(row.sick) if row.sick else "-", BAD if row.sick >= voice.box.board.too_sick - 3 else "")
        ready = by_word(table.ready)[row.type]
        grid.add_row(
            f"{MEEPLES[row.type]} {citizen(voice, kind).form('other')}",
            str(row.number),
            sick,
            Text(say("people-yes"), BAD) if row.grave else "-",
            str(row.spent) if row.spent else "-",
            say("people-ready", {"ready": ready, "meeples": row.meeples}),
        )
    return grid


def elsewhere(table: FrostpunkView, voice: Spoken) -> list[Line]:
    """Meeples that stand on no tile, and helpers that are ready."""
    helpers = {kind: number for kind, number in by_word(table.ready).items() if kind in LITTLE}
    return [
        styled(voice, message, meeples=(letters(kinds), HEADING))
        for message, kinds in (
            ("also-ready", helpers),
            ("constructing", by_word(table.construction)),
            ("clearing-snow", by_word(table.snow)),
            ("done-for-today", by_word(table.resting)),
        )
        if any(kinds.values())
    ]


def warmths(table: FrostpunkView, voice: Spoken) -> list[Line]:
    """From which heat on each colour of Insulation and each zone is warm, and whether it is."""
    say = voice.language.say
    shown = table.generator
    rows: list[tuple[str, int, bool, str]] = []
    for colour, least, warm in zip(by_word(shown.indicators), shown.warm_from, shown.warm, strict=True):
        name = say("insulated", {"insulation": voice.noun(f"insulation-{colour}")})
        rows.append((name, least, warm, COLOURS.get(colour, "")))
    for zone, word in enumerate(ZONES):
        least = min(shown.zones_from[zone:])  # a larger zone takes in the smaller ones
        rows.append((say(f"zone-{word}"), least, least <= shown.heat, ""))
    room = max(len(name) for name, *_ in rows) + 1
    lines: list[Line] = [[(say("warm-from"), HEADING)]]
    for name, least, warm, style in rows:
        lines.append([(name.ljust(room), style), (f"{least:>2} ", HEADING), (warmth(warm, voice), style_of(warm))])
    return lines


def night(table: FrostpunkView, voice: Spoken) -> list[Line]:
    say = voice.language.say
    tonight = table.tonight
    need = tonight.need, BAD if tonight.need > tonight.beds else HEADING
    lines: list[Line] = [
        [(say("tonight"), HEADING)],
        styled(voice, "warm-beds", beds=(tonight.beds, HEADING), need=need),
    ]
    if tonight.child_beds:
        lines.append([(say("child-beds", {"beds": tonight.child_beds}), "")])
    lines.append(styled(voice, "hunger-tonight", hunger=(table.hunger, HEADING), end=(table.too_hungry, "")))
    lines.append(styled(voice, "corpses-of", corpses=(table.corpses, HEADING), end=(table.corpse_end, "")))
    lines.append([(say("too-sick", {"number": voice.box.board.too_sick}), FAINT)])
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
