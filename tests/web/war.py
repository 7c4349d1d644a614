"""This War of Mine at some moment: a short way there is found without a server, and then gone by plain calls."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import holdfast
from holdfast.games.this_war_of_mine.presence.view import WarView
from holdfast.kernel import Game

from . import quick
from .player import Player, Shown

GAME = "this_war_of_mine"
MOST_SEEDS = 150
ENOUGH = 60  # answers: a way no longer than that is not worth a shorter one

Until = Callable[[Game[Any]], bool]  # whether a question of this game is the moment
Pick = tuple[int, str]  # a seat and its answer


def asked(game: Game[Any]) -> str:
    return game.decisions[0].kind


def seen(game: Game[Any]) -> WarView:
    """The game's own view. It takes long to make: what is asked is looked at first."""
    table: WarView = game.view(game.decisions[0].choice.seat).table
    return table


def asks(*kinds: str) -> Until:
    return lambda game: asked(game) in kinds


@cache
def way_to(until: Until, seats: int = 1, **options: Any) -> tuple[int, list[Pick]]:
    """A seed, and the answers from there to such a moment."""
    found: list[tuple[int, list[Pick]]] = []
    for seed in range(1, MOST_SEEDS + 1):
        game, dice = holdfast.start(GAME, seats=seats, seed=seed, **options), Random(seed)
        picks: list[Pick] = []
        while game.outcome is None:
            if until(game):
                found.append((seed, picks))
                break
            decision = game.decisions[0]
            seat, key = decision.choice.seat, dice.choice(decision.keys)
            game.choose(key, seat)
            picks.append((seat, key))
        if found and len(found[-1][1]) <= ENOUGH:
            return found[-1]
    assert found, "it never comes to that"
    return min(found, key=lambda way: len(way[1]))


def bring_to(me: Player, until: Until, friend: Player | None = None, **options: Any) -> Shown:
    """Sit down at a table that has come so far, alone or with a friend."""
    people = [me] if friend is None else [me, friend]
    seed, picks = way_to(until, len(people), **options)
    table = me.set_table(GAME, ["me", "friend"][: len(people)], seed=seed, options=options)
    if friend is not None:
        friend.follow(next(link["path"] for link in me.invitations if link["seat"] == 1))
    picked(table, picks, *people)
    for one in people:
        one.go_to_table(table)
    return me.shown


def picked(table: str, picks: list[Pick], *people: Player) -> None:
    """These answers are given at a new table, by who sits on each seat."""
    pacer = quick.Pacer()
    for version, (seat, key) in enumerate(picks):
        wish = {"type": "pick", "version": version, "keys": [key], "seat": seat}
        pacer.wait()
        answer = people[seat].context.request.post(f"/api/tables/{table}/picks", data=wish)
        assert answer.ok, answer.text()
