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
    assert game_choices(find(game).rules, option, chosen, FLAGS) == expected


@pytest.mark.parametrize(
    ("chosen", "hint"), [({"sede": "3"}, "Did you mean --seed?"), ({"socity": "II"}, "Did you mean --society?")]
)
def test_a_slip_is_told_what_was_meant(chosen: dict[str, str], hint: str) -> None:
    with pytest.raises(BadOption, match=f"There is no --{next(iter(chosen))}") as raised:
        game_choices(find("frostpunk").rules, [], chosen, FLAGS)
    assert hint in str(raised.value)


@pytest.mark.parametrize("option", ["colour=red", "seats=3", "pack=here", "checkpoints="])
def test_what_the_game_does_not_have_is_refused_and_is_no_flag(option: str) -> None:
    name = option.partition("=")[0]
    with pytest.raises(BadOption, match=f'has no option "{name}"'):
        game_choices(find("frostpunk").rules, [option], {}, FLAGS)


@pytest.mark.parametrize(
    ("option", "chosen"), [(["society=II", "society=III"], {}), (["society=II"], {"society": "III"})]
)
def test_nothing_is_chosen_in_two_ways(option: list[str], chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="society is chosen twice: II and III"):
        game_choices(find("frostpunk").rules, option, chosen, FLAGS)
    assert game_choices(find("frostpunk").rules, ["society=II"], {"society": "II"}, FLAGS) == {"society": "II"}
