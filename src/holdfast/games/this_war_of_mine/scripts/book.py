"""The Book of Scripts: reading on, choosing, and who leads (TW-GEN-05, TW-GEN-06)."""

from __future__ import annotations

from collections.abc import Callable

from ....cards import CardBase, Sentence, open_options, perform, why_not_option
from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ..cards import Roll, Script
from ..combat import dice
from ..here import NOWHERE, Here, of, this_character
from ..state import NONE, OPEN_BOOK, Shelter

# -- reading ----------------------------------------------------------------------------------------------------------


def read(g: Shelter, script: int, here: Here = NOWHERE) -> Rule:
    """TW-GEN-05: what happens at once, then a die table, options, or a continuation; the leader role passes on where
    there is a choice or a continuation. While the book lies open, all see at which script, and about whom it is."""
    before, reader, card = g.script, g.who, NONE if g.who == NONE else g.characters[g.who]
    while script != NONE:
        g.script, g.who = script, this_character(g, here)
        script = yield from read_one(g, script, here)
    g.script = before
    g.who = reader if reader == NONE or g.characters[reader] == card else NONE


def read_one(g: Shelter, script: int, here: Here) -> Ruling[int]:
    """TW-GEN-05: one script, whole; gives the one that continues it, NONE for none. What a die's row or an option leads
    to comes before what the whole script leads to."""
    card = g.box.scripts[script]
    g.reveals += 1
    tell_script(g, script)
    if script not in g.read:
        g.read = [*g.read, script]
    yield from perform(g, card.now, here)
    go = NONE
    if card.roll:
        place = roll_row(g, card.roll)
        row = card.roll[place]
        if row.story:
            tell_reader(g, "script-row", script, place)
        yield from perform(g, row.do, here)
        go = row.go
    elif card.options:
        pass_lead(g)
        tell_new_leader(g, script)
        chosen = yield from choose(g, card, OPTION, script, here)
        go = NONE if chosen == NONE else card.options[chosen].go
    if go == NONE:
        go = card.go
    if go != NONE and (card.roll or not card.options):
        pass_lead(g)
    return go


def read_on(g: Shelter, script: int, here: Here) -> Rule:
    """TW-GEN-05: a sentence that says to read a script continues the one that is open, if one is; the role passes on
    unless that script hands it over by itself."""
    if g.script != NONE and not hands_over(g.box.scripts[g.script]):
        pass_lead(g)
    yield from read(g, script, here)


def hands_over(card: Script) -> bool:
    return bool(card.options) or card.go != NONE


def tell_script(g: Shelter, script: int) -> None:
    """TW-GEN-06: the leader reads it; the others are told what is spoken there, unless the table reads with them."""
    if g.told is None:
        return
    tell_reader(g, "script-read", script)
    if not g.table[OPEN_BOOK]:
        for seat in range(g.seats):
            if seat != g.leader:
                g.tell_only(seat, "script-heard", script)


def tell_reader(g: Shelter, message: str, *numbers: int) -> None:
    """TW-GEN-06: what stands in the book, for who holds it, or for all where the table has settled so."""
    if g.seats == 1 or g.table[OPEN_BOOK]:
        g.tell(message, *numbers)
    else:
        g.tell_only(g.leader, message, *numbers)


def tell_new_leader(g: Shelter, script: int) -> None:
    """TW-GEN-05, TW-GEN-06: who decides has the book before them, not only what was said."""
    if g.seats > 1 and not g.table[OPEN_BOOK]:
        g.tell_only(g.leader, "script-read", script)


def pass_lead(g: Shelter) -> None:
    """TW-GEN-05: to the next player."""
    if g.seats > 1:
        g.leader = (g.leader + 1) % g.seats
        g.tell("leads", g.leader)


# -- options ----------------------------------------------------------------------------------------------------------


def why_not_script_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-GEN-05: an option of the script (`about`) whose condition is met and whose price can be paid."""
    script = g.box.scripts[choice.about]
    return why_not_card_option(g, script, option, "TW-GEN-05", "script-option", choice.about, of(g, g.who))


def card_option(deck: str, *, shown: bool = True) -> Callable[[Shelter, Choice, int], Facts]:
    """What an option of a card does, by the attribute of the box that holds the deck."""

    def facts(g: Shelter, choice: Choice, option: int) -> Facts:
        from .foretold import option_told  # it knows people, who are lost by scripts that are read here

        card: CardBase = getattr(g.box, deck)[choice.about]
        return option_told(g, card.options[option], card.id if shown else "")

    return facts


def who_hears(g: Shelter, choice: Choice) -> dict[str, int]:
    """TW-GEN-06: all who may answer read the question, so it tells only what all may hear; nothing is told twice."""
    return {"hears": int(g.seats > 1 and not g.table[OPEN_BOOK])}


OPTION = Question(
    "script-option",
    "options",
    why_not_script_option,
    about="script",
    team=True,
    asked=who_hears,
    facts=card_option("scripts", shown=False),
)


def why_not_card_option(
    g: Shelter, card: CardBase, option: int, rule: str, reason: str, about: int, here: Here = NOWHERE
) -> Refusal | None:
    """Why an option of a card is not open, with a reason that tells the card's deck."""
    refusal = why_not_option(g, card, option, rule, about, here)
    return None if refusal is None else Refusal(rule, reason, *refusal.numbers)


def choose(g: Shelter, card: CardBase, ask: Question, about: int, here: Here = NOWHERE) -> Ruling[int]:
    """TW-GEN-03: the leader takes one of the options that are open, and it is carried out; NONE where none is."""
    values = open_options(g, card, here)
    if not values:
        return NONE
    chosen = yield Choice(ask, g.leader, values, about)
    yield from perform(g, card.options[chosen].do, here)
    return chosen


# -- dice -------------------------------------------------------------------------------------------------------------


def roll_row(g: Shelter, rows: tuple[Roll, ...]) -> int:
    """TW-GEN-16: one roll of the black die; the row of the table that it falls on."""
    rolled = dice.black(g)
    g.tell("table-roll", rolled)
    return next(place for place, row in enumerate(rows) if rolled <= row.to)


def roll_table(g: Shelter, rows: tuple[Roll, ...], here: Here) -> Rule:
    """TW-GEN-16: one roll of the black die; its row is carried out, and its script read."""
    row = rows[roll_row(g, rows)]
    yield from perform(g, row.do, here)
    if row.go != NONE:
        yield from read_on(g, row.go, here)


def on_roll(g: Shelter, here: Here, n: int, do: Sentence) -> Rule:
    """TW-GEN-16: carried out on a roll of n or less."""
    rolled = dice.black(g)
    g.tell("chance-roll", rolled, n)
    if rolled <= n:
        yield from perform(g, (do,), here)
