"""Options counted to a fixed depth from fixed positions: the numbers of last time."""

from __future__ import annotations

from tests.battery.tables import TABLES, Table, at_every_table

from .nodes import count_table, kept


def test_every_table_is_counted() -> None:
    assert list(kept()) == [str(table) for table in TABLES]


@at_every_table
def test_the_numbers_are_those_of_last_time(table: Table) -> None:
    """If a rule was changed on purpose: `python -m tests.regenerate`, and look at what changed."""
    assert count_table(table) == kept()[str(table)]
