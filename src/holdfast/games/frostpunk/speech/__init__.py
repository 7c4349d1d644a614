"""What Frostpunk's messages are made from: the numbers in each, and what those numbers are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ....cards import Sentence
from ....speech import Noun, Several, Speech, Thing, Together, Voice
from ..actions.meeples import DEPLOY_SCOUTS, SPECIAL
from ..box import DECK_LETTERS, FrostpunkBox
from ..nouns import BUILDINGS, CITIZENS, INSULATIONS, TRACKS, TYPES_OF_HOPE
from ..phrases import lexicon
from ..state import NONE, RUINS, TOKEN_TYPES

Spoken = Voice[FrostpunkBox]

FATES: Final = ("sickens", "dies", "leaves")  # what somebody is chosen for
PHASES: Final = ("dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night")
ACTIONS: Final = (
    "fuel", "construct", "scout", "gather", "remove-snow", "use", "special", "rest", "card", "shift", "pass",
)  # fmt: skip

GAPS: Final[Mapping[str, str]] = {
    # what happens
    "scenario-begins": "event",
    "first-leader": "seat",
    "dispute-read": "event",
    "advisor-taken": "seat advisor",
    "given-up": "seat citizen_card",
    "choose-again": "seat citizen_card",
    "phase": "phase round",
    "dawn": "round seat",
    "card-revealed": "event",
    "card-gone": "event",
    "card-kept": "event",
    "card-discarded": "event",
    "dusk-shown": "event",
    "put-on-card": "number goods event",
    "card-keeps-automaton": "event",
    "consequence": "law",
    "law-introduced": "law",
    "law-gone": "law",
    "developed": "technology",
    "development": "technology round",
    "development-lost": "technology",
    "token-moves": "technology round",
    "upgraded": "building space",
    "weather": "weather",
    "cold": "cold",
    "indicator": "insulation range",
    "storm-moves": "round",
    "storm-hits": "storms",
    "fuelled": "coal heat",
    "hub-lit": "space",
    "stress": "cubes stress",
    "stress-averted": "cubes",
    "gained": "number goods",
    "lost": "number goods",
    "spent": "number goods",
    "food-gained": "food",
    "food-lost": "food",
    "fed": "food wanted",
    "additives": "hunger",
    "joined": "number citizen",
    "left": "number citizen",
    "sick": "citizen",
    "grave": "citizen",
    "died": "citizen",
    "buried": "dead",
    "cured": "citizen",
    "treated": "citizen",
    "mourned": "citizen_card citizen",
    "sickness": "number citizen",
    "spent-tokens": "number citizen",
    "citizen-drawn": "seat citizen_card",
    "token-drawn": "feeling:2",
    "token-gone": "feeling:2",
    "all-active": "feeling:2",
    "all-exhausted": "feeling:2",
    "automatons": "number",
    "automatons-lost": "number",
    "advised": "seat advisor",
    "called-to-rise": "cards",
    "in-the-cold": "meeple",
    "worker-reused": "workplace",
    "acts": "seat meeple deed:2",
    "plays": "seat citizen_card",
    "passes": "seat",
    "reused": "space",
    "built": "building space",
    "dismantled": "building space",
    "destroyed": "building space",
    "ruined": "building",
    "set-aside": "meeple",
    "felled": "space",
    "trees-lost": "trees space",
    "resources-lost": "number goods space",
    "coal-laid": "coal space",
    "tile-revealed": "tile place",
    "scout-out": "meeple stack",
    "scout-moves": "meeple stack spaces",
    "scout-arrives": "meeple expedition",
    "skipped": "expedition",
    "explored": "expedition",
    "goes-on": "meeple stack",
    "scout-home": "meeple stack",
    "new-location": "expedition stack",
    "sleepless": "citizen",
    # why not
    "none-ready": "meeple",
    "nowhere": "action",
    "automaton-no-type": "event citizen",
    "cover-other-type": "meeple citizen",
    "engineers-only": "building meeple",
    "no-scout": "meeple",
    "no-scout-there": "stack",
    "special-other-type": "event citizen",
    "no-building": "space",
    "no-action": "space",
    "building-full": "space",
    "cannot-pay-use": "space",
    "no-such-way": "expedition ways",
    "way-closed": "way_needs:3",
    "use-closed": "space way",
    "no-such-use": "space ways",
    "ration-lacks": "food",
    "meal-lacks": "food",
    "not-itself": "space",
    "no-citizen-there": "space",
    "shifts-done": "shifts",
    "not-on-display": "event",
    "no-special": "event",
    "special-done": "event",
    "special-this-round": "event",
    "special-closed": "event",
    "card-other-type": "meeple citizen",
    "card-no-meeple": "citizen_card citizen",
    "card-nowhere": "citizen_card",
    "card-other-building": "space",
    "card-cannot-pay": "space",
    "card-played": "citizen_card",
    "not-in-hand": "citizen_card",
    "space-taken": "space",
    "nothing-there": "space",
    "only-trees": "space",
    "no-sawyer": "meeple",
    "law-not-in-force": "law",
    "no-rest": "meeple",
    "not-on-map": "space",
    "space-of-no-map": "space",
    "sector-bare": "sector",
    "special-numbered": "special number",
    "rim-trees-there": "trees",
    "rim-tree-felled": "sector",
    "rim-tree-broken": "sector",
    "sector-struck": "sector",
    "ruined-there": "building space",
    "danger-open-sides": "",
    "place-of-no-map": "place",
    "rock-there": "place",
    "locked": "building",
    "no-tile-left": "building",
    "ruins-left": "building",
    "cost-lacks": "building number goods held",
    "built-on": "space building",
    "meeple-there": "space meeple",
    "meeple-on-building": "building",
    "not-by-generator": "building",
    "first-space": "space",
    "large-building": "building",
    "no-room-large": "building place",
    "no-deposit": "building goods place",
    "no-deposit-tile": "building goods",
    "no-tile-free": "building",
    "no-space-free": "building",
    "fixed": "building",
    "other-building": "building",
    "not-near": "place",
    "not-far": "place",
    "place-taken": "place",
    "no-chain": "place",
    "take-number": "most",
    "take-lacks": "number goods space",
    "other-tile": "space place",
    "no-resources": "space",
    "no-tree": "space",
    "tree-out-of-reach": "space",
    "not-adjacent": "space",
    "thumped-already": "space",
    "no-place-for-coal": "space",
    "space-full": "space",
    "tile-lost-one": "place",
    "lacks-resource": "space goods",
    "fuel-lacks": "coal held",
    "fuel-too-cold": "coal",
    "no-hub": "space",
    "hub-burns": "space",
    "no-active": "feeling:2",
    "no-exhausted": "feeling:2",
    "other-feeling": "feeling:2",
    "none-in-bag": "feeling:2",
    "type-full": "citizen",
    "nobody": "citizen",
    "not-sick": "citizen",
    "too-grave": "citizen",
    "not-grave": "citizen",
    "no-spent-token": "citizen",
    "bury-number": "most",
    "bury-none": "number",
    "other-type": "citizen_card citizen",
    "sickness-done": "citizen",
    "fewer-sick": "citizen",
    "all-in-bed": "citizen",
    "law-in-force": "law",
    "law-excluded": "law law_in_force",
    "enough-laws": "laws",
    "law-not-in-play": "law",
    "technology-developed": "technology",
    "technology-not-in-play": "technology",
    "upgrade-lacks": "building number goods",
    "no-upgrade": "building",
    "upgraded-already": "building",
    "scouts-out": "number",
    "stack-empty": "stack",
    "stack-taken": "stack",
    "scout-moved": "stack",
    "must-explore": "expedition",
    "trail-empty": "deck",
    "no-such-seat": "seat",
    "advisor-lacks-hope": "seat hope",
    "advisor-too-dear": "seat",
    "cost-too-high": "citizen_card",
    "not-shown": "event",
    "red-icon": "event",
    "effect-no-card": "event",
    "effect-done": "event",
    "effect-none": "event",
    "card-option": "needs:3",
    "other-track": "track",
    # what an answer does
    "sickens": "number citizen",
    "burns": "coal",
    "exhausts": "hope",
    "lies": "number lying",
    "lies-lost": "number lying",
    "stands-at": "building space",
    "stands-upgraded-at": "building space",
    "gathers-at": "space",
    "use-does": "use:3",
    "use-or": "use:3",
    "insulation-is": "insulation",
    "beds": "beds",
    "tiles-left": "tiles",
    "costs": "price",
    "effect-of-building": "building_effect",
    "path-leads": "expedition deck spaces",
    "path-brings": "hint",
    "person": "citizen_card",
    "card-for-building": "building",
    "card-for-action": "action",
    "only-by": "citizen",
    "option-told": "option:2",
    "way-told": "way_told:2",
    "stays-dusk": "dusk_of",
    "stays-night": "night_of",
    "stays-special": "special_of",
    "way-home": "deck",
    "way-on": "deck",
    "on-return": "way_gains:2",
    "law-changes": "law_effect",
    "technology-takes": "rounds",
    "technology-changes": "technology_effect",
    "heat-becomes": "heat",
    "warms-insulation": "insulation",
    "warms-zone": "zone",
    "fuel-now": "coal heat cold",
    "removes-token": "token",
    "exhausts-token": "token",
    "of-them": "number sick",
    "patients": "sick",
    "patients-grave": "sick",
    "spends-food": "food",
    "hunger-falls": "hunger",
    # what is coming
    "danger-hunger-tonight": "hunger food",
    "danger-hunger-tomorrow": "hunger food",
    "danger-hungry": "hunger",
    "danger-food-short": "food",
    "danger-sick": "number citizen cure",
    "danger-sick-soon": "number citizen most",
    "danger-deaths": "deaths",
    "danger-breakdown": "stress",
    "danger-explosion": "stress",
    "danger-beds": "meeples",
    "danger-storm": "round",
}


def seat(voice: Spoken, seat: int) -> Noun:
    return voice.seat(seat) if seat < len(voice.names) else voice.noun("no-seat")


def event(voice: Spoken, event: int) -> Noun:
    if event == voice.box.no_event:
        return voice.noun("no-card", "none")
    card = voice.box.events[event]
    return voice.printed(card.id, card.title, story=card.story)


def citizen_card(voice: Spoken, card: int) -> Noun:
    if card == voice.box.no_card:
        return voice.noun("no-card", "none")
    shown = voice.box.citizen_cards[card]
    return voice.printed(shown.id, shown.name, trade=shown.trade)


def expedition(voice: Spoken, card: int) -> Noun:
    shown = voice.box.expeditions[card]
    return voice.printed(shown.id, shown.title, story=shown.story, inside=shown.inside)


def advisor(voice: Spoken, advisor: int) -> Noun:
    card = voice.box.advisors[advisor]
    return voice.printed(card.id, card.name)


def law(voice: Spoken, law: int) -> Noun:
    card = voice.box.laws[law]
    return voice.printed(card.id, card.name)


def technology(voice: Spoken, technology: int) -> Noun:
    card = voice.box.technologies[technology]
    return voice.printed(card.id, card.name)


def weather(voice: Spoken, card: int) -> Noun:
    shown = voice.box.weather[card]
    return voice.printed(shown.id, shown.name, story=shown.story)


def building(voice: Spoken, building: int) -> Noun:
    return voice.noun("building-ruins" if building == RUINS else f"building-{BUILDINGS[building][0]}")


def citizen(voice: Spoken, kind: int) -> Noun:
    return voice.noun(f"citizen-{CITIZENS[kind][0]}")


def meeple(voice: Spoken, kind: int) -> Noun:
    return voice.noun(f"meeple-{voice.box.meeple_words[kind]}")


def goods(voice: Spoken, goods: int) -> Noun:
    return voice.noun(f"goods-{voice.box.goods_words[goods]}")


def lying(voice: Spoken, lying: int) -> Noun:
    """What lies on a space of the map: goods, or trees."""
    return voice.noun(f"goods-{voice.box.lying_words[lying]}")


def feeling(voice: Spoken, token: tuple[int, int]) -> Noun:
    track, kind = token
    return voice.noun(f"feeling-{voice.box.token_words[track][kind]}")


def hope(voice: Spoken, kind: int) -> Noun:
    return voice.noun(f"feeling-{TYPES_OF_HOPE[kind]}")


def space(voice: Spoken, space: int) -> Noun:
    word = voice.box.space_words[space]
    return voice.noun_of("space", word, word=word)


def place(voice: Spoken, place: int) -> Noun:
    word = voice.box.place_words[place]
    return voice.noun_of("place", word, word=word)


def stack(voice: Spoken, stack: int) -> Noun:
    return voice.noun_of("stack", str(stack), number=stack + 1)


def tile(voice: Spoken, tile: int) -> Noun:
    """By what it brings."""
    shown = voice.box.map_tiles[tile]
    things = [voice.counted(count, lying(voice, kind)) for on in shown.spaces for kind, count in enumerate(on) if count]
    if shown.food:
        things.append(voice.counted(shown.food, voice.noun("goods-food")))
    return voice.noun_of("tile", str(tile), things=voice.several(things))


def action(voice: Spoken, action: int) -> Noun:
    return voice.noun(f"action-{ACTIONS[action]}", ACTIONS[action])


def deed(voice: Spoken, done: tuple[int, int]) -> Noun:
    """An action, and where it is done or by what card."""
    what, target = done
    named = action(voice, what)
    if target == NONE:
        return named
    where = special if what == SPECIAL else stack if what == DEPLOY_SCOUTS else space
    return voice.noun_of("deed", named.key, action=named, place=where(voice, target))


def way_needs(voice: Spoken, refused: tuple[int, int, int]) -> str:
    """Which of the conditions and prices of a way on an Expedition card is not met."""
    card, option, unmet = refused
    way = voice.box.expeditions[card].options[option]
    needs = [sentence.needs for sentence in way.do if sentence.needs is not None]
    return voice.words([*way.if_.clauses, *needs][unmet])


# What belongs together in the log is told in one line.
TOGETHER: Final = {
    **dict.fromkeys(("sleepless", "sick", "grave", "died", "cured"), Together("citizen", counts=True)),
    **dict.fromkeys(("gained", "lost", "spent"), Together("goods", amount="number")),
}


def among(words: Sequence[object], thing: Thing[FrostpunkBox], *beyond: str) -> Thing[FrostpunkBox]:
    """Such a thing, or one of the words that stand behind them in a domain."""

    def named(voice: Spoken, value: int) -> object:
        more = value - len(words)
        return thing(voice, value) if more < 0 else voice.language.named(beyond[more], beyond[more])

    return named


def token(voice: Spoken, kind: int) -> Noun:
    return feeling(voice, divmod(kind, TOKEN_TYPES))


def side(voice: Spoken, answer: int) -> Noun:
    """A token, active or exhausted."""
    exhausted, kind = divmod(answer, 2 * TOKEN_TYPES)
    name = "side-exhausted" if exhausted else "side-active"
    return voice.noun_of(name, voice.box.side_words[answer], token=token(voice, kind))


def insulation(voice: Spoken, insulation: int) -> Noun:
    return voice.noun(f"insulation-{INSULATIONS[insulation]}")


def effects(voice: Spoken, done: Sequence[Sentence]) -> str:
    return voice.joined([voice.words(sentence) for sentence in done])


def use(voice: Spoken, way: tuple[int, int, int]) -> str:
    """What a way to use a Building does, on this side of its tile."""
    building, side, number = way
    return effects(voice, voice.box.uses[building][side][number].do)


def option(voice: Spoken, told: tuple[int, int]) -> str:
    """An option of an Event card, in its own words, as the beginning of a line."""
    event, number = told
    return voice.box.events[event].options[number].story.removesuffix(".")


def way_told(voice: Spoken, told: tuple[int, int]) -> str:
    card, number = told
    return voice.box.expeditions[card].options[number].story.removesuffix(".")


def way_gains(voice: Spoken, told: tuple[int, int]) -> str:
    """What a way that goes on brings when the Scout is home again."""
    card, number = told
    return effects(voice, [one for one in voice.box.expeditions[card].options[number].do if one.needs is None])


def special(voice: Spoken, number: int) -> Noun:
    """The card a Special Action is on."""
    return event(voice, voice.box.card_of_special[number])


def special_of(voice: Spoken, number: int) -> str:
    special = voice.box.specials[number]
    return "" if special is None else effects(voice, special.do)


def price(voice: Spoken, cost: Sequence[int]) -> Several:
    return voice.several([voice.counted(count, lying(voice, kind)) for kind, count in enumerate(cost) if count])


SPEECH: Final[Speech[FrostpunkBox]] = Speech(
    folder=Path(__file__).parent,
    gaps=GAPS,
    together=TOGETHER,
    things={
        "seat": seat,
        "event": event,
        "citizen_card": citizen_card,
        "expedition": expedition,
        "advisor": advisor,
        "law": law,
        "law_in_force": law,
        "technology": technology,
        "weather": weather,
        "building": building,
        "citizen": citizen,
        "meeple": meeple,
        "goods": goods,
        "lying": lying,
        "feeling": feeling,
        "hope": hope,
        "track": lambda voice, track: voice.noun(f"track-{TRACKS[track]}"),
        "space": space,
        "place": place,
        "stack": stack,
        "sector": lambda voice, sector: voice.noun_of("sector", str(sector), number=sector + 1),
        "tile": tile,
        "action": action,
        "deed": deed,
        "phase": lambda voice, phase: voice.noun(f"phase-{PHASES[phase]}"),
        "insulation": insulation,
        "deck": lambda voice, deck: DECK_LETTERS[deck],
        "resource": goods,
        "spot": lambda voice, spot: among(voice.box.space_words, space, "enough")(voice, spot),
        "workplace": lambda voice, spot: among(voice.box.space_words, space, "construction", "snow")(voice, spot),
        "patient": lambda voice, kind: among(voice.box.citizen_words, citizen, "enough")(voice, kind),
        "owner": seat,
        "token": token,
        "raising": lambda voice, answer: among(range(2 * TOKEN_TYPES), token, "draw")(voice, answer),
        "side": side,
        "fate": lambda voice, fate: voice.language.named(FATES[fate], FATES[fate]),
        "use": use,
        "price": price,
        "option": option,
        "way_told": way_told,
        "way_gains": way_gains,
        "dusk_of": lambda voice, event: effects(voice, voice.box.events[event].dusk),
        "night_of": lambda voice, event: effects(voice, voice.box.events[event].night),
        "special": special,
        "special_of": special_of,
        "law_effect": lambda voice, law: voice.box.laws[law].effect,
        "technology_effect": lambda voice, technology: voice.box.technologies[technology].effect,
        "building_effect": lambda voice, building: voice.box.buildings[building].effect,
        "needs": lambda voice, refused: voice.unmet(voice.box.events, refused),
        "way_needs": way_needs,
    },
    lexicon=lexicon,
    named=lambda box: box.cards.names,
    reprinted=lambda pack: FrostpunkBox(pack, None),
)
