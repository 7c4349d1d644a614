"""A campaign that was put away: what goes on from a save, and what its record, its copies and undo make of that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.games import opened
from holdfast.kernel import Game, Rng
from holdfast.kernel.record import CONTINUED, load_own, save_bytes
from tests.cite import rule
from tests.toys.playing import play_on, position, standing, state_of

AnyGame = Game[Any]


@pytest.fixture
def campaign() -> AnyGame:
    """Two Events have been drawn."""
    game, rng = holdfast.start("this_war_of_mine", 2, 0), Rng(0)
    while game.pending is not None and game.state.events_seen < 2:
        play_on(game, rng, 1)
    play_on(game, rng, 3)
    assert game.pending is not None
    return game


@pytest.fixture
def continued(campaign: AnyGame, tmp_path: Path) -> AnyGame:
    campaign.save(tmp_path / "campaign")
    return holdfast.load(tmp_path / "campaign")


@rule("TW-FAQ-01", "TW-FAQ-01/2", "TW-SAVE-18")
def test_a_saved_campaign_that_goes_on_counts_its_events_from_the_start(campaign: AnyGame, continued: AnyGame) -> None:
    assert campaign.state.events_seen == 2
    assert continued.state.events_seen == 0
    assert {**state_of(continued), "events_seen": 2} == state_of(campaign)
    assert continued.log()[-1] == f"The campaign continues on day {campaign.state.day}."


@rule("TW-FAQ-01", "TW-SAVE-01")
def test_its_record_says_that_it_was_put_away(campaign: AnyGame, continued: AnyGame, tmp_path: Path) -> None:
    assert continued.record.picks == [*campaign.record.picks, CONTINUED]
    play_on(continued, Rng(5), 12)
    assert standing(holdfast.replay(continued.record)) == standing(continued)
    assert position(continued.clone()) == position(continued)
    assert position(play_on(continued.clone(), Rng(1), 20)) == position(play_on(continued, Rng(1), 20))


@rule("TW-FAQ-01")
def test_put_away_twice_without_an_event_between_is_once(continued: AnyGame, tmp_path: Path) -> None:
    continued.save(tmp_path / "again")
    assert holdfast.load(tmp_path / "again").record.picks == continued.record.picks


@rule("TW-FAQ-01")
def test_undo_takes_back_the_pick_before_the_break_and_leaves_the_break(campaign: AnyGame, continued: AnyGame) -> None:
    before = campaign.record.picks
    for left in range(len(before) - 1, len(before) - 7, -1):
        offer = continued.undo_offer
        assert offer is not None
        assert offer.key == before[left]
        continued.undo(agreed=True)
        assert continued.record.picks == [*before[:left], CONTINUED]
        assert continued.state.events_seen == 0
        assert standing(holdfast.replay(continued.record)) == standing(continued)


@rule("TW-FAQ-01")
def test_a_table_that_is_only_read_again_was_never_put_away(campaign: AnyGame) -> None:
    """As a server reads its own, after a restart or on another machine: the sitting goes on."""
    assert standing(load_own(save_bytes(campaign), opened)) == standing(campaign)
