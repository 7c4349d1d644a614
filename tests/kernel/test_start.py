"""Starting a game: five lines, and plain words where one of them is wrong."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

import holdfast
from holdfast.games import BUILT_IN, find, names, register
from holdfast.kernel import NotWith, Rng, StartOption
from holdfast.presence import about, clashes_in_words
from holdfast.speech import house
from tests.toys.lighthouse import ROW, RULES
from tests.toys.playing import lighthouse, play_on, standing


def refused(*args: Any, **options: Any) -> str:
    with pytest.raises(holdfast.BadOption) as caught:
        holdfast.start(*args, **options)
    return str(caught.value)


def test_the_same_seed_is_the_same_game() -> None:
    assert standing(play_on(lighthouse(2, 9), Rng(1))) == standing(play_on(lighthouse(2, 9), Rng(1)))
    assert standing(lighthouse(2, 9)) != standing(lighthouse(2, 10))


def test_without_a_seed_one_is_drawn_and_stands_in_the_record() -> None:
    games = [holdfast.start("lighthouse") for _ in range(4)]
    assert len({game.header.seed for game in games}) == 4
    assert standing(holdfast.replay(games[0].record)) == standing(games[0])


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_least_and_the_greatest_seed(seed: int) -> None:
    assert lighthouse(1, seed).header.seed == seed


@pytest.mark.parametrize("seed", [-1, 2**64, True, 1.0, "7", [7]])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    assert "A seed is a whole number" in refused("lighthouse", 2, seed)


@pytest.mark.parametrize("seats", [0, 4, -1, True, 2.0, "2", None])
def test_a_table_of_another_size_is_refused(seats: object) -> None:
    assert refused("lighthouse", seats) == f"Lighthouse is for 1 to 3 seats, not {seats}."


@pytest.mark.parametrize("name", ["lighthuose", "Lighthouse", "rebuid"])
def test_an_unknown_game_is_refused_with_the_one_that_was_meant(name: str) -> None:
    assert "Did you mean" in refused(name)


@pytest.mark.parametrize("name", ["", "xyzzy", None, 7])
def test_an_unknown_game_is_refused_with_those_there_are(name: object) -> None:
    message = refused(name)
    assert "rebuild" in message
    assert "lighthouse" in message


def test_an_option_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    assert refused("lighthouse", moon="full") == 'Lighthouse has no option "moon". It has sea and nights.'


@pytest.mark.parametrize("value", ["green", "", None, 3, True, ["rough"]])
def test_a_value_an_option_does_not_have_is_refused_with_those_it_has(value: object) -> None:
    assert refused("lighthouse", sea=value) == f'sea is rough or mild, not "{value}".'


def test_an_option_changes_the_game_and_stands_in_the_header() -> None:
    game = lighthouse(nights="three")
    assert game.state.nights == 3
    assert game.header.options == {"nights": "three"}
    assert lighthouse(nights="five").header.options == {}


def test_yes_and_no_may_be_true_and_false() -> None:
    option = StartOption("storms", ("yes", "no"), "LH-STORM-01")
    assert [option.number(word) for word in ("yes", True, "no", False)] == [0, 0, 1, 1]


# -- what can be combined ---------------------------------------------------------------------------------------------

MILD_ONLY = replace(
    RULES,
    open=True,
    options=(
        StartOption("sea", ("rough", "mild"), "LH-SET-02"),
        StartOption("nights", ("five", "three"), "LH-SET-03", not_with=(NotWith("sea", "LH-SET-04"),)),
        StartOption("whispers", ("no", "yes"), "LH-SET-05", secret=True),
    ),
)


def test_options_that_cannot_be_combined_are_refused_with_the_rule() -> None:
    with pytest.raises(holdfast.BadOption) as caught:
        MILD_ONLY.check_options({"nights": "three", "sea": "mild"})
    assert str(caught.value) == "nights three cannot be combined with sea mild (LH-SET-04)."
    assert MILD_ONLY.check_options({"nights": "three"}) == {"sea": 0, "nights": 1, "whispers": 0}
    assert MILD_ONLY.check_options({"sea": "mild"}) == {"sea": 1, "nights": 0, "whispers": 0}


def test_both_options_tell_what_they_cannot_be_combined_with() -> None:
    options = {option.name: option for option in about(MILD_ONLY).options}
    assert clashes_in_words(house(), options["nights"]) == ["three not with sea=mild (LH-SET-04)"]
    assert clashes_in_words(house(), options["sea"]) == ["mild not with nights=three (LH-SET-04)"]
    assert clashes_in_words(house(), options["whispers"]) == []


def test_a_table_is_open_unless_an_option_gives_a_seat_secrets() -> None:
    assert MILD_ONLY.is_open({})
    assert MILD_ONLY.is_open({"whispers": "no", "sea": "mild"})
    assert not MILD_ONLY.is_open({"whispers": "yes"})
    assert not replace(MILD_ONLY, open=False).is_open({})


def test_won_together_and_open_are_two_things() -> None:
    rules = {name: find(name).rules for name in BUILT_IN}
    assert {name: (one.together, one.is_open({})) for name, one in rules.items()} == {
        "frostpunk": (True, True),
        "rebuild": (False, False),
        "this_war_of_mine": (True, True),
    }


def test_the_games_at_hand() -> None:
    assert "lighthouse" in names()
    assert find("lighthouse") is ROW
    with pytest.raises(holdfast.BadOption, match="There is a game 'lighthouse' already"):
        register(ROW)


def test_the_games_are_listed_whenever_one_asks() -> None:
    lighthouse()
    for _ in range(2):
        assert {"rebuild", "lighthouse"} <= {rules.name for rules in holdfast.titles()}


def test_a_row_is_pickled_by_the_name_of_its_game() -> None:
    assert pickle.loads(pickle.dumps(find("lighthouse"))) is ROW


def test_a_game_in_the_list_is_told_in_a_line() -> None:
    assert repr(find("rebuild").rules).startswith(
        "<rebuild: Rebuild, 2 to 3 seats, {'same_action': ('place', 'kind'), "
    )
    assert len(repr(RULES)) < 200


def test_simulations_tell_only_when_asked_to() -> None:
    assert holdfast.start("lighthouse", 2, 1).log() != []
    assert holdfast.start("lighthouse", 2, 1, checkpoints=False).log() == []
    assert holdfast.start("lighthouse", 2, 1, checkpoints=False, telling=True).log() != []
    assert holdfast.start("lighthouse", 2, 1, telling=False).log() == []


def test_a_game_for_one_number_of_seats_says_so_plainly() -> None:
    with pytest.raises(holdfast.BadOption, match=r"^Lighthouse is for 2 seats, not 3\.$"):
        replace(RULES, seats=range(2, 3)).check_seats(3)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_playout_brings_in_no_words_no_pictures_and_no_judgement(name: str) -> None:
    program = f"""if True:
        import sys, holdfast
        game = holdfast.start("{name}", seats=2, seed=1, checkpoints=False)
        for _ in range(60):
            assert game.pending.values
            game.pick(0)
        print(*sys.modules)
    """
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    parts = {part for module in found if module.startswith("holdfast") for part in module.split(".")}
    assert parts.isdisjoint({"presence", "speech", "mind", "players", "terminal"})
    assert {"rich", "fluent"}.isdisjoint(found)
