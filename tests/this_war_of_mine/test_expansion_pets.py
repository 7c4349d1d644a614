"""Dog and Cat: what they do at home, in the night and out with the scavengers (TW-PET)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine import state
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.combat.combat import flee
from holdfast.games.this_war_of_mine.expansions.dog_and_cat import pets
from holdfast.games.this_war_of_mine.phases import dawn as at_dawn
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.phases.raid import carry_out
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.round import begin
from holdfast.games.this_war_of_mine.scavenging.noise import encounter
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.state import Shelter
from tests.cite import rule
from tests.this_war_of_mine import arena_by_number as arena
from tests.this_war_of_mine.arrange_by_number import card, goods
from tests.this_war_of_mine.guests import BOX, answer, house, in_play, level, siege, stock

CHOSEN = {"yes": 1, "cat": 2, "dog": 3}


def start(value: str) -> Shelter:
    return siege(pets=CHOSEN[value])


def home(*here: str, in_play: bool = True, **fields: Any) -> Shelter:
    """At home with these pets, whose cards are in play."""
    g = house(*(["pets"] if in_play else []), **fields)
    g.pets = [int(word in here) for word in ("cat", "dog")]
    return g


# -- how they come ----------------------------------------------------------------------------------------------------


@rule("TW-PET-01", "TW-PET-01/1", "TW-PET-01/2")
def test_a_pet_that_a_script_brings_has_a_card_in_play() -> None:
    g = home()
    assert view(g, 0).pets == []
    answer(g, people.keep_pet(g, state.DOG))
    assert view(g, 0).pets == ["dog"]
    assert view(g, 0).expansions.dog == []
    waiting = [script for _, _, script in g.later]
    assert card("scripts", "PE07") in waiting
    declined = home()
    assert not declined.later
    assert view(declined, 0).pets == []


@rule("TW-PET-02", "TW-PET-02/1", "TW-PET-02/3")
def test_who_starts_with_a_pet_gets_no_raw_food() -> None:
    plain, cat, dog = start("yes"), start("cat"), start("dog")
    assert plain.pets == [0, 0]
    assert stock(plain, "raw-food") == 3
    assert (cat.pets, dog.pets) == ([1, 0], [0, 1])
    for g in (cat, dog):
        assert [n for kind, n in enumerate(g.stock) if kind != state.RAW_FOOD] == [
            n for kind, n in enumerate(plain.stock) if kind != state.RAW_FOOD
        ]
        assert stock(g, "raw-food") == 0


@rule("TW-PET-02", "TW-PET-02/2", "TW-GEN-25")
def test_nobody_starts_with_a_pet_in_a_scenario() -> None:
    with pytest.raises(holdfast.BadOption, match="TW-PET-02"):
        holdfast.start("this_war_of_mine", scenario="last-road", pets="dog")
    assert holdfast.start("this_war_of_mine", scenario="last-road", pets="yes").state.pets == [0, 0]


@rule("TW-PET-02")
def test_the_card_of_a_starting_pet_speaks_from_the_first_day() -> None:
    g = start("cat")
    answer(g, begin(g))
    assert card("scripts", "PE01") in [script for _, _, script in g.later]


@rule("TW-PET-03", "TW-PET-03/1")
def test_both_may_live_here() -> None:
    g = start("cat")
    answer(g, people.keep_pet(g, state.DOG))
    assert g.pets == [1, 1]
    assert view(g, 0).pets == ["cat", "dog"]


# -- at home ----------------------------------------------------------------------------------------------------------


def dawn(g: Shelter, *keys: str) -> Shelter:
    g.phase, g.stage = state.DAWN, at_dawn.RETURN
    answer(g, at_dawn.dawn_phase(g), *keys)
    return g


@rule("TW-PET-04", "TW-PET-04/1")
def test_without_the_expansion_a_pet_does_nothing() -> None:
    g = home("cat", "dog", in_play=False, phase=state.DUSK, stock=goods(vegetable=3))
    before = g.rng.draws
    dawn(g)
    assert g.rng.draws == before
    assert pets.card_of(g, state.DOG).guards
    raid = BOX.raids[card("raids", "A03")]
    g.told = []
    answer(g, carry_out(g, raid))
    assert arena.told(g, "raid-harms") == [(raid.damage, raid.wounds)]


@rule("TW-PET-05", "TW-PET-05/1")
def test_the_cat_comforts_whom_the_leader_names() -> None:
    g = dawn(home("cat", dice=(3,), people=2, misery=[2, 2]), "which-person:2")
    assert [level(g, "misery", person) for person in range(2)] == [2, 1]


@rule("TW-PET-05", "TW-PET-05/2", "TW-PET-05/3")
@pytest.mark.parametrize(("roll", "mice"), [(4, 0), (9, 0), (10, 1)])
def test_or_brings_something_or_nothing(roll: int, mice: int) -> None:
    g = dawn(home("cat", dice=(roll,), misery=[2, 2, 2]))
    assert stock(g, "raw-food") == mice
    assert level(g, "misery", 0) == 2


@rule("TW-PET-06", "TW-PET-06/1")
@pytest.mark.parametrize(("roll", "lives"), [(3, 0), (4, 1)])
def test_an_unfed_dog_may_be_gone(roll: int, lives: int) -> None:
    g = home("dog", dice=(roll,))
    answer(g, pets.meal(g))
    assert g.pets[state.DOG] == lives
    assert not g.pet_fed


@rule("TW-PET-06", "TW-PET-06/2")
def test_the_food_may_be_kept() -> None:
    g = home("dog", dice=(4,), stock=goods(vegetable=1))
    answer(g, pets.meal(g), "feed-dog:enough")
    assert (stock(g, "vegetable"), g.pets[state.DOG], g.pet_fed) == (1, 1, False)
    answer(g, pets.meal(g), "feed-dog:vegetable")
    assert (stock(g, "vegetable"), g.pet_fed) == (0, True)
    assert view(g, 0).expansions.dog == ["fed"]


@rule("TW-PET-06")
def test_without_a_dog_nobody_is_asked() -> None:
    g = home("cat", stock=goods(vegetable=1))
    answer(g, pets.meal(g))
    assert stock(g, "vegetable") == 1


@rule("TW-PET-07", "TW-PET-07/1")
@pytest.mark.parametrize(("fed", "along", "kept_off"), [(True, False, 2), (False, False, 1), (True, True, 0)])
def test_the_dog_guards_the_house(fed: bool, along: bool, kept_off: int) -> None:
    g = home("dog", pet_fed=fed, pet_along=along)
    assert pets.guards(g) == kept_off
    g.told = []
    raid = BOX.raids[card("raids", "A03")]  # damage 5, wounds 2
    answer(g, carry_out(g, raid), *["keep-off:wounds"] * kept_off)
    assert arena.told(g, "raid-harms") == [(5, 2 - kept_off)]


# -- out --------------------------------------------------------------------------------------------------------------


@rule("TW-PET-08")
def test_in_the_evening_it_may_be_sent_along() -> None:
    g = home("dog", phase=state.EVENING, places=[0, 1, 2])
    answer(g, evening_phase(g), "tonight:out", "tonight:guard", "tonight:floor", "dog-along:yes")
    assert g.pet_along
    assert view(g, 0).expansions.dog == ["along"]


@rule("TW-PET-08", "TW-PET-08/3")
def test_where_nobody_goes_nothing_is_asked() -> None:
    g = home("dog", phase=state.EVENING, places=[0, 1, 2])
    answer(g, evening_phase(g), "tonight:guard", "tonight:guard", "tonight:floor")
    assert not g.pet_along


@rule("TW-PET-08")
def test_it_stays_where_nobody_leaves_after_all() -> None:
    g = home("dog", pet_along=True)
    pets.stays_home(g)
    assert pets.guards(g) == 1


def trip(**fields: Any) -> Shelter:
    """Two are out with the dog; somebody is about to be met."""
    g = in_play(arena.out(2, pet_along=True, noise=5, pets=[0, 1], **fields), "pets")
    g.decks = [[arena.resident("thug"), arena.resident("thug")] if deck == state.RESIDENTS else [] for deck in range(9)]
    return g


@rule("TW-PET-08", "TW-PET-08/1", "TW-PET-08/2")
def test_once_a_trip_somebody_passes_unseen() -> None:
    g = trip()
    g.told = []
    answer(g, encounter(g), "let-pass:yes")
    assert g.noise == state.QUIET
    assert g.drawn[state.RESIDENTS] == [arena.resident("thug")]
    assert arena.told(g, "resident-met") == []
    assert view(g, 0).expansions.dog == ["along", "helped"]
    answer(g, encounter(g), "resident:1")  # the second is carried out, and nothing is asked of the dog
    assert len(arena.told(g, "resident-met")) == 1


@rule("TW-PET-08")
def test_the_card_is_not_seen_before_it_is_let_pass() -> None:
    g = trip()
    asked = next(encounter(g))
    assert asked.question.name == "let-pass"
    assert g.card < 0
    assert not g.drawn[state.RESIDENTS]


@rule("TW-PET-09", "TW-PET-09/1")
def test_it_may_be_left_behind_to_cover_a_flight() -> None:
    g = trip(rng=arena.chance(foes=("A0",), black=(2,)), box=arena.arena(empathy=[3, 1]))
    g.told = []
    answer(g, flee(g, arena.resident("thug")), "leave-dog:yes")
    assert g.pets[state.DOG] == 0
    assert not arena.told(g, "foe-rolls-hits", "foe-rolls-empty", "foe-rolls-hatchet", "foe-rolls-fate")
    assert len(arena.told(g, "empathy-test")) == 1
    assert [level(g, "misery", person) for person in range(2)] == [1, 0]
    assert g.fled


@rule("TW-PET-09")
def test_or_they_strike_as_ever() -> None:
    g = trip(rng=arena.chance((0, 0), foes=("A0",)))
    answer(g, flee(g, arena.resident("thug")), "leave-dog:no")
    assert g.pets[state.DOG] == 1
    assert g.fled


@rule("TW-PET-10", "TW-PET-10/1")
def test_it_comes_home_alone() -> None:
    g = trip(phase=state.DAWN)
    answer(g, people.die(g, people.group(g)[0]))
    answer(g, people.die(g, people.group(g)[0]))
    g.location = state.NONE
    assert pets.guards(g) == 0, "in the raid of that night it is not home yet"
    dawn(g)
    assert g.pets[state.DOG] == 1
    assert pets.guards(g) == 1


@rule("TW-PET-03", "TW-ADVR-04")
def test_what_was_eaten_comes_back_in_two_days() -> None:
    g = home("cat", phase=state.DUSK)
    answer(g, pets.is_eaten(g, state.CAT))
    assert [g.box.script_ids[script] for _, _, script in g.later] == ["PE13"]


def test_every_page_can_be_read_with_its_pet_and_without() -> None:
    for here in ((state.CAT, state.DOG), ()):
        for number, script in enumerate(BOX.scripts):
            if script.id.startswith("PE"):
                g = home(*here, stock=goods(wood=3, raw_food=2, canned_food=1, jewelry=2))
                rule = book.read(g, number)
                answer: Any = None
                while True:
                    try:
                        asked = rule.send(answer)
                    except StopIteration:
                        break
                    answer = asked.values[0]
