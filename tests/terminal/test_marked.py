"""A whole game in the language that nobody speaks: what is read unmarked was written past the messages."""

from __future__ import annotations

import re
from pathlib import Path

from holdfast import replay

from .at_the_table import bare, holdfast

WORD = re.compile(r"(?<![\w:/.-])[A-Za-z]{2,}(?![\w:/-])")  # keys and paths have other signs about them
NAMES = {"Greedy", "greedy", "planner", "random", "Random"}  # of bots, which are typed so
MARKS = {"Lx", "Lxx"}  # a Leader and markers on the board
COMMAND = re.compile(r'holdfast play .*|"holdfast replay"')


def test_a_whole_game_of_rebuild_leaves_no_word_unmarked(tmp_path: Path) -> None:
    typed = "h\nc\nl\nt\ns\nb\nm\nxx\n" + "1\n1\nu\ny\n" + "1\n" * 40 + "b random\n"
    done = holdfast(tmp_path, "--language", "en-XA", "play", "--seed", "7", "--record", "a.json", typed=typed)
    assert done.returncode == 0, done.stderr
    assert replay(tmp_path / "a.json").outcome is not None, "the game has come to its end"
    said = COMMAND.sub("", bare(done.stdout)).replace('"xx"', "")
    said = re.sub(r"^  +.*\.save.*$", "", said, flags=re.MULTILINE)
    assert "ŵ" in said
    assert set(WORD.findall(said)) <= NAMES | MARKS | {"xx"}


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    done = holdfast(tmp_path, "play", "--seed", "7", typed="g\ng xx\ng en-XA\nl\nlanguage en\nl\nq\n")
    assert done.returncode == 0, done.stderr
    said = bare(done.stdout)
    assert "You can read in en" in said
    assert 'There is no language "xx"' in said
    told = [line for line in said.splitlines() if re.match(r"Resupply:|Ŕéšûþþļý:", line)]
    assert [line.partition(":")[0] for line in told[-2:]] == ["Ŕéšûþþļý", "Resupply"], "what was told before, too"
