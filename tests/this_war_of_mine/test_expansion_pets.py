"""Dog and Cat: what they do at home, in the night and out with the scavengers (TW-PET)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.combat.combat import flee
from holdfast.games.this_war_of_mine.expansions.dog_and_cat import pets
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.round import begin
from holdfast.games.this_war_of_mine.scavenging.noise import encounter
from tests.cite import rule
from tests.this_war_of_mine.arena import arena, chance, out
from tests.this_war_of_mine.arrange import Siege, goods, new_game
from tests.this_war_of_mine.guests import dawn, house, raid, read_all


def home(*here: str, in_play: bool = True, **fields: Any) -> Siege:
    """At home with these pets, whose cards are in play."""
    return house(*(["pets"] if in_play else []), pets=set(here), **fields)


def waiting(siege: Siege) -> list[str]:
    """The scripts that are read later."""
    return [script for _, _, script in siege.later]


# -- how they come ----------------------------------------------------------------------------------------------------


@rule("TW-PET-01", "TW-PET-01/1", "TW-PET-01/2")
def test_a_pet_that_a_script_brings_has_a_card_in_play() -> None:
    siege = home()
    assert siege.says(view, 0).pets == []
    siege.play(people.keep_pet, "dog")
    assert siege.says(view, 0).pets == ["dog"]
    assert siege.says(view, 0).expansions.dog == []
    assert "PE07" in waiting(siege)
    declined = home()
    assert declined.later == []
    assert declined.says(view, 0).pets == []


@rule("TW-PET-02", "TW-PET-02/1", "TW-PET-02/3")
def test_who_starts_with_a_pet_gets_no_raw_food() -> None:
    plain, cat, dog = (new_game(pets=value) for value in ("yes", "cat", "dog"))
    assert plain.pets == set()
    assert plain.stock["raw-food"] == 3
    assert (cat.pets, dog.pets) == ({"cat"}, {"dog"})
    for siege in (cat, dog):
        assert siege.stock == {**plain.stock, "raw-food": 0}


@rule("TW-PET-02", "TW-PET-02/2", "TW-GEN-25")
def test_nobody_starts_with_a_pet_in_a_scenario() -> None:
    with pytest.raises(holdfast.BadOption, match="TW-PET-02"):
        holdfast.start("this_war_of_mine", scenario="last-road", pets="dog")
    assert holdfast.start("this_war_of_mine", scenario="last-road", pets="yes").state.pets == [0, 0]


@rule("TW-PET-02")
def test_the_card_of_a_starting_pet_speaks_from_the_first_day() -> None:
    siege = new_game(pets="cat")
    siege.play(begin)
    assert "PE01" in waiting(siege)


@rule("TW-PET-03", "TW-PET-03/1")
def test_both_may_live_here() -> None:
    siege = new_game(pets="cat")
    siege.play(people.keep_pet, "dog")
    assert siege.pets == {"cat", "dog"}
    assert siege.says(view, 0).pets == ["cat", "dog"]


# -- at home ----------------------------------------------------------------------------------------------------------


@rule("TW-PET-04", "TW-PET-04/1")
def test_without_the_expansion_a_pet_does_nothing() -> None:
    siege = home("cat", "dog", in_play=False, phase="dusk", stock=goods(vegetable=3))
    before = siege.rng.draws
    dawn(siege)
    assert siege.rng.draws == before
    assert siege.says(pets.card_of, "dog").guards
    raid(siege, "A03")  # damage 5, wounds 2
    assert siege.told_of("raid-harms") == [(5, 2)]


@rule("TW-PET-05", "TW-PET-05/1")
def test_the_cat_comforts_whom_the_leader_names() -> None:
    siege = home("cat", dice=(3,), people=2, misery={"Ingvar": 2, "Marguerite": 2})
    assert dawn(siege, "which-person:Marguerite").misery == {"Ingvar": 2, "Marguerite": 1}


@rule("TW-PET-05", "TW-PET-05/2", "TW-PET-05/3")
@pytest.mark.parametrize(("roll", "mice"), [(4, 0), (9, 0), (10, 1)])
def test_or_brings_something_or_nothing(roll: int, mice: int) -> None:
    siege = dawn(home("cat", dice=(roll,), misery={"Ingvar": 2, "Marguerite": 2, "Tomé": 2}))
    assert siege.stock == goods(raw_food=mice)
    assert siege.misery("Ingvar") == 2


@rule("TW-PET-06", "TW-PET-06/1")
@pytest.mark.parametrize(("roll", "living"), [(3, set()), (4, {"dog"})])
def test_an_unfed_dog_may_be_gone(roll: int, living: set[str]) -> None:
    siege = home("dog", dice=(roll,))
    siege.play(pets.meal)
    assert siege.pets == living
    assert not siege.pet_fed


@rule("TW-PET-06", "TW-PET-06/2")
def test_the_food_may_be_kept() -> None:
    siege = home("dog", dice=(4,), stock=goods(vegetable=1))
    siege.play(pets.meal, "feed-dog:enough")
    assert (siege.stock, siege.pets, siege.pet_fed) == (goods(vegetable=1), {"dog"}, False)
    siege.play(pets.meal, "feed-dog:vegetable")
    assert (siege.stock, siege.pet_fed) == (goods(), True)
    assert siege.says(view, 0).expansions.dog == ["fed"]


@rule("TW-PET-06")
def test_without_a_dog_nobody_is_asked() -> None:
    siege = home("cat", stock=goods(vegetable=1))
    siege.play(pets.meal)
    assert siege.stock == goods(vegetable=1)


@rule("TW-PET-07", "TW-PET-07/1")
@pytest.mark.parametrize(("fed", "along", "kept_off"), [(True, False, 2), (False, False, 1), (True, True, 0)])
def test_the_dog_guards_the_house(fed: bool, along: bool, kept_off: int) -> None:
    siege = home("dog", pet_fed=fed, pet_along=along)
    assert siege.says(pets.guards) == kept_off
    raid(siege, "A03", *["keep-off:wounds"] * kept_off)  # damage 5, wounds 2
    assert siege.told_of("raid-harms") == [(5, 2 - kept_off)]


# -- out --------------------------------------------------------------------------------------------------------------

PLACES = {"near": "L01", "distant": "L02", "far": "L03"}


@rule("TW-PET-08")
def test_in_the_evening_it_may_be_sent_along() -> None:
    siege = home("dog", phase="evening", places=PLACES)
    siege.play(evening_phase, "tonight:out", "tonight:guard", "tonight:floor", "dog-along:yes")
    assert siege.pet_along
    assert siege.says(view, 0).expansions.dog == ["along"]


@rule("TW-PET-08", "TW-PET-08/3")
def test_where_nobody_goes_nothing_is_asked() -> None:
    siege = home("dog", phase="evening", places=PLACES)
    siege.play(evening_phase, "tonight:guard", "tonight:guard", "tonight:floor")
    assert not siege.pet_along


@rule("TW-PET-08")
def test_it_stays_where_nobody_leaves_after_all() -> None:
    siege = home("dog", pet_along=True)
    siege.play(pets.stays_home)
    assert siege.says(pets.guards) == 1


def trip(**fields: Any) -> Siege:
    """Two are out with the dog; somebody is about to be met."""
    dog = {"expansions": {"pets"}, "pets": {"dog"}, "pet_along": True}
    return out(2, noise=5, decks={"residents": ["thug", "thug"]}, told=[], **dog, **fields)


@rule("TW-PET-08", "TW-PET-08/1", "TW-PET-08/2")
def test_once_a_trip_somebody_passes_unseen() -> None:
    siege = trip()
    siege.play(encounter, "let-pass:yes")
    assert siege.noise == 1
    assert siege.drawn == {"residents": ["thug"]}
    assert siege.told_of("resident-met") == []
    assert siege.says(view, 0).expansions.dog == ["along", "helped"]
    siege.play(encounter, "resident:1")  # the second is carried out, and nothing is asked of the dog
    assert siege.told_of("resident-met") == ["thug"]


@rule("TW-PET-08")
def test_the_card_is_not_seen_before_it_is_let_pass() -> None:
    siege = trip()
    siege.asked("let-pass", encounter)
    assert siege.card is None
    assert siege.drawn == {}


@rule("TW-PET-09", "TW-PET-09/1")
def test_it_may_be_left_behind_to_cover_a_flight() -> None:
    touched = arena(empathy={"Ingvar": 3, "Marguerite": 1})
    siege = trip(rng=chance(foes=("A0",), black=(2,)), box=touched)
    siege.play(flee, "thug", "leave-dog:yes")
    assert siege.pets == set()
    assert not siege.told_of("foe-rolls-hits", "foe-rolls-empty", "foe-rolls-hatchet", "foe-rolls-fate")
    assert len(siege.told_of("empathy-test")) == 1
    assert siege.misery == {"Ingvar": 1}
    assert siege.fled


@rule("TW-PET-09")
def test_or_they_strike_as_ever() -> None:
    siege = trip(rng=chance(("white", 0), foes=("A0",)))
    siege.play(flee, "thug", "leave-dog:no")
    assert siege.pets == {"dog"}
    assert siege.fled


@rule("TW-PET-10", "TW-PET-10/1")
def test_it_comes_home_alone() -> None:
    siege = trip(phase="dawn")
    siege.play(people.die, "Ingvar")
    siege.play(people.die, "Marguerite")
    siege.location = None
    assert siege.says(pets.guards) == 0, "in the raid of that night it is not home yet"
    dawn(siege)
    assert siege.pets == {"dog"}
    assert siege.says(pets.guards) == 1


@rule("TW-PET-03", "TW-ADVR-04")
def test_what_was_eaten_comes_back_in_two_days() -> None:
    siege = home("cat", phase="dusk")
    siege.play(pets.is_eaten, "cat")
    assert waiting(siege) == ["PE13"]


def test_every_page_can_be_read_with_its_pet_and_without() -> None:
    for here in (("cat", "dog"), ()):
        read_all(home(*here, stock=goods(wood=3, raw_food=2, canned_food=1, jewelry=2)), "PE")
