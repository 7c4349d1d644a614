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
from holdfast.games.frostpunk.state import BUNKHOUSE, COAL, NONE, RUINS, STEAM_HUB, TENT, WEATHER, WOOD, City
from holdfast.kernel import GameOver, Outcome, Rule
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, event, play

CRATER = """
    scenario:
    - id: I01
      triggers: [{round: 4, do: [gain 1 wood]}, {round: 11, do: [gain 1 coal]}]
    - id: I08
      storms:
      - [set the storm to round 12, all Tents become ruins]
      - [remove the storm marker, all Bunkhouses become ruins]
"""


def crater(**fields: Any) -> City:
    """In the Weather Phase of the Crater scenario."""
    return city(**{"box": box_with(CRATER), "phase": WEATHER, **fields})


def showing(text: str, **fields: Any) -> tuple[City, int]:
    """A city, and a Scenario card of its own that says this."""
    g = city(**{"box": box_with(f"scenario: [{{id: X1, {text}}}]"), **fields})
    return g, event(g, "X1")


def end_of(asking: Rule) -> Outcome:
    with pytest.raises(GameOver) as over:
        play(asking)
    return over.value.outcome


# -- cards ------------------------------------------------------------------------------------------------------------


@rule("FP-SCN-01")
def test_a_revealed_card_lies_in_the_display_and_is_in_force() -> None:
    g, card = showing("now: [gain 1 coal], dusk: [gain 1 wood]")
    play(dusk_phase(g))
    assert g.stock[WOOD] == 0
    play(reveal(g, card))
    assert (g.display, g.stock[COAL], g.reveals) == ([card], 1, 1)
    play(dusk_phase(g))
    play(dusk_phase(g))
    assert (g.display, g.stock[WOOD]) == ([card], 2)


@rule("FP-SCN-01")
def test_a_card_is_revealed_once() -> None:
    g, card = showing("now: [gain 1 coal]")
    play(reveal(g, card))
    play(reveal(g, card))
    assert (g.display, g.stock[COAL]) == ([card], 1)


@rule("FP-SCN-01")
def test_its_options_are_chosen_from_and_it_stays_unless_it_says_otherwise() -> None:
    text = "options: [{do: [gain 1 wood]}, {do: [gain 2 wood], then: remove}]"
    g, card = showing(text)
    play(reveal(g, card), 0)
    assert (g.display, g.stock[WOOD]) == ([card], 1)
    g, card = showing(text)
    play(reveal(g, card), 1)
    assert (g.display, g.stock[WOOD]) == ([], 2)


@rule("FP-SCN-02", "FP-SCN-02/1", "FP-ICON-01")
def test_a_revealed_card_puts_its_trigger_tokens_on_the_round_track() -> None:
    g = crater(round=1)
    play(reveal(g, event(g, "I01")))
    assert g.triggers == [4, 11]


@rule("FP-SCN-02")
def test_tokens_go_on_rounds_still_to_come_one_to_a_space() -> None:
    g = crater(round=4, triggers=[11])
    play(reveal(g, event(g, "I01")))
    assert g.triggers == [11]


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
    g = city(box=box, round=4)
    for name in ("X1", "X2", "X3"):
        put_on_display(g, event(g, name))
    play(trigger(g, 4))
    assert (g.stock[WOOD], goods_on(g, event(g, "X1"), WOOD)) == (2, 1)
    assert g.display == [event(g, name) for name in ("X1", "X2", "X4")]


@rule("FP-SCN-03")
def test_what_stands_on_a_scenario_card() -> None:
    cards = open_box(None).scenario
    assert [card.id for card in cards[:8]] == [f"I{number:02}" for number in range(1, 9)]
    assert all(card.title and card.story for card in cards)
    assert set(CardBase.__struct_fields__) | {"triggers", "goal", "storms"} <= set(Scenario.__struct_fields__)


@rule("FP-SCN-04")
def test_a_scenario_card_may_have_a_special_action_and_effects_of_phases() -> None:
    assert {"special", "dusk", "night"} <= set(Scenario.__struct_fields__) & set(Event.__struct_fields__)
    g, card = showing("special: {story: A hand., do: [put 1 wood on this card]}, dusk: [gain 1 coal]")
    assert isinstance(g.box.events[card].special, Special)
    put_on_display(g, card)
    play(dusk_phase(g))
    assert g.stock[COAL] == 1


@rule("FP-SCN-05")
def test_what_the_crater_scenario_plays_with() -> None:
    box = open_box(None)
    g = city()
    first, storm = event(g, "I01"), box.settings[0].storm_card
    play(reveal(g, first))
    assert (g.display, g.triggers) == ([first], [4, 11])
    assert storm == event(g, "I08")
    assert len(box.scenario[storm - box.first_scenario].storms) == 2
    assert (len(box.weather), box.buildings[STEAM_HUB].locked) == (13, True)
    g.storm, g.round = 9, 14
    for storms in (1, 2, 2):
        play(storm_check(g))
        assert g.storms == storms
    assert g.storm == NONE


@rule("FP-SCN-06", "FP-GEN-02")
def test_another_scenario_has_other_cards_and_they_go_before_the_rulebook() -> None:
    """The rulebook's Storms turn Tents into Ruins; this one does not, and a win needs no Storm."""
    box = box_with("scenario: [{id: I08, goal: you have 3 coal, storms: [[gain 3 coal]]}]")
    g = city(box=box, storm=3, round=3)
    g.building[0] = TENT
    play(storm_check(g))
    assert (g.building[0], g.storm, g.stock[COAL]) == (TENT, 3, 3)
    put_on_display(g, box.settings[0].storm_card)
    with pytest.raises(GameOver):
        check_goal(g)


# -- the Storm --------------------------------------------------------------------------------------------------------


@rule("FP-WEA-10", "FP-WEA-10/1", "FP-WEA-10/2", "FP-WEA-10/3", "FP-WEA-10/4")
@pytest.mark.parametrize(
    ("number", "marker", "shown", "moved", "hits"),
    [(5, 7, 2, 5, True), (5, 6, 2, 4, True), (5, 8, 2, 6, False), (9, 9, 0, 9, True)],
)
def test_a_storm_hits_when_its_marker_is_at_the_round_or_before(
    number: int, marker: int, shown: int, moved: int, hits: bool
) -> None:
    g = crater(round=number, storm=marker, told=[])
    play(storm_nears(g, shown))
    assert g.storms == hits
    assert g.storm == (12 if hits else moved)
    assert (("storm-moves", -1, (moved,)) in (g.told or [])) == (shown > 0)


@rule("FP-WEA-10/5")
def test_without_the_marker_there_is_no_check() -> None:
    g = crater(round=13, storm=NONE, storms=2)
    play(storm_nears(g, 2))
    play(storm_check(g))
    assert (g.storms, g.storm) == (2, NONE)


@rule("FP-WEA-09")
def test_the_marker_stays_on_the_round_track() -> None:
    g = crater(storm=2)
    move_storm(g, -5)
    assert g.storm == 1
    move_storm(g, 3)
    assert g.storm == 4
    move_storm(g, 30)
    assert g.storm == 15
    g.storm = NONE
    move_storm(g, 2)
    assert g.storm == NONE


@rule("FP-WEA-11")
def test_a_storm_does_what_the_storm_card_says() -> None:
    box = box_with("scenario: [{id: I08, storms: [[gain 2 wood], [gain 5 wood]]}]")
    g = city(box=box, storm=3, round=3)
    wood = []
    for _ in range(3):
        play(storm_check(g))
        wood.append(g.stock[WOOD])
    assert wood == [2, 7, 12]
    assert g.reveals == 3


@rule("FP-WEA-12", "FP-WEA-12/1")
def test_the_storm_card_is_put_away_for_the_next_storm() -> None:
    g = crater(round=7, storm=7)
    play(storm_check(g))
    assert (g.storms, g.display) == (1, [])
    g.round = 12
    play(storm_check(g))
    assert (g.storms, g.display, g.storm) == (2, [], NONE)


def ruins(g: City) -> int:
    """On the map and on the Buildings board."""
    return g.building.count(RUINS) + sum(g.ruined)


@rule("FP-WEA-13", "FP-WEA-13/1")
def test_the_first_storm_takes_the_tents() -> None:
    g = crater(round=7, storm=7)
    g.building[5:9] = [TENT, TENT, BUNKHOUSE, NONE]
    g.left[TENT] = 2
    play(storm_check(g))
    assert (ruins(g), g.storm) == (4, 12)
    assert g.building[5:9] == [RUINS, RUINS, BUNKHOUSE, NONE]


@rule("FP-WEA-14", "FP-WEA-14/1")
def test_the_second_storm_takes_the_bunkhouses() -> None:
    g = crater(round=12, storm=12, storms=1)
    g.building[5:8] = [BUNKHOUSE] * 3
    g.left[BUNKHOUSE] = 5
    play(storm_check(g))
    assert (ruins(g), g.storm) == (8, NONE)


@rule("FP-WEA-15", "FP-WEA-15/1")
def test_one_storm_in_a_weather_phase() -> None:
    g = crater(round=13, storm=13)
    play(storm_nears(g, 1))
    assert (g.storms, g.storm) == (1, 12)
    g.round = 14
    play(storm_nears(g, 1))
    assert (g.storms, g.storm) == (2, NONE)


# -- the end ----------------------------------------------------------------------------------------------------------


@rule("FP-END-01")
def test_the_goal_of_an_open_card_wins_for_all() -> None:
    g, card = showing("goal: this card holds 2 wood", seats=3)
    check_goal(g)
    put_on_display(g, event(g, "I01"))
    put_on_display(g, card)
    check_goal(g)
    g.goods_on[1][WOOD] = 2
    with pytest.raises(GameOver) as over:
        check_goal(g)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("saved", (0, 1, 2))


@rule("FP-END-01")
def test_a_goal_that_does_not_lie_open_wins_nothing() -> None:
    g, card = showing("goal: you have 2 wood", stock=[2, 0, 0, 0])
    check_goal(g)
    put_on_display(g, card)
    with pytest.raises(GameOver):
        check_goal(g)


@rule("FP-END-09", "FP-END-10", "FP-END-10/1")
def test_an_effect_that_wins_and_loses_at_once_is_a_loss() -> None:
    cards = "{scenario: [{id: X1, goal: you have 2 wood}], dusk: [{id: X2, now: [gain 2 wood, decrease hope]}]}"

    def resolve_and_look(g: City) -> Rule:
        put_on_display(g, event(g, "X1"))
        yield from resolve_event(g, event(g, "X2"))
        check_goal(g)

    outcome = end_of(resolve_and_look(city(box=box_with(cards), hope=[0])))
    assert (outcome.cause, outcome.winners) == ("no-hope", ())
    outcome = end_of(resolve_and_look(city(box=box_with(cards), hope=[1])))
    assert (outcome.cause, outcome.winners) == ("saved", (0, 1))


@rule("FP-RND-05", "FP-RND-05/1", "FP-END-09")
def test_after_the_last_round_the_city_is_lost() -> None:
    g = city(round=15)
    assert g.box.board.rounds == 15
    with pytest.raises(GameOver) as over:
        out_of_time(g)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("time", ())
