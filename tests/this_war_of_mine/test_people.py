"""The people of the group: TW-GEN."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.scripts import book
from tests.cite import rule
from tests.this_war_of_mine.arrange import box_with, shelter
from tests.this_war_of_mine.group import MORE, four, ours, waiting


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


# -- how many ---------------------------------------------------------------------------------------------------------


@rule("TW-GEN-10", "TW-GEN-10/1")
def test_a_fifth_person_cannot_join(box: WarBox) -> None:
    siege = shelter(box=box, people=4, decks=waiting("Carl"))
    assert siege.offers(book.read, "1938") == ["script-option:2"], "the offer is closed"
    siege.play(book.read, "1939")
    siege.play(people.newcomer)
    assert siege.characters == ["Ingvar", "Marguerite", "Tomé", "Sabine"]
    assert siege.decks["characters"] == ["Carl"]


@rule("TW-GEN-10", "TW-GEN-10/2")
def test_a_fourth_person_joins() -> None:
    siege = shelter(people=3, decks=waiting("Dunja", "Obed"))
    siege.play(people.newcomer, "take-in:yes")
    assert siege.group == ["Ingvar", "Marguerite", "Tomé", "Obed"]
    assert siege.decks["characters"] == ["Dunja"]


@rule("TW-GEN-10", "TW-GEN-03")
def test_the_leader_may_turn_somebody_away_who_may_come_again() -> None:
    siege = shelter(people=3, decks=waiting("Dunja", "Obed"))
    siege.play(people.newcomer, "take-in:no")
    assert siege.characters == ["Ingvar", "Marguerite", "Tomé", None]
    assert (siege.decks["characters"], siege.drawn["characters"]) == (["Dunja"], ["Obed"])


@rule("TW-GEN-10")
def test_a_certain_person_joins_from_anywhere_in_the_deck(box: WarBox) -> None:
    for deck, drawn in ((waiting("Carl", "Obed"), waiting()), (waiting(), waiting("Rashid", "Carl"))):
        siege = shelter(box=box, people=2, decks=deck, drawn=drawn)
        siege.play(book.read, "1939", "take-in:yes")
        assert siege.characters == ["Ingvar", "Marguerite", "Carl", None]
        assert "Carl" not in [*siege.decks["characters"], *siege.drawn["characters"]]


@rule("TW-GEN-10", "TW-GEN-23")
def test_a_certain_person_who_is_gone_or_here_does_not_come(box: WarBox) -> None:
    dead = shelter(box=box, people=2, decks=waiting("Obed"), gone=["Carl, dead"])
    here = shelter(box=box, people=["Ingvar", "Carl"], decks=waiting("Obed"))
    for siege in (dead, here):
        before = list(siege.characters)
        siege.play(book.read, "1939")
        assert siege.characters == before


@rule("TW-GEN-10")
def test_a_certain_person_who_is_turned_away_stays_in_the_deck(box: WarBox) -> None:
    siege = shelter(box=box, people=2, decks=waiting("Carl", "Obed"))
    siege.play(book.read, "1939", "take-in:no")
    assert siege.decks["characters"] == ["Carl", "Obed"]


def test_a_newcomer_has_no_states_and_nothing_of_who_was_there_before() -> None:
    left = {"hunger": {"3": 3}, "busy": {"3"}, "stopped": {"3"}, "armed": {"3": "pistol"}, "treated": {"3": {"meds"}}}
    siege = shelter(people=2, phase="dusk", task={"3": "guard"}, standing={"3": "a5"}, **left)
    siege.play(people.join, "Pilar")
    assert siege.group == ["Ingvar", "Marguerite", "Pilar"]
    assert [getattr(siege, state) for state in nouns.STATES] == [{}] * 5
    assert (siege.task, siege.busy, siege.standing, siege.armed, siege.stopped) == ({}, set(), {}, {}, set())
    assert siege.treated == {}


@rule("TW-DAY-06")
@pytest.mark.parametrize(("phase", "action_round", "acted"), [("day", 2, {"Pilar": "acted"}), ("dusk", 0, {})])
def test_a_newcomer_of_an_action_round_has_no_action_in_it(
    phase: str, action_round: int, acted: dict[str, str]
) -> None:
    siege = shelter(people=2, phase=phase, round=action_round)
    siege.play(people.join, "Pilar")
    assert siege.acted == acted


# -- states -----------------------------------------------------------------------------------------------------------


@rule("TW-GEN-11", "TW-GEN-11/1")
def test_misery_raised_by_two_goes_from_one_to_three() -> None:
    siege = shelter(misery={"Ingvar": 1})
    siege.play(people.raise_state, "Ingvar", "misery", 2)
    assert siege.misery == {"Ingvar": 3}


@rule("TW-GEN-11")
def test_there_are_five_states_and_each_is_a_persons_own() -> None:
    siege = shelter()
    levels = {"hunger": 1, "fatigue": 2, "misery": 3, "wounds": 1, "illness": 1}
    for state, level in levels.items():
        siege.play(states.change, "Marguerite", state, level)
    for state, level in levels.items():
        assert getattr(siege, state) == {"Marguerite": level}


@rule("TW-GEN-11")
def test_what_changes_is_told_and_what_does_not_is_not() -> None:
    siege = shelter(misery={"Ingvar": 1}, told=[])
    siege.play(states.change, "Ingvar", "misery", 1)
    siege.play(states.lower_state, "Ingvar", "misery", 2)
    siege.play(states.lower_state, "Ingvar", "misery", 1)
    assert len(siege.told) == 2
    assert siege.told_of("state-rises") == [("Ingvar", "misery", 2)]
    assert siege.told_of("state-falls") == [("Ingvar", "misery", 0)]


@rule("TW-GEN-12")
def test_no_state_falls_below_nothing() -> None:
    siege = shelter(fatigue={"Ingvar": 1})
    siege.play(states.lower_state, "Ingvar", "fatigue", 2)
    assert siege.fatigue("Ingvar") == 0


@rule("TW-GEN-12")
def test_no_state_rises_above_four() -> None:
    siege = shelter(fatigue={"Ingvar": 3})
    siege.play(people.raise_state, "Ingvar", "fatigue", 2)
    assert siege.fatigue("Ingvar") == 4


def test_nobody_has_no_state_and_none_can_be_given() -> None:
    siege = shelter(people=2, misery={"4": 2})
    siege.play(states.change, None, "misery", 1)
    siege.play(states.change, "3", "misery", 1)
    assert siege.says(states.level, None, "misery") == 0
    assert siege.says(states.ability, None, "prowess") == 0
    assert siege.says(states.gift, None) == ""
    assert siege.misery == {"4": 2}


@pytest.mark.parametrize(
    ("state", "plight", "least"),
    [
        ("hunger", "hungry", 3),
        ("fatigue", "tired", 3),
        ("misery", "miserable", 3),
        ("wounds", "wounded", 1),
        ("illness", "ill", 1),
    ],
)
def test_who_suffers(state: str, plight: str, least: int) -> None:
    siege = shelter(**{state: {"Ingvar": least, "Marguerite": least - 1}})
    assert siege.says(states.suffers, "Ingvar", plight)
    assert not siege.says(states.suffers, "Marguerite", plight)


# -- level 4 ----------------------------------------------------------------------------------------------------------


@rule("TW-GEN-13", "TW-GEN-13/1")
def test_the_fourth_wound_opens_what_stands_on_its_token() -> None:
    siege = shelter(wounds={"Ingvar": 3}, box=four("wounds", "1954"))
    siege.play(people.raise_state, "Ingvar", "wounds", 1)
    assert siege.read == [siege.worst_of("wounds")]
    assert "Ingvar" not in siege.group


@rule("TW-GEN-13")
@pytest.mark.parametrize("state", ["hunger", "misery", "wounds", "illness"])
def test_each_of_the_four_states_has_a_script_at_level_four(state: str) -> None:
    siege = shelter(box=four(state, "1953"))
    siege.play(people.raise_state, "Marguerite", state, 4)
    assert siege.cold == 1
    assert siege.who is None


@rule("TW-GEN-13")
def test_below_four_nothing_is_read() -> None:
    siege = shelter(wounds={"Ingvar": 2})
    siege.play(people.raise_state, "Ingvar", "wounds", 1)
    assert siege.read == []


@rule("TW-GEN-13", "TW-SLEEP-01")
def test_fatigue_four_opens_no_script() -> None:
    siege = shelter(fatigue={"Ingvar": 3})
    siege.play(people.raise_state, "Ingvar", "fatigue", 1)
    assert siege.read == []
    assert "Ingvar" in siege.group


@rule("TW-GEN-13")
def test_a_script_that_lowers_the_state_saves_the_person() -> None:
    siege = shelter(hunger={"Ingvar": 3}, box=four("hunger", "1951"))
    siege.play(people.raise_state, "Ingvar", "hunger", 1)
    assert siege.hunger("Ingvar") == 3
    assert "Ingvar" in siege.group


@rule("TW-GEN-13")
@pytest.mark.parametrize(
    ("state", "how"), [("hunger", "dead"), ("misery", "left"), ("wounds", "dead"), ("illness", "dead")]
)
def test_who_is_still_at_four_after_the_script_dies_or_from_misery_leaves(state: str, how: str) -> None:
    siege = shelter(box=four(state, "1953"))
    siege.play(people.raise_state, "Marguerite", state, 4)
    assert siege.characters == ["Ingvar", None, "Tomé", None]
    assert siege.gone == [f"Marguerite, {how}"]


@rule("TW-GEN-13")
def test_wounds_dealt_out_together_are_settled_together() -> None:
    siege = shelter(wounds={"Ingvar": 3, "Marguerite": 1, "Tomé": 3}, box=four("wounds", "1953"))
    for person in siege.group:
        siege.play(states.change, person, "wounds", 1)
    assert siege.read == []
    siege.play(people.settle)
    assert siege.characters == [None, "Marguerite", None, None]
    assert siege.cold == 2


@rule("TW-GEN-13")
def test_one_loss_may_bring_about_the_next() -> None:
    siege = shelter(misery={"Ingvar": 3, "Marguerite": 3}, box=four("misery", "1952"))
    siege.play(people.raise_state, "Ingvar", "misery", 1)
    assert siege.characters == [None, None, "Tomé", None]
    assert siege.misery == {"Tomé": 2}, "once for each of the two"


@rule("TW-GEN-13")
def test_somebody_at_four_is_not_settled_anew_while_the_script_is_open() -> None:
    siege = shelter(misery={"Ingvar": 4}, who="Ingvar")
    siege.script = siege.worst_of("misery")
    siege.play(people.settle)
    assert "Ingvar" in siege.group


# -- abilities --------------------------------------------------------------------------------------------------------


@rule("TW-GEN-18")
def test_a_character_card_gives_the_abilities_and_the_gift(box: WarBox) -> None:
    siege = ours(box)
    abilities = {
        "Anna": {"prowess": 1, "empathy": 3, "inventory": 6},
        "Ben": {"prowess": 2, "empathy": 5, "inventory": 7},
        "Carl": {"prowess": 3, "empathy": 7, "inventory": 8},
    }
    for person, has in abilities.items():
        assert {ability: siege.says(states.ability, person, ability) for ability in has} == has
    assert [siege.says(states.gift, person) for person in ("Anna", "Ben", "Carl", "4")] == ["", "quiet", "", ""]


@rule("TW-GEN-18")
def test_every_character_card_is_whole() -> None:
    for character in open_box(None).characters:
        assert character.name
        assert character.border in ("red", "black")
        assert character.prowess >= 0
        assert character.inventory >= 1
        assert 1 <= character.empathy <= 10
        assert character.a or character.b or character.c, "its spirit"


# -- pets -------------------------------------------------------------------------------------------------------------


def test_a_pet_comes_and_goes() -> None:
    siege = shelter()
    twin = siege.copy()
    siege.play(people.pet_comes, "dog")
    assert (siege.pets, twin.pets) == ({"dog"}, set())
    siege.play(people.pet_goes, "dog")
    assert siege.pets == set()
