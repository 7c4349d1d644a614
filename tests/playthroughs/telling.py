"""A whole game as text: each question, how many options it had, the pick, and all that was told."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import holdfast
from holdfast.kernel import Game, Rng

HERE: Final = Path(__file__).parent
PLAYED: Final = (("rebuild", 2), ("rebuild", 3), ("frostpunk", 2), ("this_war_of_mine", 2))
SEED: Final = 2026


def file_for(game: str, seats: int) -> Path:
    return HERE / f"{game}-{seats}.txt"


def playthrough(name: str, seats: int) -> list[str]:
    """A game by chance from a fixed seed, line by line."""
    game, rng = holdfast.start(name, seats, SEED), Rng(SEED)
    lines = [f"{game.rules.title}, {seats} seats, seed {SEED}", ""]
    told = tell(game, 0, lines)
    while (decision := game.decision) is not None:
        seat, option = decision.choice.seat, decision.options[rng.below(len(decision))]
        lines.append(f"{game.names[seat]}: {decision.prompt} [{len(decision)} options]")
        lines.append(f"  > {option.key}  ({option.label})")
        game.choose(option.key, seat=seat)
        told = tell(game, told, lines)
    return [*lines, "", *ending(game)]


def tell(game: Game[Any], since: int, lines: list[str]) -> int:
    """What was told since, to anybody; what only one seat may read names that seat."""
    log = game.play.log or []
    new = log[since:]
    for group, line in game.lines(new):
        _, to, _ = new[group[0]]
        lines.append(f"  {line} [to {game.names[to]} alone]" if to >= 0 else f"  {line}")
    return len(log)


def ending(game: Game[Any]) -> list[str]:
    assert game.outcome is not None
    winners = ", ".join(game.names[seat] for seat in game.outcome.winners) or "nobody"
    scores = [f"{name} {score}" for name, score in zip(game.names, game.outcome.scores, strict=False)]
    said = [game.outcome.cause, f"{winners} won", *([", ".join(scores)] if scores else [])]
    return [f"The end: {'; '.join(said)}; {len(game.record.picks)} picks."]


def write() -> None:
    for name, seats in PLAYED:
        file_for(name, seats).write_text("\n".join(playthrough(name, seats)) + "\n", "utf-8")
