"""Phase 6, Night Raid (TW-RAID)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.combat import arming, attacks
from holdfast.games.this_war_of_mine.phases import raid
from holdfast.games.this_war_of_mine.phases.raid import ARMING, CRIME, DAMAGE, INJURIES, RAIDING, raid_phase
from holdfast.games.this_war_of_mine.state import (
    AMMO,
    ASSAULT_RIFLE,
    CANNED_FOOD,
    DAWN,
    DECKS,
    FATE,
    FATE_ICON,
    HATCHET,
    HATCHET_ICON,
    INSTEAD_OF_RAID,
    KNIFE,
    MOST_PEOPLE,
    NONE,
    OUT_OF_AMMO,
    PISTOL,
    RAIDS,
    RED,
    SHOTGUN,
    SHOTGUN_ICON,
    UNARMED,
    WATER,
    WHITE,
    WOOD,
    WOUNDS,
    YELLOW,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import (
    BOX,
    arena,
    chance,
    fate_card,
    on_guard,
    play,
    questions,
    raid_card,
    script,
    take,
    told,
)
from tests.this_war_of_mine.arrange_by_number import card, goods

NO = 0
YES = 1


def raided(name: str, guards: int = 1, *, armed: Sequence[int] = (), **fields: Any) -> Shelter:
    """The raid that comes; the guards stand ready, with these weapons."""
    g = on_guard(guards, stage=RAIDING, armed=[*armed, *[UNARMED] * (MOST_PEOPLE - len(armed))], **fields)
    g.decks = [[] for _ in range(DECKS)]
    g.decks[RAIDS] = [raid_card(name)]
    return g


def wounds(g: Shelter) -> list[int]:
    return [states.level(g, person, WOUNDS) for person in people.group(g)]


# -- the guards take weapons ------------------------------------------------------------------------------------------


@rule("TW-RAID-01", "TW-RAID-01/1")
def test_a_guard_takes_one_weapon() -> None:
    g = on_guard(1, stock=goods(knife=1, pistol=1, ammo=1))
    asked = list(questions(g, raid_phase(g), take(KNIFE)))
    assert asked == [("arm", [take(PISTOL), take(KNIFE), take(UNARMED)])]
    assert (g.armed[:2], g.stage) == ([KNIFE, UNARMED], RAIDING)


@rule("TW-RAID-01", "TW-RAID-01/2", "TW-RAID-04")
def test_a_weapon_in_a_guards_hands_cannot_be_lost() -> None:
    g = raided("raid-40", armed=[KNIFE], stock=goods(knife=2, hatchet=1), rng=chance((YELLOW, 0)))
    play(g, raid_phase(g))
    assert (g.stock[KNIFE], g.stock[HATCHET], g.armed[0]) == (1, 0, UNARMED)
    few = raided("raid-40", armed=[KNIFE], stock=goods(knife=3), rng=chance((YELLOW, 2)))
    play(few, raid_phase(few))
    assert few.stock[KNIFE] == 1


@rule("TW-RAID-01")
def test_no_weapon_is_in_two_hands() -> None:
    g = on_guard(2, stock=goods(knife=1))
    asked = list(questions(g, raid_phase(g), take(KNIFE)))
    assert asked == [("arm", [take(KNIFE), take(UNARMED)])]
    refusal = arming.why_not_arm(g, Choice(arming.ARM, 0, [], 1), take(KNIFE))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-RAID-01", "weapon-taken")


@rule("TW-RAID-08", "TW-RAID-08/1")
def test_a_firearm_needs_ammo() -> None:
    g = on_guard(1, stock=goods(pistol=1), pile=goods(ammo=3))
    play(g, raid_phase(g))
    assert g.armed[0] == UNARMED
    refusal = arming.why_not_arm(g, Choice(arming.ARM, 0, [], 0), take(PISTOL))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-RAID-08", "no-shot")


@rule("TW-RAID-08")
def test_a_shot_costs_one_ammo_with_its_re_rolls() -> None:
    g = raided("raid-00", armed=[PISTOL], stock=goods(pistol=1, ammo=3), box=arena(prowess=[2]))
    g.rng = chance((RED, 0), (RED, 0), (RED, 1))
    play(g, raid_phase(g), YES, YES)
    assert g.stock[AMMO] == 2


@rule("TW-RAID-08")
def test_who_loses_the_ammo_takes_another_weapon() -> None:
    g = raided("thieves", armed=[PISTOL], stock=goods(pistol=1, knife=1, ammo=3))
    g.rng = chance((YELLOW, 0))
    g.told = []
    play(g, raid_phase(g), take(KNIFE))
    assert told(g, "rolls-hits") == [(0, YELLOW, 0)]


# -- the raid comes ---------------------------------------------------------------------------------------------------


@rule("TW-RAID-02")
def test_a_raid_comes_even_if_nobody_guards() -> None:
    g = raided("raid-22", guards=0, stock=goods(wood=3), rng=chance())
    play(g, raid_phase(g))
    assert (g.stock[WOOD], wounds(g), g.rng.draws) == (1, [0], 0)
    assert g.drawn[RAIDS] == [raid_card("raid-22")]


@rule("TW-RAID-02")
def test_a_night_may_be_spared_or_bring_a_script_instead() -> None:
    g = raided("raid-22", stock=goods(wood=3, knife=1))
    play(g, perform(g, BOX.scripts[script("quiet-night")].now))
    g.stage = ARMING
    play(g, raid_phase(g))
    play(g, raid_phase(g))
    assert (g.stock[WOOD], g.spared, g.decks[RAIDS]) == (3, False, [raid_card("raid-22")])
    instead = raided("raid-22", later=[[INSTEAD_OF_RAID, 0, script("visit")]], stock=goods(wood=3))
    play(instead, raid_phase(instead))
    assert (instead.cold, instead.later, instead.stock[WOOD]) == (5, [], 3)
    assert instead.decks[RAIDS] == [raid_card("raid-22")]


@rule("TW-RAID-02")
def test_the_phase_arms_raids_lets_crime_grow_and_moves_on() -> None:
    g = raided("raid-00", rng=chance((WHITE, 0)))
    g.stage = ARMING
    for stage in (RAIDING, CRIME, 0):
        play(g, raid_phase(g))
        assert g.stage == stage
    assert g.phase == DAWN


@rule("TW-RAID-03", "TW-RAID-03/1")
def test_neither_damage_nor_wounds_drop_below_nothing() -> None:
    g = raided("raid-31", guards=2, stock=goods(wood=5), rng=chance((WHITE, 3), (WHITE, 2)))
    play(g, raid_phase(g), DAMAGE, INJURIES)
    assert (g.stock[WOOD], wounds(g), g.damage, g.injuries) == (5, [0, 0, 0], 0, 0)


@rule("TW-RAID-03")
def test_a_raid_made_milder_than_its_card_does_nothing_and_gives_nothing() -> None:
    g = raided("raid-22", stock=goods(wood=5), damage=-4, injuries=-3, rng=chance((WHITE, 1)))
    play(g, raid_phase(g))
    assert (g.stock[WOOD], wounds(g), g.damage, g.injuries) == (5, [0, 0], 0, 0)


@rule("TW-RAID-03")
def test_what_was_added_to_the_next_raid_counts_once() -> None:
    g = raided("raid-00", stock=goods(wood=9), rng=chance((WHITE, 0), (WHITE, 0)))
    g.decks[RAIDS] *= 2
    play(g, perform(g, BOX.scripts[script("worse-night")].now))
    play(g, raid_phase(g))
    assert (g.stock[WOOD], wounds(g)) == (7, [1, 0])
    g.stage = RAIDING
    play(g, raid_phase(g))
    assert (g.stock[WOOD], wounds(g)) == (7, [1, 0])


@rule("TW-RAID-03", "TW-FAQ-03")
def test_face_up_events_add_to_every_raid() -> None:
    g = raided("raid-00", stock=goods(wood=9), rng=chance((WHITE, 0)))
    g.open_events = [card("event_cards", "unrest", BOX)]
    play(g, raid_phase(g))
    assert (g.stock[WOOD], wounds(g)) == (8, [2, 0])


@rule("TW-RAID-03")
def test_a_card_acts_before_the_dice_and_again_if_something_got_through() -> None:
    g = raided("fire", stock=goods(wood=9), rng=chance((WHITE, 0)))
    play(g, raid_phase(g))
    assert (g.cold, g.stock[WOOD]) == (3, 8)
    kept_off = raided("fire", stock=goods(wood=9), rng=chance((WHITE, 1)))
    play(kept_off, raid_phase(kept_off))
    assert (kept_off.cold, kept_off.stock[WOOD]) == (1, 9)
    idle = raided("storm", rng=chance((WHITE, 0)))
    play(idle, raid_phase(idle))
    assert idle.cold == 0


@rule("TW-RAID-16")
def test_raid_cards_are_discarded_and_shuffled_when_none_is_left() -> None:
    g = raided("raid-30", rng=chance((WHITE, 0)))
    play(g, raid_phase(g))
    assert (g.decks[RAIDS], g.drawn[RAIDS]) == ([], [raid_card("raid-30")])
    g.stage = RAIDING
    g.stock = goods(wood=5)
    g.rng = chance((WHITE, 0))
    play(g, raid_phase(g))
    assert g.stock[WOOD] == 2
    bare = raided("raid-30", stock=goods(wood=5))
    bare.decks[RAIDS] = []
    play(bare, raid_phase(bare))
    assert bare.stock[WOOD] == 5


# -- what is suffered -------------------------------------------------------------------------------------------------


@rule("TW-RAID-04", "TW-RAID-04/1")
def test_each_point_of_damage_costs_a_piece_of_the_leaders_choice() -> None:
    g = raided("raid-30", stock=goods(wood=2, water=2, canned_food=1), rng=chance((WHITE, 0)))
    play(g, raid_phase(g), WATER, CANNED_FOOD, WATER)
    assert g.stock == goods(wood=2)


@rule("TW-RAID-04", "TW-RAID-04/2")
def test_no_more_is_lost_than_there_is() -> None:
    g = raided("raid-40", stock=goods(wood=2, knife=1), rng=chance((WHITE, 0)))
    play(g, raid_phase(g))
    assert (sum(g.stock), wounds(g)) == (0, [0, 0])


@rule("TW-RAID-04")
def test_the_kinds_that_a_card_names_go_first() -> None:
    g = raided("cans", stock=goods(canned_food=1, wood=1, water=1), rng=chance((WHITE, 0)))
    play(g, raid_phase(g), WATER)
    assert g.stock == goods(wood=1)


@rule("TW-RAID-04", "TW-SCAV-12")
def test_assigned_medicine_and_the_pile_are_safe() -> None:
    g = raided("raid-40", pile=goods(wood=9), treated=[1] + [0] * 11, rng=chance((WHITE, 0)))
    play(g, raid_phase(g))
    assert (g.pile[WOOD], g.treated[0]) == (9, 1)


@rule("TW-RAID-05", "TW-RAID-05/1")
@pytest.mark.parametrize(
    ("answers", "shared"),
    [((0, 0, 0), [3, 0]), ((0, 0, 1), [2, 1]), ((1, 0, 1), [1, 2]), ((1, 1, 1), [0, 3])],
)
def test_the_leader_shares_the_wounds_out_among_the_guards(answers: tuple[int, ...], shared: list[int]) -> None:
    g = raided("raid-03", guards=2, rng=chance((WHITE, 0), (WHITE, 0)))
    play(g, raid_phase(g), *answers)
    assert wounds(g) == [*shared, 0]


@rule("TW-RAID-05", "TW-RAID-05/2")
def test_a_guard_at_four_takes_no_more_and_dies_when_all_are_dealt_out() -> None:
    g = raided("raid-02", guards=2, wounds=[3, 0], rng=chance((WHITE, 0), (WHITE, 0)))
    asked = [values for name, values in questions(g, raid_phase(g), 0) if name == "wound-guard"]
    assert asked == [[0, 1], [1]]
    assert (g.characters[0], states.level(g, 1, WOUNDS)) == (NONE, 1)


@rule("TW-RAID-05", "TW-GEN-23/1")
def test_the_weapon_of_a_guard_who_dies_stays_with_the_group() -> None:
    g = raided("raid-03", wounds=[3], armed=[PISTOL], stock=goods(pistol=1, ammo=1), rng=chance((RED, 0)))
    play(g, raid_phase(g))
    assert (g.characters[0], g.stock[PISTOL]) == (NONE, 1)


# -- the dice of the guards -------------------------------------------------------------------------------------------


@rule("TW-RAID-06", "TW-RAID-06/1")
def test_the_weapon_tells_the_die() -> None:
    g = raided("raid-00", guards=3, armed=[UNARMED, KNIFE, PISTOL], stock=goods(knife=1, pistol=1, ammo=1))
    g.rng = chance((WHITE, 0), (YELLOW, 0), (RED, 0))
    g.told = []
    play(g, raid_phase(g))
    assert told(g, "rolls-hits") == [(0, WHITE, 0), (1, YELLOW, 0), (2, RED, 0)]
    assert g.fighter == NONE


@rule("TW-RAID-07", "TW-RAID-07/1")
def test_each_hit_takes_one_off_either() -> None:
    g = raided("raid-22", stock=goods(wood=5), rng=chance((WHITE, 3)))
    play(g, raid_phase(g), INJURIES, INJURIES)
    assert (g.stock[WOOD], wounds(g)) == (4, [0, 0])


@rule("TW-RAID-09", "TW-RAID-09/1", "TW-RAID-09/2")
def test_an_assault_rifle_shoots_twice_for_two_ammo() -> None:
    g = raided("raid-30", armed=[ASSAULT_RIFLE], stock=goods(assault_rifle=1, ammo=2), rng=chance((RED, 1), (RED, 1)))
    g.told = []
    play(g, raid_phase(g), YES)
    assert told(g, "rolls-hits") == [(0, RED, 1), (0, RED, 1)]
    assert told(g, "raid-harms") == [(1, 0)]
    assert g.stock[AMMO] == 0
    one = raided("raid-30", armed=[ASSAULT_RIFLE], stock=goods(assault_rifle=1, ammo=1), rng=chance((RED, 1)))
    one.told = []
    play(one, raid_phase(one))
    assert told(one, "rolls-hits") == [(0, RED, 1)]
    refusal = attacks.why_not_second(one, Choice(attacks.SECOND_SHOT, 0, [], 0), YES)
    assert refusal is not None
    assert refusal.rule == "TW-RAID-09"


@rule("TW-RAID-10", "TW-RAID-10/1")
def test_the_shotgun_icon_ends_the_raid() -> None:
    g = raided("fire", armed=[SHOTGUN], stock=goods(shotgun=1, ammo=1, wood=5), rng=chance((RED, SHOTGUN_ICON)))
    g.open_events = [card("event_cards", "unrest", BOX)]
    play(g, raid_phase(g))
    assert (g.stock[WOOD], wounds(g), g.damage, g.injuries) == (5, [0, 0], 0, 0)
    assert g.cold == 1
    assert g.drawn[RAIDS] == [raid_card("fire")]


@rule("TW-RAID-11", "TW-RAID-11/1")
def test_the_hatchet_icon_ends_the_raid() -> None:
    g = raided("raid-22", guards=2, armed=[HATCHET, UNARMED], stock=goods(hatchet=1, wood=5))
    g.rng = chance((YELLOW, HATCHET_ICON), (WHITE, 0))
    play(g, raid_phase(g))
    assert (g.stock[WOOD], wounds(g)) == (5, [0, 0, 0])


@rule("TW-RAID-12", "TW-RAID-12/1", "TW-RAID-12/2")
def test_the_icons_of_other_weapons_are_misses() -> None:
    g = raided("raid-22", guards=2, armed=[PISTOL, KNIFE], stock=goods(pistol=1, knife=1, ammo=1))
    g.rng = chance((RED, SHOTGUN_ICON), (YELLOW, HATCHET_ICON))
    g.told = []
    play(g, raid_phase(g), 0, 0)
    assert told(g, "raid-harms") == [(2, 2)]


@rule("TW-RAID-13", "TW-RAID-13/1", "TW-RAID-13/2")
def test_prowess_re_rolls_and_the_last_face_stands() -> None:
    g = raided("raid-30", box=arena(prowess=[2]), rng=chance((WHITE, 0), (WHITE, 2)))
    g.told = []
    play(g, raid_phase(g), YES, NO)
    assert told(g, "raid-harms") == [(1, 0)]
    worse = raided("raid-30", box=arena(prowess=[1]), rng=chance((WHITE, 1), (WHITE, 0)))
    worse.told = []
    play(worse, raid_phase(worse), YES)
    assert told(worse, "raid-harms") == [(3, 0)]


@rule("TW-RAID-13")
def test_both_shots_share_the_re_rolls() -> None:
    g = raided("raid-30", box=arena(prowess=[1]), armed=[ASSAULT_RIFLE], stock=goods(assault_rifle=1, ammo=2))
    g.rng = chance((RED, 0), (RED, 1), (RED, 0))
    g.told = []
    play(g, raid_phase(g), YES, YES)
    assert told(g, "raid-harms") == [(2, 0)]


@rule("TW-RAID-14", "TW-RAID-14/1", "TW-RAID-14/2")
def test_board_ups_help_every_night() -> None:
    g = raided("raid-21", stock=goods(wood=5), rng=chance((WHITE, 0), (WHITE, 0)))
    g.boarded = [1, 1, *g.boarded[2:]]
    g.decks[RAIDS] *= 2
    play(g, raid_phase(g), DAMAGE, INJURIES)
    assert (g.stock[WOOD], wounds(g), sum(g.boarded)) == (4, [0, 0], 2)
    g.stage = RAIDING
    play(g, raid_phase(g), INJURIES)
    assert (g.stock[WOOD], wounds(g), sum(g.boarded)) == (3, [0, 0], 2)


@rule("TW-RAID-15", "TW-RAID-15/1", "TW-RAID-15/2")
def test_fate_and_empty_icons_are_misses_in_a_raid() -> None:
    g = raided("raid-02", armed=[PISTOL], stock=goods(pistol=1, ammo=2), rng=chance((RED, OUT_OF_AMMO)))
    play(g, raid_phase(g))
    assert (wounds(g), g.stock[AMMO], g.stock[PISTOL]) == ([2, 0], 1, 1)
    knife = raided("raid-30", armed=[KNIFE], stock=goods(knife=1), rng=chance((YELLOW, FATE_ICON)))
    knife.decks[FATE] = [fate_card("blow")]
    knife.told = []
    play(knife, raid_phase(knife))
    assert told(knife, "raid-harms") == [(3, 0)]
    assert knife.decks[FATE] == [fate_card("blow")]


@rule("TW-RAID-15")
def test_a_fate_icon_may_be_re_rolled() -> None:
    g = raided("raid-30", box=arena(prowess=[1]), rng=chance((WHITE, FATE_ICON), (WHITE, 2)))
    g.told = []
    play(g, raid_phase(g), YES)
    assert told(g, "raid-harms") == [(1, 0)]


@rule("TW-RAID-03", "TW-RAID-05")
def test_why_something_cannot_be_kept_off_or_taken() -> None:
    g = raided("raid-00", guards=1, wounds=[4], damage=0, injuries=0)
    for what, reason in ((DAMAGE, "no-damage-left"), (INJURIES, "no-wounds-left")):
        refusal = raid.why_not_keep_off(g, Choice(raid.KEEP_OFF, 0, [], 1), what)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("TW-RAID-03", reason)
    reasons = [raid.why_not_guard(g, Choice(raid.WOUND_GUARD, 0, [], 1), person) for person in (0, 1, 2)]
    assert [refusal.reason for refusal in reasons if refusal is not None] == [
        "no-more-wounds",
        "no-guard",
        "nobody-there",
    ]
