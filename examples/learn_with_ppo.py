# %% [markdown]
# # An agent that learns: MaskablePPO at a table of Rebuild
#
# It plays seat 0 against a player that picks at random, and is paid for every step that makes its city look better and
# for winning. Before and after, its share of victories over the same games is measured, with its 95 % interval.
#
# It needs `pip install "holdfast[learn]"` and some minutes, so it is not among the examples that the tests run:
# `python examples/learn_with_ppo.py 60000`.

# %%
from __future__ import annotations

import sys
from time import perf_counter

import torch
from sb3_contrib import MaskablePPO

from holdfast import envs
from holdfast.players.match import wilson

torch.set_num_threads(1)  # the network is small: more threads only wait for each other
GAMES = 200


# %%
def share_of_victories(model: MaskablePPO, games: int) -> str:
    """Of so many games that it was not taught with."""
    table = envs.gym("rebuild", others="random")
    won = 0.0
    for seed in range(games):
        seen, _ = table.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=table.action_masks())
            seen, reward, over, _, _ = table.step(int(action))
        won += reward
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%} to {high:.1%})"


# %%
def main(steps: int) -> None:
    table = envs.gym("rebuild", others="random", rewards="shaped", discount=0.999)
    model = MaskablePPO(
        "MlpPolicy",
        table,
        gamma=0.999,
        n_steps=2048,
        batch_size=256,
        n_epochs=6,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    print(f"before: wins {share_of_victories(model, GAMES)} of {GAMES} games against random", flush=True)
    began = perf_counter()
    model.learn(steps)
    print(f"{model.num_timesteps} steps learned from in {perf_counter() - began:.0f} s", flush=True)
    print(f"after: wins {share_of_victories(model, GAMES)} of {GAMES} games against random")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60_000)
