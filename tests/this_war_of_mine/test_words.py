"""Every message that the rules tell or refuse with has its words, and every question its prompt and labels."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

import holdfast
import holdfast.kernel.words
from holdfast.games import find
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.presence import asked
from holdfast.games.this_war_of_mine.presence.messages import FORESEEN, HAPPENED, REFUSED
from holdfast.games.this_war_of_mine.presence.words import OPTIONS, say
from holdfast.games.this_war_of_mine.questions import QUESTIONS
from holdfast.kernel import Game, Rng

BOX = open_box(None)
GOODS = [token.id for token in BOX.tokens]
SOURCE = Path(holdfast.kernel.words.__file__).parents[1] / "games" / "this_war_of_mine"
TELL = {"tell": 0, "tell_only": 1, "tell_reader": 1}  # where a call of these has the message
REFUSE = {"Refusal": 1, "why_not_card_option": 4}  # where a call of these has the reason
WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

# -- every message ----------------------------------------------------------------------------------------------------


def words_in(node: ast.AST, constants: dict[str, ast.expr]) -> Iterator[str]:
    """The words that an expression may come to; a constant of the module counts for all that stands in it."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and WORD.fullmatch(part.value):
            yield part.value
        elif isinstance(part, ast.Name) and part.id in constants:
            yield from words_in(constants[part.id], {})


def constants_of(tree: ast.Module) -> dict[str, ast.expr]:
    found = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
    return found


def said_in_the_rules(calls: dict[str, int]) -> set[str]:
    """Every message id given to one of these functions."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        constants = constants_of(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = calls.get(name, len(node.args))
            if place < len(node.args):
                found |= set(words_in(node.args[place], constants))
    return found


def test_all_that_is_told_has_its_words_and_no_words_are_idle() -> None:
    assert said_in_the_rules(TELL) == HAPPENED.keys()


def test_all_that_is_refused_has_its_words_and_no_words_are_idle() -> None:
    assert said_in_the_rules(REFUSE) == REFUSED.keys()


def test_every_danger_has_its_words_and_no_words_are_idle() -> None:
    tree = ast.parse((SOURCE / "mind" / "forecast.py").read_text("utf-8"))
    assert {word for word in words_in(tree, {}) if word.startswith("danger-")} == FORESEEN.keys()


def with_a_row(box: WarBox) -> int:
    """A script with a story in the first row of its die table."""
    return next(number for number, script in enumerate(box.scripts) if script.roll and script.roll[0].story)


@pytest.mark.parametrize("message", [*HAPPENED, *REFUSED, *FORESEEN])
def test_every_message_is_a_sentence(message: str) -> None:
    numbers = (0, 0, 0)
    if message == "script-row":
        numbers = (with_a_row(BOX), 0, 0)
    elif message in OPTIONS:
        numbers = (0, 7, -1)  # there is no eighth option
    text = say(BOX, message, numbers, ["Anna"])
    assert text[0].isupper(), text
    assert text.endswith((".", "?", "!")), text
    assert not re.search(r"[{}*]", text), text


@pytest.mark.parametrize("message", OPTIONS)
def test_an_option_is_refused_with_what_would_have_to_be(message: str) -> None:
    """The first card of the deck that asks for something says so."""
    for number, card in enumerate(OPTIONS[message](BOX)):
        for place, option in enumerate(card.options):
            if option.if_:
                text = say(BOX, message, (number, place, 0), [])
                assert text.startswith("Only if "), text
                return


def test_one_piece_and_several_agree_with_their_numbers() -> None:
    knife, component = GOODS.index("knife"), GOODS.index("component")
    assert say(BOX, "gained", (1, knife), []) == "Gained: 1 knife."
    assert say(BOX, "gained", (2, knife), []) == "Gained: 2 knives."
    assert say(BOX, "none-at-hand", (component,), []) == "There are no components at hand."
    assert say(BOX, "none-at-hand", (GOODS.index("wood"),), []) == "There is no wood at hand."
    assert say(BOX, "state-rises", (0, 3, 2), []) == f"{BOX.characters[0].name}: wounds rise to 2."


# -- every question ---------------------------------------------------------------------------------------------------


def test_every_question_has_a_prompt_and_labels() -> None:
    names = {ask.name for ask in QUESTIONS}
    assert names == asked.PROMPTS.keys() == asked.LABELS.keys()
    assert sum(len(chapter.PROMPTS) for chapter in asked.CHAPTERS) == len(names)


# -- games by chance --------------------------------------------------------------------------------------------------

RULES = [option.name for option in find("this_war_of_mine").rules.options if option.values == ("no", "yes")]
PAGES = ("script-read", "script-heard", "script-row")  # what stands in the book may name a seat in row F
UNFILLED = re.compile(r"[{}*]|(?<![.?!] )\bNone\b|(?<!\w)-\d")
IDS = re.compile(r"\b[A-Z]\d{1,2}\b")  # of cards: nobody knows them by these


def games() -> Iterator[Game[Any]]:
    """Tables of every size, scenario and side, with all of their rules or none of them."""
    sizes = cycle(range(1, 7))
    for seed, (scenario, board, agreed) in enumerate(
        product(("campaign", "siege-winter", "last-road"), ("basic", "advanced"), ("no", "yes"))
    ):
        for more in range(6):
            agreed_on: dict[str, Any] = dict.fromkeys(RULES, agreed)
            yield holdfast.start(
                "this_war_of_mine", next(sizes), seed * 6 + more, scenario=scenario, board=board, **agreed_on
            )


def test_all_that_is_read_in_games_by_chance_is_in_plain_words() -> None:
    for game in games():
        rng = Rng(game.header.seed)
        while (decision := game.decision) is not None:
            if not rng.below(3):
                read(game)
            game.choose(rng.below(len(decision)), seat=decision.choice.seat)
        for entry in game.play.log or ():
            text = game.say(entry)
            assert text[:1].isupper(), text
            assert text.endswith((".", "?", "!")), text
            assert not UNFILLED.search(text), text
            assert entry[0] in PAGES or not IDS.search(text), text


def read(game: Game[Any]) -> None:
    """The open question, each of its options, and why the others are not there."""
    decision = game.decision
    assert decision is not None
    for text in [decision.prompt, *(option.label for option in decision.options)]:
        assert text.strip()
        assert not UNFILLED.search(text), text
        assert decision.kind == "script-option" or not IDS.search(text), text
    for barred in game.refusals():
        assert barred.reason[:1].isupper(), barred
        assert barred.reason.endswith("."), barred
        assert not UNFILLED.search(barred.reason), barred
        assert not IDS.search(barred.reason), barred
