"""Arranging a Rebuild table for a test, in a line or two."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import holdfast
from holdfast.games import find
from holdfast.games.rebuild import RULES
from holdfast.games.rebuild.box import RebuildBox, open_box
from holdfast.games.rebuild.setup import set_up
from holdfast.games.rebuild.state import KINDS, NONE, TURN, City
from holdfast.kernel import Game, Rng
from holdfast.kernel.record import header_for
from holdfast.kernel.state import to_plain

BOX: RebuildBox = open_box(None)


def fresh(seats: int = 2, *, seed: int = 1, turn: bool = True, **options: str) -> City:
    """A city after set-up. With `turn`, Leaders are not asked for: seat 0 is first and about to place a marker."""
    city = set_up(BOX, seats, RULES.check_options(options), Rng(seed))
    if turn:
        city.step = TURN
        city.first = city.active = 0
    return city


def sit(city: City) -> Game[City]:
    """A game that stands at the first question of this city."""
    header = header_for(RULES, BOX, city.seats, 0, RULES.check_options({}), holdfast.__version__)
    return Game(find("rebuild"), BOX, header, city)


def tile(name: str) -> int:
    return BOX.names.index(name)


def give(city: City, seat: int, **tokens: int) -> None:
    """Set what a seat holds of some kinds, moving tokens between it and the supply: give(city, 0, water=2, money=3)."""
    for word, number in tokens.items():
        kind = BOX.kind_words.index(word)
        city.supply[kind] += city.held[seat][kind] - number
        city.held[seat][kind] = number
        assert city.supply[kind] >= 0, f"the box has not so many {word}"


def empty_hands(city: City, seat: int) -> None:
    give(city, seat, **dict.fromkeys(BOX.kind_words, 0))


def on_board(city: City, **tokens: int) -> None:
    """Set what lies on some squares of the board, moving tokens between it and the supply."""
    for word, number in tokens.items():
        kind = BOX.kind_words.index(word)
        city.supply[kind] += city.board[kind] - number
        city.board[kind] = number
        assert city.supply[kind] >= 0, f"the box has not so many {word}"


def out_of(city: City, name: str) -> int:
    """Take a tile from wherever it lies hidden or on offer, so that it can be laid elsewhere."""
    wanted = tile(name)
    for pile in (city.pile_1, city.pile_2, city.row, city.spare_specials):
        if wanted in pile:
            pile.remove(wanted)
    for seat, special in enumerate(city.specials):
        if special == wanted:
            city.specials[seat] = city.spare_specials.pop()
    return wanted


def lay(city: City, seat: int, space: int, *names: str, leader: bool = False) -> int:
    """Put tiles on a space (1 to 10) of a seat's mat, the last one on top; the place's number comes back."""
    place = seat * BOX.spaces + space - 1
    city.piles[place] = tuple(out_of(city, name) for name in names)
    city.leader_on[place] = int(leader)
    return place


def offer(city: City, *names: str) -> None:
    """Make this the building row, from the left; what was there goes under its pile."""
    for old in city.row:
        (city.pile_1 if BOX.tiles[old].level == 1 else city.pile_2).insert(0, old)
    city.row.clear()
    city.row += [out_of(city, name) for name in names]


def hold_special(city: City, seat: int, name: str | None) -> None:
    """Give a seat this special tile, or (None) let it have built its own somewhere out of sight."""
    old = city.specials[seat]
    if name is None:
        city.specials[seat] = NONE
        return
    if old == tile(name):
        return
    wanted = out_of(city, name)
    if old != NONE:
        city.spare_specials.append(old)
    city.specials[seat] = wanted


def has(city: City, seat: int) -> dict[str, int]:
    """What a seat holds, by word, without the noughts."""
    return {BOX.kind_words[kind]: city.held[seat][kind] for kind in range(KINDS) if city.held[seat][kind]}


def names_of(tiles: list[int]) -> list[str]:
    return [BOX.names[number] for number in tiles]


def keys(game: Game[City]) -> list[str]:
    """The keys of the open question's options."""
    return game.decision.keys if game.decision is not None else []


def face_down(city: City, level: int, *names: str) -> None:
    """Make these the tiles left in the pile of a level, the first one on top; the others leave the game."""
    pile = city.pile_1 if level == 1 else city.pile_2
    pile.clear()
    pile += reversed([out_of(city, name) for name in names])


def set_goals(city: City, shared: str, *secret: str) -> None:
    """Lay this objective open, and deal these to the seats."""
    named = [objective.name for objective in BOX.objectives]
    city.open_objective = named.index(shared)
    city.objectives[:] = [named.index(name) for name in secret]
    city.spare_objectives[:] = [number for number, name in enumerate(named) if name != shared and name not in secret]


def refused(game: Game[City], key: str, seat: int | None = None) -> holdfast.Refused:
    """What the table answers to a pick that cannot be made, and by which nothing has changed."""
    before, log = str(to_plain(game.state)), game.log()
    with pytest.raises(holdfast.Refused) as caught:
        game.choose(key, seat)
    assert str(to_plain(game.state)) == before
    assert game.log() == log
    return caught.value


def idle_away(game: Game[City]) -> list[int]:
    """Place every marker that is left in the round, without effect; the seats come back in the order of their turns."""
    turns: list[int] = []
    while asked(game) == "place":
        turns.append(game.state.active)
        game.choose("place:idle")
        if asked(game) == "idle":
            game.choose(0)
    return turns


def asked(game: Game[City]) -> str:
    """The kind of the open question; nothing when the game is over."""
    return "" if game.decision is None else game.decision.kind


def last_marker(city: City) -> Game[City]:
    """The game after its very last marker, placed without effect by seat 0: points have been counted."""
    city.ending = True
    city.markers[:] = [1] + [0] * (city.seats - 1)
    game = sit(city)
    idle_away(game)
    return game


def dealt(seats: int, wanted: Callable[[City], bool]) -> City:
    """A city after set-up, before Leaders are placed, from the first seed that deals it as wanted."""
    for seed in range(500):
        city = fresh(seats, seed=seed, turn=False)
        if wanted(city):
            return city
    raise AssertionError("no seed deals that")


def opened_by(card: str) -> Callable[[City], bool]:
    """For `dealt`: the first resupply card was this one."""
    return lambda city: [BOX.resupply_ids[used] for used in city.spent_1] == [card]


def objections(game: Game[City]) -> list[str]:
    """The reasons, if any, that the rules themselves have against what is on offer: there should be none."""
    assert game.pending is not None
    asked = game.pending
    answers = [asked.question.why_not(game.state, asked, value) for value in asked.values]
    return [game.words_of(refusal) for refusal in answers if refusal is not None]
