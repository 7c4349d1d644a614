"""A campaign is put away and continued: TW-SAVE. A save holds the whole position, as plain data."""

from __future__ import annotations

from dataclasses import fields

import msgspec

from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import anytime, states
from holdfast.games.this_war_of_mine.phases.morning import draw_event, take_up
from holdfast.games.this_war_of_mine.scripts import decks, objectives
from holdfast.games.this_war_of_mine.setup import set_up
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    AT_DUSK,
    COMPONENT,
    DAY,
    FATE,
    MISERY,
    MORNING,
    NARRATIVE,
    NONE,
    RAIDS,
    RESIDENTS,
    SUGAR,
    WOUNDS,
    Shelter,
)
from holdfast.kernel import Choice, Rng, from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import action_round, box_with, card, goods, play, shelter
from tests.this_war_of_mine.test_setup import CAMPAIGN


def restored(g: Shelter) -> Shelter:
    """Written to a file and read back."""
    plain = msgspec.json.decode(msgspec.json.encode(to_plain(g)))
    return from_plain(Shelter, plain, box=g.box)


def assert_same(one: Shelter, other: Shelter) -> None:
    """Field by field, chance included."""
    for field in fields(Shelter):
        if field.name == "rng":
            assert one.rng.words() == other.rng.words()
        elif field.name not in ("box", "told"):
            assert getattr(one, field.name) == getattr(other, field.name), field.name


def campaign(seed: int = 3, box: WarBox | None = None) -> Shelter:
    return set_up(box or open_box(None), 3, CAMPAIGN, Rng(seed))


@rule("TW-SAVE-01", "TW-SAVE-16", "TW-SAVE-19")
def test_a_campaign_goes_on_from_exactly_the_same_situation() -> None:
    g = campaign()
    assert_same(restored(g), g)
    assert_same(g.copy(), g)
    back = restored(g)
    assert [decks.draw(back, deck) for deck in range(len(back.decks))] == [
        decks.draw(g, deck) for deck in range(len(g.decks))
    ]


@rule("TW-SAVE-02", "TW-SAVE-02/1")
def test_what_lies_on_x5_is_saved() -> None:
    g = restored(shelter(stock=goods(component=10)))
    assert storage.at_hand(g, COMPONENT) == 10
    assert g.box.count[COMPONENT] - storage.supply(g, COMPONENT) == 2


@rule("TW-SAVE-03", "TW-SAVE-03/1")
def test_storage_is_saved() -> None:
    assert restored(shelter(stock=goods(wood=3, knife=1))).stock == goods(wood=3, knife=1)


@rule("TW-SAVE-04", "TW-SAVE-04/1")
def test_characters_and_their_states_are_saved() -> None:
    g = restored(shelter(characters=[4, 7, NONE, 2], misery=[0, 3], wounds=[0, 1]))
    assert g.characters == [4, 7, NONE, 2]
    assert (states.level(g, 1, MISERY), states.level(g, 1, WOUNDS), sum(g.levels)) == (3, 1, 4)


@rule("TW-SAVE-05", "TW-SAVE-05/1")
def test_locations_return_to_their_spaces() -> None:
    assert restored(shelter(places=[4, 0, 2])).places == [4, 0, 2]


@rule("TW-SAVE-06")
def test_shelter_cards_return_to_their_spaces() -> None:
    g = campaign()
    g.cards_on = [cards if space % 2 else [] for space, cards in enumerate(g.cards_on)]
    assert restored(g).cards_on == g.cards_on
    assert any(g.cards_on)


@rule("TW-SAVE-07", "TW-SAVE-07/1")
def test_rubble_returns_on_the_side_it_had() -> None:
    box = open_box(None)
    rubble = [number for number, kind in enumerate(box.shelter_kind) if kind == 0][:2]
    cards_on = [[rubble[0] * 2 + 1], [rubble[1] * 2], *[[] for _ in range(box.spaces - 2)]]
    assert restored(shelter(cards_on=cards_on)).cards_on == cards_on


@rule("TW-SAVE-08")
def test_crafted_fittings_return_to_their_spaces() -> None:
    fitting = [NONE] * open_box(None).spaces
    fitting[5] = 2
    g = restored(shelter(fitting=fitting, crafted=[2]))
    assert (g.fitting, g.crafted) == (fitting, [2])


@rule("TW-SAVE-09", "TW-SAVE-09/1")
def test_ideas_once_unlocked_stay_unlocked() -> None:
    g = campaign()
    unlocked, g.ideas = g.ideas[:2], g.ideas[2:]
    g.fittings = [*g.fittings, *unlocked]
    back = restored(g)
    assert back.fittings[-2:] == unlocked
    assert back.ideas == g.ideas


@rule("TW-SAVE-10")
def test_events_lie_face_up_again() -> None:
    assert restored(shelter(open_events=[3, 1])).open_events == [3, 1]


@rule("TW-SAVE-11", "TW-SAVE-11/1")
def test_wait_board_up_and_blank_tokens_return_to_their_places() -> None:
    waits = [0] * open_box(None).spaces
    waits[4] = 2
    blank = [[AT_DUSK, 3, 4]]  # script number 4 comes back in three days
    g = restored(shelter(boarded=[0, 1, 0], waits=waits, later=blank))
    assert (g.boarded, g.waits, g.later) == ([0, 1, 0], waits, blank)


@rule("TW-SAVE-12")
def test_cold_is_saved() -> None:
    assert restored(shelter(cold=3)).cold == 3


@rule("TW-SAVE-13", "TW-SAVE-13/1")
def test_red_corners_stay_where_they_are() -> None:
    rows = "".join(f"- {{id: TR{number}, title: x, story: x, red: true}}\n" for number in range(5))
    box = box_with(f"raids:\n{rows}")
    red = [card("raids", f"TR{number}", box) for number in range(5)]
    g = shelter(box=box)
    g.decks[RAIDS] = [0, *red[:3], 1]
    g.aside[ASIDE_RAIDS] = red[3:]
    g.decks[RESIDENTS] = [2, 1]
    g.aside[ASIDE_RESIDENTS] = [0]
    back = restored(g)
    assert (back.decks, back.aside) == (g.decks, g.aside)
    assert [sum(box.raids[raid].red for raid in pile) for pile in (back.decks[RAIDS], back.aside[ASIDE_RAIDS])] == [
        3,
        2,
    ]


@rule("TW-SAVE-14")
def test_kept_narrative_actions_return_to_the_group() -> None:
    assert restored(shelter(kept_cards=[4, 2])).kept_cards == [4, 2]


@rule("TW-SAVE-15", "TW-SAVE-15/1")
def test_events_and_objectives_come_back_in_unchanged_order() -> None:
    g = campaign()
    objectives.set_up(g)
    top = g.events[-1]
    back = restored(g)
    assert (back.events, back.objectives, back.objective) == (g.events, g.objectives, g.objective)
    told: list[tuple[str, int, tuple[int, ...]]] = []
    back.told = told
    play(draw_event(back), 0)
    assert ("event-drawn", -1, (top,)) in told


@rule("TW-SAVE-17", "TW-SAVE-17/1", "TW-GEN-08")
def test_what_is_out_of_the_game_stays_out() -> None:
    g = campaign()
    assert len(g.unused) >= 5
    storage.make_scarce(g, SUGAR, 1)
    back = restored(g)
    take_up(back)
    assert not set(back.unused) & {*back.events, *back.open_events}
    assert back.unused == g.unused
    assert storage.left(back, SUGAR) == back.box.count[SUGAR] - 1


@rule("TW-SAVE-18", "TW-SAVE-18/1")
def test_restoring_replaces_set_up() -> None:
    g = campaign()
    g.stock = goods(wood=1, book=2)
    g.phase, g.day, g.events_seen = MORNING, 6, 4
    back = restored(g)
    take_up(back)
    assert back.stock == goods(wood=1, book=2)
    assert back.events_seen == 0
    back.events_seen = g.events_seen
    assert_same(back, g)


@rule("TW-SAVE-19", "TW-SAVE-19/1")
def test_what_the_paper_list_leaves_out_is_saved_too() -> None:
    g = shelter(
        seats=4,
        leader=2,
        day=8,
        characters=[0, NONE, NONE, 7],
        beginners=[0, 1, 2],
        gone=[2, 5],
        kept_cards=[3, 1, 2],
        objective=1,
        status=2,
        completed=[0],
        hidden=[[], goods(wood=2), []],
        pets=[0, 1],
        waste=goods(sugar=2),
        noise=4,
        unknown=[5, 3],
    )
    g.drawn[FATE], g.drawn[NARRATIVE] = [4, 1], [6]
    back = restored(g)
    assert_same(back, g)
    assert back.beginners == [0, 1, 2]
    assert (len(back.kept_cards), back.status, len(back.gone)) == (3, 2, 2)


@rule("TW-SAVE-19", "TW-SAVE-19/2", "TW-SAVE-01")
def test_a_save_in_the_middle_of_a_phase_goes_on_with_the_same_moves_and_draws() -> None:
    g = shelter(phase=DAY, round=2, hunger=[2, 1], stock=goods(wood=9, component=9, raw_food=1, shovel=1, lockpick=1))
    g.decks[FATE] = [3, 1, 2]
    back = restored(g)
    for one in (g, back):
        assert one.round == 2
    first, second = next(action_round(g)), next(action_round(back))
    assert isinstance(first, Choice)
    assert isinstance(second, Choice)
    assert (first.question, first.values, first.about) == (second.question, second.values, second.about)
    assert first.beside is not None
    assert second.beside is not None
    assert first.beside.values == second.beside.values == [anytime.EAT]
    assert decks.draw(g, FATE) == decks.draw(back, FATE)
    assert [g.rng.below(10) for _ in range(20)] == [back.rng.below(10) for _ in range(20)]
