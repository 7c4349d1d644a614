"""Taking back: to anywhere, exactly, and fairly."""

from __future__ import annotations

import pytest

from holdfast.kernel import Refused, Rng, Rule, Together
from holdfast.kernel.play import APART, KEPT
from holdfast.kernel.record import read_pick
from tests.toys.plain import ASK, SECRET, Page, asking, plain_game
from tests.toys.playing import AnyGame, has_aside, lighthouse, pick_by_chance, play_on, position, stand_at, standing


def take_back_all(game: AnyGame) -> None:
    for _ in range(1000):
        if game.undo_offer is None:
            return
        game.undo(agreed=True)
    raise AssertionError("there is no end to what can be taken back")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_pick_back_to_the_very_start(seats: int) -> None:
    """Past steps, past the checkpoints that are kept, each time to exactly where the game stood, log included."""
    game, rng = lighthouse(seats, 4, sea="mild"), Rng(4)
    stood = []
    while game.pending is not None:
        stood.append(standing(game))
        pick_by_chance(game, rng)
    assert len(game.record.picks) == len(stood)
    for before in reversed(stood):
        game.undo(agreed=True)
        assert standing(game) == before
    assert game.undo_offer is None
    with pytest.raises(Refused, match="nothing to take back"):
        game.undo(agreed=True)
    assert standing(game) == stood[0]


def test_a_game_longer_than_the_checkpoints_kept() -> None:
    game = play_on(lighthouse(3, 4, sea="mild"), Rng(4))
    assert len(game.play.earlier) <= KEPT
    picks = game.record.picks
    take_back_all(game)
    assert game.record.picks == []
    assert standing(game) == standing(lighthouse(3, 4, sea="mild"))
    assert len(picks) > 2 * KEPT


def test_then_other_picks() -> None:
    """What is played after taking back is the game that was played that way from the start."""
    game = play_on(lighthouse(2, 6), Rng(6), 12)
    for _ in range(5):
        game.undo(agreed=True)
    kept = game.record.picks
    play_on(game, Rng(99))
    again = lighthouse(2, 6)
    for pick in game.record.picks:
        seat, key = read_pick(pick)
        again.choose(key, seat)
    assert game.record.picks[: len(kept)] == kept
    assert standing(game) == standing(again)


def test_a_finished_game_goes_on() -> None:
    game = play_on(lighthouse(2, 3), Rng(3))
    assert game.view().outcome
    game.undo(agreed=True)
    assert not game.view().outcome
    assert game.view().waiting


def test_the_log_is_cut_exactly() -> None:
    """With everything an aside has told, the choice that was forced included."""
    game = stand_at("burn", when=lambda game: has_aside(game) and 0 in game.state.food)
    told = game.log(game.state.leader)
    game.choose(len(game.decision or ()) - 1)
    assert game.log(game.state.leader)[len(told) :][0].startswith("Player 2: meal ")
    game.undo()
    assert game.log(game.state.leader) == told


def test_nothing_to_take_back_at_the_start() -> None:
    game = lighthouse()
    assert game.undo_offer is None
    with pytest.raises(Refused) as caught:
        game.undo()
    assert caught.value.rule == "HF-UNDO"


def test_the_very_first_option_of_a_game_is_taken_back_like_any() -> None:
    game = plain_game(asking(ASK, 0, 0, 1, times=2))
    game.choose("ask:a")
    game.undo()
    assert game.record.picks == []


def test_the_offer_names_the_last_pick_of_a_step_however_long_ago_it_began() -> None:
    """Where no earlier checkpoint is kept, the way is walked again from the very first."""
    game = plain_game(asking(ASK, 0, 0, 1, 2, 3, times=APART), asking(ASK, 1, 0, 1))
    for key in ("ask:a", "ask:b", "ask:b", "ask:c"):
        game.choose(key)
    assert game.play.tape == []
    game.play.earlier.clear()
    offer = game.undo_offer
    assert offer is not None
    assert (offer.seat, offer.key, offer.free) == (0, "ask:c", True)
    game.undo()
    assert game.record.picks == ["ask:a", "ask:b", "ask:b"]


def test_the_first_option_of_all_is_taken_back_across_the_end_of_a_step_too() -> None:
    game = plain_game(asking(ASK, 0, 0, 1, times=APART), asking(ASK, 1, 0, 1))
    for key in ("ask:b", "ask:b", "ask:b", "ask:a"):
        game.choose(key)
    assert game.play.tape == []
    game.undo()
    assert game.record.picks == ["ask:b", "ask:b", "ask:b"]


def test_a_copy_goes_back_to_the_very_start_too() -> None:
    game = plain_game(asking(ASK, 0, 0, 1, times=3), asking(ASK, 1, 0, 1))
    for _ in range(3):
        game.choose("ask:b")
    copy = game.clone()
    take_back_all(copy)
    assert copy.record.picks == []
    assert game.record.picks == ["ask:b"] * 3


def test_a_game_without_checkpoints_cannot_go_back() -> None:
    game = lighthouse(checkpoints=False)
    with pytest.raises(Refused) as caught:
        game.undo()
    assert caught.value.rule == "HF-UNDO"
    assert caught.value.reason == "This game was started without checkpoints, so it can only be played on."


def test_an_answer_to_an_open_question_is_named_to_all() -> None:
    game = plain_game(asking(ASK, 0, 0, 1), asking(SECRET, 1, 0, 1), asking(ASK, 0, 0, 1))
    game.choose("ask:b")
    assert [offer.key for offer in map(game.undo_offer_to, (None, 0, 1)) if offer is not None] == ["ask:b"] * 3
    game.choose("secret:b")
    assert [offer.key for offer in map(game.undo_offer_to, (None, 0, 1)) if offer is not None] == ["", "", "secret:b"]


def test_why_something_is_not_taken_back() -> None:
    with pytest.raises(Refused) as caught:
        lighthouse().undo()
    assert caught.value.reason == "There is nothing to take back."
    game = stand_at("again")
    game.choose("again:yes")
    with pytest.raises(Refused) as caught:
        game.undo()
    assert caught.value.reason == "Chance or a hidden card has been revealed since. The table must agree to undo."


# -- the frontier -----------------------------------------------------------------------------------------------------


def test_free_while_nothing_was_shown() -> None:
    game = stand_at("use")
    before = standing(game)
    game.choose("use:keep")
    offer = game.undo_offer_to(0)
    assert offer is not None
    assert (offer.seat, offer.key, offer.free) == (0, "use:keep", True)
    game.undo()
    assert standing(game) == before
    assert game.record.takebacks == []


def test_an_answer_to_a_private_question_is_named_to_its_seat_alone() -> None:
    """The options hang on what only that seat knows, and so may the answer, until something comes of it."""
    game = stand_at("use")
    game.choose("use:keep")
    for offer in (game.undo_offer, game.undo_offer_to(1)):
        assert offer is not None
        assert (offer.seat, offer.key, offer.free) == (0, "", True)


def test_a_die_is_a_line_that_only_the_table_may_cross() -> None:
    game = stand_at("again")
    game.choose("again:yes")
    offer = game.undo_offer
    assert offer is not None
    assert not offer.free
    after = standing(game)
    with pytest.raises(Refused) as caught:
        game.undo()
    assert caught.value.rule == "HF-UNDO"
    assert standing(game) == after
    game.undo(agreed=True)
    assert game.decision is not None
    assert game.decision.kind == "again"


def test_a_hidden_card_is_such_a_line_too() -> None:
    game = stand_at("use", seats=1, when=lambda game: "use:letter" in (game.decision or ()))
    game.choose("use:letter")
    assert game.undo_offer is not None
    assert not game.undo_offer.free


def test_a_card_not_laid_open_shows_nothing() -> None:
    game = stand_at("use", seats=3, when=lambda game: game.state.keepsakes[0] != 0)
    game.choose("use:keep", seat=0)
    assert game.decision is not None
    assert game.decision.kind == "use"
    assert game.undo_offer is not None
    assert game.undo_offer.free


def test_what_was_agreed_stands_in_the_record() -> None:
    game = stand_at("again")
    at = len(game.record.picks)
    for _ in range(2):
        game.choose("again:yes")
        game.undo(agreed=True)
    assert [(one.at, one.seat, one.key) for one in game.record.takebacks] == [(at, game.state.leader, "again:yes")] * 2


def test_agreeing_to_what_is_free_leaves_no_mark() -> None:
    game = stand_at("use")
    game.choose("use:keep")
    game.undo(agreed=True)
    assert game.record.takebacks == []


def test_the_same_dice_fall_again() -> None:
    """Chance lives in the state: taking back is no way to roll until the die pleases."""
    game = stand_at("again")
    game.choose("again:yes")
    fell = standing(game)
    game.undo(agreed=True)
    game.choose("again:yes")
    assert standing(game) == fell


# -- where seats decide together --------------------------------------------------------------------------------------


def test_together_each_seat_takes_back_its_own() -> None:
    game = lighthouse(3)
    game.choose("task:nets", seat=0)
    game.choose("task:walls", seat=1)
    game.choose("task:stores", seat=0)
    assert game.state.tasks == [[1, 0], [2], []]
    game.undo(seat=1)
    assert game.state.tasks == [[1, 0], [], []]
    game.undo(seat=0)
    assert game.state.tasks == [[1], [], []]
    assert game.record.picks == ["0/task:nets"]
    assert game.record.takebacks == []


def test_together_the_offer_is_ones_own_last_pick() -> None:
    game = lighthouse(3)
    game.choose("task:nets", seat=0)
    game.choose("task:walls", seat=1)
    offers = [game.undo_offer_to(seat) for seat in range(2)]
    assert [(offer.seat, offer.key, offer.free) for offer in offers if offer is not None] == [
        (0, "task:nets", True),
        (1, "task:walls", True),
    ]


def test_together_nobody_is_offered_what_another_picked_in_secret() -> None:
    game = lighthouse(2)
    game.choose("task:nets", seat=0)
    assert game.undo_offer_to(1) is None
    before = standing(game)
    with pytest.raises(Refused, match="nothing to take back"):
        game.undo(seat=1)
    assert standing(game) == before


def test_together_a_spectator_is_not_told_what_was_picked_in_secret() -> None:
    """Without a seat, undo is the table's: it is offered, but not by name."""
    offers = []
    for key in ("task:nets", "task:stores"):
        game = lighthouse(2)
        game.choose(key, seat=0)
        offers.append(game.undo_offer)
    assert offers[0] == offers[1] is not None


def test_together_the_last_to_decide_may_not_look_first() -> None:
    """The pick that closes the decision shows what the others chose: a line that only the table may cross."""
    game = lighthouse(2)
    for seat, key in ((0, "task:nets"), (0, "task:stores"), (1, "task:nets")):
        game.choose(key, seat=seat)
    game.choose("task:walls", seat=1)
    offer = game.undo_offer_to(1)
    assert offer is not None
    assert (offer.seat, offer.key, offer.free) == (1, "task:walls", False)
    game.undo(agreed=True, seat=1)
    assert game.state.tasks == [[1, 0], [1]]


def after_a_question(page: Page) -> Rule:
    """Seat 0 is asked something, and then both seats together, twice, in one step."""
    yield from asking(ASK, 0, 0, 1)(page)
    for _ in range(2):
        yield Together([(seat, asking(ASK, seat, 0, 1)(page)) for seat in (0, 1)])


def test_before_anybody_has_picked_together_the_question_before_is_taken_back() -> None:
    game = plain_game(after_a_question)
    game.choose("ask:a")
    offer = game.undo_offer_to(0)
    assert offer is not None
    assert (offer.seat, offer.key) == (0, "ask:a")
    game.undo(seat=0)
    assert game.record.picks == []


def test_what_was_picked_in_an_earlier_decision_together_is_shown_and_not_taken_back_alone() -> None:
    game = plain_game(after_a_question)
    game.choose("ask:b")
    for seat in (1, 0, 1):
        game.choose("ask:a", seat)
    assert game.record.picks == ["ask:b", "1/ask:a", "0/ask:a", "1/ask:a"]
    assert game.undo_offer_to(0) is None
    game.undo(seat=1)
    assert game.record.picks == ["ask:b", "1/ask:a", "0/ask:a"]


def test_together_with_a_spectator_looking_an_open_pick_before_is_named() -> None:
    game = plain_game(after_a_question)
    game.choose("ask:b")
    assert game.undo_offer is not None
    assert game.undo_offer.key == "ask:b"
    game.choose("ask:a", seat=1)
    assert game.undo_offer is not None
    assert (game.undo_offer.seat, game.undo_offer.key) == (1, "")


# -- in a game imagined by a player -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["burn", "use", "again", "brave", "task"])
def test_a_redrawn_copy_goes_back_to_its_own_past(kind: str) -> None:
    """Not to what really lies face down: that would be a way to peek."""
    imagined = stand_at(kind, seats=3).clone(Rng(8))
    drawn = position(imagined)
    for picks in (1, 2, 6):
        play_on(imagined, Rng(picks), picks)
        for _ in range(picks):
            imagined.undo(agreed=True)
        assert position(imagined) == drawn


def test_a_redrawn_copy_goes_back_no_further_than_where_it_was_drawn() -> None:
    imagined = stand_at("burn", seats=3).clone(Rng(8))
    drawn = position(imagined)
    play_on(imagined, Rng(5))
    take_back_all(imagined)
    assert position(imagined) == drawn
