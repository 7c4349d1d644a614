"""The Fate card at dawn, and spirit (TW-FATE-01, TW-FATE-02, TW-FATE-05, TW-FATE-06)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.scripts.fate import fate, resolve_spirit
from holdfast.games.this_war_of_mine.state import FATE, FATIGUE, MISERY, NONE, RED, WHITE, WOUNDS, YELLOW, Shelter
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import BOX, arena, daybreak, fate_card, play, questions, script
from tests.this_war_of_mine.arrange_by_number import Loaded, shelter

B = 1  # the trait
WARM = BOX.scripts[script("warm")].now
DRIVE_OFF = BOX.scripts[script("drive-off")].now
TIRE = BOX.scripts[script("tire")].now


def misery(g: Shelter) -> list[int]:
    return [states.level(g, person, MISERY) for person in people.group(g)]


@rule("TW-FATE-01", "TW-FATE-06")
def test_the_top_fate_card_is_carried_out_and_discarded() -> None:
    g = daybreak("duck")
    g.decks[FATE] = [fate_card("blow"), fate_card("duck")]
    play(g, fate(g))
    assert g.cold == 3
    assert (g.decks[FATE], g.drawn[FATE]) == ([fate_card("blow")], [fate_card("duck")])
    assert g.reveals == 1


@rule("TW-FATE-01")
def test_its_text_is_for_the_whole_group() -> None:
    g = daybreak("heal", wounds=[2, 3, 1], treated=[0, 1, 0, 0, 1, 0] + [0] * 6, fatigue=[0, 4, 0])
    play(g, fate(g))
    assert [states.level(g, person, WOUNDS) for person in (0, 1, 2)] == [1, 2, 1]


@rule("TW-FATE-02")
def test_every_fate_card_has_a_dawn_text_and_a_die_with_a_text() -> None:
    for fate_card_ in open_box(None).fate:
        assert fate_card_.dawn
        assert fate_card_.combat
        assert fate_card_.die in (WHITE, YELLOW, RED)


@rule("TW-FATE-06", "TW-GEN-26")
def test_an_empty_fate_deck_is_shuffled_from_its_discards() -> None:
    g = daybreak("blow")
    play(g, fate(g))
    play(g, fate(g))
    assert g.cold == 2
    assert (g.decks[FATE], g.drawn[FATE]) == ([], [fate_card("blow")])


@rule("TW-FATE-05", "TW-FATE-05/1", "TW-SLEEP-04")
def test_spirit_is_resolved_for_everybody_awake_in_the_leaders_order() -> None:
    g = daybreak("soul", people=4, box=arena(spirits=[WARM] * 4), misery=[2, 2, 2, 2], fatigue=[0, 4, 0, 0])
    g.told = []
    asked = list(questions(g, fate(g), 3, 0))
    assert asked == [("spirit", [0, 2, 3]), ("spirit", [0, 2]), ("spirit", [2])]
    assert misery(g) == [1, 2, 1, 1]
    assert [numbers for message, _, numbers in g.told if message == "spirit"] == [(3,), (0,), (2,)]


@rule("TW-FATE-05")
def test_the_card_names_the_trait_and_each_has_a_text_of_their_own() -> None:
    g = shelter(box=arena(spirits=[WARM, (), ()]), misery=[2, 2, 2])
    play(g, resolve_spirit(g, B), 1, 0)
    assert misery(g) == [1, 2, 2]
    assert g.who == NONE
    play(g, resolve_spirit(g, 0), 0, 1)
    assert misery(g) == [1, 2, 2]


@rule("TW-FATE-05", "TW-SLEEP-04")
def test_who_falls_asleep_meanwhile_is_skipped() -> None:
    g = shelter(box=arena(spirits=[TIRE, WARM, WARM]), misery=[2, 2, 2], rng=Loaded())
    play(g, resolve_spirit(g, B), 0, 1)
    assert states.level(g, 1, FATIGUE) == 4
    assert misery(g) == [2, 2, 1]


@rule("TW-FATE-05")
def test_who_is_gone_meanwhile_is_skipped() -> None:
    g = shelter(box=arena(spirits=[DRIVE_OFF, WARM, WARM]), misery=[2, 2, 2])
    play(g, resolve_spirit(g, B), 0, 1)
    assert (people.group(g), misery(g)) == ([0, 2], [2, 1])
