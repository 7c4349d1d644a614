"""`holdfast pack`, as an author of cards uses it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast import cli
from holdfast.cards import load_pack
from holdfast.cards.showing import in_words
from holdfast.cli import pack as command
from holdfast.games import find
from holdfast.kernel import SOURCE

from .village import shape, write_pack

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def village_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game called village, whose own pack lies in a folder, and a cache that is nobody's."""
    base = write_pack(tmp_path / "base")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(command, "cards_of", lambda game: (shape, base))
    monkeypatch.setattr(
        command, "cards_in_words", lambda game, pack: in_words(load_pack(pack or base, shape, base=base))
    )
    return base


def test_a_good_pack(village_at_hand: Path, capsys: Said) -> None:
    assert cli.main(["pack", "check", str(village_at_hand)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "first 1: 4 cards in 2 decks, no problem"
    assert re.fullmatch("effects 2-[0-9a-f]{16}, words 2-[0-9a-f]{16}", second)


def test_a_faulty_pack_is_told_in_full(tmp_path: Path, capsys: Said) -> None:
    folder = write_pack(tmp_path / "mine", events="- {id: E1, now: [gian 1 wood, make nose]}\n")
    assert cli.main(["pack", "check", str(folder)]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        f'{folder / "events.yaml"}:1:18: card E1: unknown phrase "gian 1 wood": did you mean "gain 1 wood"?',
        f'{folder / "events.yaml"}:1:31: card E1: unknown phrase "make nose": did you mean "make noise"?',
        "2 problems",
    ]
    assert said.err == ""


@pytest.mark.parametrize("text", [None, "name: x\n", "game: [", "\0"])
def test_something_that_is_no_pack(tmp_path: Path, capsys: Said, text: str | None) -> None:
    path = tmp_path / "thing.yaml"
    if text is not None:
        path.write_text(text)
    assert cli.main(["pack", "check", str(path)]) == 1
    assert capsys.readouterr().out.endswith("1 problem\n")


def test_a_game_stands_for_its_own_pack(capsys: Said) -> None:
    assert cli.main(["pack", "check", "rebuild"]) == 0
    assert capsys.readouterr().out.startswith("first 1: 4 cards in 2 decks")  # of the village that stands in for it


def test_a_new_pack_passes_the_check_as_it_is(tmp_path: Path, capsys: Said) -> None:
    folder = tmp_path / "mine"
    assert cli.main(["pack", "new", str(folder), "--game", "village"]) == 0
    assert cli.main(["pack", "check", str(folder)]) == 0
    assert "4 cards in 2 decks, no problem" in capsys.readouterr().out
    text = (folder / "events.yaml").read_text()
    assert "The Cracked Main" in text
    assert "#   gain {n} {goods}" in text


def test_a_changed_card_of_a_new_pack_takes_the_place_of_the_old_one(tmp_path: Path, capsys: Said) -> None:
    folder = tmp_path / "mine"
    cli.main(["pack", "new", str(folder), "--game", "village"])
    events = folder / "events.yaml"
    events.write_text(events.read_text().replace("The Cracked Main", "The Mended Main"))
    capsys.readouterr()
    assert cli.main(["pack", "show", "village", "E1", "--pack", str(folder)]) == 0
    assert capsys.readouterr().out.startswith("The Mended Main (E1)\n")


@pytest.mark.parametrize(("game", "deck"), [("frostpunk", "morning"), ("this_war_of_mine", "narrative")])
def test_a_new_pack_begins_with_a_card_that_a_newcomer_understands(
    game: str, deck: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    assert cli.main(["pack", "new", str(tmp_path / "mine"), "--game", game]) == 0
    assert {file.name for file in (tmp_path / "mine").iterdir()} == {"pack.yaml", f"{deck}.yaml"}


@pytest.mark.parametrize("game", ["frostpunk", "this_war_of_mine", "rebuild"])
def test_a_card_can_be_copied_from_any_file_into_any_other(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists of cards are written at the very left, everywhere."""
    monkeypatch.undo()
    for file in command.cards_of(game)[1].glob("*.yaml"):
        inner = file.stem in ("plans", "stories")  # whose cards hold lists of things with ids
        assert inner or not re.search(r"^ +- \{?id:", file.read_text(encoding="utf-8"), re.MULTILINE)


def test_nothing_is_overwritten(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "mine").mkdir()
    assert cli.main(["pack", "new", str(tmp_path / "mine")]) == 2
    assert "nothing was overwritten" in capsys.readouterr().err
    assert list((tmp_path / "mine").iterdir()) == []


def test_a_name_that_cannot_be_one(tmp_path: Path, capsys: Said) -> None:
    assert cli.main(["pack", "new", str(tmp_path / "my pack!")]) == 2
    assert "cannot be a pack's name" in capsys.readouterr().err


def test_a_place_that_cannot_be_written(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "file").write_text("in the way")
    assert cli.main(["pack", "new", str(tmp_path / "file" / "mine")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_card_is_shown_in_the_words_of_its_phrases(capsys: Said) -> None:
    assert cli.main(["pack", "show", "village", "e1"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "The Cracked Main (E1)",
        "Steam screams out of the north pipe.",
        "now: noise +1",
        "weather: foul",
        "- Close the sector. If you have 3 coal: pay 3 coal; draw event Quiet; remove.",
        "- Leave it to whistle. 1 child falls sick; Quiet.",
    ]


def test_other_fields_are_shown_too(capsys: Said) -> None:
    assert cli.main(["pack", "show", "village", "B2"]) == 0
    assert capsys.readouterr().out.splitlines() == ["B2", "cost: 1 steam core", "counts: sick elder"]


@pytest.mark.parametrize(
    ("game", "card", "said"),
    [
        ("frostpunk", "K17", "Coal Thumper: put up to 4 coal on each of 4 adjacent spaces"),
        (
            "frostpunk",
            "M001",
            "- Beat on a rail until they come. Gain 3 coal; activate anger; something will follow: a Dusk",
        ),
        ("this_war_of_mine", "A04", "What is lost first: wood"),
        ("rebuild", "B01", "Costs: 2 supplies and 2 workers"),
    ],
)
def test_an_author_reads_what_players_read(
    game: str, card: str, said: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    row = find(game)
    written = row.presence.cards(row.presence.voice(row.rules.open_box(None), (), SOURCE))[card]
    assert cli.main(["pack", "show", game, card]) == 0
    shown = capsys.readouterr().out
    assert said in shown
    for line in (written.story, *written.lines, *(option.story for option in written.options)):
        assert line in shown


def test_a_card_is_found_by_its_title(capsys: Said) -> None:
    assert cli.main(["pack", "show", "village", "the cracked main"]) == 0
    assert capsys.readouterr().out.startswith("The Cracked Main (E1)\n")
    assert cli.main(["pack", "show", "village", "The Cracked Mane"]) == 2
    assert capsys.readouterr().err.endswith("did you mean The Cracked Main?\n")


def test_a_card_that_is_not_there(capsys: Said) -> None:
    assert cli.main(["pack", "show", "village", "E11"]) == 2
    assert capsys.readouterr().err == 'holdfast: there is no card "E11": did you mean E1?\n'


def test_on_a_terminal_a_card_has_a_frame(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert cli.main(["pack", "show", "village", "E1"]) == 0
    said = capsys.readouterr().out
    assert "The Cracked Main (E1)" in said.splitlines()[0]
    assert "╭" in said
    assert "pay 3 coal" in said


def test_every_built_in_game_has_a_pack_without_problems(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.undo()
    from holdfast.games import names

    for name in names():
        _, base = command.cards_of(name)
        assert cli.main(["pack", "check", str(base)]) == 0, capsys.readouterr().out


def test_a_deck_is_drawn_into_a_file_or_printed(tmp_path: Path, capsys: Said) -> None:
    assert cli.main(["pack", "graph", "village"]) == 0
    assert '"events/E1" -> "events/E2";' in capsys.readouterr().out
    file = tmp_path / "book.svg"
    assert cli.main(["pack", "graph", "village", "--to", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: 2 cards, 1 links\n"
    assert file.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--deck", "evnts"], 'there is no deck "evnts": did you mean events?'),
        (["--to", "book.png"], "book.png: a graph is written as .svg or as .dot."),
        (["--to", "nowhere/book.dot"], "nowhere/book.dot cannot be written: No such file or directory."),
    ],
)
def test_what_cannot_be_drawn_is_said(words: list[str], said: str, capsys: Said) -> None:
    assert cli.main(["pack", "graph", "village", *words]) != 0
    assert said in capsys.readouterr().err
