"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_in_the_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 10
    assert result.failed == 0


def test_every_page_it_points_to_is_there() -> None:
    text = README.read_text("utf-8")
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
