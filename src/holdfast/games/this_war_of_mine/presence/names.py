"""How things are called within a sentence: people, goods, places, cards, and what a card does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from ....cards import Conditions, Effects, Sentence
from ....cards.sentences import Clause
from ....kernel import ended, listing
from .. import nouns
from ..box import WarBox
from ..state import NONE, STATES, UNARMED

PHASES: Final = ("Morning", "Day", "Dusk", "Evening", "Scavenging", "Night Raid", "Dawn")
PLACES: Final = ("NEAR", "DISTANT", "FAR")
SPOKEN: Final = re.compile(r"\*([^*]+)\*")  # what is said aloud stands between asterisks in a story (TW-GEN-06)


# -- sentences --------------------------------------------------------------------------------------------------------


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def article(word: str) -> str:
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"


def aloud(story: str) -> str:
    """A story with nothing of the marks round what is spoken."""
    return story.replace("*", "")


def spoken(story: str) -> list[str]:
    """TW-GEN-06: what all may hear of a story."""
    return [ended(said.strip()) for said in SPOKEN.findall(story)]


# -- people and things ------------------------------------------------------------------------------------------------


def goods_name(goods: int, count: int = 1) -> str:
    return nouns.GOODS[goods][1 if count == 1 else 2]


def goods_many(goods: int) -> str:
    """As in 'there is no wood, there are no shovels': without a number."""
    return nouns.GOODS[goods][2]


def is_stuff(goods: int) -> bool:
    """Like water, of which there is much, not many."""
    return goods_many(goods) == goods_name(goods)


def some_goods(goods: int) -> str:
    """'water', 'a bandage'."""
    return goods_name(goods) if is_stuff(goods) else article(goods_name(goods))


def amounts(pile: Sequence[int]) -> str:
    """'2 wood and 1 component'; nothing at all is 'nothing'."""
    return listing([f"{n} {goods_name(goods, n)}" for goods, n in enumerate(pile) if n]) or "nothing"


def weapon_name(weapon: int) -> str:
    return "bare hands" if weapon == UNARMED else goods_name(weapon)


def a_weapon(weapon: int) -> str:
    return "bare hands" if weapon == UNARMED else article(goods_name(weapon))


def character_name(box: WarBox, card: int) -> str:
    return "nobody" if card == NONE else box.characters[card].name


def space_name(box: WarBox, space: int, side: int = 0) -> str:
    """Both sides of the board have the same places."""
    return box.plans[side].plan.spaces[space].name


def fitting_name(box: WarBox, fitting: int) -> str:
    return "nothing" if fitting == NONE else box.fittings[fitting].name


def obstacle_name(kind: int) -> str:
    return nouns.SHELTER_KINDS[kind][1]


def state_words(levels: Sequence[int]) -> str:
    """'hunger 2, wounds 1' by state; those at 0 are not named."""
    return ", ".join(f"{nouns.STATES[state]} {levels[state]}" for state in range(STATES) if levels[state])


# -- what cards say ---------------------------------------------------------------------------------------------------


def words_of(box: WarBox, said: Sentence | Conditions | Clause) -> str:
    """As `Pack.words`, and enemies are called by the title of their card: nobody knows its id."""
    names = {**box.cards.names, "residents": tuple(card.title for card in box.residents)}
    return box.cards.lexicon.words(said, "en", names)


def within(box: WarBox, text: str) -> str:
    """Within a sentence, but the name of a person or a Fitting keeps its capital."""
    names = (*(card.name for card in box.characters), *(card.name for card in box.fittings))
    return text if text.startswith(names) else text[:1].lower() + text[1:]


def effect(box: WarBox, sentence: Sentence) -> str:
    return within(box, words_of(box, sentence))


def effects(box: WarBox, done: Effects) -> str:
    """What a card does, within a sentence."""
    return "; ".join(effect(box, sentence) for sentence in done) or "nothing"


def condition(box: WarBox, asked: Conditions) -> str:
    return within(box, words_of(box, asked))


def inner(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence itself and those inside it."""
    yield sentence
    for arg in sentence.args:
        if isinstance(arg, Sentence):
            yield from inner(arg)


class Titled(Protocol):
    """A card with a title, a story and perhaps something to choose."""

    @property
    def title(self) -> str: ...
    @property
    def story(self) -> str: ...


def told(card: Titled) -> str:
    """'First Snow. It falls all night.'"""
    story = aloud(card.story)
    return ended(f"{ended(card.title)} {story}" if story else card.title)


def shown(card: Titled) -> str:
    """What the log says of a card that is turned over: where there is something to choose, the question tells its
    story."""
    return ended(card.title) if len(getattr(card, "options", ())) > 1 else told(card)


def objective_words(box: WarBox, number: int) -> str:
    """What an Objective asks for and brings (TW-OBJ-02, TW-OBJ-05)."""
    card = box.objectives[number]
    if card.steps:
        asks = f"{counted(card.steps, 'step')}, {amounts(card.price)} for each"
    else:
        asks = f"when the chapter is over, {condition(box, card.when)}" if card.when else "nothing"
    brings = [
        f"{label}: {effects(box, done)}"
        for label, done in (("reward", card.reward), ("if it fails", card.penalty))
        if done
    ]
    return "; ".join([asks, *brings])


def lasting_words(box: WarBox, number: int) -> str:
    """TW-MORN-03, TW-FAQ-03: what an Event does as long as it lies face up."""
    card = box.event_cards[number]
    parts = [
        f"{when}: {effects(box, done)}"
        for when, done in (
            ("in the morning", card.morning),
            ("at dusk", card.dusk),
            ("at dawn", card.dawn),
            ("whoever has acted on the top floor or outside", card.outside),
        )
        if done
    ]
    worse = [f"{card.damage} damage"] * (card.damage > 0) + [counted(card.wounds, "wound")] * (card.wounds > 0)
    if worse:
        parts.append(f"every raid: {' and '.join(worse)} more")
    return "; ".join(parts) or "nothing more happens for now"


# -- scripts ----------------------------------------------------------------------------------------------------------


def script_row(box: WarBox, script: int, row: int) -> str:
    return ended(aloud(box.scripts[script].roll[row].story))
