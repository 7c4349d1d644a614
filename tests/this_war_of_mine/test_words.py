"""Every message that the rules tell or refuse with has its words, and every question its prompt and labels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

import pytest

import holdfast
import holdfast.kernel.words
from holdfast.games import find
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.questions import QUESTIONS
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.kernel import Game, Rng

BOX = open_box(None)
VOICE = SPEECH.voice(BOX, ["Anna"])
GOODS = [token.id for token in BOX.tokens]


@pytest.mark.parametrize("deck", ["scripts", "events", "visitors", "residents", "exploration", "narrative"])
def test_an_option_is_refused_with_what_would_have_to_be(deck: str) -> None:
    """The first card of the deck that asks for something says so."""
    message = f"{deck if deck in ('exploration', 'narrative') else deck.removesuffix('s')}-option"
    for number, card in enumerate(getattr(BOX, deck)):
        for place, option in enumerate(card.options):
            if option.if_:
                text = VOICE.say(message, (number, place, 0))
                assert text.startswith("Only if "), text
                return


def test_one_piece_and_several_agree_with_their_numbers() -> None:
    knife, component = GOODS.index("knife"), GOODS.index("component")
    assert VOICE.say("gained", (1, knife)) == "Gained: 1 knife."
    assert VOICE.say("gained", (2, knife)) == "Gained: 2 knives."
    assert VOICE.say("none-at-hand", (component,)) == "You have no components at hand."
    assert VOICE.say("none-at-hand", (GOODS.index("wood"),)) == "You have no wood at hand."
    assert VOICE.say("state-rises", (0, 3, 2)) == f"{BOX.characters[0].name}: wounds rise to 2."


# -- every question ---------------------------------------------------------------------------------------------------


def test_every_question_is_a_message() -> None:
    assert all(
        VOICE.language.has(f"ask-{ask.name}") and VOICE.language.has(f"ask-{ask.name}", "only") for ask in QUESTIONS
    )


# -- games by chance --------------------------------------------------------------------------------------------------

rules = find("this_war_of_mine").rules
USUAL = {option.name: option.values[0] for option in rules.options}
RULES = [option.name for option in rules.options if option.values[:2] == ("no", "yes")]
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
            options: dict[str, Any] = {**USUAL, **dict.fromkeys(RULES, agreed), "scenario": scenario, "board": board}
            while (clash := rules.clash(options)) is not None:
                options[clash.option] = USUAL[clash.option]
            yield holdfast.start("this_war_of_mine", next(sizes), seed * 6 + more, **options)


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
    for text in [str(decision.prompt), *(option.label for option in decision.options)]:
        assert text.strip()
        assert not UNFILLED.search(text), text
        assert decision.kind == "script-option" or not IDS.search(text), text
    for barred in game.refusals():
        assert barred.reason[:1].isupper(), barred
        assert barred.reason.endswith("."), barred
        assert not UNFILLED.search(barred.reason), barred
        assert not IDS.search(barred.reason), barred
