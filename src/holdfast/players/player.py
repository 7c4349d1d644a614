"""What a player is: somebody who answers the open question, knowing what its seat may know."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Protocol

from ..kernel import BadOption, Choice, Game, Rng, whole_number


class Player(Protocol):
    """Somebody at the table. A player may remember things from one answer to the next, so each seat has its own."""

    @property
    def name(self) -> str:
        """What it goes by: in `--seats`, in reports, and in `find`."""
        ...

    @property
    def looks(self) -> bool:
        """Whether it looks at the game at all, or at the options alone."""
        ...

    def answer(self, game: Game[Any], choice: Choice, rng: Rng) -> int:
        """The place of the answer among the options of `choice` (asides come after its values).

        The game is the player's own copy, in which all that its seat cannot know is drawn again: it may look at
        everything and play it on with `game.pick(place, choice)`. All its chance comes from `rng`: the same copy and
        the same chance, the same answer.
        """
        ...


def ask(player: Player, game: Game[Any], rng: Rng) -> int:
    """The player's answer to the open question. A player that looks gets a copy of the game, so it cannot peek."""
    assert game.pending is not None, "nobody is asked in a game that is over"
    if not player.looks:
        return among(game.pending, player.answer(game, game.pending, rng), player)
    own = game.clone(resample=rng)
    decision = own.decision_of(game.pending.seat)
    assert decision is not None, "a copy asks what the table asks"
    return among(game.pending, player.answer(own, decision.choice, rng), player)


def among(choice: Choice, place: Any, player: Player) -> int:
    """The answer, if there is one at that place: a player may be anybody's program."""
    if type(place) is int and 0 <= place < len(choice.values):
        return place
    number = whole_number(place)
    most = len(choice.values) + (0 if choice.beside is None else len(choice.beside.values))
    if number is None or not 0 <= number < most:
        raise BadOption(f"Player {player.name} answered {place!r}, where there are the answers 0 to {most - 1}.")
    return number


def chance(game: Game[Any], salt: int = 0) -> Rng:
    """The chance for one answer, from the game's seed and the number of picks so far: a game that was saved, or taken
    back and played on, meets the same players."""
    play = game.play
    picks = play.head.count() + len(play.tape)
    seed = game.header.seed
    if isinstance(seed, str):  # a key: what a player does must tell nothing of it
        seed = int.from_bytes(blake2b(seed.encode(), digest_size=8, person=b"holdfast player").digest())
    return Rng((seed * 0x9E3779B97F4A7C15) ^ (picks << 8) ^ salt)
