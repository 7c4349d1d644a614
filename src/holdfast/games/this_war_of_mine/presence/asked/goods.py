"""Questions of goods, trade, and what may be done at any time."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel import Choice, capitalised, listing
from ... import nouns
from ...characters import anytime, people
from ...characters.alcohol import DRINKS
from ...characters.anytime import DRINK, EAT, FILLS, GIVE_MEDICINE, MEAT, PAY_OBJECTIVE, SNACKS, USE_CARD
from ...scavenging import trade
from ...scavenging.trade import Deal
from ...scripts import narrative
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


def trading(asks: str) -> Prompt:
    def prompt(g: Shelter, choice: Choice) -> str:
        deal: Deal = choice.about
        only = "" if deal.colour == NONE else f" Only {nouns.COLOURS[deal.colour]} goods are on offer."
        return f"Trade: you have {deal.credit} left to spend.{only} {asks}"

    return prompt


def trade_label(g: Shelter, choice: Choice, what: int) -> str:
    """TW-TRADE-02."""
    if what == trade.GIVE:
        return "Give something"
    credit = choice.about.credit
    if what == trade.BUY:
        return f"Take something for the {credit}"
    return f"Done; what is left, {credit}, is lost" if credit else "Done"


def given_label(g: Shelter, choice: Choice, goods: int) -> str:
    """TW-TRADE-03, TW-TRADE-05."""
    return f"Give 1 {goods_name(goods)} for {storage.value(g, goods)} ({storage.loose(g, goods)} at hand)"


def bought_label(g: Shelter, choice: Choice, goods: int) -> str:
    """TW-TRADE-02, TW-TRADE-03."""
    credit, value = choice.about.credit, storage.value(g, goods)
    return f"Take 1 {goods_name(goods)} for {value} ({credit - value} of {credit} then left)"


# -- at any time ------------------------------------------------------------------------------------------------------


def anytime_label(g: Shelter, choice: Choice, aside: int) -> str:
    """TW-GEN-27."""
    if aside == PAY_OBJECTIVE:
        card = g.box.objectives[g.objective]
        return f"Meanwhile, pay step {g.status + 1} of {card.steps} of {card.title}: {amounts(card.price)}"
    if aside == USE_CARD:
        usable = [g.box.narrative[card].title for card in g.kept_cards if narrative.is_usable(g, card)]
        return f"Meanwhile, use a card that you keep: {', or '.join(usable)}"
    if aside == EAT:
        return f"Meanwhile, somebody eats {or_else(SNACKS[snack] for snack in anytime.snacks(g))}"
    if aside == GIVE_MEDICINE:
        there = or_else(MEDICAL[token] for token in anytime.medicines(g))
        return f"Meanwhile, lay {there} ready for somebody, until the Fate card"
    if aside == DRINK:
        return f"Meanwhile, somebody drinks {or_else(DRINKS[drink] for drink in anytime.drinks(g))}"
    there = listing([nouns.PETS[pet] for pet in anytime.pets(g, choice.about.pets)], "or")
    return f"Meanwhile, slaughter the {there}, if all agree"


def or_else(kinds: Iterable[int]) -> str:
    """'canned food or raw food'."""
    return listing([goods_name(goods) for goods in kinds], "or")


def food_label(g: Shelter, choice: Choice, snack: int) -> str:
    """TW-DUSK-08."""
    food = SNACKS[snack]
    return f"{capitalised(goods_name(food))}: lower hunger by {FILLS[food]} ({at_hand(g, food)})"


def token_label(g: Shelter, choice: Choice, token: int) -> str:
    """TW-ADVR-05."""
    goods = MEDICAL[token]
    return f"{capitalised(goods_name(goods))} ({at_hand(g, goods)})"


def drink_label(g: Shelter, choice: Choice, drink: int) -> str:
    """TW-ADVR-06."""
    return f"{drink_words(DRINKS[drink])} ({at_hand(g, DRINKS[drink])})"


def pet_label(g: Shelter, choice: Choice, pet: int) -> str:
    """TW-ADVR-03, TW-ADVR-04."""
    meat = f"{MEAT[pet]} {goods_name(RAW_FOOD, MEAT[pet])}"
    return f"The {nouns.PETS[pet]}: {meat}, a test of empathy for those at home"


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
    "trade": trading("What do you do?"),
    "trade-give": trading("What do you give?"),
    "trade-buy": trading("What do you take?"),
    "anytime": always("What is done meanwhile?"),
    "aside-food": always("What is eaten?"),
    "aside-medicine": always("Which medicine is laid ready?"),
    "aside-drink": always("What is drunk?"),
    "aside-pet": always("Which pet is slaughtered, if all agree?"),
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
    "trade-give": given_label,
    "trade-buy": bought_label,
    "anytime": anytime_label,
    "aside-food": food_label,
    "aside-medicine": token_label,
    "aside-drink": drink_label,
    "aside-pet": pet_label,
    "aside-eater": eater_label,
    "aside-patient": patient_label,
    "agree-slaughter": yes_or_no(always("No: it is spared"), slaughter_yes),
    "forfeit": either("No: the others go on", "Yes: the game is over"),
}
