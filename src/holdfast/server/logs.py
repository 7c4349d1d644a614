"""The server's log: in words for a person, or one JSON object a line for a machine."""

from __future__ import annotations

import logging
import logging.config
from datetime import UTC, datetime
from typing import Any

import msgspec


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
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "ours", "stream": "ext://sys.stderr"}},
        "loggers": {
            "holdfast": {"handlers": ["out"], "level": "INFO", "propagate": False},
            "uvicorn": {"handlers": ["out"], "level": "WARNING", "propagate": False},
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }
