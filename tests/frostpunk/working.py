"""A city at work, for tests of the Action Phase and the night: what stands and lies where, who is ready, and turns."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk.box import FrostpunkBox
from holdfast.games.frostpunk.city.map import FAR, NEAR, PLACE, spaces_of
from holdfast.games.frostpunk.phases.action import TURN, open_turns, turn, why_not_turn
from holdfast.games.frostpunk.state import GOODS, LAWS, NONE, RESOURCES, TECHNOLOGIES, City
from holdfast.kernel import Choice, Question, Rule
from tests.frostpunk.by_number import box_with, city, event, play

# The first two spaces of the Generator tile, and both spaces of some tiles.
HOME, HOME_2 = 0, 1
NEAR_A, NEAR_B = spaces_of(NEAR[0])
NEAR_2A, NEAR_2B = spaces_of(NEAR[6])
FAR_A, FAR_B = spaces_of(FAR[0])
FAR_2A, FAR_2B = spaces_of(FAR[9])

# Heat, with the indicators on their starting spaces.
OFF = 1
RED_ONLY = 2  # and no zone
ALL_WARM = 7


def meeples(
    workers: int = 0,
    engineers: int = 0,
    children: int = 0,
    child_workers: int = 0,
    child_engineers: int = 0,
    automatons: int = 0,
) -> list[int]:
    return [workers, engineers, children, child_workers, child_engineers, automatons]


def goods(wood: int = 0, coal: int = 0, cores: int = 0) -> list[int]:
    return [wood, coal, cores, *[0] * (RESOURCES - 3)]


def laws(*numbers: int) -> list[int]:
    return [int(law in numbers) for law in range(LAWS)]


def technologies(*numbers: int) -> list[int]:
    return [int(technology in numbers) for technology in range(TECHNOLOGIES)]


def town(
    buildings: dict[int, int] | None = None,
    piles: dict[int, tuple[int, int]] | None = None,
    upgraded: tuple[int, ...] = (),
    **fields: Any,
) -> City:
    """Twenty of each type live here, and everything is warm. `buildings` by space (a Large one by its first), `piles`
    as what lies on a space and how much."""
    g = city(**{"people": [20, 20, 20], "heat": ALL_WARM, "cold": ALL_WARM, **fields})
    g.automatons = max(g.automatons, g.ready[-1])
    for space, building in (buildings or {}).items():
        for other in spaces_of(PLACE[space]) if g.box.large[building] else [space]:
            uncover(g, other)
            g.building[other] = building
            g.improved[other] = int(space in upgraded)
    for space, (thing, number) in (piles or {}).items():
        uncover(g, space)
        g.lies[space] = thing
        g.amount[space] = number
    return g


def uncover(g: City, space: int) -> None:
    """Its place has a tile, if it is no space of the Generator tile."""
    if PLACE[space]:
        g.tiles[PLACE[space]] = 0


# -- cards ------------------------------------------------------------------------------------------------------------


def box_of(
    morning: dict[str, str] | None = None,
    scenario: dict[str, str] | None = None,
    citizens: dict[str, str] | None = None,
) -> FrostpunkBox:
    """The box with cards more: Event and Scenario cards by what their Special Actions say, {"X1": "do: [gain 2 wood]"};
    Citizen cards as {"X2": "type: worker, ability: {action: gather, do: [gain 2 wood]}"}."""
    special = "- {{id: {}, title: T, story: S, {}special: {{story: S, {}}}}}"
    stays = "now: [gain 1 food], then: keep, "  # what an Event card must say to lie in the display
    person = "- {{id: {}, name: N, trade: T, story: S, cost: [], {}{}}}"
    dies = ", dies: {worker: [], engineer: [], child: []}"
    decks = {
        "morning": [special.format(name, stays, says) for name, says in (morning or {}).items()],
        "scenario": [special.format(name, "", says) for name, says in (scenario or {}).items()],
        "citizens": [
            person.format(name, says, "" if "dies:" in says else dies) for name, says in (citizens or {}).items()
        ],
    }
    return box_with("\n".join(line for deck, cards in decks.items() if cards for line in [f"{deck}:", *cards]))


def put_on_display(g: City, *cards: str) -> None:
    """In the display lie these cards, and no others."""
    g.display = [event(g, card) for card in cards]
    g.goods_on = [[0] * GOODS for _ in cards]
    g.meeple_on = [NONE] * len(cards)
    g.kept_on = [0] * len(cards)


def citizen(g: City, name: str) -> int:
    """The number of a Citizen card."""
    return [card.id for card in g.box.citizen_cards].index(name)


# -- doing things -----------------------------------------------------------------------------------------------------


def act(g: City, asking: Rule, *answers: int) -> None:
    """Carry a rule out; at every question what is offered is allowed, and all else refused."""
    play(explained(g, asking), *answers)


def take_turn(g: City, *answers: int) -> None:
    act(g, turn(g), *answers)


def explained(g: City, asking: Rule) -> Rule:
    answer: Any = None
    while True:
        try:
            choice = asking.send(answer)
        except StopIteration:
            return
        assert isinstance(choice, Choice)
        allowed = [value for value in every_answer(g, choice) if choice.question.why_not(g, choice, value) is None]
        assert allowed == sorted(choice.values), f"{choice.question.name} offers {choice.values}, and allows {allowed}"
        answer = yield choice


def every_answer(g: City, choice: Choice) -> range:
    return range(len(g.box.vocabulary.domains[choice.question.domain]))


def until(ask: Question, asking: Rule, *answers: int) -> Choice:
    """Carry a rule out as far as this question."""
    left = list(answers)
    answer: Any = None
    while True:
        choice = asking.send(answer)
        assert isinstance(choice, Choice)
        if choice.question is ask and not left:
            return choice
        answer = choice.values[0] if len(choice.values) == 1 else left.pop(0)
        assert answer in choice.values, f"{choice.question.name}: {answer} is not among {choice.values}"


def asks_of(asking: Rule, *answers: int) -> list[str]:
    """The questions a rule puts, with these answers and then always the first."""
    left = list(answers)
    names: list[str] = []
    answer: Any = None
    while True:
        try:
            choice = asking.send(answer)
        except StopIteration:
            return names
        assert isinstance(choice, Choice)
        names.append(choice.question.name)
        answer = left.pop(0) if left and len(choice.values) > 1 else choice.values[0]
        assert answer in choice.values, f"{choice.question.name}: {answer} is not among {choice.values}"


def told(g: City) -> list[tuple[str | int, ...]]:
    """Everything told so far, where the city was made with told=[]."""
    assert g.told is not None
    return [(message, *numbers) for message, _, numbers in g.told]


# -- why not ----------------------------------------------------------------------------------------------------------


def refused(g: City, choice: Choice, value: int) -> str:
    """The rule by which this answer is refused, with no answer left open; empty where it is allowed."""
    refusal = choice.question.why_not(g, choice, value)
    assert (refusal is None) is (value in choice.values)
    return "" if refusal is None else refusal.rule


def refused_turn(g: City, what: int) -> str:
    """The rule by which this cannot be done on the turn now, and so is not offered; empty where it can."""
    refusal = why_not_turn(g, Choice(TURN, g.active, []), what)
    assert (refusal is None) is (what in open_turns(g, g.active))
    return "" if refusal is None else refusal.rule
