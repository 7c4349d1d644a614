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

from ....kernel import Seen
from ....presence import Drawing, verdict
from ..speech import Spoken, icon, token
from ..state import FOOD, KINDS, MONEY, SUPPLIES, WATER, WORKER
from .cards import goal, in_short, objective, score_sheet, secrets, shows, whole_tile
from .view import RebuildOnBoard, RebuildPlayer, RebuildSpace, RebuildTokens, RebuildView

Card = tuple[str, str, str, Callable[[], RenderableType]]  # id, title, kind, and how it is drawn

WIDE: Final = 100
PAID_IN: Final = (WATER, FOOD, SUPPLIES, WORKER, MONEY)
PRICE_HEADINGS: Final = {WATER: "water", FOOD: "food", SUPPLIES: "supplies", WORKER: "worker", MONEY: "money"}
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
    parts: list[RenderableType] = [headline(table, names, voice)]
    parts += [offer(table, own, voice, tiles, width), tokens(table, names, seat, voice)]
    for player in own:
        parts += [standing(player, names, voice, own=True), mat(player, voice, tiles, width)]
    for player in rivals:
        parts += [standing(player, names, voice), buildings(player, voice, tiles)]
    parts.append(objectives(table, own, voice))
    return Group(*parts)


def headline(table: RebuildView, names: list[str], voice: Spoken) -> Text:
    say = voice.language.say
    line = Text(say("headline", {"round": table.round, "level": table.level}), style="bold reverse")
    line.append("  ", style="not reverse")
    if table.ending:
        line.append(say("last-round"), style="bold not reverse")
    else:
        down = {"level_1": table.face_down.level_1, "level_2": table.face_down.level_2}
        line.append(say("tiles-to-come", down), style="not bold not reverse")
    line.append(f"  {say('goes-first', {'name': names[table.first]})}", style="not bold not reverse")
    return line


# -- what can be built ------------------------------------------------------------------------------------------------


def offer(table: RebuildView, own: list[RebuildPlayer], voice: Spoken, tiles: dict[str, int], width: int) -> Table:
    """The row from the newest to the oldest, which goes at the end of the round; and the own special tile. The last
    column gets what room is left."""
    box, say = voice.box, voice.language.say
    row = [tiles[name] for name in table.row]
    special = [tiles[player.special] for player in own if player.special in tiles]
    paid_in = [kind for kind in PAID_IN if any(kind in dict(box.prices[tile][-1]) for tile in row + special)]
    prices = [say(f"price-{PRICE_HEADINGS[kind]}") for kind in paid_in]
    headings = [say("offer"), say("offer-icon"), *prices, say("offer-points"), say("offer-shows")]
    lines = [offered(tile, voice, paid_in) for tile in row + special]
    for line in lines[len(row) :]:
        line[0] = say("offered-yours", {"tile": line[0]})
    if row and not table.ending:
        lines[len(row) - 1][0] += " *"
    room = width - sum(max(map(len, column)) + 1 for column in zip(headings, *lines, strict=True))
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    for place, heading in enumerate(headings):
        is_word = place in (0, 1, len(headings) - 1)
        grid.add_column(heading, justify="left" if is_word else "right", no_wrap=True)
    grid.add_column(say("offer-marker"), no_wrap=True, overflow="ellipsis", max_width=max(room, 1))
    for tile, line in zip(row + special, lines, strict=True):
        grid.add_row(*map(Text, line), Text(gives(tile, voice)), style=OWN if tile in special else "")
    return grid


def offered(tile: int, voice: Spoken, paid_in: list[int]) -> list[str]:
    box = voice.box
    price = dict(box.prices[tile][-1])
    return [
        name(tile, voice),
        str(icon(voice, box.icons[tile])),
        *(str(price.get(kind, "")) for kind in paid_in),
        str(box.points[tile]),
        shows(tile, voice),
    ]


def name(tile: int, voice: Spoken) -> str:
    return str(voice.thing("tile", tile))


def gives(tile: int, voice: Spoken) -> str:
    """What a marker gives, in as few words as the table has room for."""
    return ", ".join(in_short(voice, sentence) for sentence in voice.box.gives[tile])


# -- who has what -----------------------------------------------------------------------------------------------------


def tokens(table: RebuildView, names: list[str], seat: int | None, voice: Spoken) -> Table:
    """Every token in sight, a line each for the board, the supply and the players."""
    say = voice.language.say
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column(say("tokens"), no_wrap=True, overflow="ellipsis", min_width=6)
    for kind in range(KINDS):
        grid.add_column(token(voice, kind).form("other"), justify="right", no_wrap=True)
    grid.add_row(say("on-board"), *counts(table.board))
    grid.add_row(say("in-the-supply"), *counts(table.supply), style=FAINT)
    for player in table.players:
        mine = player.seat == seat
        grid.add_row(names[player.seat], *counts(player.held), style=OWN if mine else "")
    return grid


def counts(held: RebuildTokens | RebuildOnBoard) -> list[str]:
    return [str(number) if number else "-" for number in astuple(held)]


def standing(player: RebuildPlayer, names: list[str], voice: Spoken, *, own: bool = False) -> Text:
    say = voice.language.say
    parts = [
        say("worth-points", {"points": player.points}),
        say("worth-influence", {"influence": player.influence}),
        say("worth-hearts", {"hearts": player.hearts}),
        say("has-markers", {"markers": player.markers}),
        say("has-leaders", {"leaders": player.leaders}),
    ]
    if not own:
        parts.append(say("special-built" if player.special == "built" else "special-hidden"))
    who = names[player.seat]
    line = Text(say("who-you", {"name": who}) if own else who, style=HEADING)
    line.append("  " + ", ".join(parts), style="not bold")
    return line


# -- mats -------------------------------------------------------------------------------------------------------------


def mat(player: RebuildPlayer, voice: Spoken, tiles: dict[str, int], width: int) -> Table:
    """The own spaces in two columns, numbered as in their keys."""
    built = [one for one in player.spaces if one.pile]
    cells = [Text(space(one, voice, tiles, width), no_wrap=True, overflow="ellipsis") for one in built]
    if len(built) < len(player.spaces):
        left = {"spaces": len(player.spaces) - len(built)}
        cells.append(Text(f"   {voice.language.say('open-spaces', left)}", style=FAINT))
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    half = (len(cells) + 1) // 2
    for row in range(half):
        grid.add_row(cells[row], cells[half + row] if half + row < len(cells) else "")
    return grid


def space(one: RebuildSpace, voice: Spoken, tiles: dict[str, int], width: int) -> str:
    """'3 Scrap Yard, hammer L x': the space, its visible tile, a Leader, markers placed."""
    box = voice.box
    tile = tiles[one.pile[-1]]
    number = one.place.rpartition("-")[2]
    points = f", {voice.language.say('short-points', {'points': box.points[tile]})}" if box.points[tile] else ""
    text = f"{number:>2} {name(tile, voice)}, {icon(voice, box.icons[tile])}{points}"
    if width >= WIDE:
        text += f": {gives(tile, voice)}"
    return f"{text} {marks(one)}"


def marks(one: RebuildSpace) -> str:
    used: int = one.used
    return ("L" if one.leader else "") + "x" * used


def buildings(player: RebuildPlayer, voice: Spoken, tiles: dict[str, int]) -> Padding:
    """What a rival has built; of the printed tiles only those where something goes on."""
    shown = []
    for one in player.spaces:
        if one.pile:
            tile = tiles[one.pile[-1]]
            if tile not in voice.box.printed or marks(one):
                shown.append(f"{name(tile, voice)} {marks(one)}".rstrip())
    return Padding(Text(", ".join(shown) or voice.language.say("nothing-built")), (0, 0, 0, 3))


# -- what counts ------------------------------------------------------------------------------------------------------


def objectives(table: RebuildView, own: list[RebuildPlayer], voice: Spoken) -> Table:
    say = voice.language.say
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(say("open-objective"), style=HEADING), objective(table.open_objective, voice))
    for player in own:
        if player.objective is not None:
            grid.add_row(Text(say("secret-objective"), style=HEADING), objective(player.objective, voice))
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
    for key in dict.fromkeys([*table.row, *specials, *piles, *table.discarded]):
        tile = box.ids.index(key)
        title, kind = name(tile, voice), voice.language.say("card-tile")
        lines, story = whole_tile(tile, voice), box.tiles[tile].story
        cards.append((key, title, kind, partial(whole, key, title, story, lines)))
    read = [table.open_objective, *(player.objective for player in players if player.objective is not None)]
    for key in dict.fromkeys(read):
        number = box.objective_ids.index(key)
        title, kind = str(voice.thing("objective", number)), voice.language.say("card-objective")
        lines, story = [goal(number, voice)], box.objectives[number].story
        cards.append((key, title, kind, partial(whole, key, title, story, lines)))
    return cards


def whole(name: str, title: str, story: str, lines: list[str]) -> RenderableType:
    body = [*([Text(story, "italic")] if story else []), *map(Text, lines)]
    return Group(Text.assemble((title, HEADING), f"  {name}"), Padding(Group(*body), (0, 0, 0, 2)))


# -- the end ----------------------------------------------------------------------------------------------------------


def ending(view: Seen[RebuildView], voice: Spoken, width: int) -> RenderableType:
    """The score sheet, who won, and why."""
    players, names, outcome = view.table.players, view.names, view.end
    grid = Table(title=voice.language.say("score-sheet"), title_justify="left", header_style=HEADING)
    grid.add_column("")
    for player in players:
        grid.add_column(names[player.seat], justify="right", overflow="ellipsis", no_wrap=True)
    lines = list(score_sheet(players, outcome.scores, voice))
    for heading, scored in lines[:-1]:
        grid.add_row(heading, *scored, end_section=heading == lines[-2][0])
    total, scored = lines[-1]
    grid.add_row(total, *scored, style=HEADING)
    said = Text(verdict(voice.language, outcome.cause, [names[seat] for seat in outcome.winners]), style=HEADING)
    return Group(grid, *map(Text, secrets(players, names, voice)), said)


DRAWING: Final = Drawing(
    picture=picture,
    ending=ending,
    cards_in_sight=cards_in_sight,
)
