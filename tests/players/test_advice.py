"""What would you do? The best options with their chances, from what a seat may know, and without a trace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import holdfast
from holdfast.games import BUILT_IN
from holdfast.kernel import Choice, Game, GameOver, Option, Outcome, Question, Refused, Rng, Rule
from holdfast.kernel.play import SEAT_BITS
from holdfast.mind import Measures, Mind
from holdfast.players import advice, planner
from holdfast.players.advice import Advice, Tried, advise, lost_in_a_hurry, own_copy
from holdfast.players.reasons import End
from holdfast.presence import Presence
from holdfast.speech import house
from tests.toys.lighthouse.state import KEEP
from tests.toys.plain import ASK, PRESENCE, SECRET, WORDS, Page, PageVoice, asking, plain_game
from tests.toys.playing import pick_by_chance, registered, stand_at

told = house().tell_all


def crossroads(*answers: int, ask: Question = ASK, presence: Presence[Page] = PRESENCE) -> Game[Page]:
    """Seat 0 answers, then seat 1. Now b has won and a has lost; after c and d a new day begins, with as much wood as
    the answer says."""

    def evening(page: Page) -> Rule:
        yield from asking(ASK, 1, 0, 1)(page)
        if page.said[0] < 2:
            raise GameOver(Outcome("end", (0, 1) if page.said[0] == 1 else ()))
        page.reveals += 1

    mind = Mind[Page](measures=Measures(tracks=lambda page, seat: {"wood": sum(page.said[:1])}))
    return plain_game(
        asking(ask, 0, *answers),
        evening,
        asking(ASK, 1, 0, 1),
        presence=presence,
        mind=mind,
        clock="reveals",
        together=True,
    )


def keys(found: list[Advice]) -> list[str]:
    return [one.key for one in found]


def now_and_then(name: str, seats: int, seed: int, every: int) -> Iterator[Game[Any]]:
    """A game played by chance, at one decision in so many."""
    game, rng = holdfast.start(name, seats=seats, seed=seed), Rng(seed)
    while game.pending is not None:
        if not rng.below(every):
            yield game
        pick_by_chance(game, rng)


# -- what is advised --------------------------------------------------------------------------------------------------


def test_the_option_that_wins_comes_first_and_the_reason_is_how_it_ended() -> None:
    won, lost = advise(crossroads(0, 1), 0, Rng(1), playouts=12)
    assert (won.place, won.key, won.label) == (1, "ask:b", "b")
    assert (lost.place, lost.key, lost.label) == (0, "ask:a", "a")
    assert (won.chance, lost.chance) == (1.0, 0.0)
    assert told(won.reason).startswith("Won in all ")
    assert told(lost.reason).startswith("Lost in all ")
    assert won.worlds >= 3


def test_options_are_told_apart_by_what_they_bring() -> None:
    found = {one.label: told(one.reason) for one in advise(crossroads(2, 3), 0, Rng(1), playouts=12)}
    assert found["d"].endswith("By the end of the round, on average 1 more wood than otherwise.")
    assert found["c"].endswith("By the end of the round, on average 1 less wood than otherwise.")
    assert "As good as the first, as far as " in "".join(found.values())


def test_as_many_as_are_wanted_also_where_the_search_keeps_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ranked", lambda *words: planner.ranked(*words)[:1])
    found = advise(crossroads(0, 1, 2, 3), 0, Rng(1), playouts=12)
    assert len(found) == 3
    assert found[0].key == "ask:b"
    assert len(set(keys(found))) == 3
    assert keys(advise(crossroads(0, 1, 2, 3), 0, Rng(1), most=1, playouts=12)) == ["ask:b"]


def test_of_options_that_read_alike_one_is_named() -> None:
    class Paired(PageVoice):
        def answers(self, state: Any, choice: Choice) -> list[Option]:
            found = super().answers(state, choice)
            return [replace(one, label=WORDS[value // 2]) for one, value in zip(found, choice.values, strict=True)]

    paired = replace(PRESENCE, voice=lambda box, names, language: Paired(box, names))
    game = crossroads(0, 1, 2, 3, presence=paired)
    assert sorted(one.label for one in advise(game, 0, Rng(1), playouts=12)) == ["a", "b"]


def test_a_question_with_one_answer_is_compared_with_now() -> None:
    (only,) = advise(crossroads(3, ask=SECRET), 0, Rng(1), playouts=6)
    assert told(only.reason) == "By the end of the round, on average 3 more wood than now."


@pytest.mark.parametrize("name", [*BUILT_IN, "lighthouse"])
def test_at_any_decision_of_any_game_there_is_advice(name: str) -> None:
    """With its asides, its team, its secrets, and where seats decide together."""
    with registered():
        for game in now_and_then(name, 2, seed=4, every=3 if name == "lighthouse" else 25):
            before = game.view(0), game.record.picks, game.state.rng.words(), game.play.log and len(game.play.log)
            for decision in game.decisions:
                for seat in decision.seats:
                    found = advise(game, seat, Rng(2), playouts=6)
                    options = decision.options
                    assert 1 <= len(found) <= 3
                    assert [(options[one.place].key, options[one.place].label) for one in found] == [
                        (one.key, one.label) for one in found
                    ]
                    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
                    assert all(
                        0 <= one.chance <= 1 and one.worlds >= 1 and told(one.reason).endswith(".") for one in found
                    )
                    assert found == advise(game, seat, Rng(2), playouts=6)
            after = game.view(0), game.record.picks, game.state.rng.words(), game.play.log and len(game.play.log)
            assert after == before


# -- what must not be -------------------------------------------------------------------------------------------------


def otherwise(game: Game[Any], seat: int, world: int) -> Game[Any]:
    """A copy that differs in nothing but what the seat cannot know."""
    decision = game.decision_of(seat)
    assert decision is not None
    other = game.clone(resample=Rng(world), seat=seat)
    if decision.choice.seat != seat:
        other.play.redraw(~(world << SEAT_BITS | seat))
    return other


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_a_seat_cannot_know_makes_no_difference(name: str) -> None:
    for game in now_and_then(name, 3, seed=6, every=30):
        for decision in game.decisions:
            for seat in decision.seats:
                found = advise(game, seat, Rng(5), playouts=4)
                assert found == advise(otherwise(game, seat, 77), seat, Rng(5), playouts=4)


def test_nor_what_others_have_picked_in_secret() -> None:
    game = holdfast.start("rebuild", seats=2, seed=7)
    before = advise(game, 1, Rng(5), playouts=12)
    for key in ("lead:p1-1", "lead:p1-2"):
        game.choose(key, seat=0)
    assert advise(game, 1, Rng(5), playouts=12) == before


def test_nobody_is_advised_who_is_not_asked() -> None:
    with pytest.raises(Refused, match="Waiting for"):
        advise(crossroads(0, 1), 1, Rng(1), playouts=4)
    game = crossroads(0, 1)
    game.choose("ask:a")
    game.choose("ask:a", seat=1)
    with pytest.raises(Refused, match="The game is over"):
        advise(game, 0, Rng(1), playouts=4)


def test_time_is_a_budget_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on a second each time it is looked at."""
    for seconds, looks in ((4.0, 15), (16.0, 40)):
        clock = iter(range(1000))
        for module in (advice, planner):
            monkeypatch.setattr(module, "monotonic", lambda clock=clock: float(next(clock)), raising=False)
        game = holdfast.start("this_war_of_mine", seats=2, seed=3)
        found = advise(game, 0, Rng(1), seconds)
        assert min(one.worlds for one in found) >= 1
        assert seconds <= next(clock) <= looks


def test_a_late_search_still_leaves_a_world_to_compare(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0] + [100.0] * 50)
    monkeypatch.setattr(advice, "monotonic", lambda: next(clock))
    monkeypatch.setattr(advice, "ranked", lambda game, choice, rng, *_: planner.ranked(game, choice, rng, 4, None))
    assert all(one.worlds >= 1 for one in advise(crossroads(0, 1), 0, Rng(1), 1.0))


def test_whoever_helps_to_answer_a_question_to_the_team_does_not_learn_the_secrets_of_the_asked() -> None:
    with registered():
        game = stand_at("burn", seats=3, when=lambda game: KEEP not in game.state.keepsakes)
        asked, *others = game.decisions[0].seats
        for seat in (asked, *others):
            own = {own_copy(game, seat, Rng(world)).state.keepsakes[asked] for world in range(20)}
            assert (len(own) == 1) == (seat == asked)


def test_what_is_lost_in_a_hurry_is_no_options_fault() -> None:
    """Nobody at the table plays on without a thought."""
    better = Tried(0, [], 0.0, 0, [End(0.5, None, 1, {}), End(0.3, None, 1, {})], [0.7, 0.5])
    worse = Tried(1, [], 0.0, 0, [End(0.3, None, 1, {}), End(0.1, None, 1, {})], [0.6, 0.6])
    assert lost_in_a_hurry([better, worse]) == pytest.approx(0.3)
    assert lost_in_a_hurry([Tried(0, [], 0.0, 0, [End(0.5, None, 1, {})], [0.4])]) == 0.0


def test_what_was_lost_in_a_hurry_is_made_good_where_the_game_goes_on() -> None:
    one = Tried(
        0, [], 0.0, 0, [End(0.5, None, 1, {}), End(0.9, None, 1, {}), End(0.0, False, 1, {}), End(1.0, True, 1, {})]
    )
    assert one.chance_without(0.0) == one.chance == 0.6
    assert one.chance_without(0.2) == pytest.approx((0.7 + 1.0 + 0.0 + 1.0) / 4)
