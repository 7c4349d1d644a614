"""OpenSpiel: importing this module registers every game, as "holdfast_rebuild": `pip install "holdfast[openspiel]"`.

Chance is at the root: one of SEEDS seeds deals the game, and what follows from it is settled. So a search that copies a
state sees what is to come. `state.resample_from_infostate(player, sampler)` is a state in which all that the player
cannot know was drawn anew: IS-MCTS asks for it by itself; a plain MCTS is best asked about such a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import msgspec
import numpy as np

from .. import start
from ..games import Row, find, names
from ..kernel import BadOption, Game, Rng, Rules
from .encoding import Encoding, open_actions
from .rewards import shares

try:
    import pyspiel
except ImportError as error:
    raise BadOption("OpenSpiel needs one more package: pip install 'holdfast[openspiel]'") from error

SEEDS: Final = 1000
LONGEST: Final = 5000  # picks


class HoldfastGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with its seats and options."""

    row: ClassVar[Row]

    def __init__(self, params: Mapping[str, Any]) -> None:
        rules = self.row.rules
        seats = rules.check_seats(params["players"])
        self.options: dict[str, Any] = {option.name: params[option.name] for option in rules.options}
        rules.check_options(self.options)
        self.encoding = Encoding(self.row)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.keys),
            max_chance_outcomes=SEEDS,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if rules.together else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, dict(params))

    def new_initial_state(self) -> HoldfastState:
        return HoldfastState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"An observer of Holdfast takes no parameters, not {params!r}.")
        return Observer(self.encoding)


class HoldfastState(pyspiel.State):  # type: ignore[misc]
    """A game that goes on; before chance has dealt it, there is none. OpenSpiel copies it deeply, and pickles it."""

    def __init__(self, game: HoldfastGame) -> None:
        super().__init__(game)
        self.held: Game[Any] | None = None

    def dealt(self) -> Game[Any]:
        assert self.held is not None, "chance has not dealt the game yet"
        return self.held

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.held.pending
        return int(pyspiel.PlayerId.TERMINAL) if pending is None else pending.seat

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(open_actions(self.dealt(), player))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            game: HoldfastGame = self.get_game()
            self.held = start(game.row.rules.name, game.num_players(), action, telling=False, **game.options)
        else:
            self.held.choose(self.held.box.vocabulary.keys[action], self.current_player())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        game: HoldfastGame = self.get_game()
        return game.encoding.keys[action]

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.held is None else shares(self.held)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HoldfastState:
        """A state that looks the same to the player, with all drawn anew that it cannot know."""
        imagined: HoldfastState = self.clone()
        game = self.dealt()
        if game.outcome is None:
            imagined.held = game.clone(resample=Rng(int(sampler() * 2**53)), seat=player)
        return imagined

    def __str__(self) -> str:
        if self.held is None:
            return "not dealt yet"
        game = self.held
        asked = game.pending.question.name if game.pending is not None else "over"
        return f"{game.rules.name}, seed {game.header.seed}, after {len(game.play.entries())} picks: {asked}"


class Observer:
    """What a player may know: the row of numbers of every environment, and the view in words."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(len(encoding.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HoldfastState, player: int) -> None:
        game = state.held
        self.tensor[:] = 0.0 if game is None else self.encoding.row(game, player)

    def string_from(self, state: HoldfastState, player: int) -> str:
        game = state.held
        if game is None:
            return str(state)
        view = game.view(player)
        shown = [view.seat, view.table, view.decision, view.outcome]
        return msgspec.json.encode(shown, order="sorted").decode()


def game_type(rules: Rules[Any]) -> pyspiel.GameType:
    options = {option.name: option.values[0] for option in rules.options}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"holdfast_{rules.name}",
        long_name=str(rules.title),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if rules.together else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **options},
    )


def register() -> None:
    """Every game at hand, once. Each has a class of its own because OpenSpiel lets go of what it was given only after
    Python has ended, which a function does not survive."""
    for name in names():
        row = find(name)
        if f"holdfast_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(row.rules), type(f"Holdfast_{name}", (HoldfastGame,), {"row": row}))


register()
