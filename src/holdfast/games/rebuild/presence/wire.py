"""What a browser is told of Rebuild: exactly what `view.py` returns, and what `shown.py` says of the boards.

The client's TypeScript types are made from these structs; a test converts real views to them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["water", "food", "supplies", "worker", "distressed", "injured", "influence", "story", "money"]
Icon = Literal["drop", "wheat", "hammer", "hand", "cross", "press", "star"]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them share: unknown fields are refused."""


# -- the view: what lies on the table now -----------------------------------------------------------------------------


class RebuildTokens(Wire, frozen=True):
    water: int
    food: int
    supplies: int
    worker: int
    distressed: int
    injured: int
    influence: int
    story: int
    money: int


class RebuildOnBoard(Wire, frozen=True):
    """The six squares of the board that hold tokens."""

    water: int
    food: int
    supplies: int
    worker: int
    distressed: int
    injured: int


class RebuildOptions(Wire, frozen=True):
    """What the table agreed on before the game."""

    same_action: Literal["place", "kind"]
    leader_bonus: Literal["all", "not-leaders"]
    tied_bonus: Literal["all", "nobody"]
    objectives_for: Literal["all", "own"]


class RebuildFaceDown(Wire, frozen=True):
    level_1: int
    level_2: int
    resupply_1: int
    resupply_2: int


class RebuildSpace(Wire, frozen=True):
    """A space of a mat: its tiles from the lowest to the visible one, and how many markers lie there."""

    place: str
    pile: list[str]
    leader: bool
    used: int


class RebuildPlayer(Wire, frozen=True):
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


class RebuildView(Wire, frozen=True):
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


# -- the boards: what never changes -----------------------------------------------------------------------------------


class RebuildGift(Wire, frozen=True):
    """One thing that a marker on a tile does: `number` of `kind`; for points and Leaders `kind` is None. `price` is
    what a Leader costs."""

    does: Literal["take", "help", "gain", "score", "leader", "trade"]
    number: int
    kind: Kind | None
    price: RebuildTokens | None
    words: str


class RebuildTile(Wire, frozen=True):
    """`word` is what answers call it: `tile:WORD` is its target. `cost` is its price on an open space."""

    id: str
    word: str
    name: str
    card: str
    kind: Literal["printed", "building", "special"]
    level: int
    three: bool
    icon: Icon
    cost: RebuildTokens
    price: str
    gives: list[RebuildGift]
    words: str
    points: int
    influence: int
    hearts: int


class RebuildObjective(Wire, frozen=True):
    id: str
    name: str
    card: str
    words: str


class RebuildResupply(Wire, frozen=True):
    id: str
    card: str
    level: int
    tokens: RebuildOnBoard
    words: str


class RebuildSquare(Wire, frozen=True):
    """A square of the board: `place` as in answers."""

    place: str
    name: str
    words: str


class RebuildStore(Wire, frozen=True):
    """A square that holds tokens of one kind."""

    place: str
    kind: Kind


class RebuildMat(Wire, frozen=True):
    """The spaces of a seat's mat; `printed` are the tiles that lie on the first of them from the start."""

    seat: int
    places: list[str]
    printed: list[str]


class RebuildNoun(Wire, frozen=True):
    id: Kind
    one: str
    many: str


class RebuildLimits(Wire, frozen=True):
    track: int
    leaders: int
    row: int
    uses: int
    markers: int
    bonus: int


class RebuildBoard(Wire, frozen=True):
    """`sheet`: the headings of the lines of the score sheet."""

    tiles: list[RebuildTile]
    objectives: list[RebuildObjective]
    resupply: list[RebuildResupply]
    squares: list[RebuildSquare]
    stores: list[RebuildStore]
    mats: list[RebuildMat]
    kinds: list[RebuildNoun]
    icons: list[Icon]
    tokens: RebuildTokens
    sheet: list[str]
    limits: RebuildLimits
