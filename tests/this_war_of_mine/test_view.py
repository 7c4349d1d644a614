"""What everybody may see, what nobody may, and what only the holder of the book reads."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import holdfast
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.hidden import resample
from holdfast.games.this_war_of_mine.phases import raid as night_raid
from holdfast.games.this_war_of_mine.presence.out import WarFight, WarFoe, WarLoad, WarRoll, WarTrip
from holdfast.games.this_war_of_mine.presence.view import (
    DECK_WORDS,
    WarEvents,
    WarGone,
    WarHarm,
    WarShelterCard,
    WarSpace,
    WarStates,
    WarTonight,
    WarView,
    view,
)
from holdfast.games.this_war_of_mine.scavenging import locations
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.shelter.shelter import SPOKEN_FOR
from holdfast.games.this_war_of_mine.state import (
    BANDAGES,
    CHARACTERS,
    DECKS,
    EXPLORATION,
    GUARD,
    KNIFE,
    LOCATIONS,
    MOST_PEOPLE,
    NONE,
    OPEN_BOOK,
    OUT,
    PISTOL,
    RAID,
    RAIDS,
    RESIDENTS,
    SCAVENGING,
    UNARMED,
    Shelter,
)
from holdfast.kernel import Game, GameOver, Outcome, Rng
from holdfast.kernel.rows import put
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import card, goods, shelter

BOX = open_box(None)
CAMPAIGN = {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0)}


def space(name: str) -> int:
    return BOX.space_words.index(name)


def at(seen: WarView, name: str) -> WarSpace:
    return next(one for one in seen.shelter if one.space == name)


def played(picks: int, seats: int, seed: int) -> Game[Any]:
    """A game by chance; it may be over before."""
    game = holdfast.start("this_war_of_mine", seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(picks):
        if game.pending is None:
            break
        game.pick(chance.below(len(game.pending.values)))
    return game


# -- the book ---------------------------------------------------------------------------------------------------------


@rule("TW-GEN-06")
def test_who_holds_the_book_reads_the_script_and_the_others_hear_it() -> None:
    g = shelter(seats=3, leader=1, script=0)
    seen = {seat: view(g, seat) for seat in (None, 0, 1, 2)}
    assert [seat for seat, table in seen.items() if table.whole_script] == [1]
    alike = [replace(table, whole_script=False) for table in seen.values()]
    assert all(table == alike[0] for table in alike)
    assert alike[0].script == BOX.script_ids[0]
    assert all(view(shelter(seats=3, leader=1, rules=(OPEN_BOOK,)), seat).whole_script for seat in (None, 0, 1, 2))


# -- people -----------------------------------------------------------------------------------------------------------


def test_a_person_is_shown_with_states_dots_and_what_is_at_hand() -> None:
    g = shelter(fatigue=[4, 3], wounds=[0, 2], armed=[NONE, PISTOL, NONE, NONE], gone=[10, 13])
    g.treated[1 * 3 + 1] = 1
    asleep, wounded, well = view(g, 0).group
    assert (asleep.person, asleep.character, asleep.asleep) == (1, BOX.characters[0].id, True)
    assert wounded.states == WarStates(hunger=0, fatigue=3, misery=0, wounds=2, illness=0)
    assert wounded.blocked == [2, 3]
    assert (wounded.weapon, wounded.treated) == ("pistol", ["bandages"])
    assert (well.blocked, well.weapon, well.treated) == ([], None, [])
    gone = [(one.character, one.left) for one in view(g, 0).gone]
    assert gone == [(BOX.characters[5].id, False), (BOX.characters[6].id, True)]
    assert BOX.tokens[BANDAGES].id == "bandages"


def test_who_can_act_in_this_round_and_who_cannot() -> None:
    g = shelter(round=3, fatigue=[0, 2, 0], acted=[0, 0, 1, 0], standing=[NONE, NONE, space("g5"), NONE])
    assert [one.can_act for one in view(g, 0).group] == [True, False, False]
    assert [one.at for one in view(g, 0).group] == [None, None, "g5"]
    assert not any(one.can_act for one in view(shelter(phase=RAID), 0).group)


def test_what_is_being_built_and_moved_can_be_seen_before_it_is_done() -> None:
    stove, kitchen, study = card("fittings", "F03"), space("g6"), space("u6")
    g = shelter(round=1, standing=[kitchen, study, NONE, NONE])
    g.acted = [SPOKEN_FOR + stove, SPOKEN_FOR + len(BOX.fittings) + kitchen, 1, 0]
    shown = [(one.builds, one.moves_to) for one in view(g, 0).group]
    assert shown == [("F03", None), (None, "g6"), (None, None)]


def test_whom_a_card_means_is_told_unless_that_person_is_gone() -> None:
    assert view(shelter(who=1), 0).meant == 2
    assert view(shelter(), 0).meant is None
    assert view(shelter(people=1, who=2), 0).meant is None


# -- goods ------------------------------------------------------------------------------------------------------------


@rule("TW-DAY-16")
def test_by_day_tools_in_use_are_lent_and_at_night_the_pile_is_carried() -> None:
    g = shelter(stock=goods(wood=2), pile=goods(shovel=1))
    seen = view(g, 0)
    assert (seen.storage, seen.lent, seen.pile, seen.load) == ({"wood": 2}, {"shovel": 1}, {}, None)
    g.phase, g.task[0] = SCAVENGING, OUT
    seen = view(g, 0)
    assert (seen.lent, seen.pile) == ({}, {"shovel": 1})
    assert seen.load == WarLoad(weight=BOX.weight[11], capacity=BOX.inventory[0])


@rule("TW-ADVR-07")
def test_what_is_hidden_at_a_location_lies_open() -> None:
    g = shelter(places=[0, 1, NONE], hidden=[[], goods(book=2), []])
    assert view(g, 0).hidden == [{}, {"book": 2}, {}]
    assert view(g, 0).places == [BOX.locations[0].id, BOX.locations[1].id, None]


# -- the house --------------------------------------------------------------------------------------------------------


@rule("TW-SET-11", "TW-DAY-18")
def test_the_back_of_a_shelter_card_is_known_only_when_it_lies_up() -> None:
    g = shelter()
    rubble = card("shelter", "S01")
    g.cards_on = put(g.cards_on, space("a4"), [rubble * 2])
    assert at(view(g, 0), "a4").cards == [WarShelterCard("rubble", remnants=False, card=None)]
    g.cards_on = put(g.cards_on, space("a4"), [rubble * 2 + 1])
    assert at(view(g, 0), "a4").cards == [WarShelterCard("rubble", remnants=True, card="S01")]


def test_fittings_and_what_waits_on_them() -> None:
    g = shelter(boarded=[1, 0, 0])
    g.fitting = put(g.fitting, space("g6"), card("fittings", "F08"))
    g.waits = put(g.waits, space("g6"), 2)
    g.fitting = put(g.fitting, space("u6"), card("fittings", "F01"))
    seen = view(g, 0)
    assert (at(seen, "g6").fitting, at(seen, "g6").waits) == ("F08", 2)
    assert seen.beds == 1
    assert seen.boarded == [True, False, False]


# -- days -------------------------------------------------------------------------------------------------------------


@rule("TW-SET-12", "TW-SET-13")
def test_of_the_days_to_come_only_what_everybody_knows_is_told() -> None:
    campaign = view(set_up(BOX, 2, CAMPAIGN, Rng(3)), 0).events
    order = ["I", *["event"] * 3, "II", *["event"] * 4, "III", *["ending"] * 3]
    assert campaign == WarEvents(left=13, open=[], to_come=order)
    named = view(set_up(BOX, 2, {**CAMPAIGN, "scenario": 1}, Rng(3)), 0).events
    assert named.to_come == list(BOX.scenarios[1].events)
    assert {"E06", "event"} <= set(named.to_come)


def test_tonight_tells_who_guards_and_what_makes_the_raid_worse() -> None:
    worse = next(number for number, event in enumerate(BOX.event_cards) if event.damage)
    g = shelter(phase=RAID, stage=night_raid.ARMING, damage=1, task=[GUARD, OUT, NONE, NONE], open_events=[worse])
    event = BOX.event_cards[worse]
    assert view(g, 0).tonight == WarTonight(
        damage=1, wounds=0, events=WarHarm(event.damage, event.wounds), under_way=False, spared=False, guards=[1]
    )
    g.stage = night_raid.RAIDING
    assert view(g, 0).tonight.under_way


# -- nights -----------------------------------------------------------------------------------------------------------


def out(**fields: Any) -> Shelter:
    return shelter(phase=SCAVENGING, task=[OUT, GUARD, OUT, NONE], places=[0, 1, 2], location=1, **fields)


@rule("TW-SCAV-04", "TW-SCAV-08")
def test_a_trip_shows_what_was_turned_up_and_only_the_number_of_the_rest() -> None:
    g = out(noise=4, unknown=[5, 6, 7], stage=1, stopped=[0, 0, 1, 0])
    g.drawn = put(g.drawn, EXPLORATION, [3, 1])
    g.card = 2
    trip = view(g, 0).trip
    assert trip == WarTrip(
        place="distant",
        location=BOX.locations[1].id,
        unknown=3,
        turned=[BOX.exploration[3].id, BOX.exploration[1].id],
        noise=4,
        risk=40,
        resident=BOX.residents[2].id,
        scavengers=[1],
        fled=False,
        packing=False,
    )
    assert view(shelter(places=[0, 1, 2]), 0).trip is None


@rule("TW-FATE-03")
def test_a_location_that_is_exchanged_during_the_visit_is_off_the_board_and_still_visited() -> None:
    g = out()
    g.decks = put(g.decks, LOCATIONS, [4])
    locations.exchange(g, 1)
    seen = view(g, 0)
    assert seen.places == [BOX.locations[number].id for number in (0, 2, 4)]
    assert seen.trip is not None
    assert (seen.trip.place, seen.trip.location) == (None, BOX.locations[1].id)


def test_the_card_that_is_carried_out_is_named() -> None:
    """It is the very card whose options are asked for, and none when the book has taken over."""
    named = set()
    for seed in range(1, 6):
        game, chance = holdfast.start("this_war_of_mine", seats=1, seed=seed), Rng(seed)
        while game.pending is not None:
            asked, about, table = game.pending.question.name, game.pending.about, game.view(0).table
            if asked == "event-option":
                assert (table.event, table.visitor) == (BOX.event_ids[about], None)
            elif asked == "visitor-option":
                assert (table.event, table.visitor) == (None, BOX.visitors[about].id)
            elif asked in ("act", "tonight", "unknown-card", "script-option"):
                assert (table.event, table.visitor) == (None, None)
            named.add(asked)
            game.pick(chance.below(len(game.pending.values)))
    assert named >= {"event-option", "visitor-option", "script-option"}


def chart(g: Shelter) -> WarFight:
    fight = view(g, 0).fight
    assert fight is not None
    return fight


@rule("TW-COMB-02", "TW-COMB-24")
def test_a_fight_shows_the_chart() -> None:
    g = out(fighting=True, foes=[0, 8], foe_weapon=[PISTOL, UNARMED], foe_melee=[KNIFE, UNARMED], foe_wounds=[1, 3])
    g.dodging, g.fighter = [2, MOST_PEOPLE + 1], MOST_PEOPLE
    fight = chart(g)
    first, second = fight.foes
    assert first == WarFoe(
        foe=1,
        kind=BOX.enemies[0].kind,
        prowess=BOX.enemies[0].prowess,
        weapon="pistol",
        melee="knife",
        wounds=1,
        dodges=False,
    )
    assert (second.weapon, second.wounds, second.dodges) == (None, 3, True)
    assert (fight.dodging, fight.rolling) == ([3], WarRoll(person=None, foe=1))
    g.fighter = 2
    assert chart(g).rolling == WarRoll(person=3, foe=None)
    assert fight.round == 0
    g.combat_round = 2
    assert chart(g).round == 2
    assert view(out(), 0).fight is None


def test_a_game_that_is_lost_can_still_be_seen() -> None:
    g = shelter(people=1)
    with pytest.raises(GameOver) as over:
        list(people.die(g, 0))
    assert over.value.outcome == Outcome("killed", ())
    seen = view(g, 0)
    assert seen.group == []
    assert seen.gone == [WarGone(BOX.characters[0].id, left=False)]


# -- what is hidden ---------------------------------------------------------------------------------------------------


@rule("TW-SET-11", "TW-SET-13", "TW-SCAV-04")
def test_the_order_of_what_is_hidden_makes_no_difference_to_what_is_seen() -> None:
    g = set_up(BOX, 3, CAMPAIGN, Rng(4))
    before = view(g, 1)
    g.decks = [deck[::-1] for deck in g.decks]
    g.cards_on = swapped(g)
    g.events = [*g.events[:3], g.unused[0], *g.events[4:]] if g.events[3] < BOX.first_ending else g.events
    g.events = [g.events[1], g.events[0], *g.events[2:]]  # two Endings
    assert view(g, 1) == before


def swapped(g: Shelter) -> list[list[int]]:
    """The first two cards of a kind have changed places."""
    spaces = [place for place, cards in enumerate(g.cards_on) if cards and BOX.shelter_kind[cards[-1] // 2] == 0][:2]
    one, two = spaces
    return [g.cards_on[two] if s == one else g.cards_on[one] if s == two else row for s, row in enumerate(g.cards_on)]


MOMENTS = [(0, 1, 2), (60, 2, 5), (110, 3, 4), (150, 2, 9), (230, 4, 6)]  # picks, seats, seed


@pytest.mark.parametrize(("picks", "seats", "seed"), MOMENTS)
def test_what_is_hidden_is_drawn_anew_and_nothing_that_is_seen_changes(picks: int, seats: int, seed: int) -> None:
    g: Shelter = played(picks, seats, seed).state
    for viewer in range(seats):
        before = msgspec.json.encode(view(g, viewer))
        worlds = set()
        for chance in range(8):
            other = g.copy()
            resample(other, viewer, Rng(chance))
            assert msgspec.json.encode(view(other, viewer)) == before
            assert pieces(other) == pieces(g)
            worlds.add(json.dumps([other.decks, other.unknown, other.events, other.aside, other.cards_on]))
        assert len(worlds) == 8


def pieces(g: Shelter) -> list[list[int]]:
    """All cards that nobody has seen, by the box they come from; red corners count to their deck."""
    hidden = [sorted([*g.decks[deck], *(g.unknown if deck == EXPLORATION else [])]) for deck in range(DECKS)]
    aside = [sorted([*row, *g.decks[deck]]) for row, deck in zip(g.aside, (RAIDS, RESIDENTS), strict=True)]
    for deck in (RAIDS, RESIDENTS):
        hidden[deck] = [len(hidden[deck])]
    lying = sorted(row for stack in g.cards_on for row in stack)
    return [*hidden, *aside, lying, sorted([*g.events, *g.unused])]


def test_every_hidden_card_can_be_anywhere_where_it_may_be() -> None:
    g = set_up(BOX, 2, CAMPAIGN, Rng(7))
    g.unknown, g.decks = g.decks[EXPLORATION][:2], put(g.decks, EXPLORATION, g.decks[EXPLORATION][2:])
    g.objectives = [0]
    next_up: dict[str, set[int]] = {}
    for chance in range(400):
        other = g.copy()
        resample(other, 0, Rng(chance))
        for word, deck in zip(DECK_WORDS, other.decks, strict=True):
            next_up.setdefault(word, set()).add(deck[-1])
        next_up.setdefault("unknown", set()).add(other.unknown[-1])
        next_up.setdefault("objective", set()).add(other.objectives[0])
        next_up.setdefault("ending", set()).add(other.events[0])
        next_up.setdefault("event", set()).add(other.events[-2])
    exploration = set(range(len(BOX.exploration)))
    assert next_up["unknown"] == next_up["exploration"] == exploration
    assert next_up["characters"] == set(g.decks[CHARACTERS])
    assert next_up["event"] == set(range(BOX.first_ending))
    assert next_up["ending"] == set(range(BOX.first_ending, BOX.first_chapter))
    chapter = BOX.objectives[0].chapter
    assert next_up["objective"] == {
        number for number, objective in enumerate(BOX.objectives) if objective.chapter == chapter
    }


def test_what_the_scenario_names_stays_where_it_is() -> None:
    for scenario in range(len(BOX.scenarios)):
        g = set_up(BOX, 2, {**CAMPAIGN, "scenario": scenario}, Rng(1))
        order = BOX.scenarios[scenario].events[::-1]
        named = [place for place, word in enumerate(order) if word not in ("event", "ending")]
        for chance in range(6):
            other = g.copy()
            resample(other, 0, Rng(chance))
            assert [other.events[place] for place in named] == [g.events[place] for place in named]
            assert len(set(other.events)) == len(g.events)


@rule("TW-CRIME-02")
def test_nobody_knows_which_red_corners_came_into_the_deck() -> None:
    g = set_up(BOX, 2, CAMPAIGN, Rng(5))
    red = [number for number, resident in enumerate(BOX.residents) if resident.red]
    assert len(red) > 1
    g.aside = put(g.aside, 1, red[1:])
    g.decks = put(g.decks, RESIDENTS, [*g.decks[RESIDENTS], red[0]])
    inside = set()
    for chance in range(60):
        other = g.copy()
        resample(other, 0, Rng(chance))
        drawn_in = [number for number in other.decks[RESIDENTS] if BOX.residents[number].red]
        assert len(drawn_in) == 1
        inside.add(drawn_in[0])
    assert inside == set(red)


def test_a_card_on_its_remnants_side_stays_what_it_is() -> None:
    g = set_up(BOX, 2, CAMPAIGN, Rng(6))
    at_stairs = space("a4")
    turned = g.cards_on[at_stairs][-1] + 1
    g.cards_on = put(g.cards_on, at_stairs, [turned])
    others = set()
    for chance in range(40):
        other = g.copy()
        resample(other, 0, Rng(chance))
        assert other.cards_on[at_stairs] == [turned]
        assert [[BOX.shelter_kind[row // 2] for row in stack] for stack in other.cards_on] == [
            [BOX.shelter_kind[row // 2] for row in stack] for stack in g.cards_on
        ]
        others.add(other.cards_on[space("a1")][0])
    assert len(others) > 1
