"""One attack: which die, re-rolls, icons, ammo, fate (TW-COMB)."""

from __future__ import annotations

from holdfast.cards import perform
from holdfast.games.this_war_of_mine.characters import states
from holdfast.games.this_war_of_mine.combat import attacks, combat
from holdfast.games.this_war_of_mine.combat.arming import ARM, die_of, why_not_arm
from holdfast.games.this_war_of_mine.combat.combat import FIGHT, attack
from holdfast.games.this_war_of_mine.here import NOWHERE
from holdfast.games.this_war_of_mine.state import (
    AMMO,
    ASSAULT_RIFLE,
    DEAD_FOE,
    DECKS,
    FATE,
    FATE_ICON,
    HATCHET,
    HATCHET_ICON,
    KNIFE,
    MOST_PEOPLE,
    NONE,
    OUT_OF_AMMO,
    PISTOL,
    PROWESS_PER_FIGHT,
    RED,
    SHOTGUN,
    SHOTGUN_ICON,
    STRICT_FATE,
    UNARMED,
    WHITE,
    WOUNDS,
    YELLOW,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import (
    arena,
    chance,
    chart,
    faces,
    fate_card,
    out,
    play,
    questions,
    resident,
    script,
    take,
    told,
)
from tests.this_war_of_mine.arrange_by_number import Loaded, goods

NO = 0
YES = 1


def armed(*weapons: int) -> list[int]:
    return [*weapons, *[UNARMED] * (MOST_PEOPLE - len(weapons))]


def with_fate(g: Shelter, *cards: str) -> Shelter:
    """The Fate deck, from the top."""
    g.decks = [[] for _ in range(DECKS)]
    g.decks[FATE] = [fate_card(name) for name in reversed(cards)]
    return g


def strike_back(g: Shelter, *answers: int, persons: int = 1) -> None:
    """One round in which the first persons and all enemies attack."""
    here = list(range(persons))
    play(g, attack(g, here, combat.living(g), attacks.prowess(g)), *answers)


# -- which die, and what it is worth ----------------------------------------------------------------------------------


@rule("TW-COMB-05", "TW-COMB-05/1")
def test_the_weapon_tells_the_die_on_both_sides() -> None:
    g = chart(out(1, rng=Loaded(*faces((RED, 0), (WHITE, 0)))), ("C0", ASSAULT_RIFLE, 0))
    g.told = []
    strike_back(g)
    assert told(g, "rolls-hits") == [(0, WHITE, 0)]
    assert told(g, "foe-rolls-hits") == [(0, RED, 0)]
    assert [die_of(weapon) for weapon in (UNARMED, KNIFE, HATCHET)] == [WHITE, YELLOW, YELLOW]
    assert [die_of(weapon) for weapon in (PISTOL, ASSAULT_RIFLE, SHOTGUN)] == [RED, RED, RED]


@rule("TW-COMB-06", "TW-COMB-06/1")
def test_each_hit_is_a_wound() -> None:
    g = chart(out(1, armed=armed(KNIFE), rng=chance((YELLOW, 2), (YELLOW, 0))), ("A0", KNIFE, 0))
    strike_back(g)
    assert g.foe_wounds == [2]


@rule("TW-COMB-19", "TW-COMB-19/1")
def test_the_shotgun_icon_kills_at_once_from_a_shotgun() -> None:
    g = chart(out(1, armed=armed(SHOTGUN), pile=goods(ammo=1)), ("A0", KNIFE, 0), ("A1", KNIFE, 0))
    g.rng = chance((RED, SHOTGUN_ICON), (YELLOW, 0))
    strike_back(g, 1)
    assert g.foe_wounds == [0, DEAD_FOE]


@rule("TW-COMB-20", "TW-COMB-20/1")
def test_the_hatchet_icon_kills_at_once_from_a_hatchet() -> None:
    g = chart(out(1, armed=armed(HATCHET)), ("A0", KNIFE, 0), ("A0", KNIFE, 0))
    g.rng = chance((YELLOW, HATCHET_ICON), (YELLOW, 0), (YELLOW, 0))
    strike_back(g, 0)
    assert g.foe_wounds == [DEAD_FOE, 0]


@rule("TW-COMB-19", "TW-COMB-20")
def test_an_enemys_icon_kills_whom_the_leader_names() -> None:
    for weapon, die, icon in ((SHOTGUN, RED, SHOTGUN_ICON), (HATCHET, YELLOW, HATCHET_ICON)):
        g = chart(out(2, rng=chance((die, icon))), ("A0", weapon, 0))
        play(g, attack(g, [], [0], []), 1)
        assert g.characters == [0, NONE, 2, NONE]
        assert states.level(g, 0, WOUNDS) == 0


@rule("TW-COMB-21", "TW-COMB-21/1", "TW-COMB-21/2")
def test_the_icon_of_another_weapon_is_a_miss() -> None:
    knife = chart(out(1, armed=armed(KNIFE), rng=chance((YELLOW, HATCHET_ICON), (YELLOW, 0))), ("A0", KNIFE, 0))
    strike_back(knife)
    assert knife.foe_wounds == [0]
    rifle = chart(out(1, armed=armed(ASSAULT_RIFLE), pile=goods(ammo=1)), ("A0", KNIFE, 0))
    rifle.rng = chance((RED, SHOTGUN_ICON), (YELLOW, 0))
    strike_back(rifle)
    assert rifle.foe_wounds == [0]
    assert attacks.worth(UNARMED, HATCHET_ICON) == attacks.worth(HATCHET, SHOTGUN_ICON) == attacks.MISS
    assert attacks.worth(SHOTGUN, HATCHET_ICON) == attacks.worth(PISTOL, OUT_OF_AMMO) == attacks.MISS


# -- re-rolls ---------------------------------------------------------------------------------------------------------


@rule("TW-COMB-10", "TW-COMB-10/1")
def test_prowess_re_rolls_and_the_last_face_stands() -> None:
    g = chart(out(1, box=arena(prowess=[1]), armed=armed(KNIFE)), ("A0", KNIFE, 0))
    g.rng = chance((YELLOW, 0), (YELLOW, 1), (YELLOW, 0))
    strike_back(g, YES)
    assert g.foe_wounds == [1]
    worse = chart(out(1, box=arena(prowess=[1]), armed=armed(KNIFE)), ("A0", KNIFE, 0))
    worse.rng = chance((YELLOW, 2), (YELLOW, 0), (YELLOW, 0))
    strike_back(worse, YES)
    assert worse.foe_wounds == [0]
    kept = chart(out(1, box=arena(prowess=[1]), armed=armed(KNIFE)), ("A0", KNIFE, 0))
    kept.rng = chance((YELLOW, 2), (YELLOW, 0))
    strike_back(kept, NO)
    assert kept.foe_wounds == [2]


@rule("TW-COMB-10")
def test_prowess_is_fresh_each_round_unless_the_table_says_otherwise() -> None:
    for rules, asked in (((), 2), ((PROWESS_PER_FIGHT,), 1)):
        g = out(1, box=arena(prowess=[1]), rules=rules)
        rounds = [(WHITE, 0), (WHITE, 0), (YELLOW, 0)], [(WHITE, 0), (WHITE, 0), (YELLOW, 0)]
        per_fight = [(WHITE, 0), (WHITE, 0), (YELLOW, 0), (WHITE, 0), (YELLOW, 0)]
        g.rng = chance(*(per_fight if rules else [*rounds[0], *rounds[1]]), foes=["A0"])
        answers = [FIGHT, YES, FIGHT, YES] if not rules else [FIGHT, YES, FIGHT]
        names = [name for name, _ in questions(g, combat.fight(g, resident("thug")), *answers)]
        assert names.count("re-roll") == asked


@rule("TW-COMB-11", "TW-COMB-11/1", "TW-COMB-11/2")
def test_an_enemy_re_rolls_only_a_miss() -> None:
    g = chart(out(1, rng=chance((YELLOW, 0), (YELLOW, 1))), ("A2", KNIFE, 0))
    play(g, attack(g, [], [0], []))
    assert states.level(g, 0, WOUNDS) == 1
    assert g.rng.draws == 2
    content = chart(out(1, rng=chance((YELLOW, 1))), ("A1", KNIFE, 0))
    play(content, attack(content, [], [0], []))
    assert states.level(content, 0, WOUNDS) == 1
    assert content.rng.draws == 1


@rule("TW-COMB-11", "TW-COMB-11/3")
def test_only_the_last_face_of_an_enemy_takes_effect() -> None:
    g = chart(out(1, rng=chance((RED, OUT_OF_AMMO), (RED, 1))), ("B1", PISTOL, 0))
    play(g, attack(g, [], [0], []))
    assert states.level(g, 0, WOUNDS) == 1
    assert g.foe_weapon == [PISTOL]


@rule("TW-COMB-11", "TW-COMB-11/4")
def test_an_enemy_lets_a_kill_stand() -> None:
    g = chart(out(1, rng=chance((YELLOW, HATCHET_ICON))), ("A1", HATCHET, 0))
    play(g, attack(g, [], [0], []))
    assert g.characters[0] == NONE
    assert g.rng.draws == 1


@rule("TW-COMB-11")
def test_an_enemys_prowess_is_all_it_has() -> None:
    g = chart(out(1, rng=chance((YELLOW, 0), (YELLOW, 0))), ("A1", KNIFE, 0))
    play(g, attack(g, [], [0], []))
    assert g.rng.draws == 2


@rule("TW-COMB-10")
def test_a_die_of_danger_may_be_re_rolled_too() -> None:
    g = out(2, box=arena(prowess=[1, 0]), rng=chance((YELLOW, 3), (YELLOW, 1), (YELLOW, HATCHET_ICON)))
    play(g, perform(g, g.box.scripts[script("wire")].now, NOWHERE), YES)
    assert [states.level(g, person, WOUNDS) for person in (0, 1)] == [1, 0]
    gone = out(1)
    play(gone, attacks.hazard(gone, NONE, YELLOW))
    assert gone.rng.draws == 0


# -- ammo -------------------------------------------------------------------------------------------------------------


@rule("TW-COMB-16", "TW-COMB-16/1")
def test_a_shot_costs_ammo_and_without_it_there_is_no_shot() -> None:
    g = out(1, pile=goods(pistol=1, ammo=1), stock=goods(ammo=5))
    g.rng = chance((RED, 0), (YELLOW, 0), (WHITE, 1), (YELLOW, 0), foes=["A0"])
    g.told = []
    list(questions(g, combat.fight(g, resident("thug")), take(PISTOL), FIGHT, FIGHT))
    assert told(g, "rolls-hits") == [(0, RED, 0), (0, WHITE, 1)]
    assert (g.pile[AMMO], g.stock[AMMO]) == (0, 5)


@rule("TW-COMB-16")
def test_one_ammo_pays_for_a_shot_with_its_re_rolls() -> None:
    g = chart(out(1, box=arena(prowess=[2]), armed=armed(PISTOL), pile=goods(ammo=3)), ("A0", KNIFE, 0))
    g.rng = chance((RED, 0), (RED, 0), (RED, 1), (YELLOW, 0))
    strike_back(g, YES, YES)
    assert (g.pile[AMMO], g.foe_wounds) == (2, [1])


@rule("TW-COMB-16")
def test_at_home_the_ammo_is_that_of_storage() -> None:
    g = chart(out(1, location=NONE, task=[NONE] * 4, armed=armed(PISTOL), stock=goods(ammo=1)), ("A0", KNIFE, 0))
    g.rng = chance((RED, 3))
    strike_back(g)
    assert (g.stock[AMMO], g.foe_wounds) == (0, [DEAD_FOE])


@rule("TW-COMB-17", "TW-COMB-17/1")
def test_an_enemy_out_of_ammo_falls_back() -> None:
    g = out(1, rng=chance((RED, OUT_OF_AMMO), (WHITE, 0), (WHITE, 1), (WHITE, 0), foes=["B0"]))
    g.told = []
    list(questions(g, combat.fight(g, resident("thug")), FIGHT, FIGHT))
    assert (g.foe_weapon, g.foe_wounds) == ([UNARMED], [1])
    assert told(g, "foe-rolls-empty", "foe-rolls-hits") == [(0, RED), (0, WHITE, 0)]


@rule("TW-COMB-17")
def test_it_falls_back_on_the_melee_weapon_that_the_card_gives() -> None:
    g = out(1, rng=chance((RED, OUT_OF_AMMO), (WHITE, 0), (WHITE, 0), (YELLOW, 0), foes=["C0"]))
    list(questions(g, combat.fight(g, resident("butcher")), FIGHT, FIGHT))
    assert g.foe_weapon == [KNIFE]


@rule("TW-COMB-17")
def test_for_a_character_the_empty_icon_is_only_a_miss() -> None:
    g = chart(out(1, armed=armed(PISTOL), pile=goods(ammo=2)), ("A0", KNIFE, 0))
    g.rng = chance((RED, OUT_OF_AMMO), (YELLOW, 0))
    strike_back(g)
    assert (g.foe_wounds, g.armed[0], g.pile[AMMO]) == ([0], PISTOL, 1)


@rule("TW-COMB-18", "TW-COMB-18/1")
def test_two_ammo_are_two_shots_of_an_assault_rifle() -> None:
    g = chart(out(1, armed=armed(ASSAULT_RIFLE), pile=goods(ammo=3)), ("A0", UNARMED, 0))
    g.rng = chance((RED, 1), (RED, 1), (WHITE, 0), (RED, 0), (WHITE, 0))
    g.told = []
    strike_back(g, YES)
    assert (g.pile[AMMO], g.foe_wounds) == (1, [2])
    strike_back(g)
    assert (g.pile[AMMO], g.foe_wounds) == (0, [2])
    assert len(told(g, "rolls-hits")) == 3


@rule("TW-COMB-18")
def test_the_second_shot_is_a_choice_and_takes_nobodys_first() -> None:
    g = chart(out(2, armed=armed(ASSAULT_RIFLE, PISTOL), pile=goods(ammo=2)), ("A0", UNARMED, 0))
    g.rng = chance((RED, 1), (RED, 1), (WHITE, 0))
    strike_back(g, persons=2)
    assert (g.pile[AMMO], g.foe_wounds) == (0, [2])
    single = chart(out(1, armed=armed(ASSAULT_RIFLE), pile=goods(ammo=2)), ("A0", UNARMED, 0))
    single.rng = chance((RED, 1), (WHITE, 0))
    strike_back(single, NO)
    assert (single.pile[AMMO], single.foe_wounds) == (1, [1])


@rule("TW-COMB-18")
def test_an_enemy_with_an_assault_rifle_rolls_one_die() -> None:
    g = chart(out(1, rng=chance((RED, 1))), ("C0", ASSAULT_RIFLE, 0))
    play(g, attack(g, [], [0], []))
    assert g.rng.draws == 1
    assert states.level(g, 0, WOUNDS) == 1


# -- fate -------------------------------------------------------------------------------------------------------------


@rule("TW-COMB-22", "TW-COMB-22/1", "TW-FATE-02", "TW-FATE-06")
def test_trusted_fate_carries_out_the_text_under_its_colour() -> None:
    g = with_fate(chart(out(1, armed=armed(KNIFE)), ("A0", KNIFE, 0)), "blow")
    g.rng = chance((YELLOW, FATE_ICON), (YELLOW, 0))
    strike_back(g, YES)
    assert g.foe_wounds == [2]
    assert g.cold == 0
    assert (g.decks[FATE], g.drawn[FATE]) == ([], [fate_card("blow")])


@rule("TW-COMB-22", "TW-COMB-22/2")
def test_fate_of_another_colour_is_a_miss_that_stands() -> None:
    g = with_fate(chart(out(1, box=arena(prowess=[2]), armed=armed(KNIFE)), ("A0", KNIFE, 0)), "jam")
    g.rng = chance((YELLOW, FATE_ICON), (YELLOW, 0))
    strike_back(g, YES)
    assert (g.foe_wounds, g.armed[0], g.drawn[FATE]) == ([0], KNIFE, [fate_card("jam")])


@rule("TW-COMB-22", "TW-COMB-22/3")
def test_fate_declined_is_a_miss_that_may_be_re_rolled() -> None:
    g = with_fate(chart(out(1, box=arena(prowess=[1]), armed=armed(KNIFE)), ("A0", KNIFE, 0)), "blow")
    g.rng = chance((YELLOW, FATE_ICON), (YELLOW, 0))
    strike_back(g, NO, NO)
    assert (g.foe_wounds, g.decks[FATE]) == ([0], [fate_card("blow")])
    g.rng = chance((YELLOW, FATE_ICON), (YELLOW, 1), (YELLOW, 0))
    strike_back(g, NO, YES)
    assert (g.foe_wounds, g.decks[FATE]) == ([1], [fate_card("blow")])


@rule("TW-COMB-22")
def test_the_leader_decides_for_an_enemy_too_and_a_declined_icon_is_a_miss() -> None:
    g = with_fate(chart(out(1), ("A0", KNIFE, 0)), "blow")
    g.rng = chance((YELLOW, FATE_ICON))
    play(g, attack(g, [], [0], []), NO)
    assert (states.level(g, 0, WOUNDS), g.decks[FATE]) == (0, [fate_card("blow")])
    again = with_fate(chart(out(1), ("A1", KNIFE, 0)), "blow")
    again.rng = chance((YELLOW, FATE_ICON), (YELLOW, 1))
    play(again, attack(again, [], [0], []), NO)
    assert states.level(again, 0, WOUNDS) == 1


@rule("TW-COMB-22")
def test_at_a_stricter_table_enemies_always_trust_fate() -> None:
    g = with_fate(chart(out(1, rules=(STRICT_FATE,)), ("A0", KNIFE, 0)), "blow")
    g.rng = chance((YELLOW, FATE_ICON))
    play(g, attack(g, [], [0], []))
    assert states.level(g, 0, WOUNDS) == 2


@rule("TW-COMB-22")
def test_each_fate_card_makes_its_own_of_a_roll() -> None:
    g = with_fate(chart(out(2, armed=armed(KNIFE, KNIFE), pile=goods(knife=2)), ("A0", KNIFE, 0)), "blow", "slip")
    g.rng = chance((YELLOW, FATE_ICON), (YELLOW, FATE_ICON), (YELLOW, 0))
    strike_back(g, YES, YES, persons=2)
    assert (g.foe_wounds, g.armed[:2], g.fighter) == ([2], [KNIFE, UNARMED], NONE)


@rule("TW-COMB-22")
def test_without_a_fate_card_it_is_a_miss() -> None:
    g = with_fate(chart(out(1, armed=armed(KNIFE)), ("A0", KNIFE, 0)))
    g.rng = chance((YELLOW, FATE_ICON), (YELLOW, 0))
    strike_back(g, YES)
    assert g.foe_wounds == [0]


@rule("TW-COMB-22")
def test_fate_may_wound_the_fighter_whose_roll_it_was() -> None:
    g = with_fate(chart(out(2, armed=armed(UNARMED, KNIFE)), ("A0", KNIFE, 2)), "cut")
    g.rng = chance((WHITE, 0), (YELLOW, FATE_ICON), (YELLOW, 0))
    strike_back(g, YES, persons=2)
    assert [states.level(g, person, WOUNDS) for person in (0, 1)] == [0, 1]
    foe = with_fate(chart(out(1), ("A0", KNIFE, 2)), "cut")
    foe.rng = chance((YELLOW, FATE_ICON))
    play(foe, attack(foe, [], [0], []), YES)
    assert (foe.foe_wounds, states.level(foe, 0, WOUNDS)) == ([DEAD_FOE], 0)


@rule("TW-COMB-23", "TW-COMB-23/1")
def test_a_jammed_weapon_is_out_of_use_until_the_fight_is_over() -> None:
    g = with_fate(out(1, pile=goods(pistol=1, knife=1, ammo=5)), "jam")
    g.rng = chance((RED, FATE_ICON), (YELLOW, 0), (YELLOW, 3), foes=["A0"])
    asked = list(questions(g, combat.fight(g, resident("thug")), take(PISTOL), FIGHT, YES, FIGHT, take(KNIFE)))
    assert [values for name, values in asked if name == "arm"] == [
        [take(PISTOL), take(KNIFE), take(UNARMED)],
        [take(KNIFE), take(UNARMED)],
    ]
    assert (g.pile[PISTOL], g.jammed, g.armed[0]) == (1, [], UNARMED)


@rule("TW-COMB-23")
def test_a_jammed_weapon_is_no_use_to_the_others_either() -> None:
    g = with_fate(out(2, pile=goods(pistol=1, ammo=5)), "jam")
    g.rng = chance((RED, FATE_ICON), (WHITE, 0), (YELLOW, 0), (WHITE, 3), foes=["A0"])
    asked = list(questions(g, combat.fight(g, resident("thug")), take(PISTOL), FIGHT, YES))
    assert asked[-1] == ("combat", [FIGHT, combat.FLEE])


@rule("TW-COMB-23")
def test_a_rifle_that_jams_makes_no_second_shot() -> None:
    g = with_fate(
        chart(out(1, armed=armed(ASSAULT_RIFLE), pile=goods(assault_rifle=1, ammo=2)), ("A0", KNIFE, 0)), "jam"
    )
    g.rng = chance((RED, FATE_ICON), (YELLOW, 0))
    strike_back(g, YES, YES)
    assert (g.foe_wounds, g.armed[0], g.rng.draws) == ([0], UNARMED, 2)


@rule("TW-COMB-23")
def test_an_enemy_whose_weapon_jams_or_is_lost_falls_back() -> None:
    g = with_fate(chart(out(1), ("B0", PISTOL, 0)), "jam", "slip")
    g.foe_melee = [KNIFE]
    g.rng = chance((RED, FATE_ICON), (YELLOW, FATE_ICON), (WHITE, 0))
    for weapon, answers in ((KNIFE, [YES]), (UNARMED, [YES]), (UNARMED, [])):
        play(g, attack(g, [], [0], []), *answers)
        assert g.foe_weapon == [weapon]


@rule("TW-COMB-23")
def test_an_enemys_jammed_weapon_is_none_of_the_groups() -> None:
    g = with_fate(chart(out(1, pile=goods(pistol=1, ammo=1)), ("B0", PISTOL, 0)), "jam")
    g.rng = chance((RED, FATE_ICON))
    play(g, attack(g, [], [0], []), YES)
    assert why_not_arm(g, Choice(ARM, 0, [], 0), take(PISTOL)) is None


@rule("TW-COMB-23")
def test_bare_hands_do_not_jam() -> None:
    g = chart(out(1), ("A0", UNARMED, 0))
    for fighter in (0, MOST_PEOPLE):
        g.fighter = fighter
        attacks.jam(g)
    assert g.jammed == []


@rule("TW-COMB-24", "TW-COMB-24/1")
def test_a_dodge_belongs_to_the_fighter_whose_roll_it_was() -> None:
    g = with_fate(chart(out(1, armed=armed(KNIFE)), ("A0", KNIFE, 0)), "duck")
    g.rng = chance((YELLOW, 3), (YELLOW, FATE_ICON))
    strike_back(g, YES)
    assert g.foe_wounds == [0]
    assert g.dodging == []
    g.rng = chance((YELLOW, 3))
    play(g, attack(g, [0], [], [0]))
    assert g.foe_wounds == [DEAD_FOE]


@rule("TW-COMB-24")
def test_who_dodges_takes_no_wound_in_this_round() -> None:
    g = with_fate(chart(out(2, armed=armed(KNIFE)), ("A0", KNIFE, 0)), "duck")
    g.rng = chance((YELLOW, FATE_ICON), (WHITE, 0), (YELLOW, 2))
    strike_back(g, YES, persons=2)
    assert [states.level(g, person, WOUNDS) for person in (0, 1)] == [0, 2]
