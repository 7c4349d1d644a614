"""Combat: enemies, arming, rounds, wounds, flight and the end (TW-COMB)."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.characters import anytime, people, states
from holdfast.games.this_war_of_mine.combat import arming, combat
from holdfast.games.this_war_of_mine.combat.combat import CHANGE, FIGHT, FLEE, attack, fight, flee
from holdfast.games.this_war_of_mine.scavenging import noise, searching
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.state import (
    AMMO,
    BOOK,
    DEAD_FOE,
    DECKS,
    EXPLORATION,
    HATCHET,
    KNIFE,
    MISERY,
    MOST_PEOPLE,
    NONE,
    PISTOL,
    RED,
    RESIDENTS,
    UNARMED,
    WHITE,
    WOUNDS,
    YELLOW,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import (
    BOX,
    TOKENS,
    arena,
    chance,
    chart,
    out,
    play,
    questions,
    resident,
    script,
    take,
    told,
)
from tests.this_war_of_mine.arrange_by_number import card, goods, offered, shelter

TALK = 0
ATTACK = 1


def meeting(g: Shelter, name: str) -> Shelter:
    """The Residents card on top of its deck."""
    g.decks = [[] for _ in range(DECKS)]
    g.decks[RESIDENTS] = [resident(name)]
    return g


def wounds(g: Shelter) -> list[int]:
    return [states.level(g, person, WOUNDS) for person in people.group(g)]


def armed(*weapons: int) -> list[int]:
    return [*weapons, *[UNARMED] * (MOST_PEOPLE - len(weapons))]


# -- enemies and weapons ----------------------------------------------------------------------------------------------


@rule("TW-COMB-01", "TW-COMB-01/1")
def test_no_enemy_is_drawn_where_the_group_keeps_the_peace() -> None:
    g = meeting(out(1), "gang")
    play(g, noise.encounter(g), TALK)
    assert (g.foes, g.fighting, g.rng.draws, g.pile[BOOK]) == ([], False, 0, 1)
    g = meeting(out(1), "gang")
    asked = list(questions(g, noise.encounter(g), ATTACK))
    assert asked[-1][0] == "combat"
    assert (len(g.foes), g.fighting) == (2, True)


@rule("TW-COMB-01")
def test_enemy_tokens_are_drawn_without_putting_any_back() -> None:
    g = out(1)
    next(fight(g, resident("crowd")))
    assert sorted(g.foes) == list(range(len(TOKENS)))
    empty = out(1)
    play(empty, fight(empty, resident("nobody")))
    assert not empty.fighting
    play(empty, fight(empty, NONE))
    assert (empty.fighting, empty.rng.draws) == (False, 0)


@rule("TW-COMB-02", "TW-COMB-02/1")
def test_enemies_start_in_the_row_of_their_weapon_and_the_first_column() -> None:
    g = out(1, rng=chance(foes=["A1", "B0"]))
    next(fight(g, resident("gang")))
    assert (g.foe_weapon, g.foe_wounds) == ([KNIFE, PISTOL], [0, 0])
    assert g.foes == [TOKENS.index("A1"), TOKENS.index("B0")]


@rule("TW-COMB-03", "TW-COMB-03/1", "TW-SCAV-03/1")
def test_each_takes_at_most_one_weapon_of_the_pile() -> None:
    g = out(2, pile=goods(knife=1, pistol=1, ammo=1), stock=goods(hatchet=1))
    asked = list(questions(g, fight(g, resident("thug")), take(KNIFE), take(PISTOL)))
    assert asked[:2] == [
        ("arm", [take(PISTOL), take(KNIFE), take(UNARMED)]),
        ("arm", [take(PISTOL), take(UNARMED)]),
    ]
    assert g.armed == armed(KNIFE, PISTOL)
    assert g.pile == goods(knife=1, pistol=1, ammo=1)


@rule("TW-COMB-03")
def test_in_the_shelter_weapons_are_those_of_storage() -> None:
    g = shelter(people=1, box=arena(), pile=goods(knife=1), stock=goods(hatchet=1))
    assert offered(fight(g, resident("thug"))) == [take(HATCHET), take(UNARMED)]


@rule("TW-COMB-03", "TW-COMB-16")
def test_why_a_weapon_cannot_be_taken() -> None:
    g = out(2, pile=goods(knife=1, pistol=1), armed=armed(UNARMED, KNIFE), fighting=True)
    asked = Choice(arming.ARM, 0, [], 0)
    reasons = [arming.why_not_arm(g, asked, take(weapon)) for weapon in (HATCHET, KNIFE, PISTOL)]
    assert [(refusal.rule, refusal.reason) for refusal in reasons if refusal is not None] == [
        ("TW-COMB-03", "no-weapon"),
        ("TW-COMB-03", "weapon-taken"),
        ("TW-COMB-16", "no-shot"),
    ]


@rule("TW-COMB-16")
def test_two_firearms_need_two_shots() -> None:
    g = out(2, pile=goods(pistol=2, ammo=1))
    asked = list(questions(g, fight(g, resident("thug")), take(PISTOL)))
    assert [name for name, _ in asked] == ["arm", "combat"]
    assert g.armed == armed(PISTOL)


@rule("TW-COMB-09", "TW-COMB-09/1")
def test_weapons_may_be_changed_before_a_round_and_must_be_without_ammo() -> None:
    g = out(1, pile=goods(pistol=1, knife=1, ammo=1))
    g.rng = chance((RED, 0), (YELLOW, 0), (YELLOW, 3), (YELLOW, 0), foes=["A0"])
    g.told = []
    play(g, fight(g, resident("thug")), take(PISTOL), FIGHT, FIGHT, take(KNIFE))
    assert told(g, "rolls-hits") == [(0, RED, 0), (0, YELLOW, 3)]


@rule("TW-COMB-09")
def test_a_change_hands_all_weapons_out_anew() -> None:
    g = out(2, pile=goods(hatchet=1, knife=1))
    rounds = [(YELLOW, 0), (WHITE, 0), (YELLOW, 0)], [(WHITE, 0), (YELLOW, 3), (YELLOW, 0)]
    g.rng = chance(*rounds[0], *rounds[1], foes=["A0"])
    first = [take(HATCHET), take(UNARMED), FIGHT]
    g.told = []
    play(g, fight(g, resident("thug")), *first, CHANGE, take(UNARMED), take(HATCHET))
    assert [numbers[:2] for numbers in told(g, "rolls-hits")] == [(0, YELLOW), (1, WHITE), (0, WHITE), (1, YELLOW)]


def plans(g: Shelter, *answers: int) -> list[list[int]]:
    """What is open before each round of a fight with a thug."""
    return [values for name, values in questions(g, fight(g, resident("thug")), *answers) if name == "combat"]


@rule("TW-COMB-09", "TW-COMB-12")
def test_what_can_be_done_before_a_round() -> None:
    g = out(1, pile=goods(knife=1), rng=chance((YELLOW, 0), (YELLOW, 0), foes=["A0"]))
    assert plans(g, take(KNIFE), FIGHT) == [[FIGHT, FLEE], [FIGHT, CHANGE, FLEE]]
    home = shelter(people=1, box=arena(), stock=goods(knife=1), rng=chance((YELLOW, 0), (YELLOW, 0), foes=["A0"]))
    assert plans(home, take(KNIFE)) == [[FIGHT, CHANGE]]
    bare = out(1, rng=chance((WHITE, 0), (YELLOW, 0), foes=["A0"]))
    assert plans(bare, FIGHT) == [[FIGHT, FLEE], [FIGHT, FLEE]]


# -- a round ----------------------------------------------------------------------------------------------------------


@rule("TW-COMB-04", "TW-COMB-04/1")
def test_attacks_of_a_round_count_at_the_same_time() -> None:
    g = chart(out(1, wounds=[3], armed=armed(KNIFE), rng=chance((YELLOW, 1), (YELLOW, 1))), ("A0", KNIFE, 2))
    play(g, attack(g, [0], [0], [0]))
    assert g.characters[0] == NONE
    assert g.foe_wounds == [DEAD_FOE]


@rule("TW-COMB-04")
def test_everybody_rolls_one_die() -> None:
    g = chart(out(2, rng=chance((WHITE, 0), (WHITE, 0), (YELLOW, 0), (WHITE, 0))), ("A0", KNIFE, 0), ("A0", UNARMED, 0))
    g.told = []
    play(g, attack(g, [0, 1], [0, 1], [0] * MOST_PEOPLE))
    assert len(told(g, "rolls-hits")) == 2
    assert len(told(g, "foe-rolls-hits")) == 2


@rule("TW-COMB-07", "TW-COMB-07/1")
@pytest.mark.parametrize(
    ("answers", "shared"), [((0, 0), [2, 0]), ((0, 1), [1, 1]), ((1, 0), [1, 1]), ((1, 1), [0, 2])]
)
def test_the_leader_shares_out_the_wounds(answers: tuple[int, int], shared: list[int]) -> None:
    g = chart(out(2, rng=chance((YELLOW, 2))), ("A0", KNIFE, 0))
    play(g, attack(g, [], [0], []), *answers)
    assert wounds(g)[:2] == shared


@rule("TW-COMB-07", "TW-COMB-07/2")
def test_who_is_at_four_takes_no_more() -> None:
    g = chart(out(2, wounds=[3, 0], rng=chance((YELLOW, 2))), ("A0", KNIFE, 0))
    asked = list(questions(g, attack(g, [], [0], []), 0))
    assert asked == [("take-wound", [0, 1]), ("take-wound", [1])]
    assert g.characters[:2] == [NONE, 1]
    assert states.level(g, 1, WOUNDS) == 1


@rule("TW-COMB-07")
def test_wounds_that_find_nobody_are_lost() -> None:
    g = chart(out(1, wounds=[3], rng=chance((YELLOW, 3))), ("A0", KNIFE, 0))
    play(g, attack(g, [], [0], []))
    assert g.characters[:2] == [NONE, 1]
    assert states.level(g, 1, WOUNDS) == 0


@rule("TW-COMB-08", "TW-COMB-08/1")
def test_three_wounds_kill_an_enemy() -> None:
    g = chart(out(1, armed=armed(KNIFE), rng=chance((YELLOW, 3))), ("A0", KNIFE, 0))
    play(g, attack(g, [0], [], [0]))
    assert combat.living(g) == []


@rule("TW-COMB-08")
def test_the_leader_shares_out_the_wounds_of_the_enemies() -> None:
    g = chart(out(1, armed=armed(KNIFE), rng=chance((YELLOW, 3))), ("A0", KNIFE, 2), ("A0", KNIFE, 0), ("A1", KNIFE, 3))
    asked = list(questions(g, attack(g, [0], [], [0]), 1, 0, 1))
    assert asked == [("hit-foe", [0, 1]), ("hit-foe", [0, 1]), ("hit-foe", [1])]
    assert g.foe_wounds == [3, 2, 3]


@rule("TW-COMB-15", "TW-COMB-15/1")
def test_who_is_shot_dead_does_not_strike() -> None:
    g = chart(out(1, armed=armed(PISTOL), pile=goods(ammo=1), rng=chance((RED, 3))), ("A0", KNIFE, 0))
    g.told = []
    play(g, attack(g, [0], [0], [0]))
    assert g.foe_wounds == [DEAD_FOE]
    assert told(g, "foe-rolls-hits") == []
    victim = chart(out(1, wounds=[3], armed=armed(KNIFE), rng=chance((RED, 1))), ("B0", PISTOL, 0))
    victim.told = []
    play(victim, attack(victim, [0], [0], [0]))
    assert victim.characters[0] == NONE
    assert told(victim, "rolls-hits") == []


@rule("TW-COMB-15")
def test_the_others_of_the_group_fight_on_when_somebody_is_shot() -> None:
    g = chart(out(2, wounds=[3, 0], rng=chance((RED, 1), (WHITE, 1))), ("B0", PISTOL, 0))
    g.told = []
    play(g, attack(g, [0, 1], [0], [0] * MOST_PEOPLE), 0)
    assert told(g, "rolls-hits") == [(1, WHITE, 1)]


@rule("TW-COMB-15", "TW-COMB-15/2")
def test_shooters_fire_at_the_same_time() -> None:
    g = chart(out(1, wounds=[3], armed=armed(PISTOL), pile=goods(ammo=1)), ("B0", PISTOL, 2))
    g.rng = chance((RED, 1), (RED, 1))
    play(g, attack(g, [0], [0], [0]))
    assert g.characters[0] == NONE
    assert g.foe_wounds == [DEAD_FOE]


@rule("TW-COMB-15")
def test_the_others_strike_after_the_shots() -> None:
    g = chart(out(2, armed=armed(KNIFE, PISTOL), pile=goods(ammo=1)), ("A0", KNIFE, 0), ("A0", KNIFE, 0))
    g.rng = chance((RED, 3), (YELLOW, 1), (YELLOW, 1))
    play(g, attack(g, [0, 1], [0, 1], [0] * MOST_PEOPLE), 0, 0, 0, 1)
    assert g.foe_wounds == [DEAD_FOE, 1]
    assert wounds(g) == [0, 1, 0]


# -- flight and backstabs ---------------------------------------------------------------------------------------------


@rule("TW-COMB-12", "TW-COMB-12/1")
def test_who_flees_is_struck_once_and_explores_no_more() -> None:
    g = out(1, unknown=[0] * 5, rng=chance((YELLOW, 1), (YELLOW, 1), foes=["A0", "A1"]))
    trap = card("exploration", "trap", BOX)
    g.told = []
    play(g, searching.carry_out(g, BOX.exploration[trap].now), FLEE)
    assert (g.fled, len(g.unknown), g.pile[BOOK]) == (True, 5, 0)
    assert (wounds(g)[0], g.fighting, told(g, "rolls-hits")) == (2, False, [])
    assert searching.is_broken_off(g)


@rule("TW-COMB-12")
def test_one_may_flee_before_any_later_round_with_all_who_are_there() -> None:
    g = out(2, rng=chance((WHITE, 3), (WHITE, 0), (YELLOW, 0), (YELLOW, 0), (YELLOW, 1), foes=["A0", "A2"]))
    g.box.enemy_prowess = [0] * len(TOKENS)
    play(g, fight(g, resident("gang")), FIGHT, 0, 0, 0, FLEE, 1)
    assert (g.fled, wounds(g)) == (True, [0, 1, 0])
    assert g.pile[KNIFE] == 0


@rule("TW-COMB-12", "TW-COMB-13")
def test_one_may_flee_without_a_fight() -> None:
    g = out(1, rng=chance((YELLOW, 1), foes=["A0"]))
    play(g, flee(g, resident("soldier")))
    assert (g.fled, wounds(g)[0], g.fighting) == (True, 1, False)


@rule("TW-COMB-12")
def test_in_the_shelter_there_is_nowhere_to_flee() -> None:
    g = shelter(people=1, box=arena(), rng=chance((WHITE, 3), (YELLOW, 0), foes=["A0"]))
    play(g, flee(g, resident("thug")))
    assert not g.fled
    refusal = combat.why_not_plan(g, Choice(combat.PLAN, 0, [], 0), FLEE)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-COMB-12", "nowhere-to-flee")


@rule("TW-COMB-13", "TW-COMB-13/1")
def test_in_a_backstab_only_one_side_attacks() -> None:
    g = out(2, rng=chance((WHITE, 2), (WHITE, 1), foes=["A0"]))
    g.told = []
    play(g, fight(g, resident("thug"), from_hiding=True))
    assert len(told(g, "rolls-hits")) == 2
    assert told(g, "foe-rolls-hits") == []


@rule("TW-COMB-14", "TW-COMB-14/1")
def test_after_a_backstab_from_hiding_a_regular_fight_begins() -> None:
    g = out(1, rng=chance((WHITE, 3), (WHITE, 0), (YELLOW, 1), foes=["A0", "A1"]))
    asked = list(questions(g, fight(g, resident("gang"), from_hiding=True), 0, 0, 0, FIGHT))
    assert [name for name, _ in asked] == ["hit-foe", "hit-foe", "hit-foe", "combat", "take-wound", "combat"]
    assert (g.foe_wounds, wounds(g)[0]) == ([DEAD_FOE, 0], 1)
    knife = out(1, pile=goods(knife=1), rng=chance((YELLOW, 0), foes=["A0"]))
    asked = list(questions(knife, fight(knife, resident("thug"), from_hiding=True), take(KNIFE)))
    assert asked[-1] == ("combat", [FIGHT, CHANGE, FLEE])


# -- when it is over --------------------------------------------------------------------------------------------------


@rule("TW-COMB-25", "TW-COMB-25/1")
def test_killing_weighs_on_those_with_empathy() -> None:
    g = out(2, box=arena(empathy=[2, 5]), rng=chance((WHITE, 3), (WHITE, 0), (YELLOW, 0), foes=["A0"], black=[3]))
    play(g, fight(g, resident("soldier")), FIGHT)
    assert [states.level(g, person, MISERY) for person in (0, 1)] == [0, 1]


@rule("TW-COMB-25", "TW-COMB-25/2")
def test_nobody_mourns_a_thug() -> None:
    g = out(2, box=arena(empathy=[9, 9]), rng=chance((WHITE, 3), (WHITE, 0), (YELLOW, 0), foes=["A0"]))
    draws = 1 + 3
    play(g, fight(g, resident("thug")), FIGHT)
    assert [states.level(g, person, MISERY) for person in (0, 1)] == [0, 0]
    assert g.rng.draws == draws


@rule("TW-COMB-25")
def test_there_is_one_test_for_a_fight_and_none_if_nobody_was_killed() -> None:
    g = out(2, box=arena(empathy=[9, 9]))
    g.rng = chance((WHITE, 3), (WHITE, 3), (YELLOW, 0), (YELLOW, 0), foes=["A0", "A1"], black=[3])
    g.box.enemy_prowess = [0] * len(TOKENS)
    play(g, fight(g, resident("patrol")), FIGHT, 0, 0, 0)
    assert [states.level(g, person, MISERY) for person in (0, 1, 2)] == [1, 1, 0]
    fled = out(1, box=arena(empathy=[9]), rng=chance((YELLOW, 0), foes=["A0"]))
    play(fled, flee(fled, resident("soldier")))
    assert states.level(fled, 0, MISERY) == 0


@rule("TW-COMB-26", "TW-COMB-26/1")
def test_the_weapons_of_the_dead_come_without_ammo() -> None:
    g = out(1, rng=chance((RED, 0), (WHITE, 3), foes=["B0"]))
    play(g, fight(g, resident("thug")), FIGHT)
    assert (g.pile[PISTOL], g.pile[AMMO]) == (1, 0)
    home = shelter(people=1, box=arena(), rng=chance((RED, 0), (WHITE, 3), foes=["C0"]))
    play(home, fight(home, resident("butcher")))
    assert (home.stock[PISTOL], home.stock[KNIFE], home.stock[AMMO]) == (1, 1, 0)


@rule("TW-COMB-26")
def test_nobody_takes_the_weapons_if_nobody_is_left() -> None:
    g = out(1, wounds=[3], rng=chance((WHITE, 3), (YELLOW, 1), foes=["A0"]))
    play(g, fight(g, resident("thug")), FIGHT)
    assert (people.group(g), g.pile[KNIFE], g.fighting) == ([1], 0, False)


@rule("TW-COMB-26", "TW-GEN-09")
def test_the_supply_limits_what_the_dead_leave() -> None:
    g = out(1, rng=chance((RED, 0), (WHITE, 3), foes=["B0"]), stock=goods(pistol=BOX.count[PISTOL]))
    play(g, fight(g, resident("thug")), FIGHT)
    assert g.pile[PISTOL] == 0


@rule("TW-COMB-27", "TW-COMB-27/1")
def test_after_a_victory_the_interrupted_card_is_finished() -> None:
    g = out(1, unknown=[0] * 4, rng=chance((WHITE, 3), (YELLOW, 0), foes=["A0"]))
    ambush = card("exploration", "ambush", BOX)
    play(g, searching.face(g, EXPLORATION, ambush, noise.MEET), FIGHT)
    assert (g.pile[BOOK], len(g.unknown), g.fled, g.fighting) == (1, 4, False, False)
    assert (g.foes, g.foe_weapon, g.foe_melee, g.foe_wounds) == ([], [], [], [])


@rule("TW-COMB-27")
def test_a_fight_goes_on_until_one_side_has_nobody_left() -> None:
    g = out(2, wounds=[3, 3])
    blank = [(WHITE, 0), (WHITE, 0), (YELLOW, 0)]
    g.rng = chance(*blank, *blank, (WHITE, 0), (WHITE, 0), (YELLOW, 2), foes=["A0"])
    play(g, fight(g, resident("thug")), FIGHT, FIGHT, FIGHT, 0)
    assert people.group(g) == [2]
    assert (g.died_out, g.fighting, g.pile[KNIFE]) == (2, False, 0)


@rule("TW-COMB-27")
def test_a_script_at_home_goes_on_after_a_fight() -> None:
    g = shelter(people=2, box=arena(), rng=chance((WHITE, 3), (WHITE, 0), (YELLOW, 0), foes=["A0"]))
    play(g, book.read(g, script("brawl")))
    assert (g.stock[BOOK], g.stock[KNIFE], g.script) == (1, 1, NONE)


@rule("TW-GEN-27", "TW-GEN-27/1")
def test_nothing_is_offered_beside_a_fight() -> None:
    g = out(1, hunger=[3], pile=goods(raw_food=2), rng=chance((WHITE, 0), (YELLOW, 0), foes=["A0"]))
    asking = fight(g, resident("thug"))
    for asked in (next(asking), asking.send(FIGHT)):
        assert isinstance(asked, Choice)
        assert (asked.question.name, asked.beside) == ("combat", None)
    assert anytime.asides(g, ()) == []


@rule("TW-DEATH-03")
def test_who_has_stopped_does_not_fight() -> None:
    g = out(2, stopped=[0, 1, 0, 0], rng=chance((WHITE, 3), (YELLOW, 1), foes=["A0"]))
    g.told = []
    play(g, fight(g, resident("thug")), FIGHT)
    assert told(g, "rolls-hits") == [(0, WHITE, 3)]
    assert wounds(g) == [1, 0, 0]
