"""The people of the group: TW-GEN."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import Sentence
from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import meaning, people, states
from holdfast.games.this_war_of_mine.here import NOWHERE, Here, of, this_character
from holdfast.games.this_war_of_mine.phases.raid import raid_phase
from holdfast.games.this_war_of_mine.scripts import book, objectives
from holdfast.games.this_war_of_mine.state import (
    BED,
    BY_DAY,
    CHARACTERS,
    DAY,
    DECKS,
    DUSK,
    FATIGUE,
    FLOOR,
    GUARD,
    HUNGER,
    ILLNESS,
    MEDICAL,
    MISERY,
    MOST_PEOPLE,
    NEAR,
    NONE,
    OUT,
    OUT_OF_AMMO,
    PISTOL,
    RAID,
    RAIDS,
    RED,
    STATES,
    UNARMED,
    WEAPONS,
    WOUNDS,
    Shelter,
)
from holdfast.kernel import Choice, GameOver, Rule
from holdfast.kernel.rows import put
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, box_with, card, goods, offered, play, shelter

WHO = nouns.WHO.index

MORE = """
characters:
- {id: C91, name: A, trade: x, story: x, border: red, prowess: 1, inventory: 6, empathy: 3,
   lives: "1930", died: "1930", left: "1930"}
- {id: C92, name: B, trade: x, story: x, border: black, prowess: 2, inventory: 7, empathy: 5, gift: quiet,
   lives: "1930", died: "1930", left: "1930"}
- {id: C93, name: C, trade: x, story: x, border: black, prowess: 3, inventory: 8, empathy: 7,
   lives: "1930", died: "1930", left: "1930"}
scripts:
- {id: "1930", title: x, story: x}
- {id: "1931", title: x, story: x, now: ["everybody tests empathy: raise misery by 2"]}
- {id: "1932", title: x, story: x, now: ["one of you: raise misery by 1"]}
- {id: "1933", title: x, story: x, now: ["each of you: raise misery by 1"]}
- {id: "1934", title: x, story: x, now: ["each of you rolls 4 or less: raise illness by 1"]}
- {id: "1935", title: x, story: x, now: ["each of the others: raise misery by 1"]}
- {id: "1936", title: x, story: x, now: ["one of the others: this character leaves", "raise misery by 1"]}
- {id: "1938", title: x, story: x, options: [{story: In., do: [C93 may join]}, {story: Out., do: [add 1 cold]}]}
- {id: "1939", title: x, story: x, now: [C93 may join]}
- {id: "1940", title: x, story: x, now: [this character dies, raise misery by 1, "everybody: raise hunger by 1"]}
- {id: "1941", title: x, story: x, now: ["one of you tests empathy: raise misery by 2"]}
"""

MILD = """
scripts:
- {id: "1951", title: x, story: x, now: [lower hunger by 1]}
- {id: "1952", title: x, story: x, now: ["each of the others: raise misery by 1"]}
- {id: "1953", title: x, story: x, now: [add 1 cold]}
- {id: "1954", title: x, story: x, now: [this character dies, "each of the others: raise wounds by 1"]}
raids: [{id: A92, title: x, story: x, wounds: 1}]
"""


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


def read(g: Shelter, script: str, this: int = NONE) -> Rule:
    return book.read(g, card("scripts", script, g.box), of(g, this))


def levels(g: Shelter, state: int) -> list[int]:
    return [states.level(g, person, state) for person in range(MOST_PEOPLE)]


def ours(box: WarBox, **fields: Any) -> Shelter:
    """The three whose empathy is 3, 5 and 7."""
    first = card("characters", "C91", box)
    characters = [first, first + 1, first + 2, NONE]
    return shelter(**{"box": box, "characters": characters, "beginners": characters[:3], **fields})


def out(g: Shelter, *persons: int) -> Shelter:
    """They are at a location."""
    g.location = NEAR
    for person in persons:
        g.task[person] = OUT
    return g


def waiting(*characters: int) -> list[list[int]]:
    empty: list[list[int]] = [[] for _ in range(DECKS)]
    return put(empty, CHARACTERS, list(characters))


# -- how many ---------------------------------------------------------------------------------------------------------


@rule("TW-GEN-10", "TW-GEN-10/1")
def test_a_fifth_person_cannot_join(box: WarBox) -> None:
    named = card("characters", "C93", box)
    g = shelter(box=box, people=4, decks=waiting(named))
    assert offered(read(g, "1938")) == [1], "the offer is closed"
    play(read(g, "1939"))
    play(people.newcomer(g))
    assert g.characters == [0, 1, 2, 3]
    assert g.decks[CHARACTERS] == [named]


@rule("TW-GEN-10", "TW-GEN-10/2")
def test_a_fourth_person_joins() -> None:
    g = shelter(people=3, decks=waiting(8, 7))
    play(people.newcomer(g), 1)
    assert g.characters == [0, 1, 2, 7]
    assert len(people.group(g)) == 4
    assert g.decks[CHARACTERS] == [8]


@rule("TW-GEN-10", "TW-GEN-03")
def test_the_leader_may_turn_somebody_away_who_may_come_again() -> None:
    g = shelter(people=3, decks=waiting(8, 7))
    play(people.newcomer(g), 0)
    assert g.characters == [0, 1, 2, NONE]
    assert (g.decks[CHARACTERS], g.drawn[CHARACTERS]) == ([8], [7])


@rule("TW-GEN-10")
def test_a_certain_person_joins_from_anywhere_in_the_deck(box: WarBox) -> None:
    named = card("characters", "C93", box)
    for deck, drawn in ((waiting(named, 7), waiting()), (waiting(), waiting(5, named))):
        g = shelter(box=box, people=2, decks=deck, drawn=drawn)
        play(read(g, "1939"), 1)
        assert g.characters == [0, 1, named, NONE]
        assert named not in g.decks[CHARACTERS] + g.drawn[CHARACTERS]


@rule("TW-GEN-10", "TW-GEN-23")
def test_a_certain_person_who_is_gone_or_here_does_not_come(box: WarBox) -> None:
    named = card("characters", "C93", box)
    dead = shelter(box=box, people=2, decks=waiting(7), gone=[named * 2])
    here = shelter(box=box, characters=[0, named, NONE, NONE], decks=waiting(7))
    for g in (dead, here):
        before = g.characters[:]
        play(read(g, "1939"))
        assert g.characters == before


@rule("TW-GEN-10")
def test_a_certain_person_who_is_turned_away_stays_in_the_deck(box: WarBox) -> None:
    named = card("characters", "C93", box)
    g = shelter(box=box, people=2, decks=waiting(named, 7))
    play(read(g, "1939"), 0)
    assert g.decks[CHARACTERS] == [named, 7]


def test_a_newcomer_has_no_states_and_nothing_of_who_was_there_before() -> None:
    g = shelter(people=2, hunger=[0, 0, 3], phase=DUSK)
    g.task[2], g.busy[2], g.standing[2], g.armed[2], g.stopped[2], g.treated[7] = GUARD, 1, 4, PISTOL, 1, 1
    people.join(g, 9)
    assert [states.level(g, 2, state) for state in range(STATES)] == [0] * STATES
    assert (g.task[2], g.busy[2], g.standing[2], g.armed[2], g.stopped[2]) == (BY_DAY, 0, NONE, UNARMED, 0)
    assert not any(g.treated)


@rule("TW-DAY-06")
@pytest.mark.parametrize(("phase", "action_round", "acted"), [(DAY, 2, 1), (DUSK, 0, 0)])
def test_a_newcomer_of_an_action_round_has_no_action_in_it(phase: int, action_round: int, acted: int) -> None:
    g = shelter(people=2, phase=phase, round=action_round)
    people.join(g, 9)
    assert g.acted == [0, 0, acted, 0]


# -- states -----------------------------------------------------------------------------------------------------------


@rule("TW-GEN-11", "TW-GEN-11/1")
def test_misery_raised_by_two_goes_from_one_to_three() -> None:
    g = shelter(misery=[1])
    play(people.raise_state(g, 0, MISERY, 2))
    assert levels(g, MISERY) == [3, 0, 0, 0]


@rule("TW-GEN-11")
def test_there_are_five_states_and_each_is_a_persons_own() -> None:
    g = shelter()
    for state in (HUNGER, FATIGUE, MISERY, WOUNDS, ILLNESS):
        states.change(g, 1, state, state + 1 if state < 3 else 1)
    assert [levels(g, state) for state in range(STATES)] == [
        [0, 1, 0, 0],
        [0, 2, 0, 0],
        [0, 3, 0, 0],
        [0, 1, 0, 0],
        [0, 1, 0, 0],
    ]


@rule("TW-GEN-11")
def test_what_changes_is_told_and_what_does_not_is_not() -> None:
    g = shelter(misery=[1], told=[])
    states.change(g, 0, MISERY, 1)
    states.lower_state(g, 0, MISERY, 2)
    states.lower_state(g, 0, MISERY, 1)
    assert g.told is not None
    assert [(message, numbers) for message, _, numbers in g.told] == [
        ("state-rises", (0, MISERY, 2)),
        ("state-falls", (0, MISERY, 0)),
    ]


@rule("TW-GEN-12")
def test_no_state_falls_below_nothing() -> None:
    g = shelter(fatigue=[1])
    states.lower_state(g, 0, FATIGUE, 2)
    assert levels(g, FATIGUE)[0] == 0


@rule("TW-GEN-12")
def test_no_state_rises_above_four() -> None:
    g = shelter(fatigue=[3])
    play(people.raise_state(g, 0, FATIGUE, 2))
    assert levels(g, FATIGUE)[0] == 4


def test_nobody_has_no_state_and_none_can_be_given() -> None:
    g = shelter(people=2, misery=[0, 0, 0, 2])
    states.change(g, NONE, MISERY, 1)
    states.change(g, 2, MISERY, 1)
    assert states.level(g, NONE, MISERY) == 0
    assert states.ability(g, NONE, 0) == 0
    assert states.gift(g, NONE) == ""
    assert levels(g, MISERY) == [0, 0, 0, 2]


@pytest.mark.parametrize(
    ("plight", "least"), [("hungry", 3), ("tired", 3), ("miserable", 3), ("wounded", 1), ("ill", 1)]
)
def test_who_suffers(plight: str, least: int) -> None:
    place = nouns.PLIGHTS.index(plight)
    g = shelter()
    states.change(g, 0, place, least)
    states.change(g, 1, place, least - 1)
    assert [states.suffers(g, person, place) for person in (0, 1)] == [True, False]


# -- level 4 ----------------------------------------------------------------------------------------------------------


def four(state: int, script: str) -> WarBox:
    """A box in which level 4 of a state leads to a script of the test, and nobody has any prowess."""
    box = box_with(MILD)
    other = object.__new__(WarBox)
    other.__dict__.update(box.__dict__)
    other.prowess = [0] * len(box.prowess)
    other.level_four = put(box.level_four, state, card("scripts", script, box))
    return other


@rule("TW-GEN-13", "TW-GEN-13/1")
def test_the_fourth_wound_opens_what_stands_on_its_token() -> None:
    g = shelter(wounds=[3], box=four(WOUNDS, "1954"))
    play(people.raise_state(g, 0, WOUNDS, 1))
    assert g.read == [g.box.level_four[WOUNDS]]
    assert g.characters[0] == NONE


@rule("TW-GEN-13")
@pytest.mark.parametrize("state", [HUNGER, MISERY, WOUNDS, ILLNESS])
def test_each_of_the_four_states_has_a_script_at_level_four(state: int) -> None:
    g = shelter(box=four(state, "1953"))
    play(people.raise_state(g, 1, state, 4))
    assert g.cold == 1
    assert g.who == NONE


@rule("TW-GEN-13")
def test_below_four_nothing_is_read() -> None:
    g = shelter(wounds=[2])
    play(people.raise_state(g, 0, WOUNDS, 1))
    assert g.read == []


@rule("TW-GEN-13", "TW-SLEEP-01")
def test_fatigue_four_opens_no_script() -> None:
    g = shelter(fatigue=[3])
    play(people.raise_state(g, 0, FATIGUE, 1))
    assert g.read == []
    assert g.characters[0] == 0


@rule("TW-GEN-13")
def test_a_script_that_lowers_the_state_saves_the_person() -> None:
    g = shelter(hunger=[3], box=four(HUNGER, "1951"))
    play(people.raise_state(g, 0, HUNGER, 1))
    assert levels(g, HUNGER)[0] == 3
    assert g.characters[0] == 0


@rule("TW-GEN-13")
@pytest.mark.parametrize(("state", "left"), [(HUNGER, 0), (MISERY, 1), (WOUNDS, 0), (ILLNESS, 0)])
def test_who_is_still_at_four_after_the_script_dies_or_from_misery_leaves(state: int, left: int) -> None:
    g = shelter(box=four(state, "1953"))
    play(people.raise_state(g, 1, state, 4))
    assert g.characters == [0, NONE, 2, NONE]
    assert g.gone == [1 * 2 + left]


@rule("TW-GEN-13")
def test_wounds_dealt_out_together_are_settled_together() -> None:
    g = shelter(wounds=[3, 1, 3], box=four(WOUNDS, "1953"))
    for person in (0, 1, 2):
        states.change(g, person, WOUNDS, 1)
    assert g.read == []
    play(people.settle(g))
    assert g.characters == [NONE, 1, NONE, NONE]
    assert g.cold == 2


@rule("TW-GEN-13")
def test_one_loss_may_bring_about_the_next() -> None:
    g = shelter(misery=[3, 3, 0], box=four(MISERY, "1952"))
    play(people.raise_state(g, 0, MISERY, 1))
    assert g.characters == [NONE, NONE, 2, NONE]
    assert levels(g, MISERY) == [0, 0, 2, 0], "once for each of the two"


@rule("TW-GEN-13")
def test_somebody_at_four_is_not_settled_anew_while_the_script_is_open() -> None:
    g = shelter(misery=[4], who=0, script=open_box(None).level_four[MISERY])
    play(people.settle(g))
    assert g.characters[0] == 0


# -- abilities --------------------------------------------------------------------------------------------------------


@rule("TW-GEN-18")
def test_a_character_card_gives_the_abilities_and_the_gift(box: WarBox) -> None:
    g = ours(box)
    assert [[states.ability(g, person, ability) for ability in range(3)] for person in range(3)] == [
        [1, 3, 6],
        [2, 5, 7],
        [3, 7, 8],
    ]
    assert [states.gift(g, person) for person in range(4)] == ["", "quiet", "", ""]


@rule("TW-GEN-18")
def test_every_character_card_is_whole() -> None:
    for character in open_box(None).characters:
        assert character.name
        assert character.border in ("red", "black")
        assert character.prowess >= 0
        assert character.inventory >= 1
        assert 1 <= character.empathy <= 10
        assert character.a or character.b or character.c, "its spirit"


# -- tests of empathy and chance --------------------------------------------------------------------------------------


@rule("TW-GEN-17", "TW-GEN-17/1")
def test_one_roll_touches_all_whose_empathy_is_as_high(box: WarBox) -> None:
    g = ours(box, rng=Loaded(4))
    play(read(g, "1931"))
    assert levels(g, MISERY) == [0, 2, 2, 0]
    assert g.rng.draws == 1


@rule("TW-GEN-17")
@pytest.mark.parametrize(("rolled", "moved"), [(3, [0, 1, 2]), (4, [1, 2]), (8, [])])
def test_who_is_touched(box: WarBox, rolled: int, moved: list[int]) -> None:
    assert meaning.touched(ours(box, rng=Loaded(rolled - 1)), [0, 1, 2]) == moved


@rule("TW-GEN-17")
def test_only_those_named_are_tested(box: WarBox) -> None:
    assert meaning.touched(ours(box, rng=Loaded(0)), [0, 2]) == [0, 2]
    g = ours(box)
    assert meaning.touched(g, []) == []
    assert g.rng.draws == 0


@rule("TW-GEN-17")
def test_one_may_be_chosen_to_be_tested(box: WarBox) -> None:
    g = ours(box, rng=Loaded(0))
    play(read(g, "1941"), 1)
    assert levels(g, MISERY) == [0, 2, 0, 0]


@rule("TW-GEN-16")
def test_each_of_them_rolls_for_oneself() -> None:
    g = shelter(box=box_with(MORE), rng=Loaded(3, 4, 0))
    play(read(g, "1934"))
    assert levels(g, ILLNESS) == [1, 0, 1, 0]


# -- whom a card means ------------------------------------------------------------------------------------------------


def test_at_home_you_are_all_who_are_not_out() -> None:
    g = shelter(people=4)
    g.task[2] = OUT
    assert people.group(g) == [0, 1, 2, 3]
    assert people.at_home(g) == people.present(g) == [0, 1, 3]


def test_at_a_location_you_are_the_scavengers_who_have_not_stopped() -> None:
    g = out(shelter(people=4), 1, 2, 3)
    people.stop(g, 2)
    assert people.scavengers(g) == people.present(g) == people.present_all(g) == [1, 3]
    assert people.at_home(g) == [0]


def test_only_who_is_out_can_stop() -> None:
    g = shelter()
    people.stop(g, 0)
    assert g.stopped == [0, 0, 0, 0]


def test_guards_are_on_guard_duty() -> None:
    g = shelter()
    g.task[0], g.task[2] = GUARD, GUARD
    assert people.guards(g) == [0, 2]


@pytest.mark.parametrize(
    ("who", "persons"),
    [
        ("this character", [1]),
        ("one of you", [0, 1, 2]),
        ("each of you", [0, 1, 2]),
        ("everybody here", [0, 1, 2]),
        ("everybody", [0, 1, 2, 3]),
        ("one scavenger", [3]),
        ("each scavenger", [3]),
        ("one guard", [0]),
        ("each guard", [0]),
        ("each sleeper", [1, 2]),
        ("one of the others", [0, 2]),
        ("each of the others", [0, 2]),
    ],
)
def test_whom_a_card_means_at_home(who: str, persons: list[int]) -> None:
    g = shelter(people=4)
    g.task[:] = [GUARD, BED, FLOOR, OUT]
    assert meaning.meant(g, of(g, 1), WHO(who)) == persons


@rule("TW-MED-02", "TW-MED-04")
def test_whom_a_card_means_by_their_wounds_and_illness() -> None:
    g = shelter(people=4, wounds=[1, 2, 0, 0], illness=[0, 1, 1, 2])
    meds, bandages, herbs = range(len(MEDICAL))
    for person, token in ((1, bandages), (1, meds), (2, herbs), (0, herbs)):
        g.treated[person * len(MEDICAL) + token] = 1
    found = {
        name: meaning.meant(g, NOWHERE, WHO(name)) for name in nouns.WHO[WHO("each wounded") : WHO("one of the others")]
    }
    assert found == {
        "each wounded": [0, 1],
        "each bandaged": [1],
        "each wounded without bandages": [0],
        "each ill": [1, 2, 3],
        "each ill with meds": [1],
        "each ill with herbal meds": [2],
        "each ill without medicine": [3],
    }


def test_at_a_location_only_those_who_are_there_are_meant_by_their_wounds() -> None:
    g = out(shelter(people=3, wounds=[1, 1, 1]), 0, 2)
    assert meaning.meant(g, NOWHERE, WHO("each wounded")) == [0, 2]


def test_this_character_is_nobody_where_nobody_is_meant() -> None:
    g = shelter(people=2)
    assert meaning.meant(g, NOWHERE, WHO("this character")) == []
    assert meaning.meant(g, of(g, 3), WHO("this character")) == []


@rule("TW-GEN-03")
def test_the_leader_chooses_which_one(box: WarBox) -> None:
    g = shelter(box=box, leader=1)
    asked = next(read(g, "1932"))
    assert isinstance(asked, Choice)
    assert (asked.question, asked.seat, asked.values) == (meaning.WHICH, 1, [0, 1, 2])
    play(read(g, "1932"), 2)
    assert levels(g, MISERY) == [0, 0, 1, 0]


def test_who_cannot_be_chosen_is_told_why(box: WarBox) -> None:
    g = shelter(box=box, fatigue=[0, 0, 4])
    asked = Choice(meaning.WHICH, 0, [1], meaning.Meant(WHO("one of the others"), meaning.FOR_SURE, NONE, (1,)))
    refusals = [meaning.why_not_meant(g, asked, person) for person in range(4)]
    assert [refusal and (refusal.rule, refusal.reason) for refusal in refusals] == [
        ("TW-GEN-03", "not-meant"),
        None,
        ("TW-SLEEP-05", "sleeps"),
        ("TW-GEN-10", "nobody-there"),
    ]


def test_each_is_this_character_in_turn_and_who_it_was_before_is_so_again(box: WarBox) -> None:
    g = shelter(box=box)
    play(read(g, "1933", 2))
    assert levels(g, MISERY) == [1, 1, 1, 0]
    assert g.who == NONE
    play(read(g, "1935", 2))
    assert levels(g, MISERY) == [2, 2, 1, 0]


def test_after_one_of_the_others_this_character_is_meant_again(box: WarBox) -> None:
    g = shelter(box=box)
    play(read(g, "1936", 0), 1)
    assert g.characters == [0, NONE, 2, NONE]
    assert levels(g, MISERY) == [1, 0, 0, 0]


def test_nobody_is_meant_after_this_character_has_died(box: WarBox) -> None:
    g = shelter(box=box)
    play(read(g, "1940", 0))
    assert levels(g, MISERY) == [0, 0, 0, 0]
    assert levels(g, HUNGER) == [0, 1, 1, 0]
    assert g.who == NONE


def test_somebody_new_in_the_place_of_who_was_meant_before_is_not_meant() -> None:
    g = shelter(people=2)
    here = of(g, 0)
    assert this_character(g, here) == 0
    people.clear(g, 0)
    assert this_character(g, here) == NONE
    people.join(g, 9)
    assert g.characters[0] == 9
    assert this_character(g, here) == NONE


def test_all_see_about_whom_the_open_script_is(box: WarBox) -> None:
    g = shelter(box=box)
    reading = read(g, "1936", 0)
    next(reading)
    assert g.who == 0
    play(read(g, "1940", 1))
    assert g.who == 0, "the page on which the book was open before"


def test_who_is_gone_by_then_is_passed_over_and_so_is_who_came_instead() -> None:
    """While the first is meant, the second leaves, and somebody new sits in the second's place."""
    g = shelter(people=3)
    seen: list[int] = []

    def act(g: Shelter, here: Here) -> None:
        seen.append(here.person)
        if here.person == 0:
            people.clear(g, 1)
            people.join(g, 9)

    play(meaning.for_each(g, NOWHERE, WHO("each of you"), Sentence(0, act, (), heeds=True)))
    assert g.characters == [0, 9, 2, NONE]
    assert seen == [0, 2]


# -- who is lost ------------------------------------------------------------------------------------------------------


@rule("TW-GEN-22", "TW-GEN-22/1", "TW-GEN-01")
def test_when_the_last_one_leaves_the_game_is_lost_for_all() -> None:
    g = shelter(people=1)
    with pytest.raises(GameOver) as over:
        play(people.leave(g, 0))
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("abandoned", ())


@rule("TW-GEN-22")
@pytest.mark.parametrize(("state", "cause"), [(HUNGER, "hunger"), (WOUNDS, "wounds"), (ILLNESS, "illness")])
def test_when_the_last_one_dies_the_game_is_lost_at_once(state: int, cause: str) -> None:
    g = shelter(people=1, **{cause: [3]})
    with pytest.raises(GameOver) as over:
        play(people.raise_state(g, 0, state, 1))
    assert (over.value.outcome.cause, over.value.outcome.winners) == (cause, ())


@rule("TW-GEN-22")
def test_what_the_others_died_of_does_not_matter() -> None:
    g = shelter(people=2, hunger=[3, 0], wounds=[3, 3])
    play(people.raise_state(g, 0, HUNGER, 1))
    with pytest.raises(GameOver) as over:
        play(people.raise_state(g, 1, WOUNDS, 1))
    assert over.value.outcome.cause == "wounds"


@rule("TW-GEN-22", "TW-COMB-19")
def test_who_is_killed_outright_dies_of_nothing_else() -> None:
    g = shelter(people=1, hunger=[3], wounds=[3])
    with pytest.raises(GameOver) as over:
        play(people.die(g, 0))
    assert over.value.outcome.cause == "killed"


@rule("TW-GEN-23")
def test_who_dies_takes_figure_tokens_and_card_out_of_play() -> None:
    g = shelter(wounds=[2, 1], misery=[1, 1], decks=waiting(7))
    g.task[0], g.busy[0], g.standing[0], g.acted[0], g.treated[1] = GUARD, 1, 3, 1, 1
    play(people.die(g, 0))
    assert g.characters == [NONE, 1, 2, NONE]
    assert [levels(g, state)[0] for state in range(STATES)] == [0] * STATES
    assert (g.task[0], g.busy[0], g.standing[0], g.acted[0]) == (BY_DAY, 0, NONE, 0)
    assert g.gone == [0]
    assert g.lost_today == 1
    assert g.decks[CHARACTERS] == [7]
    assert g.drawn[CHARACTERS] == [], "nobody turns up again"


@rule("TW-GEN-23", "TW-MED-03")
def test_medical_tokens_on_the_card_are_lost_with_it() -> None:
    g = shelter()
    g.treated[:3] = [1, 1, 1]
    play(people.leave(g, 0))
    assert not any(g.treated)


@rule("TW-GEN-23")
def test_who_leaves_counts_as_lost_too() -> None:
    g = shelter()
    play(people.leave(g, 1))
    assert g.gone == [1 * 2 + 1]
    assert g.lost_today == 1


@rule("TW-GEN-23")
def test_the_weapon_of_who_is_lost_stays_with_the_group() -> None:
    g = shelter(stock=goods(pistol=1))
    g.task[0], g.armed[0] = GUARD, PISTOL
    play(people.die(g, 0))
    assert g.stock[PISTOL] == 1
    assert g.armed == [UNARMED] * 4


@rule("TW-GEN-23", "TW-GEN-23/1")
def test_the_pistol_of_a_guard_who_dies_in_a_raid_is_on_storage_afterwards() -> None:
    box = four(WOUNDS, "1953")
    empty: list[list[int]] = [[] for _ in range(DECKS)]
    raids = put(empty, RAIDS, [card("raids", "A92", box)])
    g = shelter(box=box, phase=RAID, wounds=[3], decks=raids, stock=goods(pistol=1, ammo=1))
    g.task[0] = GUARD
    play(raid_phase(g), WEAPONS.index(PISTOL))
    assert g.armed[0] == PISTOL
    g.rng = Loaded(box.faces[RED].index(OUT_OF_AMMO))
    while g.phase == RAID:
        play(raid_phase(g))
    assert g.characters == [NONE, 1, 2, NONE]
    assert g.stock == goods(pistol=1)
    assert g.armed == [UNARMED] * 4


@rule("TW-DEATH-02")
def test_a_death_on_the_way_is_counted_for_the_scene_and_leaving_is_not() -> None:
    g = out(shelter(people=4, beginners=[3]), 0, 1)
    play(people.die(g, 0))
    play(people.leave(g, 1))
    play(people.die(g, 2))
    assert g.died_out == 1


def test_nobody_is_lost_twice() -> None:
    g = shelter(people=2)
    for lost in (people.die, people.leave):
        play(lost(g, 3))
        play(lost(g, NONE))
    assert g.gone == []


def test_the_group_may_give_up_when_the_last_who_began_is_gone() -> None:
    g = shelter(people=4, beginners=[0, 1])
    for person in (0, 2):
        play(people.die(g, person))
    question = next(people.die(g, 1))
    assert isinstance(question, Choice)
    assert (question.question, len(g.gone)) == (objectives.FORFEIT, 3)


# -- pets -------------------------------------------------------------------------------------------------------------


def test_a_pet_comes_and_goes() -> None:
    g = shelter()
    twin = g.copy()
    people.pet_comes(g, 1)
    assert (g.pets, twin.pets) == ([0, 1], [0, 0])
    people.pet_goes(g, 1)
    assert g.pets == [0, 0]
