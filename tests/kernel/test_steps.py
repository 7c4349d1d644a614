"""The loop of steps: what is asked, what is not, what is told, and how it ends."""

from __future__ import annotations

import pytest

from holdfast.kernel import Choice, GameOver, Outcome, Question, Rng, Rule, Together, calm
from holdfast.kernel.play import APART, FAR, DeadEnd
from tests.toys.plain import ASIDE, ASK, SECRET, TEAM, Page, asking, plain_game
from tests.toys.playing import lighthouse, pick_by_chance, position, stand_at, standing


def the_end(page: Page) -> Rule:
    yield from ()
    raise GameOver(Outcome("done", (0,)))


def silent(page: Page) -> Rule:
    page.tell("silent")
    yield from ()


# -- one way only -----------------------------------------------------------------------------------------------------


def test_a_choice_with_one_option_is_taken_and_told_to_its_seat_alone() -> None:
    game = plain_game(asking(ASK, 1, 2), asking(ASK, 0, 0, 1), the_end)
    assert game.state.said == [2]
    assert game.play.log == [("forced", 1, (1, 2))]
    assert game.log(1) == ["Player 2: ask c."]
    assert game.log(0) == game.log() == []
    assert game.record.picks == []


def test_where_the_team_had_one_option_all_are_told() -> None:
    game = plain_game(asking(TEAM, 1, 2), asking(ASK, 0, 0, 1), the_end)
    assert game.log(0) == game.log(1) == game.log() == ["Player 2: team c."]


def test_a_private_question_is_put_even_with_one_option() -> None:
    """So that being asked tells the others nothing."""
    game = plain_game(asking(SECRET, 1, 2), the_end)
    assert game.decision is not None
    assert game.decision.keys == ["secret:c"]
    assert game.log(1) == []
    game.choose("secret:c")
    assert game.record.picks == ["secret:c"]


def test_a_question_nobody_can_answer_is_a_fault_of_the_rules() -> None:
    for ask in (ASK, SECRET, TEAM):
        with pytest.raises(DeadEnd, match=ask.name):
            plain_game(asking(ask, 0), the_end)


def test_a_step_that_asks_nothing_leaves_no_trace_of_its_own() -> None:
    game = plain_game(silent, asking(ASK, 0, 0, 1), silent, silent, asking(ASK, 0, 0, 1), the_end)
    first = standing(game)
    game.choose("ask:a")
    assert game.log() == ["silent []"] * 3
    assert position(game.clone()) == position(game)
    second = standing(game)
    game.choose("ask:b")
    assert game.outcome is not None
    game.undo()
    assert standing(game) == second
    game.undo()
    assert standing(game) == first


def test_a_game_of_no_question_is_over_at_once() -> None:
    game = plain_game(silent, the_end)
    assert game.outcome == Outcome("done", (0,))
    assert game.decision is None
    assert game.clone().outcome == game.outcome


def test_the_end_comes_from_any_depth() -> None:
    def deep(page: Page, depth: int) -> Rule:
        if not depth:
            raise GameOver(Outcome("drowned", ()))
        page.said.append((yield Choice(ASK, 0, [0, 1])))
        yield from deep(page, depth - 1)

    game = plain_game(lambda page: deep(page, 9))
    for _ in range(9):
        assert game.outcome is None
        game.choose(0)
    assert game.outcome == Outcome("drowned", ())
    assert game.clone().outcome == Outcome("drowned", ())


# -- asides -----------------------------------------------------------------------------------------------------------


def test_an_aside_is_resolved_and_the_question_asked_again() -> None:
    def resolve(page: Page, value: int) -> Rule:
        page.said.append(100 + value)
        page.said.append(200 + (yield Choice(ASK, 0, [0, 1])))

    def calmly(page: Page) -> Rule:
        left = [2, 3]

        def offer() -> Choice | None:
            open_still = [value for value in left if 100 + value not in page.said]
            return Choice(ASIDE, 0, open_still) if open_still else None

        answer = yield from calm(lambda: Choice(TEAM, 0, [0, 1]), offer, lambda value: resolve(page, value))
        page.said.append(answer)

    game = plain_game(calmly, the_end)
    assert game.decision is not None
    assert game.decision.keys == ["team:a", "team:b", "aside:c", "aside:d"]
    assert len(game.decision) == 4
    game.choose(3)
    assert game.decision.keys == ["ask:a", "ask:b"]
    game.choose("ask:b")
    assert game.decision.keys == ["team:a", "team:b", "aside:c"]
    assert position(game.clone()) == position(game)
    game.choose("aside:c")
    game.choose("ask:a")
    assert game.decision.keys == ["team:a", "team:b"]
    before = standing(game)
    game.choose("team:b")
    assert game.state.said == [103, 201, 102, 200, 1]
    assert game.record.picks == ["aside:d", "ask:b", "aside:c", "ask:a", "team:b"]
    game.undo()
    assert standing(game) == before


def test_a_question_with_one_option_is_put_where_something_lies_beside_it() -> None:
    def one_way(page: Page) -> Rule:
        page.said.append((yield Choice(ASK, 0, [1], offer=lambda _: Choice(ASIDE, 0, [2]))))

    game = plain_game(one_way, the_end)
    assert game.decision is not None
    assert game.decision.keys == ["ask:b", "aside:c"]
    game.choose("aside:c")
    assert game.state.said == [~2]


def test_the_same_holds_where_seats_decide_together() -> None:
    def one_way(page: Page) -> Rule:
        page.said.append((yield Choice(ASK, 0, [1], offer=lambda _: Choice(ASIDE, 0, [2]))))

    def both(page: Page) -> Rule:
        yield Together([(0, one_way(page))])

    game = plain_game(both, the_end)
    assert game.decision is not None
    assert game.decision.keys == ["ask:b", "aside:c"]


def test_in_lighthouse_a_meal_comes_beside_the_lamp() -> None:
    game = stand_at("burn", seats=1, when=lambda game: game.state.fatigue[0] > 0 and min(game.state.food) > 0)
    tired = game.state.fatigue[0]
    game.choose("eat:k1")
    game.choose("meal:fish")
    assert game.state.fatigue[0] == tired - 1
    assert game.decision is not None
    assert game.decision.kind == "burn"


# -- together ---------------------------------------------------------------------------------------------------------


def test_together_each_seat_has_its_own_number_of_questions_in_any_order() -> None:
    def all_choose(page: Page) -> Rule:
        lanes = [asking(ASK, seat, 0, 1, 2, times=seat)(page) for seat in range(4)]
        yield Together(list(enumerate(lanes)))
        page.tell("all")

    game = plain_game(all_choose, asking(ASK, 3, 0, 1), the_end, seats=4)
    assert [decision.choice.seat for decision in game.decisions] == [1, 2, 3]
    assert game.decision_of(0) is None
    for seat, key in ((3, "ask:a"), (2, "ask:b"), (3, "ask:c"), (1, "ask:a"), (2, "ask:c")):
        game.choose(key, seat=seat)
    assert [decision.choice.seat for decision in game.decisions] == [3]
    assert game.log() == []
    game.choose("ask:b")
    assert game.log() == ["all []"]
    assert game.record.picks == ["3/ask:a", "2/ask:b", "3/ask:c", "1/ask:a", "2/ask:c", "3/ask:b"]
    assert game.decision is not None
    assert game.decision.kind == "ask"


def test_together_nobody_has_anything_to_ask() -> None:
    def all_choose(page: Page) -> Rule:
        page.said.append((yield Together([(0, asking(ASK, 0, 1)(page)), (1, silent(page))])))

    game = plain_game(all_choose, asking(ASK, 0, 0, 1), the_end)
    assert game.state.said == [1, 0]
    assert game.log(0) == ["Player 1: ask b.", "silent []"]
    assert game.log(1) == ["silent []"]


def test_together_a_seat_answers_for_itself_alone() -> None:
    def wrong(page: Page) -> Rule:
        yield Together([(0, asking(ASK, 1, 0, 1)(page))])

    with pytest.raises(DeadEnd, match="each answer for themselves"):
        plain_game(wrong, the_end)


def test_together_a_question_nobody_can_answer_is_a_fault_of_the_rules() -> None:
    for ask in (ASK, SECRET):

        def stuck(page: Page, ask: Question = ask) -> Rule:
            yield Together([(0, asking(ask, 0)(page))])

        with pytest.raises(DeadEnd, match=ask.name):
            plain_game(stuck, the_end)


def test_together_one_seat_may_end_the_game_for_all() -> None:
    def fatal(page: Page) -> Rule:
        page.said.append((yield Choice(ASK, 1, [0, 1])))
        raise GameOver(Outcome("sunk", ()))

    def all_choose(page: Page) -> Rule:
        yield Together([(0, asking(ASK, 0, 0, 1)(page)), (1, fatal(page))])

    game = plain_game(all_choose)
    game.choose("ask:a", seat=1)
    assert game.outcome == Outcome("sunk", ())
    assert game.decisions == []
    assert game.clone().outcome == game.outcome
    game.undo(seat=1)
    assert [decision.choice.seat for decision in game.decisions] == [0, 1]


def test_together_again_within_one_step() -> None:
    def twice(page: Page) -> Rule:
        for _ in range(2):
            yield Together([(seat, asking(ASK, seat, 0, 1)(page)) for seat in (0, 1)])
            page.said.append(-1)

    game = plain_game(twice, the_end)
    for seat in (1, 0, 0):
        game.choose("ask:b", seat=seat)
    assert game.state.said == [1, 1, -1, 1]
    assert position(game.clone()) == position(game)
    game.undo(seat=0)
    assert game.state.said == [1, 1, -1]
    game.choose("ask:a", seat=1)
    game.choose("ask:a", seat=0)
    assert game.outcome is not None
    assert game.state.said == [1, 1, -1, 0, 0, -1]


# -- telling ----------------------------------------------------------------------------------------------------------


def test_what_is_told_to_one_seat_only_that_seat_reads() -> None:
    def whisper(page: Page) -> Rule:
        page.tell("all", 1)
        page.tell_only(1, "only", 2)
        yield Choice(ASK, 0, [0, 1])

    game = plain_game(whisper, the_end)
    assert game.log() == ["all [1]"]
    assert game.log(0) == ["all [1]"]
    assert game.log(1) == ["all [1]", "only [2]"]
    assert game.log(1, since=1) == ["only [2]"]


def test_a_letter_is_read_by_its_reader() -> None:
    game = stand_at("burn", when=lambda game: any(game.state.knows_top))
    reader = game.state.knows_top.index(True)
    assert any(line.startswith("Reads") for line in game.log(reader))
    assert not any(line.startswith("Reads") for line in game.log(1 - reader))
    assert not any(line.startswith("Reads") for line in game.log())


def test_steps_ended_are_counted_alike_on_every_way_to_a_position() -> None:
    game = plain_game(*[asking(ASK, seat, 0, 1, times=2) for seat in (0, 1, 0, 1)])
    counted = []
    for _ in range(7):
        counted.append(game.play.steps)
        assert game.clone().play.steps == game.play.steps
        game.choose("ask:b")
    assert counted == [0, 0, 1, 1, 2, 2, 3]
    for steps in reversed(counted):
        game.undo()
        assert game.play.steps == steps


def test_a_checkpoint_finds_its_state_when_it_is_first_asked_for() -> None:
    """None is far from one that has its state; each leads to the question that was put there."""
    game, rng = lighthouse(3, 4, sea="mild"), Rng(4)
    play = game.play
    asked = {}
    while play.pending is not None:
        if not play.tape and play.lanes is None:
            asked[play.head] = play.pending.question.name, play.pending.values
        pick_by_chance(game, rng)
    assert any(head.state is None for head in asked)
    assert all(head.far < FAR for head in asked)
    for head in reversed(asked):
        again = play.twin(head, []).pending
        assert again is not None
        assert (again.question.name, again.values) == asked[head]
    assert all(head.state is not None and head.before is None for head in asked)


def test_a_state_that_is_asked_for_shortens_the_way_to_the_next() -> None:
    game = plain_game(*[asking(ASK, 0, 0, 1, times=APART)] * 3)
    for _ in range(2 * APART):
        assert game.clone().play.state.said == game.state.said
        game.choose("ask:b")
    assert game.play.head.far == 1
