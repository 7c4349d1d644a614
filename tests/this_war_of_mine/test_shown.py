"""What a browser is told: views and boards in their shapes, every card in the words of the terminal, how it ended."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from io import StringIO

import msgspec
import pytest
from rich.console import Console, RenderableType

from holdfast.games.this_war_of_mine import RULES, nouns
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.presence.board import WarBoard
from holdfast.games.this_war_of_mine.presence.picture import cards_in_sight
from holdfast.games.this_war_of_mine.presence.picture import ending as drawn_ending
from holdfast.games.this_war_of_mine.presence.shown import board, cards, ending, unlisted
from holdfast.games.this_war_of_mine.presence.view import WarView, view
from holdfast.games.this_war_of_mine.setup import TABLE
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.kernel import Seen
from holdfast.presence import Card
from holdfast.presence.plain import warnings
from holdfast.server.faces import cards_of, reference_of
from holdfast.speech import PSEUDO
from tests.this_war_of_mine.arrange import Siege, shelter
from tests.toys.looking import ended, looking_at
from tests.toys.moments import moments

BOX = open_box(None)
BOARD, CARDS = board(SPEECH.voice(BOX)), cards(SPEECH.voice(BOX))
NAMES = ["Anna", "Ben"]
MOST_BYTES = 8_000  # of the whole reference, gzipped
SAMPLES = [1, 2, 3, 5]  # numbers of seats; played by chance


def seen(siege: Siege, cause: str = "") -> Seen[WarView]:
    outcome = ended(cause, siege.seats, won=cause in ("victory", "survived"))
    return looking_at(siege.says(view, 0), NAMES[: siege.seats], outcome=outcome)


def drawn(thing: RenderableType, width: int = 10_000) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return plain(console.file.getvalue())


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


# -- shapes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SAMPLES)
def test_every_view_has_the_shape_that_the_browser_knows(seats: int) -> None:
    for game in moments("this_war_of_mine", seats):
        for seat in (None, *range(game.seats)):
            table = game.view(seat).table
            assert msgspec.convert(msgspec.to_builtins(table), WarView, strict=True) == table


def test_the_reference_has_its_shape_and_is_light() -> None:
    whole = reference_of("this_war_of_mine")
    assert (whole.board, whole.targets["work"]) == (BOARD, "space")
    assert msgspec.convert(msgspec.to_builtins(BOARD), WarBoard, strict=True) == BOARD
    assert len(gzip.compress(msgspec.json.encode(whole))) < MOST_BYTES


def test_cards_have_their_shape_and_scripts_are_asked_for_by_id_alone() -> None:
    assert msgspec.convert(msgspec.to_builtins(CARDS), dict[str, Card], strict=True) == CARDS
    listed = reference_of("this_war_of_mine").cards
    scripts = set(unlisted(BOX))
    assert scripts == {key for key, one in CARDS.items() if one.kind == "Script"}
    in_another = reference_of("this_war_of_mine", PSEUDO).cards
    assert in_another.keys() == listed.keys()
    assert {key: (one.title, one.kind) for key, one in listed.items()} == {
        key: (one.title, one.kind) for key, one in CARDS.items() if key not in scripts
    }
    assert scripts <= set(cards_of("this_war_of_mine"))


# -- what a view names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SAMPLES)
def test_whatever_a_view_names_is_in_the_reference(seats: int) -> None:
    goods = ids("goods")
    for game in moments("this_war_of_mine", seats):
        table = game.view(0).table
        assert set(card_ids(table)) <= set(CARDS)
        plan = next(plan for plan in BOARD.plans if plan.id == table.board)
        assert [one.space for one in table.shelter] == [one.id for one in plan.spaces]
        assert len(table.boarded) == sum(one.hole is not None for one in plan.spaces)
        assert {lying.kind for one in table.shelter for lying in one.cards} <= ids("obstacles")
        piles = [table.storage, table.lent, table.pile, table.supply, table.values, *table.hidden]
        assert {word for pile in piles for word in pile} <= goods
        held = {one.weapon for one in table.group} | {word for one in table.group for word in one.treated}
        assert held - {None} <= goods
        assert table.phase in {"set-up", *ids("phases")}


def ids(key: str) -> set[str]:
    return {row.id for row in getattr(BOARD, key)}


def card_ids(table: WarView) -> Iterator[str]:
    yield table.scenario
    yield from (one.character for one in table.group)
    yield from (one.character for one in table.gone)
    yield from (one.fitting for one in table.shelter if one.fitting)
    yield from (lying.card for one in table.shelter for lying in one.cards if lying.card)
    yield from table.fittings + table.ideas + table.events.open + table.completed + table.kept
    yield from (name for name in table.events.to_come if name not in ("event", "ending"))
    yield from (name for name in table.places if name)
    yield from table.read + table.for_the_end + [one.script for one in table.later]
    yield from (name for pile in table.discards.values() for name in pile)
    yield from [table.objective.card] if table.objective else []
    yield from (name for name in (table.event, table.visitor, table.script) if name)
    if table.trip:
        yield from [table.trip.location, *table.trip.turned]


def test_every_card_of_the_box_is_there_and_none_hides_another() -> None:
    decks = {name: deck for name, deck in BOX.cards.decks.items() if name != "plans"}
    assert len(CARDS) == sum(map(len, decks.values())) + 1  # and the state tokens
    assert all(one.id == key for key, one in CARDS.items())
    for kind in ("goods", "fittings", "characters", "locations", "events", "objectives"):
        assert ids(kind) <= set(CARDS)


def test_domains_with_things_on_the_board_point_at_them() -> None:
    things = {
        "person": {"1", "2", "3", "4"},
        "space": {one.id for one in BOARD.plans[0].spaces},
        "hole": {str(one.hole) for plan in BOARD.plans for one in plan.spaces if one.hole},
        "fitting": ids("fittings"),
        "goods": ids("goods"),
        "place": set(nouns.PLACES) - {"nearest"},
        "foe": {str(number + 1) for number in range(len(BOX.enemies))},
        "task": ids("tasks"),
        "card": {key for key, one in CARDS.items() if one.kind in ("Narrative Action", "Desperate Measure")},
        "option": {str(number) for number in range(1, 9)},
        "offer": ids("goods"),
        "combat": {"fight", "change", "flee"},
        "block": {"damage", "wounds"},
        "crime": {"raid", "resident"},
        "way": {*nouns.EXITS, *nouns.ENTRANCES},
    }
    no_things = {"done", "enough", "none", "craft", "move", "dismantle", "unarmed"}
    for name, domain in BOX.vocabulary.domains.items():
        words = set(domain.words) - no_things
        if domain.points:
            assert words <= things[domain.points], name
        elif not any(word.isdigit() for word in words):
            assert not any(words <= there for there in things.values()), name
    assert {domain.points for domain in BOX.vocabulary.domains.values()} == {"", *things}


# -- boards -----------------------------------------------------------------------------------------------------------


def test_both_sides_of_the_board_are_the_houses_that_are_played_in() -> None:
    for plan, table in zip(BOARD.plans, BOX.plans, strict=True):
        at = {(one.floor, one.column): one.id for one in plan.spaces}
        assert set(at) == {(f, c) for f in range(plan.floors) for c in range(1, plan.columns + 1)}
        ways: set[tuple[str, str]] = set()
        for one in plan.spaces:
            above, right = at.get((one.floor + 1, one.column)), at.get((one.floor, one.column + 1))
            ways |= {(one.id, above)} if one.ladder and above else set()
            ways |= {(one.id, right)} if right and one.hole is None else set()
        linked = {
            tuple(sorted((BOX.space_words[one], BOX.space_words[other])))
            for one, others in enumerate(table.links)
            for other in others
        }
        assert {tuple(sorted(way)) for way in ways} == linked


def test_what_is_printed_on_spaces_and_fittings_is_told_in_words() -> None:
    basic, advanced = BOARD.plans
    spaces = {one.id: one for one in basic.spaces}
    assert (spaces["g3"].printed, spaces["g3"].action) == ("guard", None)
    assert spaces["g1"].action == "Go outside"
    assert spaces["g5"].crowd
    assert spaces["g4"].dark
    assert spaces["g4"].ladder
    under_fire = {one.id: one.after for one in advanced.spaces}
    assert under_fire["a1"] == "on a roll of 2 or less: raise wounds by 1"
    assert under_fire["g1"] is None
    for row, fitting in zip(BOARD.fittings, BOX.fittings, strict=True):
        assert {word: n for word, n in row.cost.items() if n} == row.cost
        assert sum(row.cost.values()) == sum(fitting.cost)


def test_people_goods_cards_and_dice_are_those_of_the_box() -> None:
    assert [row.inventory for row in BOARD.characters] == BOX.inventory
    assert [row.weight for row in BOARD.goods] == BOX.weight
    assert [row.number for row in BOARD.locations] == [card.number for card in BOX.locations]
    stays = [card.stays for card in BOX.event_cards] + [False] * (len(BOX.events) - BOX.first_ending)
    assert [row.lasts is not None for row in BOARD.events] == stays
    kinds = ["event"] * BOX.first_ending + ["ending"] * len(BOX.endings) + ["chapter"] * len(BOX.chapters)
    kinds += ["event"] * (len(BOX.events) - len(kinds))
    assert [row.kind for row in BOARD.events] == kinds
    assert [len(die.faces) for die in BOARD.dice] == [6, 6, 6]
    white, _, red = BOARD.dice
    assert white.weapons == ["bare hands"]
    assert "pistol" in red.weapons
    assert [row.id for row in BOARD.obstacles] == [key for key, _, _ in nouns.SHELTER_KINDS]


def test_no_word_of_the_board_is_unmarked_in_the_marked_language() -> None:
    marked = board(SPEECH.voice(BOX, (), PSEUDO))
    words = [one.name for one in (*marked.obstacles, *marked.phases, *marked.tasks)]
    words += [one.name for one in marked.fittings]
    words += [text for one in marked.characters for text in (one.name, one.trade)]
    words += [text for one in marked.goods for text in one.forms.values()]
    words += [text for plan in marked.plans for text in (plan.title, *(space.name for space in plan.spaces))]
    words += [text or "" for plan in marked.plans for space in plan.spaces for text in (space.action, space.after)]
    words += [text for die in marked.dice for text in (*die.faces, *die.weapons)]
    words += [one.asks for one in marked.objectives]
    words += [text for text in (*(one.lasts for one in marked.events), *(one.rule for one in marked.locations)) if text]
    assert not [text for text in words if re.search("[A-Za-z]", text)]


# -- words ------------------------------------------------------------------------------------------------------------


def everything_open() -> Siege:
    """Every card of every deck lies open, and everybody reads the book."""
    siege = shelter(seats=2, rules=("open-book",))
    cards = {deck: names.words for deck, names in siege.words.cards.items()}
    siege.drawn = {pile: cards[pile] for pile in siege.words.decks.words}
    siege.places = dict(zip(("near", "distant", "far"), cards["locations"], strict=False))
    siege.open_events = cards["events"][: BOX.first_ending]
    siege.objective, *siege.completed = cards["objectives"]
    turned = ([f"{card}, remnants"] for card in cards["shelter"])
    siege.cards_on = dict(zip(BOX.space_words, turned, strict=False))
    siege.read = cards["scripts"]
    return siege


def test_cards_say_what_the_terminal_says_and_no_more() -> None:
    read = 0
    for name, title, kind, draw in cards_in_sight(seen(everything_open()), SPEECH.voice(BOX)):
        if kind == "Room":  # printed on the board
            continue
        shown = CARDS[name]
        assert shown.title == title
        assert kind.startswith(shown.kind) or kind == "Idea"
        words = drawn(draw()).removeprefix(plain(f"{title} {name} {kind}"))
        for part in in_order(shown):
            assert part in words, (name, part)
            words = words.replace(part, "", 1)
        assert re.fullmatch(r"(\s|\d\. |; 0 paid)*", words), (name, words)
        read += 1
    assert read > 600


def in_order(shown: Card) -> list[str]:
    """The card's texts, longest first, as sentences of the terminal; marks of speech are no words."""
    parts = [plain(text.replace("*", "")) for text in (shown.story, *shown.lines) if text]
    for option in shown.options:
        effect = option.effect
        if option.condition:
            effect = f"{option.condition}: {effect[:1].lower()}{effect[1:]}"
        parts += [plain(option.story), plain(effect)]
    return sorted(parts, key=len, reverse=True)


def test_speech_keeps_its_marks() -> None:
    spoken = [script for script in BOX.scripts if "*" in script.story]
    assert len(spoken) > 100
    assert all(CARDS[script.id].story == script.story for script in spoken)
    assert all(one.story.count("*") % 2 == 0 for one in CARDS.values())


# -- at the table -----------------------------------------------------------------------------------------------------


def test_warnings_are_sentences() -> None:
    told = 0
    for game in moments("this_war_of_mine", 2):
        whole = game.seen(0)
        said = warnings(whole, SPEECH.voice(BOX))
        assert len(said) == len(whole.table.dangers)
        assert all(line[:1].isupper() and line.endswith(".") for line in said)
        told += len(said)
    assert told


@pytest.mark.parametrize("cause", RULES.goals)
def test_each_ending_is_told_in_the_terminals_words(cause: str) -> None:
    siege = shelter(people=2, day=9, hunger={"Ingvar": 1, "Marguerite": 3}, boarded={"1"}, objective="The Wireless")
    siege.gone, siege.epilogue = ["Rashid, dead", "Wen, left"], ["200"]
    whole = seen(siege, cause)
    told = ending(whole, SPEECH.voice(BOX))
    said = " ".join([told.title, *told.text, *(" ".join(row) for row in told.lines)])
    assert plain(said) == drawn(drawn_ending(whole, SPEECH.voice(BOX), 1000), 1000)
    assert len(told.text) == 1 + 4 + 1  # the end, four people, what was kept for it
    _, _, _, dead, gone, _ = told.text
    assert "Rashid Nazari, dead." in dead
    assert "Wen Shulan, gone away." in gone


def test_a_whole_game_ends_in_words() -> None:
    *_, game = moments("this_war_of_mine", 2)
    assert game.outcome is not None
    told = ending(game.seen(), SPEECH.voice(BOX))
    assert told.title.endswith(".")
    assert [heading for heading, _ in told.lines][:2] == ["Played", "Days"]
    assert set(game.view(None).table.rules) <= set(TABLE)
