"""Everything that goes between a browser and the server, as structs: the client's TypeScript types are made from them.

A table is told whole at every change: what the seat may see, the question it may answer, the log since. The client
gets views, never state.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..kernel import Option

LONGEST_TEXT = 500  # characters of a chat line
LONGEST_KEY = 100

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them share: unknown fields are refused."""


# -- games to choose from ---------------------------------------------------------------------------------------------


class OptionBarred(Wire, frozen=True):
    """With these values of an option, no other option has any of those, by this rule."""

    values: list[str]
    option: str
    others: list[str]
    rule: str


class OptionOffered(Wire, frozen=True):
    """Something the table settles before the game; the first value is the rule as written."""

    name: str
    title: str
    values: list[str]
    called: list[str]  # the values, in the reader's language
    lines: list[str]  # and a line about each; empty where there is nothing to tell
    help: str
    rule: str
    not_with: list[OptionBarred]


class GameOffered(Wire, frozen=True):
    name: str
    title: str
    summary: str
    note: str  # what may trouble somebody
    least_seats: int
    most_seats: int
    together: bool
    options: list[OptionOffered]


class Catalogue(Wire, frozen=True):
    games: list[GameOffered]
    bots: list[str]


# -- what a game looks like, whatever happens at a table --------------------------------------------------------------


class CardNamed(Wire, frozen=True):
    """What a board says of a card before somebody reads it."""

    title: str
    kind: str


class Reference(Wire, frozen=True):
    """All cards of a game's pack by name, what the answers of its questions point at, and what only its own table
    needs. What stands on a card is asked for when somebody wants to read it.

    `targets` says for each domain of answers what on the board it names: an answer `gather:near-3/b` of the domain
    `spaces`, with {"spaces": "space"}, points at `space:near-3/b`.
    """

    game: str
    edition: str  # another one as soon as a word on a card or a board is another
    cards: dict[str, CardNamed]
    targets: dict[str, str]
    board: Any  # the game's own: see games/NAME/presence/board.py


class RuleText(Wire, frozen=True):
    id: str
    title: str
    rule: str
    ruling: str = ""


class Rules(Wire, frozen=True):
    rules: list[RuleText]


# -- a table ----------------------------------------------------------------------------------------------------------


class SeatWanted(Wire, frozen=True):
    """Who sits there: `me` (whoever makes the table), `friend` (by a link), or a bot by its name."""

    who: Literal["me", "friend", "bot"]
    name: Name | None = None
    bot: str | None = None


class TableWanted(Wire, frozen=True):
    game: str
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None


class SeatShown(Wire, frozen=True):
    """`bot` is the bot that answers there; on a person's seat, until that person takes it back."""

    seat: int
    name: str
    who: Literal["person", "bot"]
    bot: str | None
    here: bool  # somebody looks at the table from this seat now
    taken: bool  # somebody has used the seat's link
    mine: bool
    may_hand: bool  # I may hand it to a bot


class Invitation(Wire, frozen=True):
    """A link that seats whoever sits down by it first; `seat` None is for those who only watch."""

    seat: int | None
    name: str
    path: str  # /join/TOKEN or /watch/TOKEN


class InvitationsWanted(Wire, frozen=True):
    """New links: for everybody not yet there, or for one `seat` (null for spectators). `revoke` also replaces a link by
    which somebody has come, who then has to leave."""

    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    revoke: bool = False


class CodeWanted(Wire, frozen=True):
    seat: int | None = None  # the one that is asked, or the first of mine, if not given


class Code(Wire, frozen=True):
    """By which a seat is taken up from another device, at /recover: shown once, and good for once."""

    code: str


class LoggedOut(Wire, frozen=True):
    """This browser has a new cookie, to be shown at once: then the old one is nobody's."""


class TableMade(Wire, frozen=True):
    table: str
    invitations: list[Invitation]


class Invitations(Wire, frozen=True):
    invitations: list[Invitation]


class TableListed(Wire, frozen=True):
    table: str
    game: str
    title: str
    seats: list[SeatShown]
    options: dict[str, str]
    picks: int
    my_turn: bool
    over: bool
    outcome: str | None  # in words
    made: str  # ISO 8601
    changed: str
    leaves: str | None = None  # when it will be put away if nobody touches it, where that is soon


class TablesListed(Wire, frozen=True):
    tables: list[TableListed]


# -- what a seat sees -------------------------------------------------------------------------------------------------


class BarredShown(Wire, frozen=True):
    key: str
    name: str
    rule: str
    reason: str


class Shortcut(Wire, frozen=True):
    """Several small answers that lead to one thing on the board, when clicked there; `target` as in `Reference`."""

    target: str
    keys: list[str]
    label: str


class Question(Wire, frozen=True):
    kind: str
    domain: str
    story: str
    prompt: str
    seat: int  # who has the last word
    seats: list[int]  # who may answer, or propose
    since: int  # the version at which it was asked: another question has another
    options: list[Option]
    barred: list[BarredShown]
    shortcuts: list[Shortcut]


class Proposal(Wire, frozen=True):
    """What another player would answer; whoever has the last word decides."""

    seat: int
    key: str
    label: str


class UndoShown(Wire, frozen=True):
    """What undo would take back, in the words it was picked by; not free once chance or a hidden card has spoken."""

    seat: int
    key: str
    prompt: str
    label: str
    free: bool


class VoteShown(Wire, frozen=True):
    """Somebody asks the table to take a pick back: who has said yes, and whose word is missing. A pick made in secret
    is not named."""

    seat: int
    key: str
    prompt: str
    label: str
    agreed: list[int]
    missing: list[int]


class LogShown(Wire, frozen=True):
    """Keep the first `start` lines, then these follow, each told at its version of the table. `moves` are the places
    at which a new move begins."""

    start: int
    lines: list[str]
    versions: list[int]
    moves: list[int] = []


class ChatLine(Wire, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: str


class EndingShown(Wire, frozen=True):
    cause: str
    winners: list[int]
    scores: list[int]
    title: str
    text: list[str]
    lines: list[list[str]]  # rows of a small table, the heading first


class Runs(Wire, frozen=True):
    """Under what a table is played: the versions of its rules and cards, the hash of what those cards do that can come
    up in it, and the release that made it. `pack` names the pack of a past release, for which its reference is asked;
    it is empty where the table has the cards that new tables have."""

    rules: int
    cards: str
    effects: str
    release: str
    pack: str


class Deal(Wire, frozen=True):
    """By which anybody can check the deal: the seal of the seed, which tells nothing of it and fits no other. The `key`
    is told when the game is over; where somebody has `chosen` the seed, from the start."""

    seal: str
    chosen: bool
    key: str


class TableShown(Wire, frozen=True, tag="table", tag_field="type"):
    """The whole table as one seat (or a spectator, seat None) sees it after so many picks and takings back."""

    table: str
    version: int
    game: str
    seat: int | None
    mine: list[int]  # all seats of whoever looks
    seats: list[SeatShown]
    options: dict[str, str]
    open: bool  # no seat knows what another does not
    view: Any  # the game's own: see games/NAME/presence/view.py
    waiting: list[int]  # seats that are asked now
    question: Question | None
    proposals: list[Proposal]
    undo: UndoShown | None
    vote: VoteShown | None
    log: LogShown
    chat: list[ChatLine]  # new lines since the last that was sent
    warnings: list[str]  # losses in sight
    ending: EndingShown | None
    thinking: list[int]  # bots at work
    runs: Runs
    deal: Deal
    reports: bool = False  # somebody reads what players report


class Moment(Wire, frozen=True):
    """The table as it was after `version` changes, as this seat could see it then. `log` is the log as it stood then,
    told to somebody who has the log of now."""

    version: int
    versions: int
    view: Any
    said: list[str]  # what was told at that moment
    log: LogShown
    waiting: list[int]
    ending: EndingShown | None


class Refusal(Wire, frozen=True, tag="refused", tag_field="type"):
    """What was asked is not done; nothing has changed. `rule` is a rule of the game, or HF-... of the house."""

    rule: str
    reason: str
    key: str = ""
    version: int | None = None
    request: str = ""


class OptionAdvised(Wire, frozen=True):
    """What a bot thinks of an answer: the chance (0 to 1) of surviving, or of winning where players are rivals, in how
    many worlds it was tried, and why."""

    key: str
    label: str
    chance: float
    worlds: int
    reason: str


class Hint(Wire, frozen=True, tag="hint", tag_field="type"):
    """The best answers to the question that this seat was asked at version `since`, the best first."""

    seat: int
    since: int
    together: bool  # the chance is of surviving
    options: list[OptionAdvised]


class Done(Wire, frozen=True, tag="done", tag_field="type"):
    """The pick with this request has been made, now or before; the table follows."""

    request: str


class Pong(Wire, frozen=True, tag="pong", tag_field="type"):
    pass


ToClient = TableShown | Hint | Refusal | Done | Pong


# -- what a seat asks -------------------------------------------------------------------------------------------------


class Pick(Wire, frozen=True, tag="pick", tag_field="type"):
    """Answers to the question seen at this version, one after another. A seat with the last word decides; another that
    may answer proposes. If the table has moved on, nothing is done and the current table is sent.

    A `request` that nobody else uses makes sure: it is answered by a Done or a Refusal of the same name, and who sends
    it again, because no answer came, has it done once."""

    version: int
    keys: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=8)]
    seat: int | None = None  # for whom, where several seats are mine
    request: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Propose(Wire, frozen=True, tag="propose", tag_field="type"):
    version: int
    key: Key | None  # None takes the proposal back
    seat: int | None = None


class Undo(Wire, frozen=True, tag="undo", tag_field="type"):
    version: int
    seat: int | None = None


class Agree(Wire, frozen=True, tag="agree", tag_field="type"):
    """An answer to another's wish to take a pick back."""

    version: int
    yes: bool


class Say(Wire, frozen=True, tag="say", tag_field="type"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class Rename(Wire, frozen=True, tag="rename", tag_field="type"):
    """Another name for a seat of mine."""

    name: Name
    seat: int | None = None


class HandOver(Wire, frozen=True, tag="hand", tag_field="type"):
    """Let a bot play on a seat of mine, or (for whoever made the table) on that of somebody who is away; None takes a
    seat of mine back."""

    bot: str | None
    seat: int | None = None


class AskHint(Wire, frozen=True, tag="hint", tag_field="type"):
    """What would you do? Answered by a Hint to this browser alone, unless the table moves on before."""

    version: int
    seat: int | None = None


class Report(Wire, frozen=True, tag="report", tag_field="type"):
    """Something the operator of this server should know. The chat as it is now goes with it."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class SitAs(Wire, frozen=True, tag="sit", tag_field="type"):
    """Look from another of my seats."""

    seat: int | None


class Ping(Wire, frozen=True, tag="ping", tag_field="type"):
    pass


FromClient = Pick | Propose | Undo | Agree | Say | Rename | HandOver | AskHint | SitAs | Ping
