"""What the house says: in the language of whoever reads, and nothing before somebody does."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast import BadOption, BadSave, Refused
from holdfast.kernel import Said
from holdfast.speech import PSEUDO, house, of_a_browser, reads

NOTHING = Said("table-undo-nothing")


def test_what_is_said_to_two_readers_is_in_two_languages() -> None:
    refused = Refused("HF-UNDO", NOTHING)
    assert house("en").tell(refused) == "There is nothing of yours to take back."
    assert house(PSEUDO).tell(refused).startswith("Ţĥéŕéá îš")
    assert str(refused) == "There is nothing of yours to take back. (HF-UNDO)"


def test_what_is_wrong_with_a_save_is_told_in_the_readers_language() -> None:
    with pytest.raises(BadSave) as caught:
        holdfast.load(Path("nowhere.save"))
    assert house("en").tell(caught.value) == "nowhere.save could not be read: No such file or directory."
    assert house(PSEUDO).tell(caught.value).startswith("nowhere.save çöûļð")


def test_what_is_said_can_be_kept_and_sent() -> None:
    refused = Refused("HF-UNDO", Said("table-undone", picks=2), "k")
    again = pickle.loads(pickle.dumps(refused))
    assert (again.rule, again.key, again.told) == ("HF-UNDO", "k", refused.told)


def test_lists_things_to_be_said_and_names_fill_gaps() -> None:
    loans = [Said("seating-loan", bot="greedy", name=name) for name in ("Anna", "Ben")]
    told = house().say("seating-loans", loans=loans, how="key")
    assert told == "Greedy plays Anna and greedy plays Ben; m takes the seat back."


def test_what_somebody_typed_does_nothing_to_a_terminal() -> None:
    assert house().say("table-no-such-thing", key="\x1b[2Jx") == 'There is no "?[2Jx" in this game.'


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),  # nothing is said in it
        (None, {"LANG": "en_US.UTF-8"}, "en"),
        ("en-XA", {}, "en-XA"),
        (None, {"HOLDFAST_LANGUAGE": "en-XA"}, "en-XA"),
        ("en", {"HOLDFAST_LANGUAGE": "en-XA"}, "en"),
    ],
)
def test_the_language_that_is_read(given: str | None, environment: dict[str, str], language: str) -> None:
    assert reads(given, environment) == language


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(BadOption, match='There is no language "tlh"'):
        reads("tlh", {})


@pytest.mark.parametrize(("accepted", "language"), [("", "en"), ("tlh, en-GB;q=0.8", "en"), ("*", "en")])
def test_the_language_of_a_browser(accepted: str, language: str) -> None:
    assert of_a_browser(accepted) == language


def test_nothing_is_read_before_something_is_said() -> None:
    program = (
        "import sys, holdfast, holdfast.players\n"
        "game = holdfast.start('rebuild', seed=1, checkpoints=False)\n"
        "while game.pending: game.pick(0)\n"
        "print('fluent' in sys.modules)\n"
        "print(holdfast.BadOption(holdfast.kernel.Said('table-undo-nothing')))\n"
        "print('fluent' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["False", str(NOTHING), "True"], done.stderr


def test_a_command_speaks_the_language_it_is_told() -> None:
    words = ["-m", "holdfast", "--language", "en-XA", "play", "--seats", "me,gredy"]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert "ĝŕéðý" not in done.stderr  # what was typed stays
    assert done.stderr.startswith("holdfast: Ţĥéŕéá îš ñö")
