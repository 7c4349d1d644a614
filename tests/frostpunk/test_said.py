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
from holdfast.games.frostpunk.actions import gather, reuse, use
from holdfast.games.frostpunk.actions.meeples import PASS
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city import citizens, events, expeditions, feelings, heat, technologies
from holdfast.games.frostpunk.city.events import OPTION
from holdfast.games.frostpunk.city.map import SPACES
from holdfast.games.frostpunk.phases import action
from holdfast.games.frostpunk.phases.action import TURN
from holdfast.games.frostpunk.questions import QUESTIONS
from holdfast.games.frostpunk.speech import SPEECH
from holdfast.games.frostpunk.state import COOKHOUSE, DISCONTENT, HOPE, STEAM_HUB, TREE, WORKER, City
from holdfast.kernel import Choice, Option, Question, Rng
from holdfast.kernel.record import Record, read_pick
from tests.battery.tables import decisions
from tests.frostpunk.by_number import box_with, city, event
from tests.frostpunk.working import FAR_A, HOME, NEAR_A, NEAR_B, goods, town
from tests.speech.messages import messages

VOICE = SPEECH.voice(open_box(None), ["Anna", "Ben", "Cleo", "Dan"])
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("frostpunk-*.json"))
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
    g = town({HOME: COOKHOUSE, NEAR_A: STEAM_HUB}, {NEAR_B: (TREE, 3)}, hope=[1, 0], discontent=[1], stock=goods(1, 5))
    g.standing[HOME] = g.standing[NEAR_B] = WORKER
    card = event(g, "D002")
    for question, values, about in [
        (action.COVER, [WORKER], WORKER),
        (action.LIGHT_HUB, [NEAR_A], None),
        (citizens.JOIN, [0, 1, 2], None),
        (events.DUSK_EFFECT, [card], events.ToCome((card,))),
        (events.NIGHT_EFFECT, [card], events.ToCome((card,))),
        (expeditions.WHICH_SCOUT, [0, 2], expeditions.Waiting((0, 2))),
        (feelings.DISCARD, [0, feelings.EXHAUSTED], feelings.Feeling(HOPE)),
        (feelings.PICK, [3, 4, 5], DISCONTENT),
        (feelings.TEMPLE, [0, 1, 2], HOPE),
        (gather.FELL, [NEAR_B], gather.WithinReach((NEAR_B,))),
        (gather.THUMP, [NEAR_B, SPACES], gather.Thumping(FAR_A, (NEAR_A,))),
        (heat.HUB, [NEAR_A, SPACES], None),
        (reuse.REUSE_WORKER, [HOME, NEAR_B, SPACES, SPACES + 1], None),
        (technologies.UPGRADED, [HOME], None),
        (use.RATIONS, [0, 1], None),
    ]:
        yield g, Choice(question, 0, values, about)


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
    said = {key: VOICE.forced(0, actions[key]) for key in ("lower:exhausted-care", "meeple:engineer", "turn:pass")}
    assert said == {
        "lower:exhausted-care": "Exhausted Care was the only choice.",
        "meeple:engineer": "Only an Engineer can do it.",
        "turn:pass": "There was nothing to do but pass.",
    }


# -- what an answer does ----------------------------------------------------------------------------------------------


def answer(g: City, question: Question, value: int, about: object = None) -> Option:
    [said] = SPEECH.voice(g.box, ["Anna", "Ben"]).answers(g, Choice(question, 0, [value], about))
    return said


def test_whoever_passes_is_told_what_that_will_lose() -> None:
    g = city(round=5, people=[5, 27, 0], hope=[1, 3], seats=2)
    said = answer(g, TURN, PASS)
    assert said.risk == ("As it stands, 27 hunger will lose the game tomorrow: find 3 food by then.",)
    g.food, g.passed = 27, 1
    said = answer(g, TURN, PASS)
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
    g = city(box=box)
    kept, left = (answer(g, OPTION, option, event(g, "X1")) for option in (0, 1))
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
