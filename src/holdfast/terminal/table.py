"""A table in the terminal: persons and players in turn, until the game is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid

from ..kernel import Decision, Game, HoldfastError, Refused, Seen
from ..players import Player, ask, chance
from ..players.advice import advise
from ..presence import about
from ..presence.options import options_grid, question
from ..presence.pictures import ending_of, legend_of, meanwhile_of, picture_of
from ..rulebook import Rulebook, rulebook
from . import hints
from .cards import read_card
from .keeping import Keeper
from .rule_texts import look_up
from .screen import Gone, Screen
from .seating import Seating
from .signals import leaving_on_signals, undivided
from .taking_back import way_back
from .told import told
from .typed import COMMANDS, Command, Key, Pick, understand
from .why_not import reasons

INTERRUPTED: Final = 130
RECENT: Final = 12  # lines of the log shown before a question


class Left(Exception):
    """The person has left the table, and has said so."""


class Table:
    """`seated` has a player for each seat, or None for a person. `record` is a file for the record at the end."""

    def __init__(
        self,
        game: Game[Any],
        seated: list[Player | None],
        screen: Screen,
        keeper: Keeper,
        record: Path | None = None,
    ) -> None:
        self.game = game
        self.seating = Seating(seated)
        self.screen = screen
        self.words = screen.words
        self.keeper = keeper
        self.record = record
        # How much of the log each seat has read: of a game taken up again all of it, of a new one nothing.
        self.read = [len(game.play.log or []) if game.record.picks else 0] * game.seats
        self.moves: set[int] = set()  # where in the log a move begins
        self.drawn: object = None  # for which seat and step the table was drawn last
        self.sitting = self.seating.people[0] if self.seating.people else None  # who sees the screen
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self.why_not,
            "w": self.hint,
            "b": self.lend,
            "m": self.take_back,
            "u": self.undo,
            "t": self.draw_again,
            "l": self.log,
            "c": self.card,
            "r": self.rules,
            "s": self.save,
            "h": self.help,
            "q": self.quit,
        }

    @cached_property
    def book(self) -> Rulebook:
        return rulebook(self.game.rules.name)

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end; the exit code."""
        note = about(self.game.rules, self.words.name).note
        if note and not self.game.record.picks:
            self.screen.say(note)
        with leaving_on_signals():
            return self.play_on()

    def play_on(self) -> int:
        try:
            while (choice := self.game.pending) is not None:
                if not self.game.play.tape:
                    self.moves.add(len(self.game.play.log or []))
                player = self.seating.players[choice.seat]
                if player is None:
                    self.pass_screen(choice.seat)
                    self.question(choice.seat)
                else:
                    self.let_play(player, choice.seat)
            self.end()
        except Left:
            self.write_record()
            return 0
        except Gone as gone:
            self.leave()
            return INTERRUPTED if gone.interrupted else 0
        except KeyboardInterrupt:
            self.screen.say()
            self.leave()
            return INTERRUPTED
        return 0

    def let_play(self, player: Player, seat: int) -> None:
        """A bot answers. Where bots play every seat their moves are told one by one. Whoever lent a seat takes it back
        between two moves with Enter, or with Ctrl-C while a bot thinks."""
        watching = self.sitting or 0
        read = self.read[watching]
        try:
            place = ask(player, self.game, chance(self.game, seat))
            with undivided():
                self.game.pick(place)
            if not self.seating.people:
                self.screen.say_slowly(self.news(watching))
                if self.seating.lent and self.screen.is_called():
                    self.take_back(watching, "")
        except KeyboardInterrupt:
            if not self.seating.lent:
                raise
            self.read[watching] = read
            self.screen.say()
            self.take_back(watching, "")

    def pass_screen(self, seat: int) -> None:
        """Between two persons the screen is emptied of what only the first may know; at an open table all know the
        same."""
        if self.sitting == seat:
            return
        before, self.sitting = self.sitting, seat
        name = self.game.names[seat]
        if self.game.is_open:
            return
        self.screen.clear()
        if self.screen.live:
            if before is not None:
                self.screen.say_slowly(self.told(None, self.read[before]))
            self.screen.ask(f"{self.words.say('table-pass', name=name)} ")
            self.screen.clear()
        else:
            self.screen.tells("table-next", name=name)

    def question(self, seat: int) -> None:
        """Show what this seat needs to decide, ask until there is an answer, and tell what came of it."""
        decision = self.game.decision
        assert decision is not None
        self.show_table(seat)
        self.put(decision, seat)
        while True:
            typed = self.screen.ask("> ")
            meant = understand(typed, decision, self.game.box.vocabulary.keys)
            if isinstance(meant, Pick):
                self.pick(meant.place, seat)
                return
            if isinstance(meant, Command):
                was = self.drawn
                self.commands[meant.letter](seat, meant.rest)
                if self.drawn is not was:
                    return
            elif isinstance(meant, Key):
                self.refuse(meant.key, seat)
            else:
                self.screen.say(self.words.tell(meant.reason))

    def put(self, decision: Decision, seat: int) -> None:
        """The question, and for whom it is where persons look at one screen together."""
        spoken = decision.spoken(self.words.name)
        to_whom = self.game.names[seat] if self.game.is_open and len(self.seating.persons) > 1 else ""
        self.screen.show(question(spoken.prompt, to_whom))
        self.screen.show(options_grid(spoken.options, self.screen.width))

    def pick(self, place: int, seat: int) -> None:
        self.game.choose(place, seat)
        for line in self.news(seat, self.about_to_be_drawn()):
            self.screen.tell(line, "bold")

    def refuse(self, key: str, seat: int) -> None:
        try:
            self.game.choose(key, seat)
        except Refused as refused:
            self.screen.tells("table-refused", reason=self.words.tell(refused), rule=refused.rule)

    # -- showing ------------------------------------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        """Draw the table where a step begins, or something was taken back; in between the question is nearly always
        enough."""
        now = (seat, self.game.play.head)
        if self.drawn == now:
            again = meanwhile_of(self.game, seat, self.screen.width, self.words.name)
            if again is not None:
                self.screen.show(again)
            return
        self.drawn = now
        self.keep_quietly()
        self.screen.say()
        self.screen.show(picture_of(self.game, seat, self.screen.width, self.words.name))
        if self.seating.lent:
            self.screen.say(self.words.tell(self.seating.loans(self.game.names)), "dim")
        lines = self.news(seat, self.game.seen(seat))
        recent = RECENT if self.game.play.entries() else len(lines)  # how a game begins is told whole
        if len(lines) > recent:
            self.screen.tells("table-lines-before", "dim", number=len(lines) - recent)
        self.screen.say_slowly(lines[-recent:], "bold")

    def about_to_be_drawn(self) -> Seen[Any] | None:
        """What the next picture of the table will be drawn from; None if the next question comes without one."""
        asked = self.game.pending
        if asked is None or asked.seat not in self.seating.people or self.drawn == (asked.seat, self.game.play.head):
            return None
        return self.game.seen(asked.seat)

    def news(self, seat: int, pictured: Seen[Any] | None = None) -> list[RenderableType]:
        """What was told to this seat since it last looked, one line for each move; without what a picture drawn just
        before or after it tells as well."""
        log = self.game.play.log or []
        since, self.read[seat] = min(self.read[seat], len(log)), len(log)
        return self.told(seat, since, pictured)

    def told(self, seat: int | None, since: int = 0, pictured: Seen[Any] | None = None) -> list[RenderableType]:
        """The log as this seat may read it; None: what everybody may."""
        return told(self.game, seat, self.screen.width, since, self.moves, pictured, self.words.name)

    # -- commands -----------------------------------------------------------------------------------------------

    def why_not(self, seat: int, key: str) -> None:
        if key:
            decision = self.game.decision_of(seat)
            assert decision is not None
            meant = understand(key, decision, self.game.box.vocabulary.keys)
            if isinstance(meant, Key):
                self.refuse(meant.key, seat)
            elif isinstance(meant, Pick):
                self.screen.tells("table-can-choose", number=meant.place + 1)
            else:
                self.screen.tells("table-no-such-thing", key=key)
            return
        barred = self.game.refusals(seat, self.words.name)
        if not barred:
            self.screen.tells("table-nothing-barred")
        for line in reasons(barred, self.book, self.words):
            self.screen.say(line)

    def hint(self, seat: int, _: str) -> None:
        """What a player that looks ahead would do here. It works on copies: nothing of it is in the record."""
        try:
            with self.screen.thinking(self.words.say("table-thinking")):
                advice = advise(self.game, seat, chance(self.game, seat), language=self.words.name)
        except KeyboardInterrupt:
            self.screen.tells("table-no-hint")
            return
        self.screen.show(hints.drawn(advice, self.game.rules, self.words))

    def undo(self, seat: int, _: str) -> None:
        """Back to this person's own last decision; what others have picked since is taken back too."""
        number, free, others = way_back(self.game, seat, self.seating.people)
        if not number:
            self.screen.tells("table-undo-nothing")
            return
        if others or not free:
            why = "table-undo-others" if others else "table-undo-chance"
            names = [self.game.names[other] for other in others]
            if not self.screen.agrees(self.words.say(why, picks=number, names=names), False):
                return
        for _step in range(number):
            self.game.undo(agreed=True, seat=seat)
        self.drawn = None
        log = len(self.game.play.log or [])
        self.read = [min(read, log) for read in self.read]
        self.moves = {place for place in self.moves if place <= log}
        self.screen.tells("table-undone", picks=number)

    def draw_again(self, seat: int, _: str) -> None:
        self.screen.show(picture_of(self.game, seat, self.screen.width, self.words.name))
        decision = self.game.decision_of(seat)
        assert decision is not None
        self.put(decision, seat)

    def log(self, seat: int, _: str) -> None:
        for line in self.told(seat):
            self.screen.tell(line)

    def card(self, seat: int, wanted: str) -> None:
        self.screen.show(read_card(self.game, seat, wanted, self.words))

    def rules(self, _: int, wanted: str) -> None:
        if wanted:
            self.screen.show(look_up(wanted, self.book, self.words))
        else:
            self.screen.tells("terminal-rules-how", command=f"holdfast rules {self.game.rules.name}")

    def save(self, _: int, name: str) -> None:
        path = Path(name).expanduser() if name else self.keeper.file
        others = path.exists() and path not in self.keeper.written and path != self.keeper.file
        if others and not self.screen.agrees(self.words.say("keeping-exists", file=path), False):
            return
        try:
            if name:
                self.keeper.save(self.game, path)
            else:
                self.keeper.keep(self.game)
        except HoldfastError as error:
            self.screen.say(self.words.tell(error))
            return
        self.screen.tells("keeping-saved")
        self.screen.say_whole(f"  {self.keeper.how_to_resume(path)}")

    def help(self, _: int, __: str) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row("1, 2, ...", self.words.say("command-pick"))
        for letter, message in COMMANDS.items():
            grid.add_row(letter, self.words.say(message))
        self.screen.show(grid)
        legend = legend_of(self.game, self.words.name)
        if legend:
            self.screen.say(legend)

    def quit(self, _: int, __: str) -> None:
        if self.screen.agrees(self.words.say("keeping-keep"), True):
            self.keep_and_say()
        else:
            self.keeper.forget()
            self.screen.tells("keeping-bye")
        raise Left

    # -- who plays ----------------------------------------------------------------------------------------------

    def lend(self, seat: int, word: str) -> None:
        """From here on a bot answers for this seat, until it is taken back."""
        if not word:
            for one, name in enumerate(self.game.names):
                self.screen.tells("seating-shown", name=name, player=self.seating.player_of(one))
            return
        try:
            self.seating.lend(seat, word.lower())
        except HoldfastError as error:
            self.screen.say(self.words.tell(error))
            return
        self.screen.say(self.words.tell(self.seating.loans(self.game.names)), "dim")
        self.drawn = None

    def take_back(self, _: int, name: str) -> None:
        """What was lent; or the seat of this name or number, whoever plays it."""
        names = self.game.names
        taken = list(self.seating.lent)
        if name:
            taken = [seat for seat, its in enumerate(names) if name.lower() in (its.lower(), str(seat + 1))]
            if not taken:
                self.screen.tells("seating-no-seat", name=name, names=names)
                return
        if not taken:
            self.screen.tells("seating-no-loan")
            return
        for seat in taken:
            self.seating.take(seat)
            self.keeper.seat_a_person(seat)
        self.screen.tells("seating-yours", names=[names[seat] for seat in taken])

    # -- leaving ------------------------------------------------------------------------------------------------

    def keep_quietly(self) -> None:
        """Once a turn, so that nothing much is lost whatever happens to the terminal."""
        try:
            self.keeper.keep(self.game)
        except HoldfastError:
            return  # it is said when the person leaves

    def keep_and_say(self) -> None:
        try:
            self.keeper.keep(self.game)
        except HoldfastError as error:
            self.screen.tells("keeping-not-kept", why=error)
            return
        self.screen.tells("keeping-kept")
        self.screen.say_whole(f"  {self.keeper.how_to_resume(self.keeper.file)}")

    def leave(self) -> None:
        """Somebody went without a word."""
        with suppress(OSError):  # the terminal may be gone with the person
            if self.seating.persons and self.game.outcome is None:
                self.keep_and_say()
            self.write_record()

    def end(self) -> None:
        if self.seating.persons:
            self.screen.say_slowly(self.news(self.seating.persons[0])[-RECENT:], "bold")
        self.screen.say()
        self.screen.show(ending_of(self.game, self.screen.width, self.words.name))
        self.keeper.forget()
        if self.record is not None:
            self.write_record()
        elif self.seating.persons:
            self.offer_record()

    def write_record(self) -> None:
        if self.record is not None:
            self.game.record.write(self.record)
            self.screen.tells("keeping-record", file=self.record, command="holdfast replay")

    def offer_record(self) -> None:
        name = self.screen.ask(f"{self.words.say('keeping-record-wanted')} ")
        if not name:
            return
        self.record = Path(name).expanduser()
        if self.record.exists() and not self.screen.agrees(self.words.say("keeping-exists", file=self.record), False):
            return
        try:
            self.write_record()
        except HoldfastError as error:
            self.screen.say(self.words.tell(error))
