"""The `holdfast` command: a table of commands, each imported only when it is called.

A command NAME lives in cli/NAME.py as a function NAME with annotated parameters (pack and lab, which have
sub-commands, as a cyclopts `app`). It returns None or an exit code, and raises HoldfastError for what the person should
mend.
"""

import errno
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from .. import HoldfastError, __version__
from . import reader

__all__ = ["main"]

COMMANDS = {
    "serve": ("holdfast.cli.serve:serve", "Serve tables in the browser."),
    "store": ("holdfast.cli.store:app", "Check and verify the tables that a server keeps."),
    "backup": ("holdfast.cli.backup:backup", "Write all tables of a server into one file."),
    "restore": ("holdfast.cli.backup:restore", "Fill a store with what a backup holds."),
    "play": ("holdfast.cli.play:play", "Play a game in the terminal."),
    "replay": ("holdfast.cli.replay:replay", "Watch a recorded game again."),
    "verify": ("holdfast.cli.verify:verify", "Check that a recorded game was dealt as its table had promised."),
    "rules": ("holdfast.cli.rules:rules", "Read a game's rules, and the tests that prove each of them."),
    "pack": ("holdfast.cli.pack:app", "Check, show or start a pack of cards."),
    "lab": ("holdfast.cli.lab:app", "Play many games, keep them as tables, and report what they show."),
    "mcp": ("holdfast.cli.mcp:mcp", "Let an LLM agent play, over the Model Context Protocol."),
    "games": ("holdfast.cli.games:games", "List the games and their scenarios."),
}

MISTAKE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code; no traceback reaches a person for what a person can mend."""
    words = reader.without_language(sys.argv[1:] if words is None else words)
    try:
        result = command_line(words)(words, exit_on_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError:
        return MISTAKE  # cyclopts has said already what it did not understand
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        discard_output()
        complain(reader.words().say("command-not-written", why=error.strerror))
        return MISTAKE
    except HoldfastError as error:
        complain(told(error))
        return MISTAKE
    return result if isinstance(result, int) else 0


def told(error: HoldfastError) -> str:
    try:
        return reader.words().tell(error)
    except HoldfastError as unread:  # the language itself is unknown
        return str(unread)


def complain(words: str) -> None:
    print(f"holdfast: {words}", file=sys.stderr)


def command_line(words: Sequence[str]) -> App:
    """The summaries above spare the list of commands every import; the command that is called speaks for itself."""
    app = App(
        name="holdfast",
        help=f"Complete survival board games. {reader.FLAG} NAME chooses the language.",
        help_format="plaintext",
        version=f"holdfast {__version__}",
        suppress_keyboard_interrupt=False,
    )
    for name, (where, summary) in COMMANDS.items():
        app.command(where, name=name, help=None if name in words[:1] else summary)
    return app


def discard_output() -> None:
    """Whoever read our output has gone; without this, Python would complain at exit that it cannot deliver the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
