"""The laboratory: many games of one kind, kept as tables, and a report of what they show.

`play_games(make_spec("rebuild", ["greedy", "random"], games=100))` gives a row for each game; `run` keeps them in a
folder and goes on where it was stopped; `write_report` makes a page of such a folder.
"""

from .crew import Crew
from .report import write_report
from .rows import GameRow
from .running import Done, Stopped, play_games, run
from .spec import Spec, make_spec

__all__ = ["Crew", "Done", "GameRow", "Spec", "Stopped", "make_spec", "play_games", "run", "write_report"]
