"""What a rule allows 'at any time': offered beside the open question, resolved, and the question asked again."""

from __future__ import annotations

from collections.abc import Callable

from .choice import Choice, Rule, Ruling


def calm(
    question: Callable[[], Choice], offer: Callable[[], Choice | None], resolve: Callable[[int], Rule]
) -> Ruling[int]:
    """Ask `question` where the game is calm: as long as the answer is one of the asides on offer, carry that out and
    ask again, with the options as they then are."""
    while True:
        choice = question()
        choice.offer = lambda _: offer()
        answer = yield choice
        if answer >= 0:
            return answer
        yield from resolve(~answer)
