# %% [markdown]
# # A tour of the environments
#
# Every game is an environment for agents that learn: `pip install "holdfast[envs]"`. Actions are the options of the
# game, each with a fixed number; a mask says which are open. docs/envs.md tells the rest.

# %%
from __future__ import annotations

import gymnasium
import numpy as np
from numpy.typing import NDArray

from holdfast import envs

chance = np.random.default_rng(7)


def some_action(mask: NDArray[np.int8]) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


# %% [markdown]
# ## PettingZoo: an agent for each seat
#
# `last()` gives the observation of the agent that is asked, with its mask.

# %%
env = envs.aec("rebuild", seats=2, seed=7)
env.reset()
steps = 0
paid = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    seen, reward, ended, truncated, info = env.last()
    assert seen is not None
    paid[agent] += reward
    env.step(None if ended else some_action(seen["action_mask"]))
    steps += not ended
print(f"a game of Rebuild took {steps} actions, and was won by {max(paid, key=lambda agent: paid[agent])}")

# %% [markdown]
# ## Gymnasium: one learner, the other seats played
#
# Observations are rows of numbers from 0 to 1, and each has a name; so has each action.

# %%
learner = envs.gym("frostpunk", rewards="shaped")
row, info = learner.reset(seed=7)
names, keys = learner.table.encoding.names, learner.table.encoding.keys
print(f"{len(names)} numbers; now, among others:")
for name in ("round=1", "people/worker", "food", "stock/coal"):
    print(f"  {name:16} {row[names.index(name)]:.2f}")
print(f"{len(keys)} actions; open now: {', '.join(keys[action] for action in np.flatnonzero(info['action_mask']))}")

# %%
ended, total, steps = False, 0.0, 0
while not ended:
    row, reward, ended, truncated, info = learner.step(some_action(info["action_mask"]))
    total += float(reward)
    steps += 1
print(f"the city fell after {steps} actions: {info['outcome']}")

# %% [markdown]
# ## The registry, and a table drawn

# %%
drawn = gymnasium.make("Holdfast/ThisWarOfMine-v0", scenario="last-road", render_mode="text")
drawn.reset(seed=7)
picture = str(drawn.render())
print(picture)
