"""What the rules need of a set of cards, so that any table can set it up and play it to the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ...cards import Effects, Option, Pack, Sentence
from .cards import Board, Building, Citizen, Event, Expedition, Scenario, Way
from .nouns import BUILDINGS
from .phrases import add_dusk, exhaust, have
from .state import COAL, CORE, LAWS, OF_THE_ROUND, TECHNOLOGIES, TECHNOLOGIES_IN_PLAY, WOOD
from .stories import Story, as_it_always_was

# A fault: deck (or single), card id, path of the field, and what is wrong.
Fault = tuple[str, str, str, str]

EVENT_DECKS: Final = ("morning", "dusk", "disputes", "consequences")
FIRST_DUSK: Final = "D000"
MOST_SPECIALS: Final = 4  # on a card
FEWEST: Final = {
    "morning": 14,
    "disputes": 1,
    "weather": 1,
    "citizens": 16,
    "scenario": 1,
    "societies": 6,
    "advisors": 4,
}


def check(pack: Pack) -> Iterator[Fault]:
    yield from check_numbers(pack)
    yield from check_buildings(pack)
    yield from check_board(pack)
    yield from check_events(pack)
    yield from check_dusk(pack)
    yield from check_expeditions(pack)
    yield from check_citizens(pack)
    yield from check_scenario(pack)
    yield from check_stories(pack)


def check_numbers(pack: Pack) -> Iterator[Fault]:
    """FP-SET: decks that the set-up deals from; and Buildings, Laws and Technologies, which the rules know by place."""
    for deck, fewest in FEWEST.items():
        if len(pack.decks[deck]) < fewest:
            yield deck, "", "", f"a game needs at least {fewest} cards in the deck {deck}"
    for deck, ids in (
        ("buildings", [key for key, _, _ in BUILDINGS]),
        ("laws", [f"L{number:02}" for number in range(1, LAWS + 1)]),
        ("technologies", [f"T{number:02}" for number in range(1, TECHNOLOGIES + 1)]),
        ("consequences", [f"L{number:02}{side}" for number in range(1, LAWS + 1) for side in "AB"]),
    ):
        given = [str(getattr(card, "id", "")) for card in pack.decks[deck]]
        if given != ids:
            odd = next((here for here, wanted in zip(given, ids, strict=False) if here != wanted), "")
            yield deck, odd, "", f"the deck {deck} holds exactly {ids[0]} to {ids[-1]}, in this order"


def check_buildings(pack: Pack) -> Iterator[Fault]:
    """FP-CONS-03, FP-BLD-03."""
    for building in pack.deck("buildings", Building):
        for field, price in (("cost", building.cost), ("upgrade", building.upgrade)):
            if any(number for goods, number in enumerate(price) if goods not in (WOOD, CORE)):
                yield "buildings", building.id, field, "Buildings are paid for in wood and steam cores"
        uses = [use.do for use in (*building.uses, *building.upgraded)]
        if any(
            sentence.needs is not None and sentence.needs.act is have and sentence.needs.args[-1] == COAL
            for do in uses
            for sentence in do
        ):
            yield "buildings", building.id, "uses", "no way to use a Building costs coal: Automatons burn it first"


def check_board(pack: Pack) -> Iterator[Fault]:
    board = pack.single("board", Board)
    if any(kind >= OF_THE_ROUND - 1 for kind in (*board.fed, *(space.icon for space in board.heat))):
        yield "board", "", "", "the board shows workers, engineers and children only"
    for name, sections in (("sickness", board.sickness), ("hunger", board.hunger)):
        if [section.least for section in sections] != sorted({section.least for section in sections}):
            yield "board", "", name, "sections begin one after the other"
    if [space.cubes for space in board.heat] != sorted(space.cubes for space in board.heat) or board.heat[0].cubes:
        yield "board", "", "heat", "more heat drops more cubes, and a Generator that is off none"


# -- Event cards ------------------------------------------------------------------------------------------------------


def events(pack: Pack) -> Iterator[tuple[str, Event]]:
    for deck in EVENT_DECKS:
        for card in pack.deck(deck, Event):
            yield deck, card


def check_events(pack: Pack) -> Iterator[Fault]:
    """FP-EVT-03, FP-EVT-04, FP-EVT-05, FP-EVT-06, FP-EVT-07, FP-EVT-08, FP-SPEC-04."""
    for deck, card in events(pack):
        yield from check_prices(deck, card.id, card.options)
        if card.options and not any(is_free(option.if_, option.do) for option in card.options):
            yield deck, card.id, "options", "an option without a condition and a price must always be left"
        ends = [option.then for option in card.options] or [card.then]
        stays = "keep" in ends
        if stays and not (card.specials or card.dusk or card.night):
            yield deck, card.id, "options", "a card that stays needs a special action, or something at dusk or night"
        if not stays and (card.specials or card.dusk or card.night):
            yield deck, card.id, "options", "nothing keeps this card in the display, where it could act"
        if "discard" in ends and deck != "dusk":
            yield deck, card.id, "options", "only dusk cards go to the dusk discard pile"
        yield from check_specials(deck, card)
        if not (card.now or any(option.do for option in card.options)):
            yield deck, card.id, "", "this card does nothing"


def check_specials(deck: str, card: Event | Scenario) -> Iterator[Fault]:
    """FP-SPEC-04, FP-STORY-14, FP-GEN-14."""
    if len(card.specials) > MOST_SPECIALS:
        yield deck, card.id, "special", f"a card has {MOST_SPECIALS} Special Actions at most"
    for special in card.specials:
        if not prices_first(special.do):
            yield deck, card.id, "special.do", "what is paid stands first, each thing once, without conditions"
        if special.by >= OF_THE_ROUND - 1:
            told = "a Special Action asks for a worker, an engineer or a child, or for anybody"
            yield deck, card.id, "special.by", told


def check_prices(deck: str, card: str, options: Sequence[Option | Way]) -> Iterator[Fault]:
    for place, option in enumerate(options):
        if not prices_first(option.do):
            where = f"options[{place}].do"
            yield deck, card, where, "what is paid stands first, each thing once, without conditions"


def prices_first(do: Effects) -> bool:
    """FP-GEN-14: prices are looked at together, before any effect; so goods are paid first (a token may be exhausted
    before that), and no two prices are in the same goods."""
    paid = [sentence for sentence in do if sentence.needs is not None and sentence.needs.act is have]
    asked = [sentence.needs.args[-1] for sentence in paid if sentence.needs is not None]
    before = [sentence for sentence in do if sentence not in paid and sentence.act is not exhaust]
    first_effect = do.index(before[0]) if before else len(do)
    return all(do.index(sentence) < first_effect for sentence in paid) and len(set(asked)) == len(asked)


def is_free(condition: object, do: Effects) -> bool:
    return not condition and all(sentence.needs is None for sentence in do)


def sentences(pack: Pack) -> Iterator[Sentence]:
    """Everything that can happen by Event, Expedition and Scenario cards."""
    for _, card in events(pack):
        parts = [card.now, card.dusk, card.night, *(option.do for option in card.options)]
        parts += [special.do for special in card.specials]
        for part in parts:
            yield from part
    for expedition in pack.deck("expeditions", Expedition):
        for way in expedition.options:
            yield from way.do
    for scenario in pack.deck("scenario", Scenario):
        yield from said_by_scenario(scenario)


def said_by_scenario(card: Scenario) -> Iterator[Sentence]:
    parts: list[Iterable[Sentence]] = [card.now, card.dusk, card.night, *(option.do for option in card.options)]
    parts += [trigger.do for trigger in card.triggers]
    parts += card.storms
    for part in parts:
        yield from part


def check_dusk(pack: Pack) -> Iterator[Fault]:
    """FP-SET-29, FP-SET-30, FP-EVT-11: D000 is there, and every other Dusk card is named by some card."""
    ids = [card.id for card in pack.deck("dusk", Event)]
    if FIRST_DUSK not in ids:
        yield "dusk", "", "", f"the Dusk deck begins with {FIRST_DUSK}, which is missing"
    named = {sentence.args[0] for sentence in sentences(pack) if sentence.act is add_dusk}
    for place, id_ in enumerate(ids):
        if id_ != FIRST_DUSK and place not in named:
            yield "dusk", id_, "", f'no card says "add dusk card {id_}": nobody will ever see it'


# -- Expeditions, Citizens, the scenario ------------------------------------------------------------------------------


def check_expeditions(pack: Pack) -> Iterator[Fault]:
    """FP-EXP-08, FP-EXP-13."""
    cards = pack.deck("expeditions", Expedition)
    if sum(card.deck == "A" for card in cards) < 3:
        yield "expeditions", "", "", "the display needs three A cards"
    for card in cards:
        yield from check_prices("expeditions", card.id, card.options)
        homes = [way for way in card.options if way.go.startswith("home")]
        ways_on = [way for way in card.options if way.go.startswith("on")]
        if not any(is_free(way.if_, way.do) for way in homes):
            yield "expeditions", card.id, "options", "a way home without a condition and a price must always be left"
        if len(ways_on) > 1:
            yield "expeditions", card.id, "options", "only one option of a card goes on"
        if card.deck == "C" and ways_on:
            yield "expeditions", card.id, "options", "beyond a C card there is nothing to go on to"


def check_citizens(pack: Pack) -> Iterator[Fault]:
    """FP-CIT-01, FP-CIT-06."""
    for card in pack.deck("citizens", Citizen):
        if card.type >= OF_THE_ROUND - 1:
            yield "citizens", card.id, "type", "a Citizen is a worker, an engineer or a child"
        if (card.ability.action == "use") != bool(card.ability.buildings):
            yield "citizens", card.id, "ability.buildings", "Buildings are listed for the action 'use', and only there"
        if not prices_first(card.ability.do):
            yield "citizens", card.id, "ability.do", "what is paid stands first, each thing once, without conditions"


def check_stories(pack: Pack) -> Iterator[Fault]:
    """FP-STORY-03, FP-STORY-04, FP-END-01: whoever plays a scenario can win it, and has one Storm card at most."""
    cards = pack.deck("scenario", Scenario)
    stories = pack.deck("stories", Story) or (as_it_always_was(len(cards)),)
    rounds = pack.single("board", Board).rounds
    for story in stories:
        own = [cards[card] for card in story.cards]
        if not any(card.goal for card in own):
            yield "stories", story.id, "cards", "no card of the scenario has a goal: nobody could win"
        storms = sum(bool(card.storms) for card in own)
        if storms > 1 or (story.storm and not storms):
            yield "stories", story.id, "cards", "one card of a scenario with a Storm marker is its Storm card"
        if not 0 <= story.storm <= rounds:
            yield "stories", story.id, "storm", f"the Storm marker starts on Round 1 to {rounds}, or 0 leaves it out"
        if any(card not in story.cards for card in story.open):
            yield "stories", story.id, "open", "only a card of the scenario can lie open"
        if len(story.without.technologies) > TECHNOLOGIES - TECHNOLOGIES_IN_PLAY:
            yield "stories", story.id, "without.technologies", f"{TECHNOLOGIES_IN_PLAY} Technologies must be left"


def check_scenario(pack: Pack) -> Iterator[Fault]:
    """FP-SCN, FP-RND-05."""
    rounds = pack.single("board", Board).rounds
    for card in pack.deck("scenario", Scenario):
        yield from check_prices("scenario", card.id, card.options)
        yield from check_specials("scenario", card)
        for trigger in card.triggers:
            if not 1 < trigger.round <= rounds:
                yield "scenario", card.id, "triggers", f"a trigger lies on Round 2 to {rounds}"
