"""Reading and writing, line by line: in a terminal with colours and small pauses, in a pipe as plain text."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from select import select
from time import sleep
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel.letters import readable
from ..speech import House

PAUSE: Final = 0.25  # seconds for which a line about somebody else's move stands alone
FORGET: Final = "\x1b[3J"  # what has scrolled out of sight, too


class Gone(Exception):
    """No more answers will come: the input has ended, or somebody pressed Ctrl-C."""

    def __init__(self, interrupted: bool) -> None:
        super().__init__()
        self.interrupted = interrupted


class Screen:
    """Where a person reads and types. Without a terminal on both sides nothing is coloured, cleared or waited for."""

    def __init__(self, words: House, *, fast: bool = False) -> None:
        self.words = words
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # no letter anybody types or plays with may end a game
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.pauses = self.live and not fast
        if self.live:
            prepare_line_editing()

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(readable(text), style=style))

    def tells(self, message: str, style: str = "", **things: object) -> None:
        """A message of the house, in the language of whoever reads here."""
        self.say(self.words.say(message, **things), style)

    def say_whole(self, text: str) -> None:
        """A line to be copied: the terminal may break it, we don't."""
        self.console.print(Text(readable(text)), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def tell(self, line: RenderableType, style: str = "") -> None:
        """A line of the log; what is drawn as a page has a style of its own."""
        self.show(Text(readable(line), style=style) if isinstance(line, str) else line)

    def say_slowly(self, lines: Sequence[RenderableType], style: str = "") -> None:
        """What others did, a line at a time; longer ones go on under their beginning."""
        for line in lines:
            if isinstance(line, str):
                row = Table.grid(padding=(0, 1, 0, 0))
                row.add_row("|", Text(readable(line), style=style))
                line = row
            self.show(line)
            self.pause()

    def pause(self) -> None:
        if self.pauses:
            sleep(PAUSE)

    def is_called(self) -> bool:
        """Whether somebody has pressed Enter while others played; what was typed with it is passed by."""
        if not self.live or os.name != "posix" or not select([sys.stdin], [], [], 0)[0]:
            return False
        if not sys.stdin.readline():
            self.say()
            raise Gone(interrupted=False)
        return True

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """A note that goes away with what it is about."""
        if not self.live:
            yield
            return
        with self.console.status(Text(words, style="dim"), spinner="line"):
            yield

    def ask(self, prompt: str) -> str:
        """One line from the person. In a pipe it is echoed, so that the text reads like play."""
        try:
            if self.live:
                return input(prompt).strip()
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
        except EOFError:
            self.say()
            raise Gone(interrupted=False) from None
        except KeyboardInterrupt:
            self.say()
            raise Gone(interrupted=True) from None
        if not line:
            self.say()
            raise Gone(interrupted=False)
        self.say(line.strip())
        return line.strip()

    def agrees(self, question: str, otherwise: bool) -> bool:
        """Yes or no; Enter alone means `otherwise`."""
        while True:
            answer = self.ask(f"{question} [{'Y/n' if otherwise else 'y/N'}] ").lower()
            if not answer:
                return otherwise
            if answer in ("y", "yes", "n", "no"):
                return answer[0] == "y"
            self.tells("terminal-yes-or-no")

    def clear(self) -> None:
        """Leave nothing of what one player saw for the next one."""
        if self.live:
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()


def prepare_line_editing() -> None:
    """Arrow keys and history in the input line, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
