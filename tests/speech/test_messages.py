"""Every message of a game can be said: its gaps are those that the rules give numbers for, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.games.frostpunk.speech import SPEECH as FROSTPUNK
from holdfast.games.rebuild.speech import SPEECH as REBUILD
from holdfast.games.this_war_of_mine.speech import SPEECH as THIS_WAR_OF_MINE
from holdfast.kernel import Game, Refusal, Rng
from holdfast.speech import PSEUDO, SOURCE, Speech

from .messages import by_id, languages_in, messages

UNFILLED = re.compile(r"[{}*]|(?<![.?!] )\bNone\b(?! of)|(?<!\w)-\d")
ENGLISH = re.compile(r"[A-Za-z]")
NAMES = ["Ada", "Ben"]
SPEECHES = [
    pytest.param(FROSTPUNK, id="frostpunk"),
    pytest.param(THIS_WAR_OF_MINE, id="this_war_of_mine"),
    pytest.param(REBUILD, id="rebuild"),
]


def sources(speech: Speech[Any]) -> list[Path]:
    return [path for path in sorted(speech.folder.parent.rglob("*.py")) if path.is_relative_to(speech.folder.parent)]


def told(speech: Speech[Any]) -> Iterator[tuple[str, int, str]]:
    """Each message that the rules tell or refuse with, how many numbers they give it (-1: not told), and where."""
    for path in sources(speech):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or len(node.args) < 1:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"tell": 0, "tell_to": 1, Refusal.__name__: 1}.get(name)
            if place is None or len(node.args) <= place:
                continue
            message, rest = node.args[place], node.args[place + 1 :]
            if isinstance(message, ast.Constant) and isinstance(message.value, str):
                many = -1 if any(isinstance(one, ast.Starred) for one in rest) else len(rest)
                yield message.value, many, f"{path.name}:{node.lineno}"


def numbers_in(gaps: str) -> int:
    return sum(int(gap.partition(":")[2] or 1) for gap in gaps.split())


@pytest.mark.parametrize("speech", SPEECHES)
def test_what_the_rules_tell_is_a_message_with_a_name_for_each_number(speech: Speech[Any]) -> None:
    said = by_id(speech.folder, "en")
    wrong = []
    for message, numbers, place in told(speech):
        if message not in said:
            wrong.append(f"{place}: there is no message {message}")
        elif numbers not in (-1, numbers_in(speech.gaps.get(message, ""))):
            wrong.append(f"{place}: {message} is given {numbers} numbers")
    assert not wrong


@pytest.mark.parametrize("speech", SPEECHES)
def test_every_gap_of_a_message_has_a_number(speech: Speech[Any]) -> None:
    for language in languages_in(speech.folder):
        for name, part, gaps in messages(speech.folder, language):
            if name in speech.gaps:
                assert gaps <= {gap.partition(":")[0] for gap in speech.gaps[name].split()}, (
                    f"{language}: {name}.{part}"
                )


@pytest.mark.parametrize("speech", SPEECHES)
def test_other_languages_have_no_messages_that_english_lacks(speech: Speech[Any]) -> None:
    english = {(name, part) for name, part, _ in messages(speech.folder, "en") if part != "gender"}
    for language in languages_in(speech.folder):
        theirs = {name for name, _, _ in messages(speech.folder, language)}
        assert theirs <= {name for name, _ in english}, language


@pytest.mark.parametrize("speech", SPEECHES)
def test_every_row_of_gaps_is_a_message(speech: Speech[Any]) -> None:
    assert set(speech.gaps) <= set(by_id(speech.folder, "en"))


def said_in_a_game(speech: Speech[Any], seed: int, language: str) -> Iterator[str]:
    """All that is told and refused while somebody plays by chance."""
    game, rng = holdfast.start(speech.folder.parent.name, seats=2, seed=seed), Rng(seed)
    game.names = NAMES
    while game.pending is not None:
        if rng.below(30) == 0:
            yield from (game.words_of(refusal, language) for refusal in refused(game))
        game.pick(rng.below(len(game.pending.values)))
    yield from (game.say(entry, language) for entry in game.play.log or [] if entry[0] != "forced")


def refused(game: Game[Any]) -> Iterator[Refusal]:
    choice = game.pending
    assert choice is not None
    for value in range(len(game.box.vocabulary.domain(choice.question))):
        refusal = None if value in choice.values else choice.question.why_not(game.state, choice, value)
        if refusal is not None:
            yield refusal


def test_what_had_one_answer_says_what_it_was_about() -> None:
    game, rng = holdfast.start("frostpunk", seats=2, seed=0), Rng(0)
    while game.pending is not None:
        game.pick(rng.below(len(game.pending.values)))
    assert "Only a Worker can do it (Gather)." in game.log(0)
    forced = next(entry for entry in game.play.log or [] if entry[0] == "forced" and "(Gather)" in game.say(entry))
    before = ("forced", forced[1], forced[2][:2])
    assert game.say(before) == "There was only one answer: Worker.", "in a log from before that was kept"


@pytest.mark.parametrize("speech", SPEECHES)
def test_what_is_told_and_refused_is_a_sentence(speech: Speech[Any]) -> None:
    for seed in range(3):
        for text in said_in_a_game(speech, seed, SOURCE):
            assert text[:1].isupper() or text[:1].isdigit(), text
            assert text.endswith((".", "?", "!")), text
            assert not UNFILLED.search(text), text


@pytest.mark.parametrize("speech", SPEECHES)
def test_no_word_is_said_past_the_messages(speech: Speech[Any]) -> None:
    """In the marked language, only names and the words of keys are left as they are."""
    for seed in range(2):
        for text in said_in_a_game(speech, seed, PSEUDO):
            for word in re.findall(r"[\w/-]+", text):
                assert not ENGLISH.search(word) or word in NAMES or re.search(r"\d|^[Gg]enerator", word), text
