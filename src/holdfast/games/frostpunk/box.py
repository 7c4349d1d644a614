"""What is in the box: tables read from a pack once and shared by every game."""

from __future__ import annotations


class FrostpunkBox:
    """The tables, by small numbers."""
