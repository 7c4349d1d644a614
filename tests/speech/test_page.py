"""The page's messages are Fluent as the house reads it, and are marked as the house marks them."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.speech.languages import read
from holdfast.speech.pseudo import LONGER, MARKED

WEB = Path(__file__).parents[2] / "web" / "speech"


@pytest.mark.parametrize("file", sorted(WEB.glob("*/*.ftl")), ids=lambda file: file.stem)
def test_the_page_says_nothing_that_the_house_cannot_read(file: Path) -> None:
    assert read(file).body


def test_both_mark_their_letters_alike() -> None:
    marks = (WEB / "pseudo.ts").read_text(encoding="utf-8")
    assert f'[..."{"".join(map(chr, MARKED.values()))}"]' in marks
    assert f'LONGER = "{LONGER}"' in marks
