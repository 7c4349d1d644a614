"""Keeping games: records (header, seed, every pick by its key) and saves (a record and the checkpoint it stands on)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from stat import S_IMODE
from typing import Annotated, Any, Final

import msgspec
from msgspec.structs import replace

from .choice import Vocabulary
from .errors import BadOption, BadSave, HoldfastError, OtherShape, Said
from .game import Game
from .play import ACTION, LANE, TAKEN_UP, Checkpoint, Past
from .refusal import Refused
from .rng import KEY, Seed, chance_from
from .row import Row
from .rules import Outcome, Rules
from .state import Box, Told, from_plain, settled_otherwise, to_plain

FORMAT: Final = 1
LARGEST: Final = 64 * 1024 * 1024
TOGETHER: Final = re.compile(r"([0-9]{1,2})/(.*)", re.DOTALL)  # a pick made while others decided too

# Where the rules and the box of a header come from: the registry, given from outside, since the kernel knows no game.
Opener = Callable[["Header"], tuple[Row, Box]]


class PackName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: str
    hash: str
    layout: str
    path: str | None = None
    decks: dict[str, str] = {}

    def unlike(self, other: PackName) -> list[str]:
        """The decks that do something else in the other; none, where an older release did not name them."""
        decks = {**self.decks, **other.decks} if self.decks and other.decks else {}
        return [name for name in decks if self.decks.get(name) != other.decks.get(name)]

    def changes(self, now: PackName) -> Said:
        """What has become of these cards since."""
        if self.version != now.version:
            return Said("save-pack-version", pack=self.name, now=now.version, was=self.version)
        return Said("save-pack-cards", pack=self.name, decks=self.unlike(now))


Whole = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that, with the picks, makes the same game again."""

    game: str
    rules: Whole
    pack: PackName
    seats: Whole
    seed: Annotated[int, msgspec.Meta(ge=0)] | Annotated[str, msgspec.Meta(pattern=rf"^{KEY}\Z")]
    options: dict[str, str] = {}
    release: str = ""


class Takeback(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pick taken back, by agreement of the table, after something had been shown: it stood after `at` picks."""

    at: Whole
    seat: Whole
    key: str


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cause: str
    winners: list[int]
    scores: list[int]

    @staticmethod
    def of(outcome: Outcome | None) -> Ending | None:
        return None if outcome is None else Ending(outcome.cause, list(outcome.winners), list(outcome.scores))


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from its start: `start` is the position it was resumed from where the rules or cards had changed."""

    header: Header
    picks: list[str]
    takebacks: list[Takeback] = []
    outcome: Ending | None = None
    start: dict[str, Any] | None = None

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(_Kept(holdfast="record", format=FORMAT, body=self)), indent=1)

    @staticmethod
    def from_json(data: bytes) -> Record:
        return _checked(_body(data, "record", Record))

    def write(self, path: str | Path) -> None:
        write_whole(Path(path), self.to_json())


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Record
    since: int  # how many of the picks lie before the checkpoint
    checkpoint: dict[str, Any]
    log: list[Told]
    layout: str = ""  # of the cards whose numbers stand in the checkpoint; where it is not said, the header's


class _Kept(msgspec.Struct, omit_defaults=True):
    holdfast: str
    format: int
    body: Any
    digest: str = ""


class _Opened(msgspec.Struct):
    holdfast: str
    format: int
    body: msgspec.Raw
    digest: str = ""


CONTINUED: Final = "taken-up"  # stands among the picks where the game was put away and went on


def spell(entry: int, vocabulary: Vocabulary) -> str:
    """A pick by its key; where seats decided together, with the seat before it."""
    if entry == TAKEN_UP:
        return CONTINUED
    seat = entry >> LANE
    key = vocabulary.keys[entry & ACTION]
    return f"{seat - 1}/{key}" if seat else key


def read_pick(pick: str) -> tuple[int | None, str]:
    """The seat a pick names, if any, and its key."""
    found = TOGETHER.fullmatch(pick)
    return (int(found[1]), found[2]) if found else (None, pick)


def unspell(pick: str, vocabulary: Vocabulary) -> int | None:
    if pick == CONTINUED:
        return TAKEN_UP
    seat, key = read_pick(pick)
    action = vocabulary.actions.get(key)
    return action if action is None or seat is None else action | (seat + 1) << LANE


def record_of(game: Game[Any]) -> Record:
    play = game.play
    if play.is_imagined():
        raise BadSave(Said("save-imagined"))
    return Record(
        header=game.header,
        picks=[spell(entry, game.box.vocabulary) for entry in play.entries()],
        takebacks=list(game.takebacks),
        outcome=Ending.of(game.outcome),
        start=to_plain(play.state_at(play.first)) if game.resumed else None,
    )


# -- writing ----------------------------------------------------------------------------------------------------------


def save(game: Game[Any], path: Path) -> None:
    write_whole(path, save_bytes(game))


def save_bytes(game: Game[Any]) -> bytes:
    """What a save's file holds, for those who keep it elsewhere; `load` reads it."""
    if not game.play.checkpoints:
        raise BadSave(Said("save-no-checkpoints"))
    head = game.play.head
    body = msgspec.json.encode(
        Save(
            game.record,
            head.count(),
            to_plain(game.play.state_at(head)),
            list((game.play.log or [])[: head.logged]),
            game.box.pack(game.rules.check_options(game.header.options, game.box)).layout,
        )
    )
    kept = _Kept(holdfast="save", format=FORMAT, body=msgspec.Raw(body), digest=sha256(body).hexdigest())
    return msgspec.json.encode(kept)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that the old one stays whatever happens (a full disk, a power cut) until the new one is whole.
    Where a link leads to it, the link stays; what is no file, such as a device or a pipe, is left alone."""
    try:
        real = path.resolve()
        if real.exists() and not real.is_file():
            raise BadSave(Said("save-folder" if real.is_dir() else "save-no-file", file=path))
    except (OSError, RuntimeError) as error:  # links in a circle are a RuntimeError
        raise BadSave(Said("save-not-written", file=path, why=getattr(error, "strerror", None) or str(error))) from None
    new = real.parent / f".{real.name}.{os.urandom(4).hex()}"
    try:
        with open(new, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if real.exists():
            new.chmod(S_IMODE(real.stat().st_mode))  # whoever could read the old one can read the new one
        os.replace(new, real)
    except OSError as error:
        raise BadSave(Said("save-unchanged", file=path, why=error.strerror or str(error))) from None
    finally:
        with suppress(OSError):
            new.unlink()


# -- reading ----------------------------------------------------------------------------------------------------------


def read_file(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise BadSave(Said("save-reads-files", file=path))
        if path.stat().st_size > LARGEST:
            raise BadSave(Said("save-too-large", file=path))
        return path.read_bytes()
    except OSError as error:
        raise BadSave(Said("save-not-read", file=path, why=error.strerror or str(error))) from None


def _open(data: bytes) -> _Opened:
    try:
        kept = msgspec.json.decode(data, type=_Opened)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise BadSave(Said("save-not-one")) from None
    if kept.format > FORMAT:
        raise BadSave(Said("save-newer", format=kept.format, most=FORMAT))
    return kept


def _checked(record: Record) -> Record:
    """A record of which every seat sits at its table."""
    for back in record.takebacks:
        if back.seat >= record.header.seats:
            raise BadSave(Said("save-takeback", number=back.at, seat=back.seat + 1))
    return record


def _body(data: bytes, kind: str, shape: type[Any]) -> Any:
    kept = _open(data)
    if kept.holdfast != kind:
        raise BadSave(Said("save-wanted", kind=kind, found=kept.holdfast))
    body = bytes(kept.body)
    if kind == "save" and sha256(body).hexdigest() != kept.digest:
        raise BadSave(Said("save-digest"))
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadSave(Said("save-damaged", kind=kind, why=str(error))) from None


def _saved(data: bytes) -> Save:
    saved: Save = _body(data, "save", Save)
    _checked(saved.record)
    return saved


def read_record(data: bytes) -> Record:
    """The record in a record's file or in a save's."""
    if _open(data).holdfast == "save":
        return _saved(data).record
    return Record.from_json(data)


def load(data: bytes, opener: Opener) -> Game[Any]:
    """The game a save holds, as it was when it was saved, whoever wrote the save.

    Where rules and pack are those it was saved under, its picks are made again: they prove it, and nobody looks at its
    checkpoint. Where they have changed, it goes on from its last checkpoint, if that still fits them and nothing in it
    contradicts the rules.
    """
    saved = _saved(data)
    row, box = opener(saved.record.header)
    if plays_alike(saved.record.header, header_now(saved.record.header, row.rules, box)):
        return replay(saved.record, opener)
    return _from_checkpoint(saved, row, box)


def load_own(data: bytes, opener: Opener) -> Game[Any]:
    """The same for a save that this program has made and kept: its checkpoint is believed, and spares making the picks
    again, unless it has another shape or numbers its cards otherwise."""
    saved = _saved(data)
    row, box = opener(saved.record.header)
    try:
        return _from_checkpoint(saved, row, box)
    except OtherShape:
        return load(data, opener)


def _from_checkpoint(saved: Save, row: Row, box: Box) -> Game[Any]:
    record, was, rules = saved.record, saved.record.header, row.rules
    now = header_now(was, rules, box)
    changed = not plays_alike(was, now)
    if (saved.layout or was.pack.layout) != now.pack.layout:
        raise OtherShape(Said("save-layout", since="saved", changes=was.pack.changes(now.pack)))
    vocabulary = box.vocabulary
    picks = [unspell(pick, vocabulary) for pick in record.picks]
    if not changed and None in picks:
        raise BadSave(Said("save-unknown-pick", pick=record.picks[picks.index(None)]))
    if not 0 <= saved.since <= len(picks):
        raise BadSave(Said("save-checkpoint"))
    known = [pick for pick in takewhile(lambda pick: pick is not None, picks) if pick is not None]
    tape = known[saved.since :]
    with holding_together():
        state = position(rules, box, was, saved.checkpoint)
        if changed:
            game = Game(row, box, now, state)
        else:
            game = Game(row, box, was, _beginning(record, rules, box))
            past = tuple(known[: saved.since])
            if past:
                game.play.log = list(saved.log)
                game.play.start_from(Checkpoint(state, Past(None, past), len(saved.log)))
        game.resumed = changed or record.start is not None
        if changed:
            game.news = Said("save-goes-on", changes=changes(was, now))
        fitted = game.play.feed(tape)
        game.takebacks = record.takebacks if not changed else taken_back_since(record, saved.since, fitted)
    if not changed and fitted < len(tape):
        raise BadSave(Said("save-no-replay", number=saved.since + fitted + 1))
    return game


def taken_back_since(record: Record, since: int, fitted: int) -> list[Takeback]:
    """What was taken back after the checkpoint a game was resumed from, counted from there."""
    moved = [Takeback(one.at - since, one.seat, one.key) for one in record.takebacks]
    return [one for one in moved if 0 <= one.at <= fitted]


@contextmanager
def holding_together() -> Iterator[None]:
    """A position put together by hand can break any rule anywhere; whoever loads it gets a sentence all the same."""
    try:
        yield
    except HoldfastError:
        raise
    except Exception as error:
        raise BadSave(Said("save-broken", fault=type(error).__name__)) from None


def _beginning(record: Record, rules: Rules[Any], box: Box) -> Any:
    """The state a record starts from: the set-up its seed gives, or the position it was resumed from."""
    if record.start is not None:
        return position(rules, box, record.header, record.start)
    return _set_up(rules, box, record.header)


def _set_up(rules: Rules[Any], box: Box, header: Header) -> Any:
    options = rules.check_options(header.options, box)
    return rules.set_up(box, rules.check_seats(header.seats), options, chance_from(header.seed))


def position(rules: Rules[Any], box: Box, header: Header, plain: dict[str, Any]) -> Any:
    """A state as it was written, if the game's rules find no fault with it. Where chance is sealed, it is told how far
    it has come, and the header has the key."""
    state = from_plain(rules.state, plain, box=box)
    field = settled_otherwise(state, _set_up(rules, box, header)) or next(rules.faults(state), None)
    if field is not None:
        raise BadSave(Said("save-fault", field=field))
    if isinstance(header.seed, str):
        state.rng = chance_from(header.seed, state.rng.draws)
    elif not any(state.rng.words()[:4]):
        raise BadSave(Said("save-chance"))
    return state


def box_of(rules: Rules[Any], header: Header) -> Box:
    """The box a game was played with: of the cards at hand, or of an older release's that do what its header names. The
    cards at hand again, where there are none."""
    if header.pack.path:
        return rules.open_box(Path(header.pack.path))
    box = rules.open_box(None)
    if not deals(rules, box, header):
        for released in rules.released():
            older = rules.open_box(released)
            if deals(rules, older, header):
                return older
    return box


def deals(rules: Rules[Any], box: Box, header: Header) -> bool:
    """Whether the cards of a box do what the header names."""
    try:
        options = rules.check_options(header.options, box)
    except BadOption:  # its cards know no such scenario
        return False
    return box.pack(options).hash == header.pack.hash


def header_for(rules: Rules[Any], box: Box, seats: int, seed: Seed, options: Mapping[str, int], release: str) -> Header:
    """Of the options, by their places, those are named that are not as usual."""
    pack = box.pack(options)
    return Header(
        game=rules.name,
        rules=rules.version,
        pack=PackName(
            pack.name, pack.version, pack.hash, pack.layout, str(pack.path) if pack.path else None, dict(pack.decks)
        ),
        seats=seats,
        seed=seed,
        options={
            option.name: option.values_in(box)[options[option.name]] for option in rules.options if options[option.name]
        },
        release=release,
    )


def header_now(was: Header, rules: Rules[Any], box: Box) -> Header:
    """What the header of a game would be if it began now with these cards."""
    now = header_for(rules, box, was.seats, was.seed, rules.check_options(was.options, box), was.release)
    return replace(now, pack=replace(now.pack, path=was.pack.path))


def plays_alike(was: Header, now: Header) -> bool:
    """Whether the same picks lead to the same game."""
    return was.rules == now.rules and was.pack.hash == now.pack.hash


def changes(was: Header, now: Header) -> Said:
    """Why a game of one header is not one of another."""
    return Said("save-rules") if was.rules != now.rules else was.pack.changes(now.pack)


def begin(record: Record, opener: Opener, *, telling: bool = True) -> Game[Any]:
    """The game of a record before its first pick."""
    was = record.header
    row, box = opener(was)
    now = header_now(was, row.rules, box)
    if not plays_alike(was, now):
        raise BadSave(Said("save-other-picks", changes=changes(was, now)))
    if record.start is not None and was.pack.layout != now.pack.layout:
        raise BadSave(Said("save-layout", since="recorded", changes=was.pack.changes(now.pack)))
    with holding_together():
        game = Game(row, box, was, _beginning(record, row.rules, box), telling=telling)
    game.resumed = record.start is not None
    game.takebacks = list(record.takebacks)
    return game


def replay(record: Record, opener: Opener, *, telling: bool = True) -> Game[Any]:
    """Play a record again, to its last pick. A pick that cannot be made says which, and why."""
    game = begin(record, opener, telling=telling)
    for number, pick in enumerate(record.picks):
        repeat(game, pick, number)
    return game


def unpickled(row: Row, record: Record, names: Sequence[str], telling: bool) -> Game[Any]:
    game = replay(record, lambda header: (row, box_of(row.rules, header)), telling=telling)
    game.names = names
    return game


def repeat(game: Game[Any], pick: str, number: int) -> None:
    """Make one recorded pick."""
    if pick == CONTINUED:
        game.take_up()
        return
    seat, key = read_pick(pick)
    try:
        with holding_together():
            game.choose(key, seat)
    except Refused as refused:
        raise BadSave(Said("save-pick", number=number + 1, pick=pick, why=refused, rule=refused.rule)) from None
