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
from holdfast.games.frostpunk.city.map import HEXES, NEIGHBOURS
from holdfast.games.frostpunk.nouns import LAWS, TECHNOLOGIES
from holdfast.games.frostpunk.presence.endings import happened
from holdfast.games.frostpunk.presence.picture import cards_in_sight, ending, picture
from holdfast.games.frostpunk.presence.view import FrostpunkView, view
from holdfast.games.frostpunk.speech import SPEECH
from holdfast.kernel import Game, Rng, Seen
from holdfast.presence.pictures import ending_of, picture_of
from holdfast.speech import PSEUDO
from tests.frostpunk.arrange import Crater, a_city, put_up, town
from tests.toys.looking import ended, looking_at

RINGS = {"n": "near", "f": "far"}
WIDTHS = [60, 80, 99, 100, 113, 132, 160, 200]
BOX = open_box(None)
PLACES, CITIZENS = BOX.place_words, [card.id for card in BOX.citizen_cards]
NAMES = ["Anna", "Ben", "Clara", "Dov"]


def drawn(thing: RenderableType, width: int = 100, encoding: str = "utf-8") -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    options = console.options.update(width=width)
    options.encoding = encoding
    lines = console.render_lines(thing, options, pad=False)
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def seen(city: Crater, seat: int | None = 0, cause: str = "") -> Seen[FrostpunkView]:
    """What a seat may see of an arranged city."""
    end = ended(cause, city.seats, won=cause == "saved")
    return looking_at(view(city.g, seat), NAMES[: city.seats], seat, end)


def shown(city: Crater, width: int = 100, seat: int | None = 0) -> str:
    return drawn(picture(seen(city, seat), SPEECH.voice(city.box), width), width)


def built(city: Crater, space: str, building: str, *meeples: str, upgraded: bool = False) -> Crater:
    """Put a Building on the map, on which these stand, and a tile below it."""
    put_up(city, space, building, upgraded=upgraded)
    for place, meeple in zip((space, space.replace("/a", "/b")), meeples, strict=False):
        city.standing[place] = meeple
    return city


def played(picks: int, seats: int = 2, seed: int = 1) -> Game[Any]:
    game = holdfast.start("frostpunk", seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(picks):
        if game.pending is None:
            break
        game.pick(chance.below(len(game.pending.values)))
    return game


def crowded() -> Crater:
    """Everything at its longest."""
    city = a_city(
        seats=4,
        round=15,
        hard=True,
        heat=16,
        cold=16,
        stress=10,
        inside=99,
        overheated=True,
        upgraded=True,
        people={"worker": 50, "engineer": 50, "child": 50},
        sick={"worker": 26, "engineer": 26, "child": 26},
        skull={"worker": 1, "engineer": 1, "child": 1},
        spent={"worker": 5, "engineer": 5, "child": 5},
        mustered={"worker": 10, "engineer": 10, "child": 10},
        ready={"worker": 10, "engineer": 10, "child": 10, "child-worker": 1, "child-engineer": 1, "automaton": 6},
        building_site={"worker": 10, "engineer": 3, "child-worker": 1, "child-engineer": 1, "automaton": 3},
        food=50,
        hunger=50,
        corpses=10,
        automatons=6,
        stock={"wood": 99, "coal": 99, "core": 99, "steel": 8},
        hope=["active-motivation"] * 3 + ["exhausted-motivation", "active-care", "exhausted-care"],
        discontent=["active-anger", "exhausted-apathy", "active-apathy", "exhausted-greed", "active-greed"],
        storm=15,
        triggers=[11, 15],
        deposits=["coal", "wood", "coal", "wood", "coal", "wood"],
        tiles="everywhere",
        dusk=["D000"],
        hands=[CITIZENS[:7]] * 4,
        laws=LAWS,
        technologies=["Carrier Sledge", "Generator Safety", "Lighter Scout Sleds", "Medical Education"],
        developing="Medical Education",
        token=15,
    )
    for space in BOX.space_words:
        city.building[space], city.standing[space] = "infirmary", "child-engineer"
        city.improved[space] = 1
    return city


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
    for looking in (seen(crowded()), game.view(0)):
        said = drawn(picture(looking, SPEECH.voice(BOX, NAMES, PSEUDO), width), width)
        assert max(map(len, said.splitlines())) <= width


@pytest.mark.parametrize("width", [1, 20, 40])
def test_even_a_tiny_terminal_does_no_harm(width: int) -> None:
    shown(crowded(), width)


def test_wide_terminals_show_displays_beside_the_map() -> None:
    assert re.search(r"Round 8 of 15.*Cards open|Round 8 of 15.*Dusk deck", shown(a_city(round=8), 170))
    assert not re.search(r"Round 8 of 15.*Dusk deck", shown(a_city(round=8), 120))


def test_letters_that_a_terminal_lacks_are_replaced() -> None:
    city = a_city(
        hope=["active-care", "exhausted-justice"],
        deposits=["coal", None, None, None, None, None],
        tiles={"near-1": "N01"},
    )
    said = drawn(picture(seen(city), SPEECH.voice(city.box), 100), 100, "ascii")
    assert said.isascii()
    assert "@ Care" in said
    assert "o Justice" in said


# -- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "across"), [(100, 14), (120, 16), (80, 11)])
def test_tiles_lie_in_their_true_places(width: int, across: int) -> None:
    """Neighbours on the map are neighbours in the picture, and nothing else is."""
    city = a_city(tiles="everywhere")
    said = shown(city, width)
    found: dict[str, tuple[int, int]] = {}
    for y, line in enumerate(said.splitlines()):
        for match in re.finditer(r"│(near|far|n|f)-?(\d+) ", line):
            found[f"{RINGS[match[1][0]]}-{match[2]}"] = (match.start(), y)
    assert set(found) == set(PLACES) - {"generator"}
    for place, (x, y) in found.items():
        for other, (x2, y2) in found.items():
            beside = y == y2 and abs(x - x2) == across
            above = abs(y - y2) == 4 and abs(abs(x - x2) - across / 2) < 1
            neighbours = city.named("places", NEIGHBOURS[PLACES.index(place)])
            assert (beside or above) == (other in neighbours), (place, other)


def test_rows_of_the_crater_are_four_to_seven_hexagons() -> None:
    said = shown(a_city(tiles="everywhere")).splitlines()
    walls = [line.count("│") - 1 for line in said if re.search(r"│(near|far|gen)-", line)]
    assert walls == [4, 5, 6, 7, 6, 5, 4]


def test_east_is_right_and_the_drawer_is_before_the_tower() -> None:
    said = shown(a_city(tiles="everywhere"))
    assert re.search(r"far-10.*near-7.*gen-3.*TOWER.*gen-1.*near-1 .*far-1 ", said)
    assert re.search(r"near-6.*gen-2.*drawer.*near-2", said)
    assert HEXES[PLACES.index("near-1")] == (2, 0)


def test_a_space_shows_what_lies_there_and_who_stands_there() -> None:
    city = town(piles={"near-1/a": ("coal", 3), "near-1/b": ("tree", 2)})
    city.standing["near-1/a"] = "worker"
    said = shown(city)
    assert re.search(r"│a.3 coal +W│", said)
    assert re.search(r"│b.2 trees +│", said)
    city.standing["near-1/b"] = "worker"
    assert re.search(r"│b.2trees W│", shown(city, 80))
    assert "1 tree" in shown(town(piles={"near-1/a": ("tree", 1)}))


def test_buildings_people_and_upgrades() -> None:
    city = built(a_city(), "near-3/a", "hunters-hut", "child", upgraded=True)
    built(city, "near-3/b", "bunkhouse")
    built(city, "near-5/a", "infirmary", "engineer", "automaton")
    said = shown(city)
    assert re.search(r"│a.Hunters\+ +C│", said)
    assert re.search(r"│b.Bunkhouse +│", said)
    assert re.search(r"│a.Infirmary +E│", said)
    assert re.search(r"│b.\(large\) +A│", said)
    listed = shown(city, 60)
    assert re.search(r"near-3 .*a Hunter's Hut\+ . C, b Bunkhouse", listed)
    assert "Infirmary" in listed


def test_a_name_leaves_a_gap_before_who_stands_there() -> None:
    assert re.search(r"│a.Bunkhouse │", shown(built(a_city(), "near-3/a", "bunkhouse"), 92))
    assert re.search(r"│a.Bunkhs +W│", shown(built(a_city(), "near-3/a", "bunkhouse", "worker"), 92))


def test_every_building_has_a_name_that_fits_and_is_its_own() -> None:
    voice = SPEECH.voice(BOX)
    nouns = [voice.noun(f"building-{name}") for name in (*(row.id for row in BOX.buildings), "ruins")]
    for form, longest in (("short", 9), ("narrow", 6)):
        names = [noun.form(form) for noun in nouns]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= longest


def test_warm_and_cold_are_told_without_colour() -> None:
    city = built(a_city(heat=1), "near-1/a", "bunkhouse")
    said = shown(city)
    assert "near-1 * cold" in said
    assert "a*Bunkhouse" in said
    city.heat = 4  # the second space of the Generator track: orange is warm from heat 4 on, the Near tiles from 5
    said = shown(city)
    assert "near-1 * cold" in said
    assert "a~Bunkhouse" in said
    city.heat = 5
    said = shown(city)
    assert "near-1 ~ warm" in said
    assert "~ heated, * cold" in SPEECH.voice(open_box(None)).language.say("legend")


def test_from_which_heat_on_things_are_warm() -> None:
    said = shown(a_city(heat=4, ranges={"red": 3, "orange": 2, "yellow": 3}))
    assert re.search(r"red Buildings +6 \* cold", said)
    assert re.search(r"orange Buildings +4 ~ warm", said)
    assert re.search(r"Generator tile +5 \* cold", said)  # by the Near zone, which takes it in
    assert re.search(r"Far tiles +7 \* cold", said)


def test_snow_and_deposits() -> None:
    city = a_city(deposits=["coal", None, "wood", None, None, None])
    said = shown(city)
    assert said.count("· snow") == 28
    assert "◆ coal" in said
    assert "◆ wood" in said
    city.tiles["far-1"] = "N01"
    assert re.search(r"far-1 +\*◆coal", shown(city))
    assert "Deposits: coal at far-1 and wood at far-7" in shown(city, 60)


# -- tracks -----------------------------------------------------------------------------------------------------------


def test_the_headline() -> None:
    said = shown(a_city(round=8, leader=0, active=1, society="III", hard=True), 120)
    for words in ("Round 8 of 15, action phase", "Anna leads", "Ben's turn", "Engineers are fed", "(III, hard)"):
        assert words in said.splitlines()[0]


def test_the_round_track_has_its_markers() -> None:
    said = shown(
        a_city(
            round=3,
            storm=9,
            triggers=[4, 9],
            technologies=["Construction Plan"],
            developing="Construction Plan",
            token=7,
        )
    )
    assert re.search(r"Rounds +1 +2 +\[3\] +4! +5 +6 +7T +8 +9!S +10", said)


def test_people_with_their_troubles() -> None:
    city = a_city(
        people={"worker": 18, "engineer": 9, "child": 11},
        sick={"worker": 6, "child": 11},
        skull={"child": 1},
        spent={"worker": 1},
        mustered={"worker": 4, "engineer": 2, "child": 3},
    )
    city.ready = {"worker": 2, "engineer": 1, "child-worker": 1, "automaton": 2}
    city.building_site = {"worker": 1, "engineer": 1}
    said = shown(city)
    assert re.search(r"W Workers +18 +6 +- +1 +2 of 4", said)
    assert re.search(r"E Engineers +9 +- +- +- +1 of 2", said)
    assert re.search(r"C Children +11 +11 +yes +- +0 of 3", said)
    assert "also ready: w A A" in said
    assert "constructing: W E" in said


def test_stores_hunger_corpses_and_beds() -> None:
    city = a_city(
        stock={"wood": 7, "coal": 11, "core": 2},
        food=9,
        hunger=4,
        corpses=5,
        automatons=2,
        mustered={"worker": 4, "engineer": 2, "child": 3},
    )
    said = shown(built(city, "near-1/a", "bunkhouse"))
    for words in ("wood 7", "coal 11", "food 9", "hunger 4, lost at 25", "steam cores 2", "Automatons 2"):
        assert words in said
    assert f"Corpses 5 of {city.box.corpse_end}" in said
    assert "warm beds 0 for 9" in said
    city.heat = 8
    assert "warm beds 2 for 9" in shown(city)


def test_hope_and_discontent_are_active_or_exhausted() -> None:
    said = shown(
        a_city(
            hope=["active-care", "exhausted-justice", "active-motivation"],
            discontent=["exhausted-anger", "active-greed"],
        )
    )
    for words in ("Hope 3", "● Care", "○ Justice", "● Motivation", "Discontent 2", "○ Anger", "● Greed", "lost at 6"):
        assert words in said


def test_the_generator() -> None:
    said = shown(a_city(heat=3, cold=7, stress=6, inside=2, upgraded=True))
    for words in ("heat 3, cold 7", "stress 6 of 10", "upgraded", "6 stress", "2 inside"):
        assert words in said
    assert "overheated" not in said


# -- displays ---------------------------------------------------------------------------------------------------------


def with_card(city: Crater, name: str, goods: dict[str, int] | None = None, meeple: str | None = None) -> Crater:
    city.display.append(name)
    city.goods_on = [*city.goods_on, goods or {}]
    city.meeple_on.append(meeple)
    city.kept_on.append(0)
    return city


def test_open_cards_with_goods_and_special_actions() -> None:
    city = with_card(a_city(), "I03", {"food": 6}, "worker")
    with_card(city, "M005")
    said = shown(city)
    assert "The Granary (I03) [6 food] W Special Action: put 3 food on this card." in said
    assert "The Rope Store (M005) Special Action of a Child: put 1 coal on this card" in said
    assert "Goal: 2 storms have passed" in shown(with_card(a_city(), "I07"))


def test_laws_technologies_and_trails() -> None:
    city = a_city(
        technologies=["Carrier Sledge", "Generator Safety", "Medical Education"],
        developing="Medical Education",
        token=9,
        future_laws=["Heated Meals", "Food Additives", "Makeshift Shelter"],
        laws={"Child Shelter Law"},
    )
    city.developed = {"Generator Safety"}
    first, second = BOX.expeditions[:2]
    city.stacks = [["A01", "A02"], ["A02, black"], []]
    city.scouts, city.steps = ["engineer", None, None], [1, 0, 0]
    said = shown(city)
    assert "Child Shelter (1 of 4); 3 to choose from" in said
    assert "Generator Safety, developed; Medical Education, due in Round 9; Carrier Sledge (5 Rounds)" in said
    assert f"-E{'-' * (second.spaces - 1)} {second.title} ({second.id})" in said
    assert f"{'-' * second.spaces} {second.title} ({second.id})" in said
    assert "explored" in said
    assert "1 card below" in said
    assert first.title not in said


def test_what_is_known_of_the_dusk_deck() -> None:
    city = a_city()
    city.dusk = ["D001", "D002", "S01", "L07B"]
    city.disputes = ["S02"]
    said = re.sub(r"\s+", " ", shown(city))
    waiting, after = (city.printed("events", dispute).title for dispute in ("S01", "S02"))
    assert f"4 cards: 2 Dusk cards, a consequence of New Faith and the Social Dispute {waiting}" in said
    assert f"next Social Dispute: {after}" in said
    assert city.printed("events", "D001").title not in said


def test_hands() -> None:
    city = a_city(hands=[["K01"], ["K03"]], advisors=["health", "generator"], played=[None, "K06"])
    said = shown(city)
    assert "Your hand  K01 Bronagh Tierney, Worker, gather: take up to 5 resources from this tile" in said
    assert "Health Advisor: exhaust Care; cure 2" in said
    assert "also keeps the sheet of the Social Advisor" in said
    assert re.search(r"Ben +Generator Advisor; also keeps the sheet of the Foreman; has played Kofi Asamani", said)
    assert "Nils-Aslak Varsi (K03)" in said
    watched = shown(city, seat=None)
    assert "Your hand" not in watched
    assert re.search(r"Anna +Health Advisor; also keeps the sheet of the Social Advisor; Bronagh Tierney", watched)


def test_dangers_are_marked_and_may_be_missing() -> None:
    city = a_city(people={"worker": 20}, mustered={"worker": 4}, round=3, corpses=10)
    said = shown(city)
    assert "Danger" in said
    seen_by = seen(city)
    coming = [SPEECH.voice(city.box, NAMES).say(message, numbers) for message, numbers in seen_by.table.dangers]
    assert len(coming) > 2
    assert all(f"! {words}" in said for words in coming)
    well = dataclasses.replace(seen_by, table=replace(seen_by.table, dangers=[]))
    assert "Danger" not in drawn(picture(well, SPEECH.voice(city.box), 100))


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


def readable(city: Crater, seat: int | None = 0) -> dict[str, str]:
    return {name: drawn(draw()) for name, _, _, draw in cards_in_sight(seen(city, seat), SPEECH.voice(city.box))}


def test_unread_cards_of_the_dusk_deck_cannot_be_read() -> None:
    """FP-GEN-17: the view names them, since everybody knows what was shuffled in; but nobody has read them."""
    city = a_city()
    city.dusk = ["D001", "S01", "L01A"]
    city.disputes = ["S02", "S03"]
    city.dusk_gone = ["D003"]
    city.revealed = ["D004"]
    city.morning = ["M001", "M002"]
    cards = readable(city)
    assert {"D003", "D004", "S01", "S03"} <= set(cards)
    assert not {"D001", "L01A", "S02", "M001", "M002", "I08"} & set(cards)
    everything = " ".join(cards.values())
    assert city.printed("events", "D001").story[:30] not in everything


def test_an_expedition_is_read_inside_only_when_explored() -> None:
    city = a_city(stacks=[["A01"], ["A02, black"], []], trails=[["A06", "A05"], [], []])
    cards = readable(city)
    far, explored = BOX.expeditions[:2]
    assert opening(far.story) in plain(cards[far.id])
    assert opening(far.inside) not in plain(cards[far.id])
    assert opening(explored.inside) in plain(cards[explored.id])
    assert "A05" in cards  # on top of its deck, white side up
    assert "A06" not in cards


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def opening(story: str) -> str:
    return plain(story)[:60]


def test_cards_are_read_as_they_are_printed() -> None:
    city = with_card(
        a_city(hands=[["K01"], []], future_laws=["Heated Meals"], technologies=["Generator Safety"]), "I02"
    )
    cards = readable(city)
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
    city = a_city(seats=1, call_to_rise=True, hands=[CITIZENS])
    for name in city.box.event_ids:
        with_card(city, name)
    city.stacks = [[f"{card.id}, black" for card in BOX.expeditions], [], []]
    city.weather_gone = [card.id for card in BOX.weather]
    city.technologies, city.future_laws = TECHNOLOGIES, LAWS
    cards = readable(city)
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
    city = a_city(
        round=9,
        people={"worker": 10, "engineer": 1},
        sick={"worker": 2},
        corpses=3,
        storms=1,
        hope=["active-care"],
        laws={"Child Shelter Law"},
    )
    for width in (40, 60, 100):
        said = drawn(ending(seen(city, None, cause), SPEECH.voice(city.box), width), width)
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
