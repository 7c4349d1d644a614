# %% [markdown]
# # Looking at a game
#
# A game in a notebook: what is asked, what each answer does, why others cannot be given, and a picture of the table.
# Open this file in an editor that knows `# %%` cells, or run it: `python examples/looking_at_a_game.py`.

# %%
from __future__ import annotations

import holdfast

game = holdfast.start("frostpunk", seats=1, seed=7)
decision = game.decision
assert decision is not None
print(f"{decision.kind}: {decision.prompt}")
for option in decision:
    print(f"  {option.key:24} {option.label}")

# %% [markdown]
# In a notebook a game draws itself: put `game` on the last line of a cell. What is shown is the table as somebody sees
# it who only watches, and every open question with its options.

# %%
game  # noqa: B018 (a notebook shows it)

# %% [markdown]
# A few answers, the first option each time, and what came of them.

# %%
while game.pending is not None and game.pending.question.name != "turn":
    game.choose(0)
print("\n".join(game.log()[-5:]))
game  # noqa: B018

# %% [markdown]
# What cannot be done says why, with the rule; `holdfast rules frostpunk FP-ACT-01` prints it.

# %%
for barred in game.refusals()[:4]:
    print(f"{barred.key}: {barred.reason} ({barred.rule})")

# %% [markdown]
# All that a seat may know; `msgspec.to_builtins` makes plain dictionaries of it, `msgspec.json.encode` JSON.

# %%
table = game.view(0).table
print(table.round, table.phase, table.food, table.stock)
print(f"a picture of {len(game._repr_html_())} characters")
