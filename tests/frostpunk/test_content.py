"""What is in the box: tiles, weather, and every deck."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from holdfast.cards import Pack, PackError, load_pack
from holdfast.games.frostpunk.box import BUILT_IN, open_box
from holdfast.games.frostpunk.cards import Citizen, Event, Expedition, MapTile, Scenario, Weather
from holdfast.games.frostpunk.pack import shape
from holdfast.games.frostpunk.state import MOST_ON_SPACE, MOST_TREES
from holdfast.kernel import Rng
from tests.frostpunk.arrange import a_city

LYING = open_box(None).lying_words


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(BUILT_IN, shape, base=BUILT_IN)


def test_map_tiles_hold_one_kind_a_space_and_thirty_trees_in_all(pack: Pack) -> None:
    near, far = pack.deck("near", MapTile), pack.deck("far", MapTile)
    assert (len(near), len(far)) == (12, 18)
    trees = 0
    for tile in (*near, *far):
        for pile in tile.spaces:
            [(thing, number)] = [(thing, number) for thing, number in zip(LYING, pile, strict=True) if number > 0]
            assert number <= MOST_ON_SPACE
            assert thing != "core" or tile in far
            trees += number if thing == "tree" else 0
    assert trees == MOST_TREES


def test_the_storm_strikes_twice_before_the_end(pack: Pack) -> None:
    """From space 9 and then from 12, whatever the order of the cards."""
    cards = pack.deck("weather", Weather)
    assert len(cards) == 13
    struck = []
    for seed in range(300):
        deck = list(range(13))
        Rng(seed).shuffle(deck)
        marker = 9
        storms: list[int] = []
        for number in range(2, 15):
            marker -= cards[deck.pop()].storm
            if marker <= number and len(storms) < 2:
                storms.append(number)
                marker = 12
        struck.append(storms)
    assert all(len(storms) == 2 for storms in struck)
    assert {first for first, _ in struck} >= {5, 6, 7}
    assert max(second for _, second in struck) <= 13


# -- the decks as a whole ---------------------------------------------------------------------------------------------


def test_every_kind_of_expedition_and_child_is_there(pack: Pack) -> None:
    assert {card.deck for card in pack.deck("expeditions", Expedition)} == {"A", "B", "C"}
    types = a_city().named("citizens", [card.type for card in pack.deck("citizens", Citizen)])
    assert types.count("child") == 10


def event_cards(pack: Pack) -> list[Event]:
    return [card for deck in ("morning", "dusk", "disputes", "consequences") for card in pack.deck(deck, Event)]


def test_no_two_cards_have_a_title_or_an_opening_in_common(pack: Pack) -> None:
    titles = [card.title for card in (*event_cards(pack), *pack.deck("expeditions", Expedition))]
    titles += [card.title for card in pack.deck("scenario", Scenario)]
    assert len(titles) == len(set(titles))
    openings = [" ".join(card.story.split()[:3]) for card in event_cards(pack)]
    assert len(openings) == len(set(openings))
    names = [card.name for card in pack.deck("citizens", Citizen)]
    assert len(names) == len(set(names))


def test_no_two_cards_do_the_same_and_no_option_does_nothing(pack: Pack) -> None:
    cards = event_cards(pack)
    assert all(option.do for card in cards for option in card.options)
    done = [tuple((option.if_, option.do) for option in card.options) for card in cards]
    assert len(done) == len(set(done))


def test_stories_are_short(pack: Pack) -> None:
    for card in event_cards(pack):
        assert 0 < len(card.story.split()) <= 45, card.id
        assert all(0 < len(option.story.split()) <= 20 for option in card.options), card.id
    for card in pack.deck("expeditions", Expedition):
        assert 0 < len(card.inside.split()) <= 45, card.id
    spoken = [card.story for card in event_cards(pack)]
    assert not any("!" in story for story in spoken)


def test_every_dusk_card_but_the_first_is_named_by_another(pack: Pack) -> None:
    """`check` refuses a pack in which one is not; here a card that nobody names is added."""
    lonely = "{dusk: [{id: X9, title: Nobody, options: [{do: [gain 1 food]}, {do: [lose 1 food]}]}]}"
    with pytest.raises(PackError, match='no card says "add dusk card X9"'):
        checked_box_with(lonely)


TWO = "{do: [lose 1 food]}"
PERSON = "{id: K01, name: A, trade: b, story: c, cost: [], dies: {worker: [], engineer: [], child: []}, "


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        ("morning: [{id: M001, options: [{if: have 2 wood, do: [gain 1 food]}, {do: [spend 1 wood]}]}]", "always be"),
        (f"morning: [{{id: M001, options: [{{do: [gain 1 food], then: keep}}, {TWO}]}}]", "a card that stays"),
        (f"morning: [{{id: M001, options: [{{do: [gain 1 food], then: discard}}, {TWO}]}}]", "only dusk cards"),
        (f"morning: [{{id: M001, options: [{{do: [gain 1 food, spend 1 wood]}}, {TWO}]}}]", "stands first"),
        (f"morning: [{{id: M001, options: [{{do: [spend 1 wood, spend 2 wood]}}, {TWO}]}}]", "stands first"),
        ("morning: [{id: M001, story: Quiet.}]", "does nothing"),
        (f"citizens: [{PERSON} type: citizen, ability: {{action: gather, do: [gain 1 food]}}}}]", "a Citizen is"),
        (f"citizens: [{PERSON} type: child, ability: {{action: use, do: [gain 1 food]}}}}]", "Buildings are listed"),
        ("buildings: [{id: house, name: House, tiles: 8, insulation: red, cost: 2 coal}]", "paid for in wood"),
        ("buildings: [{id: hut, name: Hut, tiles: 8, insulation: red}]", "in this order"),
        ("scenario: [{id: I01, triggers: [{round: 16, do: [gain 1 food]}]}]", "a trigger lies on Round 2 to 15"),
    ],
)
def test_a_pack_that_could_not_be_played_is_refused(card: str, fault: str) -> None:
    with pytest.raises(PackError, match=fault):
        checked_box_with(f"{{{card}}}")


def checked_box_with(cards: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder)
        (path / "pack.yaml").write_text('{name: more, game: frostpunk, version: "1", extends: base}', encoding="utf-8")
        (path / "cards.yaml").write_text(cards, encoding="utf-8")
        load_pack(path, shape, base=BUILT_IN)
