"""Imagining: a copy in which all that the asked seat cannot know is drawn anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import holdfast
from holdfast.kernel import Rng, Rule, Together
from tests.toys.plain import ASK, Page, Steps, asking, plain_game
from tests.toys.playing import has_aside, lighthouse, play_on, position, seen_by, stand_at, standing, state_of

SEEDS = range(30)


@pytest.mark.parametrize("kind", ["burn", "meal", "use", "again", "brave"])
def test_what_the_asked_seat_sees_does_not_change(kind: str) -> None:
    game = stand_at(kind, seats=3)
    assert game.pending is not None
    seat = game.pending.seat
    seen, own = game.view(seat), game.state.keepsakes[seat]
    for seed in SEEDS:
        imagined = game.clone(Rng(seed))
        assert imagined.view(seat) == seen
        assert imagined.state.keepsakes[seat] == own


def test_what_it_cannot_see_does() -> None:
    game = stand_at("use", seats=3)
    imagined = [game.clone(Rng(seed)).state for seed in SEEDS]
    assert len({tuple(state.deck) for state in imagined}) > 20
    assert len({tuple(state.keepsakes[1:]) for state in imagined}) > 5
    assert len({tuple(state.rng.words()[:4]) for state in imagined}) == len(SEEDS)


def test_nothing_comes_or_goes() -> None:
    game = stand_at("again", seats=3)
    for seed in SEEDS:
        was, now = game.state, game.clone(Rng(seed)).state
        assert sorted(now.deck) == sorted(was.deck)
        assert sorted(now.keepsakes + now.spare) == sorted(was.keepsakes + was.spare)
        assert now.known() == was.known()


def test_the_same_chance_draws_the_same() -> None:
    game = stand_at("use", seats=3)
    assert position(game.clone(Rng(4))) == position(game.clone(Rng(4)))
    assert position(game.clone(Rng(4))) != position(game.clone(Rng(5)))


def test_the_game_itself_is_not_touched() -> None:
    game = stand_at("use", seats=3)
    before = standing(game)
    for seed in SEEDS:
        play_on(game.clone(Rng(seed)), Rng(seed))
    assert standing(game) == before


def test_what_a_seat_has_read_of_the_deck_stays_where_it_is() -> None:
    game = stand_at("burn", when=lambda game: game.state.knows_top[game.state.leader])
    top = game.state.deck[-1]
    assert {game.clone(Rng(seed)).state.deck[-1] for seed in SEEDS} == {top}


def test_a_card_drawn_and_shown_stays_shown() -> None:
    game = stand_at("brave", seats=2)
    assert all(game.clone(Rng(seed)).state.gone == game.state.gone for seed in SEEDS)


def test_dice_still_to_fall_fall_otherwise() -> None:
    game = stand_at("again", seats=2)
    fell = set()
    for seed in SEEDS:
        imagined = game.clone(Rng(seed))
        imagined.choose("again:yes")
        fell.add(tuple(imagined.state.rng.words()[:4]))
    assert len(fell) == len(SEEDS)


def test_asides_are_still_on_offer() -> None:
    game = stand_at("burn", when=has_aside)
    imagined = game.clone(Rng(3))
    assert has_aside(imagined)
    assert imagined.decision is not None
    assert game.decision is not None
    assert imagined.decision.keys == game.decision.keys


# -- where seats decide together --------------------------------------------------------------------------------------


def test_together_what_others_picked_in_secret_is_not_yet_picked() -> None:
    game = lighthouse(3)
    game.choose("task:nets", seat=0)
    game.choose("task:stores", seat=0)
    game.choose("task:walls", seat=2)
    game.choose("task:nets", seat=1)
    assert game.pending is not None
    assert game.pending.seat == 1
    imagined = game.clone(Rng(1))
    assert imagined.state.tasks == [[], [1], []]
    assert [decision.choice.seat for decision in imagined.decisions] == [0, 1, 2]
    assert [len(decision) for decision in imagined.decisions] == [3, 2, 3]


def test_together_what_others_picked_makes_no_difference_to_what_is_imagined() -> None:
    games = []
    for keys in (("task:nets", "task:stores"), ("task:walls", "task:nets")):
        game = lighthouse(2)
        for key in keys:
            game.choose(key, seat=0)
        games.append(game)
    assert position(games[0].clone(Rng(6))) == position(games[1].clone(Rng(6)))
    assert seen_by(games[0], 1) == seen_by(games[1], 1)


@pytest.mark.parametrize(("first", "second", "times"), [(False, False, 1), (True, False, 1), (False, True, 4)])
def test_copies_of_what_is_imagined_draw_anew_only_where_this_step_has_used_chance(
    first: bool, second: bool, times: int
) -> None:
    def turn(by_chance: bool) -> Steps:
        def rule(page: Page) -> Rule:
            if by_chance:
                page.rng.next()
            yield from asking(ASK, 0, 0, 1, times=2)(page)

        return rule

    redrawn: list[int] = []
    game = plain_game(turn(first), turn(second), turn(False))
    game.play.rules = replace(game.rules, resample=lambda page, seat, rng: redrawn.append(seat))
    for key in ("ask:a", "ask:b", "ask:b"):
        game.choose(key)
    imagined = game.clone(Rng(1))
    twins = [imagined.clone() for _ in range(3)]
    assert len(redrawn) == times
    assert {position(twin) for twin in twins} == {position(imagined)}
    for one in (imagined, *twins):
        assert [entry for entry in one.play.entries() if entry >= 0] == game.play.entries()
        one.choose("ask:a")
        assert one.state.said == [0, 1, 1, 0]


def test_together_what_was_picked_before_stays_picked() -> None:
    def step(page: Page) -> Rule:
        yield from asking(ASK, 0, 0, 1)(page)
        yield Together([(seat, asking(ASK, seat, 0, 1, 2, times=2)(page)) for seat in (0, 1)])

    game = plain_game(step)
    game.choose("ask:b")
    game.choose("ask:a", seat=1)
    game.choose("ask:c", seat=0)
    imagined = game.clone(Rng(1), seat=0)
    assert imagined.state.said == [1, 2]
    assert [decision.choice.seat for decision in imagined.decisions] == [0, 1]


def test_together_a_copy_is_imagined_for_whichever_of_the_asked_seats_wants_it() -> None:
    game = lighthouse(3)
    game.choose("task:nets", seat=0)
    game.choose("task:walls", seat=1)
    for seat, kept in ((0, [[1], [], []]), (1, [[], [2], []]), (2, [[], [], []])):
        imagined = game.clone(Rng(1), seat)
        assert imagined.state.tasks == kept
        assert imagined.pending is not None
        assert imagined.pending.seat == seat


def test_what_is_drawn_hangs_on_one_word_of_the_chance_given_and_on_the_seat() -> None:
    drawn: list[tuple[int, list[int]]] = []
    game = plain_game(asking(ASK, 1, 0, 1, times=2))
    game.play.rules = replace(game.rules, resample=lambda page, seat, rng: drawn.append((seat, rng.words())))
    chance = Rng(8)
    imagined = game.clone(chance)
    imagined.choose("ask:a")
    assert drawn == [(1, Rng(Rng(8).next()).words())]
    assert chance.draws == 1
    imagined.clone()
    assert len(drawn) == 1, "it was drawn at the checkpoint, which copies share"


def test_what_chance_has_settled_since_the_checkpoint_is_not_drawn_again() -> None:
    """Then the unknown is drawn anew where the game stands, in the copy and in each of its copies alike."""
    drawn: list[int] = []

    def step(page: Page) -> Rule:
        page.said.append(page.rng.below(1000))
        yield from asking(ASK, 0, 0, 1)(page)

    game = plain_game(step)
    game.play.rules = replace(game.rules, resample=lambda page, seat, rng: drawn.append(page.said[0]))
    imagined = game.clone(Rng(8))
    copy = imagined.clone()
    assert drawn == [game.state.said[0]] * 2
    assert copy.state.said == imagined.state.said == game.state.said


def test_together_all_choose_again_and_the_game_goes_on() -> None:
    for seed in range(20):
        game = play_on(lighthouse(3, seed), Rng(seed), 2)
        imagined = play_on(game.clone(Rng(seed)), Rng(seed))
        assert imagined.outcome is not None


def test_an_imagined_game_is_refused_as_a_save_or_comes_back_as_it_was(tmp_path: Path) -> None:
    """What was only imagined never took place: no record of real picks can hold it."""
    imagined = play_on(stand_at("use", seats=3).clone(Rng(2)), Rng(2), 5)
    try:
        imagined.save(tmp_path / "imagined.save")
    except holdfast.HoldfastError:
        return
    assert state_of(holdfast.load(tmp_path / "imagined.save")) == state_of(imagined)
