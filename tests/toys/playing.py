"""Playing games in tests: starting them, answering by chance, and looking at where they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

import msgspec

import holdfast
from holdfast.games import Row, forget, register
from holdfast.kernel import Game, Rng, to_plain

from .lighthouse import ROW, Tower

AnyGame = Game[Any]


@contextmanager
def registered(row: Row = ROW) -> Iterator[None]:
    """Lighthouse is among the games while this lasts."""
    register(row)
    try:
        yield
    finally:
        forget(row)


def lighthouse(seats: int = 2, seed: int | str | None = 1, **options: Any) -> Game[Tower]:
    return holdfast.start("lighthouse", seats, seed, **options)


def pick_by_chance(game: AnyGame, rng: Rng) -> None:
    """One pick, any option of any open question as likely as its fellows."""
    decisions = game.decisions
    decision = decisions[rng.below(len(decisions))]
    game.choose(rng.below(len(decision)), seat=decision.choice.seat)


def play_on(game: AnyGame, rng: Rng, picks: int = 100_000) -> AnyGame:
    """Play by chance to the end, or for so many picks."""
    for _ in range(picks):
        if game.pending is None:
            break
        pick_by_chance(game, rng)
    return game


def stand_at(
    kind: str, *, seats: int = 2, seed: int = 1, when: Callable[[Game[Tower]], bool] | None = None, **options: Any
) -> Game[Tower]:
    """A game of Lighthouse, played by chance until this is asked, and the table is as it should be."""
    for further in range(500):
        game, rng = lighthouse(seats, seed + further, **options), Rng(seed + further)
        while game.pending is not None:
            if any(decision.kind == kind for decision in game.decisions) and (when is None or when(game)):
                return game
            pick_by_chance(game, rng)
    raise AssertionError(f"nobody was asked {kind!r}")


def has_aside(game: AnyGame) -> bool:
    """Whether somebody may eat now."""
    return game.pending is not None and game.pending.beside is not None


def position(game: AnyGame) -> bytes:
    """Everything a game is, but for its log: state, open questions, outcome, way here."""
    questions = [
        (decision.kind, decision.choice.seat, decision.choice.about, decision.keys) for decision in game.decisions
    ]
    pending = game.pending
    asked = None if pending is None else [pending.question.name, pending.seat]
    return msgspec.json.encode([to_plain(game.state), asked, questions, game.outcome, game.play.entries()])


def standing(game: AnyGame) -> bytes:
    """Everything a game is, log included."""
    return position(game) + msgspec.json.encode(game.play.log)


def state_of(game: AnyGame) -> dict[str, Any]:
    """The state as data of its own, that a later pick does not change."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(to_plain(game.state)))
    return plain


def seen_by(game: AnyGame, seat: int | None) -> bytes:
    """All that a seat (None: a spectator) is shown: view, question, refusals, log, undo offer."""
    offer = game.undo_offer_to(seat)
    refusals = [] if seat is None else [asdict(barred) for barred in game.refusals(seat)]
    shown = [game.view(seat), refusals, game.log(seat), None if offer is None else asdict(offer)]
    return msgspec.json.encode(shown, order="sorted")
