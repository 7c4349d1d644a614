"""A Scenario card may carry several Special Actions, each with an area of its own."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk.city.automatons import lose
from holdfast.games.frostpunk.city.events import remove_from_display
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.phases.night import come_home
from holdfast.games.frostpunk.presence.view import view
from tests.cite import rule
from tests.frostpunk.arrange import Crater, box_with, put_on_display, town

CARD = """
    scenario:
    - id: X01
      title: Two Doors
      story: S
      special:
      - {story: Saw, by: worker, cold: true, do: [gain 3 wood]}
      - {story: Dig, do: [spend 1 wood, gain 4 coal]}
    """


def two_doors(**fields: Any) -> Crater:
    city = town(box=box_with(CARD), **{"ready": {"worker": 1, "engineer": 1}, **fields})
    put_on_display(city, "X01")
    return city


@rule("FP-STORY-14", "FP-STORY-14/1")
def test_the_second_is_open_when_the_first_is_done_this_round() -> None:
    city = two_doors(stock={"wood": 1})
    assert city.asked("special", turn, "turn:special").offers == ["X01", "X01/2"]
    city.turn("turn:special", "special:X01")
    assert (city.stock, city.sick) == ({"wood": 4}, {"worker": 1})
    city.turn("turn:special")
    assert city.stock == {"wood": 3, "coal": 4}


@rule("FP-STORY-14")
def test_neither_is_done_twice_in_a_round() -> None:
    city = two_doors(stock={"wood": 5}, ready={"worker": 4})
    city.turn("turn:special", "special:X01/2")
    city.turn("turn:special")
    assert city.stock == {"wood": 7, "coal": 4}
    assert city.refuses_turn("special") == "FP-ACT-10"


@rule("FP-STORY-14")
def test_each_has_an_area_of_its_own_and_all_come_home_at_night() -> None:
    city = two_doors(stock={"wood": 1})
    city.turn("turn:special", "special:X01/2", "meeple:engineer")
    [card] = view(city.g, 0).display
    assert [area.meeple for area in card.areas] == [None, "engineer"]
    city.play(come_home)
    assert city.ready["engineer"] == 1
    assert [area.meeple for area in view(city.g, 0).display[0].areas] == [None, None]


@rule("FP-STORY-14", "FP-EVT-07")
def test_whoever_stands_there_goes_to_the_supply_when_the_card_leaves() -> None:
    city = two_doors(stock={"wood": 1})
    city.turn("turn:special", "special:X01/2", "meeple:engineer")
    city.play(remove_from_display, "X01")
    assert (city.ready["engineer"], city.display) == (1, [])


@rule("FP-STORY-14", "FP-AUTO-08")
def test_an_automaton_there_can_be_lost() -> None:
    city = two_doors(stock={"wood": 1, "coal": 1}, ready={"automaton": 1}, automatons=1)
    city.turn("turn:special", "special:X01/2")
    city.play(lose, 1)
    assert city.automatons == 0
    assert [area.meeple for area in view(city.g, 0).display[0].areas] == [None, None]
