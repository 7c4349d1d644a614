"""Blocks of numbers: how each kind is called and written, and where it stands."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Any

import pytest

from holdfast.kernel import Rng, State
from holdfast.mind.features import Among, Amounts, Block, Digits, Layout, Which


@dataclass(kw_only=True)
class Larder(State):
    """A table with a few things to count."""

    jam: int = 0
    jars: list[int] = field(default_factory=list)


BOX = ("plum", "fig", "quince")


def fruits(box: Any) -> tuple[str, ...]:
    return tuple(box)


def written(block: Block[Larder], jam: int = 0, jars: tuple[int, ...] = (), seat: int = 0) -> dict[str, float]:
    layout = Layout([block], BOX)
    row = array("f", bytes(4 * len(layout)))
    layout.write(Larder(rng=Rng(1), jam=jam, jars=list(jars)), seat, row)
    return dict(zip(layout.names, row, strict=True))


def test_an_amount_is_a_share_of_the_most_there_can_be() -> None:
    jam: Amounts[Larder] = Amounts("jam", lambda g, seat: [g.jam], 4)
    assert [written(jam, number) for number in (-1, 0, 1, 4, 9)] == [
        {"jam": share} for share in (0.0, 0.0, 0.25, 1.0, 1.0)
    ]


def test_amounts_by_word() -> None:
    jars: Amounts[Larder] = Amounts("jars", lambda g, seat: g.jars, 2, fruits)
    assert written(jars, jars=(2, 0, 1)) == {"jars/plum": 1.0, "jars/fig": 0.0, "jars/quince": 0.5}
    assert written(jars, jars=(1,)) == {"jars/plum": 0.5, "jars/fig": 0.0, "jars/quince": 0.0}


def test_one_of_several_things() -> None:
    which: Which[Larder] = Which("open", lambda g, seat: [g.jam], fruits)
    assert written(which, 1) == {"open=plum": 0.0, "open=fig": 1.0, "open=quince": 0.0}
    assert not any(written(which, -1).values())


def test_one_of_several_things_for_each_word() -> None:
    shelves: Which[Larder] = Which("shelf", lambda g, seat: g.jars, fruits, ("upper", "lower"))
    assert [name for name, is_there in written(shelves, jars=(2, 0)).items() if is_there] == [
        "shelf/upper=quince",
        "shelf/lower=plum",
    ]
    assert [name for name, is_there in written(shelves, jars=(-1, 1)).items() if is_there] == ["shelf/lower=fig"]


def test_how_many_there_are_of_each_thing() -> None:
    among: Among[Larder] = Among("jars", lambda g, seat: g.jars, fruits, most=2)
    assert written(among, jars=(1, 0, 1, 1)) == {"jars/plum": 0.5, "jars/fig": 1.0, "jars/quince": 0.0}


def test_a_number_in_binary() -> None:
    digits: Digits[Larder] = Digits("jam", lambda g, seat: [g.jam], 4)
    assert list(written(digits, 6)) == ["jam/bit-0", "jam/bit-1", "jam/bit-2", "jam/bit-3"]
    assert list(written(digits, 6).values()) == [0.0, 1.0, 1.0, 0.0]


def test_a_block_knows_for_whom_it_is() -> None:
    own: Amounts[Larder] = Amounts("own", lambda g, seat: [g.jars[seat]], 2)
    assert [written(own, jars=(0, 1, 2), seat=seat)["own"] for seat in range(3)] == [0.0, 0.5, 1.0]


def test_blocks_stand_one_behind_the_other() -> None:
    blocks: list[Block[Larder]] = [
        Which("open", lambda g, seat: [2], fruits),
        Amounts("jam", lambda g, seat: [g.jam], 2),
    ]
    layout = Layout(blocks, BOX)
    assert layout.names == ["open=plum", "open=fig", "open=quince", "jam"]
    row = array("f", bytes(4 * 6))
    layout.write(Larder(rng=Rng(1), jam=1), 0, row, start=1)
    assert list(row) == [0.0, 0.0, 0.0, 1.0, 0.5, 0.0]


def test_two_of_the_same_name_are_a_mistake() -> None:
    block: Amounts[Larder] = Amounts("jam", lambda g, seat: [g.jam])
    with pytest.raises(ValueError, match="two features have the same name"):
        Layout([block, block], BOX)
