"""Every question and every answer is said in its parts, from messages and numbers."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.questions import QUESTIONS
from holdfast.games.frostpunk.speech import SPEECH
from holdfast.games.frostpunk.state import City
from holdfast.kernel import Choice, Option, Question, Rng
from holdfast.kernel.record import Record, read_pick
from tests.battery.tables import decisions
from tests.frostpunk.arrange import Crater, a_city, box_with, town
from tests.speech.messages import messages

VOICE = SPEECH.voice(open_box(None), ["Anna", "Ben", "Cleo", "Dan"])
RECORDS = sorted((Path(__file__).parent.parent / "records").glob("frostpunk-*.json"))
UNSAID = re.compile(r"[{}]|(?<![.?!] )\bNone\b|(?<!\w)-\d|\?\?\?")


def asked() -> Iterator[tuple[City, Choice]]:
    """Every question of some games played by chance, and of the finished games that are kept."""
    for seed in range(6):
        game, rng = holdfast.start("frostpunk", 1 + seed % 4, seed), Rng(seed)
        for _ in decisions(game, rng):
            yield from ((game.state, decision.choice) for decision in game.decisions)
    for file in RECORDS:
        record = Record.from_json(file.read_bytes())
        options: dict[str, Any] = dict(record.header.options)
        game = holdfast.start("frostpunk", record.header.seats, record.header.seed, **options)
        for pick in record.picks:
            yield from ((game.state, decision.choice) for decision in game.decisions)
            seat, key = read_pick(pick)
            game.choose(key, seat)


def seldom_asked() -> Iterator[tuple[City, Choice]]:
    """Those that no game above comes to, in a town where they might be asked."""
    city = town(
        {"generator-1": "cookhouse", "near-1/a": "steam-hub"},
        {"near-1/b": ("tree", 3)},
        hope=["active-care", "exhausted-care"],
        discontent=["active-anger"],
        stock={"wood": 1, "coal": 5},
    )
    city.standing["generator-1"] = city.standing["near-1/b"] = "worker"
    for question, offers, *about in [
        ("cover", ["worker"], "worker"),
        ("light-hub", ["near-1/a"]),
        ("join", ["worker", "engineer", "child"]),
        ("dusk-effect", ["D002"], ("D002",)),
        ("night-effect", ["D002"], ("D002",)),
        ("which-scout", ["1", "3"], ("1", "3")),
        ("discard", ["active-care", "exhausted-care"], "hope"),
        ("pick", ["anger", "apathy", "greed"], "discontent"),
        ("activate-all", ["care", "justice", "motivation"], "hope"),
        ("fell", ["near-1/b"], ("near-1/b",)),
        ("thump", ["near-1/b", "enough"], "far-1/a", ("near-1/a",)),
        ("hub", ["near-1/a", "enough"]),
        ("reuse-worker", ["generator-1", "near-1/b", "construction", "snow"]),
        ("upgrade", ["generator-1"]),
        ("double-ration", ["no", "yes"]),
    ]:
        yield city.g, city.choice(question, offers, *about)


@cache
def names_of_those_asked() -> frozenset[str]:
    """Says every question and answer, and gives the names of the questions."""
    names = set()
    for g, choice in (*asked(), *seldom_asked()):
        names.add(choice.question.name)
        prompt = str(VOICE.prompt(g, choice))
        assert prompt[0].isupper()
        assert prompt[-1] in ".?)", prompt
        options = VOICE.answers(g, choice)
        assert len({option.name for option in options}) == len(options), [option.name for option in options]
        for said in (prompt, *(option.label for option in options)):
            assert not UNSAID.search(said), said
    return frozenset(names)


def test_every_question_is_said() -> None:
    assert names_of_those_asked() == {question.name for question in QUESTIONS}


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_every_question_has_its_message_with_answers_and_the_only_one(question: Question) -> None:
    for part in ("", "answer", "only"):
        assert VOICE.language.has(f"ask-{question.name}", part)


def test_every_answer_that_is_the_only_one_is_a_sentence() -> None:
    for number in range(len(VOICE.box.vocabulary)):
        said = VOICE.forced(0, number)
        assert said[0].isupper()
        assert said[-1] == "."
        assert not UNSAID.search(said), said


def test_an_only_answer_says_which_it_is() -> None:
    actions = VOICE.box.vocabulary.actions
    said = {key: VOICE.forced(0, actions[key]) for key in ("lower:exhausted-care", "turn:pass")}
    assert said == {
        "lower:exhausted-care": "Exhausted Care was the only choice.",
        "turn:pass": "There was nothing to do but pass.",
    }


# -- what an answer does ----------------------------------------------------------------------------------------------


def answer(city: Crater, key: str, *about: str) -> Option:
    """What is said of an answer, by its key."""
    question, _, word = key.partition(":")
    [said] = SPEECH.voice(city.box, ["Anna", "Ben"]).answers(city.g, city.choice(question, [word], *about))
    return said


def test_whoever_passes_is_told_what_that_will_lose() -> None:
    city = a_city(round=5, people={"worker": 5, "engineer": 27}, hope=["active-care", "active-justice"], seats=2)
    said = answer(city, "turn:pass")
    assert said.risk == ("As it stands, 27 hunger will lose the game tomorrow: find 3 food by then.",)
    city.food, city.passed = 27, 1
    said = answer(city, "turn:pass")
    assert (said.name, said.now, said.risk) == ("Pass", ("ends the Action Phase",), ())


def test_what_an_option_leaves_behind_is_told() -> None:
    box = box_with(
        """
        morning:
        - id: X1
          title: T
          story: S
          dusk: [lose 1 coal]
          night: [gain 2 food]
          special: {story: S, do: [spend 1 wood, this card leaves]}
          options:
          - {story: Keep it., do: [gain 1 wood, add dusk card D002], then: keep}
          - {story: Leave it., then: remove}
        """
    )
    city = a_city(box=box)
    kept, left = answer(city, "option:1", "X1"), answer(city, "option:2", "X1")
    assert (kept.name, kept.now, kept.card) == ("Keep it", ("gain 1 wood",), "X1")
    assert kept.later == (
        "something will follow: a Dusk card",
        "the card stays in the display",
        "every Dusk: lose 1 coal",
        "every Night: gain 2 food",
        "its Special Action opens: spend 1 wood; this card leaves",
    )
    assert (left.now, left.later) == (("nothing",), ())


# -- said once --------------------------------------------------------------------------------------------------------


def strings_of_calls(path: Path, called: str) -> Iterator[str]:
    """The first string of each call of this."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == called:
            assert isinstance(node.args[0], ast.Constant)
            yield str(node.args[0].value)


def test_a_question_stands_in_its_row_the_list_and_its_message_and_nowhere_else() -> None:
    """By its name: in one row beside the rule, and in one message. The list has the row itself."""
    rows = Counter(name for path in SPEECH.folder.parent.rglob("*.py") for name in strings_of_calls(path, "Question"))
    assert rows == Counter({question.name: 1 for question in QUESTIONS})
    names = {name for name, part, _ in messages(SPEECH.folder, "en") if name.startswith("ask-")}
    assert names == {f"ask-{question.name}" for question in QUESTIONS}
