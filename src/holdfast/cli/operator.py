"""holdfast operator: look after a server that runs, from afar, with its operator's key."""

from __future__ import annotations

import os
from getpass import getuser
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

import msgspec
from cyclopts import App, Parameter

from ..kernel import BadOption, HoldfastError, Said
from .reader import words

app = App(name="operator", help="Look after a running server, with its operator's key.")

KEY: Final = "HOLDFAST_OPERATOR_KEY"
LEAST_KEY: Final = 20  # characters
PATIENCE: Final = 20.0  # seconds
WATCHING: Final = "watch"

Server = Annotated[str, Parameter(name="--server")]
KeyFile = Annotated[Path | None, Parameter(name="--key")]
HERE: Final = "http://localhost:8765"


def operator_key(file: Path | None) -> str:
    """The key in this file, else in the environment; empty if there is none. It is no flag: anybody on the machine can
    read those."""
    try:
        key = os.environ.get(KEY, "") if file is None else file.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise BadOption(Said("operator-key-unread", file=file, why=in_words(error))) from None
    key = key.strip()
    if (key or file is not None) and (len(key) < LEAST_KEY or not key.isascii() or not key.isprintable()):
        raise BadOption(Said("operator-key-short", least=LEAST_KEY))
    return key


@app.command
def tables(*, before: str = "9999", server: Server = HERE, key: KeyFile = None) -> None:
    """List the tables of the server, the last change first: two hundred at a time.

    Parameters
    ----------
    before
        Only those that changed before this moment, as in the last line of the list.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    for one in ask(server, key, f"tables?{urlencode({'before': before})}"):
        shown = {name: one[name] for name in ("table", "game", "changed", "picks", "over", "names")}
        print(words().say("operator-table", here=len(one["here"]), **shown))


@app.command
def reports(*, after: int = 0, server: Server = HERE, key: KeyFile = None) -> None:
    """Read what players have reported, with the chat as it was then.

    Parameters
    ----------
    after
        Only those with a higher number.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    for one in ask(server, key, f"reports?{urlencode({'after': after})}"):
        print(words().say("operator-report", **{name: one[name] for name in ("number", "at", "table", "name", "text")}))
        for line in one["lines"]:
            print(words().say("operator-line", name=line["name"], at=line["at"], text=line["text"]))


@app.command
def audit(*, after: int = 0, server: Server = HERE, key: KeyFile = None) -> None:
    """Read what operators have done.

    Parameters
    ----------
    after
        Only lines with a higher number.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    for one in ask(server, key, f"audit?{urlencode({'after': after})}"):
        print(words().say("operator-audit", **one))


@app.command
def close(table: str, /, *, why: str = "", server: Server = HERE, key: KeyFile = None) -> None:
    """Close a table: nobody can play there, everybody can look back at it, and its log says why.

    Parameters
    ----------
    table
        Its name, as in its address.
    why
        What everybody at the table is told.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    do(server, key, f"tables/{quote(table, '')}/close", why=why)


@app.command
def reopen(table: str, /, *, why: str = "", server: Server = HERE, key: KeyFile = None) -> None:
    """Open a closed table again.

    Parameters
    ----------
    table
        Its name, as in its address.
    why
        A note for the audit.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    do(server, key, f"tables/{quote(table, '')}/reopen", why=why)


@app.command
def mute(
    table: str, seat: str, /, *, days: float = 7, why: str = "", server: Server = HERE, key: KeyFile = None
) -> None:
    """Keep whoever holds a seat from writing in the chat, at any table of the server.

    Parameters
    ----------
    table
        Its name, as in its address.
    seat
        The seat (1 is the first), or "watch" for all who only watch.
    days
        For how long.
    why
        A note for the audit.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    do(server, key, f"tables/{quote(table, '')}/mute", seat=seat_of(seat), days=days, why=why)


@app.command
def unmute(table: str, seat: str, /, *, why: str = "", server: Server = HERE, key: KeyFile = None) -> None:
    """Let whoever holds a seat write in the chat again.

    Parameters
    ----------
    table
        Its name, as in its address.
    seat
        The seat (1 is the first), or "watch" for all who only watch.
    why
        A note for the audit.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    do(server, key, f"tables/{quote(table, '')}/unmute", seat=seat_of(seat), why=why)


@app.command
def kick(table: str, seat: str, /, *, why: str = "", server: Server = HERE, key: KeyFile = None) -> None:
    """Send whoever holds a seat away from the table; their link is dead. Whoever made the table can make another.

    Parameters
    ----------
    table
        Its name, as in its address.
    seat
        The seat (1 is the first), or "watch" for all who only watch.
    why
        A note for the audit.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    do(server, key, f"tables/{quote(table, '')}/kick", seat=seat_of(seat), why=why)


@app.command
def drain(*, why: str = "", server: Server = HERE, key: KeyFile = None) -> None:
    """End the process that answers there in an orderly way, as SIGTERM does.

    Parameters
    ----------
    why
        A note for the audit.
    server
        Its address.
    key
        A file with the operator's key; without it, the environment's HOLDFAST_OPERATOR_KEY.
    """
    do(server, key, "drain", why=why)


def seat_of(text: str) -> int:
    if text == WATCHING:
        return -1
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= 99):
        raise BadOption(Said("operator-seat", given=text))
    return int(text) - 1


def do(server: str, key: Path | None, path: str, **wished: Any) -> None:
    done = ask(server, key, path, {"who": getuser(), **wished})
    print(words().say("operator-done", people=done.get("people", -1)))


def ask(server: str, file: Path | None, path: str, wished: dict[str, Any] | None = None) -> Any:
    key = operator_key(file)
    if not key:
        raise BadOption(Said("operator-no-key", variable=KEY))
    if not server.startswith(("http://", "https://")):
        raise BadOption(Said("serve-origin", origin=server))
    body = None if wished is None else msgspec.json.encode(wished)
    address = f"{server.rstrip('/')}/operator/{path}"
    request = Request(address, body, {"Authorization": f"Bearer {key}", "Accept-Language": words().name})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read())
    except HTTPError as error:
        raise HoldfastError(Said("operator-refused", why=reason_in(error))) from None
    except (URLError, OSError, msgspec.MsgspecError) as error:
        raise HoldfastError(Said("operator-unreached", server=server, why=in_words(error))) from None


def in_words(error: Exception) -> str:
    """Why something could not be done, without the numbers of the system."""
    cause = error.reason if isinstance(error, URLError) else error
    return (cause.strerror if isinstance(cause, OSError) else None) or str(cause)


def reason_in(error: HTTPError) -> str:
    try:
        return str(msgspec.json.decode(error.read())["reason"])
    except (msgspec.MsgspecError, OSError, KeyError, TypeError):
        return str(error)
