"""From message ids and numbers to sentences."""

from __future__ import annotations

import pytest

from holdfast.kernel import Messages, listing

TEMPLATES = {
    "sails": "{0:ship} sails with {1:lamp|lamps}.",
    "count": "There are {0}.",
    "named": "{who} sails.",
}
SHOWN = {"ship": lambda ship: ("Anna", "Berta")[ship]}


@pytest.mark.parametrize(
    ("message", "numbers", "said"),
    [
        ("sails", (0, 1), "Anna sails with 1 lamp."),
        ("sails", (1, 0), "Berta sails with 0 lamps."),
        ("sails", (1, 2), "Berta sails with 2 lamps."),
        ("count", (7,), "There are 7."),
    ],
)
def test_each_slot_says_how_its_number_is_shown(message: str, numbers: tuple[int, ...], said: str) -> None:
    assert Messages(TEMPLATES).say(message, numbers, SHOWN) == said


def test_templates_are_kept_apart_from_whoever_gave_them() -> None:
    given = dict(TEMPLATES)
    messages = Messages(given)
    given["count"] = "Nothing."
    assert messages.say("count", (7,), {}) == "There are 7."


def test_slots_are_numbered() -> None:
    with pytest.raises(KeyError, match="slots are numbered, not named: who"):
        Messages(TEMPLATES).say("named", (), {})


@pytest.mark.parametrize(
    ("parts", "said"),
    [([], ""), (["oil"], "oil"), (["oil", "wood"], "oil and wood"), (["oil", "wood", "rope"], "oil, wood and rope")],
)
def test_a_listing(parts: list[str], said: str) -> None:
    assert listing(parts) == said


def test_a_listing_of_which_one_is_chosen() -> None:
    assert listing(["oil", "wood", "rope"], last="or") == "oil, wood or rope"
