"""How Rebuild's table is drawn in a terminal: from what a seat may see, and nothing else.

Marks are letters, never colours alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import astuple
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....kernel import Outcome, Seen
from ..box import RebuildBox
from ..speech import Spoken
from ..state import FOOD, MONEY, SUPPLIES, WATER, WORKER
from . import cards as writing
from .cards import counted, goal, in_short, objective, score_sheet, secrets, shows, whole_tile
from .view import RebuildOnBoard, RebuildPlayer, RebuildSpace, RebuildTokens, RebuildView


def legend(voice: Spoken) -> str:
    """What the marks mean."""
    return voice.language.say("legend")


Card = tuple[str, str, str, Callable[[], RenderableType]]  # id, title, kind, and how it is drawn

WIDE: Final = 100
PAID_IN: Final = (WATER, FOOD, SUPPLIES, WORKER, MONEY)
KIND_HEADINGS: Final = (
    "water", "food", "supplies", "workers", "distressed", "injured", "Influence", "stories", "money",
)  # fmt: skip
PRICE_HEADINGS: Final = {WATER: "water", FOOD: "food", SUPPLIES: "supp", WORKER: "work", MONEY: "mon"}
HEADING: Final = "bold"
FAINT: Final = "dim"
OWN: Final = "bold cyan"


def picture(view: Seen[RebuildView], voice: Spoken, width: int) -> RenderableType:
    """The whole table: the round, what is on offer, who has what, the own mat, the rivals, and what counts."""
    box = voice.box
    table = view.table
    names, seat = view.names, view.seat
    tiles = {name: number for number, name in enumerate(box.ids)}
    own = [player for player in table.players if player.seat == seat]
    rivals = [player for player in table.players if player.seat != seat]
    parts: list[RenderableType] = [headline(table, names)]
    parts += [offer(table, own, box, tiles, width), tokens(table, names, seat)]
    for player in own:
        parts += [standing(player, names, "you"), mat(player, box, tiles, width)]
    for player in rivals:
        parts += [standing(player, names), buildings(player, box, tiles)]
    parts.append(objectives(table, own, box))
    return Group(*parts)


def headline(table: RebuildView, names: list[str]) -> Text:
    down = table.face_down
    to_come = f"{down.level_1} Level 1 and {down.level_2} Level 2 tiles to come"
    line = Text(f"Round {table.round}, Level {table.level}", style="bold reverse")
    line.append("  ", style="not reverse")
    if table.ending:
        line.append("LAST ROUND: the game ends when all markers are placed", style="bold not reverse")
    else:
        line.append(to_come, style="not bold not reverse")
    line.append(f"  {names[table.first]} goes first", style="not bold not reverse")
    return line


# -- what can be built ------------------------------------------------------------------------------------------------


def offer(table: RebuildView, own: list[RebuildPlayer], box: RebuildBox, tiles: dict[str, int], width: int) -> Table:
    """The row from the newest to the oldest, which goes at the end of the round; and the own special tile. The last
    column gets what room is left."""
    row = [tiles[name] for name in table.row]
    special = [tiles[player.special] for player in own if player.special in tiles]
    paid_in = [kind for kind in PAID_IN if any(kind in dict(box.prices[tile][-1]) for tile in row + special)]
    headings = ["On offer", "icon", *(PRICE_HEADINGS[kind] for kind in paid_in), "pts", "shows"]
    lines = [offered(tile, box, paid_in) for tile in row + special]
    for line in lines[len(row) :]:
        line[0] += ", yours"
    if row and not table.ending:
        lines[len(row) - 1][0] += " *"
    room = width - sum(max(map(len, column)) + 1 for column in zip(headings, *lines, strict=True))
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    for heading in headings:
        grid.add_column(heading, justify="left" if heading in ("On offer", "icon", "shows") else "right", no_wrap=True)
    grid.add_column("a marker gives", no_wrap=True, overflow="ellipsis", max_width=max(room, 1))
    for tile, line in zip(row + special, lines, strict=True):
        grid.add_row(*map(Text, line), Text(gives(tile, box)), style=OWN if tile in special else "")
    return grid


def offered(tile: int, box: RebuildBox, paid_in: list[int]) -> list[str]:
    price = dict(box.prices[tile][-1])
    return [
        box.names[tile],
        box.icon_words[box.icons[tile]],
        *(str(price.get(kind, "")) for kind in paid_in),
        str(box.points[tile]),
        shows(tile, box),
    ]


def gives(tile: int, box: RebuildBox) -> str:
    """What a marker gives, in as few words as the table has room for."""
    return ", ".join(in_short(box, sentence) for sentence in box.gives[tile])


# -- who has what -----------------------------------------------------------------------------------------------------


def tokens(table: RebuildView, names: list[str], seat: int | None) -> Table:
    """Every token in sight, a line each for the board, the supply and the players."""
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column("Tokens", no_wrap=True, overflow="ellipsis", min_width=6)
    for heading in KIND_HEADINGS:
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_row("board", *counts(table.board))
    grid.add_row("supply", *counts(table.supply), style=FAINT)
    for player in table.players:
        mine = player.seat == seat
        grid.add_row(names[player.seat], *counts(player.held), style=OWN if mine else "")
    return grid


def counts(held: RebuildTokens | RebuildOnBoard) -> list[str]:
    return [str(number) if number else "-" for number in astuple(held)]


def standing(player: RebuildPlayer, names: list[str], who: str = "") -> Text:
    parts = [
        counted(player.points, "point"),
        f"{player.influence} Influence",
        counted(player.hearts, "heart"),
        counted(player.markers, "marker"),
        counted(player.leaders, "Leader"),
    ]
    if not who:
        parts.append("special built" if player.special == "built" else "special hidden")
    line = Text(names[player.seat] + (f" ({who})" if who else ""), style=HEADING)
    line.append("  " + ", ".join(parts), style="not bold")
    return line


# -- mats -------------------------------------------------------------------------------------------------------------


def mat(player: RebuildPlayer, box: RebuildBox, tiles: dict[str, int], width: int) -> Table:
    """The own spaces in two columns, numbered as in their keys."""
    built = [one for one in player.spaces if one.pile]
    cells = [Text(space(one, box, tiles, width), no_wrap=True, overflow="ellipsis") for one in built]
    if len(built) < len(player.spaces):
        cells.append(Text(f"   {counted(len(player.spaces) - len(built), 'open space')}", style=FAINT))
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    half = (len(cells) + 1) // 2
    for row in range(half):
        grid.add_row(cells[row], cells[half + row] if half + row < len(cells) else "")
    return grid


def space(one: RebuildSpace, box: RebuildBox, tiles: dict[str, int], width: int) -> str:
    """'3 Scrap Yard, hammer L x': the space, its visible tile, a Leader, markers placed."""
    tile = tiles[one.pile[-1]]
    number = one.place.rpartition("-")[2]
    points = f", {box.points[tile]}p" if box.points[tile] else ""
    text = f"{number:>2} {box.names[tile]}, {box.icon_words[box.icons[tile]]}{points}"
    if width >= WIDE:
        text += f": {gives(tile, box)}"
    return f"{text} {marks(one)}"


def marks(one: RebuildSpace) -> str:
    used: int = one.used
    return ("L" if one.leader else "") + "x" * used


def buildings(player: RebuildPlayer, box: RebuildBox, tiles: dict[str, int]) -> Padding:
    """What a rival has built; of the printed tiles only those where something goes on."""
    shown = []
    for one in player.spaces:
        if one.pile:
            tile = tiles[one.pile[-1]]
            if tile not in box.printed or marks(one):
                shown.append(f"{box.names[tile]} {marks(one)}".rstrip())
    return Padding(Text(", ".join(shown) or "nothing built, nothing used yet"), (0, 0, 0, 3))


# -- what counts ------------------------------------------------------------------------------------------------------


def objectives(table: RebuildView, own: list[RebuildPlayer], box: RebuildBox) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text("Open objective", style=HEADING), objective(table.open_objective, box))
    for player in own:
        if player.objective is not None:
            grid.add_row(Text("Your secret", style=HEADING), objective(player.objective, box))
    return grid


# -- cards to read ----------------------------------------------------------------------------------------------------


def cards_in_sight(view: Seen[RebuildView], voice: Spoken) -> list[Card]:
    """Every tile and objective that this seat's view names."""
    box = voice.box
    table = view.table
    players = table.players
    piles = [name for player in players for one in player.spaces for name in one.pile]
    specials = [player.special for player in players if player.special in box.ids]
    cards: list[Card] = []
    for name in dict.fromkeys([*table.row, *specials, *piles, *table.discarded]):
        tile = box.ids.index(name)
        lines, story = whole_tile(tile, box), box.tiles[tile].story
        cards.append((name, box.names[tile], "Tile", partial(whole, name, box.names[tile], story, lines)))
    read = [table.open_objective, *(player.objective for player in players if player.objective is not None)]
    for name in dict.fromkeys(read):
        number = box.objective_ids.index(name)
        card, lines = box.objectives[number], [goal(number, box)]
        cards.append((name, card.name, "Objective", partial(whole, name, card.name, card.story, lines)))
    return cards


def whole(name: str, title: str, story: str, lines: list[str]) -> RenderableType:
    body = [*([Text(story, "italic")] if story else []), *map(Text, lines)]
    return Group(Text.assemble((title, HEADING), f"  {name}"), Padding(Group(*body), (0, 0, 0, 2)))


# -- the end ----------------------------------------------------------------------------------------------------------


def ending(view: Seen[RebuildView], voice: Spoken, width: int) -> RenderableType:
    """The score sheet, who won, and why."""
    box = voice.box
    players, names, outcome = view.table.players, view.names, view.end
    grid = Table(title="The score sheet", title_justify="left", header_style=HEADING)
    grid.add_column("")
    for player in players:
        grid.add_column(names[player.seat], justify="right", overflow="ellipsis", no_wrap=True)
    lines = list(score_sheet(players, outcome.scores))
    for heading, scored in lines[:-1]:
        grid.add_row(heading, *scored, end_section=heading == lines[-2][0])
    total, scored = lines[-1]
    grid.add_row(total, *scored, style=HEADING)
    return Group(grid, *map(Text, secrets(players, names, box)), verdict(outcome, names))


def verdict(outcome: Outcome, names: list[str]) -> Text:
    return Text(writing.verdict(outcome, names), style=HEADING)
