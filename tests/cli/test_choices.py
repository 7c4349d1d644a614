"""A game's own choices on the command line."""

from __future__ import annotations

import pytest

from holdfast import BadOption
from holdfast.cli.choices import game_choices
from holdfast.games import find

FLAGS = ("seats", "seed")


@pytest.mark.parametrize(
    ("game", "option", "chosen", "expected"),
    [
        ("frostpunk", [], {"society": "II"}, {"society": "II"}),
        ("frostpunk", ["society=II", "difficulty = hard"], {}, {"society": "II", "difficulty": "hard"}),
        ("this_war_of_mine", ["meds-any-time=yes"], {}, {"meds-any-time": "yes"}),
        ("this_war_of_mine", [], {"meds_any_time": "yes"}, {"meds-any-time": "yes"}),
        ("rebuild", ["same-action=kind"], {"tied-bonus": "all"}, {"same_action": "kind", "tied_bonus": "all"}),
    ],
)
def test_however_it_is_spelled(game: str, option: list[str], chosen: dict[str, str], expected: dict[str, str]) -> None:
    assert game_choices(find(game), option, chosen, FLAGS) == expected


@pytest.mark.parametrize(
    ("chosen", "hint"), [({"sede": "3"}, "Did you mean --seed?"), ({"socity": "II"}, "Did you mean --society?")]
)
def test_a_slip_is_told_what_was_meant(chosen: dict[str, str], hint: str) -> None:
    with pytest.raises(BadOption, match=f"There is no --{next(iter(chosen))}") as raised:
        game_choices(find("frostpunk"), [], chosen, FLAGS)
    assert hint in str(raised.value)


def test_what_only_the_game_can_know_is_left_to_it() -> None:
    assert game_choices(find("frostpunk"), ["colour=red"], {}, FLAGS) == {"colour": "red"}
