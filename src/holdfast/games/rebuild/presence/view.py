"""What a seat may know (RB-SET-12, RB-SET-13, RB-LEAD-03)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....presence import Shown
from ..scoring import hearts, influence
from ..state import LEADERS, NONE, SQUARES, City


class RebuildTokens(Shown, frozen=True):
    water: int
    food: int
    supplies: int
    worker: int
    distressed: int
    injured: int
    influence: int
    story: int
    money: int


class RebuildOnBoard(Shown, frozen=True):
    """The six squares of the board that hold tokens."""

    water: int
    food: int
    supplies: int
    worker: int
    distressed: int
    injured: int


class RebuildOptions(Shown, frozen=True):
    """What the table agreed on before the game."""

    same_action: Literal["place", "kind"]
    leader_bonus: Literal["all", "not-leaders"]
    tied_bonus: Literal["all", "nobody"]
    objectives_for: Literal["all", "own"]


class RebuildFaceDown(Shown, frozen=True):
    level_1: int
    level_2: int
    resupply_1: int
    resupply_2: int


class RebuildSpace(Shown, frozen=True):
    """A space of a mat: its tiles from the lowest to the visible one, and how many markers lie there."""

    place: str
    pile: list[str]
    leader: bool
    used: int


class RebuildPlayer(Shown, frozen=True):
    """`squares`: markers on the three middle squares. `special` is an id, `hidden` or `built`. `objective` is None
    while it is hidden; `sheet` holds the lines of the score sheet once the game is over."""

    seat: int
    mat: int
    held: RebuildTokens
    workers: int
    points: int
    influence: int
    hearts: int
    markers: int
    leaders: int
    spaces: list[RebuildSpace]
    squares: list[int]
    special: str
    objective: str | None
    sheet: list[int] | None


class RebuildView(Shown, frozen=True):
    """The whole table. `row` is the offer from the newest tile to the oldest, which goes when the round ends."""

    round: int
    level: int
    ending: bool
    step: Literal["leaders", "turn"]
    first: int
    active: int
    options: RebuildOptions
    supply: RebuildTokens
    board: RebuildOnBoard
    leaders_left: int
    row: list[str]
    face_down: RebuildFaceDown
    discarded: list[str]
    resupply_used: list[str]
    open_objective: str
    players: list[RebuildPlayer]


def view(g: City, seat: int | None) -> RebuildView:
    """The table as this seat sees it: its own special tile and objective, and nobody else's until they are shown."""
    box = g.box
    return RebuildView(
        round=g.round,
        level=g.level,
        ending=g.ending,
        step="leaders" if g.step == LEADERS else "turn",
        first=g.first,
        active=g.active,
        options=msgspec.convert(dict(box.option_words(g)), RebuildOptions),
        supply=RebuildTokens(*g.supply),
        board=RebuildOnBoard(*g.board),
        leaders_left=g.leaders_left,
        row=[box.ids[tile] for tile in g.row],
        face_down=RebuildFaceDown(len(g.pile_1), len(g.pile_2), len(g.resupply_1), len(g.resupply_2)),
        discarded=[box.ids[tile] for tile in g.discarded],
        resupply_used=[box.resupply_ids[card] for card in g.spent_1 + g.spent_2],
        open_objective=box.objective_ids[g.open_objective],
        players=[player(g, other, seat) for other in range(g.seats)],
    )


def player(g: City, seat: int, viewer: int | None) -> RebuildPlayer:
    own = seat == viewer
    over = bool(g.sheet)
    return RebuildPlayer(
        seat=seat,
        mat=g.mats[seat],
        held=RebuildTokens(*g.held[seat]),
        workers=g.workers(seat),
        points=g.points[seat],
        influence=influence(g, seat),
        hearts=hearts(g, seat),
        markers=g.markers[seat],
        leaders=g.leaders[seat],
        spaces=[space(g, seat, place, own) for place in g.own_spaces(seat)],
        squares=g.used[seat][-SQUARES:],
        special=special(g, seat, own),
        objective=g.box.objective_ids[g.objectives[seat]] if own or over else None,
        sheet=list(g.sheet[seat]) if over else None,
    )


def space(g: City, seat: int, place: int, own: bool) -> RebuildSpace:
    """A Leader just placed in secret is shown to nobody else until all have placed theirs."""
    shown = own or g.step != LEADERS
    return RebuildSpace(
        place=g.box.place_words[place],
        pile=[g.box.ids[tile] for tile in g.piles[place]],
        leader=bool(g.leader_on[place]) if shown else False,
        used=g.used[seat][place - seat * g.box.spaces],
    )


def special(g: City, seat: int, own: bool) -> str:
    if g.specials[seat] == NONE:
        return "built"
    return g.box.ids[g.specials[seat]] if own else "hidden"
