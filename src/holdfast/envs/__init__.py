"""Environments for agents that learn, one for every game: `pip install "holdfast[envs]"`.

`aec` is PettingZoo, one seat after another; `parallel` is PettingZoo with all who are asked answering at once; `gym` is
Gymnasium, one learner with the other seats played. Once this package is imported, the games also stand in Gymnasium's
registry, as "Holdfast/Rebuild-v0". docs/envs.md has the whole story.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from ..games import names
from ..kernel import BadOption

try:
    import gymnasium
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise BadOption("The environments need a few more packages: pip install 'holdfast[envs]'") from error

from .at_once import AtOnce
from .learner import Learner, Others
from .rewards import ILLEGAL
from .table import Observations, Rewards, Table
from .turns import Turns

__all__ = ["AtOnce", "Learner", "Observations", "Rewards", "Turns", "aec", "gym", "parallel", "register"]

RenderMode = Literal["text", "ansi", "svg"]


def aec(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    *,
    observations: Observations = "dict",
    rewards: Rewards = "sparse",
    render_mode: RenderMode | None = None,
    copies: bool = False,
    pack: str | Path | None = None,
    **options: object,
) -> AECEnv[str, Any, Any]:
    """A PettingZoo environment with an agent for each seat. As in PettingZoo's own classics, an action that the mask
    forbids ends the game with a reward of -1 for whoever took it.

    `observations`: "dict" holds the row of numbers and the mask, "flat" the row alone. `rewards`: "sparse" pays at the
    end of a game, "shaped" also for how the table looks on the way. `copies`: keep checkpoints, so that copies of the
    environment are quick; for agents that look ahead. `options` are those of the game."""
    table = Table(game, seats, observations, rewards, render_mode, pack, options, copies=copies)
    env: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(Turns(table, seed), illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def parallel(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    *,
    observations: Observations = "dict",
    rewards: Rewards = "sparse",
    render_mode: RenderMode | None = None,
    copies: bool = False,
    pack: str | Path | None = None,
    **options: object,
) -> AtOnce:
    """A PettingZoo environment in which all seats that are asked answer at once; what the others send is not looked at.
    It fits games whose players decide together, as Rebuild's do when they place their Leaders. The arguments are those
    of `aec`."""
    return AtOnce(Table(game, seats, observations, rewards, render_mode, pack, options, copies=copies), seed)


def gym(
    game: str,
    seats: int | None = None,
    *,
    learner: int | Literal["all"] = 0,
    others: Others = "random",
    observations: Observations = "flat",
    rewards: Rewards = "sparse",
    discount: float = 1.0,
    render_mode: RenderMode | None = None,
    copies: bool = False,
    pack: str | Path | None = None,
    **options: object,
) -> Learner:
    """A Gymnasium environment: one learner on a seat (or, in a game that is won together, on all of them), and a player
    on each of the other seats. Without a number of seats, as few as the game allows.

    `learner` is its seat, or "all". `others` names the player on the other seats, or is a function that makes one.
    `discount` is the agent's own, by which shaped rewards leave the best way to play the best. The rest is as in
    `aec`."""
    return Learner(
        game,
        seats,
        learner=learner,
        others=others,
        observations=observations,
        rewards=rewards,
        discount=discount,
        render_mode=render_mode,
        copies=copies,
        pack=pack,
        **options,
    )


def register() -> None:
    """Put every game into Gymnasium's registry, as "Holdfast/ThisWarOfMine-v0"."""
    for name in names():
        known = f"Holdfast/{name.title().replace('_', '')}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point="holdfast.envs.learner:Learner", kwargs={"game": name})


register()
