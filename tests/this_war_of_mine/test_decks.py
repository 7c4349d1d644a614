"""Decks and dice: TW-GEN-16 and TW-GEN-26, and what TW-GEN-07 says of cards."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.combat import dice
from holdfast.games.this_war_of_mine.scripts import decks
from holdfast.games.this_war_of_mine.state import (
    CHARACTERS,
    DECKS,
    FACES,
    FATE,
    FATE_ICON,
    FINDINGS,
    HATCHET_ICON,
    NONE,
    OUT_OF_AMMO,
    RAIDS,
    RED,
    SHOTGUN_ICON,
    WHITE,
    YELLOW,
    Shelter,
)
from holdfast.kernel.rows import put
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, shelter

NO_DECKS: list[list[int]] = [[] for _ in range(DECKS)]


def piles(deck: int, cards: list[int], drawn: list[int], seed: int = 1) -> Shelter:
    return shelter(seed, decks=put(NO_DECKS, deck, cards), drawn=put(NO_DECKS, deck, drawn))


def test_the_top_card_is_drawn_and_seen() -> None:
    g = piles(RAIDS, [4, 2, 7], [])
    assert decks.draw(g, RAIDS) == 7
    assert g.decks[RAIDS] == [4, 2]
    assert g.reveals == 1
    assert not g.rng.draws


def test_a_card_drawn_unseen_shows_nothing() -> None:
    g = piles(RAIDS, [4, 2, 7], [])
    assert decks.draw_unseen(g, RAIDS) == 7
    assert g.decks[RAIDS] == [4, 2]
    assert g.reveals == 0


@rule("TW-GEN-26")
def test_an_empty_deck_is_made_anew_from_its_drawn_cards() -> None:
    firsts = set()
    for seed in range(20):
        g = piles(FATE, [], [1, 2, 3], seed)
        first = decks.draw(g, FATE)
        firsts.add(first)
        assert sorted([first, *g.decks[FATE]]) == [1, 2, 3]
        assert g.drawn[FATE] == []
    assert firsts == {1, 2, 3}, "it is shuffled"


@rule("TW-GEN-26")
def test_drawn_cards_wait_until_the_deck_is_empty() -> None:
    g = piles(FATE, [5], [1, 2, 3])
    assert decks.draw(g, FATE) == 5
    assert (g.decks[FATE], g.drawn[FATE]) == ([], [1, 2, 3])


@rule("TW-GEN-26")
def test_with_no_card_left_at_all_nothing_is_drawn() -> None:
    g = piles(FATE, [], [])
    assert decks.draw(g, FATE) == NONE
    assert g.reveals == 0
    assert not g.rng.draws


@rule("TW-GEN-26", "TW-GEN-07")
def test_a_discarded_card_comes_back_and_one_that_is_not_does_not() -> None:
    g = piles(RAIDS, [4, 2], [])
    decks.discard(g, RAIDS, decks.draw(g, RAIDS))
    decks.draw(g, RAIDS)
    assert [decks.draw(g, RAIDS), decks.draw(g, RAIDS)] == [2, NONE]


def test_other_decks_and_copies_are_left_alone() -> None:
    g = shelter(decks=[[deck * 10, deck * 10 + 1] for deck in range(DECKS)])
    twin = g.copy()
    decks.discard(g, RAIDS, decks.draw(g, RAIDS))
    decks.shuffle_in(g, FINDINGS, [5])
    decks.restore(g, RAIDS)
    assert twin.decks == [[deck * 10, deck * 10 + 1] for deck in range(DECKS)]
    assert twin.drawn == NO_DECKS
    assert g.decks[CHARACTERS] == twin.decks[CHARACTERS]


def test_cards_shuffled_in_lie_anywhere() -> None:
    places = set()
    for seed in range(40):
        g = piles(RAIDS, [1, 2], [], seed)
        decks.shuffle_in(g, RAIDS, [9])
        assert sorted(g.decks[RAIDS]) == [1, 2, 9]
        places.add(g.decks[RAIDS].index(9))
    assert places == {0, 1, 2}


def test_a_restored_deck_has_all_its_cards_again() -> None:
    g = piles(FINDINGS, [1, 2], [3, 4])
    decks.restore(g, FINDINGS)
    assert sorted(g.decks[FINDINGS]) == [1, 2, 3, 4]
    assert g.drawn[FINDINGS] == []


def test_restoring_a_deck_of_which_nothing_was_drawn_leaves_its_order() -> None:
    g = piles(FINDINGS, [3, 1, 2], [])
    decks.restore(g, FINDINGS)
    assert g.decks[FINDINGS] == [3, 1, 2]
    assert not g.rng.draws


# -- dice -------------------------------------------------------------------------------------------------------------


@rule("TW-GEN-16")
def test_the_black_die_shows_one_to_ten_each_as_likely() -> None:
    g = shelter(rng=Loaded(*range(10)))
    assert [dice.black(g) for _ in range(10)] == list(range(1, 11))


@rule("TW-GEN-16")
def test_a_combat_die_has_six_faces_and_each_comes_up() -> None:
    for die in (WHITE, YELLOW, RED):
        g = shelter(rng=Loaded(*range(FACES)))
        faces = [dice.face(g, die) for _ in range(FACES)]
        assert faces == g.box.faces[die]
        assert len(faces) == FACES


@rule("TW-GEN-16")
def test_the_faces_are_hits_and_icons() -> None:
    icons = {HATCHET_ICON, SHOTGUN_ICON, OUT_OF_AMMO, FATE_ICON}
    faces = shelter().box.faces
    assert len(faces) == 3
    assert all(face in range(4) or face in icons for die in faces for face in die)
    assert HATCHET_ICON in faces[YELLOW]
    assert SHOTGUN_ICON in faces[RED]
    assert all(FATE_ICON in die for die in faces)


@rule("TW-GEN-16")
def test_a_roll_counts_as_chance() -> None:
    g = shelter()
    dice.black(g)
    dice.face(g, RED)
    assert g.known() == 2
