"""The city in the crater, drawn: everything that lies open, nothing that lies hidden, at every width."""

from __future__ import annotations

import dataclasses
import re
from io import StringIO
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

import holdfast
from holdfast.games.frostpunk import RULES
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.map import HEXES, NEIGHBOURS, PLACES, SPACES, spaces_of
from holdfast.games.frostpunk.presence.endings import happened
from holdfast.games.frostpunk.presence.picture import cards_in_sight, ending, picture
from holdfast.games.frostpunk.presence.view import FrostpunkView, view
from holdfast.games.frostpunk.speech import SPEECH
from holdfast.games.frostpunk.state import (
    AUTOMATON,
    BUNKHOUSE,
    CHILD,
    CHILD_ENGINEER,
    COAL,
    ENGINEER,
    HUNTERS_HUT,
    INFIRMARY,
    NONE,
    TREE,
    WOOD,
    WORKER,
    City,
)
from holdfast.kernel import Game, Rng, Seen
from holdfast.presence.pictures import ending_of, picture_of
from holdfast.speech import PSEUDO
from tests.frostpunk.by_number import city, event
from tests.toys.looking import ended, looking_at

WIDTHS = [60, 80, 99, 100, 113, 132, 160, 200]
BOX = open_box(None)
NAMES = ["Anna", "Ben", "Clara", "Dov"]


def drawn(thing: RenderableType, width: int = 100, encoding: str = "utf-8") -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    options = console.options.update(width=width)
    options.encoding = encoding
    lines = console.render_lines(thing, options, pad=False)
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def seen(g: City, seat: int | None = 0, cause: str = "") -> Seen[FrostpunkView]:
    """What a seat may see of an arranged city."""
    return looking_at(view(g, seat), NAMES[: g.seats], seat, ended(cause, g.seats, won=cause == "saved"))


def shown(g: City, width: int = 100, seat: int | None = 0) -> str:
    return drawn(picture(seen(g, seat), SPEECH.voice(g.box), width), width)


def built(g: City, space: str, building: int, *, upgraded: int = 0, who: int = NONE, second: int = NONE) -> City:
    """Put a Building on the map, and a tile below it."""
    at = g.box.space_words.index(space)
    g.tiles[g.box.place_words.index(space.partition("/")[0])] = 0
    for place, meeple in ((at, who), *([(at + 1, second)] if g.box.large[building] else [])):
        g.building[place], g.improved[place], g.standing[place] = building, upgraded, meeple
    return g


def played(picks: int, seats: int = 2, seed: int = 1) -> Game[Any]:
    game = holdfast.start("frostpunk", seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(picks):
        if game.pending is None:
            break
        game.pick(chance.below(len(game.pending.values)))
    return game


def crowded() -> City:
    """Everything at its longest."""
    g = city(
        seats=4,
        round=15,
        hard=True,
        heat=16,
        cold=16,
        stress=10,
        inside=99,
        overheated=True,
        upgraded=True,
        people=[50, 50, 50],
        sick=[26, 26, 26],
        skull=[1, 1, 1],
        spent=[5, 5, 5],
        mustered=[10, 10, 10],
        ready=[10, 10, 10, 1, 1, 6],
        building_site=[10, 3, 0, 1, 1, 3],
        food=50,
        hunger=50,
        corpses=10,
        automatons=6,
        stock=[99, 99, 99, 8],
        hope=[5, 5, 5, 4, 1, 0],
        discontent=[1, 2, 3, 4, 5],
        storm=15,
        triggers=[11, 15],
        deposits=[COAL, WOOD, COAL, WOOD, COAL, WOOD],
        tiles=[NONE, *[0] * (PLACES - 1)],
        dusk=[event(city(), "D000")],
        hands=[list(range(7)) for _ in range(4)],
        laws=[1] * 16,
        technologies=[0, 3, 5, 6],
        developing=6,
        token=15,
    )
    for space in range(SPACES):
        g.building[space], g.standing[space] = INFIRMARY, CHILD_ENGINEER
        g.improved[space] = 1
    return g


# -- widths -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_longer_than_the_terminal_is_wide(width: int) -> None:
    for seats, picks in ((1, 0), (1, 70), (2, 3), (2, 150), (3, 90), (4, 40), (4, 250)):
        game = played(picks, seats)
        for seat in (None, *range(seats)):
            assert max(map(len, drawn(picture_of(game, seat, width), width).splitlines())) <= width


@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_city_fits_too_and_no_number_is_cut_off(width: int) -> None:
    said = shown(crowded(), width)
    assert max(map(len, said.splitlines())) <= width
    for words in ("wood 99", "coal 99", "hunger 50", "steam cores 99", "Automatons 6", "stress 10 of 10", "heat 16"):
        assert words in said
    assert said.count("Motivation") >= 3
    assert "overheated, upgraded" in said


@pytest.mark.parametrize("width", WIDTHS)
def test_longer_words_of_another_language_fit_as_well(width: int) -> None:
    game = played(250, 4)
    for g, looking in ((crowded(), seen(crowded())), (game.state, game.view(0))):
        said = drawn(picture(looking, SPEECH.voice(g.box, NAMES, PSEUDO), width), width)
        assert max(map(len, said.splitlines())) <= width


@pytest.mark.parametrize("width", [1, 20, 40])
def test_even_a_tiny_terminal_does_no_harm(width: int) -> None:
    shown(crowded(), width)


def test_wide_terminals_show_displays_beside_the_map() -> None:
    assert re.search(r"Round 8 of 15.*Cards open|Round 8 of 15.*Dusk deck", shown(city(round=8), 170))
    assert not re.search(r"Round 8 of 15.*Dusk deck", shown(city(round=8), 120))


def test_letters_that_a_terminal_lacks_are_replaced() -> None:
    g = city(hope=[1, 2], deposits=[COAL] + [NONE] * 5, tiles=[NONE, 0, *[NONE] * (PLACES - 2)])
    said = drawn(picture(seen(g), SPEECH.voice(g.box), 100), 100, "ascii")
    assert said.isascii()
    assert "@ Care" in said
    assert "o Justice" in said


# -- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "across"), [(100, 14), (120, 16), (80, 11)])
def test_tiles_lie_in_their_true_places(width: int, across: int) -> None:
    """Neighbours on the map are neighbours in the picture, and nothing else is."""
    g = city(tiles=[NONE, *[0] * (PLACES - 1)])
    said = shown(g, width)
    found: dict[int, tuple[int, int]] = {}
    for y, line in enumerate(said.splitlines()):
        for match in re.finditer(r"│(near|far|n|f)-?(\d+) ", line):
            place = int(match[2]) + (12 if match[1].startswith("f") else 0)
            found[place] = (match.start(), y)
    assert sorted(found) == list(range(1, PLACES))
    for place, (x, y) in found.items():
        for other, (x2, y2) in found.items():
            beside = y == y2 and abs(x - x2) == across
            above = abs(y - y2) == 4 and abs(abs(x - x2) - across / 2) < 1
            assert (beside or above) == (other in NEIGHBOURS[place]), (place, other)


def test_rows_of_the_crater_are_four_to_seven_hexagons() -> None:
    said = shown(city(tiles=[NONE, *[0] * (PLACES - 1)])).splitlines()
    walls = [line.count("│") - 1 for line in said if re.search(r"│(near|far|gen)-", line)]
    assert walls == [4, 5, 6, 7, 6, 5, 4]


def test_east_is_right_and_the_drawer_is_before_the_tower() -> None:
    said = shown(city(tiles=[NONE, *[0] * (PLACES - 1)]))
    assert re.search(r"far-10.*near-7.*gen-3.*TOWER.*gen-1.*near-1 .*far-1 ", said)
    assert re.search(r"near-6.*gen-2.*drawer.*near-2", said)
    assert HEXES[1] == (2, 0)


def test_a_space_shows_what_lies_there_and_who_stands_there() -> None:
    g = city(lies=[NONE] * SPACES, amount=[0] * SPACES)
    a, b = spaces_of(1)
    g.tiles[1] = 0
    g.lies[a], g.amount[a], g.standing[a] = COAL, 3, WORKER
    g.lies[b], g.amount[b] = TREE, 2
    said = shown(g)
    assert re.search(r"│a.3 coal +W│", said)
    assert re.search(r"│b.2 trees +│", said)
    g.standing[b] = WORKER
    assert re.search(r"│b.2trees W│", shown(g, 80))
    assert "1 tree" in shown(city(tiles=[NONE, 0, *[NONE] * 29], lies=lying(a, TREE), amount=lying(a, 1, 0)))


def lying(space: int, what: int, otherwise: int = NONE) -> list[int]:
    return [what if place == space else otherwise for place in range(SPACES)]


def test_buildings_people_and_upgrades() -> None:
    g = built(city(), "near-3/a", HUNTERS_HUT, upgraded=1, who=CHILD)
    built(g, "near-3/b", BUNKHOUSE)
    built(g, "near-5/a", INFIRMARY, who=ENGINEER, second=AUTOMATON)
    said = shown(g)
    assert re.search(r"│a.Hunters\+ +C│", said)
    assert re.search(r"│b.Bunkhouse +│", said)
    assert re.search(r"│a.Infirmary +E│", said)
    assert re.search(r"│b.\(large\) +A│", said)
    listed = shown(g, 60)
    assert re.search(r"near-3 .*a Hunter's Hut\+ . C, b Bunkhouse", listed)
    assert "Infirmary" in listed


def test_a_name_leaves_a_gap_before_who_stands_there() -> None:
    assert re.search(r"│a.Bunkhouse │", shown(built(city(), "near-3/a", BUNKHOUSE), 92))
    assert re.search(r"│a.Bunkhs +W│", shown(built(city(), "near-3/a", BUNKHOUSE, who=WORKER), 92))


def test_every_building_has_a_name_that_fits_and_is_its_own() -> None:
    voice = SPEECH.voice(BOX)
    nouns = [voice.noun(f"building-{name}") for name in (*(row.id for row in BOX.buildings), "ruins")]
    for form, longest in (("short", 9), ("narrow", 6)):
        names = [noun.form(form) for noun in nouns]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= longest


def test_warm_and_cold_are_told_without_colour() -> None:
    g = built(city(heat=1), "near-1/a", BUNKHOUSE)
    said = shown(g)
    assert "near-1 * cold" in said
    assert "a*Bunkhouse" in said
    g.heat = 4  # the second space of the Generator track: orange is warm from heat 4 on, the Near tiles from 5
    said = shown(g)
    assert "near-1 * cold" in said
    assert "a~Bunkhouse" in said
    g.heat = 5
    said = shown(g)
    assert "near-1 ~ warm" in said
    assert "~ heated, * cold" in SPEECH.voice(open_box(None)).language.say("legend")


def test_from_which_heat_on_things_are_warm() -> None:
    said = shown(city(heat=4, ranges=[3, 2, 3]))
    assert re.search(r"red Buildings +6 \* cold", said)
    assert re.search(r"orange Buildings +4 ~ warm", said)
    assert re.search(r"Generator tile +5 \* cold", said)  # by the Near zone, which takes it in
    assert re.search(r"Far tiles +7 \* cold", said)


def test_snow_and_deposits() -> None:
    g = city(deposits=[COAL, NONE, WOOD, NONE, NONE, NONE])
    said = shown(g)
    assert said.count("· snow") == 28
    assert "◆ coal" in said
    assert "◆ wood" in said
    g.tiles[g.box.place_words.index("far-1")] = 0
    assert re.search(r"far-1 +\*◆coal", shown(g))
    assert "Deposits: coal at far-1 and wood at far-7" in shown(g, 60)


# -- tracks -----------------------------------------------------------------------------------------------------------


def test_the_headline() -> None:
    said = shown(city(round=8, leader=0, active=1, society=2, hard=True), 120)
    for words in ("Round 8 of 15, action phase", "Anna leads", "Ben's turn", "Engineers are fed", "(III, hard)"):
        assert words in said.splitlines()[0]


def test_the_round_track_has_its_markers() -> None:
    said = shown(city(round=3, storm=9, triggers=[4, 9], technologies=[2], developing=2, token=7))
    assert re.search(r"Rounds +1 +2 +\[3\] +4! +5 +6 +7T +8 +9!S +10", said)


def test_people_with_their_troubles() -> None:
    g = city(people=[18, 9, 11], sick=[6, 0, 11], skull=[0, 0, 1], spent=[1, 0, 0], mustered=[4, 2, 3])
    g.ready = [2, 1, 0, 1, 0, 2]
    g.building_site = [1, 1, 0, 0, 0, 0]
    said = shown(g)
    assert re.search(r"W Workers +18 +6 +- +1 +2 of 4", said)
    assert re.search(r"E Engineers +9 +- +- +- +1 of 2", said)
    assert re.search(r"C Children +11 +11 +yes +- +0 of 3", said)
    assert "also ready: w A A" in said
    assert "constructing: W E" in said


def test_stores_hunger_corpses_and_beds() -> None:
    g = city(stock=[7, 11, 2, 0], food=9, hunger=4, corpses=5, automatons=2, mustered=[4, 2, 3])
    said = shown(built(g, "near-1/a", BUNKHOUSE))
    for words in ("wood 7", "coal 11", "food 9", "hunger 4, lost at 25", "steam cores 2", "Automatons 2"):
        assert words in said
    assert f"Corpses 5 of {g.box.corpse_end}" in said
    assert "warm beds 0 for 9" in said
    g.heat = 8
    assert "warm beds 2 for 9" in shown(g)


def test_hope_and_discontent_are_active_or_exhausted() -> None:
    said = shown(city(hope=[1, 2, 5], discontent=[0, 5]))
    for words in ("Hope 3", "● Care", "○ Justice", "● Motivation", "Discontent 2", "○ Anger", "● Greed", "lost at 6"):
        assert words in said


def test_the_generator() -> None:
    said = shown(city(heat=3, cold=7, stress=6, inside=2, upgraded=True))
    for words in ("heat 3, cold 7", "stress 6 of 10", "upgraded", "6 stress", "2 inside"):
        assert words in said
    assert "overheated" not in said


# -- displays ---------------------------------------------------------------------------------------------------------


def with_card(g: City, name: str, goods: list[int], meeple: int = NONE) -> City:
    g.display.append(event(g, name))
    g.goods_on.append(goods)
    g.meeple_on.append(meeple)
    g.kept_on.append(0)
    return g


def test_open_cards_with_goods_and_special_actions() -> None:
    g = with_card(city(), "I03", [0, 0, 0, 0, 6], WORKER)
    with_card(g, "M005", [0, 0, 0, 0, 0])
    said = shown(g)
    assert "The Granary (I03) [6 food] W Special Action: put 3 food on this card." in said
    assert "The Rope Store (M005) Special Action of a Child: put 1 coal on this card" in said
    assert "Goal: 2 storms have passed" in shown(with_card(city(), "I07", [0] * 5))


def test_laws_technologies_and_trails() -> None:
    g = city(technologies=[0, 3, 6], developing=6, token=9, future_laws=[2, 3, 4], laws=[1] + [0] * 15)
    g.developed[3] = 1
    first, second = g.box.expeditions[0], g.box.expeditions[1]
    g.stacks = [[0, 2], [3], []]
    g.scouts, g.steps = [ENGINEER, NONE, NONE], [1, 0, 0]
    said = shown(g)
    assert "Child Shelter (1 of 4); 3 to choose from" in said
    assert "Generator Safety, developed; Medical Education, due in Round 9; Carrier Sledge (5 Rounds)" in said
    assert f"-E{'-' * (second.spaces - 1)} {second.title} ({second.id})" in said
    assert f"{'-' * second.spaces} {second.title} ({second.id})" in said
    assert "explored" in said
    assert "1 card below" in said
    assert first.title not in said


def test_what_is_known_of_the_dusk_deck() -> None:
    g = city()
    dispute, after = g.box.first_dispute, g.box.first_dispute + 1
    g.dusk = [event(g, "D001"), event(g, "D002"), dispute, g.box.first_consequence + 13]
    g.disputes = [after]
    said = re.sub(r"\s+", " ", shown(g))
    titles = [g.box.events[number].title for number in (dispute, after)]
    assert f"4 cards: 2 Dusk cards, a consequence of New Faith and the Social Dispute {titles[0]}" in said
    assert f"next Social Dispute: {titles[1]}" in said
    assert g.box.events[event(g, "D001")].title not in said


def test_hands() -> None:
    g = city(hands=[[0], [2]], advisors=[1, 0], played=[NONE, 5])
    said = shown(g)
    assert "Your hand  K01 Bronagh Tierney, Worker, gather: take up to 5 resources from this tile" in said
    assert "Health Advisor: exhaust Care; cure 2" in said
    assert re.search(r"Ben +Generator Advisor; has played Kofi Asamani this Round; Nils-Aslak Varsi \(K03\)", said)
    watched = shown(g, seat=None)
    assert "Your hand" not in watched
    assert re.search(r"Anna +Health Advisor; Bronagh Tierney", watched)


def test_dangers_are_marked_and_may_be_missing() -> None:
    g = city(people=[20, 0, 0], mustered=[4, 0, 0], round=3, corpses=10)
    said = shown(g)
    assert "Danger" in said
    seen_by = seen(g)
    coming = [SPEECH.voice(g.box, NAMES).say(message, numbers) for message, numbers in seen_by.table.dangers]
    assert len(coming) > 2
    assert all(f"! {words}" in said for words in coming)
    well = dataclasses.replace(seen_by, table=replace(seen_by.table, dangers=[]))
    assert "Danger" not in drawn(picture(well, SPEECH.voice(g.box), 100))


# -- what is hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("picks", [0, 40, 120, 200])
def test_what_is_hidden_stays_hidden(picks: int) -> None:
    """Draw anew what nobody can know: the picture and the cards to read stay the same."""
    game = played(picks, 3, seed=2)
    for seat in range(3):
        again = game.clone(resample=Rng(5)) if game.pending is None or game.pending.seat == seat else None
        if again is not None:
            assert drawn(picture_of(game, seat, 100)) == drawn(picture_of(again, seat, 100))
            assert read(game, seat) == read(again, seat)


def read(game: Game[Any], seat: int | None) -> list[str]:
    """Every card in full."""
    return [drawn(draw()) for _, _, _, draw in cards_in_sight(game.view(seat), SPEECH.voice(open_box(None)))]


def readable(g: City, seat: int | None = 0) -> dict[str, str]:
    return {name: drawn(draw()) for name, _, _, draw in cards_in_sight(seen(g, seat), SPEECH.voice(g.box))}


def test_unread_cards_of_the_dusk_deck_cannot_be_read() -> None:
    """FP-GEN-17: the view names them, since everybody knows what was shuffled in; but nobody has read them."""
    g = city()
    consequence = g.box.first_consequence
    g.dusk = [event(g, "D001"), g.box.first_dispute, consequence]
    g.disputes = [g.box.first_dispute + 1, g.box.first_dispute + 2]
    g.dusk_gone = [event(g, "D003")]
    g.revealed = [event(g, "D004")]
    g.morning = [0, 1]
    cards = readable(g)
    ids = g.box.event_ids
    assert {"D003", "D004", ids[g.box.first_dispute], ids[g.box.first_dispute + 2]} <= set(cards)
    assert not {"D001", ids[consequence], ids[g.box.first_dispute + 1], ids[0], ids[1], "I08"} & set(cards)
    everything = " ".join(cards.values())
    assert g.box.events[event(g, "D001")].story[:30] not in everything


def test_an_expedition_is_read_inside_only_when_explored() -> None:
    g = city(stacks=[[0], [3], []], trails=[[5, 4], [], []])
    cards = readable(g)
    far, explored = g.box.expeditions[0], g.box.expeditions[1]
    assert opening(far.story) in plain(cards[far.id])
    assert opening(far.inside) not in plain(cards[far.id])
    assert opening(explored.inside) in plain(cards[explored.id])
    assert g.box.expeditions[4].id in cards  # on top of its deck, white side up
    assert g.box.expeditions[5].id not in cards


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def opening(story: str) -> str:
    return plain(story)[:60]


def test_cards_are_read_as_they_are_printed() -> None:
    g = with_card(city(hands=[[0], []], future_laws=[2], technologies=[3]), "I02", [0] * 5)
    cards = readable(g)
    assert "If you have active justice: exhaust justice; activate motivation" in plain(cards["I02"])
    assert "If an Engineer dies: exhaust justice" in cards["K01"]
    assert "From now on: When a Citizen acts, you may spend 2 Food to make the action heated." in cards["L03"]
    assert "Takes: 4 Rounds" in cards["T04"]
    assert "If Medical Education is developed: treat 2" in cards["medical-post"]
    assert "Upgrade: 1 wood; insulation red" in cards["medical-post"]
    assert "Exhaust Care: cure 2" in cards["health"]
    assert "L01" not in cards
    assert "T01" not in cards
    assert "K02" not in cards


def test_every_card_that_can_be_read_can_be_drawn() -> None:
    g = city(seats=1, call_to_rise=True, hands=[list(range(len(open_box(None).citizen_cards)))])
    for name in g.box.event_ids:
        with_card(g, name, [0] * 5)
    g.stacks = [[number * 2 + 1 for number in range(len(g.box.expeditions))], [], []]
    g.weather_gone = list(range(len(g.box.weather)))
    g.technologies = list(range(len(g.box.technologies)))
    g.future_laws = list(range(len(g.box.laws)))
    cards = readable(g)
    assert len(cards) > 250
    for text in cards.values():
        assert max(map(len, text.splitlines())) <= 100
        assert "object at" not in text


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cause", RULES.goals)
def test_each_ending_has_its_epilogue(cause: str) -> None:
    title, told = happened(cause, SPEECH.voice(BOX))
    assert 2 <= len(re.findall(r"[.?](?: |$)", told)) <= 4
    assert "!" not in told
    g = city(round=9, people=[10, 1, 0], sick=[2, 0, 0], corpses=3, storms=1, hope=[1], laws=[1] + [0] * 15)
    for width in (40, 60, 100):
        said = drawn(ending(seen(g, None, cause), SPEECH.voice(g.box), width), width)
        assert max(map(len, said.splitlines())) <= width
        assert opening(told) in plain(said)
        assert title in said
    assert "10 Workers, 1 Engineer and 0 Children, 2 of them sick" in said
    assert "3 Corpses unburied" in said
    assert "Child Shelter" in said
    assert "● Care" in said
    assert ("saved in Round 9 of 15" if cause == "saved" else "8 survived, lost in Round 9 of 15") in said


def test_every_cause_is_told_in_its_own_words() -> None:
    told = [happened(cause, SPEECH.voice(BOX)) for cause in RULES.goals]
    assert len({title for title, _ in told}) == len({story for _, story in told}) == len(RULES.goals)


def test_a_whole_game_ends_with_an_epilogue() -> None:
    game = played(5_000)
    assert game.outcome is not None
    assert happened(game.outcome.cause, SPEECH.voice(BOX))[0] in drawn(ending_of(game, 80), 80)
