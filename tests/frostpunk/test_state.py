"""The city is plain data: a copy shares nothing that can change."""

from __future__ import annotations

from holdfast.games.frostpunk.state import KEPT
from holdfast.kernel import to_plain
from holdfast.kernel.state import data_fields
from tests.frostpunk.arrange import city


def test_a_copy_is_equal_and_shares_no_list() -> None:
    g = city(hope=[1, 2], discontent=[0], goods_on=[[0]])
    other = g.copy()
    assert to_plain(other) == to_plain(g)
    for name in data_fields(type(g)):
        here, there = getattr(g, name), getattr(other, name)
        if isinstance(here, list) and name not in KEPT:
            assert here is not there, name
            assert all(a is not b for a, b in zip(here, there, strict=True) if isinstance(a, list)), name


def test_every_field_is_copied() -> None:
    g = city()
    for number, name in enumerate(data_fields(type(g))):
        value = getattr(g, name)
        if isinstance(value, bool):
            setattr(g, name, not value)
        elif isinstance(value, int):
            setattr(g, name, 100 + number)
        elif isinstance(value, list):
            of_lists = data_fields(type(g))[name] == list[list[int]]
            setattr(g, name, [[100 + number]] if of_lists else [100 + number])
    assert to_plain(g.copy()) == to_plain(g)
