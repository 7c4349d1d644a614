"""Answering the open question, and being refused in words."""

from __future__ import annotations

import pytest

from holdfast.kernel import HOUSE, Decision, Refused, Rng
from holdfast.speech import house
from tests.toys.playing import has_aside, lighthouse, play_on, stand_at, standing


def refused(answer: object, seat: int | None = None, kind: str = "burn") -> Refused:
    """The refusal of this answer; the game stands as it stood."""
    game = stand_at(kind)
    before = standing(game)
    with pytest.raises(Refused) as caught:
        game.choose(answer, seat)  # type: ignore[arg-type]  # garbage is the point
    assert standing(game) == before
    return caught.value


def decision_at(kind: str, seats: int = 2) -> Decision:
    decision = stand_at(kind, seats=seats).decision
    assert decision is not None
    return decision


def test_by_its_key() -> None:
    game = stand_at("burn")
    oil = game.state.oil
    game.choose("burn:1")
    assert game.state.oil == oil - 1
    assert game.record.picks[-1] == "burn:1"


def test_by_its_number_in_the_list() -> None:
    game = stand_at("burn")
    assert game.decision is not None
    key = game.decision.keys[1]
    game.choose(1)
    assert game.record.picks[-1] == key


@pytest.mark.parametrize("answer", [True, False, None, 1.0, 2.5, b"burn:1", ["burn:1"], ("burn", 1), object()])
def test_what_is_neither_key_nor_number_is_refused(answer: object) -> None:
    assert refused(answer).rule == "HF-KEY"


@pytest.mark.parametrize("answer", [-1, 99, 10**30, -(10**30)])
def test_a_number_that_is_not_in_the_list_is_refused_with_the_numbers_that_are(answer: int) -> None:
    refusal = refused(answer)
    assert refusal.rule == "HF-KEY"
    assert f"there is no option {answer}" in refusal.reason


@pytest.mark.parametrize(
    "answer", ["", ":", "burn", "burn:", "burn:9", "💡", "burn:1 ", "x" * 10_000, "\0", "1/burn:1"]
)
def test_a_key_that_is_none_is_refused(answer: str) -> None:
    refusal = refused(answer)
    assert refusal.rule == "HF-KEY"
    assert refusal.key == answer


def test_a_misspelt_key_is_answered_with_the_one_that_was_meant() -> None:
    assert "Did you mean burn:1?" in refused("burm:1").reason
    assert "Did you mean burn:0?" in refused("bum:0").reason


def test_a_misspelt_aside_is_understood_too() -> None:
    game = stand_at("burn", when=has_aside)
    with pytest.raises(Refused, match=r"Did you mean eat:k[12]\?"):
        game.choose("eat:k")


def test_a_key_to_another_question_is_refused_with_the_question() -> None:
    refusal = refused("task:nets")
    assert refusal.rule == "HF-ASKED"
    assert '"burn"' in refusal.reason
    assert '"task"' in refusal.reason


def test_an_answer_the_rules_bar_is_refused_with_rule_and_reason() -> None:
    game = stand_at("burn", when=lambda game: game.state.oil < 3)
    with pytest.raises(Refused) as caught:
        game.choose("burn:3")
    assert caught.value.rule == "LH-LAMP-01"
    assert caught.value.reason == f"Oil {game.state.oil}."
    assert caught.value.key == "burn:3"
    assert str(caught.value) == f"{caught.value.reason} (LH-LAMP-01)"


def test_an_aside_the_rules_bar_is_refused_with_rule_and_reason() -> None:
    game = stand_at("burn", when=lambda game: has_aside(game) and 0 in game.state.fatigue)
    rested = game.state.fatigue.index(0)
    with pytest.raises(Refused, match=r"Not tired \d\. \(LH-EAT-01\)"):
        game.choose(f"eat:k{rested + 1}")


@pytest.mark.parametrize("seat", [1, -1, 2, 99])
def test_a_seat_that_is_not_asked_is_refused_with_who_is(seat: int) -> None:
    refusal = refused("use:keep", seat, kind="use")
    assert refusal.rule == "HF-SEAT"
    assert "Player 1" in refusal.reason


def test_the_asked_seat_may_say_who_it_is() -> None:
    game = stand_at("use")
    game.choose("use:keep", seat=0)
    assert game.record.picks[-1] == "use:keep"


def test_a_game_that_is_over_takes_no_more_picks() -> None:
    game = play_on(lighthouse(), Rng(1))
    before = standing(game)
    for answer in ("burn:1", 0, "nonsense"):
        with pytest.raises(Refused) as caught:
            game.choose(answer)
        assert caught.value.rule == "HF-OVER"
    assert game.decision is None
    assert game.decisions == []
    assert game.pending is None
    assert game.decision_of(0) is None
    assert game.refusals() == []
    assert game.outcome is not None
    assert standing(game) == before


def test_what_the_house_refuses_is_written_down() -> None:
    cited = {refused(1.5).rule, refused("x").rule, refused("task:nets").rule, refused("use:keep", 1, "use").rule}
    assert cited <= set(HOUSE)
    assert all(house().say(rule).endswith(".") for rule in HOUSE)


# -- what a decision shows --------------------------------------------------------------------------------------------


def test_a_question_names_its_seats_its_prompt_and_its_options() -> None:
    decision = decision_at("use")
    assert decision.seats == (0,)
    assert decision.prompt.question == "Use?"
    assert decision.keys[0] == "use:keep"
    assert [option.key for option in decision] == decision.keys
    assert decision.options[0].label == "use keep"
    assert "use:keep" in decision
    assert "burn:1" not in decision
    assert repr(decision) == f"<Decision use: seat 0, {len(decision)} options>"


def test_the_team_is_asked_as_a_whole_and_the_leader_has_the_last_word() -> None:
    assert decision_at("burn", seats=3).seats == (0, 1, 2)
    game = stand_at("burn", seats=3, when=lambda game: game.state.leader == 1)
    assert game.decision is not None
    assert game.decision.seats == (1, 0, 2)
    assert [game.decision_of(seat) is not None for seat in range(3)] == [True, True, True]


def test_any_seat_answers_for_the_team() -> None:
    for seat in range(3):
        game = stand_at("burn", seats=3)
        oil = game.state.oil
        game.choose("burn:1", seat=seat)
        assert game.record.picks[-1] == "burn:1"
        assert game.state.oil == oil - 1


def test_refusals_list_every_answer_that_is_not_an_option() -> None:
    game = stand_at("use")
    assert game.decision is not None
    barred = game.refusals()
    everything = {f"use:{word}" for word in ("keep", "flask", "letter", "rope", "lens", "coin")}
    assert {one.key for one in barred} | set(game.decision.keys) == everything
    assert not {one.key for one in barred} & set(game.decision.keys)
    assert all(one.rule == "LH-KEEP-01" and one.reason.endswith(".") for one in barred)
    assert game.refusals(0) == barred
    assert game.refusals(1) == []


def test_a_decision_seen_earlier_still_reads_the_same() -> None:
    game = stand_at("use")
    decision = game.decision
    assert decision is not None
    keys = list(decision.keys)
    game.choose("use:keep")
    assert decision.keys == keys


def test_a_view_is_for_a_seat_of_the_table_or_for_anybody() -> None:
    game = stand_at("use")
    assert game.view(0).decision.kind == "use"
    assert game.view(1).decision is None
    assert game.view().decision is None
    assert game.view().waiting == [0]
    for seat in (-1, 2, "0"):
        with pytest.raises(Refused, match="There is no seat"):
            game.view(seat)  # type: ignore[arg-type]


def test_a_finished_view_says_how_it_ended() -> None:
    game = play_on(lighthouse(), Rng(1))
    assert game.outcome is not None
    assert game.view().outcome == game.outcome
    assert game.view().waiting == []
