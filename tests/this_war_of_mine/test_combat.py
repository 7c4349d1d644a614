"""Combat: enemies, arming, rounds, wounds, flight and the end (TW-COMB)."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast.games.this_war_of_mine.characters import anytime
from holdfast.games.this_war_of_mine.combat import combat
from holdfast.games.this_war_of_mine.combat.combat import attack, fight, flee
from holdfast.games.this_war_of_mine.scavenging import noise, searching
from holdfast.games.this_war_of_mine.scripts import book
from tests.cite import rule
from tests.this_war_of_mine.arena import (
    BOTH,
    BOX,
    TOKENS,
    arena,
    at_home,
    chance,
    chart,
    enemies,
    enemies_strike,
    out,
    strike,
)
from tests.this_war_of_mine.arrange import Siege, goods


def meeting(siege: Siege, name: str) -> Siege:
    """The Residents card on top of its deck."""
    siege.decks = {"residents": [name]}
    return siege


# -- enemies and weapons ----------------------------------------------------------------------------------------------


@rule("TW-COMB-01", "TW-COMB-01/1")
def test_no_enemy_is_drawn_where_the_group_keeps_the_peace() -> None:
    siege = meeting(out(1), "gang")
    siege.play(noise.encounter, "resident:1")
    assert (siege.foes, siege.fighting, siege.rng.draws, siege.pile["book"]) == ([], False, 0, 1)
    siege = meeting(out(1), "gang")
    siege.asked("combat", noise.encounter, "resident:2")
    assert (len(siege.foes), siege.fighting) == (2, True)


@rule("TW-COMB-01")
def test_enemy_tokens_are_drawn_without_putting_any_back() -> None:
    siege = out(1)
    siege.asked("combat", fight, "crowd")
    assert sorted(siege.foes) == TOKENS
    empty = out(1)
    empty.play(fight, "nobody")
    assert not empty.fighting
    empty.play(fight, None)
    assert (empty.fighting, empty.rng.draws) == (False, 0)


@rule("TW-COMB-02", "TW-COMB-02/1")
def test_enemies_start_in_the_row_of_their_weapon_and_the_first_column() -> None:
    siege = out(1, rng=chance(foes=["A1", "B0"]))
    siege.asked("combat", fight, "gang")
    assert (siege.foe_weapon, enemies(siege)) == (["knife", "pistol"], [0, 0])
    assert siege.foes == ["A1", "B0"]


@rule("TW-COMB-03", "TW-COMB-03/1", "TW-SCAV-03/1")
def test_each_takes_at_most_one_weapon_of_the_pile() -> None:
    siege = out(2, pile=goods(knife=1, pistol=1, ammo=1), stock=goods(hatchet=1))
    asked = siege.questions(fight, "thug", "arm:knife", "arm:pistol")
    assert asked[:2] == [("arm", ["pistol", "knife", "unarmed"]), ("arm", ["pistol", "unarmed"])]
    assert siege.armed == {"Ingvar": "knife", "Marguerite": "pistol"}
    assert siege.pile == goods(knife=1, pistol=1, ammo=1)


@rule("TW-COMB-03")
def test_in_the_shelter_weapons_are_those_of_storage() -> None:
    siege = at_home(pile=goods(knife=1), stock=goods(hatchet=1))
    assert siege.offers(fight, "thug") == ["arm:hatchet", "arm:unarmed"]


@rule("TW-COMB-03", "TW-COMB-16")
def test_why_a_weapon_cannot_be_taken() -> None:
    siege = out(2, pile=goods(knife=1, pistol=1), armed={"Marguerite": "knife"}, fighting=True)
    assert [siege.why_not(f"arm:{weapon}", "Ingvar") for weapon in ("hatchet", "knife", "pistol")] == [
        ("TW-COMB-03", "no-weapon", "hatchet"),
        ("TW-COMB-03", "weapon-taken", "knife"),
        ("TW-COMB-16", "no-shot", "pistol"),
    ]


@rule("TW-COMB-16")
def test_two_firearms_need_two_shots() -> None:
    siege = out(2, pile=goods(pistol=2, ammo=1))
    asked = siege.questions(fight, "thug", "arm:pistol")
    assert [name for name, _ in asked] == ["arm", "combat"]
    assert siege.armed == {"Ingvar": "pistol"}


@rule("TW-COMB-09", "TW-COMB-09/1")
def test_weapons_may_be_changed_before_a_round_and_must_be_without_ammo() -> None:
    siege = out(1, pile=goods(pistol=1, knife=1, ammo=1))
    siege.rng = chance(("red", 0), ("yellow", 0), ("yellow", 3), ("yellow", 0), foes=["A0"])
    siege.told = []
    siege.play(fight, "thug", "arm:pistol", "combat:fight", "combat:fight", "arm:knife")
    assert siege.told_of("rolls-hits") == [("Ingvar", "red", 0), ("Ingvar", "yellow", 3)]


@rule("TW-COMB-09")
def test_a_change_hands_all_weapons_out_anew() -> None:
    siege = out(2, pile=goods(hatchet=1, knife=1))
    first, second = [("yellow", 0), ("white", 0), ("yellow", 0)], [("white", 0), ("yellow", 3), ("yellow", 0)]
    siege.rng = chance(*first, *second, foes=["A0"])
    siege.told = []
    hatchet_first = ("arm:hatchet", "arm:unarmed", "combat:fight")
    siege.play(fight, "thug", *hatchet_first, "combat:change", "arm:unarmed", "arm:hatchet")
    rolls = [(person, die) for person, die, _ in siege.told_of("rolls-hits")]
    assert rolls == [("Ingvar", "yellow"), ("Marguerite", "white"), ("Ingvar", "white"), ("Marguerite", "yellow")]


def plans(siege: Siege, *answers: str) -> list[list[str]]:
    """What is open before each round of a fight with a thug."""
    return [values for name, values in siege.questions(fight, "thug", *answers) if name == "combat"]


@rule("TW-COMB-09", "TW-COMB-12")
def test_what_can_be_done_before_a_round() -> None:
    siege = out(1, pile=goods(knife=1), rng=chance(("yellow", 0), ("yellow", 0), foes=["A0"]))
    assert plans(siege, "arm:knife", "combat:fight") == [["fight", "flee"], ["fight", "change", "flee"]]
    home = at_home(stock=goods(knife=1), rng=chance(("yellow", 0), ("yellow", 0), foes=["A0"]))
    assert plans(home, "arm:knife") == [["fight", "change"]]
    bare = out(1, rng=chance(("white", 0), ("yellow", 0), foes=["A0"]))
    assert plans(bare, "combat:fight") == [["fight", "flee"], ["fight", "flee"]]


# -- a round ----------------------------------------------------------------------------------------------------------


@rule("TW-COMB-04", "TW-COMB-04/1")
def test_attacks_of_a_round_count_at_the_same_time() -> None:
    siege = chart(
        out(1, wounds={"Ingvar": 3}, armed={"Ingvar": "knife"}, rng=chance(("yellow", 1), ("yellow", 1))),
        ("A0", "knife", 2),
    )
    strike(siege)
    assert "Ingvar" not in siege.group
    assert enemies(siege) == ["dead"]


@rule("TW-COMB-04")
def test_everybody_rolls_one_die() -> None:
    siege = chart(
        out(2, rng=chance(("white", 0), ("white", 0), ("yellow", 0), ("white", 0))),
        ("A0", "knife", 0),
        ("A0", "unarmed", 0),
    )
    siege.told = []
    strike(siege, people=BOTH)
    assert len(siege.told_of("rolls-hits")) == 2
    assert len(siege.told_of("foe-rolls-hits")) == 2


@rule("TW-COMB-07", "TW-COMB-07/1")
@pytest.mark.parametrize("first", BOTH)
@pytest.mark.parametrize("second", BOTH)
def test_the_leader_shares_out_the_wounds(first: str, second: str) -> None:
    siege = chart(out(2, rng=chance(("yellow", 2))), ("A0", "knife", 0))
    enemies_strike(siege, f"take-wound:{first}", f"take-wound:{second}")
    assert siege.wounds == Counter([first, second])


@rule("TW-COMB-07", "TW-COMB-07/2")
def test_who_is_at_four_takes_no_more() -> None:
    siege = chart(out(2, wounds={"Ingvar": 3}, rng=chance(("yellow", 2))), ("A0", "knife", 0))
    asked = siege.questions(attack, [], [0], [], "take-wound:Ingvar")
    assert asked == [("take-wound", ["Ingvar", "Marguerite"]), ("take-wound", ["Marguerite"])]
    assert siege.characters[:2] == [None, "Marguerite"]
    assert siege.wounds("Marguerite") == 1


@rule("TW-COMB-07")
def test_wounds_that_find_nobody_are_lost() -> None:
    siege = chart(out(1, wounds={"Ingvar": 3}, rng=chance(("yellow", 3))), ("A0", "knife", 0))
    enemies_strike(siege)
    assert siege.characters[:2] == [None, "Marguerite"]
    assert siege.wounds("Marguerite") == 0


@rule("TW-COMB-08", "TW-COMB-08/1")
def test_three_wounds_kill_an_enemy() -> None:
    siege = chart(out(1, armed={"Ingvar": "knife"}, rng=chance(("yellow", 3))), ("A0", "knife", 0))
    strike(siege, enemies=False)
    assert siege.says(combat.living) == []


@rule("TW-COMB-08")
def test_the_leader_shares_out_the_wounds_of_the_enemies() -> None:
    siege = chart(
        out(1, armed={"Ingvar": "knife"}, rng=chance(("yellow", 3))),
        ("A0", "knife", 2),
        ("A0", "knife", 0),
        ("A1", "knife", 3),
    )
    asked = siege.questions(attack, ["Ingvar"], [], [0], "hit-foe:2", "hit-foe:1", "hit-foe:2")
    assert asked == [("hit-foe", ["1", "2"]), ("hit-foe", ["1", "2"]), ("hit-foe", ["2"])]
    assert enemies(siege) == ["dead", 2, "dead"]


@rule("TW-COMB-08", "TW-COMB-24")
def test_wounds_go_to_enemies_who_are_alive_and_do_not_dodge() -> None:
    siege = chart(out(1), ("A0", "knife", 0), ("A0", "knife", 3), ("A1", "knife", 0))
    siege.dodging = ["enemy 3"]
    assert siege.why_not("hit-foe:1") is None
    assert siege.why_not("hit-foe:2") == ("TW-COMB-08", "foe-dead", "2")
    assert siege.why_not("hit-foe:3") == ("TW-COMB-24", "foe-dodges", "3")
    assert siege.why_not("hit-foe:4") == ("TW-COMB-08", "no-such-foe", "4")


@rule("TW-COMB-15", "TW-COMB-15/1")
def test_who_is_shot_dead_does_not_strike() -> None:
    siege = chart(out(1, armed={"Ingvar": "pistol"}, pile=goods(ammo=1), rng=chance(("red", 3))), ("A0", "knife", 0))
    siege.told = []
    strike(siege)
    assert enemies(siege) == ["dead"]
    assert siege.told_of("foe-rolls-hits") == []
    victim = chart(out(1, wounds={"Ingvar": 3}, armed={"Ingvar": "knife"}, rng=chance(("red", 1))), ("B0", "pistol", 0))
    victim.told = []
    strike(victim)
    assert "Ingvar" not in victim.group
    assert victim.told_of("rolls-hits") == []


@rule("TW-COMB-15")
def test_the_others_of_the_group_fight_on_when_somebody_is_shot() -> None:
    siege = chart(out(2, wounds={"Ingvar": 3}, rng=chance(("red", 1), ("white", 1))), ("B0", "pistol", 0))
    siege.told = []
    strike(siege, "take-wound:Ingvar", people=BOTH)
    assert siege.told_of("rolls-hits") == [("Marguerite", "white", 1)]


@rule("TW-COMB-15", "TW-COMB-15/2")
def test_shooters_fire_at_the_same_time() -> None:
    siege = chart(out(1, wounds={"Ingvar": 3}, armed={"Ingvar": "pistol"}, pile=goods(ammo=1)), ("B0", "pistol", 2))
    siege.rng = chance(("red", 1), ("red", 1))
    strike(siege)
    assert "Ingvar" not in siege.group
    assert enemies(siege) == ["dead"]


@rule("TW-COMB-15")
def test_the_others_strike_after_the_shots() -> None:
    siege = chart(
        out(2, armed={"Ingvar": "knife", "Marguerite": "pistol"}, pile=goods(ammo=1)),
        ("A0", "knife", 0),
        ("A0", "knife", 0),
    )
    siege.rng = chance(("red", 3), ("yellow", 1), ("yellow", 1))
    strike(siege, "hit-foe:1", "hit-foe:1", "hit-foe:1", "take-wound:Marguerite", people=BOTH)
    assert enemies(siege) == ["dead", 1]
    assert siege.wounds == {"Marguerite": 1}


# -- flight and backstabs ---------------------------------------------------------------------------------------------


@rule("TW-COMB-12", "TW-COMB-12/1")
def test_who_flees_is_struck_once_and_explores_no_more() -> None:
    siege = out(1, unknown=["X01"] * 5, rng=chance(("yellow", 1), ("yellow", 1), foes=["A0", "A1"]))
    trap = next(card for card in BOX.exploration if card.id == "trap")
    siege.told = []
    siege.play(searching.carry_out, trap.now, "combat:flee")
    assert (siege.fled, len(siege.unknown), siege.pile["book"]) == (True, 5, 0)
    assert (siege.wounds("Ingvar"), siege.fighting, siege.told_of("rolls-hits")) == (2, False, [])
    assert siege.says(searching.is_broken_off)


@rule("TW-COMB-12")
def test_one_may_flee_before_any_later_round_with_all_who_are_there() -> None:
    siege = out(
        2, rng=chance(("white", 3), ("white", 0), ("yellow", 0), ("yellow", 0), ("yellow", 1), foes=["A0", "A2"])
    )
    siege.box.enemy_prowess = [0 for _ in TOKENS]
    hits = ("hit-foe:1", "hit-foe:1", "hit-foe:1")
    siege.play(fight, "gang", "combat:fight", *hits, "combat:flee", "take-wound:Marguerite")
    assert (siege.fled, siege.wounds) == (True, {"Marguerite": 1})
    assert siege.pile["knife"] == 0


@rule("TW-COMB-12", "TW-COMB-13")
def test_one_may_flee_without_a_fight() -> None:
    siege = out(1, rng=chance(("yellow", 1), foes=["A0"]))
    siege.play(flee, "soldier")
    assert (siege.fled, siege.wounds("Ingvar"), siege.fighting) == (True, 1, False)


@rule("TW-COMB-12")
def test_in_the_shelter_there_is_nowhere_to_flee() -> None:
    siege = at_home(rng=chance(("white", 3), ("yellow", 0), foes=["A0"]))
    siege.play(flee, "thug")
    assert not siege.fled
    assert siege.why_not("combat:flee", False) == ("TW-COMB-12", "nowhere-to-flee")


@rule("TW-COMB-13", "TW-COMB-13/1")
def test_in_a_backstab_only_one_side_attacks() -> None:
    siege = out(2, rng=chance(("white", 2), ("white", 1), foes=["A0"]))
    siege.told = []
    siege.play(fight, "thug", from_hiding=True)
    assert len(siege.told_of("rolls-hits")) == 2
    assert siege.told_of("foe-rolls-hits") == []


@rule("TW-COMB-14", "TW-COMB-14/1")
def test_after_a_backstab_from_hiding_a_regular_fight_begins() -> None:
    siege = out(1, rng=chance(("white", 3), ("white", 0), ("yellow", 1), foes=["A0", "A1"]))
    hits = ("hit-foe:1", "hit-foe:1", "hit-foe:1")
    asked = siege.questions(fight, "gang", *hits, "combat:fight", from_hiding=True)
    assert [name for name, _ in asked] == ["hit-foe", "hit-foe", "hit-foe", "combat", "take-wound", "combat"]
    assert (enemies(siege), siege.wounds("Ingvar")) == (["dead", 0], 1)
    knife = out(1, pile=goods(knife=1), rng=chance(("yellow", 0), foes=["A0"]))
    asked = knife.questions(fight, "thug", "arm:knife", from_hiding=True)
    assert asked[-1] == ("combat", ["fight", "change", "flee"])


# -- when it is over --------------------------------------------------------------------------------------------------


@rule("TW-COMB-25", "TW-COMB-25/1")
def test_killing_weighs_on_those_with_empathy() -> None:
    siege = out(
        2,
        box=arena(empathy={"Ingvar": 2, "Marguerite": 5}),
        rng=chance(("white", 3), ("white", 0), ("yellow", 0), foes=["A0"], black=[3]),
    )
    siege.play(fight, "soldier", "combat:fight")
    assert siege.misery == {"Marguerite": 1}


@rule("TW-COMB-25", "TW-COMB-25/2")
def test_nobody_mourns_a_thug() -> None:
    siege = out(
        2,
        box=arena(empathy={"Ingvar": 9, "Marguerite": 9}),
        rng=chance(("white", 3), ("white", 0), ("yellow", 0), foes=["A0"]),
    )
    draws = 1 + 3
    siege.play(fight, "thug", "combat:fight")
    assert siege.misery == {}
    assert siege.rng.draws == draws


@rule("TW-COMB-25")
def test_there_is_one_test_for_a_fight_and_none_if_nobody_was_killed() -> None:
    siege = out(2, box=arena(empathy={"Ingvar": 9, "Marguerite": 9}))
    siege.rng = chance(("white", 3), ("white", 3), ("yellow", 0), ("yellow", 0), foes=["A0", "A1"], black=[3])
    siege.box.enemy_prowess = [0 for _ in TOKENS]
    siege.play(fight, "patrol", "combat:fight", "hit-foe:1", "hit-foe:1", "hit-foe:1")
    assert siege.misery == {"Ingvar": 1, "Marguerite": 1}
    fled = out(1, box=arena(empathy={"Ingvar": 9}), rng=chance(("yellow", 0), foes=["A0"]))
    fled.play(flee, "soldier")
    assert fled.misery("Ingvar") == 0


@rule("TW-COMB-26", "TW-COMB-26/1")
def test_the_weapons_of_the_dead_come_without_ammo() -> None:
    siege = out(1, rng=chance(("red", 0), ("white", 3), foes=["B0"]))
    siege.play(fight, "thug", "combat:fight")
    assert (siege.pile["pistol"], siege.pile["ammo"]) == (1, 0)
    home = at_home(rng=chance(("red", 0), ("white", 3), foes=["C0"]))
    home.play(fight, "butcher")
    assert (home.stock["pistol"], home.stock["knife"], home.stock["ammo"]) == (1, 1, 0)


@rule("TW-COMB-26")
def test_nobody_takes_the_weapons_if_nobody_is_left() -> None:
    siege = out(1, wounds={"Ingvar": 3}, rng=chance(("white", 3), ("yellow", 1), foes=["A0"]))
    siege.play(fight, "thug", "combat:fight")
    assert (siege.group, siege.pile["knife"], siege.fighting) == (["Marguerite"], 0, False)


@rule("TW-COMB-26", "TW-GEN-09")
def test_the_supply_limits_what_the_dead_leave() -> None:
    siege = out(
        1, rng=chance(("red", 0), ("white", 3), foes=["B0"]), stock=goods(pistol=out(1).printed("count", "pistol"))
    )
    siege.play(fight, "thug", "combat:fight")
    assert siege.pile["pistol"] == 0


@rule("TW-COMB-27", "TW-COMB-27/1")
def test_after_a_victory_the_interrupted_card_is_finished() -> None:
    siege = out(1, unknown=["X01"] * 4, rng=chance(("white", 3), ("yellow", 0), foes=["A0"]))
    siege.play(searching.face, "exploration", "ambush", noise.MEET, "combat:fight")
    assert (siege.pile["book"], len(siege.unknown), siege.fled, siege.fighting) == (1, 4, False, False)
    assert (siege.foes, siege.foe_weapon, siege.foe_melee, siege.foe_wounds) == ([], [], [], [])


@rule("TW-COMB-27")
def test_a_fight_goes_on_until_one_side_has_nobody_left() -> None:
    siege = out(2, wounds={"Ingvar": 3, "Marguerite": 3})
    blank = [("white", 0), ("white", 0), ("yellow", 0)]
    siege.rng = chance(*blank, *blank, ("white", 0), ("white", 0), ("yellow", 2), foes=["A0"])
    siege.play(fight, "thug", "combat:fight", "combat:fight", "combat:fight", "take-wound:Ingvar")
    assert siege.group == ["Tomé"]
    assert (siege.died_out, siege.fighting, siege.pile["knife"]) == (2, False, 0)


@rule("TW-COMB-27")
def test_a_script_at_home_goes_on_after_a_fight() -> None:
    siege = at_home(2, rng=chance(("white", 3), ("white", 0), ("yellow", 0), foes=["A0"]))
    siege.play(book.read, "brawl")
    assert (siege.stock["book"], siege.stock["knife"], siege.script) == (1, 1, None)


@rule("TW-GEN-27", "TW-GEN-27/1")
def test_nothing_is_offered_beside_a_fight() -> None:
    siege = out(1, hunger={"Ingvar": 3}, pile=goods(raw_food=2), rng=chance(("white", 0), ("yellow", 0), foes=["A0"]))
    first = siege.asked("combat", fight, "thug")
    assert first.beside == []
    second = first.then("combat", "combat:fight")
    assert second.beside == []
    assert siege.says(anytime.asides, ()) == []


@rule("TW-DEATH-03")
def test_who_has_stopped_does_not_fight() -> None:
    siege = out(2, stopped={"Marguerite"}, rng=chance(("white", 3), ("yellow", 1), foes=["A0"]))
    siege.told = []
    siege.play(fight, "thug", "combat:fight")
    assert siege.told_of("rolls-hits") == [("Ingvar", "white", 3)]
    assert siege.wounds == {"Ingvar": 1}
