"""Every card of every deck can be written out, in words made from what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from holdfast.cards.parts import Part, Said, Story, Way
from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.cards import Fitting
from holdfast.games.this_war_of_mine.pack import shape
from holdfast.games.this_war_of_mine.presence import cards as writing
from holdfast.games.this_war_of_mine.presence import cards_of_expansions as guests
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.presence.on_cards import in_deck
from tests.cite import rule
from tests.this_war_of_mine.arrange import box_with

BOX = open_box(None)
UNFILLED = re.compile(r"[{}*]|(?<![.?!] )\bNone\b|\b[A-Z]\d{2}\b")

MORE = """
scripts:
- {id: "1961", title: The Well, story: The rope is wet. *Pull.* Nobody does., now: [add 1 cold],
   options: [{story: Pull., if: have 1 shovel, do: [spend 1 water], go: "1962"}, {story: Go.}]}
- {id: "1962", title: Dry, story: x, roll: [{to: 4, do: [gain 1 wood]}, {to: 5, go: "1963"}, {to: 10}]}
- {id: "1963", title: x, story: x}
residents:
- {id: R91, title: The Two, story: They wait., kind: thugs, enemies: 2, a: {weapon: knife},
   c: {weapon: pistol, melee: knife}, options: [{story: Fight., do: [fight], then: remove}]}
events:
- {id: E91, title: Frost, story: It cracks., cold: 2, stays: true, dusk: [add 1 cold], damage: 1,
   outside: [raise fatigue by 1]}
objectives:
- {id: O91, title: The Gate, story: It is open., chapter: 1, steps: 3, price: 1 wood and 2 water, reward: [gain 1 meds]}
shelter:
- {id: S91, kind: rubble, story: Bricks., do: [gain 1 wood], remnants: [gain 2 water]}
fittings:
- {id: F91, name: Loom, story: It clacks., cost: 2 wood, beside: F92, bonus: [gain 1 water], bed: true,
   actions: [{name: Weave, cost: 1 wood, lent: 1 book, asleep: true, do: [lower fatigue by 1]},
             {name: Roll, roll: [{to: 5, do: [gain 1 wood]}, {to: 10}]}]}
- {id: F92, name: Bench, story: x, cost: 1 wood}
"""


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


def every_card(box: WarBox) -> Iterator[tuple[str, list[Part]]]:
    """Deck and words of each."""
    voice = SPEECH.voice(box)
    yield from (("goods", writing.whole_token(card, voice)) for card in box.tokens)
    for plan in box.plans:
        yield from (("plans", writing.whole_space(card, voice)) for card in plan.plan.spaces)
    for seen in (False, True):
        yield from (("shelter", writing.whole_shelter_card(card, voice, seen=seen)) for card in box.shelter)
    yield from (("fittings", writing.whole_fitting(card, voice)) for card in box.fittings)
    yield from (("characters", writing.whole_character(card, voice)) for card in box.characters)
    yield from (("residents", writing.whole_resident(card, voice)) for card in box.residents)
    yield from (("visitors", writing.whole_visitor(card, voice)) for card in box.visitors)
    yield from (
        (f"{writing.event_kind(card, voice).lower()}s", writing.whole_event(card, voice)) for card in box.events
    )
    yield from (("objectives", writing.whole_objective(card, voice, 1)) for card in box.objectives)
    yield from (("scenarios", writing.whole_scenario(card, voice)) for card in box.scenarios)
    yield from (("locations", writing.whole_location(card, voice)) for card in box.locations)
    yield from (("exploration", writing.whole_exploration(card, voice)) for card in box.exploration)
    yield from (("findings", writing.whole_finding(card, voice)) for card in box.findings)
    yield from (("raids", writing.whole_raid(card, voice)) for card in box.raids)
    yield from (("fate", writing.whole_fate(card, voice)) for card in box.fate)
    yield from (("narrative", writing.whole_narrative(card, voice)) for card in box.narrative)
    yield from (("placed", writing.whole_fitting(card, voice)) for card in box.fittings if card.place)
    yield from (("pets", guests.whole_pet(card, voice)) for card in box.pets.values())
    yield from (("secrets", guests.whole_secret(card, voice)) for card in box.secrets)
    yield from (("desperate", guests.whole_measure(card, voice)) for card in box.measures)
    yield from (("street", guests.whole_scene(card, voice)) for card in box.street)
    yield from (("heart", guests.whole_scene(card, voice)) for card in box.heart)
    yield from (("sewers", guests.whole_map(card, voice)) for card in box.sewers)
    yield from (("chambers", guests.whole_entry(card, voice)) for card in box.chambers)
    yield from (("corridors", guests.whole_entry(card, voice)) for card in box.corridors)
    yield from (("sewer-thugs", writing.whole_resident(card, voice)) for card in box.residents[box.sewer_thugs :])
    for whole in (False, True):
        yield from (("scripts", writing.whole_script(card, voice, whole=whole)) for card in box.scripts)


def test_every_deck_is_written_out() -> None:
    assert {deck for deck, _ in every_card(BOX)} == shape.decks.keys()


def test_no_card_has_an_empty_line_or_an_id_in_it() -> None:
    for deck, parts in every_card(BOX):
        for part in parts:
            words = part.words if isinstance(part, Story) else str(part)
            assert words.strip(), (deck, parts)
            assert isinstance(part, Story | Way) or not UNFILLED.search(words), words


def test_a_story_and_an_option_are_sentences() -> None:
    for _, parts in every_card(BOX):
        for part in parts:
            if not isinstance(part, Said):
                assert str(part.words if isinstance(part, Story) else part).endswith((".", "?", "!"))


@rule("TW-GEN-06")
def test_only_who_holds_the_book_reads_the_whole_page(box: WarBox) -> None:
    well = in_deck(box.scripts, "1961")
    ways = [Way("Pull.", "If you have 1 shovel", "spend 1 water; the book tells more"), Way("Go.", "", "nothing")]
    assert writing.whole_script(well, SPEECH.voice(box), whole=False) == [Said("You hear", "Pull."), *ways]
    assert writing.whole_script(well, SPEECH.voice(box), whole=True) == [
        Story("The rope is wet. Pull. Nobody does."),
        Said("At once", "add 1 cold"),
        *ways,
    ]
    assert str(ways[0]) == "If you have 1 shovel: spend 1 water; the book tells more."


def test_a_die_table_is_a_line_for_each_span(box: WarBox) -> None:
    assert writing.whole_script(in_deck(box.scripts, "1962"), SPEECH.voice(box), whole=True)[1:] == [
        Said("On a roll of 1 to 4", "gain 1 wood"),
        Said("On a roll of 5", "the book tells more"),
        Said("On a roll of 6 to 10", "nothing"),
    ]


def test_who_is_met_is_told_with_arms_by_kind(box: WarBox) -> None:
    assert writing.whole_resident(in_deck(box.residents, "R91"), SPEECH.voice(box))[1:] == [
        Said("Who", "thugs, 2 enemies"),
        Said("Kind A", "a knife"),
        Said("Kind B", "bare hands"),
        Said("Kind C", "a pistol, then a knife"),
        Way("Fight.", "", "fight; the card leaves the game"),
    ]


def test_an_event_that_stays_tells_what_it_does_all_the_while(box: WarBox) -> None:
    assert writing.whole_event(in_deck(box.events, "E91"), SPEECH.voice(box)) == [
        Story("It cracks."),
        Said("Cold", "2 tokens"),
        Said("Stays", "until it is removed"),
        Said("At dusk", "add 1 cold"),
        Said("Whoever has acted on the top floor or outside", "raise fatigue by 1"),
        Said("Every raid", "1 damage and 0 wounds more; if several cards say so, only the highest counts"),
    ]


def test_an_objective_tells_its_price_and_how_far_it_is(box: WarBox) -> None:
    parts = writing.whole_objective(in_deck(box.objectives, "O91"), SPEECH.voice(box), 2)
    assert Said("Steps", "3, 1 wood and 2 water each; 2 paid") in parts
    assert Said("Reward", "gain 1 meds") in parts


def test_what_lies_on_the_back_is_told_when_somebody_has_looked(box: WarBox) -> None:
    bricks = in_deck(box.shelter, "S91")
    front = writing.whole_shelter_card(bricks, SPEECH.voice(box), seen=False)
    assert len(front) == 1
    assert writing.whole_shelter_card(bricks, SPEECH.voice(box), seen=True) == [
        *front,
        Story("Bricks."),
        Said("Gives", "gain 1 wood"),
        Said("Its remnants", "gain 2 water"),
    ]


def test_a_fitting_tells_where_it_stands_and_what_is_done_there(box: WarBox) -> None:
    loom: Fitting = in_deck(box.fittings, "F91")
    assert writing.whole_fitting(loom, SPEECH.voice(box))[1:] == [
        Said("Costs", "2 wood"),
        Said("Where", "directly beside the Bench"),
        Said("At first", "an idea"),
        Said("When built for the first time", "gain 1 water"),
        Said("At night", "one person sleeps in it"),
        Said("Weave", "for 1 wood, with 1 book, which comes back: lower fatigue by 1 (also asleep)"),
        Said("Roll", "On a roll of 1 to 5: gain 1 wood; On a roll of 6 to 10: nothing"),
    ]


def test_every_gift_is_explained() -> None:
    said = {card.gift: writing.gift(card, SPEECH.voice(BOX)) for card in BOX.characters}
    assert len(said) == len(set(said.values()))
    assert said["quiet"] == "every noise is 1 less where they are"
    assert said[""] == ""


def test_the_states_tell_which_rounds_they_block() -> None:
    said = writing.whole_states(SPEECH.voice(BOX))
    assert len(said) == len(nouns.STATES)
    assert all(isinstance(part, Said) and part.words for part in said)
