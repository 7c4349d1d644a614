"""Phase 6, Night Raid (TW-RAID)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.this_war_of_mine.phases.raid import raid_phase
from tests.cite import rule
from tests.this_war_of_mine.arena import arena, chance, effects, on_guard
from tests.this_war_of_mine.arrange import Siege, goods


def raided(*raids: str, guards: int = 1, **fields: Any) -> Siege:
    """The raids that come, from the top; the guards stand ready."""
    return on_guard(guards, stage="raiding", decks={"raids": raids[::-1]}, **fields)


# -- the guards take weapons ------------------------------------------------------------------------------------------


@rule("TW-RAID-01", "TW-RAID-01/1")
def test_a_guard_takes_one_weapon() -> None:
    siege = on_guard(1, stock=goods(knife=1, pistol=1, ammo=1))
    asked = siege.questions(raid_phase, "arm:knife")
    assert asked == [("arm", ["pistol", "knife", "unarmed"])]
    assert (siege.armed, siege.stage) == ({"Ingvar": "knife"}, "raiding")


@rule("TW-RAID-01", "TW-RAID-01/2", "TW-RAID-04")
def test_a_weapon_in_a_guards_hands_cannot_be_lost() -> None:
    siege = raided("raid-40", armed={"Ingvar": "knife"}, stock=goods(knife=2, hatchet=1), rng=chance(("yellow", 0)))
    siege.play(raid_phase)
    assert (siege.stock["knife"], siege.stock["hatchet"], siege.armed["Ingvar"]) == (1, 0, "unarmed")
    few = raided("raid-40", armed={"Ingvar": "knife"}, stock=goods(knife=3), rng=chance(("yellow", 2)))
    few.play(raid_phase)
    assert few.stock["knife"] == 1


@rule("TW-RAID-01")
def test_no_weapon_is_in_two_hands() -> None:
    siege = on_guard(2, stock=goods(knife=1))
    asked = siege.questions(raid_phase, "arm:knife")
    assert asked == [("arm", ["knife", "unarmed"])]
    assert siege.why_not("arm:knife", "Marguerite") == ("TW-RAID-01", "weapon-taken", "knife")


@rule("TW-RAID-08", "TW-RAID-08/1")
def test_a_firearm_needs_ammo() -> None:
    siege = on_guard(1, stock=goods(pistol=1), pile=goods(ammo=3))
    siege.play(raid_phase)
    assert siege.armed["Ingvar"] == "unarmed"
    assert siege.why_not("arm:pistol", "Ingvar") == ("TW-RAID-08", "no-shot", "pistol")


@rule("TW-RAID-08")
def test_a_shot_costs_one_ammo_with_its_re_rolls() -> None:
    pistol = {"armed": {"Ingvar": "pistol"}, "stock": goods(pistol=1, ammo=3)}
    siege = raided("raid-00", box=arena(prowess={"Ingvar": 2}), **pistol)
    siege.rng = chance(("red", 0), ("red", 0), ("red", 1))
    siege.play(raid_phase, "re-roll:yes", "re-roll:yes")
    assert siege.stock["ammo"] == 2


@rule("TW-RAID-08")
def test_who_loses_the_ammo_takes_another_weapon() -> None:
    siege = raided("thieves", armed={"Ingvar": "pistol"}, stock=goods(pistol=1, knife=1, ammo=3))
    siege.rng = chance(("yellow", 0))
    siege.told = []
    siege.play(raid_phase, "arm:knife")
    assert siege.told_of("rolls-hits") == [("Ingvar", "yellow", 0)]


# -- the raid comes ---------------------------------------------------------------------------------------------------


@rule("TW-RAID-02")
def test_a_raid_comes_even_if_nobody_guards() -> None:
    siege = raided("raid-22", guards=0, stock=goods(wood=3), rng=chance())
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.wounds, siege.rng.draws) == (1, {}, 0)
    assert siege.drawn["raids"] == ["raid-22"]


@rule("TW-RAID-02")
def test_a_night_may_be_spared_or_bring_a_script_instead() -> None:
    siege = raided("raid-22", stock=goods(wood=3, knife=1))
    siege.play(perform, effects("quiet-night"))
    siege.stage = "arming"
    siege.play(raid_phase)
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.spared, siege.decks["raids"]) == (3, False, ["raid-22"])
    instead = raided("raid-22", later=[("raid", 0, "visit")], stock=goods(wood=3))
    instead.play(raid_phase)
    assert (instead.cold, instead.later, instead.stock["wood"]) == (5, [], 3)
    assert instead.decks["raids"] == ["raid-22"]


@rule("TW-RAID-02")
def test_the_phase_arms_raids_lets_crime_grow_and_moves_on() -> None:
    siege = raided("raid-00", rng=chance(("white", 0)))
    siege.stage = "arming"
    for stage in ("raiding", "crime"):
        siege.play(raid_phase)
        assert siege.stage == stage
    siege.play(raid_phase)
    assert (siege.phase, siege.stage) == ("dawn", "return")


@rule("TW-RAID-03", "TW-RAID-03/1")
def test_neither_damage_nor_wounds_drop_below_nothing() -> None:
    siege = raided("raid-31", guards=2, stock=goods(wood=5), rng=chance(("white", 3), ("white", 2)))
    siege.play(raid_phase, "keep-off:damage", "keep-off:wounds")
    assert (siege.stock["wood"], siege.wounds, siege.damage, siege.injuries) == (5, {}, 0, 0)


@rule("TW-RAID-03")
def test_a_raid_made_milder_than_its_card_does_nothing_and_gives_nothing() -> None:
    siege = raided("raid-22", stock=goods(wood=5), damage=-4, injuries=-3, rng=chance(("white", 1)))
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.wounds, siege.damage, siege.injuries) == (5, {}, 0, 0)


@rule("TW-RAID-03")
def test_what_was_added_to_the_next_raid_counts_once() -> None:
    siege = raided("raid-00", "raid-00", stock=goods(wood=9), rng=chance(("white", 0), ("white", 0)))
    siege.play(perform, effects("worse-night"))
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.wounds) == (7, {"Ingvar": 1})
    siege.stage = "raiding"
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.wounds) == (7, {"Ingvar": 1})


@rule("TW-RAID-03", "TW-FAQ-03")
def test_face_up_events_add_to_every_raid() -> None:
    siege = raided("raid-00", stock=goods(wood=9), rng=chance(("white", 0)))
    siege.open_events = ["unrest"]
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.wounds) == (8, {"Ingvar": 2})


@rule("TW-RAID-03")
def test_a_card_acts_before_the_dice_and_again_if_something_got_through() -> None:
    siege = raided("fire", stock=goods(wood=9), rng=chance(("white", 0)))
    siege.play(raid_phase)
    assert (siege.cold, siege.stock["wood"]) == (3, 8)
    kept_off = raided("fire", stock=goods(wood=9), rng=chance(("white", 1)))
    kept_off.play(raid_phase)
    assert (kept_off.cold, kept_off.stock["wood"]) == (1, 9)
    idle = raided("storm", rng=chance(("white", 0)))
    idle.play(raid_phase)
    assert idle.cold == 0


@rule("TW-RAID-16")
def test_raid_cards_are_discarded_and_shuffled_when_none_is_left() -> None:
    siege = raided("raid-30", rng=chance(("white", 0)))
    siege.play(raid_phase)
    assert (siege.decks["raids"], siege.drawn["raids"]) == ([], ["raid-30"])
    siege.stage = "raiding"
    siege.store(wood=5)
    siege.rng = chance(("white", 0))
    siege.play(raid_phase)
    assert siege.stock["wood"] == 2
    bare = raided(stock=goods(wood=5))
    bare.play(raid_phase)
    assert bare.stock["wood"] == 5


# -- what is suffered -------------------------------------------------------------------------------------------------


@rule("TW-RAID-04", "TW-RAID-04/1")
def test_each_point_of_damage_costs_a_piece_of_the_leaders_choice() -> None:
    siege = raided("raid-30", stock=goods(wood=2, water=2, canned_food=1), rng=chance(("white", 0)))
    siege.play(raid_phase, "lose-piece:water", "lose-piece:canned-food", "lose-piece:water")
    assert siege.stock == goods(wood=2)


@rule("TW-RAID-04", "TW-RAID-04/2")
def test_no_more_is_lost_than_there_is() -> None:
    siege = raided("raid-40", stock=goods(wood=2, knife=1), rng=chance(("white", 0)))
    siege.play(raid_phase)
    assert (sum(siege.stock.values()), siege.wounds) == (0, {})


@rule("TW-RAID-04")
def test_the_kinds_that_a_card_names_go_first() -> None:
    siege = raided("cans", stock=goods(canned_food=1, wood=1, water=1), rng=chance(("white", 0)))
    siege.play(raid_phase, "lose-piece:water")
    assert siege.stock == goods(wood=1)


@rule("TW-RAID-04", "TW-SCAV-12")
def test_assigned_medicine_and_the_pile_are_safe() -> None:
    siege = raided("raid-40", pile=goods(wood=9), treated={"Ingvar": {"meds"}}, rng=chance(("white", 0)))
    siege.play(raid_phase)
    assert (siege.pile["wood"], siege.treated) == (9, {"Ingvar": {"meds"}})


@rule("TW-RAID-05", "TW-RAID-05/1")
@pytest.mark.parametrize(
    "wounded",
    [
        ("Ingvar", "Ingvar", "Ingvar"),
        ("Ingvar", "Ingvar", "Marguerite"),
        ("Marguerite", "Ingvar", "Marguerite"),
        ("Marguerite", "Marguerite", "Marguerite"),
    ],
)
def test_the_leader_shares_the_wounds_out_among_the_guards(wounded: tuple[str, ...]) -> None:
    siege = raided("raid-03", guards=2, rng=chance(("white", 0), ("white", 0)))
    siege.play(raid_phase, *(f"wound-guard:{guard}" for guard in wounded))
    assert siege.wounds == Counter(wounded)


@rule("TW-RAID-05", "TW-RAID-05/2")
def test_a_guard_at_four_takes_no_more_and_dies_when_all_are_dealt_out() -> None:
    siege = raided("raid-02", guards=2, wounds={"Ingvar": 3}, rng=chance(("white", 0), ("white", 0)))
    asked = siege.questions(raid_phase, "wound-guard:Ingvar")
    assert [guards for name, guards in asked if name == "wound-guard"] == [["Ingvar", "Marguerite"], ["Marguerite"]]
    assert (siege.characters[0], siege.wounds) == (None, {"Marguerite": 1})


@rule("TW-RAID-05", "TW-GEN-23/1")
def test_the_weapon_of_a_guard_who_dies_stays_with_the_group() -> None:
    siege = raided("raid-03", wounds={"Ingvar": 3}, armed={"Ingvar": "pistol"}, stock=goods(pistol=1, ammo=1))
    siege.rng = chance(("red", 0))
    siege.play(raid_phase)
    assert (siege.characters[0], siege.stock["pistol"]) == (None, 1)


# -- the dice of the guards -------------------------------------------------------------------------------------------


@rule("TW-RAID-06", "TW-RAID-06/1")
def test_the_weapon_tells_the_die() -> None:
    weapons = {"Marguerite": "knife", "Tomé": "pistol"}
    siege = raided("raid-00", guards=3, armed=weapons, stock=goods(knife=1, pistol=1, ammo=1))
    siege.rng = chance(("white", 0), ("yellow", 0), ("red", 0))
    siege.told = []
    siege.play(raid_phase)
    assert siege.told_of("rolls-hits") == [("Ingvar", "white", 0), ("Marguerite", "yellow", 0), ("Tomé", "red", 0)]
    assert siege.fighter is None


@rule("TW-RAID-07", "TW-RAID-07/1")
def test_each_hit_takes_one_off_either() -> None:
    siege = raided("raid-22", stock=goods(wood=5), rng=chance(("white", 3)))
    siege.play(raid_phase, "keep-off:wounds", "keep-off:wounds")
    assert (siege.stock["wood"], siege.wounds) == (4, {})


@rule("TW-RAID-09", "TW-RAID-09/1", "TW-RAID-09/2")
def test_an_assault_rifle_shoots_twice_for_two_ammo() -> None:
    siege = raided("raid-30", armed={"Ingvar": "assault-rifle"}, stock=goods(assault_rifle=1, ammo=2), told=[])
    siege.rng = chance(("red", 1), ("red", 1))
    siege.play(raid_phase, "second-shot:yes")
    assert siege.told_of("rolls-hits") == [("Ingvar", "red", 1), ("Ingvar", "red", 1)]
    assert siege.told_of("raid-harms") == [(1, 0)]
    assert siege.stock["ammo"] == 0
    one = raided("raid-30", armed={"Ingvar": "assault-rifle"}, stock=goods(assault_rifle=1, ammo=1), told=[])
    one.rng = chance(("red", 1))
    one.play(raid_phase)
    assert one.told_of("rolls-hits") == [("Ingvar", "red", 1)]
    assert one.refuses("second-shot:yes", "Ingvar") == "TW-RAID-09"


@rule("TW-RAID-10", "TW-RAID-10/1")
def test_the_shotgun_icon_ends_the_raid() -> None:
    siege = raided("fire", armed={"Ingvar": "shotgun"}, stock=goods(shotgun=1, ammo=1, wood=5), open_events=["unrest"])
    siege.rng = chance(("red", "shotgun"))
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.wounds, siege.damage, siege.injuries) == (5, {}, 0, 0)
    assert siege.cold == 1
    assert siege.drawn["raids"] == ["fire"]


@rule("TW-RAID-11", "TW-RAID-11/1")
def test_the_hatchet_icon_ends_the_raid() -> None:
    siege = raided("raid-22", guards=2, armed={"Ingvar": "hatchet"}, stock=goods(hatchet=1, wood=5))
    siege.rng = chance(("yellow", "hatchet"), ("white", 0))
    siege.play(raid_phase)
    assert (siege.stock["wood"], siege.wounds) == (5, {})


@rule("TW-RAID-12", "TW-RAID-12/1", "TW-RAID-12/2")
def test_the_icons_of_other_weapons_are_misses() -> None:
    weapons = {"Ingvar": "pistol", "Marguerite": "knife"}
    siege = raided("raid-22", guards=2, armed=weapons, stock=goods(pistol=1, knife=1, ammo=1))
    siege.rng = chance(("red", "shotgun"), ("yellow", "hatchet"))
    siege.told = []
    siege.play(raid_phase, "wound-guard:Ingvar", "wound-guard:Ingvar")
    assert siege.told_of("raid-harms") == [(2, 2)]


@rule("TW-RAID-13", "TW-RAID-13/1", "TW-RAID-13/2")
def test_prowess_re_rolls_and_the_last_face_stands() -> None:
    siege = raided("raid-30", box=arena(prowess={"Ingvar": 2}), rng=chance(("white", 0), ("white", 2)))
    siege.told = []
    siege.play(raid_phase, "re-roll:yes", "re-roll:no")
    assert siege.told_of("raid-harms") == [(1, 0)]
    worse = raided("raid-30", box=arena(prowess={"Ingvar": 1}), rng=chance(("white", 1), ("white", 0)))
    worse.told = []
    worse.play(raid_phase, "re-roll:yes")
    assert worse.told_of("raid-harms") == [(3, 0)]


@rule("TW-RAID-13")
def test_both_shots_share_the_re_rolls() -> None:
    rifle = {"armed": {"Ingvar": "assault-rifle"}, "stock": goods(assault_rifle=1, ammo=2)}
    siege = raided("raid-30", box=arena(prowess={"Ingvar": 1}), **rifle)
    siege.rng = chance(("red", 0), ("red", 1), ("red", 0))
    siege.told = []
    siege.play(raid_phase, "second-shot:yes", "re-roll:yes")
    assert siege.told_of("raid-harms") == [(2, 0)]


@rule("TW-RAID-14", "TW-RAID-14/1", "TW-RAID-14/2")
def test_board_ups_help_every_night() -> None:
    siege = raided(
        "raid-21", "raid-21", stock=goods(wood=5), boarded={"1", "2"}, rng=chance(("white", 0), ("white", 0))
    )
    siege.play(raid_phase, "keep-off:damage", "keep-off:wounds")
    assert (siege.stock["wood"], siege.wounds, siege.boarded) == (4, {}, {"1", "2"})
    siege.stage = "raiding"
    siege.play(raid_phase, "keep-off:wounds")
    assert (siege.stock["wood"], siege.wounds, siege.boarded) == (3, {}, {"1", "2"})


@rule("TW-RAID-15", "TW-RAID-15/1", "TW-RAID-15/2")
def test_fate_and_empty_icons_are_misses_in_a_raid() -> None:
    siege = raided("raid-02", armed={"Ingvar": "pistol"}, stock=goods(pistol=1, ammo=2))
    siege.rng = chance(("red", "out of ammo"))
    siege.play(raid_phase)
    assert (siege.wounds, siege.stock["ammo"], siege.stock["pistol"]) == ({"Ingvar": 2}, 1, 1)
    knife = raided("raid-30", armed={"Ingvar": "knife"}, stock=goods(knife=1), rng=chance(("yellow", "fate")))
    knife.decks["fate"] = ["blow"]
    knife.told = []
    knife.play(raid_phase)
    assert knife.told_of("raid-harms") == [(3, 0)]
    assert knife.decks["fate"] == ["blow"]


@rule("TW-RAID-15")
def test_a_fate_icon_may_be_re_rolled() -> None:
    siege = raided("raid-30", box=arena(prowess={"Ingvar": 1}), rng=chance(("white", "fate"), ("white", 2)))
    siege.told = []
    siege.play(raid_phase, "re-roll:yes")
    assert siege.told_of("raid-harms") == [(1, 0)]


@rule("TW-RAID-03", "TW-RAID-05")
def test_why_something_cannot_be_kept_off_or_taken() -> None:
    siege = raided("raid-00", guards=1, wounds={"Ingvar": 4}, damage=0, injuries=0)
    assert siege.why_not("keep-off:damage", 1) == ("TW-RAID-03", "no-damage-left")
    assert siege.why_not("keep-off:wounds", 1) == ("TW-RAID-03", "no-wounds-left")
    assert [siege.why_not(f"wound-guard:{person}", 1) for person in ("Ingvar", "Marguerite", "3")] == [
        ("TW-RAID-05", "no-more-wounds", "Ingvar"),
        ("TW-RAID-05", "no-guard", "Marguerite"),
        ("TW-GEN-10", "nobody-there", "3"),
    ]
