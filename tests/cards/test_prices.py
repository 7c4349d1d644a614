"""A phrase may need something: where that is not so, what the card offers is not open, and says why."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import pytest

from holdfast.cards import (
    CardBase,
    Effects,
    Lexicon,
    Pack,
    PackError,
    Shape,
    clauses_of,
    load_pack,
    open_options,
    payable,
    perform,
    slot,
    why_not_option,
)


class Purse:
    def __init__(self, *goods: int) -> None:
        self.goods = list(goods)


lexicon = Lexicon("market")
lexicon.noun("goods", ["coin", "bread"])


@lexicon.condition("[you] have {n} {goods}")
def have(g: Purse, n: int, goods: int) -> bool:
    return g.goods[goods] >= n


@lexicon.phrase("spend {n} {goods}", needs=have)
def spend(g: Purse, n: int, goods: int) -> None:
    g.goods[goods] -= n


@lexicon.phrase("gain {n} {goods}")
def gain(g: Purse, n: int, goods: int) -> None:
    g.goods[goods] += n


class Stall(CardBase, frozen=True):
    pays: Effects = ()
    likes: Annotated[int, slot("goods")] = -1


SHAPE = Shape(lexicon, {"stalls": Stall})
CARDS = """
stalls:
- id: S1
  options:
    - {do: [spend 3 coin, gain 1 bread]}
    - {if: have 1 bread, do: [spend 1 coin]}
    - {do: ["if have 5 coin: spend 5 coin"]}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    (tmp_path / "pack.yaml").write_text("{name: m, game: market, version: '1'}", "utf-8")
    (tmp_path / "stalls.yaml").write_text(CARDS, "utf-8")
    return load_pack(tmp_path, SHAPE)


def test_an_option_that_cannot_be_paid_is_not_open(pack: Pack) -> None:
    (stall,) = pack.deck("stalls", Stall)
    assert open_options(Purse(3, 1), stall) == [0, 1, 2]
    assert open_options(Purse(2, 1), stall) == [1, 2]
    assert open_options(Purse(3, 0), stall) == [0, 2]
    assert open_options(Purse(0, 0), stall) == [2]


def test_a_price_under_a_condition_bars_nothing(pack: Pack) -> None:
    (stall,) = pack.deck("stalls", Stall)
    purse = Purse(2, 0)
    assert payable(purse, stall.options[2].do)
    assert list(perform(purse, stall.options[2].do)) == []
    assert purse.goods == [2, 0]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("have 3 coin", '2:37: card S1: "Spend 3 coin" needs that anyway: leave out "you have 3 coin"'),
        ("have 2 coin", '2:37: card S1: "Spend 3 coin" needs that anyway: leave out "you have 2 coin"'),
        ("have 4 coin", ""),
        ("have 3 bread", ""),
        ("not have 3 coin", ""),
    ],
)
def test_a_condition_that_the_price_asks_for_anyway_is_told(asked: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("{name: m, game: market, version: '1'}", "utf-8")
    card = f"stalls:\n- {{id: S1, options: [{{do: []}}, {{if: {asked}, do: [spend 3 coin]}}]}}"
    (tmp_path / "stalls.yaml").write_text(card, "utf-8")
    if told:
        with pytest.raises(PackError, match=re.escape(told)):
            load_pack(tmp_path, SHAPE)
    else:
        load_pack(tmp_path, SHAPE)


@pytest.mark.parametrize(
    ("goods", "option", "said"),
    [
        ((2, 0), 0, "you have 3 coin"),
        ((0, 0), 1, "you have 1 bread"),
        ((0, 1), 1, "you have 1 coin"),
        ((0, 0), 7, None),
    ],
)
def test_the_refusal_names_what_is_missing(pack: Pack, goods: tuple[int, int], option: int, said: str | None) -> None:
    (stall,) = pack.deck("stalls", Stall)
    refusal = why_not_option(Purse(*goods), stall, option, "MK-01", 0)
    assert refusal is not None
    assert refusal.rule == "MK-01"
    _, _, unmet = refusal.numbers
    assert (None if unmet < 0 else pack.words(clauses_of(stall.options[option])[unmet])) == said


def test_what_can_be_paid_is_not_refused(pack: Pack) -> None:
    (stall,) = pack.deck("stalls", Stall)
    assert why_not_option(Purse(3, 1), stall, 0, "MK-01", 0) is None
    assert why_not_option(Purse(1, 1), stall, 1, "MK-01", 0) is None


def test_what_a_phrase_needs_must_be_a_condition_with_its_slots() -> None:
    own = Lexicon("market")
    own.noun("goods", ["coin", "bread"])

    @own.condition("{m:n} coins lie there")
    def lie(g: Purse, m: int) -> bool:
        return g.goods[0] >= m

    with pytest.raises(ValueError, match="no condition of this lexicon"):
        own.phrase("lend {n} {goods}", needs=have)(spend)
    with pytest.raises(ValueError, match="has other slots"):
        own.phrase("lend {n} {goods}", needs=lie)(spend)


def test_another_need_makes_another_lexicon() -> None:
    """So that a compiled pack is not read with prices it was not written for."""

    def made(priced: bool) -> str:
        own = Lexicon("market")
        own.noun("goods", ["coin", "bread"])
        own.condition("have {n} {goods}")(have)
        own.phrase("spend {n} {goods}", needs=have if priced else None)(spend)
        return own.fingerprint()

    assert made(True) != made(False)
