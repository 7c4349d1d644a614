"""What options say before they are taken: who, what it costs, what it does, how likely."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast import start
from holdfast.cards import perform
from holdfast.games.this_war_of_mine.box import ICONS, WarBox
from holdfast.games.this_war_of_mine.here import NOWHERE
from holdfast.games.this_war_of_mine.mind.forecast import dangers
from holdfast.games.this_war_of_mine.presence.presence import PRESENCE
from holdfast.games.this_war_of_mine.scavenging.noise import raise_noise
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, box_with, goods, shelter
from tests.this_war_of_mine.words import words_of

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


def two(box: WarBox, **fields: Any) -> Siege:
    """Anna and Ben."""
    return shelter(box=box, people=["Anna", "Ben"], **fields)


def choice(siege: Siege, *keys: str, about: Any = None) -> Choice:
    """A question with these answers, about one thing, or about several by their kinds."""
    (name,) = {key.partition(":")[0] for key in keys}
    ask = siege.words.questions[name]
    several = about if isinstance(about, dict) else {}
    one = () if about is None or several else (about,)
    answers = [siege.answers(ask).number(key.removeprefix(f"{name}:")) for key in keys if ":" in key]
    return Choice(ask, 0, answers, siege.about(ask, *one, **several))


def labels(siege: Siege, asked: Choice) -> list[str]:
    voice = PRESENCE.voice(siege.box, ("Ada",), "en")
    return [option.label for option in voice.answers(siege.g, asked)]


def told(siege: Siege, asked: Choice) -> str:
    prompt = PRESENCE.voice(siege.box, ("Ada",), "en").prompt(siege.g, asked)
    return f"{prompt.story} {prompt.question}".strip()


def words(siege: Siege, *keys: str, about: Any = None) -> list[str]:
    """These answers, each in a line."""
    return labels(siege, choice(siege, *keys, about=about))


def question(siege: Siege, name: str, about: Any = None) -> str:
    return told(siege, choice(siege, name, about=about))


def first_card(siege: Siege, kind: str) -> str:
    """A Shelter card of this kind."""
    return next(card for card in siege.words.cards["shelter"].words if siege.obstacle(card) == kind)


def printed_space(siege: Siege, name: str) -> str:
    """What a space is called on the board."""
    return next(space.name for space in siege.box.plans[0].plan.spaces if space.id == name)


# -- the day ----------------------------------------------------------------------------------------------------------


def test_whoever_can_act_is_shown_with_what_ails_them(box: WarBox) -> None:
    siege = two(box, round=1, hunger={"Anna": 2}, misery={"Ben": 2})
    assert words(siege, "act:Anna", "act:Ben", "act:done") == [
        "Anna: hunger 2",
        "Ben: misery 2; later: no action in round 3",
        "Nobody works in this round",
    ]


def test_the_fourth_action_says_what_it_costs(box: WarBox) -> None:
    siege = two(box, round=4, fatigue={"Ben": 2})
    assert words(siege, "act:Anna", "act:Ben") == [
        "Anna: a fourth action; fatigue 0 to 2",
        "Ben: a fourth action; fatigue 2 to 4, asleep",
    ]


def test_a_closed_door_tells_the_tools_and_the_chance(box: WarBox) -> None:
    siege = two(box, stock=goods(lockpick=1, hatchet=1))
    siege.cards_on = {"u3": [first_card(siege, "door")]}
    there = printed_space(siege, "u3")
    assert words(siege, "work:u3", about="Anna") == [
        f"{there}: open the closed door (lockpick); risk: 7 in 10 that it opens"
    ]
    assert words(siege, "work:u3", about="Ben") == [
        f"{there}: open the closed door (lockpick or hatchet); risk: 7 in 10 that it opens"
    ]
    assert words(siege, "lock-tool:lockpick", "lock-tool:hatchet", about="Ben") == [
        "Lockpick: used up if the door opens; 1 on STORAGE; risk: 7 in 10 that it opens",
        "Hatchet: it is kept; 1 on STORAGE; risk: 7 in 10 that it opens",
    ]


@rule("TW-DAY-16", "TW-DAY-17")
def test_work_on_rubble_tells_what_is_left_of_it_and_what_helps(box: WarBox) -> None:
    siege = two(box)
    _, second, *_ = (card for card in siege.words.cards["shelter"].words if siege.obstacle(card) == "rubble")
    siege.cards_on = {"a1": [second], "a4": [f"{second}, remnants"]}
    fresh, remains = printed_space(siege, "a1"), printed_space(siege, "a4")
    alone = "without a shovel: a second person helps"
    assert words(siege, "work:a1", "work:a4", about="Anna") == [
        f"{fresh}: break up the rubble; {alone}",
        f"{remains}: clear the remains of the rubble; {alone}",
    ]
    siege.stock["shovel"] = 1
    assert words(siege, "work:a1", about="Anna") == [f"{fresh}: break up the rubble; the shovel comes back"]
    siege.standing["Ben"] = "a1"
    assert words(siege, "work:a1", about="Anna") == [f"{fresh}: break up the rubble; alongside Ben; once a round"]


def test_a_fitting_tells_price_bonus_and_what_is_done_there(box: WarBox) -> None:
    loom = "F91"
    siege = two(box, fittings=[loom], fatigue={"Anna": 3})
    offers = "Weave, for 1 wood: lower fatigue by 1; Rest; on 1 to 5: gain 1 wood and gain 1 water; on 6 to 10: nothing"
    assert words(siege, "craft:F91", about="Anna") == [f"Loom: costs 2 wood; at once: gain 1 water; {offers}"]
    siege.crafted = [loom]
    siege.fitting["g2"] = loom
    assert words(siege, "action:1", about={"person": "Anna", "space": "g2"})[0] == "Weave, for 1 wood: fatigue 3 to 2"
    assert words(siege, "dismantle:g2", about="Anna") == ["Loom (Hall): gives back 2 wood"]


def test_cards_and_holes_of_the_shelter_are_named_by_their_place(box: WarBox) -> None:
    siege = two(box)
    rubble = first_card(siege, "rubble")
    siege.cards_on = {"a1": [rubble], "a4": [f"{rubble}, remnants"]}
    fresh, turned = words(siege, "clear:a1", "clear:a4")
    assert fresh == "Gable: the rubble; the remains stay"
    assert turned == "Attic stairs: the remains of the rubble"
    _, second, _ = box.plans[0].holes
    beside = printed_space(siege, box.space_words[second])
    assert words(siege, "tear-down:2") == [f"Hole 2, beside {beside}"]


# -- dusk and evening -------------------------------------------------------------------------------------------------


@rule("TW-DUSK-04", "TW-DUSK-05", "TW-DUSK-06")
def test_a_meal_tells_what_becomes_of_hunger(box: WarBox) -> None:
    siege = two(box, phase="dusk", hunger={"Anna": 3}, stock=goods(canned_food=1, raw_food=2, vegetable=3))
    assert words(siege, "meal:canned-food", "meal:raw-food", "meal:vegetable", about="Anna") == [
        "Canned food: hunger 3 to 1; 1 at hand",
        "Raw food: hunger 3 to 2; 2 at hand",
        "Vegetable: hunger stays 3; still a meal; 3 at hand",
    ]


def test_who_does_not_drink_or_eat_is_told_what_follows(box: WarBox) -> None:
    siege = two(box, phase="dusk", hunger={"Anna": 3, "Ben": 1}, stock=goods(water=1))
    assert words(siege, "who-drinks:done", about={"people": ("Ben",)}) == [
        "That is all: risk: Anna rolls: 5 in 10 hunger 3 to 4, may die; 5 in 10 misery 0 to 1"
    ]
    assert words(siege, "who-eats:done", about={"people": ("Ben",)}) == [
        "That is all: Anna eats nothing: hunger 3 to 4, may die"
    ]


@rule("TW-EVE-08")
def test_tonights_tasks_tell_fatigue_and_what_helps(box: WarBox) -> None:
    siege = two(box, phase="evening", fatigue={"Anna": 3, "Ben": 3})
    assert words(siege, "tonight:bed", "tonight:floor", "tonight:guard", "tonight:out", about="Anna") == [
        "Sleep in a bed: fatigue 3 to 0",
        "Sleep on the floor: fatigue 3 to 0",
        "Stand guard: fatigue 3 to 4, asleep when the night is over; faces the raid; prowess 2: re-rolls",
        "Go out scavenging: fatigue 3 to 4, asleep when the night is over; carries 6; prowess 2: re-rolls",
    ]
    assert words(siege, "tonight:floor", about="Ben") == ["Sleep on the floor: fatigue 3 to 1"]


# -- cards ------------------------------------------------------------------------------------------------------------


def out(box: WarBox, **fields: Any) -> Siege:
    fields.setdefault("places", {"near": "L01", "distant": "L02", "far": "L03"})
    return two(box, phase="scavenging", location="near", task={"Anna": "out", "Ben": "out"}, **fields)


def test_noise_is_foretold_with_its_odds_up_to_the_first_roll(box: WarBox) -> None:
    quiet = next(place.id for place in box.locations if not place.noise)
    siege = out(box, noise=3, places={"near": quiet})
    about = "X91"
    assert words(siege, "unknown-card:1", about=about) == [
        "Run: raise noise by 2; noise 3 to 5; roll for noise; roll for noise; risk: 5 in 10 that somebody comes"
    ]


@rule("TW-NOISE-02", "TW-SCAV-02")
def test_what_is_foretold_of_noise_is_what_comes_at_loud_places_and_with_quiet_people(box: WarBox) -> None:
    loud, quiet = (next(place.id for place in box.locations if place.noise == noise) for noise in (1, 0))
    for place, person, expected in ((quiet, "Anna", 5), (loud, "Anna", 6), (quiet, "Dunja", 4), (loud, "Dunja", 5)):
        there = {"phase": "scavenging", "location": "near", "places": {"near": place, "distant": "L02", "far": "L03"}}
        siege = shelter(box=box, people=[person], task={person: "out"}, noise=3, **there)
        assert f"noise 3 to {expected};" in words(siege, "unknown-card:1", about="X91")[0]
        siege.play(raise_noise, 2)
        assert siege.noise == expected


def test_an_option_tells_why_it_is_there_and_what_a_die_may_do(box: WarBox) -> None:
    siege = out(box, pile=goods(shovel=1))
    said = words(siege, "unknown-card:2", about="X91")[0]
    assert said.startswith("Dig: since you have 1 shovel; one scavenger: this character takes the wounds of the white")
    assert f"1 wound, {siege.printed('faces', 'white').count(1)} in 6" in said


def test_who_is_met_is_told_with_number_and_arms(box: WarBox) -> None:
    siege = out(box, card="R91")
    a, b, c = (box.enemy_kind.count(kind) for kind in range(3))
    assert question(siege, "resident", about=siege.card) == (
        f"The Two. They wait. Thugs: 2 enemies if it comes to a fight, each with a knife ({a + b} in "
        f"{a + b + c}) or a pistol and a knife ({c} in {a + b + c}). What do you do?"
    )
    assert words(siege, "resident:1", "resident:2", about=siege.card) == [
        "Fight: fight; risk: 2 enemies",
        "Flee: flee; risk: they strike once at your back, and the trip is over",
    ]


@rule("TW-GEN-06")
def test_the_question_of_a_script_tells_only_what_is_spoken_and_nothing_twice(box: WarBox) -> None:
    script = "1951"
    several = question(two(box, seats=3), "script-option", about=script)
    assert several == "You hear: Pull. Pull harder. Script 1951, The Well. What do you do?"
    read = "Script 1951, The Well. What do you do?"
    assert question(two(box, seats=1), "script-option", about=script) == read
    assert question(two(box, seats=3, rules=("open-book",)), "script-option", about=script) == read


@rule("TW-GEN-06")
def test_the_log_tells_the_leader_the_page_and_the_others_what_is_spoken(box: WarBox) -> None:
    voice, scripts = SPEECH.voice(box), words_of(box).scripts
    well, dry = scripts.number("1951"), scripts.number("1952")
    assert voice.say("script-read", (well,)) == (
        "Script 1951, The Well. The rope is wet. Pull. Nobody does. Pull harder."
    )
    assert voice.say("script-heard", (well,)) == (
        "The book is opened: script 1951, The Well. You hear: Pull. Pull harder."
    )
    assert voice.say("script-heard", (dry,)) == "The book is opened: script 1952, Dry."


def test_what_comes_some_day_is_told_without_its_script(box: WarBox) -> None:
    hen = "K03"
    patience = words(two(box), "narrative-option:2", about=hen)
    assert patience == ["A box, some straw, and patience: one of you: lower misery by 1; later: something will follow"]


def test_where_an_option_leads_is_not_told(box: WarBox) -> None:
    siege = two(box)
    pull, go = words(siege, "script-option:1", "script-option:2", about="1951")
    assert pull == "Pull: spend 1 water; later: the book tells more"
    assert go == "Go: one of you tests empathy: raise misery by 1; risk: Anna, 4 in 10; risk: Ben, 9 in 10"


def test_whoever_is_to_be_named_is_told_what_for(box: WarBox) -> None:
    siege = two(box, misery={"Anna": 3})
    _, go = siege.printed("scripts", "1951").options
    asked = siege.asked("which-person", perform, go.do, NOWHERE)
    assert told(siege, asked.choice) == "One of you tests empathy: raise misery by 1. Who is it?"
    assert labels(siege, asked.choice) == [
        "Anna: misery 3; misery 3 to 4, may leave; risk: 4 in 10",
        "Ben: well; misery 0 to 1; risk: 9 in 10",
    ]
    rolling = out(box)
    asked = rolling.asked("which-person", book.read, "1953")
    assert told(rolling, asked.choice) == "One scavenger rolls 3 or less: raise wounds by 1. Who is it?"
    assert labels(rolling, asked.choice)[0] == "Anna: well; wounds 0 to 1; risk: 3 in 10"


def test_before_the_first_day_it_is_the_scenario_that_asks() -> None:
    game = start("this_war_of_mine", seats=2, seed=1, scenario="last-road")
    assert game.decision is not None
    prompt = game.decision.prompt
    assert prompt.story == "Four Days to the Bridge, before the first day."
    assert prompt.question == "One of you: raise hunger by 1. Who is it?"


def test_a_kept_card_tells_what_there_is_to_choose(box: WarBox) -> None:
    letter = "K91"
    siege = two(box, kept_cards=[letter], cold=1)
    assert words(siege, "aside-card:K91") == ["The Letter: It is long; choose: spend 1 water; choose: remove 1 cold"]
    assert question(siege, "narrative-option", about=letter) == "The Letter. It is long. What do you do?"
    assert words(siege, "narrative-option:1", about=letter) == ["Send it: spend 1 water"]


# -- goods ------------------------------------------------------------------------------------------------------------


def test_trade_tells_what_things_count(box: WarBox) -> None:
    siege = two(box, stock=goods(canned_food=2))
    value = siege.says(storage.value, "canned-food")
    deal = {"credit": 9, "colour": None}
    assert question(siege, "trade", about=deal) == "You have 9 left to spend. What do you do?"
    give, take, done = words(siege, "trade:give", "trade:buy", "trade:done", about=deal)
    assert (give, take, done) == ("Give something", "Take something", "Done: the 9 left to spend are lost")
    (give,) = words(siege, "trade-give:canned-food", about=deal)
    (take,) = words(siege, "trade-buy:raw-food", about=deal)
    assert give == f"Canned food: worth {value}; 2 at hand"
    worth = siege.says(storage.value, "raw-food")
    assert take == f"Raw food: worth {worth}; {9 - worth} then left"
    assert words(siege, "commission:enough", about={"due": 2, "begun": False, "exact": False}) == ["No trade after all"]


def test_hidden_goods_are_named_by_their_location(box: WarBox) -> None:
    siege = out(box, hidden={"distant": goods(wood=2)})
    assert words(siege, "take-hidden:distant", about="wood") == [f"{siege.places['distant']}: 2 wood hidden"]


def test_what_may_be_done_meanwhile_tells_what_it_does(box: WarBox) -> None:
    siege = two(
        box,
        hunger={"Anna": 1},
        wounds={"Anna": 1},
        stock=goods(raw_food=1, meds=1, bandages=1, moonshine=2),
        pets={"cat"},
    )
    touched = "risk: 1 misery for Anna, 4 in 10; risk: 1 misery for Ben, 9 in 10"
    assert words(siege, "anytime:eat", "anytime:medicine", "anytime:drink", "anytime:slaughter") == [
        "Somebody eats: 1 raw food",
        "Set medicine aside for the Fate card: 1 meds; 1 bandage",
        "Somebody drinks: 2 moonshine",
        "Slaughter a pet: the cat; all must agree",
    ]
    assert words(siege, "aside-food:raw-food") == ["Raw food: lower hunger by 1; 1 at hand"]
    assert words(siege, "aside-medicine:meds") == ["Meds: 1 at hand"]
    assert words(siege, "aside-drink:moonshine") == ["Moonshine: raise fatigue by 2, lower misery by 1; 2 at hand"]
    assert words(siege, "aside-pet:cat") == ["The cat: gain 2 raw food; all must agree; " + touched]
    assert words(siege, "agree-slaughter:yes", about="cat") == ["Yes: gain 2 raw food; " + touched]


# -- fights and the night ---------------------------------------------------------------------------------------------


def test_a_weapon_tells_its_die_and_its_ammo(box: WarBox) -> None:
    siege = two(box, fighting=True, stock=goods(pistol=1, hatchet=1, ammo=3))
    pistol, hatchet, bare = words(siege, "arm:pistol", "arm:hatchet", "arm:unarmed", about="Anna")
    assert pistol.startswith("Pistol: red die: ")
    assert pistol.endswith("; each shot takes 1 of 3 ammo")
    assert hatchet.endswith("; the hatchet kills")
    assert bare.startswith("Bare hands: white die: ")
    siege.fighting = False
    assert words(siege, "arm:hatchet", about="Anna")[0].endswith("; the hatchet ends the raid")


def test_enemies_are_shown_as_they_stand(box: WarBox) -> None:
    siege = out(
        box,
        fighting=True,
        foes=["A0", "A1"],
        foe_weapon=["knife", "unarmed"],
        foe_melee=["unarmed"] * 2,
        foe_wounds=[2, 0],
    )
    siege.armed = {"Anna": "knife"}
    assert question(siege, "combat") == (
        "Enemy 1 with a knife, 2 wounds; enemy 2 with bare hands, 0 wounds. Against them: Anna with a knife, wounds 0; "
        "Ben with bare hands, wounds 0. What do you do?"
    )
    assert words(siege, "hit-foe:1", "hit-foe:2", about=1) == [
        "Enemy 1 with a knife: dies",
        "Enemy 2 with bare hands: wounds 0 to 1",
    ]
    assert words(siege, "take-wound:Anna", about=1) == ["Anna: wounds 0 to 1"]


def test_fate_is_trusted_with_open_eyes(box: WarBox) -> None:
    siege = out(box, fighting=True, fighter="Anna", decks={"fate": ["T91", "T92"]})
    assert words(siege, "trust-fate:no", "trust-fate:yes", about=ICONS["fate"]) == [
        "No: a miss",
        "Draw a Fate card: risk: 1 of 2 Fate cards show the white die and are carried out; any other is a miss",
    ]


@rule("TW-COMB-10")
def test_a_roll_that_hurts_the_roller_is_told_in_wounds(box: WarBox) -> None:
    siege = out(box, fighter="Anna", wounds={"Anna": 2})
    assert words(siege, "re-roll:no", about={"face": 1, "hurts": True}) == ["Keep it: wounds 2 to 3"]
    assert words(siege, "re-roll:no", about={"face": 1, "hurts": False}) == ["Keep it: 1 hit"]


def test_what_is_kept_off_tells_what_still_comes(box: WarBox) -> None:
    siege = two(box, phase="night-raid", damage=3, injuries=1)
    assert words(siege, "keep-off:damage", "keep-off:wounds", about=2) == [
        "1 damage: 2 damage and 1 wound would get through",
        "1 wound: 3 damage and 0 wounds would get through",
    ]


def test_a_spirit_tells_the_trait_of_the_fate_card_in_play(box: WarBox) -> None:
    siege = two(box, phase="dawn", misery={"Ben": 2})
    siege.decks = {"fate": [card for card in siege.words.cards["fate"].words if card != "T91"]}
    assert words(siege, "spirit:Anna", "spirit:Ben", about={"people": ("Anna", "Ben")}) == [
        "Anna: well",
        "Ben: misery 2; misery 2 to 1",
    ]


def test_what_is_carried_home_tells_its_weight(box: WarBox) -> None:
    siege = out(box, pile=goods(shovel=1))
    weight = siege.printed("weight", "water")
    before = siege.says(storage.weight, dict(siege.pile))
    assert words(siege, "bring-home:2", about="water") == [f"2 water: weight {before + 2 * weight} of 9"]


def test_medicine_and_drink_tell_what_they_are_for(box: WarBox) -> None:
    siege = two(box, phase="dawn", stock=goods(meds=1, moonshine=1), fatigue={"Anna": 2}, misery={"Anna": 1})
    assert words(siege, "medicine:meds") == ["Meds: helps against illness, as the Fate card says; 1 at hand"]
    assert words(siege, "aside-drinker:Anna", about="moonshine") == ["Anna: fatigue 2 to 4, asleep; misery 1 to 0"]


# -- dangers ----------------------------------------------------------------------------------------------------------


def warnings(siege: Siege) -> list[str]:
    return [SPEECH.voice(siege.box).say(message, numbers) for message, numbers in siege.says(dangers)]


def test_dangers_name_people_and_what_is_wanting(box: WarBox) -> None:
    siege = two(box, phase="dusk", hunger={"Anna": 3}, stock=goods(water=1, vegetable=2))
    assert warnings(siege) == [
        "Anna has hunger 3: one more, and Anna may starve.",
        "Water at dusk: 1 for 2 people.",
    ]


def test_a_night_without_guards_is_told_before_it_comes(box: WarBox) -> None:
    plenty = goods(water=9, canned_food=9)
    siege = two(box, phase="evening", fatigue={"Anna": 4, "Ben": 4}, stock=plenty)
    assert warnings(siege) == ["Nobody is awake enough to stand guard tonight."]
    siege = two(box, phase="evening", fatigue={"Anna": 4, "Ben": 4}, stock=plenty, rules=("strict-guard",))
    assert warnings(siege) == ["Nobody is awake enough to stand guard tonight, and that ends the game."]


def test_a_worse_raid_and_the_last_who_began_are_told(box: WarBox) -> None:
    siege = two(box, phase="evening", damage=2, stock=goods(water=9, canned_food=9))
    siege.characters = ["Anna", "Ingvar", None, None]
    assert warnings(siege) == [
        "Anna is the last starting character: without Anna you cannot win.",
        "The next raid is worse than its card: 2 more damage.",
    ]
    siege.injuries, siege.damage = 1, -1
    assert warnings(siege)[1:] == ["The next raid is worse than its card: 1 more wound."]


def test_who_has_nothing_laid_ready_is_told_until_the_fate_card(box: WarBox) -> None:
    siege = two(
        box,
        phase="dawn",
        stage="medicine",
        wounds={"Anna": 1, "Ben": 1},
        treated={"Ben": {"bandages"}},
        cold=4,
    )
    assert warnings(siege) == [
        "At 4 cold, people may fall ill at dawn.",
        "Anna is hurt or ill, and no medicine is set aside for dawn.",
    ]
    siege.stage = "fate-card"
    assert len(warnings(siege)) == 1
