"""What is asked in Lighthouse, and why an answer may be refused."""

from __future__ import annotations

from holdfast.kernel import Choice, Question, Refusal, number

from .state import COIN, FISH, KEEP, MOST_WALLS, NOBODY, SLEEP, WALLS, WORN_OUT, YES, Tower


def why_not_task(g: Tower, choice: Choice, task: int) -> Refusal | None:
    if task in g.tasks[choice.seat]:
        return Refusal("LH-WATCH-01", "task-twice", task)
    if task == WALLS and g.walls == MOST_WALLS:
        return Refusal("LH-WATCH-02", "walls-full", MOST_WALLS)
    if task == SLEEP and not g.fatigue[choice.seat]:
        return Refusal("LH-WATCH-02", "not-tired", choice.seat)
    return None


def why_not_burn(g: Tower, choice: Choice, oil: int) -> Refusal | None:
    return Refusal("LH-LAMP-01", "oil", g.oil) if oil > g.oil else None


def why_not_eat(g: Tower, choice: Choice, seat: int) -> Refusal | None:
    if seat >= g.seats:
        return Refusal("LH-EAT-01", "no-keeper", seat)
    if not g.fatigue[seat]:
        return Refusal("LH-EAT-01", "not-tired", seat)
    return None if sum(g.food) else Refusal("LH-EAT-01", "no-food")


def why_not_meal(g: Tower, choice: Choice, food: int) -> Refusal | None:
    return None if g.food[food] else Refusal("LH-EAT-01", "no-food")


def why_not_keepsake(g: Tower, choice: Choice, keepsake: int) -> Refusal | None:
    if keepsake == KEEP:
        return None
    if keepsake != g.keepsakes[choice.seat]:
        return Refusal("LH-KEEP-01", "not-held", keepsake)
    return Refusal("LH-KEEP-01", "coin") if keepsake == COIN else None


def why_not_again(g: Tower, choice: Choice, answer: int) -> Refusal | None:
    return Refusal("LH-STORM-02", "no-fish") if answer == YES and not g.food[FISH] else None


def why_not_brave(g: Tower, choice: Choice, who: int) -> Refusal | None:
    if who == NOBODY:
        return None
    if who >= g.seats:
        return Refusal("LH-STORM-03", "no-keeper", who)
    return Refusal("LH-STORM-03", "worn-out", who) if g.fatigue[who] >= WORN_OUT else None


TASK = Question("task", "tasks", why_not_task)
BURN = Question("burn", "oil", why_not_burn, team=True)
EAT = Question("eat", "keepers", why_not_eat)
MEAL = Question("meal", "foods", why_not_meal, team=True)
KEEPSAKE = Question("use", "keepsakes", why_not_keepsake, private=True)
AGAIN = Question("again", "answers", why_not_again)
BRAVE = Question("brave", "braves", why_not_brave, team=True)
QUESTIONS = number([TASK, BURN, EAT, MEAL, KEEPSAKE, AGAIN, BRAVE])
