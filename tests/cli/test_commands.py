"""holdfast replay, rules and games, as they are typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast import citations
from holdfast.cli import main, rules
from holdfast.kernel import Rng
from tests.terminal.at_the_table import bare, environment, fits
from tests.terminal.at_the_table import holdfast as command

ROOT = Path(__file__).parents[2]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game played by chance, to its end."""
    game = holdfast.start("rebuild", seats=2, seed=4)
    chance = Rng(1)
    while game.pending is not None:
        game.pick(chance.below(len(game.pending.values)))
    game.record.write(tmp_path / "game.json")
    return tmp_path / "game.json"


# -- replay -----------------------------------------------------------------------------------------------------------


def test_replay_in_a_pipe_prints_every_pick(record: Path, tmp_path: Path) -> None:
    done = command(tmp_path, "replay", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    picks = holdfast.replay(record).record.picks
    assert f"Rebuild, 2 seats, seed 4: {len(picks)} picks, to the end." in done.stdout
    assert f"\n{len(picks)}. Player " in done.stdout
    assert "1. Player 1: lead:p1-" in done.stdout
    assert "   Round 1 begins." in done.stdout
    assert "The score sheet" in done.stdout
    assert not fits(done.stdout, 80)


def test_replay_of_a_save_and_of_what_was_taken_back(tmp_path: Path) -> None:
    game = holdfast.start("rebuild", seats=2, seed=4)
    for _ in range(4):
        game.choose(0)
    game.undo(agreed=True)
    game.choose(1)
    game.save(tmp_path / "a.save")
    done = command(tmp_path, "replay", "a.save")
    assert done.returncode == 0
    assert "4 picks, not finished." in done.stdout
    assert "taken back by agreement" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows")
def test_replay_in_a_terminal_goes_forth_and_back(record: Path, tmp_path: Path) -> None:
    pexpect = pytest.importorskip("pexpect")
    env = environment(tmp_path, TERM="xterm")
    words = ["-m", "holdfast", "replay", str(record), "--seat", "2"]
    child = pexpect.spawn(sys.executable, words, env=env, dimensions=(40, 80), encoding="utf-8", timeout=60)
    seen = ""
    last = len(holdfast.replay(record).record.picks)
    for at, line in [
        (0, ""),
        (1, ""),
        (2, "b"),
        (1, "30"),
        (30, "what"),
        (30, "t"),
        (30, "9999"),
        (30, "e"),
        (last, ""),
    ]:
        child.expect(rf"\n[^\n]*{at}/{last}> ")
        seen += child.before + "\n"  # where the prompt was
        child.sendline(line)
    child.expect(f"{last}/{last}> ")
    seen += child.before + "\n"  # where the prompt was
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert "Player 2 (you)" in seen
    assert "The score sheet" in seen
    assert f"There are only {last} picks." in seen
    assert "That was the last pick" in seen
    assert not fits(bare(seen), 80)


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (None, "could not be read"),
        ("", "not a Holdfast save or record"),
        ('{"holdfast":"record","format":1,"body":{}}', "damaged"),
        ('{"holdfast":"record","format":9,"body":{}}', "newer Holdfast"),
    ],
)
def test_a_damaged_record_is_refused_in_a_sentence(content: str | None, answer: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "a.json").write_text(content)
    done = command(tmp_path, "replay", "a.json")
    assert done.returncode == 2
    assert answer in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_with_an_impossible_pick_says_which(record: Path, tmp_path: Path) -> None:
    picks = holdfast.replay(record).record.picks
    text = record.read_text().replace(f'"{picks[9]}"', '"place:pass"', 1)
    record.write_text(text)
    done = command(tmp_path, "replay", str(record))
    assert done.returncode == 2
    assert "of this record" in done.stderr


def test_a_seat_that_is_not_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--seat", "3"]) == 2
    assert "there is no seat 3" in capsys.readouterr().err


# -- rules ------------------------------------------------------------------------------------------------------------


def test_the_whole_rulebook_in_a_pipe(tmp_path: Path) -> None:
    done = command(tmp_path, "rules", "rebuild")
    assert done.returncode == 0
    for words in ("RB-SET", "RB-SET-01  Players", "Ruling: ", "Case 1. Given "):
        assert words in done.stdout
    assert not fits(done.stdout, 80)


@pytest.mark.parametrize(
    ("words", "found"), [("RB-BUILD-02", 1), ("rb-build-02", 1), ("RB-BUILD-02/1", 1), ("LEAD", 5), ("sixth marker", 1)]
)
def test_rules_by_id_or_word(words: str, found: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "rebuild", words]) == 0
    headings = [line for line in capsys.readouterr().out.splitlines() if line.startswith("RB-")]
    assert len(headings) >= found


def test_no_such_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "rebuild", "dragons"]) == 2
    assert 'No rule of rebuild has "dragons"' in capsys.readouterr().err


def test_check_names_the_tests_and_what_has_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_one.py").write_text('@rule("RB-SET-01", "RB-SET-01/1")\ndef test_players() -> None: ...\n')
    assert main(["rules", "rebuild", "RB-SET-01", "--check", "--tests", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "  rule: tests/test_one.py::test_players" in said
    assert "  case 1: tests/test_one.py::test_players" in said
    assert "2 of 2 rules and cases are cited by a test (100%)." in said
    assert main(["rules", "rebuild", "--check", "--tests", str(folder)]) == 1
    assert "NO TEST" in capsys.readouterr().out


def test_check_without_tests_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["rules", "rebuild", "--check", "--tests", str(tmp_path / "none")]) == 2
    assert "is not a folder" in capsys.readouterr().err
    monkeypatch.setattr(citations, "SOURCE", tmp_path / "a" / "holdfast")
    assert main(["rules", "rebuild", "--check"]) == 2
    assert "use a source checkout" in capsys.readouterr().err


def test_a_rule_with_its_code_its_cards_and_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "FP-LAW-12", "--code"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("FP-LAW-12  L04 Food Additives")
    assert "Case 1. Given Hunger 12, Food 4;" in said
    assert "    laws: L04 Food Additives" in said
    code, tests = said.partition("  Code:")[2].split("  Tests:")
    for lines, path, name in (
        (code, "src/holdfast/games/frostpunk/phases/hunger.py", "use_additives"),
        (tests, "tests/frostpunk/test_laws.py", "test_food_additives_take_ten_hunger_for_two_food  (rule, case 1)"),
    ):
        [line] = re.findall(rf"    {path}:([0-9]+)  {re.escape(name)}\n", lines)
        lines_there = (ROOT / path).read_text("utf-8").splitlines()[int(line) - 3 : int(line)]
        assert "FP-LAW-12" in "".join(lines_there)


def test_the_cards_of_a_rule_are_those_whose_phrases_it_carries_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "TW-NOISE-02", "--code"]) == 0
    [locations] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("    locations: ")]
    assert "L05" in locations  # 'raise noise by 1'
    assert "L01" not in locations


def test_several_rules_of_several_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "RB-ACT-04", "tw-day-17", "FP-LAW-12/1", "--code"]) == 0
    said = capsys.readouterr().out
    assert re.findall(r"^[A-Z]{2}-[A-Z]+-[0-9]+", said, re.MULTILINE) == ["RB-ACT-04", "TW-DAY-17", "FP-LAW-12"]
    assert said.count("  Code:\n") == said.count("  Tests:\n") == 3
    assert main(["rules", "rebuild", "RB-ACT-04", "TRADE"]) == 0
    assert capsys.readouterr().out.startswith("RB-ACT-04  Spend")


@pytest.mark.parametrize("words", [["FP-LAW-32"], ["frostpunk", "FP-LAW-32"], ["RB-ACT-04", "fp-law-32", "--code"]])
def test_an_id_that_no_rule_has(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("holdfast: There is no rule FP-LAW-32. Did you mean FP-LAW-")
    assert told.out == ""


def test_where_no_tests_are_installed_a_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "site" / "holdfast"
    installed.parent.mkdir()
    installed.symlink_to(citations.SOURCE, target_is_directory=True)
    monkeypatch.setattr(citations, "SOURCE", installed)
    monkeypatch.setattr(citations, "checkout", lambda: None)
    monkeypatch.setattr(rules, "checkout", lambda: None)
    assert main(["rules", "FP-LAW-12", "--code"]) == 0
    said = capsys.readouterr().out
    assert "phases/hunger.py:" in said
    assert "  Tests: Tests are not installed with holdfast: use a source checkout" in said


# -- games ------------------------------------------------------------------------------------------------------------


def test_games_are_listed_with_seats_and_choices(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "rebuild  Rebuild, 2 to 3 seats" in said
    assert "--option same_action=place|kind" in said
    assert "players: me, greedy, planner, random" in said


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "rebild"]) == 2
    assert "Did you mean rebuild?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["frostpunk", "--society", "VII"], 'society is I, II, III, IV, V or VI, not "VII".'),
        (["frostpunk", "--sosiety", "I"], "There is no --sosiety. Did you mean --society?"),
        (["rebuild", "--seets", "2"], "There is no --seets. Did you mean --seats?"),
        (["frostpunk", "--seats", "5"], "Frostpunk: The Board Game is for 1 to 4 seats, not 5."),
        (["frostpunk", "--difficulty", "easy"], 'difficulty is normal or hard, not "easy".'),
    ],
)
def test_a_choice_that_is_none_is_refused_with_those_there_are(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", ["play", "serve", "replay", "rules", "mcp", "lab run", "lab report", "lab ladder", "pack new"]
)
def test_help_says_what_every_parameter_is_for(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help"]) == 0
    lines = [line.strip("│* ") for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    named = [line for line in lines if re.match(r"--\w|[A-Z]{2}", line)]
    assert named
    assert [line for line in named if not re.search(r"  +[A-Za-z].*[a-z]{2}", line)] == []


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a device that is always full")
def test_a_full_disk_behind_the_output_is_told_in_a_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "holdfast", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "holdfast: The output could not be written: No space left on device.\n"
