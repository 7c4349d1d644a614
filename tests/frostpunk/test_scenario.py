"""The scenario: its cards and triggers (FP-SCN), its Storms (FP-WEA), its goal and its end (FP-END)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import CardBase
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import Event, Scenario, Special
from holdfast.games.frostpunk.city.events import goods_on, put_on_display, resolve_event
from holdfast.games.frostpunk.city.scenario import check_goal, move_storm, out_of_time, reveal, storm_check, trigger
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.phases.weather import storm_nears
from holdfast.games.frostpunk.state import City
from holdfast.kernel import GameOver, Rule
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    box_with,
)

CRATER = """
    scenario:
    - id: I01
      triggers: [{round: 4, do: [gain 1 wood]}, {round: 11, do: [gain 1 coal]}]
    - id: I08
      storms:
      - [set the storm to round 12, all Tents become ruins]
      - [remove the storm marker, all Bunkhouses become ruins]
"""


def the_crater(**fields: Any) -> Crater:
    """In the Weather Phase of the Crater scenario."""
    return a_city(**{"box": box_with(CRATER), "phase": "weather", **fields})


def showing(text: str, **fields: Any) -> tuple[Crater, str]:
    """A city, and a Scenario card of its own that says this."""
    city = a_city(**{"box": box_with(f"scenario: [{{id: X1, {text}}}]"), **fields})
    return city, "X1"


# -- cards ------------------------------------------------------------------------------------------------------------


@rule("FP-SCN-01")
def test_a_revealed_card_lies_in_the_display_and_is_in_force() -> None:
    city, card = showing("now: [gain 1 coal], dusk: [gain 1 wood]")
    city.play(dusk_phase)
    assert city.stock["wood"] == 0
    city.play(reveal, card)
    assert (city.display, city.stock["coal"], city.reveals) == ([card], 1, 1)
    city.play(dusk_phase)
    city.play(dusk_phase)
    assert (city.display, city.stock["wood"]) == ([card], 2)


@rule("FP-SCN-01")
def test_a_card_is_revealed_once() -> None:
    city, card = showing("now: [gain 1 coal]")
    city.play(reveal, card)
    city.play(reveal, card)
    assert (city.display, city.stock["coal"]) == ([card], 1)


@rule("FP-SCN-01")
def test_its_options_are_chosen_from_and_it_stays_unless_it_says_otherwise() -> None:
    text = "options: [{do: [gain 1 wood]}, {do: [gain 2 wood], then: remove}]"
    city, card = showing(text)
    city.play(reveal, card, "option:1")
    assert (city.display, city.stock["wood"]) == ([card], 1)
    city, card = showing(text)
    city.play(reveal, card, "option:2")
    assert (city.display, city.stock["wood"]) == ([], 2)


@rule("FP-SCN-02", "FP-SCN-02/1", "FP-ICON-01")
def test_a_revealed_card_puts_its_trigger_tokens_on_the_round_track() -> None:
    city = the_crater(round=1)
    city.play(reveal, "I01")
    assert city.triggers == [4, 11]


@rule("FP-SCN-02")
def test_tokens_go_on_rounds_still_to_come_one_to_a_space() -> None:
    city = the_crater(round=4, triggers=[11])
    city.play(reveal, "I01")
    assert city.triggers == [11]


@rule("FP-SCN-02", "FP-SCN-04")
def test_every_open_card_that_names_the_round_is_followed() -> None:
    box = box_with(
        """
        scenario:
        - {id: X1, triggers: [{round: 4, do: [gain 1 wood, put 1 wood on this card]}, {round: 5, do: [gain 9 wood]}]}
        - {id: X2, triggers: [{round: 4, do: [gain 2 wood, remove scenario card X3, reveal scenario card X4]}]}
        - {id: X3, triggers: [{round: 4, do: [gain 9 wood]}]}
        - {id: X4, triggers: [{round: 4, do: [gain 9 wood]}]}
        """
    )
    city = a_city(box=box, round=4)
    for name in ("X1", "X2", "X3"):
        city.play(put_on_display, name)
    city.play(trigger, 4)
    assert (city.stock["wood"], city.says(goods_on, "X1", "wood")) == (2, 1)
    assert city.display == ["X1", "X2", "X4"]


@rule("FP-SCN-03")
def test_what_stands_on_a_scenario_card() -> None:
    cards = open_box(None).scenario
    assert [card.id for card in cards[:8]] == [f"I{number:02}" for number in range(1, 9)]
    assert all(card.title and card.story for card in cards)
    assert set(CardBase.__struct_fields__) | {"triggers", "goal", "storms"} <= set(Scenario.__struct_fields__)


@rule("FP-SCN-04")
def test_a_scenario_card_may_have_a_special_action_and_effects_of_phases() -> None:
    assert {"special", "dusk", "night"} <= set(Scenario.__struct_fields__) & set(Event.__struct_fields__)
    city, card = showing("special: {story: A hand., do: [put 1 wood on this card]}, dusk: [gain 1 coal]")
    assert isinstance(city.printed("events", card).special, Special)
    city.play(put_on_display, card)
    city.play(dusk_phase)
    assert city.stock["coal"] == 1


@rule("FP-SCN-05")
def test_what_the_crater_scenario_plays_with() -> None:
    box = open_box(None)
    city = a_city()
    city.play(reveal, "I01")
    assert (city.display, city.triggers) == (["I01"], [4, 11])
    assert city.named("events", [box.settings[0].storm_card]) == ["I08"]
    assert len(city.printed("events", "I08").storms) == 2
    assert (len(box.weather), city.printed("buildings", "steam-hub").locked) == (13, True)
    city.storm, city.round = 9, 14
    for storms in (1, 2, 2):
        city.play(storm_check)
        assert city.storms == storms
    assert city.storm is None


@rule("FP-SCN-06", "FP-GEN-02")
def test_another_scenario_has_other_cards_and_they_go_before_the_rulebook() -> None:
    """The rulebook's Storms turn Tents into Ruins; this one does not, and a win needs no Storm."""
    box = box_with("scenario: [{id: I08, goal: you have 3 coal, storms: [[gain 3 coal]]}]")
    city = a_city(box=box, storm=3, round=3)
    city.building["generator-1"] = "tent"
    city.play(storm_check)
    assert (city.building["generator-1"], city.storm, city.stock["coal"]) == ("tent", 3, 3)
    city.play(put_on_display, "I08")
    with pytest.raises(GameOver):
        city.play(check_goal)


# -- the Storm --------------------------------------------------------------------------------------------------------


@rule("FP-WEA-10", "FP-WEA-10/1", "FP-WEA-10/2", "FP-WEA-10/3", "FP-WEA-10/4")
@pytest.mark.parametrize(
    ("number", "marker", "shown", "moved", "hits"),
    [(5, 7, 2, 5, True), (5, 6, 2, 4, True), (5, 8, 2, 6, False), (9, 9, 0, 9, True)],
)
def test_a_storm_hits_when_its_marker_is_at_the_round_or_before(
    number: int, marker: int, shown: int, moved: int, hits: bool
) -> None:
    city = the_crater(round=number, storm=marker, told=[])
    city.play(storm_nears, shown)
    assert city.storms == hits
    assert city.storm == (12 if hits else moved)
    assert (f"The Storm marker is now on Round {moved}." in city.log) == (shown > 0)


@rule("FP-WEA-10/5")
def test_without_the_marker_there_is_no_check() -> None:
    city = the_crater(round=13, storm=None, storms=2)
    city.play(storm_nears, 2)
    city.play(storm_check)
    assert (city.storms, city.storm) == (2, None)


@rule("FP-WEA-09")
def test_the_marker_stays_on_the_round_track() -> None:
    city = the_crater(storm=2)
    city.play(move_storm, -5)
    assert city.storm == 1
    city.play(move_storm, 3)
    assert city.storm == 4
    city.play(move_storm, 30)
    assert city.storm == 15
    city.storm = None
    city.play(move_storm, 2)
    assert city.storm is None


@rule("FP-WEA-11")
def test_a_storm_does_what_the_storm_card_says() -> None:
    box = box_with("scenario: [{id: I08, storms: [[gain 2 wood], [gain 5 wood]]}]")
    city = a_city(box=box, storm=3, round=3)
    wood = []
    for _ in range(3):
        city.play(storm_check)
        wood.append(city.stock["wood"])
    assert wood == [2, 7, 12]
    assert city.reveals == 3


@rule("FP-WEA-12", "FP-WEA-12/1")
def test_the_storm_card_is_put_away_for_the_next_storm() -> None:
    city = the_crater(round=7, storm=7)
    city.play(storm_check)
    assert (city.storms, city.display) == (1, [])
    city.round = 12
    city.play(storm_check)
    assert (city.storms, city.display, city.storm) == (2, [], None)


def ruins(city: Crater) -> int:
    """On the map and on the Buildings board."""
    return city.count("building", "ruins") + sum(city.ruined.values())


@rule("FP-WEA-13", "FP-WEA-13/1")
def test_the_first_storm_takes_the_tents() -> None:
    city = the_crater(round=7, storm=7)
    city.building = {"near-1/a": "tent", "near-1/b": "tent", "near-2/a": "bunkhouse"}
    city.left["tent"] = 2
    city.play(storm_check)
    assert (ruins(city), city.storm) == (4, 12)
    assert city.building == {"near-1/a": "ruins", "near-1/b": "ruins", "near-2/a": "bunkhouse"}


@rule("FP-WEA-14", "FP-WEA-14/1")
def test_the_second_storm_takes_the_bunkhouses() -> None:
    city = the_crater(round=12, storm=12, storms=1)
    city.building = dict.fromkeys(("near-1/a", "near-1/b", "near-2/a"), "bunkhouse")
    city.left["bunkhouse"] = 5
    city.play(storm_check)
    assert (ruins(city), city.storm) == (8, None)


@rule("FP-WEA-15", "FP-WEA-15/1")
def test_one_storm_in_a_weather_phase() -> None:
    city = the_crater(round=13, storm=13)
    city.play(storm_nears, 1)
    assert (city.storms, city.storm) == (1, 12)
    city.round = 14
    city.play(storm_nears, 1)
    assert (city.storms, city.storm) == (2, None)


# -- the end ----------------------------------------------------------------------------------------------------------


@rule("FP-END-01")
def test_the_goal_of_an_open_card_wins_for_all() -> None:
    city, card = showing("goal: this card holds 2 wood", seats=3)
    city.play(check_goal)
    city.play(put_on_display, "I01")
    city.play(put_on_display, card)
    city.play(check_goal)
    city.goods_on = [{}, {"wood": 2}]
    with pytest.raises(GameOver) as over:
        city.play(check_goal)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("saved", (0, 1, 2))


@rule("FP-END-01")
def test_a_goal_that_does_not_lie_open_wins_nothing() -> None:
    city, card = showing("goal: you have 2 wood", stock={"wood": 2})
    city.play(check_goal)
    city.play(put_on_display, card)
    with pytest.raises(GameOver):
        city.play(check_goal)


@rule("FP-END-09", "FP-END-10", "FP-END-10/1")
def test_an_effect_that_wins_and_loses_at_once_is_a_loss() -> None:
    cards = "{scenario: [{id: X1, goal: you have 2 wood}], dusk: [{id: X2, now: [gain 2 wood, decrease hope]}]}"

    def resolve_and_look(g: City, event: int) -> Rule:
        yield from resolve_event(g, event)
        check_goal(g)

    for hope, cause, winners in (("exhausted-care", "no-hope", ()), ("active-care", "saved", (0, 1))):
        city = a_city(box=box_with(cards), hope=[hope])
        city.play(put_on_display, "X1")
        with pytest.raises(GameOver) as over:
            city.play(resolve_and_look, "X2")
        assert (over.value.outcome.cause, over.value.outcome.winners) == (cause, winners)


@rule("FP-RND-05", "FP-RND-05/1", "FP-END-09")
def test_after_the_last_round_the_city_is_lost() -> None:
    city = a_city(round=15)
    assert city.box.board.rounds == 15
    with pytest.raises(GameOver) as over:
        city.play(out_of_time)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("time", ())
