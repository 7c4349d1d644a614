"""The displays beside the board: cards lying open, Laws, Technologies, trails, the Dusk deck, hands, dangers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import astuple
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .....kernel import Seen, listing
from ...box import DECK_LETTERS, DISPUTES
from ...cards import Citizen, Event, Scenario
from ...speech import Spoken, citizen, effects
from ...state import MOST_LAWS
from ..cards import ability_place, exhausted, in_deck, special_title
from ..view import FrostpunkOnDisplay, FrostpunkPlayer, FrostpunkStack, FrostpunkView
from .marks import BAD, DANGER, FAINT, HEADING, MEEPLES, OWN, PERSON, by_word, sentence

LABEL: Final = len("Technology")
PILES: Final = {
    "near": "Near tiles", "far": "Far tiles", "morning": "Morning", "weather": "Weather", "citizens": "Citizens",
}  # fmt: skip
Row = tuple[str, Text]


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def displays(view: Seen[FrostpunkView], voice: Spoken, width: int) -> Table:
    """A line or more for each display, with its name before it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=HEADING, width=LABEL, overflow="ellipsis")
    grid.add_column(width=max(1, width - LABEL - 1))
    for label, text in rows(view.table, voice, view.names, view.seat):
        grid.add_row(Text(label, OWN if label == "Your hand" else ""), text)
    return grid


def rows(table: FrostpunkView, voice: Spoken, names: list[str], seat: int | None) -> Iterator[Row]:
    yield from labelled("Cards open", [open_card(one, voice) for one in table.display])
    yield from labelled("Revealed", [named_event(voice, one) for one in table.revealed])
    yield "Dusk deck", dusk(table, voice)
    yield "Laws", laws(table, voice)
    yield "Technology", technologies(table, voice)
    yield from labelled("Trails", [trail(stack, voice) for stack in table.expeditions.stacks])
    yield "Decks", decks(table)
    yield from hands(table, voice, names, seat)


def labelled(label: str, texts: list[Text]) -> Iterator[Row]:
    for place, text in enumerate(texts):
        yield "" if place else label, text


# -- cards ------------------------------------------------------------------------------------------------------------


def event_of(voice: Spoken, name: str) -> Event | Scenario:
    return voice.box.events[voice.box.event_ids.index(name)]


def named_event(voice: Spoken, name: str) -> Text:
    return Text(f"{event_of(voice, name).title} ({name})")


def open_card(one: FrostpunkOnDisplay, voice: Spoken) -> Text:
    """Its name, what lies on it, and what it offers or threatens while it lies there."""
    card = event_of(voice, one.card)
    text = Text(card.title, HEADING)
    text.append(f" ({card.id})", "not bold")
    lies = [f"{number} {word}" for word, number in by_word(one.goods).items() if number]
    if one.automatons:
        lies.append(counted(one.automatons, "Automaton"))
    if lies:
        text.append(f" [{', '.join(lies)}]", "bold green")
    if one.meeple:
        text.append(" ", "not bold").append(MEEPLES[one.meeple], PERSON)
    for said in while_open(card, voice, one.done):
        text.append(f" {said}.", "not bold")
    return text


def while_open(card: Event | Scenario, voice: Spoken, done: bool = False) -> Iterator[str]:
    if card.special is not None:
        yield f"{special_title(card.special, voice)}: {'done' if done else effects(voice, card.special.do)}"
    if card.dusk:
        yield f"At dusk: {effects(voice, card.dusk)}"
    if card.night:
        yield f"At night: {effects(voice, card.night)}"
    if isinstance(card, Scenario) and card.triggers:
        when = [str(token.round) for token in card.triggers]
        yield f"Triggers in {'Round' if len(when) == 1 else 'Rounds'} {listing(when)}"
    if isinstance(card, Scenario) and card.goal:
        yield f"Goal: {voice.words(card.goal)}"


def dusk(table: FrostpunkView, voice: Spoken) -> Text:
    """How many cards of which kind; of the Social Disputes what all have read."""
    normal = 0
    known: list[str] = []
    for name in table.dusk:
        if name.endswith("?"):
            known.append(f"a consequence of {in_deck(voice.box.laws, name[:-1]).name}")
        elif voice.box.deck_of_event[voice.box.event_ids.index(name)] == DISPUTES:
            known.append(f"the Social Dispute {event_of(voice, name).title} ({name})")
        else:
            normal += 1
    parts = [f"{normal} Dusk {'card' if normal == 1 else 'cards'}"] if normal else []
    text = Text(counted(len(table.dusk), "card"))
    if parts + known:
        text.append(f": {listing(parts + known)}")
    if table.dispute is not None:
        text.append(f"; next Social Dispute: {event_of(voice, table.dispute).title} ({table.dispute})")
    return text


def laws(table: FrostpunkView, voice: Spoken) -> Text:
    said = listing([in_deck(voice.box.laws, law).name for law in table.laws]) or "none"
    return Text(f"{said} ({len(table.laws)} of {MOST_LAWS}); {len(table.future_laws)} to choose from")


def technologies(table: FrostpunkView, voice: Spoken) -> Text:
    text = Text()
    for one in sorted(table.technologies, key=lambda one: (not one.developed, one.due is None)):
        row = in_deck(voice.box.technologies, one.id)
        if text:
            text.append("; ")
        if one.developed:
            text.append(f"{row.name}, developed", HEADING)
        elif one.due is not None:
            text.append(f"{row.name}, due in Round {one.due}")
        else:
            text.append(f"{row.name} ({counted(row.cost, 'Round')})", FAINT)
    return text


# -- Expeditions ------------------------------------------------------------------------------------------------------


def trail(stack: FrostpunkStack, voice: Spoken) -> Text:
    """The path to the top card, and how far a Scout has come on it."""
    if not stack.cards:
        return Text("used up", FAINT)
    top = stack.cards[-1]
    card = in_deck(voice.box.expeditions, top.card)
    spaces = sum(not one.explored for one in stack.cards[:-1]) + card.spaces
    text = Text()
    for step in range(spaces):
        scout = stack.scout if step == stack.step else None
        text.append(MEEPLES[scout] if scout else "-", PERSON if scout else HEADING)
    text.append(f" {card.title} ({card.id}): {voice.language.say(f'hint-{card.hint}')}")
    if top.explored:
        text.append(", explored")
    if len(stack.cards) > 1:
        text.append(f", {counted(len(stack.cards) - 1, 'card')} below", FAINT)
    return text


def decks(table: FrostpunkView) -> Text:
    """What is left to be drawn."""
    trails = [
        f"{letter} {deck.left}" for letter, deck in zip(DECK_LETTERS, astuple(table.expeditions.decks), strict=True)
    ]
    down = by_word(table.face_down)
    counts = [f"{name} {down[key]}" for key, name in PILES.items()]
    return Text(f"Expeditions {', '.join(trails)}; {', '.join(counts)}", FAINT)


# -- hands ------------------------------------------------------------------------------------------------------------


def hands(table: FrostpunkView, voice: Spoken, names: list[str], seat: int | None) -> Iterator[Row]:
    for player in table.players:
        if player.seat == seat:
            hand = [own_card(in_deck(voice.box.citizen_cards, name), voice) for name in player.hand]
            yield from labelled("Your hand", hand or [Text("empty", FAINT)])
            yield from labelled("You", own_standing(player, table, voice))
    for player in table.players:
        if player.seat != seat:
            held = [f"{in_deck(voice.box.citizen_cards, name).name} ({name})" for name in player.hand]
            said = [row.name for row in voice.box.advisors if row.id == player.advisor]
            if player.played:
                said.append(f"has played {in_deck(voice.box.citizen_cards, player.played).name} this Round")
            yield names[player.seat], Text(sentence([*said, listing(held) or "no cards"]))


def own_standing(player: FrostpunkPlayer, table: FrostpunkView, voice: Spoken) -> list[Text]:
    """The own Advisor, the card played this Round, and the single player's Call to Rise."""
    said = []
    for row in voice.box.advisors:
        if row.id == player.advisor:
            feeling = exhausted(row, voice)
            said.append(Text(f"{row.name}: exhaust {feeling}; {effects(voice, row.do)}"))
    if player.played:
        said.append(Text(f"{in_deck(voice.box.citizen_cards, player.played).name} is played this Round"))
    if table.call_to_rise:
        said.append(Text("the Call to Rise is still to come"))
    return said


def own_card(card: Citizen, voice: Spoken) -> Text:
    """'K01 Bronagh Tierney, Worker, gather: take up to 5 resources from this tile'."""
    text = Text(f"{card.id} {card.name}, {citizen(voice, card.type)}", HEADING)
    text.append(f", {ability_place(card, voice)}: {effects(voice, card.ability.do)}", "not bold")
    return text


# -- dangers ----------------------------------------------------------------------------------------------------------


def dangers(table: FrostpunkView, voice: Spoken) -> Panel | None:
    """What will be lost if nothing is done."""
    coming = table.dangers
    if not coming:
        return None
    lines = [f"{DANGER} {voice.say(message, numbers)}" for message, numbers in coming]
    return Panel(Text("\n".join(lines), BAD), title="Danger", title_align="left", border_style="red", expand=False)
