"""The live table: a socket that is told the whole table after every change, as quickly as it can take it.

Nothing is queued: when the socket is ready for more, it gets the table as it is then. So a slow one misses moments, not
the end; and one that takes nothing at all is closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..kernel import HoldfastError, Refused, Said
from . import wire
from .acts import act, kind_of
from .coming_back import settle
from .denied import refusal_of
from .hints import hint
from .house import REVOKED, House
from .live import Live, Moved
from .looks import Spoken
from .thinking import wake_bots
from .turns import Person
from .visitor import is_ours, known_of, language_of, person_of

log = logging.getLogger("holdfast.server")

NOWHERE = 4404
TOO_SLOW = 4408
TOO_MUCH = 4429
UNREADABLE = 1003
LONGEST_REASON = 120  # bytes
MOST_REPLIES = 64  # short answers that wait to be sent

_reader: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Seated:
    """One browser tab at a table."""

    def __init__(self, house: House, live: Live, websocket: WebSocket, who: Person, seat: int | None) -> None:
        self.house = house
        self.live = live
        self.websocket = websocket
        self.who = who
        self.session = who.session
        self.seat = seat
        self.language = language_of(websocket)
        self.news = asyncio.Event()
        self.look = True
        self.replies: deque[wire.ToClient] = deque()
        self.lines: list[Spoken] = []  # the log as this tab has it
        self.heard = 0  # the last chat line it has
        self.hints: set[asyncio.Task[None]] = set()  # that this tab waits for
        self.closed: tuple[int, str] | None = None
        self.sent = monotonic()

    # -- telling ------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        self.look = True
        self.news.set()

    def answer(self, message: wire.ToClient) -> None:
        if len(self.replies) >= MOST_REPLIES:
            self.leave(TOO_SLOW, Said("server-too-slow"))
        else:
            self.replies.append(message)
            self.news.set()

    def leave(self, code: int, reason: Said) -> None:
        if self.closed is None:
            self.closed = (code, short(reason.in_words(self.language)))
            self.news.set()

    async def tell(self) -> None:
        """Send what there is, until the socket is closed."""
        while self.closed is None:
            await self.news.wait()
            self.news.clear()
            while self.replies and self.closed is None:
                await self.send(self.replies.popleft())
            if self.look and self.closed is None:
                self.look = False
                await self.send(self.table())
        await self.close()

    def table(self) -> wire.TableShown:
        shown, self.lines = self.live.shown(self.session, self.seat, self.lines, self.heard, self.language)
        if shown.chat:
            self.heard = shown.chat[-1].number
        return shown

    async def send(self, message: wire.ToClient) -> None:
        text = msgspec.json.encode(message).decode()
        try:
            await asyncio.wait_for(self.websocket.send_text(text), self.house.settings.send_patience)
        except TimeoutError:
            self.leave(TOO_SLOW, Said("server-too-slow"))

    async def close(self) -> None:
        assert self.closed is not None
        with suppress(RuntimeError, TimeoutError):  # it may be gone already
            await asyncio.wait_for(self.websocket.close(*self.closed), 1)

    # -- hearing ------------------------------------------------------------------------------------------------

    async def hear(self) -> None:
        """Do what comes in, one thing after another."""
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                self.leave(UNREADABLE, Said("server-not-text"))
                return
            if len(text) > self.house.settings.longest_message:
                self.leave(1009, Said("server-too-long", bytes=self.house.settings.longest_message))
                return
            await self.take(text)

    async def take(self, text: str) -> None:
        async with self.answering():
            wish = _reader.decode(text)
            request = wish.request if isinstance(wish, wire.Pick) else ""
            async with self.answering(request):
                await self.do(wish)
                if request:
                    self.answer(wire.Done(request))
                    self.wake()

    @asynccontextmanager
    async def answering(self, request: str = "") -> AsyncIterator[None]:
        """What cannot be done is said."""
        try:
            yield
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.refuse(Refused("HF-WIRE", Said("server-malformed", why=str(error))))
        except Moved:
            self.wake()
            self.refuse(Refused("HF-LATE", Said("server-late")), request)
        except HoldfastError as error:
            self.refuse(error, request)

    async def do(self, wish: wire.FromClient) -> None:
        self.house.limits.count(kind_of(wish), self.who)
        if isinstance(wish, wire.Ping):
            self.answer(wire.Pong())
        elif isinstance(wish, wire.SitAs):
            self.seat = None if wish.seat is None else self.live.seat_for(self.session, wish.seat)
            await self.house.look(self.live)
        elif isinstance(wish, wire.AskHint):
            task = self.house.run(self.advise(wish))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        else:
            await act(self.house, self.live, self.session, self.seat, wish)

    async def advise(self, wish: wire.AskHint) -> None:
        """Takes its time, in which this tab may do other things."""
        async with self.answering():
            with suppress(Moved):  # the page sees that its question is gone
                self.answer(await hint(self.house, self.live, self.who, self.seat, wish, self.language))

    def refuse(self, error: HoldfastError, request: str = "") -> None:
        status, refusal = refusal_of(error, self.language, self.live.table.version)
        refusal = msgspec.structs.replace(refusal, request=request)
        self.house.metrics.refusals[refusal.rule] += 1
        if status >= 500:
            log.error("table %s: %s", self.live.id, error)
        self.answer(refusal)


async def live_table(websocket: WebSocket) -> None:
    """One socket from its coming to its going."""
    house: House = websocket.app.state.house
    if not is_ours(websocket, house) or house.closing:
        await websocket.close(403)
        return
    await websocket.accept()
    try:
        seated = await sit_down(house, websocket)
    except HoldfastError as error:
        await turn_away(websocket, house, error)
        return
    except WebSocketDisconnect:
        return
    live = seated.live
    live.lookers.add(seated)
    house.metrics.sockets += 1
    house.sockets.update(seated.who)
    await house.look(live)
    wake_bots(house, live)
    telling = asyncio.create_task(seated.tell())
    hearing = asyncio.create_task(seated.hear())
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.lookers.discard(seated)
        house.metrics.sockets -= 1
        house.sockets -= Counter(seated.who)
        await end(seated, telling, hearing, *seated.hints)
        await house.look(live)


async def end(seated: Seated, *tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    for error in await asyncio.gather(*tasks, return_exceptions=True):
        # A browser that goes away in the middle of a word is no fault.
        gone = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError)
        if isinstance(error, BaseException) and not isinstance(error, gone):
            seated.house.metrics.faults += 1
            log.error("table %s: a socket failed", seated.live.id, exc_info=error)
            seated.leave(1011, Said("server-failed"))
    if seated.closed is not None and seated.websocket.application_state == WebSocketState.CONNECTED:
        await seated.close()


async def sit_down(house: House, websocket: WebSocket) -> Seated:
    who = person_of(websocket, house)
    house.limits.count("connect", who)
    await settle(house, known_of(websocket, house))
    text = websocket.query_params.get("seat", "")
    if text and not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Refused("HF-WIRE", Said("server-seat-number"))
    live = await house.enter(websocket.path_params["table"], who)
    await house.catch_up(live)  # another process may have been the last to write
    settings, open_now = house.settings, house.sockets
    if (
        house.metrics.sockets >= settings.most_sockets
        or open_now[who.session] >= settings.most_sockets_each
        or open_now[who.address] >= settings.most_sockets_of_address
    ):
        raise Refused("HF-RATE", Said("server-crowded"))
    return Seated(house, live, websocket, who, live.seat_for(who.session, int(text) if text else None))


async def turn_away(websocket: WebSocket, house: House, error: HoldfastError) -> None:
    """Say why, and close."""
    status, refusal = refusal_of(error, language_of(websocket))
    house.metrics.refusals[refusal.rule] += 1
    if status >= 500:
        log.error("a socket was turned away: %s", error)
    code = {404: NOWHERE, 429: TOO_MUCH, 403: REVOKED}.get(status, 1011 if status >= 500 else 4400)
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await websocket.send_text(msgspec.json.encode(refusal).decode())
        await websocket.close(code, short(refusal.reason))


def short(reason: str) -> str:
    """As much of it as the closing of a socket has room for."""
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
