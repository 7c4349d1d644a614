"""Which browser the tests take, and what they say where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from . import browser


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine without a browser, from which none can be fetched."""

    def unreachable() -> Path:
        raise subprocess.CalledProcessError(1, ["npm"], output="code ENOTFOUND")

    unreachable.__doc__ = "A browser from elsewhere"
    monkeypatch.delenv(browser.SETTING, raising=False)
    for name in ("system", "of_playwright", "of_npm"):
        monkeypatch.setattr(browser, name, lambda: None)
    for name in ("fetch_playwright", "fetch_npm"):
        monkeypatch.setattr(browser, name, unreachable)
    return monkeypatch


def test_the_one_that_is_named_comes_first(bare: pytest.MonkeyPatch) -> None:
    bare.setattr(browser, "system", lambda: Path("/usr/bin/chromium"))
    bare.setenv(browser.SETTING, sys.executable)
    assert browser.find() == Path(sys.executable)


def test_a_wrong_name_is_told_and_not_passed_over(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bare.setattr(browser, "system", lambda: Path("/usr/bin/chromium"))
    bare.setenv(browser.SETTING, str(tmp_path / "chromium"))
    with pytest.raises(browser.NoBrowser, match=browser.SETTING):
        browser.find()


@pytest.mark.parametrize("name", ["system", "of_playwright", "of_npm", "fetch_playwright", "fetch_npm"])
def test_whichever_is_there_is_taken(bare: pytest.MonkeyPatch, name: str) -> None:
    bare.setattr(browser, name, lambda: Path("/there"))
    assert browser.find() == Path("/there")


def test_without_any_it_says_what_to_install_and_what_was_tried(bare: pytest.MonkeyPatch) -> None:
    with pytest.raises(browser.NoBrowser, match=r"Install one, or name one in HOLDFAST_CHROMIUM[\s\S]*ENOTFOUND"):
        browser.find()
