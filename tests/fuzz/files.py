"""Files as a stranger may send them: saves and records of every game and scenario, changed and signed again."""

from __future__ import annotations

from copy import deepcopy
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

import holdfast
from holdfast.games import BUILT_IN, find
from holdfast.kernel import Game, Rng
from holdfast.kernel.record import save_bytes

from .mutations import mutate

SOONEST: Final = 60  # picks, at most, of half of the games: they are many, and made again fast


class Kind(NamedTuple):
    """What a file is: a save or a record, and what it stands on if the rules have changed since (a save), or had
    already (a record that starts from a position)."""

    save: bool
    stands_on_position: bool


KINDS: Final = (Kind(True, True), Kind(True, True), Kind(True, False), Kind(False, True), Kind(False, False))


def every_start(game: str) -> list[dict[str, str]]:
    """Every option of the game by itself, scenarios among them, and none."""
    rules = find(game).rules
    return [{}, *({one.name: value} for one in rules.options for value in one.values[1:])]


def corpus(seed: int, each: int) -> list[bytes]:
    """Saves of games by chance, some just begun and some nearly over: so many of every start of every game."""
    chance, saves = Random(seed), []
    for name in BUILT_IN:
        for options in every_start(name):
            for _ in range(each):
                seats = chance.choice(find(name).rules.seats)
                seed = chance.randrange(10**6)
                game = holdfast.start(name, seats, seed, **options)
                play_on(game, chance, chance.randrange(chance.choice((SOONEST, 400))))
                saves.append(save_bytes(game))
    return saves


def play_on(game: Game[Any], chance: Random, picks: int) -> None:
    rng = Rng(chance.randrange(2**32))
    for _ in range(picks):
        if game.pending is None:
            return
        asked = game.decisions
        decision = asked[rng.below(len(asked))]
        game.choose(rng.below(len(decision)), seat=decision.choice.seat)


def strangers(save: bytes, kind: Kind, chance: Random) -> bytes:
    """A file made from a save: changed in one place or in several, or in none, and signed again."""
    body = deepcopy(msgspec.json.decode(save)["body"])
    record = body["record"]
    if kind.stands_on_position:
        if kind.save:
            record["header"]["pack"]["hash"] = "0" * 16
        else:
            record["start"] = body["checkpoint"]
            record["picks"] = record["picks"][body["since"] :]
            record["takebacks"] = []
    if not kind.save:
        body = record
    position = body.get("checkpoint") if kind.save else body.get("start")
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 8))):
        tree = position if kind.stands_on_position and chance.random() < 0.8 else body
        mutate(tree or body, chance)
    return signed("save" if kind.save else "record", body)


def signed(kind: str, body: Any) -> bytes:
    try:
        whole = msgspec.json.encode(body)
    except (OverflowError, UnicodeEncodeError):  # a number or letter that JSON itself has, and our writer has not
        import json

        whole = json.dumps(body).encode()
    kept = {"holdfast": kind, "format": 1, "body": msgspec.Raw(whole), "digest": sha256(whole).hexdigest()}
    return msgspec.json.encode(kept)
