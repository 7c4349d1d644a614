"""What everybody may see, what nobody may, and what only the holder of the book reads."""

from __future__ import annotations

import json
from itertools import compress
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import holdfast
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.hidden import resample
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
from holdfast.kernel import Game, Outcome, Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods, new_game, shelter

BOX = open_box(None)


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
    siege = shelter(seats=3, leader=1, script="200")
    seen = {seat: siege.says(view, seat) for seat in (None, 0, 1, 2)}
    assert [seat for seat, table in seen.items() if table.whole_script] == [1]
    alike = [replace(table, whole_script=False) for table in seen.values()]
    assert all(table == alike[0] for table in alike)
    assert alike[0].script == "200"
    together = shelter(seats=3, leader=1, rules=("open-book",))
    assert all(together.says(view, seat).whole_script for seat in (None, 0, 1, 2))


# -- people -----------------------------------------------------------------------------------------------------------


def test_a_person_is_shown_with_states_dots_and_what_is_at_hand() -> None:
    held = {"armed": {"Marguerite": "pistol"}, "treated": {"Marguerite": {"bandages"}}}
    siege = shelter(fatigue={"Ingvar": 4, "Marguerite": 3}, wounds={"Marguerite": 2}, **held)
    siege.gone = ["Rashid, dead", "Wen, left"]
    asleep, wounded, well = siege.says(view, 0).group
    assert (asleep.person, asleep.character, asleep.asleep) == (1, "C01", True)
    assert wounded.states == WarStates(hunger=0, fatigue=3, misery=0, wounds=2, illness=0)
    assert wounded.blocked == [2, 3]
    assert (wounded.weapon, wounded.treated) == ("pistol", ["bandages"])
    assert (well.blocked, well.weapon, well.treated) == ([], None, [])
    gone = [(one.character, one.left) for one in siege.says(view, 0).gone]
    assert gone == [("C06", False), ("C07", True)]
    assert siege.printed("tokens", "bandages").id == "bandages"


def test_who_can_act_in_this_round_and_who_cannot() -> None:
    siege = shelter(round=3, fatigue={"Marguerite": 2}, acted={"Tomé": "acted"}, standing={"Tomé": "g5"})
    assert [one.can_act for one in siege.says(view, 0).group] == [True, False, False]
    assert [one.at for one in siege.says(view, 0).group] == [None, None, "g5"]
    assert not any(one.can_act for one in shelter(phase="night-raid").says(view, 0).group)


def test_what_is_being_built_and_moved_can_be_seen_before_it_is_done() -> None:
    siege = shelter(round=1, standing={"Ingvar": "g6", "Marguerite": "u6"})
    siege.acted = {"Ingvar": "builds Stove", "Marguerite": "moves to g6", "Tomé": "acted"}
    shown = [(one.builds, one.moves_to) for one in siege.says(view, 0).group]
    assert shown == [("F03", None), (None, "g6"), (None, None)]


def test_whom_a_card_means_is_told_unless_that_person_is_gone() -> None:
    assert shelter(who="Marguerite").says(view, 0).meant == 2
    assert shelter().says(view, 0).meant is None
    assert shelter(people=1, who="3").says(view, 0).meant is None


# -- goods ------------------------------------------------------------------------------------------------------------


@rule("TW-DAY-16")
def test_by_day_tools_in_use_are_lent_and_at_night_the_pile_is_carried() -> None:
    siege = shelter(stock=goods(wood=2), pile=goods(shovel=1))
    seen = siege.says(view, 0)
    assert (seen.storage, seen.lent, seen.pile, seen.load) == ({"wood": 2}, {"shovel": 1}, {}, None)
    siege.phase, siege.task = "scavenging", {"Ingvar": "out"}
    seen = siege.says(view, 0)
    assert (seen.lent, seen.pile) == ({}, {"shovel": 1})
    assert seen.load == WarLoad(weight=siege.printed("weight", "shovel"), capacity=siege.printed("inventory", "Ingvar"))


@rule("TW-ADVR-07")
def test_what_is_hidden_at_a_location_lies_open() -> None:
    siege = shelter(places={"near": "L01", "distant": "L02"}, hidden={"distant": goods(book=2)})
    assert siege.says(view, 0).hidden == [{}, {"book": 2}, {}]
    assert siege.says(view, 0).places == ["L01", "L02", None]


# -- the house --------------------------------------------------------------------------------------------------------


@rule("TW-SET-11", "TW-DAY-18")
def test_the_back_of_a_shelter_card_is_known_only_when_it_lies_up() -> None:
    siege = shelter(cards_on={"a4": ["S01"]})
    assert at(siege.says(view, 0), "a4").cards == [WarShelterCard("rubble", remnants=False, card=None)]
    siege.cards_on = {"a4": ["S01, remnants"]}
    assert at(siege.says(view, 0), "a4").cards == [WarShelterCard("rubble", remnants=True, card="S01")]


def test_fittings_and_what_waits_on_them() -> None:
    siege = shelter(boarded={"1"}, fitting={"g6": "Snare", "u6": "Iron bed"}, waits={"g6": 2})
    seen = siege.says(view, 0)
    assert (at(seen, "g6").fitting, at(seen, "g6").waits) == ("F08", 2)
    assert seen.beds == 1
    assert seen.boarded == [True, False, False]


# -- days -------------------------------------------------------------------------------------------------------------


@rule("TW-SET-12", "TW-SET-13")
def test_of_the_days_to_come_only_what_everybody_knows_is_told() -> None:
    campaign = new_game(3).says(view, 0).events
    order = ["I", *["event"] * 3, "II", *["event"] * 4, "III", *["ending"] * 3]
    assert campaign == WarEvents(left=13, open=[], to_come=order)
    frost = new_game(3, scenario="A Week of Frost")
    named = frost.says(view, 0).events
    assert named.to_come == list(frost.printed("scenarios", "A Week of Frost").events)
    assert {"E06", "event"} <= set(named.to_come)


def test_tonight_tells_who_guards_and_what_makes_the_raid_worse() -> None:
    event = next(event for event in BOX.event_cards if event.damage)
    night = {"phase": "night-raid", "stage": "arming", "task": {"Ingvar": "guard", "Marguerite": "out"}}
    siege = shelter(damage=1, open_events=[event.id], **night)
    assert siege.says(view, 0).tonight == WarTonight(
        damage=1, wounds=0, events=WarHarm(event.damage, event.wounds), under_way=False, spared=False, guards=[1]
    )
    siege.stage = "raiding"
    assert siege.says(view, 0).tonight.under_way


# -- nights -----------------------------------------------------------------------------------------------------------


def out(**fields: Any) -> Siege:
    return shelter(
        phase="scavenging",
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "out"},
        places={"near": "L01", "distant": "L02", "far": "L03"},
        location="distant",
        **fields,
    )


@rule("TW-SCAV-04", "TW-SCAV-08")
def test_a_trip_shows_what_was_turned_up_and_only_the_number_of_the_rest() -> None:
    siege = out(noise=4, unknown=["X06", "X07", "X08"], stage="exploring", stopped={"Tomé"}, card="R03")
    siege.drawn = {"exploration": ["X04", "X02"]}
    trip = siege.says(view, 0).trip
    assert trip == WarTrip(
        place="distant",
        location="L02",
        unknown=3,
        turned=["X04", "X02"],
        noise=4,
        risk=40,
        resident="R03",
        scavengers=[1],
        fled=False,
        packing=False,
    )
    assert shelter(places={"near": "L01", "distant": "L02", "far": "L03"}).says(view, 0).trip is None


@rule("TW-FATE-03")
def test_a_location_that_is_exchanged_during_the_visit_is_off_the_board_and_still_visited() -> None:
    siege = out()
    siege.decks = {"locations": ["L05"]}
    siege.play(locations.exchange, "distant")
    seen = siege.says(view, 0)
    assert seen.places == ["L01", "L03", "L05"]
    assert seen.trip is not None
    assert (seen.trip.place, seen.trip.location) == (None, "L02")


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


def chart(siege: Siege) -> WarFight:
    fight = siege.says(view, 0).fight
    assert fight is not None
    return fight


@rule("TW-COMB-02", "TW-COMB-24")
def test_a_fight_shows_the_chart() -> None:
    foe, other = (f"{enemy.kind}{enemy.prowess}" for enemy in (BOX.enemies[0], BOX.enemies[-1]))
    arms = {"foe_weapon": ["pistol", "unarmed"], "foe_melee": ["knife", "unarmed"]}
    siege = out(fighting=True, foes=[foe, other], foe_wounds=[1, 3], **arms)
    siege.dodging, siege.fighter = ["Tomé", "enemy 2"], "enemy 1"
    fight = chart(siege)
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
    siege.fighter = "Tomé"
    assert chart(siege).rolling == WarRoll(person=3, foe=None)
    assert fight.round == 0
    siege.combat_round = 2
    assert chart(siege).round == 2
    assert out().says(view, 0).fight is None


def test_a_game_that_is_lost_can_still_be_seen() -> None:
    siege = shelter(people=1)
    assert siege.end_of(people.die, "Ingvar") == Outcome("killed", ())
    seen = siege.says(view, 0)
    assert seen.group == []
    assert seen.gone == [WarGone("C01", left=False)]


# -- what is hidden ---------------------------------------------------------------------------------------------------


@rule("TW-SET-11", "TW-SET-13", "TW-SCAV-04")
def test_the_order_of_what_is_hidden_makes_no_difference_to_what_is_seen() -> None:
    siege = new_game(4, seats=3)
    before = siege.says(view, 1)
    siege.decks = {pile: cards[::-1] for pile, cards in siege.decks.items()}
    swap_rubble(siege)
    ending, another, third, *others = siege.events
    siege.events = [another, ending, third, *others]
    top = siege.kinds["event"].number(others[0])
    if top < BOX.first_ending:
        siege.events = [another, ending, third, siege.unused[0], *others[1:]]
    assert siege.says(view, 1) == before


def swap_rubble(siege: Siege) -> None:
    """The first two spaces with rubble on top have changed their cards."""
    lying = {space: list(cards) for space, cards in siege.cards_on.items()}
    one, two, *_ = [space for space, cards in lying.items() if siege.obstacle(cards[-1]) == "rubble"]
    siege.cards_on = {**lying, one: lying[two], two: lying[one]}


MOMENTS = [(0, 1, 2), (60, 2, 5), (110, 3, 4), (150, 2, 9), (230, 4, 6)]  # picks, seats, seed


@pytest.mark.parametrize(("picks", "seats", "seed"), MOMENTS)
def test_what_is_hidden_is_drawn_anew_and_nothing_that_is_seen_changes(picks: int, seats: int, seed: int) -> None:
    siege = Siege(played(picks, seats, seed).state)
    for viewer in range(seats):
        before = msgspec.json.encode(siege.says(view, viewer))
        worlds = set()
        for chance in range(8):
            other = siege.copy()
            other.play(resample, viewer, Rng(chance))
            assert msgspec.json.encode(other.says(view, viewer)) == before
            assert pieces(other) == pieces(siege)
            hidden = other.g
            worlds.add(json.dumps([hidden.decks, hidden.unknown, hidden.events, hidden.aside, hidden.cards_on]))
        assert len(worlds) == 8


def pieces(siege: Siege) -> dict[str, list[str]]:
    """All cards that nobody has seen, by the box they come from; red corners count to their deck."""
    elsewhere = {"exploration": siege.unknown, "raids": siege.aside["raids"], "residents": siege.aside["residents"]}
    hidden = {pile: sorted([*siege.decks[pile], *elsewhere.get(pile, ())]) for pile in DECK_WORDS}
    hidden["in the decks"] = [str(len(siege.decks["raids"])), str(len(siege.decks["residents"]))]
    hidden["shelter"] = sorted(card for stack in siege.cards_on.values() for card in stack)
    hidden["events"] = sorted([*siege.events, *siege.unused])
    return hidden


def test_every_hidden_card_can_be_anywhere_where_it_may_be() -> None:
    siege = new_game(7, seats=2)
    first, second, *others = siege.decks["exploration"]
    siege.unknown, siege.decks = [first, second], {**siege.decks, "exploration": others}
    objective = siege.kinds["objective"].words[0]
    siege.objectives = [objective]
    next_up: dict[str, set[str]] = {}
    for chance in range(400):
        other = siege.copy()
        other.play(resample, 0, Rng(chance))
        for pile in DECK_WORDS:
            next_up.setdefault(pile, set()).add(other.decks[pile][-1])
        next_up.setdefault("unknown", set()).add(other.unknown[-1])
        next_up.setdefault("objective", set()).add(other.objectives[0])
        next_up.setdefault("ending", set()).add(other.events[0])
        *_, event, _ = other.events
        next_up.setdefault("event", set()).add(event)
    events = siege.kinds["event"].words
    assert next_up["unknown"] == next_up["exploration"] == set(siege.kinds["exploration"].words)
    assert next_up["characters"] == set(siege.decks["characters"])
    assert next_up["event"] == set(events[: BOX.first_ending])
    assert next_up["ending"] == set(events[BOX.first_ending : BOX.first_chapter])
    chapter = siege.printed("objectives", objective).chapter
    of_the_chapter = [card.chapter == chapter for card in BOX.objectives]
    assert next_up["objective"] == set(compress(siege.kinds["objective"].words, of_the_chapter))


def test_what_the_scenario_names_stays_where_it_is() -> None:
    for scenario in ("The Siege", "A Week of Frost", "Four Days to the Bridge"):
        siege = new_game(scenario=scenario)
        order = siege.printed("scenarios", scenario).events[::-1]
        named = [place for place, word in enumerate(order) if word not in ("event", "ending")]
        for chance in range(6):
            other = siege.copy()
            other.play(resample, 0, Rng(chance))
            assert [other.events[place] for place in named] == [siege.events[place] for place in named]
            assert len(set(other.events)) == len(siege.events)


@rule("TW-CRIME-02")
def test_nobody_knows_which_red_corners_came_into_the_deck() -> None:
    siege = new_game(5, seats=2)
    red = list(compress(siege.kinds["resident"].words, BOX.red_residents))
    first, *others = red
    assert others
    siege.aside = {**siege.aside, "residents": others}
    siege.decks = {**siege.decks, "residents": [*siege.decks["residents"], first]}
    inside = set()
    for chance in range(60):
        other = siege.copy()
        other.play(resample, 0, Rng(chance))
        (drawn_in,) = (card for card in other.decks["residents"] if card in red)
        inside.add(drawn_in)
    assert inside == set(red)


def test_a_card_on_its_remnants_side_stays_what_it_is() -> None:
    siege = new_game(6)
    turned = f"{siege.cards_on['a4'][-1]}, remnants"
    siege.cards_on = {**siege.cards_on, "a4": [turned]}
    others = set()
    for chance in range(40):
        other = siege.copy()
        other.play(resample, 0, Rng(chance))
        assert other.cards_on["a4"] == [turned]
        assert obstacles(other) == obstacles(siege)
        others.add(other.cards_on["a1"][0])
    assert len(others) > 1


def obstacles(siege: Siege) -> dict[str, list[str]]:
    """What kinds of Shelter cards lie where."""
    return {
        space: [siege.obstacle(card.removesuffix(", remnants")) for card in cards]
        for space, cards in siege.cards_on.items()
    }
