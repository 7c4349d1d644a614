"""The Crime Wave step of the night (TW-CRIME)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.phases.raid import CRIME, crime_wave, raid_phase
from holdfast.games.this_war_of_mine.state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    DAWN,
    DECKS,
    RAID,
    RAIDS,
    RESIDENTS,
    Shelter,
)
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import on_guard, play, questions, told
from tests.this_war_of_mine.arrange_by_number import shelter


def aside(raids: int, residents: int, seed: int = 1) -> Shelter:
    """So many red-corner cards set aside, numbered from 100, and two cards in each deck."""
    g = shelter(seed, aside=[list(range(100, 100 + raids)), list(range(200, 200 + residents))], phase=RAID, stage=CRIME)
    g.decks = [[0, 1] if deck in (RAIDS, RESIDENTS) else [] for deck in range(DECKS)]
    return g


@rule("TW-CRIME-01", "TW-CRIME-01/1")
def test_two_cards_are_shuffled_in_from_where_the_leader_says() -> None:
    g = aside(4, 4)
    play(g, crime_wave(g), ASIDE_RAIDS, ASIDE_RESIDENTS)
    assert [len(g.decks[RAIDS]), len(g.decks[RESIDENTS])] == [3, 3]
    assert [len(cards) for cards in g.aside] == [3, 3]
    assert sorted([*g.decks[RAIDS], *g.aside[ASIDE_RAIDS]]) == [0, 1, 100, 101, 102, 103]
    assert sorted([*g.decks[RESIDENTS], *g.aside[ASIDE_RESIDENTS]]) == [0, 1, 200, 201, 202, 203]
    both = aside(4, 4)
    play(both, crime_wave(both), ASIDE_RESIDENTS, ASIDE_RESIDENTS)
    assert [len(cards) for cards in both.aside] == [4, 2]


@rule("TW-CRIME-01", "TW-CRIME-01/2")
def test_the_last_card_goes_in_unasked() -> None:
    g = aside(0, 1)
    play(g, crime_wave(g))
    assert sorted(g.decks[RESIDENTS]) == [0, 1, 200]
    assert g.aside == [[], []]
    play(g, crime_wave(g))
    assert sorted(g.decks[RESIDENTS]) == [0, 1, 200]


@rule("TW-CRIME-02", "TW-CRIME-02/1")
def test_nobody_sees_which_cards_are_added_nor_where_they_lie() -> None:
    g = aside(4, 4)
    g.told = []
    play(g, crime_wave(g), ASIDE_RAIDS, ASIDE_RESIDENTS)
    assert told(g, "more-raids", "more-residents") == [(), ()]
    assert g.reveals == 0
    found: set[tuple[int, int]] = set()
    for seed in range(40):
        night = aside(4, 4, seed)
        play(night, crime_wave(night), ASIDE_RAIDS, ASIDE_RAIDS)
        found.update((place, card) for place, card in enumerate(night.decks[RAIDS]) if card >= 100)
    assert {place for place, _ in found} == {0, 1, 2, 3}
    assert {card for _, card in found} == {100, 101, 102, 103}


@rule("TW-CRIME-03", "TW-CRIME-03/1")
def test_it_takes_place_once_each_night_at_the_end_of_the_phase() -> None:
    g = aside(4, 4)
    for night in range(4):
        assert sum(len(cards) for cards in g.aside) == 8 - 2 * night
        g.phase, g.stage = RAID, CRIME
        play(g, raid_phase(g), *[ASIDE_RAIDS if night < 2 else ASIDE_RESIDENTS] * (2 if night < 2 else 0))
        assert (g.phase, g.stage) == (DAWN, 0)
    assert g.aside == [[], []]


@rule("TW-CRIME-03")
def test_it_comes_even_on_a_night_without_a_raid() -> None:
    g = on_guard(1, spared=True, aside=[[0, 1], []])
    names = []
    while g.phase == RAID:
        names += [name for name, _ in questions(g, raid_phase(g))]
    assert names == ["crime", "crime"]
    assert g.aside == [[], []]
