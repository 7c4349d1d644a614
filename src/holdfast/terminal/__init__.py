"""The text client: sit down at a table and play, or watch a recorded game. It knows no game."""

from .replaying import watch
from .screen import Screen
from .table import Table

__all__ = ["Screen", "Table", "watch"]
