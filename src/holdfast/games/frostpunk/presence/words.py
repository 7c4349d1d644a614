"""What a player reads: questions, options with what they will do, what happened, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....cards import Effects
from ....kernel import Choice, capitalised, listing
from ..actions.acting import Act, card_of, is_warm
from ..actions.meeples import (
    CITIZEN_CARD,
    CONSTRUCT,
    DEPLOY_SCOUTS,
    EXTENDED_SHIFT_TURN,
    FUEL_FIRST,
    GATHER,
    PASS,
    REMOVE_SNOW,
    REST,
    SPECIAL,
    USE,
)
from ..actions.reuse import BUILDING_SITE, SNOW_FIELD
from ..box import FrostpunkBox
from ..city.feelings import DRAW, EXHAUSTED, Feeling
from ..city.heat import BLUE
from ..city.map import SPACES
from ..city.sickness import ENOUGH
from ..mind.forecast import dangers
from ..nouns import BUILDINGS, CITIZENS, GOODS, INSULATIONS, LYING
from ..speech import SPEECH
from ..state import AUTOMATON, COAL, NONE, RUINS, TYPE_OF, City
from .forced import article

PHASES: Final = ("Dawn", "Morning", "Generator", "Weather", "Preparation", "Action", "Dusk", "Hunger", "Night")
MEEPLES: Final = ("Worker", "Engineer", "Child", "Child Worker", "Child Engineer", "Automaton")
ACTIONS: Final = (
    "Fuel",
    "Construct",
    "Send out a Scout",
    "Gather",
    "Remove snow",
    "Use a Building",
    "Special Action",
    "Rest",
    "Citizen card",
    "Extended Shift",
    "Pass",
)

TRACK_NAMES: Final = ("Hope", "Discontent")

LOSING: Final = ("danger-hunger-tonight", "danger-hunger-tomorrow", "danger-sick")


# -- names ------------------------------------------------------------------------------------------------------------


def building_name(number: int) -> str:
    return "Ruins" if number == RUINS else BUILDINGS[number][1]


def citizen_name(kind: int, count: int = 1) -> str:
    word = CITIZENS[kind][1 if count == 1 else 2]
    return capitalised(word)


def goods_name(goods: int, count: int) -> str:
    return GOODS[goods][1 if count == 1 else 2]


def lying_name(lying: int, count: int) -> str:
    return LYING[lying][1 if count == 1 else 2]


def space_name(box: FrostpunkBox, space: int) -> str:
    return box.space_words[space]


def event_name(box: FrostpunkBox, event: int) -> str:
    card = box.events[event]
    return f"{card.title} ({card.id})"


def citizen_card_name(box: FrostpunkBox, card: int) -> str:
    if card == box.no_card:
        return "no card"
    shown = box.citizen_cards[card]
    return f"{shown.name}, {shown.trade} ({shown.id})"


def tile_name(box: FrostpunkBox, tile: int) -> str:
    """What a tile brings."""
    shown = box.map_tiles[tile]
    parts = [
        f"{count} {lying_name(lying, count)}" for space in shown.spaces for lying, count in enumerate(space) if count
    ]
    if shown.food:
        parts.append(f"{shown.food} food")
    return listing(parts) or "nothing"


def stack_name(box: FrostpunkBox, stack: int) -> str:
    return f"trail {stack + 1}"


def weather_name(box: FrostpunkBox, card: int) -> str:
    shown = box.weather[card]
    return f"{shown.name}. {shown.story}"


def event_told(box: FrostpunkBox, event: int) -> str:
    card = box.events[event]
    return f"{card.title}. {card.story}"


def effects(box: FrostpunkBox, done: Effects) -> str:
    """What a card does, within a sentence."""
    said = [box.cards.words(sentence) for sentence in done]
    return "; ".join(text[:1].lower() + text[1:] for text in said) or "nothing"


# -- questions --------------------------------------------------------------------------------------------------------


def event_prompt(g: City, choice: Choice) -> str:
    return event_told(g.box, choice.about)


def way_prompt(g: City, choice: Choice) -> str:
    card = g.box.expeditions[choice.about]
    return f"{card.title}. {card.inside}"


def meeple_prompt(g: City, choice: Choice) -> str:
    return f"Who does it? ({ACTIONS[choice.about.action]})"


def track_of(choice: Choice) -> int:
    about: int | Feeling = choice.about
    return about if isinstance(about, int) else about.track


def feeling(g: City, choice: Choice) -> str:
    return TRACK_NAMES[track_of(choice)]


PROMPTS: dict[str, Callable[[City, Choice], str]] = {
    "advisor": lambda g, choice: "Which Advisor are you?",
    "give-up": lambda g, choice: "Which Citizen card do you give up, at its starting cost?",
    "turn": lambda g, choice: "What do you do?",
    "fuel-first": lambda g, choice: f"How much coal? ({furnace(g)})",
    "fuel": lambda g, choice: f"How much coal goes into the Generator? ({furnace(g)})",
    "hub": lambda g, choice: "Which Steam Hub is lit, for 1 coal?",
    "light-hub": lambda g, choice: "Which Steam Hub is lit, for 1 coal?",
    "cover": lambda g, choice: "Who lies on the Spent Citizen token?",
    "meeple": meeple_prompt,
    "gather": lambda g, choice: "Where do you gather?",
    "use": lambda g, choice: "Which Building do you use?",
    "scout": lambda g, choice: "Which trail does the Scout take?",
    "special": lambda g, choice: "Which Special Action?",
    "play": lambda g, choice: "Which Citizen card do you play?",
    "heated-meal": lambda g, choice: "A hot meal for 2 food, so that nobody falls sick of the cold?",
    "rest": lambda g, choice: "What does the rest bring?",
    "way-to-use": lambda g, choice: f"How do you use the {building_name(g.building[choice.about])}?",
    "double-ration": lambda g, choice: "2 food for one more cure?",
    "reuse": lambda g, choice: "Which Building works once more?",
    "reuse-worker": lambda g, choice: "Which Worker works once more?",
    "construct": lambda g, choice: f"Build or dismantle? ({choice.about} left)",
    "build": lambda g, choice: "What do you build?",
    "build-on": lambda g, choice: f"Where does the {building_name(choice.about)} stand?",
    "dismantle": lambda g, choice: "What do you dismantle?",
    "destroy": lambda g, choice: "Which Building is destroyed?",
    "remove-snow": lambda g, choice: "Where do you clear the snow?",
    "place-near": lambda g, choice: "Where does a Near tile go?",
    "place-far": lambda g, choice: "Where does a Far tile go?",
    "take": lambda g, choice: f"How many do you take from {space_name(g.box, choice.about.space)}?",
    "take-from": lambda g, choice: "From which space?",
    "fell": lambda g, choice: "Which tree is felled?",
    "thump": lambda g, choice: "On which space is coal thumped up?",
    "lose-from": lambda g, choice: "From which tile?",
    "option": event_prompt,
    "dusk-effect": lambda g, choice: "Dusk: which card first?",
    "night-effect": lambda g, choice: "Night: which card first?",
    "keep-faith": lambda g, choice: "Which of the revealed Dusk cards is discarded?",
    "law": lambda g, choice: "Which Law is introduced?",
    "build-now": lambda g, choice: f"Build the {building_name(choice.about)} at once, free of charge?",
    "technology": lambda g, choice: "Which Technology is developed next?",
    "improvement": lambda g, choice: f"Upgrade a Building, or hurry the Technology? ({choice.about} left)",
    "upgrade": lambda g, choice: "Which Building is upgraded?",
    "which-scout": lambda g, choice: "Which Scout moves first?",
    "route": lambda g, choice: route_prompt(g, choice),
    "way": way_prompt,
    "whose-advisor": lambda g, choice: "Whose Advisor is heard this Round?",
    "advise": lambda g, choice: f"Use the {g.box.advisors[choice.about].name}?",
    "call-to-rise": lambda g, choice: f"Send out the Call to Rise now? It brings {cards_word(choice.about)}.",
    "next-sick": lambda g, choice: "Whose sickness comes first?",
    "additives": lambda g, choice: f"Food Additives: 2 food for 10 hunger less? (hunger {g.hunger}; Greed increases)",
    "sleepless": lambda g, choice: "There are too few warm beds. Who goes without?",
    "raise": lambda g, choice: f"{feeling(g, choice)} increases: draw a token, or activate one?",
    "lower": lambda g, choice: f"{feeling(g, choice)} decreases: exhaust a token, or remove one?",
    "activate": lambda g, choice: f"Which {feeling(g, choice)} token is activated?",
    "exhaust": lambda g, choice: f"Which {feeling(g, choice)} token is exhausted?",
    "discard": lambda g, choice: f"Which {feeling(g, choice)} token goes back to the bag?",
    "pick": lambda g, choice: f"The Council picks a {feeling(g, choice)} token from the bag.",
    "activate-all": lambda g, choice: "Which type of Hope becomes active?",
    "exhaust-all": lambda g, choice: "Which type of Discontent is exhausted?",
    "join": lambda g, choice: "Who joins?",
    "somebody": lambda g, choice: ("Who falls sick?", "Who dies?", "Who leaves?")[choice.about],
    "spent": lambda g, choice: "Who is spent?",
    "cure": lambda g, choice: f"Who is cured? ({choice.about} to cure)",
    "treat": lambda g, choice: f"Who is treated? ({choice.about} to treat)",
    "cure-or-treat": lambda g, choice: "Cure or treat?",
    "bury": lambda g, choice: "How many are buried?",
    "mourn": lambda g, choice: (
        f"Dead: {article(citizen_name(choice.about))}. Give a card from your hand, instead of the deck?"
    ),
}


def furnace(g: City) -> str:
    return f"heat {g.heat}, cold {g.cold}, {g.stock[COAL]} coal"


def cards_word(number: int) -> str:
    return f"{number} Citizen card{'' if number == 1 else 's'}"


def route_prompt(g: City, choice: Choice) -> str:
    card = g.box.expeditions[g.stacks[choice.about][-1] // 2]
    return f"The Scout has arrived. {card.title}: {card.story}"


def prompt(g: City, choice: Choice) -> str:
    return PROMPTS[choice.question.name](g, choice)


# -- options ----------------------------------------------------------------------------------------------------------


def label(g: City, choice: Choice, value: int) -> str:
    return LABELS[choice.question.name](g, choice, value)


def turn_label(g: City, choice: Choice, what: int) -> str:
    return TURNS[what](g)


TURNS: Final[dict[int, Callable[[City], str]]] = {
    FUEL_FIRST: lambda g: f"Fuel the Generator first ({g.stock[COAL]} coal; heat {g.heat}, cold {g.cold})",
    CONSTRUCT: lambda g: "Construct: build and dismantle (heated)",
    DEPLOY_SCOUTS: lambda g: "Send out a Scout (heated)",
    GATHER: lambda g: "Gather Resources",
    REMOVE_SNOW: lambda g: "Remove snow (cold)",
    USE: lambda g: "Use a Building",
    SPECIAL: lambda g: "Special Action of a card",
    REST: lambda g: "Time to Rest: exhaust Justice, and somebody rests",
    CITIZEN_CARD: lambda g: "Act with a Citizen card from your hand",
    EXTENDED_SHIFT_TURN: lambda g: "Extended Shift: exhaust Motivation, and a Building works once more",
    PASS: lambda g: f"Pass{'' if g.passed + 1 < g.seats else ' and end the Action Phase'}{losses_ahead(g)}",
}


def losses_ahead(g: City) -> str:
    """What will lose the game if nothing is done, for whoever is about to pass."""
    voice = SPEECH.voice(g.box)
    warned = [voice.say(message, numbers) for message, numbers in dangers(g) if message in LOSING]
    return f" ({' '.join(warned)})" if warned else ""


def sickening(g: City, kind: int) -> str:
    """What one more sick of the type would mean."""
    type_ = TYPE_OF[kind]
    name = citizen_name(type_)
    if g.sick[type_] < g.people[type_]:
        return f"1 {name} falls sick"
    return f"{article(name)} dies" if g.skull[type_] else f"{article(name)} becomes gravely ill"


def warmth(g: City, act: Act, target: int) -> str:
    return "heated" if is_warm(g, act.action, target, card_of(g, act)) else "cold"


def meeple_label(g: City, choice: Choice, kind: int) -> str:
    act: Act = choice.about
    if kind == AUTOMATON:
        return "Automaton (burns 1 coal)"
    if warmth(g, act, act.target) == "heated":
        return f"{MEEPLES[kind]} (heated)"
    return f"{MEEPLES[kind]} (cold: {sickening(g, kind)})"


def lying_at(g: City, space: int) -> str:
    lies = g.lies[space]
    return "nothing" if lies == NONE else f"{g.amount[space]} {lying_name(lies, g.amount[space])}"


def gather_label(g: City, choice: Choice, space: int) -> str:
    return f"{space_name(g.box, space)}: {lying_at(g, space)} ({warmth(g, choice.about, space)})"


def building_at(g: City, space: int) -> str:
    upgraded = "upgraded " if g.improved[space] else ""
    return f"{upgraded}{building_name(g.building[space])}"


def use_words(g: City, space: int) -> str:
    uses = g.box.uses[g.building[space]][g.improved[space]]
    return " / ".join(effects(g.box, use.do) for use in uses)


def use_label(g: City, choice: Choice, space: int) -> str:
    card = card_of(g, choice.about)
    does = use_words(g, space) if card is None else effects(g.box, card.do)
    heated = warmth(g, choice.about, space)
    return f"{building_at(g, space)} on {space_name(g.box, space)}: {does} ({heated})"


def scout_label(g: City, choice: Choice, stack: int) -> str:
    cards = g.stacks[stack]
    card = g.box.expeditions[cards[-1] // 2]
    steps = sum(1 - other % 2 for other in cards[:-1]) + card.spaces
    return f"{stack_name(g.box, stack)}: {card.title} ({card.deck}, {HINTS[card.hint]}; {steps} spaces)"


HINTS: Final = {"goods": "Food or Resources", "people": "Citizens", "both": "Citizens and goods"}


def special_label(g: City, choice: Choice, event: int) -> str:
    special = g.box.events[event].special
    assert special is not None
    who = "" if special.by == NONE else f" [{citizen_name(special.by)}]"
    return f"{event_name(g.box, event)}{who}: {effects(g.box, special.do)}{' (cold)' if special.cold else ''}"


def card_label(g: City, choice: Choice, number: int) -> str:
    card = g.box.citizen_cards[number]
    where = " or ".join(building_name(building) for building in card.ability.buildings) or card.ability.action
    warm = ", heated" if card.ability.heated else ""
    return f"{citizen_card_name(g.box, number)} [{where}{warm}]: {effects(g.box, card.ability.do)}"


def give_up_label(g: City, choice: Choice, number: int) -> str:
    card = g.box.citizen_cards[number]
    return f"{citizen_card_name(g.box, number)}: {effects(g.box, card.cost)}"


def mourn_label(g: City, choice: Choice, number: int) -> str:
    if number == g.box.no_card:
        return "Keep your cards; the deck decides"
    return f"{citizen_card_name(g.box, number)}: {effects(g.box, g.box.citizens[number].deaths[choice.about])}"


def option_label(g: City, choice: Choice, option: int) -> str:
    chosen = g.box.events[choice.about].options[option]
    return f"{chosen.story} [{effects(g.box, chosen.do)}]"


def way_label(g: City, choice: Choice, option: int) -> str:
    chosen = g.box.expeditions[choice.about].options[option]
    later = ", on return" if chosen.go.startswith("on") else ""
    return f"{chosen.story} [{effects(g.box, chosen.do)}{later}; {chosen.go}]"


def way_to_use_label(g: City, choice: Choice, way: int) -> str:
    return effects(g.box, g.box.uses[g.building[choice.about]][g.improved[choice.about]][way].do).capitalize()


def cost_words(cost: Sequence[int]) -> str:
    return listing([f"{count} {lying_name(lying, count)}" for lying, count in enumerate(cost) if count]) or "nothing"


def build_label(g: City, choice: Choice, building: int) -> str:
    row = g.box.buildings[building]
    parts = [f"insulation {INSULATIONS[row.insulation]}"] if row.insulation <= BLUE else []
    if row.beds:
        parts.append(f"{row.beds} beds")
    if row.uses:
        parts.append(" / ".join(effects(g.box, use.do) for use in row.uses))
    if row.effect:
        parts.append(row.effect)
    size = "large, " if row.large else ""
    return f"{row.name} for {cost_words(row.cost)} ({size}{'; '.join(parts)}; {g.left[building]} left)"


def site_label(g: City, choice: Choice, space: int) -> str:
    if g.box.large[choice.about]:
        lost = [lying_at(g, other) for other in (space, space + 1) if g.lies[other] != NONE]
    else:
        lost = [lying_at(g, space)] if g.lies[space] != NONE else []
    return space_name(g.box, space) + (f" (what lies there is lost: {listing(lost)})" if lost else "")


def building_space_label(g: City, choice: Choice, space: int) -> str:
    return f"{building_at(g, space)} on {space_name(g.box, space)}"


def upgrade_label(g: City, choice: Choice, space: int) -> str:
    building = g.building[space]
    row = g.box.buildings[building]
    better = " / ".join(effects(g.box, use.do) for use in row.upgraded)
    colour = INSULATIONS[g.box.insulation[building][1]]
    return f"{row.name} on {space_name(g.box, space)} for {cost_words(row.upgrade)}: {colour}; {better}"


def space_label(g: City, choice: Choice, space: int) -> str:
    return "Enough" if space == SPACES else f"{space_name(g.box, space)}: {lying_at(g, space)}"


def workplace_label(g: City, choice: Choice, place: int) -> str:
    if place == BUILDING_SITE:
        return "Construct once more"
    if place == SNOW_FIELD:
        return "Remove snow once more"
    if g.building[place] != NONE:
        return f"{building_at(g, place)} on {space_name(g.box, place)}"
    return f"Gather on {space_name(g.box, place)}: {lying_at(g, place)}"


def law_label(g: City, choice: Choice, law: int) -> str:
    row = g.box.laws[law]
    now = f"{effects(g.box, row.now)}. " if row.now else ""
    return f"{row.name}: {capitalised(now)}{row.effect}"


def technology_label(g: City, choice: Choice, technology: int) -> str:
    row = g.box.technologies[technology]
    return f"{row.name} ({row.cost} Rounds): {row.effect}"


def route_label(g: City, choice: Choice, route: int) -> str:
    return "Go in" if route else "Leave it aside, and go on"


def fuel_label(g: City, choice: Choice, coal: int) -> str:
    """How warm it would be, and what that heats."""
    heat = g.heat + coal
    colours = [INSULATIONS[number] for number in range(3) if g.box.insulation_level[g.ranges[number]] < heat]
    zones = [number for number in range(3) if g.box.zone_level[g.ranges[number]] < heat]
    reach = ("the Generator tile", "the Near tiles", "the Far tiles")[max(zones)] if zones else ""
    warm = listing([*(f"{colour} Buildings" for colour in colours), *([f"all to {reach}"] if reach else [])])
    return f"{coal} coal: heat {heat} ({'warm: ' + warm if warm else 'nothing is warm'})"


def type_label(g: City, choice: Choice, answer: int) -> str:
    return g.box.vocabulary.domains["tokens"].words[answer].capitalize()


def raise_label(g: City, choice: Choice, answer: int) -> str:
    return "Draw a token" if answer == DRAW else f"Activate {type_label(g, choice, answer)}"


def lower_label(g: City, choice: Choice, answer: int) -> str:
    word = type_label(g, choice, answer % EXHAUSTED)
    return f"Remove {word} (exhausted)" if answer >= EXHAUSTED else f"Exhaust {word}"


def discard_label(g: City, choice: Choice, answer: int) -> str:
    word = type_label(g, choice, answer % EXHAUSTED)
    return f"{word} ({'exhausted' if answer >= EXHAUSTED else 'active'})"


def citizens_label(g: City, choice: Choice, kind: int) -> str:
    return f"{citizen_name(kind, 2)} ({g.people[kind]}, {g.sick[kind]} sick)"


def patient_label(g: City, choice: Choice, kind: int) -> str:
    if kind == ENOUGH:
        return "Enough"
    return f"{citizen_name(kind)} ({g.sick[kind]} sick{', gravely' if g.skull[kind] else ''})"


def sleepless_label(g: City, choice: Choice, kind: int) -> str:
    return f"{citizen_name(kind)} ({sickening(g, kind)})"


def advisor_label(g: City, choice: Choice, advisor: int) -> str:
    row = g.box.advisors[advisor]
    exhausts = g.box.cards.lexicon.types["feeling"].known()[row.exhausts].capitalize()
    return f"{row.name}: exhaust {exhausts}; {effects(g.box, row.do)}"


def whose_label(g: City, choice: Choice, seat: int) -> str:
    return "Nobody's" if seat >= g.seats else advisor_label(g, choice, g.advisors[seat])


def yes_no(g: City, choice: Choice, answer: int) -> str:
    return "Yes" if answer else "No"


def event_label(g: City, choice: Choice, event: int) -> str:
    return "Discard nothing" if event == g.box.no_event else event_name(g.box, event)


def place_label(g: City, choice: Choice, place: int) -> str:
    return g.box.place_words[place]


LABELS: dict[str, Callable[[City, Choice, int], str]] = {
    "advisor": advisor_label,
    "give-up": give_up_label,
    "turn": turn_label,
    "fuel-first": fuel_label,
    "fuel": fuel_label,
    "hub": space_label,
    "light-hub": space_label,
    "cover": lambda g, choice, kind: MEEPLES[kind],
    "meeple": meeple_label,
    "gather": gather_label,
    "use": use_label,
    "scout": scout_label,
    "special": special_label,
    "play": card_label,
    "heated-meal": lambda g, choice, answer: "Yes: 2 food, and it is heated" if answer else "No: into the cold",
    "rest": lambda g, choice, answer: "Activate Care and Motivation" if answer else "Discard a Discontent token",
    "way-to-use": way_to_use_label,
    "double-ration": lambda g, choice, answer: "Yes: 2 food, cure 1" if answer else "No",
    "reuse": building_space_label,
    "reuse-worker": workplace_label,
    "construct": lambda g, choice, what: ("Build", "Dismantle", "Done")[what],
    "build": build_label,
    "build-on": site_label,
    "dismantle": building_space_label,
    "destroy": building_space_label,
    "remove-snow": lambda g, choice, side: ("Two Near tiles", "One Far tile")[side],
    "place-near": place_label,
    "place-far": place_label,
    "take": lambda g, choice, number: f"Take {number}",
    "take-from": space_label,
    "fell": space_label,
    "thump": space_label,
    "lose-from": space_label,
    "option": option_label,
    "dusk-effect": lambda g, choice, event: f"{event_name(g.box, event)}: {effects(g.box, g.box.events[event].dusk)}",
    "night-effect": lambda g, choice, event: f"{event_name(g.box, event)}: {effects(g.box, g.box.events[event].night)}",
    "keep-faith": event_label,
    "law": law_label,
    "build-now": yes_no,
    "technology": technology_label,
    "improvement": lambda g, choice, what: ("Upgrade a Building", "Hurry the Technology by a Round", "Enough")[what],
    "upgrade": upgrade_label,
    "which-scout": lambda g, choice, stack: stack_name(g.box, stack),
    "route": route_label,
    "way": way_label,
    "whose-advisor": whose_label,
    "advise": yes_no,
    "call-to-rise": yes_no,
    "next-sick": citizens_label,
    "additives": yes_no,
    "sleepless": sleepless_label,
    "raise": raise_label,
    "lower": lower_label,
    "activate": type_label,
    "exhaust": type_label,
    "discard": discard_label,
    "pick": type_label,
    "activate-all": type_label,
    "exhaust-all": type_label,
    "join": citizens_label,
    "somebody": citizens_label,
    "spent": citizens_label,
    "cure": patient_label,
    "treat": patient_label,
    "cure-or-treat": lambda g, choice, answer: (
        f"Treat {choice.about.treats}" if answer else f"Cure {choice.about.cures}"
    ),
    "bury": lambda g, choice, number: f"Bury {number}",
    "mourn": mourn_label,
}
