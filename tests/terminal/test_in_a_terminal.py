"""The client in a real pseudo-terminal."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from .at_the_table import bare, environment, fits, kept

pexpect = pytest.importorskip("pexpect")
if sys.platform == "win32":
    pytest.skip("there is no pseudo-terminal on Windows", allow_module_level=True)

UNTIL_IT_READS = 0.3  # seconds from the prompt on
PROMPT = r"\n\x1b?[^\n]*> $"


class Person:
    """Somebody at a terminal of so many columns."""

    def __init__(self, folder: Path, *words: str, columns: int = 80, **more: str) -> None:
        env = environment(folder, TERM="xterm-256color", **more)
        env.pop("COLUMNS")
        command = ["-m", "holdfast", "play", "--seed", "7", *words]
        self.child = pexpect.spawn(
            sys.executable, command, env=env, dimensions=(40, columns), encoding="utf-8", timeout=60, cwd=str(folder)
        )
        self.seen = ""

    def waits_for(self, words: str) -> str:
        self.child.expect(words)
        self.seen += self.child.before + self.child.after
        return bare(self.child.before + self.child.after)

    def types(self, line: str) -> None:
        self.child.sendline(line)

    def hears(self, how: signal.Signals) -> None:
        """Once it reads: of a signal between the prompt and that, Python's readline takes note with the next key."""
        time.sleep(UNTIL_IT_READS)
        self.child.kill(how)

    def ends(self) -> int | None:
        self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        code: int | None = self.child.exitstatus
        return code


@pytest.fixture
def people() -> Iterator[list[Person]]:
    seated: list[Person] = []
    yield seated
    for person in seated:
        person.child.close(force=True)


def test_at_80_columns_no_line_is_longer(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast")
    people.append(person)
    for line in ("1", "1", "7", "6", "?", "h", "l", "r BUILD", "r RB-BUILD-02", "t"):
        person.waits_for(r"> ")
        person.types(line)
    person.waits_for("> ")
    person.types("q")
    person.waits_for(r"\[Y/n\] ")
    person.types("n")
    assert person.ends() == 0
    assert not fits(person.seen, 80)
    assert "\x1b[1m" in person.seen


def test_at_80_by_40_the_table_and_the_question_fit_on_one_screen(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast")
    people.append(person)
    for _ in range(2):
        person.waits_for("> ")
        person.types("1")
    person.waits_for("Place a marker")
    person.waits_for("> ")
    screen = bare(person.seen)
    assert len(screen[screen.rindex("Round 1, Level 1") :].splitlines()) <= 40


def test_at_120_columns_there_is_more_to_see(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast", columns=120)
    people.append(person)
    said = person.waits_for("> ")
    assert "Water Station, drop: 1 water" in said
    assert "lead:p1-1" in said
    assert not fits(said, 120)


def test_no_color_is_respected(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast", NO_COLOR="1")
    people.append(person)
    person.waits_for("> ")
    assert "\x1b[36m" not in person.seen
    assert "\x1b[1;36m" not in person.seen


def test_ctrl_d_leaves_politely(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast")
    people.append(person)
    person.waits_for("> ")
    person.child.sendeof()
    assert person.ends() == 0
    assert "The game is saved. To go on:" in person.seen
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_a_shutdown_leave_politely(how: signal.Signals, tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast")
    people.append(person)
    person.waits_for("> ")
    person.hears(how)
    assert person.ends() == 130
    assert "The game is saved. To go on:" in person.seen
    assert "Traceback" not in person.seen
    assert len(kept(tmp_path)) == 1


def test_a_closed_window_loses_nothing(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast")
    people.append(person)
    person.waits_for("> ")
    person.child.kill(signal.SIGKILL)
    person.ends()
    assert len(kept(tmp_path)) == 1


def test_between_two_people_secrets_are_hidden(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast", "--seats", "me,me", "--names", "Anna,Ben")
    people.append(person)
    person.waits_for("Anna \\(you\\)")
    person.types("1")
    person.types("1")
    before = person.waits_for("Pass the screen to Ben and press Enter. ")
    assert "\x1b[2J" in person.seen
    assert "\x1b[3J" in person.seen
    assert "Ben (you)" not in before
    person.types("")
    assert "Your secret" not in person.waits_for("Ben \\(you\\)")


def test_others_moves_appear_one_after_the_other(tmp_path: Path, people: list[Person]) -> None:
    """Only that it works with pauses; how long they are is a matter of taste."""
    person = Person(tmp_path)
    people.append(person)
    for _ in range(2):
        person.waits_for("> ")
        person.types("1")
    assert "| Greedy" in person.waits_for("Place a marker")


def test_ctrl_c_stops_a_hint_and_nothing_else(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--fast")
    people.append(person)
    person.waits_for("> ")
    person.types("hint")
    person.waits_for("Ctrl-C stops it")
    person.child.sendintr()
    person.waits_for("Stopped without a hint.")
    person.waits_for("> ")
    person.types("1")
    person.waits_for("1 to place")


def test_a_seat_is_lent_watched_and_taken_back_with_enter_or_ctrl_c(tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--seats", "me,random")
    people.append(person)
    person.waits_for("> ")
    for press in (lambda: person.types(""), person.child.sendintr):
        person.types("b random")
        person.waits_for("Enter or Ctrl-C takes it back")
        person.waits_for("Random ")
        press()
        person.waits_for("You play Player 1.")
        person.waits_for("> ")
    person.child.sendintr()
    assert person.ends() == 130
    assert "--seats me,random" in person.seen
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("how", ["SIGTERM", "end of input"])
def test_who_leaves_while_bots_play_for_them_leaves_politely(how: str, tmp_path: Path, people: list[Person]) -> None:
    person = Person(tmp_path, "--seats", "me,random")
    people.append(person)
    person.waits_for("> ")
    person.types("b random")
    person.waits_for("Random ")
    if how == "SIGTERM":
        person.child.kill(signal.SIGTERM)
    else:
        person.child.sendeof()
    assert person.ends() == (130 if how == "SIGTERM" else 0)
    assert "The game is saved. To go on:" in person.seen
    assert "Traceback" not in person.seen
