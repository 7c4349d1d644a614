"""Questions of goods, trade, and what may be done at any time."""

from __future__ import annotations

from .....kernel import Choice
from ... import nouns
from ...characters import anytime, people
from ...characters.anytime import (
    DRINKS,
    EAT,
    FILLS,
    FIRST_DRINK,
    FIRST_MEDICAL,
    MEAT,
    PAY_OBJECTIVE,
    SLAUGHTER,
    USE_CARD,
)
from ...scavenging import trade
from ...scavenging.trade import Deal
from ...shelter import storage
from ...state import HUNGER, MEDICAL, NONE, RAW_FOOD, Shelter
from ..chances import change_words, name_of, states_of
from ..names import amounts, counted, goods_name, location_name
from .kinds import Label, Prompt, always, either, yes_or_no
from .night import drink_words

# -- what is lost or given --------------------------------------------------------------------------------------------


def piece_label(g: Shelter, choice: Choice, goods: int) -> str:
    return f"1 {goods_name(goods)} of {storage.loose(g, goods)}"


def worth_label(g: Shelter, choice: Choice, goods: int) -> str:
    value = storage.value(g, goods)
    return f"1 {goods_name(goods)}, which counts {value} ({storage.loose(g, goods)} at hand)"


def commission_label(g: Shelter, choice: Choice, goods: int) -> str:
    """TW-TRADE-01."""
    return "No trade after all" if goods == trade.ENOUGH else f"Give {worth_label(g, choice, goods)}"


def hidden_label(g: Shelter, choice: Choice, place: int) -> str:
    """TW-ADVR-10: `about` is the goods."""
    there = g.hidden[place][choice.about]
    return f"{location_name(g.box, g.places[place])}: {there} {goods_name(choice.about, there)} hidden"


# -- trade ------------------------------------------------------------------------------------------------------------


def trade_prompt(g: Shelter, choice: Choice) -> str:
    deal: Deal = choice.about
    only = "" if deal.colour == NONE else f" Only {nouns.COLOURS[deal.colour]} goods are on offer."
    return f"Trade: what you have given still counts {deal.credit}.{only} What do you give or take?"


def trade_label(g: Shelter, choice: Choice, answer: int) -> str:
    """TW-TRADE-02, TW-TRADE-03, TW-TRADE-05."""
    credit = choice.about.credit
    if answer == trade.DONE:
        return f"Done; what is left, {credit}, is lost" if credit else "Done"
    if answer < trade.BUY:
        value = storage.value(g, answer)
        return f"Give 1 {goods_name(answer)} for {value} ({storage.loose(g, answer)} at hand)"
    goods = answer - trade.BUY
    value = storage.value(g, goods)
    return f"Take 1 {goods_name(goods)} for {value} ({credit - value} of {credit} then left)"


# -- at any time ------------------------------------------------------------------------------------------------------


def anytime_label(g: Shelter, choice: Choice, aside: int) -> str:
    """TW-GEN-27."""
    if aside < FIRST_MEDICAL:
        food = EAT[aside]
        return f"Meanwhile, somebody eats {goods_name(food)}: lower hunger by {FILLS[food]} ({at_hand(g, food)})"
    if aside < FIRST_DRINK:
        token = MEDICAL[aside - FIRST_MEDICAL]
        return f"Meanwhile, lay {goods_name(token)} ready for somebody, until the Fate card ({at_hand(g, token)})"
    if aside < PAY_OBJECTIVE:
        drink = DRINKS[aside - FIRST_DRINK]
        words = drink_words(drink)
        return f"Meanwhile, somebody drinks {words[:1].lower()}{words[1:]} ({at_hand(g, drink)})"
    if aside == PAY_OBJECTIVE:
        card = g.box.objectives[g.objective]
        return f"Meanwhile, pay step {g.status + 1} of {card.steps} of {card.title}: {amounts(card.price)}"
    if aside == USE_CARD:
        usable = [g.box.narrative[card].title for card in g.kept_cards if anytime.is_usable(g, card)]
        return f"Meanwhile, use a card that you keep: {', or '.join(usable)}"
    pet = aside - SLAUGHTER
    meat = f"{MEAT[pet]} {goods_name(RAW_FOOD, MEAT[pet])}"
    return f"Meanwhile, slaughter the {nouns.PETS[pet]}, if all agree: {meat}, a test of empathy for those at home"


def at_hand(g: Shelter, goods: int) -> str:
    return f"{storage.at_hand(g, goods)} at hand"


def eater_label(g: Shelter, choice: Choice, person: int) -> str:
    """`about` is the food."""
    return f"{name_of(g, person)}: {change_words(g, person, HUNGER, -FILLS[choice.about])}"


def patient_label(g: Shelter, choice: Choice, person: int) -> str:
    return f"{name_of(g, person)} ({states_of(g, person)})"


def slaughter_yes(g: Shelter, choice: Choice) -> str:
    """TW-ADVR-03, TW-ADVR-04: all must agree, and those at home live with it."""
    meat = MEAT[choice.about]
    home = [f"{name_of(g, person)} {g.box.empathy[g.characters[person]]} in 10" for person in people.at_home(g)]
    return f"Yes: {meat} {goods_name(RAW_FOOD, meat)}; whom it touches has misery 1 higher ({', '.join(home)})"


PROMPTS: dict[str, Prompt] = {
    "take-hidden": lambda g, choice: f"The supply is empty. Where is hidden {goods_name(choice.about, 2)} taken from?",
    "lose-piece": lambda g, choice: f"Which piece is lost? ({counted(choice.about.left, 'piece')} to lose)",
    "commission": lambda g, choice: f"Goods that count {choice.about.due} go for the commission. What do you give?",
    "give-worth": lambda g, choice: f"Goods that count {choice.about} must be given. What do you give?",
    "trade": trade_prompt,
    "anytime": always("What is done meanwhile?"),
    "aside-eater": lambda g, choice: f"Who eats the {goods_name(choice.about)}?",
    "aside-patient": lambda g, choice: f"For whom are the {goods_name(MEDICAL[choice.about])} laid ready?",
    "agree-slaughter": lambda g, choice: f"Do you agree that the {nouns.PETS[choice.about]} is slaughtered?",
    "forfeit": always("All of those who began are gone: the final objective is out of reach. Do you give up?"),
}

LABELS: dict[str, Label] = {
    "take-hidden": hidden_label,
    "lose-piece": piece_label,
    "commission": commission_label,
    "give-worth": worth_label,
    "trade": trade_label,
    "anytime": anytime_label,
    "aside-eater": eater_label,
    "aside-patient": patient_label,
    "agree-slaughter": yes_or_no(always("No: it is spared"), slaughter_yes),
    "forfeit": either("No: the others go on", "Yes: the game is over"),
}
