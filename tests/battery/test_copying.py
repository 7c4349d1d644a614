"""A state's copy, field by field: all there, all equal, nothing shared but what is never changed in place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.kernel import Rng, State, to_plain
from holdfast.kernel.state import data_fields, shared_fields
from tests.toys.playing import play_on

from .tables import Table, at_every_table, decisions


def states(table: Table) -> Iterator[State]:
    """A state at the start, some under way, one at the end."""
    for picks in (0, 7, 40, 150, 100_000):
        yield play_on(table.start(picks), Rng(picks), picks).state


def mutable_parts(value: object) -> Iterator[int]:
    """Whatever in a value could be changed from outside, by identity."""
    if isinstance(value, list | dict | set | Rng):
        yield id(value)
    if isinstance(value, list | tuple):
        for part in value:
            yield from mutable_parts(part)


def changed(value: Any) -> Any:
    """Change a value in place as deep down as it goes; what cannot be changed in place comes back as another."""
    if isinstance(value, Rng):
        value.next()
    elif isinstance(value, list):
        if value and isinstance(value[0], list):
            changed(value[0])
        value.append(value[0] if value else 0)
    elif isinstance(value, bool):
        return not value
    elif isinstance(value, int):
        return value + 1
    else:
        raise TypeError(f"a state holds ints, bools, lists and chance, not {value!r}")
    return value


@at_every_table
def test_every_field_is_there_and_equal(table: Table) -> None:
    for state in states(table):
        twin = state.copy()
        assert type(twin) is type(state)
        for name in data_fields(type(state)):
            mine, its = getattr(state, name), getattr(twin, name)
            assert (mine.words() == its.words()) if isinstance(mine, Rng) else (mine == its and type(mine) is type(its))
        assert twin.told is None
        assert getattr(twin, "box", None) is getattr(state, "box", None)


@at_every_table
def test_nothing_is_shared(table: Table) -> None:
    for state in states(table):
        twin = state.copy()
        for name in data_fields(type(state)).keys() - shared_fields(type(state)):
            mine, its = (set(mutable_parts(getattr(one, name))) for one in (state, twin))
            assert not mine & its, name


@at_every_table
def test_changing_the_copy_leaves_the_original(table: Table) -> None:
    for state in states(table):
        before = msgspec.json.encode(to_plain(state))
        twin = state.copy()
        for name in data_fields(type(state)).keys() - shared_fields(type(state)):
            setattr(twin, name, changed(getattr(twin, name)))
            assert msgspec.json.encode(to_plain(state)) == before, name
            assert msgspec.json.encode(to_plain(twin)) != before


@at_every_table
def test_what_copies_share_is_never_changed_in_place(table: Table) -> None:
    """Every list that a copy shared with the game holds at the end what it held then."""
    game, rng = table.start(3), Rng(3)
    names = shared_fields(type(game.state))
    shared: dict[int, tuple[str, object, str]] = {}
    for _ in decisions(game, rng):
        for name in names:
            value = getattr(game.state, name)
            shared.setdefault(id(value), (name, value, repr(value)))
    assert len(shared) > len(names) or not names
    for name, value, before in shared.values():
        assert repr(value) == before, name
