"""Tests say which rules they prove: `@rule("RB-BUILD-02", "RB-BUILD-02/1")`; `/1` is the rule's first case.

A citation is a promise: the test would fail if that rule were broken.
"""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
