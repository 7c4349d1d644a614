"""A table: the game that its log tells, entry by entry, and what the players ask of each other meanwhile.

Nothing here waits or writes. Whoever wants to change something gets the entry to write (or a refusal); once it is
committed, `apply` makes it so. Another process, or this one after a restart, applies the same entries and stands at the
same place.
"""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from .. import start
from ..games import find, opened
from ..kernel import BadSave, Choice, Game, Move, Refused, Said
from ..kernel.play import LANE
from ..kernel.record import Record, begin, load_own, save_bytes
from .entries import (
    Answered,
    Brought,
    CameBack,
    Closed,
    Handed,
    Linked,
    Noting,
    Picked,
    Proposed,
    Renamed,
    Undone,
    Wished,
)
from .running import Running, header_of, rules_of
from .seating import Seating, Sitting
from .seats import WATCHING
from .store import Position, TableRow
from .telling import LineKept, Telling, told_again
from .way_back import Hand, PickedHere, Vote, WayBack, picked_here
from .wire import TableWanted

MOST_REQUESTS = 64  # that a table remembers
FARTHEST_UNDO = 200  # picks behind the newest in which a person's own last one is looked for


class PickDone(msgspec.Struct, frozen=True, array_like=True):
    """A pick that somebody has a name for. `shown`: chance or a hidden card spoke at its last answer, and whatever was
    to follow was dropped."""

    seat: int
    request: str
    keys: list[str]
    shown: bool

    def is_of(self, keys: list[str]) -> bool:
        """Whether it is what these answers came to."""
        return (keys[: len(self.keys)] if self.shown else keys) == self.keys


class Kept(msgspec.Struct, frozen=True):
    """A position with what the save does not tell: how many entries changed the game, how many picks stand, at which
    version each line was told (and whether a move begins now), what everybody is called and asks of the others, which
    bots play for whom, and under which rules and cards it was saved."""

    save: bytes
    version: int
    picks: int
    lines: list[LineKept]
    begins: bool
    names: list[str]
    proposals: dict[int, str]
    vote: Vote | None
    rules: int
    pack: str
    stand_ins: dict[int, str] = {}
    requests: list[PickDone] = []
    closed: bool = False


class Table:
    """One game at one table, as far as its log has been read."""

    def __init__(self, row: TableRow, game: Game[Any], number: int = 0, version: int = 0) -> None:
        self.id = row.id
        self.seating = msgspec.json.decode(row.seats, type=Seating)
        self.made = row.made
        self.number = number  # entries read
        self.version = version  # of those, how many changed the game
        self.picks = 0  # that stand
        self.proposals: dict[int, str] = {}
        self.vote: Vote | None = None
        self.voted_on: PickedHere | None = None
        self.closed = False  # by the operator
        self.steps_due: list[Move] = []  # that bring picks of now under newer rules, until the log has come to them
        self.asked: dict[int, tuple[Choice, int]] = {}  # each seat's open question, and since which version it is open
        self.hands: list[Hand] = []  # of the newest picks
        self.requests: deque[PickDone] = deque(maxlen=MOST_REQUESTS)
        self.take_up(game)

    def take_up(self, game: Game[Any]) -> None:
        self.game = game
        self.hands = []
        self.steps = game.play.steps
        self.names = self.seating.names
        game.names = self.names  # its copies have the same list, and so what everybody is called now
        self.telling = Telling(game.play.log or [], self.version)
        self.note_questions()

    def note_questions(self) -> None:
        """Where seats decide together, another's pick leaves one's own question as it was."""
        before, self.asked = self.asked, {}
        for decision in self.game.decisions:
            choice = decision.choice
            known, since = before.get(choice.seat, (None, 0))
            self.asked[choice.seat] = (choice, since if known is choice else self.version)

    def is_late(self, version: int, seat: int) -> bool:
        """Whether an answer of this seat, to the table as it was then, is none to the question it is asked now."""
        return not self.open_since(seat) <= version <= self.version

    def open_since(self, seat: int) -> int:
        """The version at which the question was asked on which this seat has the last word."""
        return self.asked[seat][1] if seat in self.asked else self.version

    # -- who sits there -----------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[Sitting]:
        return self.seating.seats

    @property
    def people(self) -> list[int]:
        """The seats on which persons play themselves."""
        return [seat for seat, sitting in enumerate(self.seats) if sitting.played_by is None]

    @property
    def waiting(self) -> list[int]:
        """The seats that have the last word on a question now open."""
        return sorted({decision.choice.seat for decision in self.game.decisions})

    def bot_asked(self) -> int | None:
        """The first seat of a bot's whose answer the game waits for."""
        if self.closed:
            return None
        return next((seat for seat in self.waiting if self.seats[seat].played_by is not None), None)

    # -- reading the log ----------------------------------------------------------------------------------------

    def apply(self, number: int, noted: Noting) -> None:
        """Make one committed entry so."""
        if number != self.number + 1:
            raise AssertionError(f"entry {number} does not follow {self.number} at table {self.id}")
        match noted:
            case Picked() | Undone():
                self.change(noted)
            case Brought():
                self.bring(noted)
            case Wished():
                self.put_to_the_vote(Vote(noted.seat, self.as_now(noted.key), noted.picks, list(noted.needed)))
            case Answered():
                self.hear(noted)
            case Proposed(seat=seat, key=key):
                self.proposals.pop(seat, None)
                if key is not None:
                    self.proposals[seat] = self.as_now(key)
            case Renamed(seat=seat, name=name, was=was):
                self.call(seat, name)
                self.telling.note(Said("server-renamed", was=was, name=name), self.version)
            case Handed():
                self.hand(noted)
            case CameBack(seat=seat):
                self.telling.note(Said("server-came-back"), self.version, seat)
            case Linked(seat=seat, left=left):
                who = None if seat == WATCHING else seat
                message = "server-new-watch" if who is None else "server-seat-taken" if left else "server-new-link"
                self.telling.note(Said(message), self.version, who)
            case Closed():
                self.close(noted)
        self.number = number

    def change(self, noted: Picked | Undone) -> None:
        self.version += 1
        self.picks = self.picks_after(noted)
        self.forget_wishes()
        try:
            if isinstance(noted, Picked):
                self.pick(noted)
            else:
                self.take_back(noted)
            self.note_questions()
        except Refused as refused:
            raise BadSave(Said("server-log-damaged", entry=str(self.number + 1), why=refused)) from None

    def picks_after(self, noted: Noting) -> int:
        """How many picks stand once this is so."""
        match noted:
            case Picked(keys=keys):
                return self.picks + len(keys)
            case Undone(picks=picks):
                return self.picks - picks
        return self.picks

    def pick(self, noted: Picked) -> None:
        known = self.game.state.known()
        for key in map(self.as_now, noted.keys):
            known, picked = self.game.state.known(), picked_here(self.game, key, noted.seat)
            self.game.choose(key, noted.seat)
            self.hands.append(Hand(noted.seat, known, picked))
        if noted.request:
            self.requests.append(PickDone(noted.seat, noted.request, noted.keys, self.game.state.known() != known))
        self.telling.hear(self.game.play.log or [], self.version)
        if self.game.play.steps != self.steps:
            self.telling.begins = True  # a step has ended: what is told next belongs to a new move
            self.steps = self.game.play.steps

    def take_back(self, noted: Undone) -> None:
        in_order = not any(entry >> LANE for entry in self.game.play.entries()[-noted.picks :])
        for _ in range(noted.picks):
            self.game.undo(noted.agreed, noted.seat)
        self.hands = self.hands[: -noted.picks] if in_order else []
        self.telling.take_back(self.game.play.log or [], self.version)
        self.steps = self.game.play.steps

    def call(self, seat: int, name: str) -> None:
        self.names[seat] = name
        self.seating = self.seating.renamed(self.names)

    def hand(self, noted: Handed) -> None:
        """Another plays on this seat. What it had asked of the others, or they of it, lapses."""
        seat, bot = noted.seat, noted.bot
        self.seating = self.seating.handed(seat, bot)
        self.proposals.pop(seat, None)
        if self.vote is not None and seat in (self.vote.seat, *self.vote.needed):
            self.vote = None
        message = "server-plays-again" if bot is None else "server-away" if noted.away else "server-lets-play"
        self.telling.note(Said(message, bot=bot), self.version, seat)

    def close(self, noted: Closed) -> None:
        self.closed = not noted.again
        self.forget_wishes()
        message = "server-opened-again" if noted.again else "server-closed-why" if noted.why else "server-closed"
        self.telling.note(Said(message, why=noted.why), self.version)

    def as_now(self, key: str) -> str:
        """A pick as it is made under the rules of now."""
        for move in self.steps_due:
            key = move.pick(key)
        return key

    def bring(self, noted: Brought) -> None:
        """All that is asked now was asked under other rules before."""
        if not self.steps_due or self.steps_due[0].name != noted.step:
            raise BadSave(Said("server-other-step", step=noted.step))
        del self.steps_due[0]
        self.version += 1
        self.forget_wishes()
        self.telling.note(Said("server-brought", step=noted.step), self.version)
        self.asked = {}
        self.note_questions()

    def put_to_the_vote(self, vote: Vote | None) -> None:
        self.vote = vote
        self.voted_on = None if vote is None else self.picked_before(vote.key, vote.picks, vote.seat)

    def hear(self, noted: Answered) -> None:
        if self.vote is None:
            return
        if noted.yes:
            self.vote.agreed += [seat for seat in noted.seats if seat not in self.vote.agreed]
        else:
            self.vote = None

    def forget_wishes(self) -> None:
        self.proposals.clear()
        self.vote = None

    # -- what may be written next -------------------------------------------------------------------------------

    def is_done(self, keys: list[str], seats: list[int], request: str) -> bool:
        """Whether one of these seats has made the pick of this name. Another pick cannot have its name."""
        done = [one for one in self.requests if one.request == request and one.seat in seats]
        if done and not any(one.is_of(keys) for one in done):
            raise Refused("HF-REQUEST", Said("server-request-taken"))
        return bool(done)

    def picked(self, keys: list[str], seat: int, request: str = "") -> tuple[Picked, Game[Any]]:
        """The entry for these answers, and the game as it would stand then.

        Where chance or a hidden card speaks after one of them, the rest is dropped: it was chosen without knowing that,
        and whether it could be done would tell what is still hidden if nothing else were done.
        """
        twin = self.trial()
        for done, key in enumerate(keys, 1):
            decision = twin.decision_of(seat)
            if decision is not None and decision.choice.seat != seat:
                raise Refused("HF-SEAT", Said("server-last-word", name=twin.names[decision.choice.seat]), key)
            before = twin.state.known()
            twin.choose(key, seat)
            if twin.state.known() != before:
                return Picked(seat, keys[:done], request), twin
        return Picked(seat, list(keys), request), twin

    def way_back(self, mine: list[int], seat: int) -> WayBack | None:
        """Undo for a person goes back to that person's own last pick; what others, bots above all, have picked since
        is taken back with it."""
        if self.game.outcome is not None:
            return None  # how a game ended is not taken back
        game, known = self.game, self.game.state.known()
        entries = game.play.entries()
        others: list[int] = []
        for picks, (by, before, picked) in enumerate(reversed(self.hands), 1):
            entry = entries[-picks]
            if entry >> LANE:
                break  # where seats decided together, only the game knows whose pick would go
            if by in mine:
                return WayBack(by, game.box.vocabulary.keys[entry], picked, picks, before != known, tuple(others))
            if by in self.people and by not in others:
                others.append(by)
        return self.walk_back(mine, seat)

    def walk_back(self, mine: list[int], seat: int) -> WayBack | None:
        """The same by taking back one pick after another on a copy."""
        trial = self.trial()
        shown = False
        others: list[int] = []
        for picks in range(1, FARTHEST_UNDO):
            offer = trial.undo_offer_to(seat)
            if offer is None:
                return None
            shown = shown or not offer.free
            trial.undo(agreed=True, seat=seat)
            if offer.seat in mine:
                picked = picked_here(trial, offer.key, offer.seat)
                return WayBack(offer.seat, offer.key, picked, picks, shown, tuple(others))
            if offer.seat in self.people and offer.seat not in others:
                others.append(offer.seat)
        return None

    def picked_before(self, key: str, picks: int, seat: int) -> PickedHere | None:
        """The pick that lies so far back; nothing, where it is a secret."""
        if not key:
            return None
        trial = self.trial()
        for _ in range(picks):
            trial.undo(agreed=True, seat=seat)
        return picked_here(trial, key)

    def open_key(self, back: WayBack, seat: int) -> str:
        """The pick that a person wants to take back as others may know it: empty while it is a secret."""
        trial = self.trial()
        for _ in range(back.picks - 1):
            trial.undo(agreed=True, seat=seat)
        if trial.play.lanes is not None:  # made while others decided too: open once all of them have
            return back.key if self.game.play.lanes is None else ""
        offer = trial.undo_offer
        return offer.key if offer is not None else ""

    def undone(self, picks: int, seat: int, agreed: bool) -> tuple[Undone, Game[Any]]:
        trial = self.trial()
        for _ in range(picks):
            trial.undo(agreed, seat)
        return Undone(seat, picks, agreed), trial

    def trial(self) -> Game[Any]:
        """A copy to try things on, which goes back as quickly as the game itself."""
        twin = self.game.clone()
        twin.play.earlier = list(self.game.play.earlier)
        return twin

    # -- keeping ------------------------------------------------------------------------------------------------

    def position(self) -> Position:
        header, telling = self.game.header, self.telling
        kept = Kept(
            save_bytes(self.game),
            self.version,
            self.picks,
            telling.kept(),
            telling.begins,
            self.names,
            self.proposals,
            self.vote,
            header.rules,
            header.pack.hash,
            {seat: sitting.stand_in for seat, sitting in enumerate(self.seats) if sitting.stand_in is not None},
            list(self.requests),
            self.closed,
        )
        return Position(self.number, msgspec.msgpack.encode(kept))


def table_at(row: TableRow, position: Position | None) -> Table | None:
    """The table at its newest position; nothing where that was kept under other rules, or cannot be read. The entries
    since are for whoever calls to apply."""
    kept, header = read_position(position), header_of(row)
    if position is None or kept is None or (kept.rules, kept.pack) != (rules_of(header).version, header.pack.hash):
        return None
    try:
        game = load_own(kept.save, opened)
    except BadSave:
        return None
    if game.resumed:
        return None
    table = Table(row, game, position.number, kept.version)
    table.picks, table.proposals = kept.picks, kept.proposals
    table.closed = kept.closed
    table.put_to_the_vote(kept.vote)
    table.requests.extend(kept.requests)
    for seat, name in enumerate(kept.names):
        table.call(seat, name)
        table.seating = table.seating.handed(seat, kept.stand_ins.get(seat))
    table.telling = told_again(game.play.log or [], kept.lines, kept.begins, kept.version)
    return table


def table_from(row: TableRow, under: Running) -> Table:
    """The table before its first entry."""
    table = Table(row, begin(Record(under.header, []), opened))
    table.steps_due = list(under.steps)
    return table


def not_brought(table: Table, error: BadSave) -> BadSave:
    """What to tell of a log that cannot be followed: where a step was on its way, that it does not fit."""
    if not table.steps_due:
        return error
    return BadSave(Said("server-not-brought", step=table.steps_due[0].name, why=error))


def read_position(position: Position | None) -> Kept | None:
    """One that another release has kept in another shape is as good as none: the log tells everything."""
    if position is None:
        return None
    try:
        return msgspec.msgpack.decode(position.save, type=Kept)
    except msgspec.MsgspecError:
        return None


def new_game(wanted: TableWanted) -> Game[Any]:
    rules = find(wanted.game).rules
    rules.check_options(wanted.options)  # before anything else, so that no option passes for a setting of ours
    options: dict[str, Any] = dict(wanted.options)
    return start(wanted.game, seats=len(wanted.seats), seed=wanted.seed, **options)
