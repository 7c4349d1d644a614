"""The people of the group: TW-GEN."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import Sentence
from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import ICONS, WarBox, open_box
from holdfast.games.this_war_of_mine.characters import meaning, people, states
from holdfast.games.this_war_of_mine.here import Here, of, this_character
from holdfast.games.this_war_of_mine.phases.raid import raid_phase
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Outcome
from holdfast.kernel.rows import put
from tests.cite import rule
from tests.this_war_of_mine.arrange import Loaded, Siege, another, black, box_with, goods, shelter
from tests.this_war_of_mine.words import words_of

MORE = """
characters:
- {id: C91, name: Anna, trade: x, story: x, border: red, prowess: 1, inventory: 6, empathy: 3,
   lives: "1930", died: "1930", left: "1930"}
- {id: C92, name: Ben, trade: x, story: x, border: black, prowess: 2, inventory: 7, empathy: 5, gift: quiet,
   lives: "1930", died: "1930", left: "1930"}
- {id: C93, name: Carl, trade: x, story: x, border: black, prowess: 3, inventory: 8, empathy: 7,
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


def ours(box: WarBox, **fields: Any) -> Siege:
    """The three whose empathy is 3, 5 and 7."""
    return shelter(box=box, people=["Anna", "Ben", "Carl"], **fields)


def out(siege: Siege, *persons: str) -> Siege:
    """They are at a location."""
    siege.location = "near"
    siege.task = dict.fromkeys(persons, "out")
    return siege


def waiting(*characters: str) -> dict[str, tuple[str, ...]]:
    return {"characters": characters}


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


def four(state: str, script: str) -> WarBox:
    """A box in which level 4 of a state leads to a script of the test, and nobody has any prowess."""
    box = box_with(MILD)
    number, opened = words_of(box).states.number(state), words_of(box).scripts.number(script)
    return another(box, prowess=[0 for _ in box.prowess], level_four=put(box.level_four, number, opened))


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


# -- tests of empathy and chance --------------------------------------------------------------------------------------


@rule("TW-GEN-17", "TW-GEN-17/1")
def test_one_roll_touches_all_whose_empathy_is_as_high(box: WarBox) -> None:
    siege = ours(box, rng=black(5))
    siege.play(book.read, "1931")
    assert siege.misery == {"Ben": 2, "Carl": 2}
    assert siege.rng.draws == 1


@rule("TW-GEN-17")
@pytest.mark.parametrize(("rolled", "moved"), [(3, ["Anna", "Ben", "Carl"]), (4, ["Ben", "Carl"]), (8, [])])
def test_who_is_touched(box: WarBox, rolled: int, moved: list[str]) -> None:
    assert ours(box, rng=black(rolled)).whom(meaning.touched, ["Anna", "Ben", "Carl"]) == moved


@rule("TW-GEN-17")
def test_only_those_named_are_tested(box: WarBox) -> None:
    assert ours(box, rng=black(1)).whom(meaning.touched, ["Anna", "Carl"]) == ["Anna", "Carl"]
    siege = ours(box)
    assert siege.whom(meaning.touched, []) == []
    assert siege.rng.draws == 0


@rule("TW-GEN-17")
def test_one_may_be_chosen_to_be_tested(box: WarBox) -> None:
    siege = ours(box, rng=black(1))
    siege.play(book.read, "1941", "which-person:Ben")
    assert siege.misery == {"Ben": 2}


@rule("TW-GEN-16")
def test_each_of_them_rolls_for_oneself() -> None:
    siege = shelter(box=box_with(MORE), rng=black(4, 5, 1))
    siege.play(book.read, "1934")
    assert siege.illness == {"Ingvar": 1, "Tomé": 1}


# -- whom a card means ------------------------------------------------------------------------------------------------


def test_at_home_you_are_all_who_are_not_out() -> None:
    siege = shelter(people=4)
    siege.task["Tomé"] = "out"
    assert siege.group == ["Ingvar", "Marguerite", "Tomé", "Sabine"]
    assert siege.whom(people.at_home) == siege.whom(people.present) == ["Ingvar", "Marguerite", "Sabine"]


def test_at_a_location_you_are_the_scavengers_who_have_not_stopped() -> None:
    siege = out(shelter(people=4), "Marguerite", "Tomé", "Sabine")
    siege.play(people.stop, "Tomé")
    for those in (people.scavengers, people.present, people.present_all):
        assert siege.whom(those) == ["Marguerite", "Sabine"]
    assert siege.whom(people.at_home) == ["Ingvar"]


def test_only_who_is_out_can_stop() -> None:
    siege = shelter()
    siege.play(people.stop, "Ingvar")
    assert siege.stopped == set()


def test_guards_are_on_guard_duty() -> None:
    siege = shelter()
    siege.task = {"Ingvar": "guard", "Tomé": "guard"}
    assert siege.whom(people.guards) == ["Ingvar", "Tomé"]


@pytest.mark.parametrize(
    ("who", "persons"),
    [
        ("this character", ["Marguerite"]),
        ("one of you", ["Ingvar", "Marguerite", "Tomé"]),
        ("each of you", ["Ingvar", "Marguerite", "Tomé"]),
        ("everybody here", ["Ingvar", "Marguerite", "Tomé"]),
        ("everybody", ["Ingvar", "Marguerite", "Tomé", "Sabine"]),
        ("one scavenger", ["Sabine"]),
        ("each scavenger", ["Sabine"]),
        ("one guard", ["Ingvar"]),
        ("each guard", ["Ingvar"]),
        ("each sleeper", ["Marguerite", "Tomé"]),
        ("one of the others", ["Ingvar", "Tomé"]),
        ("each of the others", ["Ingvar", "Tomé"]),
    ],
)
def test_whom_a_card_means_at_home(who: str, persons: list[str]) -> None:
    siege = shelter(people=4, task={"Ingvar": "guard", "Marguerite": "bed", "Tomé": "floor", "Sabine": "out"})
    assert siege.whom(meaning.meant, "Marguerite", who) == persons


@rule("TW-MED-02", "TW-MED-04")
def test_whom_a_card_means_by_their_wounds_and_illness() -> None:
    siege = shelter(people=4, wounds={"Ingvar": 1, "Marguerite": 2}, illness={"Marguerite": 1, "Tomé": 1, "Sabine": 2})
    siege.treated = {"Ingvar": {"herbal-meds"}, "Marguerite": {"bandages", "meds"}, "Tomé": {"herbal-meds"}}
    meant = {
        "each wounded": ["Ingvar", "Marguerite"],
        "each bandaged": ["Marguerite"],
        "each wounded without bandages": ["Ingvar"],
        "each ill": ["Marguerite", "Tomé", "Sabine"],
        "each ill with meds": ["Marguerite"],
        "each ill with herbal meds": ["Tomé"],
        "each ill without medicine": ["Sabine"],
    }
    assert {who: siege.whom(meaning.meant, None, who) for who in meant} == meant


def test_at_a_location_only_those_who_are_there_are_meant_by_their_wounds() -> None:
    siege = out(shelter(people=3, wounds={"Ingvar": 1, "Marguerite": 1, "Tomé": 1}), "Ingvar", "Tomé")
    assert siege.whom(meaning.meant, None, "each wounded") == ["Ingvar", "Tomé"]


def test_this_character_is_nobody_where_nobody_is_meant() -> None:
    siege = shelter(people=2)
    assert siege.whom(meaning.meant, None, "this character") == []
    assert siege.whom(meaning.meant, "4", "this character") == []


@rule("TW-GEN-03")
def test_the_leader_chooses_which_one(box: WarBox) -> None:
    siege = shelter(box=box, leader=1)
    which = siege.asked("which-person", book.read, "1932")
    assert (which.seat, which.offers) == (1, ["Ingvar", "Marguerite", "Tomé"])
    which.finish("which-person:Tomé")
    assert siege.misery == {"Tomé": 1}


def test_who_cannot_be_chosen_is_told_why(box: WarBox) -> None:
    siege = shelter(box=box, fatigue={"Tomé": 4})
    meant = {"who": "one of the others", "roll": meaning.FOR_SURE, "deed": None, "people": ("Marguerite",)}
    assert [siege.why_not(f"which-person:{person}", **meant) for person in ("Ingvar", "Marguerite", "Tomé", "4")] == [
        ("TW-GEN-03", "not-meant", "Ingvar"),
        None,
        ("TW-SLEEP-05", "sleeps", "Tomé"),
        ("TW-GEN-10", "nobody-there", "4"),
    ]


def test_each_is_this_character_in_turn_and_who_it_was_before_is_so_again(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.play(book.read, "1933", "Tomé")
    assert siege.misery == {"Ingvar": 1, "Marguerite": 1, "Tomé": 1}
    assert siege.who is None
    siege.play(book.read, "1935", "Tomé")
    assert siege.misery == {"Ingvar": 2, "Marguerite": 2, "Tomé": 1}


def test_after_one_of_the_others_this_character_is_meant_again(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.play(book.read, "1936", "Ingvar", "which-person:Marguerite")
    assert siege.characters == ["Ingvar", None, "Tomé", None]
    assert siege.misery == {"Ingvar": 1}


def test_nobody_is_meant_after_this_character_has_died(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.play(book.read, "1940", "Ingvar")
    assert siege.misery == {}
    assert siege.hunger == {"Marguerite": 1, "Tomé": 1}
    assert siege.who is None


def test_somebody_new_in_the_place_of_who_was_meant_before_is_not_meant() -> None:
    siege = shelter(people=2)
    here = siege.says(of, "Ingvar")
    assert siege.found("person", this_character, here) == "Ingvar"
    siege.play(people.clear, "Ingvar")
    assert siege.found("person", this_character, here) is None
    siege.play(people.join, "Pilar")
    assert siege.group == ["Pilar", "Marguerite"]
    assert siege.found("person", this_character, here) is None


def test_all_see_about_whom_the_open_script_is(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.asked("which-person", book.read, "1936", "Ingvar")
    assert siege.who == "Ingvar"
    siege.play(book.read, "1940", "Marguerite")
    assert siege.who == "Ingvar", "the page on which the book was open before"


def test_who_is_gone_by_then_is_passed_over_and_so_is_who_came_instead() -> None:
    """While the first is meant, the second leaves, and somebody new sits in the second's place."""
    siege = shelter(people=3)
    seen: list[str] = []

    def act(g: Shelter, here: Here) -> None:
        seen.append(siege.in_words("person", here.person))
        if seen == ["Ingvar"]:
            siege.play(people.clear, "Marguerite")
            siege.play(people.join, "Pilar")

    siege.play(meaning.for_each, None, "each of you", Sentence(0, act, (), heeds=True))
    assert siege.characters == ["Ingvar", "Pilar", "Tomé", None]
    assert seen == ["Ingvar", "Tomé"]


# -- who is lost ------------------------------------------------------------------------------------------------------


@rule("TW-GEN-22", "TW-GEN-22/1", "TW-GEN-01")
def test_when_the_last_one_leaves_the_game_is_lost_for_all() -> None:
    siege = shelter(people=1)
    assert siege.end_of(people.leave, "Ingvar") == Outcome("abandoned", ())


@rule("TW-GEN-22")
@pytest.mark.parametrize("state", ["hunger", "wounds", "illness"])
def test_when_the_last_one_dies_the_game_is_lost_at_once(state: str) -> None:
    siege = shelter(people=1, **{state: {"Ingvar": 3}})
    assert siege.end_of(people.raise_state, "Ingvar", state, 1) == Outcome(state, ())


@rule("TW-GEN-22")
def test_what_the_others_died_of_does_not_matter() -> None:
    siege = shelter(people=2, hunger={"Ingvar": 3}, wounds={"Ingvar": 3, "Marguerite": 3})
    siege.play(people.raise_state, "Ingvar", "hunger", 1)
    assert siege.end_of(people.raise_state, "Marguerite", "wounds", 1).cause == "wounds"


@rule("TW-GEN-22", "TW-COMB-19")
def test_who_is_killed_outright_dies_of_nothing_else() -> None:
    siege = shelter(people=1, hunger={"Ingvar": 3}, wounds={"Ingvar": 3})
    assert siege.end_of(people.die, "Ingvar").cause == "killed"


@rule("TW-GEN-23")
def test_who_dies_takes_figure_tokens_and_card_out_of_play() -> None:
    siege = shelter(wounds={"Ingvar": 2, "Marguerite": 1}, misery={"Ingvar": 1, "Marguerite": 1}, decks=waiting("Obed"))
    siege.task, siege.busy, siege.treated = {"Ingvar": "guard"}, {"Ingvar"}, {"Ingvar": {"bandages"}}
    siege.standing, siege.acted = {"Ingvar": "a4"}, {"Ingvar": "acted"}
    siege.play(people.die, "Ingvar")
    assert siege.characters == [None, "Marguerite", "Tomé", None]
    assert (siege.wounds, siege.misery) == ({"Marguerite": 1}, {"Marguerite": 1})
    assert siege.hunger == siege.fatigue == siege.illness == {}
    assert (siege.task, siege.busy, siege.standing, siege.acted) == ({}, set(), {}, {})
    assert siege.gone == ["Ingvar, dead"]
    assert siege.lost_today == 1
    assert siege.decks["characters"] == ["Obed"]
    assert siege.drawn["characters"] == [], "nobody turns up again"


@rule("TW-GEN-23", "TW-MED-03")
def test_medical_tokens_on_the_card_are_lost_with_it() -> None:
    siege = shelter(treated={"Ingvar": {"meds", "bandages", "herbal-meds"}})
    siege.play(people.leave, "Ingvar")
    assert siege.treated == {}


@rule("TW-GEN-23")
def test_who_leaves_counts_as_lost_too() -> None:
    siege = shelter()
    siege.play(people.leave, "Marguerite")
    assert siege.gone == ["Marguerite, left"]
    assert siege.lost_today == 1


@rule("TW-GEN-23")
def test_the_weapon_of_who_is_lost_stays_with_the_group() -> None:
    siege = shelter(stock=goods(pistol=1), task={"Ingvar": "guard"}, armed={"Ingvar": "pistol"})
    siege.play(people.die, "Ingvar")
    assert siege.stock["pistol"] == 1
    assert siege.armed == {}


@rule("TW-GEN-23", "TW-GEN-23/1")
def test_the_pistol_of_a_guard_who_dies_in_a_raid_is_on_storage_afterwards() -> None:
    night = {"phase": "night-raid", "task": {"Ingvar": "guard"}, "decks": {"raids": ["A92"]}}
    siege = shelter(box=four("wounds", "1953"), wounds={"Ingvar": 3}, stock=goods(pistol=1, ammo=1), **night)
    siege.play(raid_phase, "arm:pistol")
    assert siege.armed["Ingvar"] == "pistol"
    siege.rng = Loaded(siege.printed("faces", "red").index(ICONS["out of ammo"]))
    while siege.phase == "night-raid":
        siege.play(raid_phase)
    assert siege.characters == [None, "Marguerite", "Tomé", None]
    assert siege.stock == goods(pistol=1)
    assert siege.armed == {}


@rule("TW-DEATH-02")
def test_a_death_on_the_way_is_counted_for_the_scene_and_leaving_is_not() -> None:
    siege = out(shelter(people=4, beginners=["Sabine"]), "Ingvar", "Marguerite")
    siege.play(people.die, "Ingvar")
    siege.play(people.leave, "Marguerite")
    siege.play(people.die, "Tomé")
    assert siege.died_out == 1


def test_nobody_is_lost_twice() -> None:
    siege = shelter(people=2)
    for lost in (people.die, people.leave):
        siege.play(lost, "4")
        siege.play(lost, None)
    assert siege.gone == []


def test_the_group_may_give_up_when_the_last_who_began_is_gone() -> None:
    siege = shelter(people=4, beginners=["Ingvar", "Marguerite"])
    for person in ("Ingvar", "Tomé"):
        siege.play(people.die, person)
    siege.asked("forfeit", people.die, "Marguerite")
    assert len(siege.gone) == 3


# -- pets -------------------------------------------------------------------------------------------------------------


def test_a_pet_comes_and_goes() -> None:
    siege = shelter()
    twin = siege.copy()
    siege.play(people.pet_comes, "dog")
    assert (siege.pets, twin.pets) == ({"dog"}, set())
    siege.play(people.pet_goes, "dog")
    assert siege.pets == set()
