"""Random: every option is as likely."""

from __future__ import annotations

from typing import Any

from ..kernel import Choice, Game, Rng


class Random:
    name = "random"
    looks = False

    def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
        beside = len(choice.beside.values) if choice.beside is not None else 0
        return rng.below(len(choice.values) + beside)
