"""Which cards can come up in a game, and what makes its record, save or ladder stale: those alone."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.games import BUILT_IN, find
from holdfast.games.frostpunk.box import open_box as open_frostpunk
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.box import open_box as open_war
from holdfast.kernel import PackId, Rng
from holdfast.kernel.record import Record, load, replay
from tests.toys.playing import play_on

CHAPTER = ("settle the objective of chapter 1, ", "")
CAMPAIGN, WEEK, ROAD = {"scenario": "campaign"}, {"scenario": "siege-winter"}, {"scenario": "last-road"}


def written(folder: Path, game: str, file: str, before: str, after: str) -> Path:
    """A game's own pack, with other words at one place in one of its files."""
    catalogue = find(game).rules.catalogue
    assert catalogue is not None
    shutil.copytree(catalogue.parent / "packs" / "base", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(before) == 1
    (folder / file).write_text(text.replace(before, after), encoding="utf-8")
    return folder


def pack_of(game: str, options: dict[str, str], path: Path | None = None) -> PackId:
    rules = find(game).rules
    return rules.open_box(path).pack(rules.check_options(options))


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_names_what_its_cards_do_in_its_header(game: str) -> None:
    header = holdfast.start(game, seed=1).header
    assert header.pack.hash == pack_of(game, {}).hash
    assert header.pack.hash.startswith("2-")
    assert len(header.pack.hash) < 20


@pytest.mark.parametrize(
    ("game", "file", "story"),
    [
        ("frostpunk", "societies.yaml", "They walked for eleven weeks"),
        ("rebuild", "buildings.yaml", "Two engines from two fire trucks"),
        ("this_war_of_mine", "events.yaml", "The last train left on Sunday"),
    ],
)
def test_another_comma_in_a_story_makes_nothing_stale(game: str, file: str, story: str, tmp_path: Path) -> None:
    own = written(tmp_path / "own", game, file, story, story.replace(" ", ", ", 1))
    assert pack_of(game, {}, own) == dataclasses.replace(pack_of(game, {}), path=own)
    mine: Any = find(game).rules.open_box(own)
    built_in: Any = find(game).rules.open_box(None)
    assert mine.cards.doing.words != built_in.cards.doing.words
    saved = play_on(holdfast.start(game, seed=3), Rng(3), 20)
    saved.save(tmp_path / "game.save")
    opener = lambda header: (find(game), mine)  # noqa: E731
    loaded = load((tmp_path / "game.save").read_bytes(), opener)
    assert not loaded.resumed
    assert loaded.record.picks == replay(saved.record, opener).record.picks == saved.record.picks


def test_a_card_of_another_scenario_makes_nothing_stale(tmp_path: Path) -> None:
    """The shelter's chapters are read in the campaign alone, so another effect on one is nothing to a shorter game."""
    own = written(tmp_path / "own", "this_war_of_mine", "events.yaml", *CHAPTER)
    for options, alike in ((CAMPAIGN, False), (WEEK, True), (ROAD, True)):
        changed, was = pack_of("this_war_of_mine", options, own), pack_of("this_war_of_mine", options)
        assert (changed.hash == was.hash) is alike
        assert (changed.decks == was.decks) is alike


def test_a_society_that_did_not_come_makes_nothing_stale(tmp_path: Path) -> None:
    start = "children: 4, discontent: [2, 0], hope: [3, 0], corpses: 1, food: "
    own = written(tmp_path / "own", "frostpunk", "societies.yaml", f"{start}6", f"{start}7")
    assert pack_of("frostpunk", {"society": "I"}, own).hash == pack_of("frostpunk", {"society": "I"}).hash
    assert pack_of("frostpunk", {"society": "II"}, own).hash != pack_of("frostpunk", {"society": "II"}).hash


def test_of_a_changed_effect_a_record_says_in_which_deck(tmp_path: Path) -> None:
    record = play_on(holdfast.start("frostpunk", seed=3), Rng(3), 4).record
    own = written(tmp_path / "own", "frostpunk", "weather.yaml", "The Drop, ", "The Drop, red: 1, ")
    with pytest.raises(holdfast.BadSave, match=r"the cards of pack base have changed \(weather\): its picks may mean"):
        replay(record, lambda header: (find("frostpunk"), find("frostpunk").rules.open_box(own)))


def test_a_save_says_what_has_changed_since_and_goes_on(tmp_path: Path) -> None:
    game = play_on(holdfast.start("frostpunk", seed=3), Rng(3), 4)
    game.save(tmp_path / "game.save")
    own = written(tmp_path / "own", "frostpunk", "weather.yaml", "The Drop, ", "The Drop, red: 1, ")
    row = find("frostpunk")
    loaded = load((tmp_path / "game.save").read_bytes(), lambda header: (row, row.rules.open_box(own)))
    assert loaded.resumed
    assert str(loaded.news).startswith(
        "Since this game was saved the cards of pack base have changed (weather): it goes on"
    )
    assert holdfast.load(tmp_path / "game.save").news is None


def test_what_comes_up_in_play_was_within_reach() -> None:
    box = open_frostpunk(None)
    reached = box.reach.cards(find("frostpunk").rules.check_options({}))
    dusk = {box.first_dusk + place for place in reached["dusk"]}
    for seed in range(12):
        state = play_on(holdfast.start("frostpunk", seed=seed), Rng(seed)).state
        assert dusk >= {card for card in state.entered if box.first_dusk <= card < box.first_dispute}
    assert len(reached["dusk"]) == len(box.cards.ids["dusk"])  # none is there in vain


@pytest.mark.parametrize("options", [CAMPAIGN, WEEK, ROAD])
def test_scripts_that_are_read_were_within_reach(options: dict[str, Any]) -> None:
    box: WarBox = open_war(None)
    reached = set(box.reach.cards(find("this_war_of_mine").rules.check_options(options))["scripts"])
    for seed in range(12):
        state = play_on(holdfast.start("this_war_of_mine", seed=seed, **options), Rng(seed)).state
        assert reached >= {*state.read, *state.epilogue}


def test_every_record_kept_here_names_the_cards_of_now() -> None:
    for file in (Path(__file__).parent.parent / "records").glob("*-*.json"):
        header = Record.from_json(file.read_bytes()).header
        assert header.pack.hash == pack_of(header.game, header.options).hash, file.stem
