"""A test may cite only rules that exist; those that drive a browser are marked."""

from __future__ import annotations

import signal

import hypothesis
import pytest

from holdfast.kernel import play
from holdfast.rulebook import Rulebook, rulebooks

# No test is judged by the clock: a loaded machine is no fault of the code.
hypothesis.settings.register_profile("holdfast", deadline=None)
hypothesis.settings.load_profile("holdfast")

# A shell that starts the tests in the background lets them ignore Ctrl-C, and so would every command they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Which of the two is tested: see docs/compiled.md."""
    return f"holdfast: {'interpreted' if play.__file__.endswith('.py') else 'compiled'}"


@pytest.hookimpl(tryfirst=True)  # before pytest looks for what was asked for with -m
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    check_citations(items)
    mark_browsers(items)


def mark_browsers(items: list[pytest.Item]) -> None:
    """Playwright keeps an event loop running as long as it lives, in which no other can be run: so the tests that need
    it come last, or have a process of their own."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def check_citations(items: list[pytest.Item]) -> None:
    books: dict[str, Rulebook] = {book.prefix: book for book in rulebooks()}
    for item in items:
        for mark in item.iter_markers("rule"):
            for cited in mark.args:
                book = books.get(cited.partition("-")[0])
                if book is None or cited not in book.citable:
                    raise pytest.UsageError(f"{item.nodeid} cites {cited}, which no rulebook has")
