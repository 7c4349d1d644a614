"""The map: every place as a hexagon in its row, or as a list where there is no room for that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .....presence.canvas import Canvas, Line, Piece, length
from ...box import FrostpunkBox
from ...city.map import DRAWER, GENERATOR, GENERATOR_HEXES, HEXES, Hex, Map
from ...speech import Spoken
from ..crater import FrostpunkGenerator, FrostpunkPlace, FrostpunkSpace
from ..view import FrostpunkView
from .marks import DEPOSIT, FAINT, FROST, HEADING, HEAT, MEEPLES, PERSON, mark_of, short_amount, style_of, warmth

RADIUS: Final = 3
ACROSS: Final = 2 * RADIUS + 1
WRITTEN: Final = 3  # lines in a hexagon
PITCH: Final = WRITTEN + 1
LEAST_CELL: Final = 11
MOST_CELL: Final = 16
FULL_NAMES: Final = len("near-10 *cold")  # columns
SLOPE: Final = "'-."  # from high to low


def crater(table: FrostpunkView, voice: Spoken, width: int, corners: list[list[Line]]) -> tuple[RenderableType, bool]:
    """The map, and whether it had room for blocks in its corners: top left and right, bottom left and right."""
    cell = min(MOST_CELL, (width - 1) // ACROSS)
    if cell < LEAST_CELL:
        return as_list(table, voice), False
    canvas = Canvas(cell * ACROSS + 1, PITCH * ACROSS + 1)
    written = hexagons(table, voice, cell)
    for style, edged in edges(table, voice.box).items():  # the nearer to the tower, the later, and over the others
        for at in edged:
            outline(canvas, at, cell, style)
    for at, lines in written.items():
        x, y = corner_of(at, cell)
        for place, line in enumerate(lines, 1):
            canvas.write(x + 1, y + place, line)
    placed = all(
        fill_corner(canvas, block, top=place < 2, left=place % 2 == 0, dry=True) for place, block in enumerate(corners)
    )
    if placed:
        for place, block in enumerate(corners):
            fill_corner(canvas, block, top=place < 2, left=place % 2 == 0)
    return Group(*canvas.lines()), placed


# -- hexagons ---------------------------------------------------------------------------------------------------------


def corner_of(at: Hex, cell: int) -> tuple[int, int]:
    """Where the left wall of a hexagon stands, and the line on which its roof is drawn."""
    q, r = at
    return (2 * q + r + 2 * RADIUS) * cell // 2, (r + RADIUS) * PITCH


def outline(canvas: Canvas, at: Hex, cell: int, style: str) -> None:
    left, top = corner_of(at, cell)
    right, _ = corner_of((at[0] + 1, at[1]), cell)
    middle = (left + right) // 2
    for line in range(top + 1, top + PITCH):
        for wall in (left, right):
            canvas.put(wall, line, "│", style)
    for line, ends_high in ((top, False), (top + PITCH, True)):
        slope(canvas, left, middle, line, ends_high, style)
        slope(canvas, right, middle, line, ends_high, style)


def slope(canvas: Canvas, end: int, middle: int, line: int, end_is_high: bool, style: str) -> None:
    """An edge from a wall to the middle: falling on the floor of a hexagon, rising on its roof."""
    steps = abs(middle - end)
    for step in range(steps + 1):
        fall = step if end_is_high else steps - step
        glyph = SLOPE[min(len(SLOPE) - 1, fall * len(SLOPE) // steps)]
        canvas.put(end + step if middle > end else end - step, line, glyph, style)


def edges(table: FrostpunkView, box: FrostpunkBox) -> dict[str, list[Hex]]:
    """Hexagons by the style of their edges: under snow, tiles, the Generator tile."""
    there = {one.place for one in table.map}
    ground = map_of(table, box)
    around = [(place, HEXES[place]) for place in (*ground.near, *ground.far, *ground.rock)]
    return {
        FAINT: [at for place, at in around if box.place_words[place] not in there],
        "": [at for place, at in around if box.place_words[place] in there],
        HEAT: [*GENERATOR_HEXES, DRAWER, (0, 0)],
    }


def hexagons(table: FrostpunkView, voice: Spoken, cell: int) -> dict[Hex, list[Line]]:
    """What is written in each hexagon."""
    box = voice.box
    room = cell - 1
    tiles = {one.place: one for one in table.map}
    generator = tiles[box.place_words[GENERATOR]]
    written = {(0, 0): tower(table.generator, voice, room), DRAWER: drawer(table.generator, voice, room)}
    for number, (at, space) in enumerate(zip(GENERATOR_HEXES, generator.spaces, strict=True), 1):
        written[at] = generator_space(number, generator, space, voice, room)
    ground = map_of(table, box)
    deposits = {ground.marks[mark]: word for mark, word in enumerate(table.deposits) if word}
    for place in (*ground.near, *ground.far, *ground.rock):
        word = box.place_words[place]
        deposit = str(voice.noun(f"goods-{deposits[place]}")) if place in deposits else ""
        if word in tiles:
            written[HEXES[place]] = tile(tiles[word], deposit, voice, room)
        else:
            covers = voice.language.say("rock" if place in ground.rock else "snow")
            written[HEXES[place]] = covered(word, deposit, covers, voice, room)
    return written


def map_of(table: FrostpunkView, box: FrostpunkBox) -> Map:
    """That of the scenario."""
    return next(setting.map for setting in box.settings if setting.story.id == table.scenario)


def centred(lines: list[Piece], room: int) -> list[Line]:
    return [[(text[:room].center(room).rstrip(), style)] for text, style in lines]


def tower(generator: FrostpunkGenerator, voice: Spoken, room: int) -> list[Line]:
    say = voice.language.say
    heat = say("tower-heat", {"heat": generator.heat}), f"bold {HEAT}"
    cold = say("tower-cold", {"cold": generator.cold}), f"bold {FROST}"
    return centred([(say("tower"), HEADING), heat, cold], room)


def drawer(generator: FrostpunkGenerator, voice: Spoken, room: int) -> list[Line]:
    """The cubes that fell out, and those still held inside."""
    say = voice.language.say
    stress = say("drawer-stress", {"cubes": generator.stress}), ""
    inside = say("drawer-inside", {"cubes": generator.inside}), FAINT
    return centred([(say("drawer"), HEADING), stress, inside], room)


def generator_space(number: int, place: FrostpunkPlace, space: FrostpunkSpace, voice: Spoken, room: int) -> list[Line]:
    return [title(f"gen-{number}", place.heated, "", voice, room), on_space("", space, voice, room), []]


def tile(place: FrostpunkPlace, deposit: str, voice: Spoken, room: int) -> list[Line]:
    lines = [title(place.place, place.heated, deposit, voice, room)]
    return lines + [on_space(letter, space, voice, room) for letter, space in zip("ab", place.spaces, strict=True)]


def covered(word: str, deposit: str, covers: str, voice: Spoken, room: int) -> list[Line]:
    lies = f"{DEPOSIT} {deposit}" if deposit else f"· {covers}"
    below: Piece = (voice.language.say("deposit"), FAINT) if deposit else ("", "")
    return centred([(place_name(word, room), FAINT), (lies, "" if deposit else FAINT), below], room)


def place_name(word: str, room: int) -> str:
    """near-3; in a narrow hexagon n3."""
    ring, _, number = word.partition("-")
    return word if room >= FULL_NAMES else ring[0] + number


def title(word: str, heated: bool, deposit: str, voice: Spoken, room: int) -> Line:
    """'near-3 ~ warm'; beside a Deposit 'far-4  ~◆coal'."""
    name = place_name(word, room)
    right = f"{mark_of(heated)}{DEPOSIT}{deposit}" if deposit else warmth(heated, voice)
    if len(name) + len(right) >= room:
        right = right.replace(" ", "")
    left = room - len(name)
    return [(name, HEADING), (right[:left].rjust(left), style_of(heated))]


def on_space(letter: str, space: FrostpunkSpace, voice: Spoken, room: int) -> Line:
    """'a~Bunkhouse W': the space, whether it is heated, what is there, who stands there."""
    head: Line = [(letter or " ", FAINT), (mark_of(space.heated), style_of(space.heated))]
    name, style = thing(space, voice, room - 3)
    person = MEEPLES[space.meeple] if space.meeple else ""
    if person and len(name) >= room - 3:
        name = name.replace(" ", "")  # 2trees W
    return [*head, (name[: room - 3].ljust(room - 3), style), (person, PERSON)]


def thing(space: FrostpunkSpace, voice: Spoken, room: int) -> Piece:
    """What is there; behind the name of a Building a + or a gap, if somebody stands there."""
    if space.building is None:
        if not space.lies:
            return voice.language.say("place-free"), FAINT
        return short_amount(space.amount, voice.noun(f"goods-{space.lies}"), voice), ""
    if not space.first:
        return voice.language.say("large-part"), FAINT
    noun, plus = voice.noun(f"building-{space.building}"), "+" if space.upgraded else ""
    short, letters = noun.form("short"), room - bool(plus or space.meeple)
    return (short if len(short) <= letters else noun.form("narrow")[:letters]) + plus, "bold"


# -- corners ----------------------------------------------------------------------------------------------------------


def fill_corner(canvas: Canvas, block: list[Line], *, top: bool, left: bool, dry: bool = False) -> bool:
    """Write a block beside the hexagons, if each of its lines has room there; `dry` only tries."""
    first = 0 if top else canvas.height - len(block)
    widest = max(length(line) for line in block)
    for y, line in enumerate(block, first):
        if (length(line) if left else widest) > canvas.free(y, left=left):
            return False
        if not dry:
            canvas.write(0 if left else canvas.width - widest, y, line)
    return True


# -- the list ---------------------------------------------------------------------------------------------------------


def as_list(table: FrostpunkView, voice: Spoken) -> RenderableType:
    """Tile by tile, then what lies under the snow, and the Deposits."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for place in table.map:
        spaces = Text(", ").join(listed_space(space, voice) for space in place.spaces)
        heated = place.heated
        grid.add_row(Text(place.place, HEADING), Text(warmth(heated, voice), style_of(heated)), spaces)
    return Group(grid, *(Text(line, FAINT) for line in unseen(table, voice)))


def listed_space(space: FrostpunkSpace, voice: Spoken) -> Text:
    """'b Bunkhouse ~ W': as in a hexagon, in whole words."""
    letter = space.space.rpartition("/")[2].rpartition("-")[2]
    name, style = thing(space, voice, 99)
    if space.building is not None and space.first:
        name = f"{voice.noun(f'building-{space.building}')}{'+' if space.upgraded else ''}"
    heated = space.heated
    text = Text.assemble((f"{letter} ", FAINT), (name, style), (f" {mark_of(heated)}", style_of(heated)))
    if space.meeple:
        text.append(" ").append(MEEPLES[space.meeple], PERSON)
    return text


def unseen(table: FrostpunkView, voice: Spoken) -> Iterator[str]:
    say, words, ground = voice.language.say, voice.box.place_words, map_of(table, voice.box)
    there = {one.place for one in table.map}
    for message, places in (("under-snow-near", ground.near), ("under-snow-far", ground.far)):
        hidden = [words[place].rpartition("-")[2] for place in places if words[place] not in there]
        if hidden:
            yield say(message, {"places": ", ".join(hidden)})
    deposits = [
        say("deposit-at", {"goods": voice.noun(f"goods-{word}"), "place": words[ground.marks[mark]]})
        for mark, word in enumerate(table.deposits)
        if word
    ]
    if deposits:
        yield say("deposits", {"deposits": voice.several(deposits)})
