"""Questions of Dusk, Evening and Scavenging: water and food, tonight's tasks, the way out and what comes home."""

from __future__ import annotations

from .....kernel import Choice, capitalised
from ...characters import people, states
from ...characters.anytime import FILLS
from ...combat import dice
from ...phases import dusk, evening
from ...phases.scavenging import DISCOVERED
from ...scavenging import findings, locations
from ...shelter import storage
from ...state import (
    BED,
    FATIGUE,
    FLOOR,
    FOODS,
    GOODS,
    GUARD,
    HUNGER,
    MISERY,
    MOST_PEOPLE,
    OUT,
    PLACES,
    STRICT_GUARD,
    WATER,
    WORST,
    Shelter,
)
from ..chances import change_words, in_ten, name_of, names_of, states_of
from ..names import amounts, counted, effects, goods_name, location_name
from .kinds import Label, Prompt, always, yes_or_no

DONE = MOST_PEOPLE
PROWESS = 0  # in nouns.ABILITIES
INVENTORY = 2

# -- dusk -------------------------------------------------------------------------------------------------------------


def everybody_drinks(g: Shelter, choice: Choice) -> str:
    needed = len(people.group(g))
    return f"Everybody drinks: {needed} of {g.stock[WATER]} water"


def drinker_label(g: Shelter, choice: Choice, person: int) -> str:
    """TW-DUSK-01, TW-DUSK-02."""
    if person != DONE:
        return f"{name_of(g, person)} drinks 1 of {g.stock[WATER]} water ({states_of(g, person)})"
    thirsty = dusk.without(g, choice.about.people)
    if not thirsty:
        return "That is all: everybody has drunk"
    hunger, misery = in_ten(dusk.WORST_THIRST), in_ten(dice.BLACK - dusk.WORST_THIRST)
    each = "; ".join(
        f"{name_of(g, person)}: {change_words(g, person, HUNGER, 1)} ({hunger}) or"
        f" {change_words(g, person, MISERY, 1)} ({misery})"
        for person in thirsty
    )
    return f"That is all; who goes thirsty rolls. {each}"


def eater_label(g: Shelter, choice: Choice, person: int) -> str:
    """TW-DUSK-03, TW-DUSK-07."""
    if person != DONE:
        eaten = "has eaten" if person in choice.about.people else "has not eaten yet"
        return f"{name_of(g, person)} ({eaten}; hunger {states.level(g, person, HUNGER)})"
    hungry = dusk.without(g, choice.about.people)
    if not hungry:
        return "That is all: everybody has eaten"
    return "That is all; who eats nothing: " + ", ".join(
        f"{name_of(g, person)} ({change_words(g, person, HUNGER, 1)})" for person in hungry
    )


def meal_label(g: Shelter, choice: Choice, food: int) -> str:
    """TW-DUSK-04, TW-DUSK-05, TW-DUSK-06: `about` is who eats."""
    if food == dusk.ENOUGH:
        return "Enough"
    goods = FOODS[food]
    hunger = change_words(g, choice.about, HUNGER, -FILLS[goods]) + ("" if FILLS[goods] else ", but it is a meal")
    return f"{capitalised(goods_name(goods))}: {hunger} ({g.stock[goods]} left)"


# -- evening ----------------------------------------------------------------------------------------------------------


def tonight_prompt(g: Shelter, choice: Choice) -> str:
    """TW-EVE-01, TW-EVE-06: with what the others do."""
    guards = names_of(g, people.guards(g))
    out = names_of(g, people.on_task(g, OUT))
    others = [f"on guard: {guards}"] if guards else []
    others += [f"out: {out}"] if out else []
    so_far = f" ({'; '.join(others)})" if others else ""
    return f"What does {name_of(g, choice.about)} do tonight?{so_far}"


def tonight_label(g: Shelter, choice: Choice, task: int) -> str:
    """TW-EVE-02, TW-EVE-03, TW-EVE-04, TW-EVE-05, TW-EVE-06, TW-EVE-07, TW-EVE-08, TW-SLEEP-06: what a task does to
    fatigue, and what helps with it."""
    person = choice.about
    prowess, inventory = (states.ability(g, person, ability) for ability in (PROWESS, INVENTORY))
    if task == BED:
        return f"Sleep in a bed: {change_words(g, person, FATIGUE, -WORST)}"
    if task == FLOOR:
        rest = evening.LIGHT_SLEEP if states.gift(g, person) == "light sleep" else evening.ON_THE_FLOOR
        return f"Sleep on the floor: {change_words(g, person, FATIGUE, -rest)}{unguarded(g, person)}"
    tired = change_words(g, person, FATIGUE, 1).replace(", asleep", ", asleep when the night is over")
    if task == GUARD:
        return f"Stand guard: {tired}; faces the raid (prowess {prowess}: re-rolls)"
    return f"Go out scavenging: {tired}; carries {inventory} (prowess {prowess}: re-rolls)"


def unguarded(g: Shelter, person: int) -> str:
    """TW-EVE-05: where nobody who could guard is left to be asked."""
    if people.guards(g) or any(not states.is_asleep(g, other) for other in evening.idle(g)):
        return ""
    return "; nobody guards, and that is the end" if g.table[STRICT_GUARD] else ""


# -- the way out ------------------------------------------------------------------------------------------------------


def place_label(g: Shelter, choice: Choice, place: int) -> str:
    """TW-SCAV-01, TW-SCAV-02, TW-SCAV-04, TW-ADVR-08."""
    if place == locations.NO_PLACE:
        return "There is nowhere to go"
    card = g.box.locations[g.places[place]]
    parts = [counted(card.number, "unknown card")]
    if card.rule:
        parts.append(card.rule.rstrip("."))
    elif card.arrive:
        parts.append(f"on arrival, {effects(g.box, card.arrive)}")
    if g.hidden[place]:
        found = in_ten(dice.BLACK - DISCOVERED)
        parts.append(f"hidden there: {amounts(g.hidden[place])}, {found} that nobody has found it")
    return f"{WHERE[place]}: {card.title} ({'; '.join(parts)})"


WHERE = ("Near", "Distant", "Far")


def do_they(g: Shelter) -> str:
    """'does Anna', 'do Anna and Ben'."""
    out = people.on_task(g, OUT)
    return f"{'does' if len(out) == 1 else 'do'} {names_of(g, out)}"


def take_along_prompt(g: Shelter, choice: Choice) -> str:
    going = do_they(g)
    taken = f" So far: {amounts(g.pile)}." if any(g.pile) else ""
    return f"What {going} take along? They can bring home a weight of {findings.capacity(g)}.{taken}"


def take_along_label(g: Shelter, choice: Choice, goods: int) -> str:
    """TW-SCAV-03."""
    if goods == GOODS:
        return f"Leave with {amounts(g.pile)}"
    return f"{capitalised(goods_name(goods))} (weight {g.box.weight[goods]}; {g.stock[goods]} on STORAGE)"


def exchange_prompt(g: Shelter, choice: Choice) -> str:
    cards = f"{len(g.unknown)} unknown cards are left"
    return f"Give {locations.PRICE} unknown cards back, unseen, for another location? ({cards})"


def exchange_label(g: Shelter, choice: Choice, place: int) -> str:
    """TW-ADVR-09, TW-ADVR-12."""
    if place == locations.NO_PLACE:
        return "Keep all locations, and explore"
    lost = f", with what is hidden there ({amounts(g.hidden[place])})" if g.hidden[place] else ""
    over = "; nothing is left to explore" if len(g.unknown) <= locations.PRICE else ""
    return f"{location_name(g.box, g.places[place])} leaves the game{lost}, and a new one comes to FAR{over}"


# -- what comes home --------------------------------------------------------------------------------------------------


def carry_more_label(g: Shelter, choice: Choice, person: int) -> str:
    """TW-ADVR-11."""
    if person == DONE:
        return "Nobody else"
    tired = change_words(g, person, FATIGUE, findings.STRAIN).replace(", asleep", ", asleep on return")
    return f"{name_of(g, person)}: carries 1 more, {tired}"


def load_words(g: Shelter) -> str:
    return f"weight {storage.weight(g, g.pile)}, they can carry {findings.capacity(g)}"


def leave_label(g: Shelter, choice: Choice, goods: int) -> str:
    """TW-FIND-03, TW-FIND-04, TW-FIND-05."""
    if goods == GOODS:
        return f"Nothing more: carry {amounts(g.pile)}"
    return f"{capitalised(goods_name(goods))} (weight {g.box.weight[goods]}; {g.pile[goods]} carried)"


def left_here(g: Shelter) -> str:
    return amounts(g.hidden[g.location]) if 0 <= g.location < PLACES and g.hidden[g.location] else "what is left"


def bring_home_label(g: Shelter, choice: Choice, number: int) -> str:
    """TW-FIND-02, TW-FIND-03: `about` is the resource."""
    goods = choice.about
    weight = storage.weight(g, g.pile) + number * g.box.weight[goods]
    return f"{number} {goods_name(goods, number)} (weight {weight} of {findings.capacity(g)})"


PROMPTS: dict[str, Prompt] = {
    "everybody-drinks": lambda g, choice: f"There is water for all ({g.stock[WATER]}). Does everybody drink?",
    "who-drinks": lambda g, choice: f"Who drinks next? ({g.stock[WATER]} water)",
    "who-eats": lambda g, choice: f"Who eats next? ({amounts(food_left(g))})",
    "meal": lambda g, choice: f"What does {name_of(g, choice.about)} eat?",
    "tonight": tonight_prompt,
    "where-to": lambda g, choice: f"Where {do_they(g)} go?",
    "take-along": take_along_prompt,
    "exchange": exchange_prompt,
    "carry-more": lambda g, choice: f"Who carries 1 more, for {findings.STRAIN} fatigue? ({load_words(g)})",
    "leave-behind": lambda g, choice: f"What is left behind? ({load_words(g)})",
    "hide": lambda g, choice: (
        f"Do you agree to hide this at {location_name(g.box, choice.about)}: {left_here(g)}? All must agree."
    ),
    "bring-home": lambda g, choice: f"How much {goods_name(choice.about, 2)} do they bring home? ({load_words(g)})",
}

LABELS: dict[str, Label] = {
    "everybody-drinks": yes_or_no(always("No: choose who drinks"), everybody_drinks),
    "who-drinks": drinker_label,
    "who-eats": eater_label,
    "meal": meal_label,
    "tonight": tonight_label,
    "where-to": place_label,
    "take-along": take_along_label,
    "exchange": exchange_label,
    "carry-more": carry_more_label,
    "leave-behind": leave_label,
    "hide": yes_or_no(
        lambda g, choice: f"No: it is discarded ({left_here(g)})",
        lambda g, choice: f"Yes: on the next visit, {in_ten(dice.BLACK - DISCOVERED)} that it is still there",
    ),
    "bring-home": bring_home_label,
}


def food_left(g: Shelter) -> list[int]:
    return [n if goods in FOODS else 0 for goods, n in enumerate(g.stock)]
