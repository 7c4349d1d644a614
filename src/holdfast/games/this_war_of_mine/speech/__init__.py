"""What This War of Mine's messages are made from: the numbers in each, and what those numbers are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from ....cards import CardBase, Effects
from ....kernel import capitalised, ended
from ....speech import Noun, Several, Speech, Thing, Together, Voice
from .. import nouns
from ..box import WarBox
from ..cards import Event, Objective, Resident
from ..characters.alcohol import DRINKS
from ..characters.anytime import SNACKS
from ..phrases import lexicon
from ..state import (
    FATE_ICON,
    FOODS,
    GOODS,
    HATCHET_ICON,
    MEDICAL,
    NONE,
    OUT_OF_AMMO,
    PLACES,
    SHOTGUN_ICON,
    UNARMED,
    WEAPONS,
)
from . import expansions

Spoken = Voice[WarBox]

PHASES: Final = ("morning", "day", "dusk", "evening", "scavenging", "night-raid", "dawn")
ALOUD: Final = re.compile(r"\*([^*]+)\*")  # what is said aloud stands between asterisks in a story (TW-GEN-06)

GAPS: Final[Mapping[str, str]] = {
    # what happens
    "scenario-begins": "scenario",
    "first-leader": "seat",
    "starts": "character",
    "phase": "phase day",
    "leads": "seat",
    "taken-up": "day",
    "state-rises": "character state level",
    "state-falls": "character state level",
    "empathy-test": "roll",
    "touched": "character",
    "person-rolls": "character roll most",
    "dies": "character",
    "leaves": "character",
    "stops": "character",
    "turned-away": "character",
    "joins": "character",
    "pet-comes": "pet",
    "pet-goes": "pet",
    "script-read": "script",
    "script-heard": "script",
    "script-row": "script_row:2",
    "table-roll": "roll",
    "chance-roll": "roll most",
    "gained": "number goods",
    "lost": "number goods",
    "spent": "number goods",
    "change-lost": "number goods",
    "supply-empty": "goods",
    "scarcer": "number goods",
    "dearer": "goods value",
    "taken-from-hiding": "number goods location",
    "no-commission": "value",
    "eats": "character goods",
    "drinks-alcohol": "character goods",
    "medical-assigned": "goods character",
    "narrative-used": "narrative",
    "narrative-in-vain": "narrative",
    "pet-spared": "pet",
    "slaughtered": "pet",
    "objective-revealed": "objective",
    "objective-advances": "objective step steps",
    "objective-completed": "objective",
    "objective-failed": "objective",
    "objective-rewarded": "objective",
    "event-drawn": "event",
    "event-ignored": "event",
    "event-stays": "lasting_event",
    "event-removed": "event",
    "colder": "tokens cold",
    "warmer": "tokens cold",
    "goes-to-work": "character space",
    "goes-to-help": "character other_character",
    "goes-crafting": "character fitting space",
    "goes-moving": "character fitting space",
    "goes-dismantling": "character fitting",
    "acts": "character space",
    "in-vain": "character space",
    "lock-holds": "character space roll",
    "lock-opens": "character space roll",
    "rubble-turned": "space obstacle",
    "cleared": "space obstacle",
    "rubble-falls": "space",
    "boarded-up": "space",
    "torn-down": "space",
    "crafted": "character fitting space",
    "moved": "fitting space other_space",
    "dismantled": "fitting space",
    "idea": "fitting",
    "waits": "fitting days",
    "ready": "fitting",
    "visitor": "visitor",
    "drinks": "character",
    "thirst-roll": "character roll",
    "eats-nothing": "character",
    "sleeps-in-bed": "character",
    "sleeps-on-floor": "character",
    "stands-guard": "character",
    "goes-scavenging": "character",
    "taken-along": "goods",
    "arrives": "location",
    "hidden-gone": "roll",
    "hidden-found": "roll",
    "card-turned": "exploration cards",
    "unknown-returned": "cards left",
    "noise": "noise",
    "noise-roll": "roll most",
    "resident-met": "resident",
    "searched": "row",
    "special-find-roll": "roll most",
    "carries-one-more": "character",
    "left-behind": "goods",
    "hidden": "location",
    "packed": "weight most",
    "nothing-new-here": "location",
    "location-gone": "location",
    "location-new": "location",
    "hidden-lost": "location",
    "armed": "character weapon",
    "rolls-hits": "character die hits",
    "rolls-hatchet": "character die",
    "rolls-shotgun": "character die",
    "rolls-empty": "character die",
    "rolls-fate": "character die",
    "foe-rolls-hits": "foe die hits",
    "foe-rolls-hatchet": "foe die",
    "foe-rolls-shotgun": "foe die",
    "foe-rolls-empty": "foe die",
    "foe-rolls-fate": "foe die",
    "fate-trusted": "fate",
    "fate-elsewhere": "die",
    "jams": "character weapon",
    "foe-jams": "foe weapon",
    "foe-falls-back": "foe weapon",
    "foe-comes": "foe weapon",
    "foe-hit": "foe wounds",
    "foe-dies": "foe",
    "fight-over": "dead",
    "raid": "raid",
    "raid-threatens": "damage wounds",
    "raid-harms": "damage wounds",
    "brought": "number goods",
    "nursed": "character other_character",
    "fate": "fate",
    "spirit": "character",
    "narrative-kept": "narrative",
    # why not
    "nobody-there": "nth",
    "not-here": "character",
    "not-meant": "character",
    "sleeps": "character",
    "asleep": "character",
    "no-nap": "character",
    "newcomer-waits": "character",
    "has-acted": "character",
    "has-dots": "character",
    "too-tired-to-act": "character",
    "black-dot": "character round",
    "no-work": "character",
    "helps-another": "character",
    "no-way-there": "space",
    "space-taken": "space",
    "nothing-to-do": "space",
    "no-shovel": "space",
    "no-saw": "space",
    "no-lockpick": "space",
    "no-key": "goods",
    "lacks-goods": "number goods",
    "action-not-now": "space",
    "fewer-actions": "number",
    "still-idea": "fitting",
    "not-in-stack": "fitting",
    "being-crafted": "fitting",
    "no-space-free": "fitting",
    "no-room-beside": "fitting other_fitting",
    "not-beside": "space fitting",
    "space-printed": "space",
    "space-dark": "space",
    "space-covered": "space",
    "space-fitted": "space fitting",
    "no-fitting": "space",
    "fitting-fixed": "fitting",
    "no-idea": "fitting",
    "nothing-to-clear": "space",
    "no-open-hole": "nth",
    "not-boarded": "nth",
    "too-little-water": "water",
    "has-drunk": "character",
    "about-to-eat": "character",
    "must-guard": "character",
    "no-bed-free": "beds",
    "enough-out": "most",
    "no-location": "place",
    "resources-stay": "goods",
    "not-on-storage": "goods",
    "location-visited": "location",
    "not-out": "character",
    "carries-more": "character",
    "too-tired-to-carry": "character",
    "too-heavy": "weight most",
    "not-on-pile": "goods",
    "supply-has": "number goods",
    "no-room": "weight",
    "none-at-hand": "goods",
    "in-hands": "goods",
    "other-goods": "goods",
    "nothing-hidden": "goods",
    "never-traded": "goods",
    "no-value": "goods",
    "not-on-offer": "goods",
    "just-given": "goods",
    "nothing-to-buy": "value",
    "too-dear": "goods value left",
    "can-be-exact": "value goods",
    "commission-begun": "value",
    "not-hungry": "character",
    "not-ailing": "character",
    "has-it-already": "character goods",
    "too-tired-to-drink": "character",
    "not-kept": "narrative",
    "not-now": "narrative",
    "no-such-pet": "pet",
    "pet-at-home": "pet",
    "pet-is-spared": "pet",
    "no-counter": "objective",
    "objective-lost": "objective",
    "cannot-pay-objective": "number goods",
    "no-weapon": "weapon",
    "weapon-taken": "weapon",
    "weapon-jammed": "weapon",
    "no-shot": "weapon",
    "no-such-foe": "foe",
    "foe-dead": "foe",
    "foe-dodges": "foe",
    "not-in-fight": "nth",
    "dodges": "character",
    "no-more-wounds": "character",
    "no-guard": "character",
    "not-wounded": "character",
    "spirit-resolved": "character",
    "not-drawn": "narrative",
    "script-option": "script_needs:3",
    "event-option": "event_needs:3",
    "visitor-option": "visitor_needs:3",
    "resident-option": "resident_needs:3",
    "exploration-option": "exploration_needs:3",
    "narrative-option": "narrative_needs:3",
    # what an answer does
    "who": "character",
    "how-they-are": "states:5",
    "state-stays": "state level",
    "state-becomes": "state before level",
    "falls-asleep": "state before level",
    "asleep-later": "state before level",
    "may-be-found": "chance",
    "may-leave": "state before level",
    "may-die": "state before level",
    "grieved": "character chance",
    "at-hand": "number",
    "there-is": "number goods",
    "counts": "value",
    "credit-left": "value",
    "credit-lost": "value",
    "costs-goods": "number goods",
    "gains-goods": "number goods",
    "at-location": "location",
    "hidden-there": "number goods",
    "lowers-hunger": "number",
    "tires-and-cheers": "number",
    "objective-step": "objective step steps",
    "card-kept": "narrative",
    "pet-here": "pet",
    "gets-through": "damage wounds",
    "set-aside": "number",
    "rolls-die": "die",
    "ammo-a-shot": "ammo",
    "ammo-left": "ammo",
    "hits": "hits",
    "fate-cards": "some cards die",
    "foe-with": "foe weapon",
    "foe-has": "wounds",
    "foe-gets": "before wounds",
    "takes-water": "number water",
    "thirsty": "character worse sadder hungrier sadly",
    "eats-nothing-then": "character hungrier",
    "carries": "number",
    "has-prowess": "number",
    "location-at": "place location",
    "unknown-cards": "number",
    "location-rule": "printed_rule",
    "on-arrival": "effects",
    "hidden-still": "pile chance",
    "loses-hidden": "pile",
    "all-of-it": "pile",
    "weighs": "weight",
    "carried": "number",
    "load-is": "weight most",
    "option-told": "printed_story",
    "since": "condition",
    "noise-becomes": "before noise",
    "somebody-comes": "chance",
    "enemies": "number",
    "touched-by-it": "character chance",
    "wounds-of-die": "wounds chance",
    "happens-in-ten": "chance",
    "abilities": "prowess empathy inventory",
    "gift": "gift",
    "card-says": "printed_story",
    "then-choose": "effects",
    "no-action-in": "numbers",
    "they-begin": "at_work",
    "at-space": "space",
    "fitting-at": "fitting space",
    "choice-of": "printed_actions",
    "action-for": "printed_action pile lent_pile",
    "roll-gives": "low to gifts",
    "roll-gives-more": "low to gifts",
    "beside-others": "helpers",
    "open-door": "tools",
    "door-opens": "chance",
    "search-and-clear": "obstacle",
    "afterwards": "effects",
    "afterwards-event": "event effects",
    "on-storage": "number",
    "costs-pile": "pile",
    "can-be-built-for": "pile",
    "needs-beside": "fitting",
    "brings-at-once": "effects",
    "offers-action": "printed_action pile lent_pile gifts",
    "when-ready": "effects",
    "every-dawn": "effects",
    "comes-along": "days",
    "gives-back": "pile",
    "obstacle-is": "obstacle",
    "hole-beside": "nth space",
    # what is coming
    "danger-hunger": "character",
    "danger-misery": "character",
    "danger-wounds": "character",
    "danger-illness": "character",
    "danger-last-beginner": "character",
    "danger-meals": "meals people",
    "danger-water": "water people",
    "danger-raid-damage": "damage",
    "danger-raid-wounds": "wounds",
    "danger-cold": "cold",
    "danger-untreated": "character",
    "danger-loud": "noise",
    **expansions.GAPS,
}


# -- people and things ------------------------------------------------------------------------------------------------


def seat(voice: Spoken, seat: int) -> Noun:
    return voice.seat(seat) if seat < len(voice.names) else voice.noun("no-seat")


def character(voice: Spoken, card: int) -> Noun:
    if card == NONE:
        return voice.noun("no-character")
    shown = voice.box.characters[card]
    return voice.printed(shown.id, shown.name, trade=shown.trade, story=ended(shown.story))


def at_work(voice: Spoken, rows: Sequence[tuple[int, int]]) -> Several:
    """Who works where."""
    say = voice.language.say
    return voice.several(
        [say("at-work", {"character": character(voice, one), "space": space(voice, place)}) for one, place in rows]
    )


def several_characters(voice: Spoken, cards: Sequence[int]) -> Several:
    return voice.several([character(voice, card) for card in cards])


def goods(voice: Spoken, goods: int) -> Noun:
    return voice.noun(f"goods-{nouns.GOODS[goods][0]}", nouns.GOODS[goods][0])


def measure_or_none(voice: Spoken, answer: int) -> Noun:
    measures = voice.box.measures
    return turned(voice, measures[answer]) if answer < len(measures) else voice.language.named("none", "")


def weapon(voice: Spoken, weapon: int) -> Noun:
    return voice.noun("unarmed") if weapon == UNARMED else goods(voice, weapon)


def colour_of(voice: Spoken, colour: int) -> Noun:
    """Of goods on offer; all of them, if none is named."""
    return voice.language.named("any", "") if colour == NONE else voice.noun(f"colour-{nouns.COLOURS[colour]}")


def work(voice: Spoken, work: int) -> Noun:
    """A space to work at, or a word for what is done with Fittings."""
    if work < voice.box.spaces:
        return space(voice, work)
    word = voice.box.vocabulary.domains["work"].words[work]
    return voice.language.named(word, word)


def space(voice: Spoken, space: int) -> Noun:
    """Both sides of the board have the same places."""
    shown = voice.box.plans[0].plan.spaces[space]
    return voice.printed(shown.id, shown.name)


def fitting(voice: Spoken, fitting: int) -> Noun:
    if fitting == NONE:
        return voice.noun("no-fitting-named", "none")
    shown = voice.box.fittings[fitting]
    return voice.printed(shown.id, shown.name)


def obstacle(voice: Spoken, card: int) -> Noun:
    """What a Shelter card bars the way with; and its story."""
    shown = voice.box.shelter[card]
    named = voice.noun(f"obstacle-{nouns.SHELTER_KINDS[shown.kind][0]}")
    return Noun(named.key, {**named.forms, "story": ended(shown.story)}, voice.language)


def location(voice: Spoken, card: int) -> Noun:
    if card == NONE:
        return voice.noun("no-location-named")
    shown = voice.box.locations[card]
    return card_told(voice, shown.id, shown.title, shown.story)


def pile(voice: Spoken, pile: Sequence[int]) -> Several:
    """So many of each of the goods."""
    return voice.several([voice.counted(number, goods(voice, kind)) for kind, number in enumerate(pile) if number])


# -- stories ----------------------------------------------------------------------------------------------------------


def as_read(story: str) -> str:
    """With nothing of the marks round what is spoken."""
    return story.replace("*", "")


def aloud(story: str) -> list[str]:
    """TW-GEN-06: what all may hear of a story."""
    return [ended(said.strip()) for said in ALOUD.findall(story)]


# -- cards ------------------------------------------------------------------------------------------------------------


def card_told(voice: Spoken, key: str, title: str, story: str, **texts: str) -> Noun:
    """A card by its title; `told` is title and story, with nothing of the marks round what is spoken."""
    said = as_read(story)
    told = ended(f"{ended(title)} {said}" if said else title)
    return voice.printed(key, title, told=told, **texts)


def turned(voice: Spoken, card: CardBase) -> Noun:
    """A card that is turned over: where there is something to choose, the question tells its story (`shown`)."""
    named = card_told(voice, card.id, card.title, card.story)
    shown = ended(card.title) if len(card.options) > 1 else named.forms["told"]
    return Noun(named.key, {**named.forms, "shown": shown}, voice.language)


def enemies_of(voice: Spoken, card: Resident) -> Noun:
    """Who they are: civilians, soldiers..."""
    return voice.noun(f"enemies-{card.kind}")


def resident(voice: Spoken, number: int) -> Noun:
    """TW-COMB-01: a Residents card; with how many it may come to a fight, and how they are armed."""
    card, box, say = voice.box.residents[number], voice.box, voice.language.say
    named = turned(voice, card)
    arms: Counter[tuple[int, int]] = Counter(
        (box.arms[number][k].weapon, box.arms[number][k].melee) for k in box.enemy_kind
    )
    said = []
    for (held, melee), tokens in arms.items():
        things = {
            "weapon": weapon(voice, held),
            "melee": weapon(voice, melee),
            "tokens": tokens,
            "all": len(box.enemies),
        }
        said.append(say("enemy-arms" if melee == UNARMED else "enemy-arms-both", things))
    things = {"kind": capitalised(str(enemies_of(voice, card))), "number": card.enemies, "arms": voice.several(said)}
    enemies = say("enemies-come" if card.enemies else "nobody-fights", things)
    return Noun(named.key, {**named.forms, "enemies": enemies}, voice.language)


def lasting_event(voice: Spoken, number: int) -> Noun:
    """TW-MORN-03, TW-FAQ-03: an Event that lies face up, and what it does as long as it does."""
    card = voice.box.event(number)
    named = voice.printed(card.id, card.title)
    return Noun(named.key, {**named.forms, "lasts": lasts(voice, card)}, voice.language)


def lasts(voice: Spoken, card: Event) -> str:
    say = voice.language.say
    moments = (("morning", card.morning), ("dusk", card.dusk), ("dawn", card.dawn), ("outside", card.outside))
    parts = [say(f"lasts-{when}", {"effects": effects(voice, done)}) for when, done in moments if done]
    if card.damage:
        parts.append(say("lasts-damage", {"damage": card.damage}))
    if card.wounds:
        parts.append(say("lasts-wounds", {"wounds": card.wounds}))
    return voice.joined(parts) or say("lasts-nothing")


def effects(voice: Spoken, done: Effects) -> str:
    return voice.joined([voice.words(sentence) for sentence in done])


def objective(voice: Spoken, number: int) -> Noun:
    card = voice.box.objectives[number]
    named = card_told(voice, card.id, card.title, card.story)
    asked = asks(voice, card)
    return Noun(named.key, {**named.forms, "asks": asked[:1].upper() + ended(asked[1:])}, voice.language)


def asks(voice: Spoken, card: Objective) -> str:
    """TW-OBJ-02, TW-OBJ-05: what an Objective asks for and brings."""
    say = voice.language.say
    parts = []
    if card.steps:
        parts.append(say("objective-steps", {"steps": card.steps, "price": pile(voice, card.price)}))
    elif card.when:
        parts.append(say("objective-when", {"condition": voice.words(card.when)}))
    if card.reward:
        parts.append(say("objective-reward", {"effects": effects(voice, card.reward)}))
    if card.penalty:
        parts.append(say("objective-penalty", {"effects": effects(voice, card.penalty)}))
    return voice.joined(parts)


def fate(voice: Spoken, card: int) -> Noun:
    shown = voice.box.fate[card]
    named = card_told(voice, shown.id, shown.title, shown.story)
    things = {"die": die(voice, shown.die), "effects": effects(voice, shown.combat)}
    return Noun(named.key, {**named.forms, "combat": voice.language.say("fate-combat", things)}, voice.language)


def script(voice: Spoken, number: int) -> Noun:
    """TW-GEN-06: who holds the book reads the whole; the others hear what is spoken there, word for word."""
    shown = voice.box.scripts[number]
    spoken = " ".join(aloud(shown.story))
    heard = voice.language.say("you-hear", {"spoken": spoken}) if spoken else ""
    named = voice.printed(shown.id, shown.title, number=shown.id, story=ended(as_read(shown.story)))
    return Noun(named.key, {**named.forms, "heard": heard}, voice.language)


def script_row(voice: Spoken, place: tuple[int, int]) -> str:
    script, row = place
    return ended(as_read(voice.box.scripts[script].roll[row].story))


def die(voice: Spoken, die: int) -> Noun:
    named = voice.noun(f"die-{nouns.DICE[die]}")
    faces = ", ".join(str(face(voice, shown)) for shown in voice.box.faces[die])
    return Noun(named.key, {**named.forms, "faces": faces}, voice.language)


FACES: Final = {HATCHET_ICON: "hatchet", SHOTGUN_ICON: "shotgun", OUT_OF_AMMO: "empty", FATE_ICON: "fate"}


def face(voice: Spoken, face: int) -> object:
    """A number of hits, or an icon."""
    return voice.noun(f"face-{FACES[face]}") if face in FACES else face


def faces_of(voice: Spoken, die: int) -> list[str]:
    """What a die can show, with little room."""
    shown = [face(voice, one) for one in voice.box.faces[die]]
    return [one.form("short") if isinstance(one, Noun) else str(one) for one in shown]


# -- answers ----------------------------------------------------------------------------------------------------------


def either(kinds: Sequence[int]) -> Thing[WarBox]:
    """One of these kinds of goods; after them, enough."""
    return lambda voice, place: goods(voice, kinds[place]) if place < len(kinds) else voice.language.named("enough", "")


def states(voice: Spoken, levels: Sequence[int]) -> Several:
    """'hunger 2 and wounds 1'; those at 0 are not named."""
    say, state = voice.language.say, voice.speech.things["state"]
    suffered = [(place, level) for place, level in enumerate(levels) if level]
    return voice.several([say("state-is", {"state": state(voice, place), "level": level}) for place, level in suffered])


def standing(message: str, gaps: str) -> Thing[WarBox]:
    """Fighters, each with weapon and wounds."""
    return lambda voice, rows: voice.joined([voice.language.say(message, voice.things(gaps, row)) for row in rows])


def told(deck: str) -> Callable[[Spoken, int], Noun]:
    """A card of a deck that is told whole."""

    def thing(voice: Spoken, card: int) -> Noun:
        shown = getattr(voice.box, deck)[card]
        return card_told(voice, shown.id, shown.title, shown.story)

    return thing


def needs(deck: str) -> Callable[[Spoken, tuple[int, int, int]], Several]:
    """Which of the conditions and prices of an option on a card of this deck is not met."""
    return lambda voice, refused: voice.unmet(getattr(voice.box, deck), refused)


# What belongs together in the log is told in one line.
TOGETHER: Final = {
    **dict.fromkeys(("state-rises", "state-falls"), Together("character")),
    **dict.fromkeys(("gained", "lost", "spent", "brought"), Together("goods", amount="number")),
    **dict.fromkeys(("taken-along", "left-behind"), Together("goods", counts=True)),
}

SPEECH: Final[Speech[WarBox]] = Speech(
    folder=Path(__file__).parent,
    gaps=GAPS,
    together=TOGETHER,
    things={
        "seat": seat,
        "nth": lambda voice, place: place + 1,
        "phase": lambda voice, phase: voice.noun(f"phase-{PHASES[phase]}"),
        "character": character,
        "state": lambda voice, state: voice.noun(f"state-{nouns.STATES[state]}", nouns.STATES[state]),
        "pet": lambda voice, pet: voice.noun(f"pet-{nouns.PETS[pet]}"),
        "goods": goods,
        "weapon": weapon,
        "foe": lambda voice, foe: voice.noun_of("foe", str(foe), number=foe + 1),
        "die": die,
        "space": space,
        "work": work,
        "fitting": fitting,
        "obstacle": obstacle,
        "place": lambda voice, place: voice.noun(f"place-{(*nouns.PLACES[:PLACES], 'none')[place]}"),
        "location": location,
        "pile": pile,
        "who": lambda voice, who: lexicon.slot_type("who").say(who, False, voice.cards),
        "deed": lambda voice, deed: "" if deed == NONE else voice.words(voice.box.deeds[deed]),
        "finding": lambda voice, card: voice.printed(str(card), "", story=ended(voice.box.findings[card].story)),
        "gift": lambda voice, card: voice.language.named(voice.box.characters[card].gift.replace(" ", "-"), ""),
        "printed_story": lambda voice, card: as_read(voice.as_printed(card).story).removesuffix("."),
        "condition": lambda voice, clause: voice.words(clause),
        "printed_rule": lambda voice, location: voice.box.locations[location].rule.rstrip("."),
        "printed_action": lambda voice, action: voice.as_printed(action).name,
        "effects": effects,
        "hungrier": lambda voice, fact: voice.fact(fact),
        "sadly": lambda voice, fact: voice.fact(fact),
        "gifts": lambda voice, done: voice.several([voice.words(sentence) for sentence in done]),
        "numbers": lambda voice, numbers: voice.several(numbers),
        "printed_actions": lambda voice, actions: voice.several([voice.as_printed(action).name for action in actions]),
        "tools": lambda voice, tools: voice.several([goods(voice, tool) for tool in tools]),
        "at_work": at_work,
        "helpers": several_characters,
        "guards": several_characters,
        "scavengers": several_characters,
        "face": face,
        "states": states,
        "token": either(range(GOODS)),
        "food": either(FOODS),
        "snack": either(SNACKS),
        "medical": either(MEDICAL),
        "drink": either(DRINKS),
        "armed_with": lambda voice, place: weapon(voice, (*WEAPONS, UNARMED)[place]),
        "colour": lambda voice, colour: colour_of(voice, colour),
        "foes": standing("foe-stands", "foe weapon wounds"),
        "fighters": standing("somebody-stands", "character weapon wounds"),
        "row": lambda voice, row: voice.noun(f"row-{(*nouns.ROWS, 'special')[row]}", (*nouns.ROWS, "special")[row]),
        "event": lambda voice, card: turned(voice, voice.box.events[card]),
        "lasting_event": lasting_event,
        "objective": objective,
        "fate": fate,
        "script": script,
        "script_row": script_row,
        "scenario": told("scenarios"),
        "raid": told("raids"),
        "visitor": lambda voice, card: turned(voice, voice.box.visitors[card]),
        "exploration": lambda voice, card: turned(voice, voice.box.exploration[card]),
        "resident": resident,
        "narrative": lambda voice, card: turned(voice, voice.box.narrative[card]),
        "street_card": lambda voice, card: turned(voice, voice.box.street[card]),
        "street_needs": needs("street"),
        "measure": lambda voice, card: turned(voice, voice.box.measures[card]),
        "secret": told("secrets"),
        "measure_answer": measure_or_none,
        "measure_needs": needs("measures"),
        "heart_card": lambda voice, card: turned(voice, voice.box.heart[card]),
        "heart_needs": needs("heart"),
        "sewers_map": told("sewers"),
        "chamber": lambda voice, card: turned(voice, voice.box.chambers[card]),
        "corridor": lambda voice, card: turned(voice, voice.box.corridors[card]),
        "room_needs": needs("chambers"),
        "corridor_needs": needs("corridors"),
        "way": lambda voice, exit_: voice.noun(f"way-{nouns.EXITS[exit_]}"),
        "entrance": lambda voice, entrance: voice.noun(f"way-{nouns.ENTRANCES[entrance]}"),
        "marks": lambda voice, marks: voice.several([voice.noun(f"mark-{nouns.MARKS[mark]}") for mark in marks]),
        "figure": lambda voice, kind: voice.noun(f"figure-{nouns.FIGURES[kind][0]}"),
        "corner": lambda voice, corner: voice.noun(f"corner-{('outside', 'pile')[corner]}"),
        "script_needs": needs("scripts"),
        "event_needs": needs("events"),
        "visitor_needs": needs("visitors"),
        "resident_needs": needs("residents"),
        "exploration_needs": needs("exploration"),
        "narrative_needs": needs("narrative"),
    },
    lexicon=lexicon,
    # Enemies are called by the title of their card: nobody knows its id.
    named=lambda box: {**box.cards.names, "residents": [card.title for card in box.residents]},
    reprinted=lambda pack: WarBox(pack, None),
)
