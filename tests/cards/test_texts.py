"""The texts of a pack in another language: an overlay by card id and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import holdfast
from holdfast.cards import Pack, PackError, in_language, load_pack, reprint
from holdfast.cards.texts import FOLDER, Place, check, languages_of, texts_of
from holdfast.cli.pack import check as check_pack
from holdfast.games.rebuild.box import BUILT_IN, shape
from holdfast.kernel import Game, Rng
from holdfast.presence import presence_of
from holdfast.speech import PSEUDO
from holdfast.speech.grammar import LANGUAGES, Grammar

PACK = """
game: rebuild
version: "1"
extends: base
title: Two more
buildings:
  - id: X01
    name: Rope Walk
    story: Hemp from the barges.
    icon: hammer
    cost: 1 supplies
    gives: [take 2 supplies from the board]
    level: 1
    points: 2
"""
FRENCH = """
X01:
  name: La Corderie
  story: Le chanvre vient des péniches.
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A pack of our own, with a tile more."""
    (tmp_path / "ours").mkdir()
    (tmp_path / "ours" / "pack.yaml").write_text(f"name: ours{PACK}")
    return tmp_path / "ours"


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language with no messages of its own yet: what is said in it are the texts of cards."""
    monkeypatch.setitem(cast(dict[str, Grammar], LANGUAGES), "fr", Grammar("fr-FR", LANGUAGES["en"].articles))


def beside(pack: Path, text: str, *, deck: str = "buildings", language: str = "fr") -> None:
    folder = pack / FOLDER / language
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{deck}.yaml").write_text(text)


def opened(path: Path) -> Pack:
    return load_pack(path, shape, base=BUILT_IN, keep=False)


def test_a_text_is_the_overlays_and_what_it_leaves_out_the_packs(ours: Path) -> None:
    beside(ours, "X01:\n  story: Le chanvre vient des péniches.\n")
    pack = opened(ours)
    french, place = in_language(pack, "fr").pack, pack.index("buildings", "X01")
    assert texts_of(french)[Place("buildings", "X01", "story")] == "Le chanvre vient des péniches."
    assert french.names["buildings"][place] == "Rope Walk"
    assert in_language(pack, "de").pack is pack


def test_an_overlay_changes_nothing_that_a_pack_does(ours: Path) -> None:
    before = opened(ours)
    beside(ours, FRENCH)
    after = opened(ours)
    french = in_language(after, "fr").pack
    assert after.doing == before.doing
    assert french.doing.effects == before.doing.effects
    assert french.ids == before.ids
    assert french.layout == before.layout
    assert french.source is after


def test_texts_of_the_pack_that_is_extended_are_taken_where_they_are_still_the_same(ours: Path, tmp_path: Path) -> None:
    base = tmp_path / "base"
    base.mkdir()
    for file in BUILT_IN.iterdir():
        (base / file.name).write_bytes(file.read_bytes())
    own = texts_of(load_pack(base, shape))
    one, other = [place for place in own if place.deck == "objectives" and place.field == "story"][:2]
    beside(base, f"{one.card}:\n  story: Un.\n{other.card}:\n  story: Deux.\n", deck="objectives")
    pack = load_pack(ours, shape, base=base, keep=False)
    changed = reprint(pack, lambda place, text: "Another." if place == other else text).pack
    changed.folders = pack.folders
    said = texts_of(in_language(changed, "fr").pack)
    assert said[one] == "Un."
    assert said[other] == "Another."


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("X02:\n  story: Non.\n", r'buildings\.yaml:2:3: there is no card "X02" in buildings'),
        ("X01:\n  storey: Non.\n", r'buildings\.yaml:2:3: card X01: there is no text "storey": did you mean story\?'),
        ("X01:\n  points: 3\n", r'card X01: there is no text "points"'),
        ("X01: Non.\n", r"buildings\.yaml:1:6: card X01: here should be fields with their texts"),
        ("X01:\n  story: [a]\n", r'card X01: "story" should be a text'),
        ("- X01\n", "an overlay holds the ids of cards"),
    ],
)
def test_what_is_wrong_with_an_overlay_is_told_with_its_place(ours: Path, text: str, wrong: str) -> None:
    beside(ours, text)
    with pytest.raises(PackError, match=wrong):
        check(opened(ours), "fr")


def test_a_deck_that_is_not_there_is_told(ours: Path) -> None:
    beside(ours, FRENCH, deck="bildings")
    with pytest.raises(PackError, match=r'there is no deck "bildings": did you mean buildings\?'):
        check(opened(ours), "fr")


def test_the_check_tells_what_is_missing(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    beside(ours, "X01:\n  name: La Corderie\n")
    beside(ours, FRENCH, language="it")
    assert languages_of(ours) == ["fr", "it"]
    assert check_pack(ours) == 0
    said = capsys.readouterr().out
    assert "texts in fr: 1 missing, which are shown as they are: X01 story" in said
    assert "texts in it: all" in said
    beside(ours, "X09:\n  name: Non\n", language="it")
    assert check_pack(ours) == 1
    assert 'there is no card "X09"' in capsys.readouterr().out


def first_with_the_tile(path: Path) -> Game[Any]:
    """A game in which the new tile can be built, and is asked for."""
    for seed in range(60):
        game, rng = holdfast.start("rebuild", seats=2, seed=seed, pack=path), Rng(seed)
        while game.pending is not None:
            if "build:rope-walk" in game.decision.keys:
                return game
            game.pick(rng.below(len(game.pending.values)))
    raise AssertionError("nobody could build it")


@pytest.mark.usefixtures("french")
def test_two_readers_at_one_table_read_a_card_each_in_their_language(ours: Path) -> None:
    beside(ours, FRENCH)
    game = first_with_the_tile(ours)
    decision = game.decision
    place = decision.keys.index("build:rope-walk")
    assert decision.options[place].name == "Rope Walk"
    french = decision.spoken("fr")
    assert french.options[place].name == "La Corderie"
    assert french.keys == decision.keys, "what is answered is the same in every language"
    assert presence_of(game).cards(game.voice("fr"))["X01"].story == "Le chanvre vient des péniches."
    game.choose("build:rope-walk")
    assert any("La Corderie" in line for line in game.log(0, language="fr"))
    assert holdfast.replay(game.record).log(0) == game.log(0)


def test_every_text_of_a_pack_can_be_said_otherwise() -> None:
    for name in ("rebuild", "frostpunk", "this_war_of_mine"):
        game = holdfast.start(name, seats=2, seed=1)
        box = game.voice(PSEUDO).box
        own, marked = texts_of(game.box.cards), texts_of(box.cards)
        assert len(own) > 50
        assert own.keys() == marked.keys()
        assert not [place for place in own if own[place] == marked[place] and any(map(str.isalpha, own[place]))]
        assert box.vocabulary.keys == game.box.vocabulary.keys
