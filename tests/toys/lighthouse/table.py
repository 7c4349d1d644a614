"""The box, the set-up, what a keeper may know, and how the rest is drawn anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from holdfast.kernel import Domain, PackId, Rng, Vocabulary

from .questions import QUESTIONS
from .state import (
    BREAD,
    COIN,
    FISH,
    FLASK,
    FOOD,
    FOODS,
    KEEP,
    KEEPERS,
    KEEPSAKES,
    LENS,
    LETTER,
    OIL,
    ROPE,
    TASKS,
    WEATHER,
    Tower,
)

THE_PACK: Final = PackId("nights", "1", "hash-1", "layout-1")


class TowerBox:
    def __init__(self, pack: PackId = THE_PACK, tasks: Sequence[str] = TASKS) -> None:
        self.cards = pack
        domains = {
            "tasks": tasks,
            "oil": ("0", "1", "2", "3"),
            "keepers": KEEPERS,
            "foods": FOODS,
            "keepsakes": KEEPSAKES,
            "answers": ("no", "yes"),
            "braves": (*KEEPERS, "nobody"),
        }
        self.vocabulary = Vocabulary(QUESTIONS, {name: Domain(name, words) for name, words in domains.items()})

    def pack(self, options: Mapping[str, int]) -> PackId:
        return self.cards


def set_up(box: TowerBox, seats: int, options: Mapping[str, int], rng: Rng) -> Tower:
    deck = list(range(len(WEATHER)))
    rng.shuffle(deck)
    keepsakes = [FLASK, LETTER, ROPE, LENS, COIN]
    rng.shuffle(keepsakes)
    return Tower(
        rng=rng,
        box=box,
        seats=seats,
        sea=options["sea"],
        nights=(5, 3)[options["nights"]],
        oil_left=OIL - 3,
        food=[0, 1],
        food_left=[FOOD[BREAD], FOOD[FISH] - 1],
        fatigue=[0] * seats,
        tasks=[[] for _ in range(seats)],
        deck=deck,
        gone=[],
        knows_top=[False] * seats,
        keepsakes=[keepsakes.pop() for _ in range(seats)],
        spare=keepsakes,
        used=[],
    )


def resample(g: Tower, seat: int, rng: Rng) -> None:
    """Draw anew the weather to come (but for a card this seat has read of), the others' keepsakes, and the dice."""
    g.rng = rng.instead_of(g.rng)
    read = [g.deck.pop()] if seat >= 0 and g.knows_top[seat] else []
    rng.shuffle(g.deck)
    g.deck += read
    others = [other for other in range(g.seats) if other != seat and g.keepsakes[other] != KEEP]
    pool = [g.keepsakes[other] for other in others] + g.spare
    rng.shuffle(pool)
    for other in others:
        g.keepsakes[other] = pool.pop()
    g.spare[:] = pool
