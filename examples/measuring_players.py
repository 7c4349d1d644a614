# %% [markdown]
# # Measuring players
#
# How good is a player? Many games, both seat orders, and the interval in which the truth probably lies. A few games
# here, so that it is over in seconds: `python examples/measuring_players.py 200` takes longer and says more.

# %%
from __future__ import annotations

import sys

from holdfast.players.match import match
from holdfast.players.survival import histogram, survive, tables

games = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdecimal() else 4

# %% [markdown]
# ## Against each other

# %%
result = match("rebuild", "greedy", "random", games)
low, high = result.interval()
print(f"greedy beats random in {result.share:.0%} of {games} games (95 % interval {low:.0%} to {high:.0%})")

# %% [markdown]
# ## Together
#
# In a game that is won together, each plays alone for as long as it can: in which round does the city fall?

# %%
found = survive("frostpunk", "random", tables("frostpunk", 4 * games))
low, high = found.interval()
print(f"random lasts {found.mean:.1f} rounds of Frostpunk on average ({low:.1f} to {high:.1f})")
print("\n".join(histogram(found.rounds)))
