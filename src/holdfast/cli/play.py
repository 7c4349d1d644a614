"""holdfast play: sit down at a table in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from .. import BadOption, load, start
from ..games import find as find_game
from ..kernel import Game, Said
from ..players import Player
from ..terminal import Screen, Table
from ..terminal.keeping import Keeper
from ..terminal.seating import PERSON, sit_down
from .choices import game_choices
from .reader import words

FLAGS = ("seats", "seed", "names", "option", "pack", "load", "record", "fast")
LONGEST_NAME = 20


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    seed: int | None = None,
    names: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    pack: Path | None = None,
    load: Path | None = None,
    record: Path | None = None,
    fast: Annotated[bool, Parameter(negative=())] = False,
    **chosen: str,
) -> int:
    """Play a game in the terminal: Rebuild against greedy, unless you say otherwise.

    Parameters
    ----------
    game
        Which game; `holdfast games` lists them.
    seats
        How many seats there are, or who sits where: me for a person, or greedy, planner or random, as in me,greedy.
        In the game, `b greedy` hands your seat to a bot, and `m` takes it back.
    seed
        A whole number; the same seed deals the same game.
    names
        What the seats are called, as in Anna,Ben.
    option
        A choice of the game's, as in same_action=kind; may be given several times. `holdfast games` lists them.
    chosen
        The same, as in --society II.
    pack
        A folder with cards of your own.
    load
        Go on with a saved game.
    record
        Write the record of the game to this file.
    fast
        Do not pause between the others' moves.
    """
    check_together(game, seed, option, pack, load, chosen)
    check_folder(record)
    table = resume(load) if load is not None else begin(game or "rebuild", seats, seed, option, pack, chosen)
    seated = seat_people(seats, table)
    table.names = names_for(names, seated)
    keeper = Keeper(table, load, ",".join(one.word for one in seated), names)
    return Table(table, [one.player for one in seated], Screen(words(), fast=fast), keeper, record).play()


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits on a seat: the word it was called by, and the player; None is a person."""

    word: str
    player: Player | None


def check_together(
    game: str | None,
    seed: int | None,
    option: list[str] | None,
    pack: Path | None,
    load: Path | None,
    chosen: Mapping[str, str],
) -> None:
    """A saved game has its own cards and choices."""
    if load is None:
        return
    flags = {"seed": seed, "option": option, "pack": pack, **chosen}
    given: list[str | Said] = [Said("play-a-game")] if game is not None else []
    given += [f"--{name}" for name, value in flags.items() if value is not None]
    if given:
        raise BadOption(Said("play-saved-brings", word=given[0]))


def check_folder(record: Path | None) -> None:
    """Say at the beginning what would go wrong at the end."""
    if record is not None and (not record.parent.is_dir() or record.is_dir()):
        raise BadOption(Said("play-record-folder" if record.is_dir() else "play-record-no-folder", file=record))


def begin(
    game: str,
    seats: str | None,
    seed: int | None,
    option: list[str] | None,
    pack: Path | None,
    chosen: Mapping[str, str],
) -> Game[Any]:
    rules = find_game(game).rules
    choices = game_choices(rules, option or [], chosen, FLAGS)
    number = 1 if rules.together else 2
    if seats is not None:
        number = int(seats) if seats.isdecimal() else len(seats.split(","))
    return start(game, seats=number, seed=seed, pack=pack, **choices)


def resume(path: Path) -> Game[Any]:
    game = load(path)
    if game.news is not None:
        print(words().tell(game.news), file=sys.stderr)
    if game.outcome is not None:
        raise BadOption(Said("play-over", file=path, command=f"holdfast replay {path}"))
    return game


def seat_people(seats: str | None, game: Game[Any]) -> list[Seated]:
    if seats is None or seats.isdecimal():
        others = PERSON if game.rules.together else "greedy"
        called = [PERSON] + [others] * (game.seats - 1)
    else:
        called = [word.strip().lower() for word in seats.split(",")]
    if len(called) != game.seats:
        raise BadOption(Said("play-seats-named", seats=game.seats, named=len(called)))
    return [Seated(word, sit_down(word)) for word in called]


def names_for(given: str | None, seated: list[Seated]) -> list[str]:
    """The names given, or what everybody is."""
    if given is None:
        return [name_of(seat, seated) for seat in range(len(seated))]
    called = [name.strip() for name in given.split(",")]
    if len(called) != len(seated):
        raise BadOption(Said("play-names-named", seats=len(seated), named=len(called)))
    for name in called:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadOption(Said("play-name", most=LONGEST_NAME, name=name))
    if len(set(called)) < len(called):
        raise BadOption(Said("house-same-name"))
    return called


def name_of(seat: int, seated: list[Seated]) -> str:
    """Player 1; Greedy; or Greedy 2, where there are several."""
    player = seated[seat].player
    if player is None:
        return words().say("play-player", number=seat + 1)
    several = sum(one.player is not None and one.player.name == player.name for one in seated) > 1
    return f"{player.name.capitalize()} {seat + 1}" if several else player.name.capitalize()
