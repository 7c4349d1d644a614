"""Dog and Cat: what they do at home, in the night and out with the scavengers (TW-PET)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.combat.combat import flee
from holdfast.games.this_war_of_mine.expansions.dog_and_cat import pets
from holdfast.games.this_war_of_mine.phases.dawn import RETURN, dawn_phase
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.phases.raid import carry_out
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.round import begin
from holdfast.games.this_war_of_mine.scavenging.noise import encounter
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.state import (
    BED,
    CAT,
    DAWN,
    DOG,
    DOG_AND_CAT,
    DUSK,
    EVENING,
    FLOOR,
    GUARD,
    MISERY,
    MOST_PEOPLE,
    OUT,
    QUIET,
    RAW_FOOD,
    RESIDENTS,
    VEGETABLE,
    Shelter,
)
from holdfast.kernel import Rng
from tests.cite import rule
from tests.this_war_of_mine import arena
from tests.this_war_of_mine.arrange import Loaded, card, goods, play, shelter
from tests.this_war_of_mine.asking import checked

BOX = open_box(None)
YES, WITH_CAT, WITH_DOG = 1, 2, 3  # values of the start option
GREENS, NOTHING = 2, 3  # answers at supper
STAY, GO = 0, 1
A, B, C = range(3)


def siege(chosen: int, seed: int = 1) -> Shelter:
    return set_up(BOX, 2, {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0), "pets": chosen}, Rng(seed))


def with_pets(g: Shelter, *here: int, in_play: bool = True) -> Shelter:
    """These pets live here, and their cards are in play."""
    g.expansions = [int(in_play and number == DOG_AND_CAT) for number in range(len(g.expansions))]
    g.pets = [int(pet in here) for pet in (CAT, DOG)]
    return g


def home(*here: int, in_play: bool = True, dice: tuple[int, ...] = (), **fields: Any) -> Shelter:
    """At home with these pets; the black die falls as said."""
    return with_pets(shelter(rng=Loaded(*(roll - 1 for roll in dice)), **fields), *here, in_play=in_play)


# -- how they come ----------------------------------------------------------------------------------------------------


@rule("TW-PET-01", "TW-PET-01/1", "TW-PET-01/2")
def test_a_pet_that_a_script_brings_has_a_card_in_play() -> None:
    g = home()
    assert view(g, 0).pets == []
    play(people.keep_pet(g, DOG))
    assert view(g, 0).pets == ["dog"]
    assert view(g, 0).expansions.dog == []
    waiting = [script for _, _, script in g.later]
    assert card("scripts", "PE07") in waiting
    declined = home()
    assert not declined.later
    assert view(declined, 0).pets == []


@rule("TW-PET-02", "TW-PET-02/1", "TW-PET-02/3")
def test_who_starts_with_a_pet_gets_no_raw_food() -> None:
    plain, cat, dog = siege(YES), siege(WITH_CAT), siege(WITH_DOG)
    assert plain.pets == [0, 0]
    assert plain.stock[RAW_FOOD] == 3
    assert (cat.pets, dog.pets) == ([1, 0], [0, 1])
    for g in (cat, dog):
        assert [n for kind, n in enumerate(g.stock) if kind != RAW_FOOD] == [
            n for kind, n in enumerate(plain.stock) if kind != RAW_FOOD
        ]
        assert g.stock[RAW_FOOD] == 0


@rule("TW-PET-02", "TW-PET-02/2", "TW-GEN-25")
def test_nobody_starts_with_a_pet_in_a_scenario() -> None:
    with pytest.raises(holdfast.BadOption, match="TW-PET-02"):
        holdfast.start("this_war_of_mine", scenario="last-road", pets="dog")
    assert holdfast.start("this_war_of_mine", scenario="last-road", pets="yes").state.pets == [0, 0]


@rule("TW-PET-02")
def test_the_card_of_a_starting_pet_speaks_from_the_first_day() -> None:
    g = siege(WITH_CAT)
    play(begin(g))
    assert card("scripts", "PE01") in [script for _, _, script in g.later]


@rule("TW-PET-03", "TW-PET-03/1")
def test_both_may_live_here() -> None:
    g = siege(WITH_CAT)
    play(people.keep_pet(g, DOG))
    assert g.pets == [1, 1]
    assert view(g, 0).pets == ["cat", "dog"]


# -- at home ----------------------------------------------------------------------------------------------------------


def dawn(g: Shelter, *answers: int) -> Shelter:
    g.phase, g.stage = DAWN, RETURN
    play(checked(g, dawn_phase(g)), *answers)
    return g


@rule("TW-PET-04", "TW-PET-04/1")
def test_without_the_expansion_a_pet_does_nothing() -> None:
    g = home(CAT, DOG, in_play=False, phase=DUSK, stock=goods(vegetable=3))
    before = g.rng.draws
    dawn(g)
    assert g.rng.draws == before
    assert pets.card_of(g, DOG).guards
    raid = BOX.raids[card("raids", "A03")]
    g.told = []
    play(carry_out(g, raid))
    assert arena.told(g, "raid-harms") == [(raid.damage, raid.wounds)]


@rule("TW-PET-05", "TW-PET-05/1")
def test_the_cat_comforts_whom_the_leader_names() -> None:
    g = dawn(home(CAT, dice=(3,), people=2, misery=[2, 2]), B)
    assert [g.levels[MISERY * MOST_PEOPLE + person] for person in (A, B)] == [2, 1]


@rule("TW-PET-05", "TW-PET-05/2", "TW-PET-05/3")
@pytest.mark.parametrize(("roll", "mice"), [(4, 0), (9, 0), (10, 1)])
def test_or_brings_something_or_nothing(roll: int, mice: int) -> None:
    g = dawn(home(CAT, dice=(roll,), misery=[2, 2, 2]))
    assert g.stock[RAW_FOOD] == mice
    assert g.levels[MISERY * MOST_PEOPLE] == 2


@rule("TW-PET-06", "TW-PET-06/1")
@pytest.mark.parametrize(("roll", "lives"), [(3, 0), (4, 1)])
def test_an_unfed_dog_may_be_gone(roll: int, lives: int) -> None:
    g = home(DOG, dice=(roll,))
    play(checked(g, pets.meal(g)))
    assert g.pets[DOG] == lives
    assert not g.pet_fed


@rule("TW-PET-06", "TW-PET-06/2")
def test_the_food_may_be_kept() -> None:
    g = home(DOG, dice=(4,), stock=goods(vegetable=1))
    play(checked(g, pets.meal(g)), NOTHING)
    assert (g.stock[VEGETABLE], g.pets[DOG], g.pet_fed) == (1, 1, False)
    play(checked(g, pets.meal(g)), GREENS)
    assert (g.stock[VEGETABLE], g.pet_fed) == (0, True)
    assert view(g, 0).expansions.dog == ["fed"]


@rule("TW-PET-06")
def test_without_a_dog_nobody_is_asked() -> None:
    g = home(CAT, stock=goods(vegetable=1))
    play(checked(g, pets.meal(g)))
    assert g.stock[VEGETABLE] == 1


@rule("TW-PET-07", "TW-PET-07/1")
@pytest.mark.parametrize(("fed", "along", "kept_off"), [(True, False, 2), (False, False, 1), (True, True, 0)])
def test_the_dog_guards_the_house(fed: bool, along: bool, kept_off: int) -> None:
    g = home(DOG, pet_fed=fed, pet_along=along)
    assert pets.guards(g) == kept_off
    g.told = []
    raid = BOX.raids[card("raids", "A03")]  # damage 5, wounds 2
    play(checked(g, carry_out(g, raid)), *[1] * min(kept_off, 2))
    assert arena.told(g, "raid-harms") == [(5, 2 - kept_off)]


# -- out --------------------------------------------------------------------------------------------------------------


@rule("TW-PET-08")
def test_in_the_evening_it_may_be_sent_along() -> None:
    g = home(DOG, phase=EVENING, places=[0, 1, 2])
    play(checked(g, evening_phase(g)), OUT, GUARD, FLOOR, GO)
    assert g.pet_along
    assert view(g, 0).expansions.dog == ["along"]


@rule("TW-PET-08", "TW-PET-08/3")
def test_where_nobody_goes_nothing_is_asked() -> None:
    g = home(DOG, phase=EVENING, places=[0, 1, 2])
    play(checked(g, evening_phase(g)), GUARD, GUARD, FLOOR)
    assert not g.pet_along
    assert BED != FLOOR


@rule("TW-PET-08")
def test_it_stays_where_nobody_leaves_after_all() -> None:
    g = home(DOG, pet_along=True)
    pets.stays_home(g)
    assert pets.guards(g) == 1


def trip(*black: int, **fields: Any) -> Shelter:
    """Two are out with the dog; somebody is about to be met."""
    g = with_pets(arena.out(2, pet_along=True, noise=5, **fields), DOG)
    g.decks = [[arena.resident("thug"), arena.resident("thug")] if deck == RESIDENTS else [] for deck in range(9)]
    return g


@rule("TW-PET-08", "TW-PET-08/1", "TW-PET-08/2")
def test_once_a_trip_somebody_passes_unseen() -> None:
    g = trip()
    g.told = []
    play(checked(g, encounter(g)), GO)
    assert g.noise == QUIET
    assert g.drawn[RESIDENTS] == [arena.resident("thug")]
    assert arena.told(g, "resident-met") == []
    assert view(g, 0).expansions.dog == ["along", "helped"]
    play(checked(g, encounter(g)), 0)  # the second is carried out, and nothing is asked of the dog
    assert len(arena.told(g, "resident-met")) == 1


@rule("TW-PET-08")
def test_the_card_is_not_seen_before_it_is_let_pass() -> None:
    g = trip()
    asked = next(encounter(g))
    assert asked.question.name == "let-pass"
    assert g.card < 0
    assert not g.drawn[RESIDENTS]


@rule("TW-PET-09", "TW-PET-09/1")
def test_it_may_be_left_behind_to_cover_a_flight() -> None:
    g = trip(rng=arena.chance(foes=("A0",), black=(2,)), box=arena.arena(empathy=[3, 1]))
    g.told = []
    play(checked(g, flee(g, arena.resident("thug"))), GO)
    assert g.pets[DOG] == 0
    assert not arena.told(g, "foe-rolls-hits", "foe-rolls-empty", "foe-rolls-hatchet", "foe-rolls-fate")
    assert len(arena.told(g, "empathy-test")) == 1
    assert [g.levels[MISERY * MOST_PEOPLE + person] for person in (A, B)] == [1, 0]
    assert g.fled


@rule("TW-PET-09")
def test_or_they_strike_as_ever() -> None:
    g = trip(rng=arena.chance((0, 0), foes=("A0",)))
    play(flee(g, arena.resident("thug")), STAY)
    assert g.pets[DOG] == 1
    assert g.fled


@rule("TW-PET-10", "TW-PET-10/1")
def test_it_comes_home_alone() -> None:
    g = trip(phase=DAWN)
    play(people.die(g, A))
    play(people.die(g, B))
    g.location = -1
    assert pets.guards(g) == 0, "in the raid of that night it is not home yet"
    dawn(g)
    assert g.pets[DOG] == 1
    assert pets.guards(g) == 1


@rule("TW-PET-03", "TW-ADVR-04")
def test_what_was_eaten_comes_back_in_two_days() -> None:
    g = home(CAT, phase=DUSK)
    play(pets.is_eaten(g, CAT))
    assert [g.box.script_ids[script] for _, _, script in g.later] == ["PE13"]


def test_every_page_can_be_read_with_its_pet_and_without() -> None:
    for here in ((CAT, DOG), ()):
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
