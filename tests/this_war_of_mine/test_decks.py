"""Decks and dice: TW-GEN-16 and TW-GEN-26, and what TW-GEN-07 says of cards."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.box import ICONS
from holdfast.games.this_war_of_mine.combat import dice
from holdfast.games.this_war_of_mine.scripts import decks
from tests.cite import rule
from tests.this_war_of_mine.arena import BOX
from tests.this_war_of_mine.arrange import Loaded, Siege, black, shelter


def piles(deck: str, cards: str, drawn: str, seed: int = 1) -> Siege:
    return shelter(seed, box=BOX, decks={deck: cards.split()}, drawn={deck: drawn.split()})


def draw(siege: Siege, deck: str) -> str | None:
    """The card that is drawn."""
    card: str | None = siege.words.cards[deck].word(siege.says(decks.draw, deck))
    return card


def test_the_top_card_is_drawn_and_seen() -> None:
    siege = piles("raids", "fire storm cans", "")
    assert draw(siege, "raids") == "cans"
    assert siege.decks["raids"] == ["fire", "storm"]
    assert siege.reveals == 1
    assert not siege.rng.draws


def test_a_card_drawn_unseen_shows_nothing() -> None:
    siege = piles("raids", "fire storm cans", "")
    assert siege.found("raid", decks.draw_unseen, "raids") == "cans"
    assert siege.decks["raids"] == ["fire", "storm"]
    assert siege.reveals == 0


@rule("TW-GEN-26")
def test_an_empty_deck_is_made_anew_from_its_drawn_cards() -> None:
    firsts = set()
    for seed in range(20):
        siege = piles("fate", "", "blow duck jam", seed)
        first = draw(siege, "fate")
        firsts.add(first)
        assert sorted([first, *siege.decks["fate"]]) == ["blow", "duck", "jam"]
        assert siege.drawn["fate"] == []
    assert firsts == {"blow", "duck", "jam"}, "it is shuffled"


@rule("TW-GEN-26")
def test_drawn_cards_wait_until_the_deck_is_empty() -> None:
    siege = piles("fate", "slip", "blow duck jam")
    assert draw(siege, "fate") == "slip"
    assert (siege.decks["fate"], siege.drawn["fate"]) == ([], ["blow", "duck", "jam"])


@rule("TW-GEN-26")
def test_with_no_card_left_at_all_nothing_is_drawn() -> None:
    siege = piles("fate", "", "")
    assert draw(siege, "fate") is None
    assert siege.reveals == 0
    assert not siege.rng.draws


@rule("TW-GEN-26", "TW-GEN-07")
def test_a_discarded_card_comes_back_and_one_that_is_not_does_not() -> None:
    siege = piles("raids", "fire storm", "")
    siege.play(decks.discard, "raids", draw(siege, "raids"))
    assert draw(siege, "raids") == "fire"
    assert [draw(siege, "raids"), draw(siege, "raids")] == ["storm", None]


def test_other_decks_and_copies_are_left_alone() -> None:
    cards = {"raids": ["fire", "storm"], "findings": ["G01", "G02"], "characters": ["Obed", "Dunja"]}
    siege = shelter(box=BOX, decks=cards)
    twin = siege.copy()
    siege.play(decks.discard, "raids", draw(siege, "raids"))
    siege.play(decks.shuffle_in, "findings", ["G03"])
    siege.play(decks.restore, "raids")
    assert twin.decks == cards
    assert twin.drawn == {}
    assert siege.decks["characters"] == ["Obed", "Dunja"]


def test_cards_shuffled_in_lie_anywhere() -> None:
    places = set()
    for seed in range(40):
        siege = piles("raids", "fire storm", "", seed)
        siege.play(decks.shuffle_in, "raids", ["cans"])
        assert sorted(siege.decks["raids"]) == ["cans", "fire", "storm"]
        places.add(siege.decks["raids"].index("cans"))
    assert places == {0, 1, 2}


def test_a_restored_deck_has_all_its_cards_again() -> None:
    siege = piles("findings", "G01 G02", "G03 G04")
    siege.play(decks.restore, "findings")
    assert sorted(siege.decks["findings"]) == ["G01", "G02", "G03", "G04"]
    assert siege.drawn["findings"] == []


def test_restoring_a_deck_of_which_nothing_was_drawn_leaves_its_order() -> None:
    siege = piles("findings", "G03 G01 G02", "")
    siege.play(decks.restore, "findings")
    assert siege.decks["findings"] == ["G03", "G01", "G02"]
    assert not siege.rng.draws


# -- dice -------------------------------------------------------------------------------------------------------------


@rule("TW-GEN-16")
def test_the_black_die_shows_one_to_ten_each_as_likely() -> None:
    siege = shelter(rng=black(*range(1, 11)))
    assert [siege.says(dice.black) for _ in range(10)] == list(range(1, 11))


@rule("TW-GEN-16")
def test_a_combat_die_has_six_faces_and_each_comes_up() -> None:
    for die in ("white", "yellow", "red"):
        siege = shelter(rng=Loaded(*range(6)))
        faces = [siege.says(dice.face, die) for _ in range(6)]
        assert faces == siege.printed("faces", die)
        assert len(faces) == 6


@rule("TW-GEN-16")
def test_the_faces_are_hits_and_icons() -> None:
    siege = shelter()
    faces = {die: siege.printed("faces", die) for die in ("white", "yellow", "red")}
    assert len(siege.box.faces) == 3
    assert all(face in range(4) or face in ICONS.values() for die in faces.values() for face in die)
    assert ICONS["hatchet"] in faces["yellow"]
    assert ICONS["shotgun"] in faces["red"]
    assert all(ICONS["fate"] in die for die in faces.values())


@rule("TW-GEN-16")
def test_a_roll_counts_as_chance() -> None:
    siege = shelter()
    siege.play(dice.black)
    siege.play(dice.face, "red")
    assert siege.known() == 2
