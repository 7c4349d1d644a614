"""Scenarios are records of the pack: which there are, what each lays out, and what it leaves out."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.cards import PackError, load_pack
from holdfast.games import find
from holdfast.games.frostpunk.box import BUILT_IN, open_box
from holdfast.games.frostpunk.city.scenario import storm_check
from holdfast.games.frostpunk.pack import shape
from holdfast.presence.about import about
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, box_with, new_game


@rule("FP-STORY-01", "FP-STORY-01/1")
def test_a_table_chooses_among_the_scenarios_of_the_pack_and_the_crater_comes_first() -> None:
    option = next(option for option in about(find("frostpunk").rules).options if option.name == "scenario")
    titles = list(option.values.items())
    assert titles[0] == ("crater", "A New Home: Crater")
    assert [name for name, _ in titles] == [setting.story.id for setting in open_box(None).settings]
    assert "first game" in option.lines["crater"]


def test_a_scenario_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(holdfast.BadOption, match="crater"):
        holdfast.start("frostpunk", scenario="atlantis")


@rule("FP-STORY-02", "FP-STORY-04")
def test_the_crater_is_told_by_a_record_that_changes_nothing() -> None:
    city = new_game()
    assert (city.display, city.triggers, city.storm) == (["I01"], [4, 11], 9)
    assert "steam-hub" not in city.left
    assert "Steam Hub Plans" not in city.technologies


OTHER = """
    scenario:
    - {id: X01, title: T, story: S, triggers: [{round: 3, do: [gain 1 wood]}]}
    - {id: X02, title: T, story: S, triggers: [{round: 5, do: [gain 1 wood]}], goal: you have 9 coal}
    - {id: X03, title: T, story: S, storms: [[gain 1 coal], [gain 2 coal]]}
    stories:
    - id: other
      title: Other
      line: Another.
      cards: [X01, X02, X03]
      open: [X01, X02]
      storm: 6
      without: {buildings: [tent], technologies: [Construction Plan, Steam Hub Plans]}
    """


def other() -> Crater:
    return new_game(box=box_with(OTHER), scenario="other")


@rule("FP-STORY-03", "FP-STORY-04")
def test_a_record_says_which_cards_lie_open_and_when_the_storm_may_come() -> None:
    city = other()
    assert (city.display, city.triggers, city.storm) == (["X01", "X02"], [3, 5], 6)


@rule("FP-STORY-05")
def test_what_a_record_leaves_out_leaves_the_game() -> None:
    city = other()
    assert "tent" not in city.left
    assert city.left["steam-hub"] == 3
    for seed in range(20):
        technologies = new_game(seed, box=city.g.box, scenario="other").technologies
        assert not {"Construction Plan", "Steam Hub Plans"} & set(technologies)


@rule("FP-STORY-03", "FP-STORY-11", "FP-STORY-11/1")
def test_its_own_storm_card_is_followed_and_after_the_last_entry_the_last_again() -> None:
    city = a_city(box=box_with(OTHER), scenario="other", storm=3, round=3)
    found = []
    for _ in range(3):
        city.play(storm_check)
        found.append(city.stock["coal"])
    assert found == [1, 3, 5]


def test_a_scenario_nobody_could_win_is_found_with_its_place(tmp_path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "pack.yaml").write_text('{name: own, game: frostpunk, version: "1", extends: base}')
    (tmp_path / "stories.yaml").write_text("stories:\n- {id: own, title: T, line: L, cards: [I01, I08]}\n")
    with pytest.raises(PackError, match="nobody could win"):
        load_pack(tmp_path, shape, base=BUILT_IN, keep=False)
