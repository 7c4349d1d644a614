"""The headline, what the group owns, and what hangs over it: lines with a name before them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from .....kernel import listing
from ... import nouns
from ...box import WarBox
from ...speech import SPEECH
from ...state import ACTION_ROUNDS
from ..cards import event_kind, in_deck
from ..names import PHASES, amounts, counted, lasting_words
from ..out import WarTrip
from ..view import PHASE_WORDS, WarLater, WarObjective, WarTonight, WarView
from .marks import BAD, COLD, DANGER, FAINT, HEADING, goods_listed, people_listed

LABEL: Final = len("Objective")
FIRST: Final = {  # told even if there is none
    "canned-food": "canned",
    "raw-food": "raw",
    "vegetable": "vegetables",
    "water": "water",
    "wood": "wood",
    "component": "components",
}
BY_DAY: Final = ("morning", "day", "dusk")
NOT_EATEN: Final = ("water", "wood", "component")
Row = tuple[str, Text]
INSTEAD: Final = {key: one for key, one, _ in nouns.INSTEAD}


# -- the day ----------------------------------------------------------------------------------------------------------


def headline(table: WarView, box: WarBox, names: list[str], width: int) -> Text:
    """The day, the phase, who holds the book, the cold; and as much more as has room."""
    text = Text.assemble((f" Day {table.day}, {phase_words(table)} ", "bold reverse"))
    text.append(f"  {names[table.leader]} holds the book")
    cold = table.cold
    text.append(f"   {counted(cold, 'cold token')}" if cold else "   no cold", COLD if cold else FAINT)
    scenario = next(one.title for one in box.scenarios if one.id == table.scenario)
    left = table.events.left
    for words in (f"{counted(left, 'day')} to come at most", scenario):
        if len(text) + 3 + len(words) <= width:
            text.append(f"   {words}", FAINT)
    return text


def phase_words(table: WarView) -> str:
    if table.phase == "set-up":
        return "before the first morning"
    words = PHASES[PHASE_WORDS.index(table.phase)]
    number = table.round
    if not number:
        return words
    return f"{words}, round {number} of {ACTION_ROUNDS}" if number <= ACTION_ROUNDS else f"{words}, a fourth action"


# -- lines ------------------------------------------------------------------------------------------------------------


def lines(rows: Iterator[Row], width: int) -> Table:
    """A line or more for each, with its name before it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=HEADING, width=LABEL, overflow="ellipsis")
    grid.add_column(width=max(1, width - LABEL - 1))
    for label, text in rows:
        grid.add_row(Text(label), text)
    return grid


def stores(table: WarView, box: WarBox) -> Iterator[Row]:
    """STORAGE, what is laid ready or on its way, and what is hidden."""
    yield "Storage", most_needed(table.storage)
    rest = {word: number for word, number in table.storage.items() if word not in FIRST}
    if rest:
        yield "", Text(goods_listed(rest))
    if table.lent:
        yield "In use", Text(goods_listed(table.lent))
    if table.pile and table.trip is None:
        yield "Carried", Text(f"{goods_listed(table.pile)} ({load_words(table)})")


def most_needed(stored: dict[str, int]) -> Text:
    """Meals, water, wood and components, even if there are none."""
    text = Text("food: ")
    for word, name in FIRST.items():
        number = stored.get(word, 0)
        text.append("   " if word in NOT_EATEN else "  " if word != next(iter(FIRST)) else "")
        text.append(f"{name} ", "" if number else FAINT).append(str(number), HEADING if number else FAINT)
    return text


def load_words(table: WarView) -> str:
    load = table.load
    return "" if load is None else f"weight {load.weight} of {load.capacity}"


def over_us(table: WarView, box: WarBox) -> Iterator[Row]:
    """The card at hand, Events in force, the Objective, places to go, tonight, what is still to come."""
    yield from at_hand(table, box)
    for name in table.events.open:
        number = box.event_ids.index(name)
        yield "Event", Text.assemble((box.events[number].title, HEADING), f": {lasting_words(box, number)}")
    if table.objective is not None:
        yield "Objective", objective(table.objective, box)
    if table.completed:
        titles = [card.title for card in box.objectives if card.id in table.completed]
        yield "Completed", Text(listing(titles))
    if table.trip is None:
        yield "Places", places(table, box)
    elif table.script is not None or table.fight is not None:
        yield "Trip", Text(out_there(table.trip, table, box))
    night = tonight(table, box)
    if night:
        yield "Tonight", Text(night)
    rest = "; ".join(also(table, box))
    if rest:
        yield "Also", Text(rest)


def at_hand(table: WarView, box: WarBox) -> Iterator[Row]:
    """The Event or the Visitor that is being carried out; the question tells its story."""
    if table.event is not None:
        event = in_deck(box.events, table.event)
        yield "Now", Text.assemble((event.title, HEADING), f" ({event_kind(event)})")
    if table.visitor is not None:
        yield "Now", Text.assemble((in_deck(box.visitors, table.visitor).title, HEADING), " (at the door)")


def also(table: WarView, box: WarBox) -> Iterator[str]:
    """Pets, what is kept, what is still to come, who is gone."""
    if table.pets:
        yield f"in the house: {listing([f'the {pet}' for pet in table.pets])}"
    if table.kept:
        yield f"kept: {listing([card.title for card in box.narrative if card.id in table.kept])}"
    if table.later:
        yield f"to come: {listing([later(one) for one in table.later])}"
    if table.gone:
        yield f"gone: {gone(table, box)}"


def objective(now: WarObjective, box: WarBox) -> Text:
    card = next(one for one in box.objectives if one.id == now.card)
    text = Text(card.title, HEADING)
    if card.steps:
        track = "●" * now.status + "○" * (now.steps - now.status)
        return text.append(f"  {track} {now.status} of {now.steps}; a step takes {amounts(card.price)}", "not bold")
    said = box.cards.words(card.when) if card.when else ""
    return text.append(f": {said[:1].lower()}{said[1:]}", "not bold") if said else text


def places(table: WarView, box: WarBox) -> Text:
    """'near Quince Lane Bakery (10)': how many Unknown cards await there, and what is hidden."""
    text = Text()
    for word, name, hidden in zip(nouns.PLACES, table.places, table.hidden, strict=False):
        card = next((one for one in box.locations if one.id == name), None)
        text.append("   " if text else "").append(f"{word} ", FAINT)
        text.append(f"{card.title} ({card.number})" if card is not None else "none")
        if hidden:
            text.append(f" [{goods_listed(hidden)} hidden]", "green")
    return text


def out_there(trip: WarTrip, table: WarView, box: WarBox) -> str:
    """Where the scavengers are, in a line, while something else fills the picture."""
    where = next(card.title for card in box.locations if card.id == trip.location)
    carried = goods_listed(table.pile) or "nothing"
    left = f"{counted(trip.unknown, 'unknown card')} left"
    return f"{where}; noise {trip.noise}; {left}; carried: {carried} ({load_words(table)})"


def tonight(table: WarView, box: WarBox) -> str:
    """Who guards, what keeps a raid off, and what makes it worse. By day the house alone shows its boards."""
    night, said = table.tonight, []
    if night.guards:
        said.append(f"on guard: {people_listed(box, table.group, night.guards)}")
    if any(table.boarded) and table.phase not in BY_DAY:
        said.append(f"{counted(sum(table.boarded), 'hole')} boarded up")
    said += raid(night)
    if table.beds and table.phase == "evening":
        said.append(counted(table.beds, "bed"))
    return "; ".join(said)


def raid(night: WarTonight) -> list[str]:
    """What is left of a raid that is under way; before it, what changes it."""
    if night.under_way:
        return [f"still to come: {night.damage} damage and {counted(night.wounds, 'wound')}"]
    if night.spared:
        return ["no raid"]
    changes = {"damage": night.damage + night.events.damage, "wounds": night.wounds + night.events.wounds}
    said = [f"{by:+d} {what}" for what, by in changes.items() if by]
    return [f"the raid: {' and '.join(said)}"] if said else []


def later(one: WarLater) -> str:
    """'script 622 (at the next dusk)': what it is called would tell too much."""
    if one.when in INSTEAD:
        when = f"instead of the next {INSTEAD[one.when]}"
    else:
        when = f"in {counted(one.days, 'day')}, at {one.when}" if one.days else f"at the next {one.when}"
    return f"script {one.script} ({when})"


def gone(table: WarView, box: WarBox) -> str:
    names = {card.id: card.name for card in box.characters}
    return listing([f"{names[one.character]} ({'left' if one.left else 'dead'})" for one in table.gone])


# -- dangers ----------------------------------------------------------------------------------------------------------

# What the marks beside the people, and the line about tonight, tell as well.
TOLD_ELSEWHERE: Final = (
    "danger-hunger",
    "danger-misery",
    "danger-wounds",
    "danger-illness",
    "danger-raid-damage",
    "danger-raid-wounds",
)


def dangers(table: WarView, box: WarBox, names: list[str]) -> Text | None:
    """What will be lost if nothing is done, in a row."""
    coming = [row for row in table.dangers if row[0] not in TOLD_ELSEWHERE]
    said = [f"{DANGER} {SPEECH.voice(box, names).say(message, numbers)}" for message, numbers in coming]
    return Text("  ".join(said), BAD) if said else None
