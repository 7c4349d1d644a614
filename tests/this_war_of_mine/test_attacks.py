"""One attack: which die, re-rolls, icons, ammo, fate (TW-COMB)."""

from __future__ import annotations

from holdfast.cards import perform
from holdfast.games.this_war_of_mine.box import ICONS
from holdfast.games.this_war_of_mine.combat import attacks, combat
from holdfast.games.this_war_of_mine.combat.arming import die_of
from holdfast.games.this_war_of_mine.here import NOWHERE
from tests.cite import rule
from tests.this_war_of_mine.arena import (
    BOTH,
    BOX,
    arena,
    at_home,
    chance,
    chart,
    effects,
    enemies,
    enemies_strike,
    out,
    strike,
)
from tests.this_war_of_mine.arrange import Siege, goods
from tests.this_war_of_mine.words import words_of


def with_fate(siege: Siege, *cards: str) -> Siege:
    """The Fate deck, from the top."""
    siege.decks = {"fate": cards[::-1]}
    return siege


def worth(weapon: str, face: str) -> int:
    """What a face is worth with a weapon in hand."""
    return attacks.worth(words_of(BOX).weapons.number(weapon), ICONS[face])


# -- which die, and what it is worth ----------------------------------------------------------------------------------


@rule("TW-COMB-05", "TW-COMB-05/1")
def test_the_weapon_tells_the_die_on_both_sides() -> None:
    siege = chart(out(1, rng=chance(("red", 0), ("white", 0))), ("C0", "assault-rifle", 0))
    siege.told = []
    strike(siege)
    assert siege.told_of("rolls-hits") == [("Ingvar", "white", 0)]
    assert siege.told_of("foe-rolls-hits") == [("1", "red", 0)]
    dice = {"unarmed": "white", "knife": "yellow", "hatchet": "yellow"}
    dice |= dict.fromkeys(("pistol", "assault-rifle", "shotgun"), "red")
    assert {weapon: siege.found("die", die_of, weapon) for weapon in dice} == dice


@rule("TW-COMB-06", "TW-COMB-06/1")
def test_each_hit_is_a_wound() -> None:
    siege = chart(out(1, armed={"Ingvar": "knife"}, rng=chance(("yellow", 2), ("yellow", 0))), ("A0", "knife", 0))
    strike(siege)
    assert enemies(siege) == [2]


@rule("TW-COMB-19", "TW-COMB-19/1")
def test_the_shotgun_icon_kills_at_once_from_a_shotgun() -> None:
    siege = chart(out(1, armed={"Ingvar": "shotgun"}, pile=goods(ammo=1)), ("A0", "knife", 0), ("A1", "knife", 0))
    siege.rng = chance(("red", "shotgun"), ("yellow", 0))
    strike(siege, "kill-foe:2")
    assert enemies(siege) == [0, "dead"]


@rule("TW-COMB-20", "TW-COMB-20/1")
def test_the_hatchet_icon_kills_at_once_from_a_hatchet() -> None:
    siege = chart(out(1, armed={"Ingvar": "hatchet"}), ("A0", "knife", 0), ("A0", "knife", 0))
    siege.rng = chance(("yellow", "hatchet"), ("yellow", 0), ("yellow", 0))
    strike(siege, "kill-foe:1")
    assert enemies(siege) == ["dead", 0]


@rule("TW-COMB-19", "TW-COMB-20")
def test_an_enemys_icon_kills_whom_the_leader_names() -> None:
    for weapon, die, icon in (("shotgun", "red", "shotgun"), ("hatchet", "yellow", "hatchet")):
        siege = chart(out(2, rng=chance((die, icon))), ("A0", weapon, 0))
        enemies_strike(siege, "victim:Marguerite")
        assert siege.characters == ["Ingvar", None, "Tomé", None]
        assert siege.wounds("Ingvar") == 0


@rule("TW-COMB-21", "TW-COMB-21/1", "TW-COMB-21/2")
def test_the_icon_of_another_weapon_is_a_miss() -> None:
    knife = chart(
        out(1, armed={"Ingvar": "knife"}, rng=chance(("yellow", "hatchet"), ("yellow", 0))), ("A0", "knife", 0)
    )
    strike(knife)
    assert enemies(knife) == [0]
    rifle = chart(out(1, armed={"Ingvar": "assault-rifle"}, pile=goods(ammo=1)), ("A0", "knife", 0))
    rifle.rng = chance(("red", "shotgun"), ("yellow", 0))
    strike(rifle)
    assert enemies(rifle) == [0]
    assert worth("unarmed", "hatchet") == worth("hatchet", "shotgun") == attacks.MISS
    assert worth("shotgun", "hatchet") == worth("pistol", "out of ammo") == attacks.MISS


# -- re-rolls ---------------------------------------------------------------------------------------------------------


@rule("TW-COMB-10", "TW-COMB-10/1")
def test_prowess_re_rolls_and_the_last_face_stands() -> None:
    siege = chart(out(1, box=arena(prowess={"Ingvar": 1}), armed={"Ingvar": "knife"}), ("A0", "knife", 0))
    siege.rng = chance(("yellow", 0), ("yellow", 1), ("yellow", 0))
    strike(siege, "re-roll:yes")
    assert enemies(siege) == [1]
    worse = chart(out(1, box=arena(prowess={"Ingvar": 1}), armed={"Ingvar": "knife"}), ("A0", "knife", 0))
    worse.rng = chance(("yellow", 2), ("yellow", 0), ("yellow", 0))
    strike(worse, "re-roll:yes")
    assert enemies(worse) == [0]
    kept = chart(out(1, box=arena(prowess={"Ingvar": 1}), armed={"Ingvar": "knife"}), ("A0", "knife", 0))
    kept.rng = chance(("yellow", 2), ("yellow", 0))
    strike(kept, "re-roll:no")
    assert enemies(kept) == [2]


@rule("TW-COMB-10")
def test_prowess_is_fresh_each_round_unless_the_table_says_otherwise() -> None:
    for rules, asked in (((), 2), (("prowess-per-fight",), 1)):
        siege = out(1, box=arena(prowess={"Ingvar": 1}), rules=rules)
        with_re_roll, without = [("white", 0), ("white", 0), ("yellow", 0)], [("white", 0), ("yellow", 0)]
        siege.rng = chance(*with_re_roll, *(without if rules else with_re_roll), foes=["A0"])
        answers = ("combat:fight", "re-roll:yes", "combat:fight", *([] if rules else ["re-roll:yes"]))
        names = [name for name, _ in siege.questions(combat.fight, "thug", *answers)]
        assert names.count("re-roll") == asked


@rule("TW-COMB-11", "TW-COMB-11/1", "TW-COMB-11/2")
def test_an_enemy_re_rolls_only_a_miss() -> None:
    siege = chart(out(1, rng=chance(("yellow", 0), ("yellow", 1))), ("A2", "knife", 0))
    enemies_strike(siege)
    assert siege.wounds("Ingvar") == 1
    assert siege.rng.draws == 2
    content = chart(out(1, rng=chance(("yellow", 1))), ("A1", "knife", 0))
    enemies_strike(content)
    assert content.wounds("Ingvar") == 1
    assert content.rng.draws == 1


@rule("TW-COMB-11", "TW-COMB-11/3")
def test_only_the_last_face_of_an_enemy_takes_effect() -> None:
    siege = chart(out(1, rng=chance(("red", "out of ammo"), ("red", 1))), ("B1", "pistol", 0))
    enemies_strike(siege)
    assert siege.wounds("Ingvar") == 1
    assert siege.foe_weapon == ["pistol"]


@rule("TW-COMB-11", "TW-COMB-11/4")
def test_an_enemy_lets_a_kill_stand() -> None:
    siege = chart(out(1, rng=chance(("yellow", "hatchet"))), ("A1", "hatchet", 0))
    enemies_strike(siege)
    assert "Ingvar" not in siege.group
    assert siege.rng.draws == 1


@rule("TW-COMB-11")
def test_an_enemys_prowess_is_all_it_has() -> None:
    siege = chart(out(1, rng=chance(("yellow", 0), ("yellow", 0))), ("A1", "knife", 0))
    enemies_strike(siege)
    assert siege.rng.draws == 2


@rule("TW-COMB-10")
def test_a_die_of_danger_may_be_re_rolled_too() -> None:
    siege = out(2, box=arena(prowess={"Ingvar": 1}), rng=chance(("yellow", 3), ("yellow", 1), ("yellow", "hatchet")))
    siege.play(perform, effects("wire"), NOWHERE, "re-roll:yes")
    assert siege.wounds == {"Ingvar": 1}
    gone = out(1)
    gone.play(attacks.hazard, None, "yellow")
    assert gone.rng.draws == 0


# -- ammo -------------------------------------------------------------------------------------------------------------


@rule("TW-COMB-16", "TW-COMB-16/1")
def test_a_shot_costs_ammo_and_without_it_there_is_no_shot() -> None:
    siege = out(1, pile=goods(pistol=1, ammo=1), stock=goods(ammo=5))
    siege.rng = chance(("red", 0), ("yellow", 0), ("white", 1), ("yellow", 0), foes=["A0"])
    siege.told = []
    siege.questions(combat.fight, "thug", "arm:pistol", "combat:fight", "combat:fight")
    assert siege.told_of("rolls-hits") == [("Ingvar", "red", 0), ("Ingvar", "white", 1)]
    assert (siege.pile["ammo"], siege.stock["ammo"]) == (0, 5)


@rule("TW-COMB-16")
def test_one_ammo_pays_for_a_shot_with_its_re_rolls() -> None:
    siege = chart(
        out(1, box=arena(prowess={"Ingvar": 2}), armed={"Ingvar": "pistol"}, pile=goods(ammo=3)), ("A0", "knife", 0)
    )
    siege.rng = chance(("red", 0), ("red", 0), ("red", 1), ("yellow", 0))
    strike(siege, "re-roll:yes", "re-roll:yes")
    assert (siege.pile["ammo"], enemies(siege)) == (2, [1])


@rule("TW-COMB-16")
def test_at_home_the_ammo_is_that_of_storage() -> None:
    siege = chart(at_home(2, armed={"Ingvar": "pistol"}, stock=goods(ammo=1)), ("A0", "knife", 0))
    siege.rng = chance(("red", 3))
    strike(siege)
    assert (siege.stock["ammo"], enemies(siege)) == (0, ["dead"])


@rule("TW-COMB-17", "TW-COMB-17/1")
def test_an_enemy_out_of_ammo_falls_back() -> None:
    siege = out(1, rng=chance(("red", "out of ammo"), ("white", 0), ("white", 1), ("white", 0), foes=["B0"]))
    siege.told = []
    siege.questions(combat.fight, "thug", "combat:fight", "combat:fight")
    assert (siege.foe_weapon, enemies(siege)) == (["unarmed"], [1])
    assert siege.told_of("foe-rolls-empty", "foe-rolls-hits") == [("1", "red"), ("1", "white", 0)]


@rule("TW-COMB-17")
def test_it_falls_back_on_the_melee_weapon_that_the_card_gives() -> None:
    siege = out(1, rng=chance(("red", "out of ammo"), ("white", 0), ("white", 0), ("yellow", 0), foes=["C0"]))
    siege.questions(combat.fight, "butcher", "combat:fight", "combat:fight")
    assert siege.foe_weapon == ["knife"]


@rule("TW-COMB-17")
def test_for_a_character_the_empty_icon_is_only_a_miss() -> None:
    siege = chart(out(1, armed={"Ingvar": "pistol"}, pile=goods(ammo=2)), ("A0", "knife", 0))
    siege.rng = chance(("red", "out of ammo"), ("yellow", 0))
    strike(siege)
    assert (enemies(siege), siege.armed["Ingvar"], siege.pile["ammo"]) == ([0], "pistol", 1)


@rule("TW-COMB-18", "TW-COMB-18/1")
def test_two_ammo_are_two_shots_of_an_assault_rifle() -> None:
    siege = chart(out(1, armed={"Ingvar": "assault-rifle"}, pile=goods(ammo=3)), ("A0", "unarmed", 0))
    siege.rng = chance(("red", 1), ("red", 1), ("white", 0), ("red", 0), ("white", 0))
    siege.told = []
    strike(siege, "second-shot:yes")
    assert (siege.pile["ammo"], enemies(siege)) == (1, [2])
    strike(siege)
    assert (siege.pile["ammo"], enemies(siege)) == (0, [2])
    assert len(siege.told_of("rolls-hits")) == 3


@rule("TW-COMB-18")
def test_the_second_shot_is_a_choice_and_takes_nobodys_first() -> None:
    siege = chart(
        out(2, armed={"Ingvar": "assault-rifle", "Marguerite": "pistol"}, pile=goods(ammo=2)), ("A0", "unarmed", 0)
    )
    siege.rng = chance(("red", 1), ("red", 1), ("white", 0))
    strike(siege, people=BOTH)
    assert (siege.pile["ammo"], enemies(siege)) == (0, [2])
    single = chart(out(1, armed={"Ingvar": "assault-rifle"}, pile=goods(ammo=2)), ("A0", "unarmed", 0))
    single.rng = chance(("red", 1), ("white", 0))
    strike(single, "second-shot:no")
    assert (single.pile["ammo"], enemies(single)) == (1, [1])


@rule("TW-COMB-18")
def test_an_enemy_with_an_assault_rifle_rolls_one_die() -> None:
    siege = chart(out(1, rng=chance(("red", 1))), ("C0", "assault-rifle", 0))
    enemies_strike(siege)
    assert siege.rng.draws == 1
    assert siege.wounds("Ingvar") == 1


# -- fate -------------------------------------------------------------------------------------------------------------


@rule("TW-COMB-22", "TW-COMB-22/1", "TW-FATE-02", "TW-FATE-06")
def test_trusted_fate_carries_out_the_text_under_its_colour() -> None:
    siege = with_fate(chart(out(1, armed={"Ingvar": "knife"}), ("A0", "knife", 0)), "blow")
    siege.rng = chance(("yellow", "fate"), ("yellow", 0))
    strike(siege, "trust-fate:yes")
    assert enemies(siege) == [2]
    assert siege.cold == 0
    assert (siege.decks["fate"], siege.drawn["fate"]) == ([], ["blow"])


@rule("TW-COMB-22", "TW-COMB-22/2")
def test_fate_of_another_colour_is_a_miss_that_stands() -> None:
    siege = with_fate(
        chart(out(1, box=arena(prowess={"Ingvar": 2}), armed={"Ingvar": "knife"}), ("A0", "knife", 0)), "jam"
    )
    siege.rng = chance(("yellow", "fate"), ("yellow", 0))
    strike(siege, "trust-fate:yes")
    assert (enemies(siege), siege.armed["Ingvar"], siege.drawn["fate"]) == ([0], "knife", ["jam"])


@rule("TW-COMB-22", "TW-COMB-22/3")
def test_fate_declined_is_a_miss_that_may_be_re_rolled() -> None:
    siege = with_fate(
        chart(out(1, box=arena(prowess={"Ingvar": 1}), armed={"Ingvar": "knife"}), ("A0", "knife", 0)), "blow"
    )
    siege.rng = chance(("yellow", "fate"), ("yellow", 0))
    strike(siege, "trust-fate:no", "re-roll:no")
    assert (enemies(siege), siege.decks["fate"]) == ([0], ["blow"])
    siege.rng = chance(("yellow", "fate"), ("yellow", 1), ("yellow", 0))
    strike(siege, "trust-fate:no", "re-roll:yes")
    assert (enemies(siege), siege.decks["fate"]) == ([1], ["blow"])


@rule("TW-COMB-22")
def test_the_leader_decides_for_an_enemy_too_and_a_declined_icon_is_a_miss() -> None:
    siege = with_fate(chart(out(1), ("A0", "knife", 0)), "blow")
    siege.rng = chance(("yellow", "fate"))
    enemies_strike(siege, "trust-fate:no")
    assert (siege.wounds("Ingvar"), siege.decks["fate"]) == (0, ["blow"])
    again = with_fate(chart(out(1), ("A1", "knife", 0)), "blow")
    again.rng = chance(("yellow", "fate"), ("yellow", 1))
    enemies_strike(again, "trust-fate:no")
    assert again.wounds("Ingvar") == 1


@rule("TW-COMB-22")
def test_at_a_stricter_table_enemies_always_trust_fate() -> None:
    siege = with_fate(chart(out(1, rules=("strict-fate",)), ("A0", "knife", 0)), "blow")
    siege.rng = chance(("yellow", "fate"))
    enemies_strike(siege)
    assert siege.wounds("Ingvar") == 2


@rule("TW-COMB-22")
def test_each_fate_card_makes_its_own_of_a_roll() -> None:
    siege = with_fate(
        chart(out(2, armed={"Ingvar": "knife", "Marguerite": "knife"}, pile=goods(knife=2)), ("A0", "knife", 0)),
        "blow",
        "slip",
    )
    siege.rng = chance(("yellow", "fate"), ("yellow", "fate"), ("yellow", 0))
    strike(siege, "trust-fate:yes", "trust-fate:yes", people=BOTH)
    assert (enemies(siege), siege.armed, siege.fighter) == ([2], {"Ingvar": "knife"}, None)


@rule("TW-COMB-22")
def test_without_a_fate_card_it_is_a_miss() -> None:
    siege = with_fate(chart(out(1, armed={"Ingvar": "knife"}), ("A0", "knife", 0)))
    siege.rng = chance(("yellow", "fate"), ("yellow", 0))
    strike(siege, "trust-fate:yes")
    assert enemies(siege) == [0]


@rule("TW-COMB-22")
def test_fate_may_wound_the_fighter_whose_roll_it_was() -> None:
    siege = with_fate(chart(out(2, armed={"Marguerite": "knife"}), ("A0", "knife", 2)), "cut")
    siege.rng = chance(("white", 0), ("yellow", "fate"), ("yellow", 0))
    strike(siege, "trust-fate:yes", people=BOTH)
    assert siege.wounds == {"Marguerite": 1}
    foe = with_fate(chart(out(1), ("A0", "knife", 2)), "cut")
    foe.rng = chance(("yellow", "fate"))
    enemies_strike(foe, "trust-fate:yes")
    assert (enemies(foe), foe.wounds("Ingvar")) == (["dead"], 0)


@rule("TW-COMB-23", "TW-COMB-23/1")
def test_a_jammed_weapon_is_out_of_use_until_the_fight_is_over() -> None:
    siege = with_fate(out(1, pile=goods(pistol=1, knife=1, ammo=5)), "jam")
    siege.rng = chance(("red", "fate"), ("yellow", 0), ("yellow", 3), foes=["A0"])
    first = ("arm:pistol", "combat:fight", "trust-fate:yes")
    asked = siege.questions(combat.fight, "thug", *first, "combat:fight", "arm:knife")
    offers = [weapons for name, weapons in asked if name == "arm"]
    assert offers == [["pistol", "knife", "unarmed"], ["knife", "unarmed"]]
    assert (siege.pile["pistol"], siege.jammed, siege.armed["Ingvar"]) == (1, [], "unarmed")


@rule("TW-COMB-23")
def test_a_jammed_weapon_is_no_use_to_the_others_either() -> None:
    siege = with_fate(out(2, pile=goods(pistol=1, ammo=5)), "jam")
    siege.rng = chance(("red", "fate"), ("white", 0), ("yellow", 0), ("white", 3), foes=["A0"])
    asked = siege.questions(combat.fight, "thug", "arm:pistol", "combat:fight", "trust-fate:yes")
    assert asked[-1] == ("combat", ["fight", "flee"])


@rule("TW-COMB-23")
def test_a_rifle_that_jams_makes_no_second_shot() -> None:
    siege = with_fate(
        chart(out(1, armed={"Ingvar": "assault-rifle"}, pile=goods(assault_rifle=1, ammo=2)), ("A0", "knife", 0)), "jam"
    )
    siege.rng = chance(("red", "fate"), ("yellow", 0))
    strike(siege, "second-shot:yes", "trust-fate:yes")
    assert (enemies(siege), siege.armed["Ingvar"], siege.rng.draws) == ([0], "unarmed", 2)


@rule("TW-COMB-23")
def test_an_enemy_whose_weapon_jams_or_is_lost_falls_back() -> None:
    siege = with_fate(chart(out(1), ("B0", "pistol", 0)), "jam", "slip")
    siege.foe_melee = ["knife"]
    siege.rng = chance(("red", "fate"), ("yellow", "fate"), ("white", 0))
    for weapon, answers in (("knife", ["trust-fate:yes"]), ("unarmed", ["trust-fate:yes"]), ("unarmed", [])):
        enemies_strike(siege, *answers)
        assert siege.foe_weapon == [weapon]


@rule("TW-COMB-23")
def test_an_enemys_jammed_weapon_is_none_of_the_groups() -> None:
    siege = with_fate(chart(out(1, pile=goods(pistol=1, ammo=1)), ("B0", "pistol", 0)), "jam")
    siege.rng = chance(("red", "fate"))
    enemies_strike(siege, "trust-fate:yes")
    assert siege.why_not("arm:pistol", "Ingvar") is None


@rule("TW-COMB-23")
def test_bare_hands_do_not_jam() -> None:
    siege = chart(out(1), ("A0", "unarmed", 0))
    for fighter in ("Ingvar", "enemy 1"):
        siege.fighter = fighter
        siege.play(attacks.jam)
    assert siege.jammed == []


@rule("TW-COMB-24", "TW-COMB-24/1")
def test_a_dodge_belongs_to_the_fighter_whose_roll_it_was() -> None:
    siege = with_fate(chart(out(1, armed={"Ingvar": "knife"}), ("A0", "knife", 0)), "duck")
    siege.rng = chance(("yellow", 3), ("yellow", "fate"))
    strike(siege, "trust-fate:yes")
    assert enemies(siege) == [0]
    assert siege.dodging == []
    siege.rng = chance(("yellow", 3))
    strike(siege, enemies=False)
    assert enemies(siege) == ["dead"]


@rule("TW-COMB-24")
def test_who_dodges_takes_no_wound_in_this_round() -> None:
    siege = with_fate(chart(out(2, armed={"Ingvar": "knife"}), ("A0", "knife", 0)), "duck")
    siege.rng = chance(("yellow", "fate"), ("white", 0), ("yellow", 2))
    strike(siege, "trust-fate:yes", people=BOTH)
    assert siege.wounds == {"Marguerite": 2}
