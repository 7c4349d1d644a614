"""The command line as a person meets it: what it understands, how it refuses, how it stops."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast import cli

COMMAND_MODULE = '''
from holdfast import HoldfastError

def trial(what: str = "nothing", *, seats: int = 2) -> int | None:
    """Try something.

    In many ways.
    """
    if what == "error":
        raise HoldfastError("there is no game 'rebild'; did you mean rebuild?")
    if what == "interrupt":
        raise KeyboardInterrupt
    if what == "bug":
        raise ZeroDivisionError
    print(what, seats)
    return 3 if what == "code" else None
'''


@pytest.fixture(autouse=True)
def trial_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command of its own, so that these tests need no game; and one whose module is not there."""
    (tmp_path / "trial_command.py").write_text(COMMAND_MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "trial_command", raising=False)
    monkeypatch.setattr(cli, "COMMANDS", {"trial": ("trial_command:trial", "A summary.")})


def test_a_command_gets_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["trial", "something", "--seats", "4"]) == 0
    assert capsys.readouterr().out == "something 4\n"


def test_a_command_may_give_an_exit_code() -> None:
    assert cli.main(["trial", "code"]) == 3


def test_an_error_is_one_message_and_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["trial", "error"]) == 2
    said = capsys.readouterr()
    assert said.err == "holdfast: there is no game 'rebild'; did you mean rebuild?\n"
    assert said.out == ""


def test_a_bug_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        cli.main(["trial", "bug"])


def test_ctrl_c_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["trial", "interrupt"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("slip", "meant"), [("tril", "trial"), ("trial --seat 2", "--seats"), ("trial --seats x", "x")]
)
def test_a_slip_of_the_pen_is_explained(slip: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(slip.split()) == 2
    said = capsys.readouterr()
    assert meant in said.err
    assert said.out == ""


def test_the_list_shows_summaries_without_importing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    assert "A summary." in capsys.readouterr().out
    assert "trial_command" not in sys.modules


def test_a_command_is_helped_by_its_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["trial", "--help"]) == 0
    said = capsys.readouterr().out
    assert "Try something." in said
    assert "In many ways." in said


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"holdfast {holdfast.__version__}\n"


def test_starting_imports_neither_games_nor_what_only_they_need() -> None:
    program = "import sys, holdfast.cli; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert {"rich", "yaml", "msgspec", "holdfast.games.rebuild"}.isdisjoint(modules)


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes on Windows")
def test_a_closed_pipe_is_quiet() -> None:
    program = "import sys; from holdfast.cli import main; sys.exit(main(['--version']))"
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([sys.executable, "-c", program], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert done.stderr == b""
