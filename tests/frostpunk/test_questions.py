"""What a question is about is a record whose fields are plain numbers, or one plain number: never several in one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import holdfast
from holdfast.envs import encoding
from holdfast.games import frostpunk
from holdfast.games.frostpunk import state
from holdfast.games.frostpunk.actions.meeples import TURN_WORDS
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.feelings import Feeling
from holdfast.games.frostpunk.questions import QUESTIONS
from holdfast.games.frostpunk.state import City
from holdfast.kernel import Choice, Question, Rng
from tests.battery.tables import decisions
from tests.frostpunk.arrange import a_city

BOX: Final = open_box(None)
MOST_COUNTED: Final = 16  # of anything that is counted in a question: points to cure with, Meeples without a bed

# How many there are of each kind of thing a question can be about. A record of several things of a kind has its plural.
KINDS: Final = {
    "action": len(TURN_WORDS),
    "advisor": len(BOX.advisors),
    "building": len(BOX.buildings),
    "card": len(BOX.citizens),
    "citizen": len(BOX.citizen_words),
    "event": len(BOX.events),
    "expedition": len(BOX.expeditions),
    "fate": 3,
    "place": len(BOX.place_words),
    "resource": len(BOX.resource_words),
    "space": len(BOX.space_words),
    "stack": state.STACKS,
    "target": len(BOX.events),  # or a space, or a stack, as the action has it
    "track": len(BOX.token_words),
    "type": state.TOKEN_TYPES,
    **dict.fromkeys(("acted", "cards", "children", "cures", "engineers", "left"), MOST_COUNTED),
    **dict.fromkeys(("most", "taken", "treats", "workers"), MOST_COUNTED),
}
SETS: Final = {"chosen": "space"} | {f"{kind}s": kind for kind in ("citizen", "event", "place", "space", "stack")}

UNNAMED: Final = {"building", "card", "space", "target", "type"}  # of these, NONE is said where none is meant


def fields_of(question: Question) -> dict[str, Any]:
    """What a question is about, by name, with its type."""
    if question.about is None:
        return {}
    return {question.about: "int"} if isinstance(question.about, str) else question.about.__annotations__


def is_one(kind: str, value: object) -> bool:
    return type(value) is int and (0 <= value < KINDS[kind] or (value == state.NONE and kind in UNNAMED))


def why_not_about(choice: Choice) -> str:
    """What is wrong with what this is about; empty if nothing is."""
    declared = choice.question.about
    about: Any = choice.about
    if declared is None or (about is None and declared == "acted"):
        return "" if about is None else f"{choice.question.name}: nothing is said, and it is about {about}"
    if isinstance(declared, str):
        return "" if is_one(declared, about) else f"{choice.question.name}: {about} is no {declared}"
    if type(about) is not declared:
        return f"{choice.question.name}: {about} is no {declared.__name__}"
    for name, value in zip(fields_of(choice.question), choice.about, strict=True):
        ones = value if name in SETS else (value,)
        if not all(is_one(SETS.get(name, name), one) for one in ones):
            return f"{choice.question.name}: {value} is no {name}"
    return ""


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_what_it_is_about_is_one_kind_or_a_record_of_kinds(question: Question) -> None:
    fields = fields_of(question)
    singles = [name for name in fields if name not in SETS]
    assert set(singles) <= set(KINDS)
    assert len(singles) <= encoding.ABOUT
    assert len(fields) - len(singles) <= 1
    assert all("tuple" in str(fields[name]) for name in fields if name in SETS)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3), (3, 4), (2, 5), (1, 6)])
def test_every_number_in_it_is_one_of_its_kind(seats: int, seed: int) -> None:
    game, rng = holdfast.start("frostpunk", seats, seed), Rng(seed)
    for _ in decisions(game, rng):
        for decision in game.decisions:
            assert why_not_about(decision.choice) == ""


def test_a_packed_number_would_be_seen() -> None:
    by_name = {question.name: question for question in QUESTIONS}
    assert why_not_about(Choice(by_name["lower"], 0, [], 7)) != ""
    assert why_not_about(Choice(by_name["lower"], 0, [], Feeling(0, 9))) != ""
    assert why_not_about(Choice(by_name["activate"], 0, [], 2)) != ""
    assert why_not_about(Choice(by_name["turn"], 0, [], 1000)) != ""
    assert why_not_about(a_city().choice("lower", [], "discontent", None)) == ""


def calls_of(*functions: str) -> Iterator[tuple[str, ast.Call]]:
    """Where one of these functions is called in the rules, and how."""
    assert frostpunk.__file__
    for file in sorted(Path(frostpunk.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                yield f"{file.name}:{node.lineno} {node.func.id}", node


def test_no_question_reckons_what_it_is_about() -> None:
    reckoned = []
    for place, call in calls_of("Choice"):
        about = [*call.args[3:4], *(word.value for word in call.keywords if word.arg == "about")]
        if any(isinstance(part, ast.BinOp) for one in about for part in ast.walk(one)):
            reckoned.append(place)
    assert reckoned == []


CONTEXT: Final = {"perform": 2, "holds": 2, "payable": 2, "met": 2, "resolve": 5, "why_not_option": 5}  # its place


def test_whatever_a_card_says_is_said_with_its_context() -> None:
    """'Here' and 'this card' stand in no state: whoever carries out what a card says tells what they mean."""
    calls = list(calls_of(*CONTEXT))
    assert len(calls) > 20
    assert [place for place, call in calls if len(call.args) <= CONTEXT[place.split()[-1]]] == []
    assert not {"at", "event"} & set(City.__dataclass_fields__)


def test_the_city_leans_on_no_action_phase_or_phrase() -> None:
    """What happens whatever the phase stands below the actions, the phases, and the words of the cards."""
    assert frostpunk.__file__
    for file in sorted((Path(frostpunk.__file__).parent / "city").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 2:
                room = (node.module or "").split(".")[0]
                assert room not in {"actions", "phases", "phrases"}, f"{file.name}:{node.lineno}"
