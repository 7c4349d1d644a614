"""Copies: a game of its own that stands where this one does."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.kernel import Choice, Question, Refusal, Refused, Rng, Rule, to_plain
from tests.toys.plain import ASK, Page, plain_game
from tests.toys.playing import AnyGame, lighthouse, play_on, position, stand_at, standing, state_of

KINDS = ["task", "burn", "meal", "use", "again", "brave"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_clone_stands_where_its_game_stands(kind: str) -> None:
    game = stand_at(kind)
    assert position(game.clone()) == position(game)


@pytest.mark.parametrize("kind", KINDS)
def test_neither_is_moved_by_the_other(kind: str) -> None:
    game = stand_at(kind)
    before = standing(game)
    twin = game.clone()
    play_on(twin, Rng(1))
    assert standing(game) == before
    twin = game.clone()
    play_on(game, Rng(2))
    assert position(twin) + before[len(position(twin)) :] == before


def test_both_go_on_alike_with_the_same_picks() -> None:
    game = stand_at("again", seats=3)
    twin = game.clone()
    play_on(game, Rng(5))
    play_on(twin, Rng(5))
    assert position(game) == position(twin)


def test_no_list_is_shared() -> None:
    game = stand_at("brave", seats=3)
    plain, twin = state_of(game), game.clone()
    for value in to_plain(twin.state).values():
        if isinstance(value, list):
            value.clear()
    assert state_of(game) == plain


def test_in_the_midst_of_deciding_together() -> None:
    game = lighthouse(seats=3)
    game.choose("task:nets", seat=2)
    game.choose("task:stores", seat=0)
    twin = game.clone()
    assert position(twin) == position(game)
    assert [decision.choice.seat for decision in twin.decisions] == [0, 1, 2]
    twin.choose("task:nets", seat=0)
    assert [decision.choice.seat for decision in game.decisions] == [0, 1, 2]
    assert game.state.tasks == [[0], [], [1]]
    assert twin.state.tasks == [[0, 1], [], [1]]


def test_a_finished_game() -> None:
    for seed in range(30):
        game = play_on(lighthouse(seed=seed), Rng(seed))
        twin = game.clone()
        assert twin.outcome == game.outcome is not None
        assert position(twin) == position(game)
        assert position(game.clone(Rng(1))) == position(game)


def test_copies_of_copies() -> None:
    game = stand_at("meal", seats=3)
    twin = game
    for _ in range(10):
        twin = twin.clone()
    assert position(twin) == position(game)


def test_copies_of_redrawn_copies_stand_like_them() -> None:
    for kind in KINDS:
        imagined = stand_at(kind, seats=3).clone(Rng(8))
        again: AnyGame = imagined.clone().clone()
        assert position(again) == position(imagined)
        play_on(imagined, Rng(9))
        play_on(again, Rng(9))
        assert position(again) == position(imagined)


def test_a_copy_does_not_tell() -> None:
    game = stand_at("again")
    told = list(game.log())
    twin = game.clone()
    play_on(twin, Rng(1))
    assert twin.log() == []
    assert game.log() == told


def test_a_copy_keeps_the_names_and_the_takebacks() -> None:
    game = stand_at("again")
    game.names = ["Ada", "Ben"]
    game.undo(agreed=True)
    twin = game.clone()
    assert list(twin.names) == ["Ada", "Ben"]
    assert twin.record.takebacks == game.record.takebacks
    assert twin.record.takebacks


def test_a_simulation_cannot_be_copied_taken_back_or_saved() -> None:
    game = holdfast.start("lighthouse", 2, 1, checkpoints=False)
    play_on(game, Rng(1), 5)
    with pytest.raises(Refused, match="without checkpoints"):
        game.clone()
    with pytest.raises(Refused, match="without checkpoints"):
        game.undo()
    with pytest.raises(holdfast.BadSave, match="without checkpoints"):
        game.save("never.save")
    assert game.log() == []


def test_a_simulation_goes_the_same_way_and_keeps_its_record() -> None:
    simulated, played = (holdfast.start("lighthouse", 2, 1, checkpoints=kept) for kept in (False, True))
    play_on(simulated, Rng(1))
    play_on(played, Rng(1))
    assert simulated.outcome == played.outcome
    assert simulated.record == played.record
    assert state_of(simulated) == state_of(played)


def test_a_copy_of_a_resumed_game_is_one_too() -> None:
    game = lighthouse()
    assert game.clone().resumed is False
    game.resumed = True
    assert game.clone().resumed is True


def test_options_are_looked_for_once_and_only_where_somebody_is_asked() -> None:
    looked: list[int] = []

    def look() -> list[int]:
        looked.append(len(looked))
        return [3, 4]

    choice = Choice(Question("any", "numbers", lambda g, choice, value: None), 0, look)
    assert looked == []
    assert (choice.values, choice.values, looked) == ([3, 4], [3, 4], [0])
    with pytest.raises(AttributeError, match="colour"):
        choice.colour  # type: ignore[attr-defined]  # noqa: B018 (the point)


def odd_ones() -> tuple[Question, list[int]]:
    """A question to which only odd numbers are open, and which numbers it was asked about."""
    weighed: list[int] = []

    def why_not(g: object, choice: Choice, value: int) -> Refusal | None:
        weighed.append(value)
        return None if value % 2 else Refusal("PL-1", "even", value)

    return Question("any", "numbers", why_not), weighed


def test_of_candidates_those_are_open_that_are_not_refused_and_each_is_weighed_once() -> None:
    question, weighed = odd_ones()
    choice = Choice(question, 0, range(6), state=object())
    assert weighed == []
    assert (choice.values, choice.values, choice.first) == ([1, 3, 5], [1, 3, 5], 1)
    assert weighed == [0, 1, 2, 3, 4, 5]


def test_a_rule_that_wants_the_first_answer_leaves_the_others_for_later() -> None:
    question, weighed = odd_ones()
    choice = Choice(question, 0, [2, 3, 4, 5], state=object())
    assert (choice.first, choice.first, weighed) == (3, 3, [2, 3])
    assert (choice.values, choice.values, weighed) == ([3, 5], [3, 5], [2, 3, 4, 5])
    assert (choice.first, weighed) == (3, [2, 3, 4, 5])


def test_there_may_be_no_first_answer() -> None:
    question, weighed = odd_ones()
    choice = Choice(question, 0, (0, 2), state=object())
    assert (choice.first, choice.first, choice.values, weighed) == (None, None, [], [0, 2])
    assert Choice(question, 0, []).first is None
    assert Choice(question, 0, [4, 2]).first == Choice(question, 0, lambda: [4]).first == 4


def test_a_copy_passes_the_questions_on_its_way_by() -> None:
    """In mid-turn: what could be done on the turn is not asked again, nor is what is asked now."""
    looked: list[int] = []

    def turn(page: Page) -> Rule:
        def options() -> list[int]:
            looked.append(len(page.said))
            return [1, 2, 3]

        for _ in range(3):
            page.said.append((yield Choice(ASK, 0, options)))

    game = plain_game(turn)
    game.choose("ask:b")
    game.choose("ask:d")
    assert looked == [0, 1, 2]
    twin = game.clone()
    assert position(twin) == position(game)
    assert position(twin.clone()) == position(game)
    assert twin.decision.keys == ["ask:b", "ask:c", "ask:d"]
    assert looked == [0, 1, 2]
