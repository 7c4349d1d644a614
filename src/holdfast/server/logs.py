"""The server's log: in words for a person, or one JSON object a line for a machine."""

from __future__ import annotations

import logging
import logging.config
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

import msgspec

MOST_ALIKE: Final = 20  # lines of one kind in a window
WINDOW: Final = 10.0  # seconds


class Dam(logging.Filter):
    """Strangers decide how often some things happen, but not how much is written of it: of the lines that one place in
    the code has to say, so many are let through in a while, and then it is said that there were more."""

    def __init__(self) -> None:
        super().__init__()
        self.since: dict[tuple[str, str], tuple[float, int]] = {}  # for each kind: when its window began, and its lines

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg)), monotonic()
        began, lines = self.since.get(kind, (now, 0))
        if now - began >= WINDOW:
            if lines > MOST_ALIKE:
                record.msg = f"{record.getMessage()} (and {lines - MOST_ALIKE} lines like it before that)"
                record.args = ()
            began, lines = now, 0
        lines += 1
        self.since[kind] = began, lines
        if lines == MOST_ALIKE:
            record.msg = f"{record.getMessage()} (more lines like it are left out for {WINDOW:.0f} seconds)"
            record.args = ()
        return lines <= MOST_ALIKE


class InJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class InWords(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        line = f"{datetime.fromtimestamp(record.created).strftime('%H:%M:%S')} {level}{record.getMessage()}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def log_config(shape: str) -> dict[str, Any]:
    """For `logging.config`: ours and uvicorn's in one voice. What uvicorn says of its own start and end is left out."""
    formatter = InJson if shape == "json" else InWords
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ours": {"()": formatter}},
        "filters": {"dam": {"()": Dam}},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "formatter": "ours",
                "filters": ["dam"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["out"], "level": "WARNING"},
        "loggers": {
            "holdfast": {"handlers": ["out"], "level": "INFO", "propagate": False},
            "uvicorn": {"handlers": ["out"], "level": "WARNING", "propagate": False},
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }
