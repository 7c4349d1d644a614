"""A table: the game that its log tells, entry by entry, and what the players ask of each other meanwhile.

Nothing here waits or writes. Whoever wants to change something gets the entry to write (or a refusal); once it is
committed, `apply` makes it so. Another process, or this one after a restart, applies the same entries and stands at the
same place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from .. import start
from ..games import find
from ..kernel import BadOption, BadSave, Box, Choice, Game, GameRules, Refused
from ..kernel.play import LANE
from ..kernel.record import Header, Record, begin, load, save_bytes
from ..players import names as bot_names
from .entries import Answered, Noting, Picked, Proposed, Stood, Undone, Wished
from .store import Position, TableRow
from .wire import SeatWanted, TableWanted

FARTHEST_UNDO = 200  # picks behind the newest in which a person's own last one is looked for


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person by the name, or a bot."""

    name: str
    bot: str | None = None
    mine: bool = False  # the maker's own from the start


class Seating(msgspec.Struct, frozen=True):
    """All seats of a table, and the (hashed) session that made it."""

    seats: list[Sitting]
    maker: str


class Kept(msgspec.Struct, frozen=True):
    """A position with what the save does not tell: how many entries changed the game, where moves begin in the log
    (and whether one begins now), and under which rules and cards it was saved."""

    save: bytes
    version: int
    moves: list[int]
    begins: bool
    rules: int
    pack: str


@dataclass(slots=True)
class Vote:
    """Somebody wants picks taken back, and others must agree."""

    seat: int
    key: str
    picks: int
    needed: list[int]
    agreed: list[int] = field(default_factory=list)

    @property
    def missing(self) -> list[int]:
        return [seat for seat in self.needed if seat not in self.agreed]


@dataclass(frozen=True, slots=True)
class WayBack:
    """What undo would take back for a person: how many picks, the person's own first of them, and who must agree."""

    seat: int
    key: str
    picks: int
    shown: bool  # chance or a hidden card has spoken since
    others: tuple[int, ...]  # persons whose picks would go too


def opened(header: Header) -> tuple[GameRules[Any], Box]:
    """The rules and the box that a header names."""
    rules = find(header.game)
    return rules, rules.open_box(Path(header.pack.path) if header.pack.path else None)


class Table:
    """One game at one table, as far as its log has been read."""

    def __init__(self, row: TableRow, game: Game[Any], number: int = 0, version: int = 0) -> None:
        self.id = row.id
        self.seating = msgspec.json.decode(row.seats, type=Seating)
        self.made = row.made
        self.number = number  # entries read
        self.version = version  # of those, how many changed the game
        self.moves: list[int] = []  # where in the game's log a move begins
        self.proposals: dict[int, str] = {}
        self.vote: Vote | None = None
        self.outdated = False  # rules or cards have changed since the log was written
        self.astray = False  # and it no longer fits them from somewhere on
        self.asked: dict[int, tuple[Choice, int]] = {}  # each seat's open question, and since which version it is open
        self.hands: list[tuple[int, int]] = []  # of the newest picks: who made it, and how much was known before
        self.take_up(game)

    def take_up(self, game: Game[Any]) -> None:
        self.game = game
        self.hands = []
        self.steps = game.play.steps
        game.names = [sitting.name for sitting in self.seating.seats]
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
        since = self.asked[seat][1] if seat in self.asked else self.version
        return not since <= version <= self.version

    # -- who sits there -----------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[Sitting]:
        return self.seating.seats

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitting in enumerate(self.seats) if sitting.bot is None]

    @property
    def waiting(self) -> list[int]:
        """The seats that have the last word on a question now open."""
        return sorted({decision.choice.seat for decision in self.game.decisions})

    def bot_asked(self) -> int | None:
        """The first bot whose answer the game waits for."""
        return next((seat for seat in self.waiting if self.seats[seat].bot is not None), None)

    # -- reading the log ----------------------------------------------------------------------------------------

    def apply(self, number: int, noted: Noting) -> None:
        """Make one committed entry so."""
        if number != self.number + 1:
            raise AssertionError(f"entry {number} does not follow {self.number} at table {self.id}")
        self.number = number
        match noted:
            case Picked() | Undone():
                self.change(noted)
            case Stood():
                self.stand(noted)
            case Wished():
                self.vote = Vote(noted.seat, noted.key, noted.picks, list(noted.needed))
            case Answered():
                self.hear(noted)
            case Proposed(seat=seat, key=key):
                self.proposals.pop(seat, None)
                if key is not None:
                    self.proposals[seat] = key

    def change(self, noted: Picked | Undone) -> None:
        self.version += 1
        self.forget_wishes()
        if self.astray:
            return
        try:
            if isinstance(noted, Picked):
                self.mark_move()
                for key in noted.keys:
                    known = self.game.state.known()
                    self.game.choose(key, noted.seat)
                    self.hands.append((noted.seat, known))
            else:
                in_order = not any(entry >> LANE for entry in self.game.play.entries()[-noted.picks :])
                for _ in range(noted.picks):
                    self.game.undo(noted.agreed, noted.seat)
                self.hands = self.hands[: -noted.picks] if in_order else []
                told = len(self.game.play.log or [])
                self.moves = [place for place in self.moves if place <= told]
                self.steps = self.game.play.steps
            self.note_questions()
        except Refused as refused:
            if not self.outdated:
                raise BadSave(
                    f"The log of this table does not hold together at entry {self.number}: {refused}"
                ) from None
            self.astray = True

    def mark_move(self) -> None:
        """A step has ended since the last pick: what is told now belongs to a new move."""
        told = len(self.game.play.log or [])
        if self.game.play.steps != self.steps and self.moves[-1:] != [told]:
            self.moves.append(told)
        self.steps = self.game.play.steps

    def stand(self, noted: Stood) -> None:
        self.version += 1
        self.forget_wishes()
        self.outdated, self.astray = False, False
        self.take_up(load(noted.save, opened))
        self.moves = []

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

    def picked(self, keys: list[str], seat: int) -> tuple[Picked, Game[Any]]:
        """The entry for these answers, and the game as it would stand then.

        Where chance or a hidden card speaks after one of them, the rest is dropped: it was chosen without knowing that,
        and whether it could be done would tell what is still hidden if nothing else were done.
        """
        twin = self.trial()
        for done, key in enumerate(keys, 1):
            decision = twin.decision_of(seat)
            if decision is not None and decision.choice.seat != seat:
                raise Refused("HF-SEAT", f"{twin.names[decision.choice.seat]} has the last word.", key)
            before = twin.state.known()
            twin.choose(key, seat)
            if twin.state.known() != before:
                return Picked(seat, keys[:done]), twin
        return Picked(seat, list(keys)), twin

    def way_back(self, mine: list[int], seat: int) -> WayBack | None:
        """Undo for a person goes back to that person's own last pick; what others, bots above all, have picked since
        is taken back with it."""
        game, known = self.game, self.game.state.known()
        entries = game.play.entries()
        others: list[int] = []
        for picks, (by, before) in enumerate(reversed(self.hands), 1):
            entry = entries[-picks]
            if entry >> LANE:
                break  # where seats decided together, only the game knows whose pick would go
            if by in mine:
                return WayBack(by, game.box.vocabulary.keys[entry], picks, before != known, tuple(others))
            if self.seats[by].bot is None and by not in others:
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
            if offer.seat in mine:
                return WayBack(offer.seat, offer.key, picks, shown, tuple(others))
            if self.seats[offer.seat].bot is None and offer.seat not in others:
                others.append(offer.seat)
            trial.undo(agreed=True, seat=seat)
        return None

    def open_key(self, back: WayBack, seat: int) -> str:
        """The pick that a person wants to take back as others may know it: empty while it is a secret."""
        trial = self.trial()
        for _ in range(back.picks - 1):
            trial.undo(agreed=True, seat=seat)
        offer = trial.undo_offer if trial.play.lanes is None else None
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
        header, begins = self.game.header, self.game.play.steps != self.steps
        kept = Kept(save_bytes(self.game), self.version, self.moves, begins, header.rules, header.pack.hash)
        return Position(self.number, msgspec.msgpack.encode(kept))


def open_table(row: TableRow, position: Position | None) -> Table:
    """The table at its newest position; the entries since are for whoever calls to apply."""
    if position is None:
        header = msgspec.json.decode(row.header, type=Header)
        return Table(row, begin(Record(header, []), opened))
    kept = msgspec.msgpack.decode(position.save, type=Kept)
    game = load(kept.save, opened)
    table = Table(row, game, position.number, kept.version)
    header = game.header
    table.outdated = (kept.rules, kept.pack) != (header.rules, header.pack.hash)
    if not table.outdated:
        table.moves = kept.moves
        table.steps -= kept.begins
    return table


def new_game(wanted: TableWanted) -> Game[Any]:
    rules = find(wanted.game)
    rules.check_options(wanted.options)  # before anything else, so that no option passes for a setting of ours
    options: dict[str, Any] = dict(wanted.options)
    return start(wanted.game, seats=len(wanted.seats), seed=wanted.seed, **options)


def seated(wanted: list[SeatWanted]) -> list[Sitting]:
    """Who sits where, each by a name of their own."""
    sittings = [Sitting(name_of(seat, wanted), bot_of(one), one.who == "me") for seat, one in enumerate(wanted)]
    names = [sitting.name for sitting in sittings]
    if len(set(names)) < len(names):
        raise BadOption("Two seats have the same name.")
    return sittings


def bot_of(wanted: SeatWanted) -> str | None:
    if wanted.who != "bot":
        return None
    if wanted.bot not in bot_names():
        raise BadOption(f"There is no player {wanted.bot!r}. There are: {', '.join(bot_names())}.")
    return wanted.bot


def name_of(seat: int, wanted: list[SeatWanted]) -> str:
    """The name given, or what everybody is: Player 1; Greedy; Greedy 2, where there are several."""
    one = wanted[seat]
    if one.name is not None:
        name = one.name.strip()
        if not name or not name.isprintable():
            raise BadOption(f"A name has letters that can be read; {one.name!r} has none.")
        return name
    if one.who != "bot" or one.bot is None:
        return f"Player {seat + 1}"
    several = sum(other.who == "bot" and other.bot == one.bot for other in wanted) > 1
    return f"{one.bot.capitalize()} {seat + 1}" if several else one.bot.capitalize()
