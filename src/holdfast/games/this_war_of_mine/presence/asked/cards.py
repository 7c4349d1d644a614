"""Questions that stand on cards: options, who is meant, who is taken in, what is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from .....cards import CardBase, Option
from .....cards.sentences import Clause
from .....kernel import Choice, capitalised, ended
from ... import nouns
from ...box import WarBox
from ...characters import meaning, states
from ...scavenging import searching
from ...state import NONE, OPEN_BOOK, SET_UP, UNARMED, Shelter
from ..cards import GIFTS
from ..chances import EMPATHY, befalls, foretold, in_ten, name_of, outcome, states_of
from ..names import a_weapon, aloud, counted, effect, effects, script_name, spoken, told, within, words_of
from .kinds import Label, Prompt, yes_or_no

# -- options ----------------------------------------------------------------------------------------------------------


def option_words(g: Shelter, option: Option) -> str:
    """The story of an option, on what condition it is there, and what it will do. Where it leads is not told."""
    met = [within(g.box, words_of(g.box, clause)) for clause in option.if_.clauses if not is_memory(g.box, clause)]
    since = f" (since {' and '.join(met)})" if met else ""
    comes = [foretold(g, option.do)] if option.do else []
    if option.go != NONE:
        comes.append("the book tells more")
    return f"{aloud(option.story)}{since} [{capitalised('; '.join(comes) or 'nothing more')}]"


def is_memory(box: WarBox, clause: Clause) -> bool:
    """A condition about what was read before: the story says why an option is there."""
    return box.cards.lexicon.phrases[clause.phrase].pattern.source.startswith("script ")


def option_of(deck: Callable[[WarBox], Sequence[CardBase]]) -> Label:
    return lambda g, choice, option: option_words(g, deck(g.box)[choice.about].options[option])


def story_of(deck: Callable[[WarBox], Sequence[CardBase]]) -> Prompt:
    return lambda g, choice: f"{told(deck(g.box)[choice.about])} What do you do?"


def script_prompt(g: Shelter, choice: Choice) -> str:
    """TW-GEN-06: all who may answer read the question, so it tells only what all may hear. Who holds the book has the
    page itself; where everybody has it, it is not told twice."""
    card = g.box.scripts[choice.about]
    title = capitalised(ended(script_name(g.box, choice.about)))
    if g.seats == 1 or g.table[OPEN_BOOK]:
        return f"{title} What do you do?"
    said = " ".join(spoken(card.story))
    return f"{title} {f'You hear: {said} ' if said else ''}What do you do?"


def resident_prompt(g: Shelter, choice: Choice) -> str:
    """TW-COMB-01: with how many it may come to a fight, and how they are armed."""
    card = g.box.residents[choice.about]
    return f"{told(card)} {enemies_words(g.box, choice.about)} What do you do?"


def enemies_words(box: WarBox, resident: int) -> str:
    """'Thugs: 2 enemies if it comes to a fight, each with a knife (6 in 9), or bare hands (3 in 9).'"""
    card = box.residents[resident]
    if not card.enemies:
        return f"{capitalised(card.kind)}: nobody who fights."
    weapons = [a_weapon(arms.weapon) + fallback(arms.melee) for arms in (card.a, card.b, card.c)]
    carried = Counter(weapons[kind] for kind in box.enemy_kind)
    odds = ", or ".join(f"{weapon} ({tokens} in {len(box.enemies)})" for weapon, tokens in carried.items())
    number = counted(card.enemies, "enemy", "enemies")
    return f"{capitalised(card.kind)}: {number} if it comes to a fight, each with {odds}."


def fallback(melee: int) -> str:
    return "" if melee == UNARMED else f" and {a_weapon(melee)}"


# -- people -----------------------------------------------------------------------------------------------------------


def which_prompt(g: Shelter, choice: Choice) -> str:
    """'One of you: raise misery by 1. Who is it?' Before the first day nobody has drawn a card that says why: it is the
    scenario."""
    who, roll, deed, _ = choice.about
    meant = capitalised(nouns.WHO[who])
    if g.phase == SET_UP:
        meant = f"{g.box.scenarios[g.scenario].title}, before the first day. {meant}"
    if deed == NONE:
        return f"{meant}: who is it?"
    how = ""
    if roll == meaning.BY_EMPATHY:
        how = " tests empathy"
    elif roll != meaning.FOR_SURE:
        how = f" rolls {roll} or less"
    return f"{meant}{how}: {effect(g.box, g.box.deeds[deed])}. Who is it?"


def which_label(g: Shelter, choice: Choice, person: int) -> str:
    _, roll, deed, _ = choice.about
    comes = befalls(g, person, g.box.deeds[deed]) if deed != NONE else ""
    odds = ""
    if roll == meaning.BY_EMPATHY:
        odds = f"; touched {in_ten(states.ability(g, person, EMPATHY))}"
    elif roll != meaning.FOR_SURE:
        odds = f"; {in_ten(roll)}"
    return f"{name_of(g, person)} ({states_of(g, person)}{odds}){f': {comes}' if comes else ''}"


def take_in_prompt(g: Shelter, choice: Choice) -> str:
    card = g.box.characters[choice.about]
    return f"{card.name}, {card.trade}. {ended(card.story)} May {card.name} join the group?"


def newcomer(g: Shelter, choice: Choice) -> str:
    card = g.box.characters[choice.about]
    gift = f"; {GIFTS[card.gift]}" if card.gift else ""
    abilities = f"prowess {card.prowess}, empathy {card.empathy}, inventory {card.inventory}"
    return f"Take {card.name} in: one more who works, eats and drinks ({abilities}{gift})"


# -- finds ------------------------------------------------------------------------------------------------------------


def find_prompt(g: Shelter, choice: Choice) -> str:
    card, row = choice.about
    where = "something special" if row == searching.SPECIAL else f"something in the {nouns.ROWS[row]}"
    story = g.box.findings[card].story if row == searching.SPECIAL else ""
    return f"They find {where}. {f'{ended(story)} ' if story else ''}Do they take it?"


def find_taken(g: Shelter, choice: Choice) -> str:
    card, row = choice.about
    return f"Take it {outcome(g, g.box.finds[card][row])}"


# -- Narrative Action cards -------------------------------------------------------------------------------------------


def narrative_label(g: Shelter, choice: Choice, card: int) -> str:
    """TW-NARR-01, TW-NARR-02."""
    shown = g.box.narrative[card]
    does = [effects(g.box, shown.now)] if shown.now else []
    if shown.options:
        does.append("then choose: " + ", or ".join(effects(g.box, option.do) for option in shown.options))
    kept = "; kept until you use it" if shown.keep and card not in g.kept_cards else ""
    return f"{told(shown)} [{capitalised('; '.join(does) or 'nothing')}{kept}]"


PROMPTS: dict[str, Prompt] = {
    "resident": resident_prompt,
    "which-person": which_prompt,
    "take-in": take_in_prompt,
    "take-find": find_prompt,
    "narrative": lambda g, choice: "Two cards are drawn. Which is it to be? The other goes back.",
    "aside-card": lambda g, choice: "Which of the cards that you keep do you use?",
}

LABELS: dict[str, Label] = {
    "resident": option_of(lambda box: box.residents),
    "which-person": which_label,
    "take-in": yes_or_no(lambda g, choice: f"Turn {g.box.characters[choice.about].name} away", newcomer),
    "take-find": yes_or_no(lambda g, choice: "Leave it where it is", find_taken),
    "narrative": narrative_label,
    "aside-card": narrative_label,
}
