"""Registering phrases: what cannot work fails when the program starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
import pytest

from holdfast.cards import Effects, Lexicon, Shape, holds, perform, slot
from holdfast.cards.grammar import Fault, SentenceReader
from holdfast.games import find


def fresh(context: Sequence[str] = ()) -> Lexicon:
    lexicon = Lexicon("toy", context)
    lexicon.noun("goods", ["wood", "coal"])
    lexicon.amounts("cost", of="goods")
    return lexicon


def nothing(g: object) -> None: ...
def of_n(g: object, n: int) -> None: ...
def of_goods(g: object, goods: int) -> None: ...
def of_n_and_goods(g: object, n: int, goods: int) -> None: ...
def of_do(g: object, do: object) -> None: ...
def of_all(*everything: object) -> None: ...


@pytest.mark.parametrize(
    ("pattern", "function", "told"),
    [
        ("gain {n} {goods}", of_n, r"must take \(n, goods\), and takes \(n\)"),
        ("gain {n}", of_n_and_goods, r"must take \(n\), and takes \(n, goods\)"),
        ("gain {goods} {goods}", of_goods, "appears twice"),
        ("gain {gold}", of_goods, 'no slot type "gold"'),
        ("gain {m:n} {gold:goods}", of_n_and_goods, r"must take \(m, gold\), and takes \(n, goods\)"),
        ("gain {goods:gold}", of_goods, 'no slot type "gold"'),
        ("gain", of_all, "plain parameters"),
        ("(are|is) gained", nothing, "no number before it"),
        ("gain {n", of_n, "write {name}"),
        ("gain (a b|c) {n}", of_n, "write {name}"),
        ("", nothing, "no words"),
        ("if it rains", nothing, 'may not begin with "if"'),
        ("[not] now", nothing, 'may not begin with "not"'),
        ("{do:effect} twice", of_do, "must stand at its end"),
    ],
)
def test_a_phrase_that_cannot_work(pattern: str, function: Callable[..., object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        fresh().phrase(pattern)(function)


def test_the_context_comes_before_the_slots() -> None:
    with pytest.raises(ValueError, match="after seat, if it heeds the context"):
        fresh(context=["seat"]).phrase("gain {goods}")(of_n_and_goods)
    fresh(context=["n"]).phrase("gain {goods}")(of_n_and_goods)


def test_only_a_phrase_that_names_the_context_is_given_it() -> None:
    lexicon = fresh(context=["n"])
    lexicon.phrase("gain {goods}")(of_n_and_goods)
    lexicon.phrase("lose {goods}")(of_goods)
    assert [phrase.heeds for phrase in lexicon.phrases] == [True, False]


def test_the_only_slot_left_is_the_only_parameter_left() -> None:
    """So a rule stands behind a phrase whatever it calls its number."""
    lexicon = fresh()
    lexicon.phrase("burn {goods} {a}")(of_n_and_goods)
    (phrase,) = lexicon.phrases
    assert [slot.name for slot in phrase.slots] == ["a", "goods"]


def carried_out(lexicon: Lexicon, text: str, *context: object) -> None:
    sentence = lexicon.sentence(SentenceReader(lexicon).effect(text))
    assert list(perform(object(), [sentence], *context)) == []


def test_a_phrase_may_settle_values_itself() -> None:
    done: list[tuple[object, ...]] = []

    def turn(g: object, n: int, track: str, *, active: bool, often: int = 1) -> None:
        done.append((n, track, active, often))

    lexicon = fresh()
    lexicon.phrase("turn {n} up", track="hope", active=True)(turn)
    lexicon.phrase("turn 2 down", n=2, track="fear", active=False)(turn)
    carried_out(lexicon, "turn 3 up")
    carried_out(lexicon, "turn 2 down")
    assert done == [(3, "hope", True, 1), (2, "fear", False, 1)]


def test_a_lexicon_gives_what_a_parameter_means_on_a_card() -> None:
    done: list[tuple[object, ...]] = []

    def cure(g: object, seat: int, n: int) -> None:
        done.append((seat, n))

    lexicon = Lexicon("toy", ["turn"], givers={"seat": lambda g, turn: turn * 10})
    lexicon.phrase("cure {n}")(cure)
    lexicon.phrase("cure {n} of {seat:n}")(cure)  # a slot of that name comes first
    carried_out(lexicon, "cure 4", 7)
    carried_out(lexicon, "cure 4 of 2", 7)
    assert done == [(70, 4), (2, 4)]


def test_a_condition_may_ask_for_a_number_of_what_is_counted() -> None:
    lexicon = Lexicon("toy", ["turn"], givers={"seat": lambda g, turn: turn})
    lexicon.noun("goods", ["wood", "coal"])
    lexicon.at_least("[you] have {n} {goods}", opposite="[you] lack {n} {goods}")(lambda g, goods: g[goods])
    lexicon.at_least("seat {n} or later")(lambda g, seat: seat)
    reader = SentenceReader(lexicon)
    for text, met in (
        ("have 2 wood", True),
        ("have 3 wood", False),
        ("lack 3 wood", True),
        ("have 1 coal", False),
        ("seat 7 or later", True),
        ("seat 8 or later", False),
    ):
        assert holds([2, 0], lexicon.condition_of(reader.condition(text)), 7) is met, text


def test_what_a_game_gives_has_a_name() -> None:
    """What a lambda takes cannot be seen once the rules are compiled."""
    for game in ("frostpunk", "this_war_of_mine", "rebuild"):
        shape, _ = find(game).cards()
        assert all(getattr(giver, "__name__", "<lambda>") != "<lambda>" for giver in shape.lexicon.givers.values())


def test_only_an_effect_may_hold_another() -> None:
    with pytest.raises(ValueError, match="only an effect"):
        fresh().condition("maybe {do:effect}")(of_do)


def test_phrases_that_cannot_be_told_apart() -> None:
    lexicon = fresh()
    lexicon.phrase("gain {n} {goods}")(of_n_and_goods)
    with pytest.raises(ValueError, match="cannot be told apart"):
        lexicon.phrase("Gain {n:number} {goods}")(of_n_and_goods)
    lexicon.condition("gain {n} {goods}")(of_n_and_goods)  # another kind of phrase, never in the same place


def test_a_sentence_that_fits_two_phrases_names_both() -> None:
    lexicon = fresh()
    lexicon.noun("fuel", ["coal", "oil"])
    lexicon.phrase("burn {goods}")(of_goods)

    @lexicon.phrase("burn {fuel}")
    def burn(g: object, fuel: int) -> None: ...

    reader = SentenceReader(lexicon)
    assert reader.effect("burn oil") == [1, [1], None]
    with pytest.raises(Fault, match=r'in two ways, as "burn {goods}" or "burn {fuel}"'):
        reader.effect("burn coal")


def test_nouns_that_cannot_be_told_apart() -> None:
    with pytest.raises(ValueError, match='"worker" names two things'):
        fresh().noun("folk", [("worker", "worker", "workers"), ("smith", "Worker", "smiths")])
    with pytest.raises(ValueError, match="a key appears twice"):
        fresh().noun("folk", [("a", "b", "b"), ("a", "c", "c")])
    with pytest.raises(ValueError, match="is a slot type already"):
        fresh().noun("goods", ["gold"])
    with pytest.raises(ValueError, match='no noun "gold"'):
        fresh().amounts("price", of="gold")


def test_a_wording_must_be_of_a_phrase_and_have_its_slots() -> None:
    lexicon = fresh()
    lexicon.phrase("gain {goods}")(of_goods)
    with pytest.raises(ValueError, match="no phrase"):
        lexicon.wording("de", "lose {goods}", "verliere {goods}")
    with pytest.raises(ValueError, match="not those of"):
        lexicon.wording("de", "gain {goods}", "erhalte {n} {goods}")
    with pytest.raises(ValueError, match="wants exactly wood, coal"):
        lexicon.noun_wording("de", "goods", {"wood": ("Holz", "Holz")})


def test_once_per_game_wants_a_state_that_remembers() -> None:
    lexicon = fresh()
    lexicon.phrase("rest")(nothing)
    with pytest.raises(Fault, match='does not know "once per game"'):
        SentenceReader(lexicon).effect("once per game: rest")


class Card(msgspec.Struct, frozen=True):
    id: str
    do: Effects = ()


class Loose(msgspec.Struct):
    id: str


class Listed(msgspec.Struct, frozen=True):
    id: str
    tags: list[str]


class Nameless(msgspec.Struct, frozen=True):
    name: str


class Golden(msgspec.Struct, frozen=True):
    id: str
    gold: Annotated[int, slot("gold")]


def test_a_shape_that_cannot_work() -> None:
    with pytest.raises(ValueError, match="must be frozen"):
        Shape(fresh(), {"cards": Loose})
    with pytest.raises(ValueError, match=r"cards.tags: cards do not change"):
        Shape(fresh(), {"cards": Listed})
    with pytest.raises(ValueError, match="have no id"):
        Shape(fresh(), {"cards": Nameless})
    with pytest.raises(ValueError, match='no deck "scripts"'):
        Shape(fresh(), {"cards": Card}, go="scripts")
    lexicon = fresh()

    @lexicon.phrase("draw {card:card:dusk}")
    def draw(g: object, card: int) -> None: ...

    with pytest.raises(ValueError, match='slot "card:dusk"'):
        Shape(lexicon, {"cards": Card})
    with pytest.raises(ValueError, match='no slot type "gold"'):
        Shape(fresh(), {"cards": Golden})
