"""The map: every place of the crater as a hexagon in its row, or as a list where there is no room for that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .....kernel import listing
from ...box import FrostpunkBox
from ...city.map import CORNER_FAR, DRAWER, FAR, GENERATOR, GENERATOR_HEXES, HEXES, NEAR, Hex
from ..crater import FrostpunkGenerator, FrostpunkPlace, FrostpunkSpace
from ..view import FrostpunkView
from .canvas import Canvas, Line, Piece, length
from .marks import DEPOSIT, FAINT, FROST, HEADING, HEAT, MEEPLES, PERSON, mark_of, style_of, warmth

RADIUS: Final = 3
ACROSS: Final = 2 * RADIUS + 1
WRITTEN: Final = 3  # lines in a hexagon
PITCH: Final = WRITTEN + 1
LEAST_CELL: Final = 11
MOST_CELL: Final = 16
FULL_NAMES: Final = len("near-10 *cold")  # columns
SLOPE: Final = "'-."  # from high to low

# Each Building for hexagons with room, and for narrow ones: at most 9 letters and 6, so that a + has room behind them.
SHORT: Final = {
    "cookhouse": ("Cookhouse", "Cookhs"),
    "platform": ("Platform", "Platfm"),
    "generator": ("Generator", "Genrtr"),
    "workshop": ("Workshop", "Wkshop"),
    "charcoal-kiln": ("Kiln", "Kiln"),
    "hunters-hut": ("Hunters", "Hunter"),
    "gathering-post": ("Gatherers", "Gather"),
    "factory": ("Factory", "Factry"),
    "sawmill": ("Sawmill", "Sawmll"),
    "medical-post": ("Med. Post", "MedPst"),
    "beacon": ("Beacon", "Beacon"),
    "coal-thumper": ("Thumper", "Thumpr"),
    "infirmary": ("Infirmary", "Infirm"),
    "hothouse": ("Hothouse", "Hothse"),
    "coal-mine": ("Coal Mine", "C.Mine"),
    "wall-drill": ("WallDrill", "WDrill"),
    "house": ("House", "House"),
    "bunkhouse": ("Bunkhouse", "Bunkhs"),
    "tent": ("Tent", "Tent"),
    "child-shelter": ("ChildShel", "ChildS"),
    "care-house": ("CareHouse", "CareHs"),
    "fighting-arena": ("Arena", "Arena"),
    "public-house": ("Pub", "Pub"),
    "field-kitchen": ("F.Kitchen", "FKitch"),
    "cemetery": ("Cemetery", "Cemetr"),
    "temple": ("Temple", "Temple"),
    "faith-keepers": ("F.Keepers", "Keeprs"),
    "snow-pit": ("Snow Pit", "SnwPit"),
    "propaganda-centre": ("Propag.Ct", "Propag"),
    "agitator": ("Agitator", "Agitat"),
    "prison": ("Prison", "Prison"),
    "steam-hub": ("Steam Hub", "StmHub"),
    "ruins": ("Ruins", "Ruins"),
}


def crater(
    table: FrostpunkView, box: FrostpunkBox, width: int, corners: list[list[Line]]
) -> tuple[RenderableType, bool]:
    """The map, and whether it had room for blocks in its corners: top left and right, bottom left and right."""
    cell = min(MOST_CELL, (width - 1) // ACROSS)
    if cell < LEAST_CELL:
        return as_list(table, box), False
    canvas = Canvas(cell * ACROSS + 1, PITCH * ACROSS + 1)
    written = hexagons(table, box, cell)
    for style, edged in edges(table, box).items():  # the nearer to the tower, the later, and over the others
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
    around = [(place, HEXES[place]) for place in (*NEAR, *FAR)]
    return {
        FAINT: [at for place, at in around if box.place_words[place] not in there],
        "": [at for place, at in around if box.place_words[place] in there],
        HEAT: [*GENERATOR_HEXES, DRAWER, (0, 0)],
    }


def hexagons(table: FrostpunkView, box: FrostpunkBox, cell: int) -> dict[Hex, list[Line]]:
    """What is written in each hexagon."""
    room = cell - 1
    tiles = {one.place: one for one in table.map}
    generator = tiles[box.place_words[GENERATOR]]
    written = {(0, 0): tower(table.generator, room), DRAWER: drawer(table.generator, room)}
    for number, (at, space) in enumerate(zip(GENERATOR_HEXES, generator.spaces, strict=True), 1):
        written[at] = generator_space(number, generator, space, room)
    deposits = {CORNER_FAR[corner]: word for corner, word in enumerate(table.deposits) if word}
    for place in (*NEAR, *FAR):
        word = box.place_words[place]
        deposit = deposits.get(place, "")
        written[HEXES[place]] = tile(tiles[word], deposit, room) if word in tiles else snow(word, deposit, room)
    return written


def centred(lines: list[Piece], room: int) -> list[Line]:
    return [[(text[:room].center(room).rstrip(), style)] for text, style in lines]


def tower(generator: FrostpunkGenerator, room: int) -> list[Line]:
    heat, cold = generator.heat, generator.cold
    return centred([("TOWER", HEADING), (f"heat {heat}", f"bold {HEAT}"), (f"cold {cold}", f"bold {FROST}")], room)


def drawer(generator: FrostpunkGenerator, room: int) -> list[Line]:
    """The cubes that fell out, and those still held inside."""
    lines = [("drawer", HEADING), (f"{generator.stress} stress", ""), (f"{generator.inside} inside", FAINT)]
    return centred(lines, room)


def generator_space(number: int, place: FrostpunkPlace, space: FrostpunkSpace, room: int) -> list[Line]:
    return [title(f"gen-{number}", place.heated, "", room), on_space("", space, room), []]


def tile(place: FrostpunkPlace, deposit: str, room: int) -> list[Line]:
    lines = [title(place.place, place.heated, deposit, room)]
    return lines + [on_space(letter, space, room) for letter, space in zip("ab", place.spaces, strict=True)]


def snow(word: str, deposit: str, room: int) -> list[Line]:
    lies = f"{DEPOSIT} {deposit}" if deposit else "· snow"
    below: Piece = ("deposit", FAINT) if deposit else ("", "")
    return centred([(place_name(word, room), FAINT), (lies, "" if deposit else FAINT), below], room)


def place_name(word: str, room: int) -> str:
    """near-3; in a narrow hexagon n3."""
    ring, _, number = word.partition("-")
    return word if room >= FULL_NAMES else ring[0] + number


def title(word: str, heated: bool, deposit: str, room: int) -> Line:
    """'near-3 ~ warm'; beside a Deposit 'far-4  ~◆coal'."""
    name = place_name(word, room)
    right = f"{mark_of(heated)}{DEPOSIT}{deposit}" if deposit else warmth(heated)
    if len(name) + len(right) >= room:
        right = right.replace(" ", "")
    return [(name, HEADING), (right.rjust(room - len(name)), style_of(heated))]


def on_space(letter: str, space: FrostpunkSpace, room: int) -> Line:
    """'a~Bunkhouse W': the space, whether it is heated, what is there, who stands there."""
    head: Line = [(letter or " ", FAINT), (mark_of(space.heated), style_of(space.heated))]
    name, style = thing(space, room - 3)
    person = MEEPLES[space.meeple] if space.meeple else ""
    return [*head, (name.ljust(room - 3), style), (person, PERSON)]


def thing(space: FrostpunkSpace, room: int) -> Piece:
    building = space.building
    if building is not None:
        if not space.first:
            return "(large)", FAINT
        plus = "+" if space.upgraded else ""
        names = SHORT.get(building, (building, building))
        fitting = (name for name in names if len(name) + len(plus) <= room)
        return next(fitting, names[-1][: room - len(plus)]) + plus, "bold"
    return (lying(space), "") if space.lies else ("free", FAINT)


def lying(space: FrostpunkSpace) -> str:
    """'3 coal', '1 core', '2 trees'."""
    word, number = space.lies, space.amount
    return f"{number} {word}{'s' if word in ('core', 'tree') and number != 1 else ''}"


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


def as_list(table: FrostpunkView, box: FrostpunkBox) -> RenderableType:
    """Tile by tile, then what lies under the snow, and the Deposits."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for place in table.map:
        spaces = Text(", ").join(listed_space(space, box) for space in place.spaces)
        heated = place.heated
        grid.add_row(Text(place.place, HEADING), Text(warmth(heated), style_of(heated)), spaces)
    return Group(grid, *(Text(line, FAINT) for line in unseen(table, box)))


def listed_space(space: FrostpunkSpace, box: FrostpunkBox) -> Text:
    """'b Bunkhouse ~ W': as in a hexagon, in whole words."""
    letter = space.space.rpartition("/")[2].rpartition("-")[2]
    name, style = thing(space, 99)
    if space.building is not None and space.first:
        name = building_words(space, box)
    heated = space.heated
    text = Text.assemble((f"{letter} ", FAINT), (name, style), (f" {mark_of(heated)}", style_of(heated)))
    if space.meeple:
        text.append(" ").append(MEEPLES[space.meeple], PERSON)
    return text


def building_words(space: FrostpunkSpace, box: FrostpunkBox) -> str:
    named = {row.id: row.name for row in box.buildings}
    return named.get(space.building or "", "Ruins") + ("+" if space.upgraded else "")


def unseen(table: FrostpunkView, box: FrostpunkBox) -> Iterator[str]:
    there = {one.place for one in table.map}
    for ring, places in (("near", NEAR), ("far", FAR)):
        hidden = [box.place_words[place].rpartition("-")[2] for place in places if box.place_words[place] not in there]
        if hidden:
            yield f"Under snow, {ring}: {', '.join(hidden)}"
    deposits = [f"{word} at {box.place_words[CORNER_FAR[at]]}" for at, word in enumerate(table.deposits) if word]
    if deposits:
        yield f"Deposits: {listing(deposits)}"
