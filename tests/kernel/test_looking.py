"""Looking at a game: the view, the open question in it, and what cannot be answered now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from holdfast.kernel import (
    Asked,
    Barred,
    Choice,
    GameOver,
    Option,
    Outcome,
    Prompt,
    Refused,
    Rule,
    Seen,
    Together,
    View,
)
from tests.toys.plain import ASIDE, ASK, SECRET, TEAM, VAGUE, Page, asking, plain_game


def ending(*winners: int, scores: tuple[int, ...] = ()) -> Callable[[Page], Rule]:
    """A step that ends the game."""

    def rule(page: Page) -> Rule:
        yield from ()
        raise GameOver(Outcome("dawn", winners, scores))

    return rule


def test_the_whole_view() -> None:
    game = plain_game(asking(ASK, 1, 0, 2), seats=3)
    names = ["Player 1", "Player 2", "Player 3"]

    def seen(seat: int | None, asked: Asked | None = None) -> View[Any]:
        kind = None if asked is None else asked.kind
        return View("plain", 3, seat, names, {"said": []}, [1], kind, None, decision=asked)

    assert game.view() == seen(None)
    assert game.view(0) == seen(0)
    assert game.view(1) == seen(
        1, Asked("ask", [1], Prompt("", "?"), [Option("ask:a", "a", "a"), Option("ask:c", "c", "c")])
    )


def test_the_table_is_seen_with_the_name_of_the_question_and_without_its_words() -> None:
    game = plain_game(asking(ASK, 1, 0, 2), seats=3)
    whole = game.view(1)
    assert game.seen(1) == Seen(whole.game, 3, 1, whole.names, whole.table, [1], "ask", None)
    assert game.seen(0).asked is None


def test_a_view_is_written_as_json() -> None:
    game = plain_game(asking(ASK, 1, 0, 2), ending(1, scores=(3, 5)), seats=2)
    told = msgspec.json.decode(msgspec.json.encode(game.view(1)))
    assert (told["table"], told["waiting"], told["asked"], told["outcome"]) == ({"said": []}, [1], "ask", None)
    assert [option["key"] for option in told["decision"]["options"]] == ["ask:a", "ask:c"]
    game.choose("ask:a")
    told = msgspec.json.decode(msgspec.json.encode(game.view(1)))
    assert told["outcome"] == {"cause": "dawn", "winners": [1], "scores": [3, 5]}


def test_the_view_of_a_game_that_is_over() -> None:
    game = plain_game(asking(ASK, 0, 0, 1), ending(1, scores=(3, 5)))
    game.choose("ask:a")
    assert game.view(0).outcome == Outcome("dawn", (1,), (3, 5))
    assert game.view(0).waiting == []
    assert game.view(0).decision is None


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(Refused) as caught:
        plain_game(asking(ASK, 0, 0, 1)).view(seat)
    assert caught.value.rule == "HF-SEAT"
    assert caught.value.reason == f"There is no seat {seat} at this table."


def test_a_question_to_the_team_waits_for_all_and_its_seat_comes_first() -> None:
    game = plain_game(asking(TEAM, 1, 0, 1), seats=3)
    assert game.view().waiting == [0, 1, 2]
    asked = game.view(2).decision
    assert asked is not None
    assert asked.seats == [1, 0, 2]


def test_questions_put_together_wait_for_each_seat_once() -> None:
    def together(page: Page) -> Rule:
        yield Together([(seat, asking(ASK, seat, 0, 1)(page)) for seat in (2, 0)])

    game = plain_game(together, seats=3)
    assert game.view().waiting == [0, 2]
    assert [decision.choice.seat for decision in game.decisions] == [2, 0]
    assert game.view(1).decision is None
    with pytest.raises(Refused, match=r"^Waiting for Player 3 and Player 1\. \(HF-SEAT\)$"):
        game.choose("ask:a", seat=1)


# -- a decision -------------------------------------------------------------------------------------------------------


def test_a_decision_lists_its_asides_after_its_own_options() -> None:
    def step(page: Page) -> Rule:
        yield Choice(ASK, 0, [1, 3], offer=lambda _: Choice(ASIDE, 0, [2]))

    decision = plain_game(step).decision
    assert decision is not None
    assert list(decision) == [Option("ask:b", "b", "b"), Option("ask:d", "d", "d"), Option("aside:c", "c", "c")]
    assert decision.keys == ["ask:b", "ask:d", "aside:c"]
    assert "aside:c" in decision
    assert "ask:c" not in decision
    assert repr(decision) == "<Decision ask: seat 0, 3 options>"


def test_a_private_question_is_put_though_one_answer_is_left() -> None:
    decision = plain_game(asking(SECRET, 1, 3)).decision
    assert decision is not None
    assert (decision.kind, decision.seats, decision.keys) == ("secret", (1,), ["secret:d"])


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_every_answer_that_is_not_an_option_is_barred_with_the_reason() -> None:
    game = plain_game(asking(ASK, 1, 0, 2))
    barred = [Barred("ask:b", "PL-01", "no []"), Barred("ask:d", "PL-01", "no []")]
    assert game.refusals() == game.refusals(1) == barred
    assert game.refusals(0) == []


# -- what is said to an answer that is none ---------------------------------------------------------------------------


def test_a_key_that_is_like_no_other_gets_no_hint() -> None:
    with pytest.raises(Refused) as caught:
        plain_game(asking(ASK, 0, 0, 1)).choose("xylophone")
    assert (caught.value.reason, caught.value.key) == ('There is no option "xylophone".', "xylophone")


def test_a_key_to_another_question() -> None:
    with pytest.raises(Refused) as caught:
        plain_game(asking(ASK, 0, 0, 1)).choose("team:b")
    assert caught.value.reason == 'The question now is "ask", and "team" does not answer it.'
    assert caught.value.key == "team:b"


def test_rules_that_neither_offer_nor_refuse_an_answer_are_found_out() -> None:
    game = plain_game(asking(VAGUE, 0, 0, 1))
    with pytest.raises(AssertionError, match="vague:c is neither on offer nor refused"):
        game.choose("vague:c")


def test_a_refusal_of_no_key_in_particular_names_none() -> None:
    assert Refused("HF-OVER", "The game is over.").key == ""


@pytest.mark.parametrize("answer", [2, -1])
def test_a_number_just_outside_the_list(answer: int) -> None:
    with pytest.raises(Refused) as caught:
        plain_game(asking(ASK, 0, 0, 1)).choose(answer)
    assert caught.value.reason == f"The options are numbered 0 to 1; there is no option {answer}."


def test_what_is_neither_key_nor_number() -> None:
    with pytest.raises(Refused) as caught:
        plain_game(asking(ASK, 0, 0, 1)).choose(1.5)  # type: ignore[arg-type]  # garbage is the point
    assert caught.value.reason == "Choose an option by its key or its number, not by 1.5."


def test_an_ending_says_its_cause() -> None:
    assert str(GameOver(Outcome("dawn", (0,)))) == "dawn"
