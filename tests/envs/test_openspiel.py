"""OpenSpiel's own test passes for every game, and its searches play them without peeking."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import holdfast.envs.openspiel  # noqa: E402 (it registers the games)
from holdfast.games import BUILT_IN as GAMES  # noqa: E402

# OpenSpiel brings absl, whose log handler closes the stream it writes to when logging is set up anew, as another test
# may do: that would be the one in which pytest catches what is said. The streams of the process it spares.
absl = pytest.importorskip("absl.logging")
absl.get_absl_handler().python_handler.stream = sys.__stderr__


def opened(name: str, seed: int = 5, **params: Any) -> Any:
    """A state at its first question."""
    state = pyspiel.load_game(f"holdfast_{name}", params).new_initial_state()
    state.apply_action(seed)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_test(name: str) -> None:
    game = pyspiel.load_game(f"holdfast_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_seats_and_options_are_parameters() -> None:
    game = pyspiel.load_game("holdfast_frostpunk(players=3,difficulty=hard)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 1000
    state.apply_action(5)
    assert state.dealt().view(None).table.difficulty == "hard"
    with pytest.raises(holdfast.BadOption, match=r"^Rebuild is for 2 to 3 seats, not 7.$"):
        pyspiel.load_game("holdfast_rebuild(players=7)")


def test_actions_are_the_options_by_their_keys() -> None:
    state = opened("rebuild")
    decision = state.dealt().decision
    assert {state.action_to_string(action) for action in state.legal_actions()} == set(decision.keys)


def test_a_copy_goes_its_own_way() -> None:
    state = opened("rebuild")
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.dealt().record.picks) == 1
    assert state.dealt().record.picks == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_anew_looks_the_same_to_its_player(name: str) -> None:
    state, rng = opened(name), np.random.RandomState(2)
    for _ in range(25):
        player = state.current_player()
        imagined = state.resample_from_infostate(player, rng.random_sample)
        assert imagined.observation_string(player) == state.observation_string(player)
        assert imagined.observation_tensor(player) == state.observation_tensor(player)
        assert imagined.legal_actions() == state.legal_actions()
        assert imagined.dealt().state.rng.words() != state.dealt().state.rng.words()
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_searches_play(name: str) -> None:
    state, rng = opened(name), np.random.RandomState(2)
    game, rollouts = state.get_game(), mcts.RandomRolloutEvaluator(1, rng)
    plain = mcts.MCTSBot(game, 2.0, 6, rollouts, solve=False, random_state=rng)
    imagined = state.resample_from_infostate(state.current_player(), rng.random_sample)
    assert plain.step(imagined) in state.legal_actions()
    bot = ismcts.ISMCTSBot(
        game, rollouts, 2.0, 6, random_state=rng, use_observation_string=True, allow_inconsistent_action_sets=True
    )
    assert bot.step(state) in state.legal_actions()


def test_python_ends_well_once_they_are_registered() -> None:
    """What OpenSpiel keeps of a game it lets go after Python has ended; a function would not outlive that."""
    lines = "import pyspiel, holdfast.envs.openspiel; pyspiel.load_game('holdfast_rebuild')"
    subprocess.run([sys.executable, "-c", lines], check=True, capture_output=True)
