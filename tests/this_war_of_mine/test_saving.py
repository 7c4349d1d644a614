"""A campaign is put away and continued: TW-SAVE. A save holds the whole position, as plain data."""

from __future__ import annotations

from dataclasses import fields

import msgspec

from holdfast.games.this_war_of_mine.phases.morning import draw_event, take_up
from holdfast.games.this_war_of_mine.scripts import decks, objectives
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import (
    Shelter,
)
from holdfast.kernel import from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, action_round, box_with, goods, new_game, shelter


def restored(siege: Siege) -> Siege:
    """Written to a file and read back."""
    plain = msgspec.json.decode(msgspec.json.encode(to_plain(siege.g)))
    return Siege(from_plain(Shelter, plain, box=siege.box))


def assert_same(one: Siege, other: Siege) -> None:
    """Field by field, chance included."""
    for field in fields(Shelter):
        if field.name == "rng":
            assert one.rng.words() == other.rng.words()
        elif field.name not in ("box", "told"):
            assert getattr(one.g, field.name) == getattr(other.g, field.name), field.name


def campaign() -> Siege:
    return new_game(3, seats=3)


@rule("TW-SAVE-01", "TW-SAVE-16", "TW-SAVE-19")
def test_a_campaign_goes_on_from_exactly_the_same_situation() -> None:
    siege = campaign()
    assert_same(restored(siege), siege)
    assert_same(siege.copy(), siege)
    back = restored(siege)
    piles = siege.words.decks.words
    assert [back.says(decks.draw, pile) for pile in piles] == [siege.says(decks.draw, pile) for pile in piles]


@rule("TW-SAVE-02", "TW-SAVE-02/1")
def test_what_lies_on_x5_is_saved() -> None:
    siege = restored(shelter(stock=goods(component=10)))
    assert siege.says(storage.at_hand, "component") == 10
    assert siege.printed("count", "component") - siege.says(storage.supply, "component") == 2


@rule("TW-SAVE-03", "TW-SAVE-03/1")
def test_storage_is_saved() -> None:
    assert restored(shelter(stock=goods(wood=3, knife=1))).stock == goods(wood=3, knife=1)


@rule("TW-SAVE-04", "TW-SAVE-04/1")
def test_characters_and_their_states_are_saved() -> None:
    siege = restored(shelter(people=["Ilse", "Obed", None, "Tomé"], misery={"Obed": 3}, wounds={"Obed": 1}))
    assert siege.characters == ["Ilse", "Obed", None, "Tomé"]
    assert (siege.misery, siege.wounds) == ({"Obed": 3}, {"Obed": 1})
    assert siege.hunger == siege.fatigue == siege.illness == {}


@rule("TW-SAVE-05", "TW-SAVE-05/1")
def test_locations_return_to_their_spaces() -> None:
    siege = shelter(places={"near": "L05", "distant": "L01", "far": "L03"})
    assert len(set(siege.places.values())) == 3
    assert restored(siege).places == siege.places


@rule("TW-SAVE-06")
def test_shelter_cards_return_to_their_spaces() -> None:
    siege = campaign()
    siege.cards_on = {space: cards for space, cards in siege.cards_on.items() if space[-1] in "2468"}
    assert restored(siege).cards_on == siege.cards_on != {}


@rule("TW-SAVE-07", "TW-SAVE-07/1")
def test_rubble_returns_on_the_side_it_had() -> None:
    siege = restored(shelter(cards_on={"a1": ["S01, remnants"], "a2": ["S02"]}))
    assert siege.cards_on == {"a1": ["S01, remnants"], "a2": ["S02"]}
    assert siege.obstacle("S01") == siege.obstacle("S02") == "rubble"


@rule("TW-SAVE-08")
def test_crafted_fittings_return_to_their_spaces() -> None:
    siege = restored(shelter(fitting={"a6": "Stove"}, crafted=["Stove"]))
    assert (siege.fitting, siege.crafted) == ({"a6": "Stove"}, ["Stove"])


@rule("TW-SAVE-09", "TW-SAVE-09/1")
def test_ideas_once_unlocked_stay_unlocked() -> None:
    siege = campaign()
    unlocked, siege.ideas = siege.ideas[:2], siege.ideas[2:]
    siege.fittings = [*siege.fittings, *unlocked]
    back = restored(siege)
    assert back.fittings[-2:] == unlocked
    assert back.ideas == siege.ideas


@rule("TW-SAVE-10")
def test_events_lie_face_up_again() -> None:
    siege = shelter(open_events=["E04", "E02"])
    assert restored(siege).open_events == siege.open_events == siege.named("event", (3, 1))


@rule("TW-SAVE-11", "TW-SAVE-11/1")
def test_wait_board_up_and_blank_tokens_return_to_their_places() -> None:
    blank = [("dusk", 3, "200")]  # it comes back in three days
    siege = restored(shelter(boarded={"2"}, waits={"a5": 2}, later=blank))
    assert (siege.boarded, siege.waits, siege.later) == ({"2"}, {"a5": 2}, blank)


@rule("TW-SAVE-12")
def test_cold_is_saved() -> None:
    assert restored(shelter(cold=3)).cold == 3


@rule("TW-SAVE-13", "TW-SAVE-13/1")
def test_red_corners_stay_where_they_are() -> None:
    red = ["TR0", "TR1", "TR2", "TR3", "TR4"]
    rows = "".join(f"- {{id: {name}, title: x, story: x, red: true}}\n" for name in red)
    dealt = {"raids": ["A01", *red[:3], "A02"], "residents": ["R03", "R02"]}
    siege = shelter(box=box_with(f"raids:\n{rows}"), decks=dealt, aside={"raids": red[3:], "residents": ["R01"]})
    back = restored(siege)
    assert (back.decks, back.aside) == (siege.decks, siege.aside)
    assert [card for card in back.decks["raids"] if back.printed("red_raids", card)] == red[:3]
    assert back.aside["raids"] == red[3:]


@rule("TW-SAVE-14")
def test_kept_narrative_actions_return_to_the_group() -> None:
    siege = shelter(kept_cards=["K05", "K03"])
    assert restored(siege).kept_cards == siege.kept_cards == siege.named("narrative", (4, 2))


@rule("TW-SAVE-15", "TW-SAVE-15/1")
def test_events_and_objectives_come_back_in_unchanged_order() -> None:
    siege = campaign()
    siege.play(objectives.set_up)
    top = siege.events[-1]
    back = restored(siege)
    assert (back.events, back.objectives, back.objective) == (siege.events, siege.objectives, siege.objective)
    back.told = []
    back.play(draw_event, "board-up:1")
    assert back.told_of("event-drawn") == [top]


@rule("TW-SAVE-17", "TW-SAVE-17/1", "TW-GEN-08")
def test_what_is_out_of_the_game_stays_out() -> None:
    siege = campaign()
    assert len(siege.unused) >= 5
    siege.play(storage.make_scarce, "sugar", 1)
    back = restored(siege)
    back.play(take_up)
    assert not set(back.unused) & {*back.events, *back.open_events}
    assert back.unused == siege.unused
    assert back.says(storage.left, "sugar") == back.printed("count", "sugar") - 1


@rule("TW-SAVE-18", "TW-SAVE-18/1")
def test_restoring_replaces_set_up() -> None:
    siege = campaign()
    siege.store(wood=1, book=2)
    siege.phase, siege.day, siege.events_seen = "morning", 6, 4
    back = restored(siege)
    back.play(take_up)
    assert back.stock == goods(wood=1, book=2)
    assert back.events_seen == 0
    back.events_seen = siege.events_seen
    assert_same(back, siege)


@rule("TW-SAVE-19", "TW-SAVE-19/1")
def test_what_the_paper_list_leaves_out_is_saved_too() -> None:
    siege = shelter(
        seats=4,
        leader=2,
        day=8,
        people=["Ingvar", None, None, "Obed"],
        beginners=["Ingvar", "Marguerite", "Tomé"],
        gone=["Marguerite, dead", "Tomé, left"],
        kept_cards=["K04", "K02", "K03"],
        objective="The Wireless",
        status=2,
        completed=["Those Who Began"],
        hidden={"distant": goods(wood=2)},
        pets={"dog"},
        waste=goods(sugar=2),
        noise=4,
        unknown=["X06", "X04"],
        drawn={"fate": ["T05", "T02"], "narrative": ["K07"]},
    )
    back = restored(siege)
    assert_same(back, siege)
    assert back.beginners == ["Ingvar", "Marguerite", "Tomé"]
    assert (len(back.kept_cards), back.status, len(back.gone)) == (3, 2, 2)


@rule("TW-SAVE-19", "TW-SAVE-19/2", "TW-SAVE-01")
def test_a_save_in_the_middle_of_a_phase_goes_on_with_the_same_moves_and_draws() -> None:
    siege = shelter(
        phase="day",
        round=2,
        hunger={"Ingvar": 2, "Marguerite": 1},
        stock=goods(wood=9, component=9, raw_food=1, shovel=1, lockpick=1),
        decks={"fate": ["T04", "T02", "T03"]},
    )
    back = restored(siege)
    for one in (siege, back):
        assert one.round == 2
    first, second = siege.asked("act", action_round), back.asked("act", action_round)
    assert (first.offers, first.about) == (second.offers, second.about)
    assert first.beside == second.beside == ["eat"]
    assert siege.says(decks.draw, "fate") == back.says(decks.draw, "fate")
    assert [siege.rng.below(10) for _ in range(20)] == [back.rng.below(10) for _ in range(20)]
