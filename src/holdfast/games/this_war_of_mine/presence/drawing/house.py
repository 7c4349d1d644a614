"""The shelter in cross-section, from the attic to the cellar; or as a list where there is no room for that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from textwrap import wrap
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .....kernel import capitalised
from .....presence.canvas import Canvas, Line
from ...box import WarBox
from ...cards import Plan, Space
from ...speech import Spoken
from ..view import WarPerson, WarSpace, WarView
from .marks import FAINT, GOOD, HEADING, PERSON, cut, first_name

MARGIN: Final = 1
LEAST_ROOM: Final = 8  # letters in a room
MOST_ROOM: Final = 16
TALL_ROOM: Final = 11  # from which a room is three lines high, with its name
AT_WORK: Final = ("set-up", "morning", "day")  # when one looks at the house more than at anything else
LADDER: Final = "╟╢"
OPEN_HOLE: Final = "╎"
BOARDED: Final = "╪"
EARTH: Final = "░"
RISING: Final = "▁▂▃▄▅▆▇"

# What lies in a room, as it looks.
LYING: Final = {
    "rubble": "▒",
    "remnants": "░ ",
    "heap": "▂▄▂",
    "furniture": "╒╕",
    "bars": "║ ",
    "door": "▐█▌",
}
FILLING: Final = ("rubble", "remnants", "bars")  # up to the wall
PRINTED: Final = ("guard", "floor")


class Here(NamedTuple):
    """A space of the board, what the view says of it, and who is there: those at work, then those who are only in."""

    space: Space
    seen: WarSpace
    plan: list[str]  # what is about to be done
    working: list[WarPerson]
    staying: list[WarPerson]


def house(table: WarView, voice: Spoken, width: int) -> RenderableType:
    plan = plan_of(table, voice.box)
    columns = max(space.column for space in plan.spaces)
    room = min(MOST_ROOM, (width - 2 * MARGIN - 1) // columns - 1)
    rooms = everybody(table, voice, plan)
    if room < LEAST_ROOM:
        return as_list(rooms, table, voice)
    return Section(plan, rooms, table, voice, room).drawn()


def plan_of(table: WarView, box: WarBox) -> Plan:
    return next(one.plan for one in box.plans if one.plan.id == table.board)


# -- who is where -----------------------------------------------------------------------------------------------------


def everybody(table: WarView, voice: Spoken, plan: Plan) -> list[Here]:
    """Spaces with their people. Who is not at work stays at the guard post by day; at night each is where the task
    is."""
    rooms = [Here(space, seen, [], [], []) for space, seen in zip(plan.spaces, table.shelter, strict=True)]
    by_id = {here.space.id: here for here in rooms}
    beds = [here for here in rooms if is_bed(voice.box, here.seen.fitting)]
    printed: dict[str, Here] = {here.space.printed: here for here in reversed(rooms)}
    for one in table.group:
        if one.at is not None:
            by_id[one.at].working.append(one)
            if one.builds is not None:
                by_id[one.at].plan.append(f"+ {fitting_named(voice, one.builds)}")
            if one.moves_to is not None:
                moved = by_id[one.at].seen.fitting
                by_id[one.moves_to].plan.append(f"→ {fitting_named(voice, moved)}")
        elif one.task == "bed" and beds:
            beds.pop(0).staying.append(one)
        elif one.task != "out":
            where = "floor" if one.task in ("floor", "bed") else "guard"
            printed[where].staying.append(one)
    return rooms


def is_bed(box: WarBox, name: str | None) -> bool:
    return any(card.id == name and card.bed for card in box.fittings)


def fitting_named(voice: Spoken, name: str | None) -> str:
    return next((card.name for card in voice.box.fittings if card.id == name), "")


# -- what is in a room ------------------------------------------------------------------------------------------------


def lies(here: Here) -> str:
    """The kind of the top card, if one lies there."""
    cards = here.seen.cards
    return "" if not cards else "remnants" if cards[-1].remnants else cards[-1].kind


def called(here: Here, voice: Spoken) -> list[str]:
    """What lies there, from long to short."""
    noun = voice.noun(f"obstacle-{lies(here)}")
    return [capitalised(str(noun)), capitalised(noun.form("short"))]


def name_of(here: Here, voice: Spoken) -> str:
    """In brackets where nobody can get now."""
    name = here.space.name
    return name if here.seen.reachable else f"({name})"


def inside(here: Here, voice: Spoken, room: int, most: int) -> list[Line]:
    """What is there, on so many lines at most: a card, a Fitting, or what is printed."""
    if lies(here):
        return [card_there(here, voice, room)]
    style = "" if here.seen.reachable else FAINT
    if here.plan:
        return written(here.plan[0], "italic", room, most)
    if here.seen.fitting is not None:
        days = here.seen.waits
        lines = written(fitting_named(voice, here.seen.fitting), f"{HEADING} {style}", room, 1 if days else most)
        return [*lines, [(voice.language.say("ready-in", {"days": days}), GOOD)]][:most] if days else lines
    if here.space.action is not None:
        return written(here.space.action.name, GOOD, room, most)
    if here.space.printed in PRINTED:
        return written(voice.language.say(f"room-{here.space.printed}"), GOOD, room, most)
    return [[(voice.language.say("room-dark"), FAINT)]] if here.space.dark else []


def card_there(here: Here, voice: Spoken, room: int) -> Line:
    """'Rubble ▒▒▒▒': the top card, in a word and as it looks, as far as there is room."""
    look, words = LYING[lies(here)], called(here, voice)
    more = f" ×{len(here.seen.cards)}" if len(here.seen.cards) > 1 else ""
    word = next((word for word in words if len(word + more) <= room), cut(words[-1], room - len(more))) + more
    left = room - len(word) - 1
    drawn = (look * left)[:left] if lies(here) in FILLING else look if len(look) <= left else ""
    return [(word, "" if here.seen.reachable else FAINT), (f" {drawn}" if drawn else "", FAINT)]


def written(words: str, style: str, room: int, most: int) -> list[Line]:
    """On so many lines at most; what has no room is cut off."""
    lines = wrap(words, room, break_long_words=False)
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), room)]
    return [[(cut(line, room), style)] for line in lines]


def people_in(here: Here, voice: Spoken, room: int) -> Line:
    """'1 Ingvar'; two and more only by their numbers. Who is at work stands out."""
    marked = [(one, PERSON) for one in here.working] + [(one, HEADING) for one in here.staying]
    figures = figures_in(here, voice)
    if figures:
        numbers = [(f"{one.person} ", style) for one, style in marked]
        return [*numbers, (cut(figures, room - 2 * len(numbers)), PERSON)]
    if not marked:
        return []
    if len(marked) == 1:
        one, style = marked[0]
        return [(cut(f"{one.person} {first_name(voice, one)}", room), style)]
    line: Line = []
    for one, style in marked:
        line += [(str(one.person), style), (" ", "")]
    return line[:-1]


def figures_in(here: Here, voice: Spoken) -> str:
    """Who else stands there: '1 farmer'."""
    counted = Counter(here.seen.figures)
    return ", ".join(voice.counted(number, voice.noun(f"figure-{figure}")) for figure, number in counted.items())


# -- the cross-section ------------------------------------------------------------------------------------------------


class Section:
    """The house on squared paper. The ceiling of each room bears its name on the board."""

    def __init__(self, plan: Plan, rooms: Sequence[Here], table: WarView, voice: Spoken, room: int) -> None:
        self.voice, self.room = voice, room
        self.tall = room >= TALL_ROOM and table.phase in AT_WORK
        self.high = 3 if self.tall else 2
        self.rooms = rooms
        self.at = {(here.space.floor, here.space.column): here for here in rooms}
        self.top = max(space.floor for space in plan.spaces)
        self.columns = max(space.column for space in plan.spaces)
        holes = [space.id for space in plan.spaces if space.hole]
        self.holes = {name: (number + 1, table.boarded[number]) for number, name in enumerate(holes)}
        self.roof = int(self.tall)
        self.width = self.columns * (room + 1) + 1 + 2 * MARGIN
        self.canvas = Canvas(self.width, self.roof + (self.top + 1) * (self.high + 1) + 1)

    def drawn(self) -> RenderableType:
        if self.roof:
            flat = self.width - 2 * MARGIN - 2 * len(RISING)
            self.canvas.put(MARGIN, 0, RISING + "█" * flat + RISING[::-1], FAINT)
        for floor in range(self.top + 1):
            self.walls(floor)
        for here in self.rooms:
            self.furnish(here)
        return Group(*self.canvas.lines())

    def ceiling_of(self, floor: int) -> int:
        return self.roof + (self.top - floor) * (self.high + 1)

    def left_of(self, column: int) -> int:
        """Where the wall stands."""
        return MARGIN + (column - 1) * (self.room + 1)

    def walls(self, floor: int) -> None:
        """A floor with its ceiling; under the cellar, the ground."""
        y = self.ceiling_of(floor)
        ends = "┌┬┐" if floor == self.top else "├┼┤"
        self.line(y, ends)
        if floor == 0:
            self.line(y + self.high + 1, "└┴┘")
            for edge in (0, self.width - 1):
                self.canvas.put(edge, y, "─", FAINT)  # the street
        for line in range(y + 1, y + self.high + 1):
            for column in range(1, self.columns + 2):
                self.canvas.put(self.left_of(column), line, "│")
            if floor == 0:
                for edge in (0, self.width - 1):
                    self.canvas.put(edge, line, EARTH, FAINT)

    def line(self, y: int, ends: str) -> None:
        for column in range(1, self.columns + 2):
            corner = ends[0] if column == 1 else ends[2] if column > self.columns else ends[1]
            self.canvas.put(self.left_of(column), y, corner + ("─" * self.room if column <= self.columns else ""))

    def furnish(self, here: Here) -> None:
        space = here.space
        x, y = self.left_of(space.column) + 1, self.ceiling_of(space.floor)
        self.canvas.put(x + 1, y, space.id, FAINT)
        room = self.room - (len(LADDER) if space.ladder else 0)
        for place, pieces in enumerate(self.lines_in(here, room), 1):
            self.canvas.write(x, y + place, pieces)
        if space.ladder:
            for line in range(y, y + self.high + 1):
                self.canvas.put(x + self.room - len(LADDER), line, LADDER)
        if space.id in self.holes:
            number, boarded = self.holes[space.id]
            wall = x + self.room
            for line in range(1, self.high + 1):
                self.canvas.put(wall, y + line, BOARDED if boarded else OPEN_HOLE, HEADING)
            self.canvas.put(wall, y + (self.high + 1) // 2, str(number), HEADING)

    def lines_in(self, here: Here, room: int) -> list[Line]:
        """The name above, what is there below it, who is there on the last line."""
        people = people_in(here, self.voice, room)
        left = self.high - bool(people)
        there = inside(here, self.voice, room, left - self.tall)
        style = FAINT if not here.seen.reachable or here.seen.cards else ""
        named = written(name_of(here, self.voice), style, room, left - len(there)) if left > len(there) else []
        gap: list[Line] = [[]] * (left - len(named) - len(there))
        return [*named, *gap, *there, *([people] if people else [])]


# -- the list ---------------------------------------------------------------------------------------------------------

FLOORS: Final = ("cellar", "ground", "upper", "attic")


def as_list(rooms: Sequence[Here], table: WarView, voice: Spoken) -> RenderableType:
    """Floor by floor: only rooms in which there is something, or somebody."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style=HEADING, no_wrap=True)
    grid.add_column()
    holes = iter(table.boarded)
    boards = {here.space.id: next(holes) for here in rooms if here.space.hole}
    for floor in sorted({here.space.floor for here in rooms}, reverse=True):
        said = [listed(here, voice, boards.get(here.space.id)) for here in rooms if here.space.floor == floor]
        name = voice.language.say(f"floor-{FLOORS[floor]}") if floor < len(FLOORS) else str(floor)
        grid.add_row(name, Text("; ").join(text for text in said if text))
    return grid


def listed(here: Here, voice: Spoken, boarded: bool | None) -> Text:
    lying = called(here, voice)[:1] if lies(here) else []
    there = lying or [text for line in inside(here, voice, 99, 2) for text, _ in line]
    people = people_in(here, voice, 99)
    if boarded is not None:
        there.append(voice.language.say("hole-boarded" if boarded else "hole-open"))
    if not people and not there:
        return Text()
    text = Text(name_of(here, voice), "" if here.seen.reachable else FAINT)
    if there:
        text.append(f": {', '.join(there)}")
    for word, style in [(" ", ""), *people] if people else []:
        text.append(word, style)
    return text
