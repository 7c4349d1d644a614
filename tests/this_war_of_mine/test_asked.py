"""What options say before they are taken: who, what it costs, what it does, how likely."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast import start
from holdfast.cards import perform
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import anytime
from holdfast.games.this_war_of_mine.characters.people import Several
from holdfast.games.this_war_of_mine.combat import arming, attacks, combat
from holdfast.games.this_war_of_mine.here import NOWHERE
from holdfast.games.this_war_of_mine.mind.forecast import dangers
from holdfast.games.this_war_of_mine.phases import assigning, dawn, day, dusk, evening, raid, scavenging
from holdfast.games.this_war_of_mine.presence.presence import PRESENCE
from holdfast.games.this_war_of_mine.scavenging import findings, noise, trade
from holdfast.games.this_war_of_mine.scripts import book, fate, narrative
from holdfast.games.this_war_of_mine.shelter import shelter, storage
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.games.this_war_of_mine.state import (
    BED,
    CANNED_FOOD,
    DAWN,
    DUSK,
    EVENING,
    FATE,
    FLOOR,
    GOODS,
    GUARD,
    HATCHET,
    KNIFE,
    LOCKPICK,
    MOONSHINE,
    MOST_PEOPLE,
    NEAR,
    NONE,
    OPEN_BOOK,
    OUT,
    PISTOL,
    RAID,
    RAW_FOOD,
    SCAVENGING,
    STRICT_GUARD,
    UNARMED,
    WATER,
    WEAPONS,
    WOOD,
    Shelter,
)
from holdfast.kernel import Choice, Question
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods
from tests.this_war_of_mine.arrange_by_number import shelter as arranged

ANNA, BEN = range(2)

MORE = """
characters:
- {id: C91, name: Anna, trade: cook, story: x, border: red, prowess: 2, inventory: 6, empathy: 4, gift: light sleep,
   lives: "1951", died: "1951", left: "1951"}
- {id: C92, name: Ben, trade: mason, story: x, border: black, prowess: 1, inventory: 3, empathy: 9, gift: hatchet,
   b: [lower misery by 1], lives: "1951", died: "1951", left: "1951"}
scripts:
- {id: "1951", title: The Well, story: The rope is wet. *Pull.* Nobody does. *Pull harder.*,
   options: [{story: Pull., do: [spend 1 water], go: "1952"},
             {story: Go., do: ["one of you tests empathy: raise misery by 1"]}]}
- {id: "1952", title: Dry, story: x}
- {id: "1953", title: x, story: x, now: ["one scavenger rolls 3 or less: raise wounds by 1"]}
exploration:
- id: X91
  title: The Stairs
  story: They creak.
  options:
  - {story: Run., do: [raise noise by 2, roll for noise, roll for noise]}
  - {story: Dig., if: have 1 shovel, do: ["one scavenger: this character takes the wounds of the white die"]}
residents:
- {id: R91, title: The Two, story: They wait., kind: thugs, enemies: 2, a: {weapon: knife}, b: {weapon: knife},
   c: {weapon: pistol, melee: knife}, options: [{story: Fight., do: [fight]}, {story: Flee., do: [flee]}]}
fate:
- {id: T91, title: Snow, story: x, dawn: [resolve spirit b], die: white, combat: [dodge]}
- {id: T92, title: Rain, story: x, dawn: [], die: red, combat: [dodge]}
narrative:
- {id: K91, title: The Letter, story: It is long., keep: true,
   options: [{story: Send it., do: [spend 1 water]}, {story: Burn it., do: [remove 1 cold]}]}
fittings:
- {id: F91, name: Loom, story: x, cost: 2 wood, bonus: [gain 1 water],
   actions: [{name: Weave, cost: 1 wood, do: [lower fatigue by 1]},
             {name: Rest, roll: [{to: 5, do: [gain 1 wood, gain 1 water]}, {to: 10}]}]}
"""


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


def two(box: WarBox, **fields: Any) -> Shelter:
    """Anna and Ben."""
    who = [card("characters", name, box) for name in ("C91", "C92")]
    return arranged(box=box, **{"characters": [*who, NONE, NONE], "beginners": who, **fields})


def words(g: Shelter, ask: Question, about: object = None, *values: int) -> list[str]:
    """These answers, each in a line."""
    voice = PRESENCE.voice(g.box, ("Ada",), "en")
    return [option.label for option in voice.answers(g, Choice(ask, 0, list(values), about))]


def question(g: Shelter, ask: Question, about: object = None) -> str:
    prompt = PRESENCE.voice(g.box, ("Ada",), "en").prompt(g, Choice(ask, 0, [0, 1], about))
    return f"{prompt.story} {prompt.question}".strip()


def asked(rule: Any) -> Choice:
    choice = next(rule)
    assert isinstance(choice, Choice)
    return choice


# -- the day ----------------------------------------------------------------------------------------------------------


def space(name: str) -> int:
    return open_box(None).space_words.index(name)


def test_whoever_can_act_is_shown_with_what_ails_them(box: WarBox) -> None:
    g = two(box, round=1, hunger=[2], misery=[0, 2])
    assert words(g, day.NEXT, None, 0, 1, MOST_PEOPLE) == [
        "Anna: hunger 2",
        "Ben: misery 2; later: no action in round 3",
        "Nobody works in this round",
    ]


def test_the_fourth_action_says_what_it_costs(box: WarBox) -> None:
    g = two(box, round=4, fatigue=[0, 2])
    assert words(g, day.NEXT, None, 0, 1) == [
        "Anna: a fourth action; fatigue 0 to 2",
        "Ben: a fourth action; fatigue 2 to 4, asleep",
    ]


def test_a_closed_door_tells_the_tools_and_the_chance(box: WarBox) -> None:
    g = two(box, stock=goods(lockpick=1, hatchet=1))
    door = next(number for number, kind in enumerate(box.shelter_kind) if kind == shelter.DOOR)
    g.cards_on[space("u3")] = [door * 2]
    there = box.plans[0].plan.spaces[space("u3")].name
    assert words(g, assigning.WHERE, 0, space("u3")) == [
        f"{there}: open the closed door (lockpick); risk: 7 in 10 that it opens"
    ]
    assert words(g, assigning.WHERE, 1, space("u3")) == [
        f"{there}: open the closed door (lockpick or hatchet); risk: 7 in 10 that it opens"
    ]
    assert words(g, assigning.TOOL, 1, LOCKPICK, HATCHET) == [
        "Lockpick: used up if the door opens; 1 on STORAGE; risk: 7 in 10 that it opens",
        "Hatchet: it is kept; 1 on STORAGE; risk: 7 in 10 that it opens",
    ]


def test_a_fitting_tells_price_bonus_and_what_is_done_there(box: WarBox) -> None:
    loom = card("fittings", "F91", box)
    g = two(box, fittings=[loom], fatigue=[3])
    offers = "Weave, for 1 wood: lower fatigue by 1; Rest; on 1 to 5: gain 1 wood and gain 1 water; on 6 to 10: nothing"
    assert words(g, assigning.FITTING, 0, loom) == [f"Loom: costs 2 wood; at once: gain 1 water; {offers}"]
    g.crafted = [loom]
    g.fitting[space("g2")] = loom
    assert words(g, assigning.WHICH, assigning.AtWork(0, space("g2")), 0)[0] == "Weave, for 1 wood: fatigue 3 to 2"
    assert words(g, assigning.DISMANTLED, 0, space("g2")) == ["Loom (Hall): gives back 2 wood"]


def test_cards_and_holes_of_the_shelter_are_named_by_their_place(box: WarBox) -> None:
    rubble = next(number for number, kind in enumerate(box.shelter_kind) if kind == shelter.RUBBLE)
    g = two(box)
    g.cards_on[space("a1")] = [rubble * 2]
    g.cards_on[space("a4")] = [rubble * 2 + 1]
    fresh, turned = words(g, shelter.CLEAR, None, space("a1"), space("a4"))
    assert fresh == "Gable: the rubble; the remains stay"
    assert turned == "Attic stairs: the remains of the rubble"
    beside = box.plans[0].plan.spaces[box.plans[0].holes[1]].name
    assert words(g, shelter.TEAR_DOWN, None, 1) == [f"Hole 2, beside {beside}"]


# -- dusk and evening -------------------------------------------------------------------------------------------------


@rule("TW-DUSK-04", "TW-DUSK-05", "TW-DUSK-06")
def test_a_meal_tells_what_becomes_of_hunger(box: WarBox) -> None:
    g = two(box, phase=DUSK, hunger=[3], stock=goods(canned_food=1, raw_food=2, vegetable=3))
    assert words(g, dusk.MEAL, 0, 0, 1, 2) == [
        "Canned food: hunger 3 to 1; 1 at hand",
        "Raw food: hunger 3 to 2; 2 at hand",
        "Vegetable: hunger stays 3; still a meal; 3 at hand",
    ]


def test_who_does_not_drink_or_eat_is_told_what_follows(box: WarBox) -> None:
    g = two(box, phase=DUSK, hunger=[3, 1], stock=goods(water=1))
    assert words(g, dusk.WHO_DRINKS, Several((BEN,)), MOST_PEOPLE) == [
        "That is all: risk: Anna rolls: 5 in 10 hunger 3 to 4, may die; 5 in 10 misery 0 to 1"
    ]
    assert words(g, dusk.WHO_EATS, Several((BEN,)), MOST_PEOPLE) == [
        "That is all: Anna eats nothing: hunger 3 to 4, may die"
    ]


@rule("TW-EVE-08")
def test_tonights_tasks_tell_fatigue_and_what_helps(box: WarBox) -> None:
    g = two(box, phase=EVENING, fatigue=[3, 3])
    assert words(g, evening.TONIGHT, 0, BED, FLOOR, GUARD, OUT) == [
        "Sleep in a bed: fatigue 3 to 0",
        "Sleep on the floor: fatigue 3 to 0",
        "Stand guard: fatigue 3 to 4, asleep when the night is over; faces the raid; prowess 2: re-rolls",
        "Go out scavenging: fatigue 3 to 4, asleep when the night is over; carries 6; prowess 2: re-rolls",
    ]
    assert words(g, evening.TONIGHT, 1, FLOOR) == ["Sleep on the floor: fatigue 3 to 1"]


# -- cards ------------------------------------------------------------------------------------------------------------


def out(box: WarBox, **fields: Any) -> Shelter:
    fields.setdefault("places", [0, 1, 2])
    return two(box, phase=SCAVENGING, location=NEAR, task=[OUT, OUT, NONE, NONE], **fields)


def test_noise_is_foretold_with_its_odds_up_to_the_first_roll(box: WarBox) -> None:
    quiet = next(number for number, place in enumerate(box.locations) if not place.noise)
    g = out(box, noise=3, places=[quiet, 1, 2])
    about = card("exploration", "X91", box)
    assert words(g, scavenging.EXPLORE, about, 0) == [
        "Run: raise noise by 2; noise 3 to 5; roll for noise; roll for noise; risk: 5 in 10 that somebody comes"
    ]


def test_an_option_tells_why_it_is_there_and_what_a_die_may_do(box: WarBox) -> None:
    g = out(box, pile=goods(shovel=1))
    said = words(g, scavenging.EXPLORE, card("exploration", "X91", box), 1)[0]
    assert said.startswith("Dig: since you have 1 shovel; one scavenger: this character takes the wounds of the white")
    hits = [face for face in box.faces[0] if 0 < face <= 3]
    assert f"1 wound, {len([face for face in hits if face == 1])} in 6" in said


def test_who_is_met_is_told_with_number_and_arms(box: WarBox) -> None:
    g = out(box, card=card("residents", "R91", box))
    tokens = [box.enemy_kind.count(kind) for kind in range(3)]
    assert question(g, noise.MEET, g.card) == (
        f"The Two. They wait. Thugs: 2 enemies if it comes to a fight, each with a knife ({tokens[0] + tokens[1]} in "
        f"{sum(tokens)}) or a pistol and a knife ({tokens[2]} in {sum(tokens)}). What do you do?"
    )
    assert words(g, noise.MEET, g.card, 0, 1) == [
        "Fight: fight; risk: 2 enemies",
        "Flee: flee; risk: they strike once at your back, and the trip is over",
    ]


@rule("TW-GEN-06")
def test_the_question_of_a_script_tells_only_what_is_spoken_and_nothing_twice(box: WarBox) -> None:
    script = card("scripts", "1951", box)
    several = question(two(box, seats=3), book.OPTION, script)
    assert several == "You hear: Pull. Pull harder. Script 1951, The Well. What do you do?"
    read = "Script 1951, The Well. What do you do?"
    assert question(two(box, seats=1), book.OPTION, script) == read
    assert question(two(box, seats=3, rules=(OPEN_BOOK,)), book.OPTION, script) == read


@rule("TW-GEN-06")
def test_the_log_tells_the_leader_the_page_and_the_others_what_is_spoken(box: WarBox) -> None:
    script = card("scripts", "1951", box)
    assert SPEECH.voice(box).say("script-read", (script,)) == (
        "Script 1951, The Well. The rope is wet. Pull. Nobody does. Pull harder."
    )
    assert SPEECH.voice(box).say("script-heard", (script,)) == (
        "The book is opened: script 1951, The Well. You hear: Pull. Pull harder."
    )
    dry = card("scripts", "1952", box)
    assert SPEECH.voice(box).say("script-heard", (dry,)) == "The book is opened: script 1952, Dry."


def test_what_comes_some_day_is_told_without_its_script(box: WarBox) -> None:
    hen = card("narrative", "K03", box)
    patience = words(two(box), narrative.NARRATIVE_OPTION, hen, 1)
    assert patience == ["A box, some straw, and patience: one of you: lower misery by 1; later: something will follow"]


def test_where_an_option_leads_is_not_told(box: WarBox) -> None:
    g = two(box)
    pull, go = words(g, book.OPTION, card("scripts", "1951", box), 0, 1)
    assert pull == "Pull: spend 1 water; later: the book tells more"
    assert go == "Go: one of you tests empathy: raise misery by 1; risk: Anna, 4 in 10; risk: Ben, 9 in 10"


def test_whoever_is_to_be_named_is_told_what_for(box: WarBox) -> None:
    g = two(box, misery=[3, 0])
    choice = asked(perform(g, box.scripts[card("scripts", "1951", box)].options[1].do, NOWHERE))
    assert question(g, choice.question, choice.about) == "One of you tests empathy: raise misery by 1. Who is it?"
    assert words(g, choice.question, choice.about, *choice.values) == [
        "Anna: misery 3; misery 3 to 4, may leave; risk: 4 in 10",
        "Ben: well; misery 0 to 1; risk: 9 in 10",
    ]
    rolling = out(box)
    choice = asked(book.read(rolling, card("scripts", "1953", box)))
    assert (
        question(rolling, choice.question, choice.about)
        == "One scavenger rolls 3 or less: raise wounds by 1. Who is it?"
    )
    assert words(rolling, choice.question, choice.about, 0)[0] == "Anna: well; wounds 0 to 1; risk: 3 in 10"


def test_before_the_first_day_it_is_the_scenario_that_asks() -> None:
    game = start("this_war_of_mine", seats=2, seed=1, scenario="last-road")
    assert game.decision is not None
    prompt = game.decision.prompt
    assert prompt.story == "Four Days to the Bridge, before the first day."
    assert prompt.question == "One of you: raise hunger by 1. Who is it?"


def test_a_kept_card_tells_what_there_is_to_choose(box: WarBox) -> None:
    letter = card("narrative", "K91", box)
    g = two(box, kept_cards=[letter], cold=1)
    assert words(g, narrative.KEPT_CARD, None, letter) == [
        "The Letter: It is long; choose: spend 1 water; choose: remove 1 cold"
    ]
    assert question(g, narrative.NARRATIVE_OPTION, letter) == "The Letter. It is long. What do you do?"
    assert words(g, narrative.NARRATIVE_OPTION, letter, 0) == ["Send it: spend 1 water"]


# -- goods ------------------------------------------------------------------------------------------------------------


def test_trade_tells_what_things_count(box: WarBox) -> None:
    g = two(box, stock=goods(canned_food=2))
    value = storage.value(g, CANNED_FOOD)
    deal = trade.Deal(9, NONE)
    assert question(g, trade.TRADE, deal) == "You have 9 left to spend. What do you do?"
    give, take, done = words(g, trade.TRADE, deal, trade.GIVE, trade.BUY, trade.DONE)
    assert (give, take, done) == ("Give something", "Take something", "Done: the 9 left to spend are lost")
    (give,), (take,) = words(g, trade.GIVEN, deal, CANNED_FOOD), words(g, trade.BOUGHT, deal, RAW_FOOD)
    assert give == f"Canned food: worth {value}; 2 at hand"
    worth = storage.value(g, RAW_FOOD)
    assert take == f"Raw food: worth {worth}; {9 - worth} then left"
    assert words(g, trade.COMMISSION, trade.Commission(2, False, False), GOODS) == ["No trade after all"]


def test_hidden_goods_are_named_by_their_location(box: WarBox) -> None:
    g = two(box, places=[0, 1, 2], hidden=[[], goods(wood=2), []])
    assert words(g, storage.TAKE_HIDDEN, WOOD, 1) == [f"{box.locations[1].title}: 2 wood hidden"]


def test_what_may_be_done_meanwhile_tells_what_it_does(box: WarBox) -> None:
    g = two(box, hunger=[1], wounds=[1], stock=goods(raw_food=1, meds=1, bandages=1, moonshine=2), pets=[1, 0])
    none = anytime.Spared()
    touched = "risk: Anna has 4 in 10 to be touched, for 1 misery; risk: Ben has 9 in 10 to be touched, for 1 misery"
    assert words(g, anytime.ANYTIME, none, anytime.EAT, anytime.GIVE_MEDICINE, anytime.DRINK, anytime.SLAUGHTER) == [
        "Somebody eats: 1 raw food",
        "Lay medicine ready, until the Fate card: 1 meds; 1 bandage",
        "Somebody drinks: 2 moonshine",
        "Slaughter a pet: the cat; all must agree",
    ]
    assert words(g, anytime.FOOD, None, 1) == ["Raw food: lower hunger by 1; 1 at hand"]
    assert words(g, anytime.MEDICINE, None, 0) == ["Meds: 1 at hand"]
    assert words(g, anytime.ALCOHOLIC, None, 0) == ["Moonshine: raise fatigue by 2, lower misery by 1; 2 at hand"]
    assert words(g, anytime.PET, none, 0) == ["The cat: gain 2 raw food; all must agree; " + touched]
    assert words(g, anytime.AGREE_SLAUGHTER, 0, 1) == ["Yes: gain 2 raw food; " + touched]


# -- fights and the night ---------------------------------------------------------------------------------------------


def test_a_weapon_tells_its_die_and_its_ammo(box: WarBox) -> None:
    g = two(box, fighting=True, stock=goods(pistol=1, hatchet=1, ammo=3))
    pistol, hatchet, bare = words(g, arming.ARM, 0, WEAPONS.index(PISTOL), WEAPONS.index(HATCHET), arming.BARE_HANDS)
    assert pistol.startswith("Pistol: red die: ")
    assert pistol.endswith("; 1 of 3 ammo a shot")
    assert hatchet.endswith("; the hatchet kills")
    assert bare.startswith("Bare hands: white die: ")
    g.fighting = False
    assert words(g, arming.ARM, 0, WEAPONS.index(HATCHET))[0].endswith("; the hatchet ends the raid")


def test_enemies_are_shown_as_they_stand(box: WarBox) -> None:
    g = out(box, fighting=True, foes=[0, 1], foe_weapon=[KNIFE, UNARMED], foe_melee=[UNARMED] * 2, foe_wounds=[2, 0])
    g.armed[0] = KNIFE
    assert question(g, combat.PLAN) == (
        "Enemy 1 with a knife, 2 wounds; enemy 2 with bare hands, 0 wounds. Against them: Anna with a knife, wounds 0; "
        "Ben with bare hands, wounds 0. What do you do?"
    )
    assert words(g, combat.HIT_FOE, 1, 0, 1) == ["Enemy 1 with a knife: dies", "Enemy 2 with bare hands: wounds 0 to 1"]
    assert words(g, combat.TAKE_WOUND, 1, 0) == ["Anna: wounds 0 to 1"]


def test_fate_is_trusted_with_open_eyes(box: WarBox) -> None:
    g = out(box, fighting=True, fighter=0)
    g.decks[FATE] = [card("fate", "T91", box), card("fate", "T92", box)]
    assert words(g, attacks.TRUST_FATE, 7, 0, 1) == [
        "No: a miss",
        "Draw a Fate card: risk: 1 of 2 Fate cards show the white die and are carried out; any other is a miss",
    ]


@rule("TW-COMB-10")
def test_a_roll_that_hurts_the_roller_is_told_in_wounds(box: WarBox) -> None:
    g = out(box, fighter=0, wounds=[2])
    assert words(g, attacks.REROLL, attacks.Rolled(1, True), 0) == ["Keep it: wounds 2 to 3"]
    assert words(g, attacks.REROLL, attacks.Rolled(1, False), 0) == ["Keep it: 1 hit"]


def test_what_is_kept_off_tells_what_still_comes(box: WarBox) -> None:
    g = two(box, phase=RAID, damage=3, injuries=1)
    assert words(g, raid.KEEP_OFF, 2, 0, 1) == [
        "1 damage: 2 damage and 1 wound would get through",
        "1 wound: 3 damage and 0 wounds would get through",
    ]


def test_a_spirit_tells_the_trait_of_the_fate_card_in_play(box: WarBox) -> None:
    snow = card("fate", "T91", box)
    g = two(box, phase=DAWN, misery=[0, 2])
    g.decks[FATE] = [number for number in range(len(box.fate)) if number != snow]
    assert words(g, fate.SPIRIT, Several((ANNA, BEN)), ANNA, BEN) == [
        "Anna: well",
        "Ben: misery 2; misery 2 to 1",
    ]


def test_what_is_carried_home_tells_its_weight(box: WarBox) -> None:
    g = out(box, pile=goods(shovel=1))
    weight = box.weight[WATER]
    before = storage.weight(g, g.pile)
    assert words(g, findings.ADD_RESOURCE, WATER, 2) == [f"2 water: weight {before + 2 * weight} of 9"]


def test_medicine_and_drink_tell_what_they_are_for(box: WarBox) -> None:
    g = two(box, phase=DAWN, stock=goods(meds=1, moonshine=1), fatigue=[2], misery=[1])
    assert words(g, dawn.MEDICINE_FOR, None, 0) == ["Meds: helps against illness, as the Fate card says; 1 at hand"]
    assert words(g, anytime.DRINKER, MOONSHINE, 0) == ["Anna: fatigue 2 to 4, asleep; misery 1 to 0"]


# -- dangers ----------------------------------------------------------------------------------------------------------


def warnings(g: Shelter) -> list[str]:
    return [SPEECH.voice(g.box).say(message, numbers) for message, numbers in dangers(g)]


def test_dangers_name_people_and_what_is_wanting(box: WarBox) -> None:
    g = two(box, phase=DUSK, hunger=[3], stock=goods(water=1, vegetable=2))
    assert warnings(g) == [
        "Anna has hunger 3: one more, and Anna may starve.",
        "Water for the dusk: 1 for 2 people.",
    ]


def test_a_night_without_guards_is_told_before_it_comes(box: WarBox) -> None:
    plenty = goods(water=9, canned_food=9)
    g = two(box, phase=EVENING, fatigue=[4, 4], stock=plenty)
    assert warnings(g) == ["Nobody is awake enough to stand guard tonight."]
    g = two(box, phase=EVENING, fatigue=[4, 4], stock=plenty, rules=(STRICT_GUARD,))
    assert warnings(g) == ["Nobody is awake enough to stand guard tonight, and that ends the game."]


def test_a_worse_raid_and_the_last_who_began_are_told(box: WarBox) -> None:
    g = two(box, phase=EVENING, damage=2, stock=goods(water=9, canned_food=9))
    g.characters[1] = 0
    assert warnings(g) == [
        "Anna is the last starting character: without Anna you cannot win.",
        "The next raid is worse than its card: 2 more damage.",
    ]
    g.injuries, g.damage = 1, -1
    assert warnings(g)[1:] == ["The next raid is worse than its card: 1 more wound."]


def test_who_has_nothing_laid_ready_is_told_until_the_fate_card(box: WarBox) -> None:
    g = two(box, phase=DAWN, stage=dawn.MEDICINE, wounds=[1, 1], treated=[0, 0, 0, 0, 1, 0, *[0] * 6], cold=4)
    assert warnings(g) == [
        "At 4 cold, people may fall ill at dawn.",
        "Anna is hurt or ill, and nothing is set aside for the dawn.",
    ]
    g.stage = dawn.FATE_CARD
    assert len(warnings(g)) == 1
