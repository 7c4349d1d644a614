"""The displays beside the board: cards lying open, Laws, Technologies, trails, the Dusk deck, hands, dangers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import astuple
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .....kernel import Seen, capitalised
from .....presence.on_cards import in_deck
from ...box import DECK_LETTERS, DISPUTES
from ...cards import Citizen, Event, Scenario
from ...speech import Spoken, citizen, effects
from ...state import MOST_LAWS
from ..cards import ability_place, exhausted, given, special_title
from ..view import FrostpunkOnDisplay, FrostpunkPlayer, FrostpunkStack, FrostpunkView
from .marks import BAD, DANGER, FAINT, HEADING, MEEPLES, OWN, PERSON, by_word, short_amount

LABELS: Final = (
    "cards-open", "revealed", "dusk-deck", "laws", "technology", "trails", "decks", "your-hand", "you",
)  # fmt: skip
PILES: Final = {
    "near": "zone-near",
    "far": "zone-far",
    "morning": "phase-morning",
    "weather": "phase-weather",
    "citizens": "citizen-citizen",
}
TECHNOLOGIES: Final = {"done": HEADING, "due": "", "open": FAINT}
Row = tuple[str, Text]  # a label, or the name of a player


def displays(view: Seen[FrostpunkView], voice: Spoken, width: int) -> Table:
    """A line or more for each display, with its name before it."""
    said = {label: voice.language.say(f"display-{label}") for label in LABELS}
    room = max(map(len, said.values()))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=HEADING, width=room, overflow="ellipsis")
    grid.add_column(width=max(1, width - room - 1))
    for label, text in rows(view.table, voice, view.seat):
        grid.add_row(Text(said.get(label, label), OWN if label == "your-hand" else ""), text)
    for name, text in others(view.table, voice, view.names, view.seat):
        grid.add_row(Text(name), text)
    return grid


def rows(table: FrostpunkView, voice: Spoken, seat: int | None) -> Iterator[Row]:
    yield from labelled("cards-open", [open_card(one, voice) for one in table.display])
    yield from labelled("revealed", [Text(named_event(voice, one)) for one in table.revealed])
    yield "dusk-deck", dusk(table, voice)
    yield "laws", laws(table, voice)
    yield "technology", technologies(table, voice)
    yield from labelled("trails", [trail(stack, voice) for stack in table.expeditions.stacks])
    yield "decks", decks(table, voice)
    yield from own_hand(table, voice, seat)


def labelled(label: str, texts: list[Text]) -> Iterator[Row]:
    for place, text in enumerate(texts):
        yield "" if place else label, text


# -- cards ------------------------------------------------------------------------------------------------------------


def event_of(voice: Spoken, name: str) -> Event | Scenario:
    return voice.box.events[voice.box.event_ids.index(name)]


def named_event(voice: Spoken, name: str) -> str:
    return f"{event_of(voice, name).title} ({name})"


def open_card(one: FrostpunkOnDisplay, voice: Spoken) -> Text:
    """Its name, what lies on it, and what it offers or threatens while it lies there."""
    card = event_of(voice, one.card)
    text = Text(card.title, HEADING)
    text.append(f" ({card.id})", "not bold")
    goods = [(number, voice.noun(f"goods-{word}")) for word, number in by_word(one.goods).items() if number]
    lies = [short_amount(number, thing, voice) for number, thing in goods]
    if one.automatons:
        lies.append(voice.counted(one.automatons, voice.noun("meeple-automaton")))
    if lies:
        text.append(f" [{', '.join(lies)}]", "bold green")
    for area in one.areas:
        if area.meeple:
            text.append(" ", "not bold").append(MEEPLES[area.meeple], PERSON)
    for said in while_open(card, voice, [area.done for area in one.areas]):
        text.append(f" {said}.", "not bold")
    return text


def while_open(card: Event | Scenario, voice: Spoken, done: Sequence[bool]) -> Iterator[str]:
    say = voice.language.say
    for special, is_done in zip(card.specials, done, strict=True):
        what = say("action-done") if is_done else effects(voice, special.do)
        yield given(special_title(special, voice), what, voice)
    if card.dusk:
        yield given(say("card-at-dusk"), effects(voice, card.dusk), voice)
    if card.night:
        yield given(say("card-at-night"), effects(voice, card.night), voice)
    if isinstance(card, Scenario) and card.triggers:
        yield say("triggers-in", {"rounds": voice.several([token.round for token in card.triggers])})
    if isinstance(card, Scenario) and card.goal:
        yield given(say("card-goal"), voice.words(card.goal), voice)


def dusk(table: FrostpunkView, voice: Spoken) -> Text:
    """How many cards of which kind; of the Social Disputes what all have read."""
    say = voice.language.say
    normal = 0
    known: list[str] = []
    for name in table.dusk:
        if name.endswith("?"):
            known.append(say("dusk-consequence", {"law": in_deck(voice.box.laws, name[:-1]).name}))
        elif voice.box.deck_of_event[voice.box.event_ids.index(name)] == DISPUTES:
            known.append(say("dusk-dispute", {"event": named_event(voice, name)}))
        else:
            normal += 1
    parts = [say("dusk-cards", {"cards": normal})] if normal else []
    said = [say("dusk-all", {"cards": len(table.dusk), "known": voice.several(parts + known)})]
    if table.dispute is not None:
        said.append(say("dusk-next", {"event": named_event(voice, table.dispute)}))
    return Text(voice.joined(said))


def laws(table: FrostpunkView, voice: Spoken) -> Text:
    names = voice.several([in_deck(voice.box.laws, law).name for law in table.laws])
    things = {"laws": names, "number": len(table.laws), "most": MOST_LAWS, "future": len(table.future_laws)}
    return Text(voice.language.say("laws-in-force", things))


def technologies(table: FrostpunkView, voice: Spoken) -> Text:
    parts: list[Text] = []
    for one in sorted(table.technologies, key=lambda one: (not one.developed, one.due is None)):
        row = in_deck(voice.box.technologies, one.id)
        state = "done" if one.developed else "open" if one.due is None else "due"
        things = {"technology": row.name, "round": one.due or 0, "rounds": row.cost}
        parts.append(Text(voice.language.say(f"technology-{state}", things), TECHNOLOGIES[state]))
    return Text(voice.joined(["", ""])).join(parts)


# -- Expeditions ------------------------------------------------------------------------------------------------------


def trail(stack: FrostpunkStack, voice: Spoken) -> Text:
    """The path to the top card, and how far a Scout has come on it."""
    say = voice.language.say
    if not stack.cards:
        return Text(say("trail-used-up"), FAINT)
    top = stack.cards[-1]
    card = in_deck(voice.box.expeditions, top.card)
    spaces = sum(not one.explored for one in stack.cards[:-1]) + card.spaces
    text = Text()
    for step in range(spaces):
        scout = stack.scout if step == stack.step else None
        text.append(MEEPLES[scout] if scout else "-", PERSON if scout else HEADING)
    text.append(f" {given(f'{card.title} ({card.id})', say(f'hint-{card.hint}'), voice)}")
    if top.explored:
        text.append(f", {say('trail-explored')}")
    if len(stack.cards) > 1:
        text.append(f", {say('trail-below', {'cards': len(stack.cards) - 1})}", FAINT)
    return text


def decks(table: FrostpunkView, voice: Spoken) -> Text:
    """What is left to be drawn."""
    say = voice.language.say
    trails = [
        f"{letter} {deck.left}" for letter, deck in zip(DECK_LETTERS, astuple(table.expeditions.decks), strict=True)
    ]
    down = by_word(table.face_down)
    counts = [
        say("how-many", {"thing": voice.noun(noun).form("other"), "number": down[key]}) for key, noun in PILES.items()
    ]
    return Text(voice.joined([say("decks-of-expeditions", {"decks": ", ".join(trails)}), ", ".join(counts)]), FAINT)


# -- hands ------------------------------------------------------------------------------------------------------------


def own_hand(table: FrostpunkView, voice: Spoken, seat: int | None) -> Iterator[Row]:
    for player in table.players:
        if player.seat == seat:
            hand = [own_card(in_deck(voice.box.citizen_cards, name), voice) for name in player.hand]
            yield from labelled("your-hand", hand or [Text(voice.language.say("hand-empty"), FAINT)])
            yield from labelled("you", own_standing(player, table, voice))


def others(table: FrostpunkView, voice: Spoken, names: list[str], seat: int | None) -> Iterator[Row]:
    """The other players' Advisors and hands, which lie open too."""
    for player in table.players:
        if player.seat != seat:
            held = [f"{citizen_named(name, voice)} ({name})" for name in player.hand]
            said = [row.name for row in voice.box.advisors if row.id == player.advisor]
            said += other_sheets(player, voice)
            if player.played:
                said.append(voice.language.say("has-played", {"card": citizen_named(player.played, voice)}))
            said.append(voice.language.say("hand-held", {"cards": voice.several(held)}))
            yield names[player.seat], Text(capitalised(voice.joined(said)))


def other_sheets(player: FrostpunkPlayer, voice: Spoken) -> list[str]:
    """Whose Responsibility sheets lie there beside that of the own Advisor."""
    names = [in_deck(voice.box.advisors, sheet).name for sheet in player.sheets[1:]]
    return [voice.language.say("sheets-too", {"sheets": voice.several(names), "number": len(names)})] if names else []


def citizen_named(card: str, voice: Spoken) -> str:
    return in_deck(voice.box.citizen_cards, card).name


def own_standing(player: FrostpunkPlayer, table: FrostpunkView, voice: Spoken) -> list[Text]:
    """The own Advisor, the card played this Round, and the single player's Call to Rise."""
    say = voice.language.say
    said = []
    for row in voice.box.advisors:
        if row.id == player.advisor:
            does = voice.joined([say("exhausts", {"hope": exhausted(row, voice)}), effects(voice, row.do)])
            said.append(given(row.name, does, voice))
    said += other_sheets(player, voice)
    if player.played:
        said.append(say("is-played", {"card": citizen_named(player.played, voice)}))
    if table.call_to_rise:
        said.append(say("call-to-rise-to-come"))
    return [Text(line) for line in said]


def own_card(card: Citizen, voice: Spoken) -> Text:
    """'K01 Bronagh Tierney, Worker, gather: take up to 5 resources from this tile'."""
    text = Text(f"{card.id} {card.name}, {citizen(voice, card.type)}", HEADING)
    does = given(ability_place(card, voice), effects(voice, card.ability.do), voice)
    return text.append(f", {does}", "not bold")


# -- dangers ----------------------------------------------------------------------------------------------------------


def dangers(table: FrostpunkView, voice: Spoken) -> Panel | None:
    """What will be lost if nothing is done."""
    coming = table.dangers
    if not coming:
        return None
    lines = [f"{DANGER} {voice.say(message, numbers)}" for message, numbers in coming]
    return Panel(
        Text("\n".join(lines), BAD),
        title=voice.language.say("danger"),
        title_align="left",
        border_style="red",
        expand=False,
    )
