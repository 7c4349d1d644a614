"""The Fate card at dawn, and spirit (TW-FATE-01, TW-FATE-02, TW-FATE-05, TW-FATE-06)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.scripts.fate import fate, resolve_spirit
from tests.cite import rule
from tests.this_war_of_mine.arena import EVERYBODY, arena, daybreak
from tests.this_war_of_mine.arrange import shelter


@rule("TW-FATE-01", "TW-FATE-06")
def test_the_top_fate_card_is_carried_out_and_discarded() -> None:
    siege = daybreak("duck")
    siege.decks = {"fate": ["blow", "duck"]}
    siege.play(fate)
    assert siege.cold == 3
    assert (siege.decks["fate"], siege.drawn["fate"]) == (["blow"], ["duck"])
    assert siege.reveals == 1


@rule("TW-FATE-01")
def test_its_text_is_for_the_whole_group() -> None:
    siege = daybreak(
        "heal",
        wounds={"Ingvar": 2, "Marguerite": 3, "Tomé": 1},
        treated={"Ingvar": {"bandages"}, "Marguerite": {"bandages"}},
        fatigue={"Marguerite": 4},
    )
    siege.play(fate)
    assert siege.wounds == {"Ingvar": 1, "Marguerite": 2, "Tomé": 1}


@rule("TW-FATE-02")
def test_every_fate_card_has_a_dawn_text_and_a_die_with_a_text() -> None:
    dice = set()
    for card in open_box(None).fate:
        assert card.dawn
        assert card.combat
        dice.add(shelter().words.dice.word(card.die))
    assert dice == {"white", "yellow", "red"}


@rule("TW-FATE-06", "TW-GEN-26")
def test_an_empty_fate_deck_is_shuffled_from_its_discards() -> None:
    siege = daybreak("blow")
    siege.play(fate)
    siege.play(fate)
    assert siege.cold == 2
    assert (siege.decks["fate"], siege.drawn["fate"]) == ([], ["blow"])


@rule("TW-FATE-05", "TW-FATE-05/1", "TW-SLEEP-04")
def test_spirit_is_resolved_for_everybody_awake_in_the_leaders_order() -> None:
    siege = daybreak(
        "soul",
        people=4,
        box=arena(spirits=dict.fromkeys(EVERYBODY, "warm")),
        misery={"Ingvar": 2, "Marguerite": 2, "Tomé": 2, "Sabine": 2},
        fatigue={"Marguerite": 4},
    )
    siege.told = []
    asked = siege.questions(fate, "spirit:Sabine", "spirit:Ingvar")
    assert [who for _, who in asked] == [["Ingvar", "Tomé", "Sabine"], ["Ingvar", "Tomé"], ["Tomé"]]
    assert siege.misery == {"Ingvar": 1, "Marguerite": 2, "Tomé": 1, "Sabine": 1}
    assert siege.told_of("spirit") == ["Sabine", "Ingvar", "Tomé"]


@rule("TW-FATE-05")
def test_the_card_names_the_trait_and_each_has_a_text_of_their_own() -> None:
    siege = shelter(box=arena(spirits={"Ingvar": "warm"}), misery={"Ingvar": 2, "Marguerite": 2, "Tomé": 2})
    siege.play(resolve_spirit, "b", "spirit:Marguerite", "spirit:Ingvar")
    assert siege.misery == {"Ingvar": 1, "Marguerite": 2, "Tomé": 2}
    assert siege.who is None
    siege.play(resolve_spirit, "a", "spirit:Ingvar", "spirit:Marguerite")
    assert siege.misery == {"Ingvar": 1, "Marguerite": 2, "Tomé": 2}


@rule("TW-FATE-05", "TW-SLEEP-04")
def test_who_falls_asleep_meanwhile_is_skipped() -> None:
    siege = shelter(
        box=arena(spirits={"Ingvar": "tire", "Marguerite": "warm", "Tomé": "warm"}),
        misery={"Ingvar": 2, "Marguerite": 2, "Tomé": 2},
    )
    siege.play(resolve_spirit, "b", "spirit:Ingvar", "which-person:Marguerite")
    assert siege.fatigue("Marguerite") == 4
    assert siege.misery == {"Ingvar": 2, "Marguerite": 2, "Tomé": 1}


@rule("TW-FATE-05")
def test_who_is_gone_meanwhile_is_skipped() -> None:
    siege = shelter(
        box=arena(spirits={"Ingvar": "drive-off", "Marguerite": "warm", "Tomé": "warm"}),
        misery={"Ingvar": 2, "Marguerite": 2, "Tomé": 2},
    )
    siege.play(resolve_spirit, "b", "spirit:Ingvar", "which-person:Marguerite")
    assert (siege.group, siege.misery) == (["Ingvar", "Tomé"], {"Ingvar": 2, "Tomé": 1})
