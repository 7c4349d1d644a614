"""What must never happen in a browser: a request to elsewhere, an error in the console, a script that breaks."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

LOST_SERVER = r"WebSocket connection to .* failed|net::ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)"


class Watch:
    """Looks at everything that the pages of a browser do; the Content-Security-Policy speaks through the console."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.host = urlsplit(origin).netloc
        self.faults: list[str] = []
        self.requests: list[Request] = []
        self.allowed: list[str] = []
        context.on("request", self.requested)
        context.on("console", self.logged)
        context.on("weberror", self.broke)

    def allow(self, pattern: str) -> None:
        """Errors of this kind are part of the test: a browser cannot know that a server was killed on purpose."""
        self.allowed.append(pattern)

    def requested(self, request: Request) -> None:
        self.requests.append(request)
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob", "about") and address.netloc != self.host:
            self.faults.append(f"a request to elsewhere: {request.url}")

    def logged(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type} in the console: {message.text} ({message.location.get('url', '')})")

    def broke(self, error: WebError) -> None:
        self.faults.append(f"a script broke: {error.error}")

    def found(self) -> list[str]:
        return [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.allowed)]
