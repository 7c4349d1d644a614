"""One battery over every game, every number of seats and every start option.

`HOLDFAST_GAMES=100000 pytest tests/battery` plays that many games; without it, some two thousand.
"""
