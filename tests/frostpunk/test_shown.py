"""What a browser is told: views and boards in their shapes, every card in the words of the terminal, how it ended."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import astuple
from rich.console import Console, RenderableType

from holdfast.games.frostpunk import RULES
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.map import HEXES, NEIGHBOURS, PLACE_OF, around
from holdfast.games.frostpunk.nouns import LAWS, TECHNOLOGIES
from holdfast.games.frostpunk.presence.board import FrostpunkBoard
from holdfast.games.frostpunk.presence.drawing.displays import dangers
from holdfast.games.frostpunk.presence.picture import cards_in_sight
from holdfast.games.frostpunk.presence.picture import ending as drawn_ending
from holdfast.games.frostpunk.presence.printed import FrostpunkHungerSection
from holdfast.games.frostpunk.presence.shown import board, cards, ending
from holdfast.games.frostpunk.presence.view import FrostpunkGoods, FrostpunkStock, FrostpunkView, view
from holdfast.games.frostpunk.speech import SPEECH
from holdfast.games.frostpunk.state import MOST_LAWS
from holdfast.kernel import Seen
from holdfast.presence import Card
from holdfast.presence.plain import warnings
from holdfast.server.faces import reference_of
from tests.frostpunk.arrange import Crater, a_city, put_on_display
from tests.toys.looking import ended, looking_at
from tests.toys.moments import moments, named

BOX = open_box(None)
BOARD, CARDS = board(SPEECH.voice(BOX)), cards(SPEECH.voice(BOX))
NAMES = ["Anna", "Ben", "Clara", "Dov"]
MOST_BYTES = 16_000  # of the whole reference, gzipped
BY_CHANCE = [1, 2, 3, 4]  # numbers of seats
RECORDED = sorted((Path(__file__).parent.parent / "records").glob("frostpunk-*.json"))
SAMPLES = [*BY_CHANCE, *RECORDED]


def seen(city: Crater, cause: str = "") -> Seen[FrostpunkView]:
    return looking_at(view(city.g, 0), NAMES[: city.seats], outcome=ended(cause, city.seats, won=cause == "saved"))


def drawn(thing: RenderableType, width: int = 10_000) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return re.sub(r"\s+", " ", console.file.getvalue()).strip()


# -- shapes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", SAMPLES, ids=named)
def test_every_view_has_the_shape_that_the_browser_knows(sample: int | Path) -> None:
    for game in moments("frostpunk", sample):
        for seat in (None, *range(game.seats)):
            table = game.view(seat).table
            assert msgspec.convert(msgspec.to_builtins(table), FrostpunkView, strict=True) == table


def test_the_reference_has_its_shape_and_is_light() -> None:
    whole = reference_of("frostpunk")
    assert whole.board == BOARD
    assert {key: (card.title, card.kind) for key, card in whole.cards.items()} == {
        key: (card.title, card.kind) for key, card in CARDS.items()
    }
    assert msgspec.convert(msgspec.to_builtins(BOARD), FrostpunkBoard, strict=True) == BOARD
    assert len(gzip.compress(msgspec.json.encode(whole))) < MOST_BYTES


def test_every_card_has_its_shape() -> None:
    assert msgspec.convert(msgspec.to_builtins(CARDS), dict[str, Card], strict=True) == CARDS


def test_a_special_action_is_read_on_the_board_as_on_its_card() -> None:
    specials = [row for row in BOARD.events if row.specials]
    assert len(specials) == len(BOX.with_special)
    for row in specials:
        for special in row.specials:
            assert special.startswith("Special Action")
            assert special in CARDS[row.id].lines


# -- what a view names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", SAMPLES, ids=named)
def test_whatever_a_view_names_is_in_the_reference(sample: int | Path) -> None:
    board = BOARD
    rows = ("buildings", "laws", "technologies", "tiles", "advisors", "societies", "events", "expeditions")
    listed = {key: {row.id for row in getattr(board, key)} for key in rows}
    spaces = {space for place in board.places for space in place.spaces}
    for game in moments("frostpunk", sample):
        table = game.view(0).table
        assert set(card_ids(table)) <= set(CARDS)
        assert table.society in listed["societies"]
        assert {one.id for one in table.buildings} == listed["buildings"]
        assert {*table.laws, *table.future_laws} <= listed["laws"]
        assert {one.tile for one in table.map} - {None} <= listed["tiles"]
        assert {space.space for place in table.map for space in place.spaces} <= spaces
        built = {space.building for place in table.map for space in place.spaces}
        assert built - {None, "ruins"} <= listed["buildings"]
        assert {player.advisor for player in table.players} - {None} <= listed["advisors"]


def card_ids(table: FrostpunkView) -> Iterator[str]:
    yield from (one.card for one in table.display)
    yield from (name.removesuffix("?") for name in table.dusk)
    yield from (name for pile in astuple(table.discards) for name in pile)
    yield from table.revealed + table.laws + table.future_laws + [table.society]
    yield from (one.id for one in table.buildings + table.technologies)
    for stack in table.expeditions.stacks:
        yield from (f"{one.card}:inside" if one.explored else one.card for one in stack.cards)
    yield from (deck.top for deck in astuple(table.expeditions.decks) if deck.top)
    for player in table.players:
        yield from player.hand
        yield from [f"advisor:{player.advisor}"] if player.advisor else []


def test_every_card_of_the_box_is_there_and_none_hides_another() -> None:
    decks = ["societies", "weather", "buildings", "laws", "technologies", "advisors", "citizens", "scenario"]
    decks += ["morning", "dusk", "disputes", "consequences"]
    cards = sum(len(BOX.cards.decks[deck]) for deck in decks)
    assert len(CARDS) == cards + 2 * len(BOX.expeditions) + 1  # and the Call to Rise
    assert all(card.id == key for key, card in CARDS.items())
    for rows in msgspec.to_builtins(BOARD).values():
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, dict) and "card" in row:
                assert row["card"] in CARDS


def test_domains_with_things_on_the_board_point_at_them() -> None:
    board = BOARD
    things: dict[str, set[str]] = {
        "space": {space for place in board.places for space in place.spaces},
        "place": {place.place for place in board.places},
        "building": {row.id for row in board.buildings},
        "event": {row.id for row in board.events},
        "card": {row.id for row in board.citizen_cards},
        "law": {row.id for row in board.laws},
        "technology": {row.id for row in board.technologies},
        "advisor": {row.id for row in board.advisors},
        "citizen": {row.id for row in board.citizens},
        "meeple": {row.id for row in board.meeples},
        "token": {*board.tokens.hope, *board.tokens.discontent},
        "side": set(BOX.side_words),
        "stack": {"1", "2", "3"},
        "coal": {str(number) for number in range(BOX.heat_end)},
        "seat": {"1", "2", "3", "4"},
    }
    no_things = {"draw", "enough", "none", "nobody", "construction", "snow"}
    for name, domain in BOX.vocabulary.domains.items():
        words = set(domain.words) - no_things
        if domain.points:
            assert words == things[domain.points], name
        elif not any(word.isdigit() for word in words):
            assert not any(words <= there for there in things.values()), name
    assert {domain.points for domain in BOX.vocabulary.domains.values()} == {"", *things}


# -- boards -----------------------------------------------------------------------------------------------------------


def test_the_crater_is_the_one_that_is_played_in() -> None:
    board = BOARD
    at = {(place.q, place.r): place.place for place in board.places}
    for place, hex_ in enumerate(HEXES[: len(board.places)]):
        assert at[hex_] == BOX.place_words[place]
        if place:
            beside = {at[other] for other in around(hex_) if other in at and PLACE_OF[other]}
            assert beside == {BOX.place_words[other] for other in NEIGHBOURS[place] if other}
    inner = {*((one.q, one.r) for one in board.generator), (board.drawer.q, board.drawer.r)}
    assert inner == set(around((0, 0)))
    assert [one.space for one in board.generator] == board.places[0].spaces
    assert [place.ring for place in board.places] == ["generator"] + ["near"] * 12 + ["far"] * 18
    crater = next(one for one in board.maps if one.scenario == "crater")
    assert crater.places == [place.place for place in board.places[1:]]
    assert [mark.place for mark in crater.deposits] == ["far-1", "far-4", "far-7", "far-10", "far-13", "far-16"]
    for mark in crater.deposits:
        assert at[mark.q, mark.r] == mark.place


def test_the_tracks_are_those_of_the_box() -> None:
    board = BOARD
    city = a_city()
    assert [row.fed for row in board.rounds] == [city.type_of_round(number + 1) for number in range(BOX.board.rounds)]
    assert [row.icon for row in board.heat][:4] == [None, "child", "engineer", "worker"]
    assert board.limits.heat == len(board.heat) == BOX.heat_end
    assert board.limits.laws == MOST_LAWS
    assert board.hunger[:2] == [
        FrostpunkHungerSection(least=7, discontent=1, deaths=0),
        FrostpunkHungerSection(least=8, discontent=1, deaths=1),
    ]


def test_buildings_laws_and_what_the_goals_want() -> None:
    board = BOARD
    rows = {row.id: row for key in ("buildings", "laws", "technologies", "events") for row in getattr(board, key)}
    infirmary = rows["infirmary"]
    assert infirmary.cost == FrostpunkStock(wood=4, coal=0, core=1, steel=0)
    assert infirmary.large
    assert (infirmary.insulation, infirmary.upgraded_insulation) == ("orange", "red")
    assert rows["tent"].upgraded_insulation == rows["tent"].insulation
    assert (rows["L03"].pair, rows["L04"].pair, rows["L10"].pair) == ("L04", "L03", None)
    assert rows["L01"].builds == ["child-shelter"]
    assert rows["T01"].rounds == 5
    assert rows["I03"].wants == FrostpunkGoods(food=9)


# -- words ------------------------------------------------------------------------------------------------------------


def everything_open(*, explored: bool) -> Crater:
    city = a_city(seats=1, call_to_rise=True, hands=[[card.id for card in BOX.citizen_cards]])
    put_on_display(city, *BOX.event_ids)
    city.stacks = [[f"{card.id}, black" if explored else card.id for card in BOX.expeditions], [], []]
    city.weather_gone = [card.id for card in BOX.weather]
    city.technologies, city.future_laws = TECHNOLOGIES, LAWS
    return city


@pytest.mark.parametrize("explored", [False, True])
def test_cards_say_what_the_terminal_says_and_no_more(explored: bool) -> None:
    read = 0
    for name, title, kind, draw in cards_in_sight(seen(everything_open(explored=explored)), SPEECH.voice(BOX)):
        key = (
            f"advisor:{name}" if kind == "Advisor" else f"{name}:inside" if explored and kind == "Expedition" else name
        )
        shown = CARDS[key]
        assert shown.title == title
        assert kind.startswith(shown.kind)
        words = drawn(draw()).removeprefix(f"{title} {name} {kind}")
        for part in in_order(shown):
            assert part in words, (key, part)
            words = words.replace(part, "", 1)
        words = re.sub(r"Left to build: .*$", "", words)  # the table's, not the card's
        assert re.fullmatch(r"(\s|\d\. )*", words), (key, words)
        read += 1
    assert read > 280


def in_order(card: Card) -> list[str]:
    """The card's texts, longest first, as sentences of the terminal."""
    parts = [re.sub(r"\s+", " ", text) for text in (card.story, *card.lines) if text]
    for option in card.options:
        effect = option.effect
        if option.condition:
            effect = f"{option.condition}: {effect[:1].lower()}{effect[1:]}"
        parts += [re.sub(r"\s+", " ", option.story), effect]
    return sorted(parts, key=len, reverse=True)


def test_an_expedition_tells_its_inside_on_a_card_of_its_own() -> None:
    trip = BOX.expeditions[0]
    outside, within = CARDS[trip.id], CARDS[f"{trip.id}:inside"]
    assert not outside.options
    assert trip.inside not in outside.lines
    assert trip.inside in within.lines
    assert len(within.options) == len(trip.options)


# -- at the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", SAMPLES, ids=named)
def test_warnings_are_the_terminals_dangers(sample: int | Path) -> None:
    told = 0
    for game in moments("frostpunk", sample):
        whole = game.seen(0)
        said = warnings(whole, SPEECH.voice(BOX))
        panel = dangers(whole.table, SPEECH.voice(BOX))
        lines = [] if panel is None else str(panel.renderable).splitlines()
        assert lines == [f"! {words}" for words in said]
        told += len(said)
    assert told


@pytest.mark.parametrize("cause", RULES.goals)
def test_each_ending_is_told_in_the_terminals_words(cause: str) -> None:
    city = a_city(
        round=9,
        people={"worker": 10, "engineer": 1},
        sick={"worker": 2},
        corpses=3,
        storms=1,
        hope=["active-care"],
        laws={"Child Shelter Law"},
    )
    whole = seen(city, cause)
    told = ending(whole, SPEECH.voice(BOX))
    picked = drawn(drawn_ending(whole, SPEECH.voice(BOX), 1000), 1000)
    said = " ".join([told.title, *told.text, *(" ".join(row) for row in told.lines)])
    assert re.sub(r"\s+", " ", said) == picked


def test_a_whole_game_ends_in_words() -> None:
    *_, game = moments("frostpunk", 2)
    assert game.outcome is not None
    told = ending(game.seen(), SPEECH.voice(BOX))
    assert told.title.endswith(".")
    assert [heading for heading, _ in told.lines][:2] == ["Rounds", "The living"]
