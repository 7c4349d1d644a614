"""What never changes at a table of Rebuild, as a browser is told of it once: tiles, cards, mats and squares."""

from __future__ import annotations

from typing import Final, Literal, cast

from ....cards import Sentence
from ....presence import Shown
from ..actions import SQUARE_DOES
from ..box import RebuildBox
from ..phrases import buy_leader, gain, help_people, score, take, trade_here
from ..scoring import BONUS
from ..setup import printed_mat
from ..speech import Spoken, token
from ..state import DISTRESSED, INFLUENCE, KINDS, MARKERS, MOST_SEATS, ON_BOARD, ROW, SQUARES, USES, WATER
from .cards import SHEET, goal, resupply_words
from .view import RebuildOnBoard, RebuildTokens

Kind = Literal["water", "food", "supplies", "worker", "distressed", "injured", "influence", "story", "money"]
Icon = Literal["drop", "wheat", "hammer", "hand", "cross", "press", "star"]
Does = Literal["take", "help", "gain", "score", "leader", "trade"]

# What a phrase does, and the first kind of token that its nouns count from.
DOES: Final[dict[object, tuple[Does, int]]] = {
    take: ("take", WATER),
    help_people: ("help", DISTRESSED),
    gain: ("gain", INFLUENCE),
}


class RebuildGift(Shown, frozen=True):
    """One thing that a marker on a tile does: `number` of `kind`; for points and Leaders `kind` is None. `price` is
    what a Leader costs."""

    does: Does
    number: int
    kind: Kind | None
    price: RebuildTokens | None
    words: str


class RebuildTile(Shown, frozen=True):
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


class RebuildObjective(Shown, frozen=True):
    id: str
    name: str
    card: str
    words: str


class RebuildResupply(Shown, frozen=True):
    id: str
    card: str
    level: int
    tokens: RebuildOnBoard
    words: str


class RebuildSquare(Shown, frozen=True):
    """A square of the board: `place` as in answers."""

    place: str
    name: str
    words: str


class RebuildStore(Shown, frozen=True):
    """A square that holds tokens of one kind."""

    place: str
    kind: Kind


class RebuildMat(Shown, frozen=True):
    """The spaces of a seat's mat; `printed` are the tiles that lie on the first of them from the start."""

    seat: int
    places: list[str]
    printed: list[str]


class RebuildNoun(Shown, frozen=True):
    """`forms` are the language's own, by their names: the plain one under '', `other`, `gender`..."""

    id: Kind
    forms: dict[str, str]


class RebuildLimits(Shown, frozen=True):
    track: int
    leaders: int
    row: int
    uses: int
    markers: int
    bonus: int


class RebuildBoard(Shown, frozen=True):
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


def board(voice: Spoken) -> RebuildBoard:
    box = voice.box
    middle = range(box.squares, box.squares + SQUARES)
    on_mat = [box.ids[pile[0]] for pile in printed_mat(box) if pile]
    return RebuildBoard(
        tiles=[tile_row(voice, number) for number in range(len(box.tiles))],
        objectives=[
            RebuildObjective(card.id, str(voice.thing("objective", number)), card.id, goal(number, voice))
            for number, card in enumerate(box.objectives)
        ],
        resupply=[
            RebuildResupply(
                card.id, card.id, card.level, RebuildOnBoard(*box.resupply[number]), resupply_words(number, voice)
            )
            for number, card in enumerate(box.resupply_cards)
        ],
        squares=[
            RebuildSquare(box.place_words[place], str(voice.thing("place", place)), voice.fact(SQUARE_DOES[square]))
            for square, place in enumerate(middle)
        ],
        stores=[
            RebuildStore(box.place_words[box.squares + SQUARES + kind], kind_word(box, kind))
            for kind in range(ON_BOARD)
        ],
        mats=[
            RebuildMat(seat, [box.place_words[place] for place in box.mat(seat)], on_mat) for seat in range(MOST_SEATS)
        ],
        kinds=[noun(voice, kind) for kind in range(KINDS)],
        icons=[cast(Icon, icon) for icon in box.icon_words],
        tokens=RebuildTokens(*box.tokens),
        sheet=[voice.language.say(f"sheet-{heading}") for heading in SHEET],
        limits=RebuildLimits(track=box.track, leaders=box.leaders, row=ROW, uses=USES, markers=MARKERS, bonus=BONUS),
    )


def kind_word(box: RebuildBox, kind: int) -> Kind:
    return cast(Kind, box.kind_words[kind])


def noun(voice: Spoken, kind: int) -> RebuildNoun:
    return RebuildNoun(kind_word(voice.box, kind), dict(token(voice, kind).forms))


def tile_row(voice: Spoken, number: int) -> RebuildTile:
    box = voice.box
    tile = box.tiles[number]
    return RebuildTile(
        id=tile.id,
        word=box.tile_words[number],
        name=str(voice.thing("tile", number)),
        card=tile.id,
        kind="printed" if number in box.printed else "building" if number in box.buildings else "special",
        level=tile.level,
        three=tile.three,
        icon=cast(Icon, box.icon_words[tile.icon]),
        cost=RebuildTokens(*tile.cost),
        price=voice.fact(("costs-short", box.prices[number][-1])),
        gives=[gift(voice, sentence) for sentence in tile.gives],
        words=voice.joined([voice.words(sentence) for sentence in tile.gives]),
        points=tile.points,
        influence=tile.influence,
        hearts=tile.hearts,
    )


def gift(voice: Spoken, sentence: Sentence) -> RebuildGift:
    """What one phrase of a tile gives, to be drawn as icons; and its words."""
    words = voice.cards.words(sentence)
    if sentence.act is trade_here:
        return RebuildGift("trade", 1, None, None, words)
    first = sentence.args[0]
    if sentence.act is buy_leader:
        assert isinstance(first, tuple)
        return RebuildGift("leader", 1, None, RebuildTokens(*first), words)
    assert isinstance(first, int)
    if sentence.act is score:
        return RebuildGift("score", first, None, None, words)
    does, nouns = DOES[sentence.act]
    kind = sentence.args[1]
    assert isinstance(kind, int)
    return RebuildGift(does, first, kind_word(voice.box, nouns + kind), None, words)
