"""Lists in words."""

from __future__ import annotations

import pytest

from holdfast.kernel import listing


@pytest.mark.parametrize(
    ("parts", "said"),
    [([], ""), (["oil"], "oil"), (["oil", "wood"], "oil and wood"), (["oil", "wood", "rope"], "oil, wood and rope")],
)
def test_a_listing(parts: list[str], said: str) -> None:
    assert listing(parts) == said


def test_a_listing_of_which_one_is_chosen() -> None:
    assert listing(["oil", "wood", "rope"], last="or") == "oil, wood or rope"
