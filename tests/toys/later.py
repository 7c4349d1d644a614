"""Lighthouse as a later release has it: what was called nets is called fishing, and a step brings old games along."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from holdfast.games import Row, _rows
from holdfast.kernel import Move, PackId, Rules

from .lighthouse import RULES, Tower, TowerBox

TASKS: Final = ("stores", "fishing", "walls", "sleep")


def fishing(key: str) -> str:
    return "task:fishing" if key == "task:nets" else key


def box(*released: TowerBox, **changes: Any) -> Callable[[Any], TowerBox]:
    """Opens the cards at hand, which are other ones; or those of a release, by their place."""
    at_hand = TowerBox(**changes)
    return lambda path: at_hand if path is None else released[int(str(path))]


LATER_BOX: Final = TowerBox(tasks=TASKS)
LATER: Final[Rules[Tower]] = replace(
    RULES, version=2, open_box=lambda path: LATER_BOX, moves=(Move("fishing", 1, 2, fishing),)
)
OTHER_CARDS: Final = PackId("nights", "2", "hash-2", "layout-2")


@contextmanager
def as_released(rules: Rules[Tower]) -> Iterator[None]:
    """Lighthouse is played by these rules while this lasts."""
    before = _rows.get("lighthouse")
    _rows["lighthouse"] = Row(rules)
    try:
        yield
    finally:
        _rows.pop("lighthouse")
        if before is not None:
            _rows["lighthouse"] = before
