"""What a card or a script of This War of Mine can say, and what it does.

What a card gives or takes lies on the FINDINGS PILE while the group is out, else on STORAGE (TW-GEN-27).
"""

from __future__ import annotations

from typing import Final

from ...cards import Givers, Lexicon, Sentence
from ...kernel import Rule
from . import nouns
from .characters import meaning, people, states
from .combat import attacks, combat
from .here import Here, this_character
from .phases import morning, raid
from .scavenging import locations, noise, searching, trade
from .scripts import book, fate, later, objectives, standing
from .shelter import fittings, shelter, storage
from .state import Shelter


def residents_in_play(g: Shelter) -> int:
    return g.card


def this_space(g: Shelter, here: Here) -> int:
    return here.space


GIVERS: Final[Givers] = {"person": this_character, "resident": residents_in_play, "space": this_space}
lexicon = Lexicon("this_war_of_mine", context=("here",), once=True, givers=GIVERS)
lexicon.noun("goods", nouns.GOODS)
lexicon.noun("state", nouns.STATES)
lexicon.noun("ability", nouns.ABILITIES)
lexicon.noun("trait", nouns.TRAITS)
lexicon.noun("die", nouns.DICE)
lexicon.noun("row", nouns.ROWS)
lexicon.noun("colour", nouns.COLOURS)
lexicon.noun("moment", nouns.MOMENTS)
lexicon.noun("instead", nouns.INSTEAD)
lexicon.noun("place", nouns.PLACES)
lexicon.noun("pet", nouns.PETS)
lexicon.noun("obstacle", nouns.SHELTER_KINDS)
lexicon.noun("who", nouns.WHO)
lexicon.noun("plight", nouns.PLIGHTS)
lexicon.amounts("pile", of="goods")


# -- what may be so ---------------------------------------------------------------------------------------------------


have = lexicon.at_least("[you] have {n} {goods}", opposite="[you] have fewer than {n} {goods}")(storage.at_hand)
have_worth = lexicon.at_least("[you] have goods worth {n}", opposite="[you] have no goods worth {n}")(
    trade.worth_at_hand
)


@lexicon.condition("there are {n} or more of you", opposite="there are fewer than {n} of you")
def are_here(g: Shelter, n: int) -> bool:
    return len(people.present(g)) >= n


@lexicon.condition("the group is {n} or more", opposite="the group is fewer than {n}")
def are_left(g: Shelter, n: int) -> bool:
    return len(people.group(g)) >= n


can_join = lexicon.condition("somebody can join", opposite="nobody can join")(people.has_room)


@lexicon.condition("{character:card:characters} is with you", opposite="{character:card:characters} is not with you")
def is_with_you(g: Shelter, character: int) -> bool:
    return any(g.characters[person] == character for person in people.present(g))


@lexicon.condition("one of you has {ability} {n} or more", opposite="none of you has {ability} {n} or more")
def one_has(g: Shelter, ability: int, n: int) -> bool:
    """TW-GEN-18."""
    return any(states.ability(g, person, ability) >= n for person in people.present(g))


@lexicon.condition("one of you is {plight}", opposite="none of you is {plight}")
def one_is(g: Shelter, plight: int) -> bool:
    return any(states.suffers(g, person, plight) for person in people.present(g))


lexicon.at_least("this character has {ability} {n} or more", opposite="this character has {ability} less than {n}")(
    states.ability
)
lexicon.at_least("{state} is {n} or more", opposite="{state} is less than {n}")(states.level)


@lexicon.condition("it is day {n} or later", opposite="it is earlier than day {n}")
def is_day(g: Shelter, n: int) -> bool:
    return g.day >= n


@lexicon.condition("noise is {n} or more", opposite="noise is less than {n}")
def is_loud(g: Shelter, n: int) -> bool:
    """TW-NOISE-02."""
    return g.noise >= n


@lexicon.condition("there are {n} cold tokens or more", opposite="there are fewer than {n} cold tokens")
def is_cold(g: Shelter, n: int) -> bool:
    """TW-MORN-02."""
    return g.cold >= n


@lexicon.condition("script {script:card:scripts} was read", opposite="script {script:card:scripts} was never read")
def was_read(g: Shelter, script: int) -> bool:
    return script in g.read


@lexicon.condition("{n} unknown (cards|card) (are|is) left", opposite="fewer than {n} unknown cards are left")
def are_unknown(g: Shelter, n: int) -> bool:
    """TW-SCAV-04."""
    return len(g.unknown) >= n


@lexicon.condition("{n} of the group (are|is) gone", opposite="fewer than {n} of the group are gone")
def are_gone(g: Shelter, n: int) -> bool:
    """TW-GEN-23."""
    return len(g.gone) >= n


lexicon.condition("a starting character lives", opposite="no starting character lives")(objectives.beginner_lives)


@lexicon.condition(
    "{fitting:card:fittings} stands in the shelter", opposite="no {fitting:card:fittings} stands in the shelter"
)
def fitting_stands(g: Shelter, fitting: int) -> bool:
    """TW-CRAFT-04."""
    return fitting in g.fitting


@lexicon.condition("a hole is open", opposite="no hole is open")
def hole_open(g: Shelter) -> bool:
    """TW-RAID-14."""
    return bool(shelter.open_holes(g))


@lexicon.condition("{n} (holes|hole) (are|is) boarded up", opposite="fewer than {n} holes are boarded up")
def holes_boarded(g: Shelter, n: int) -> bool:
    """TW-RAID-14."""
    return sum(g.boarded) >= n


@lexicon.condition("ideas are left", opposite="no ideas are left")
def ideas_left(g: Shelter) -> bool:
    """TW-CRAFT-06."""
    return bool(g.ideas)


@lexicon.condition("the {pet} lives here", opposite="no {pet} lives here")
def pet_lives(g: Shelter, pet: int) -> bool:
    return g.pets[pet] == 1


@lexicon.condition("nothing waits here", opposite="something waits here")
def nothing_waits(g: Shelter, here: Here) -> bool:
    """TW-SAVE-11: no Wait token on this Fitting."""
    return g.waits[here.space] == 0


@lexicon.condition("spaces are blocked", opposite="no spaces are blocked")
def are_blocked(g: Shelter) -> bool:
    """TW-DAY-09."""
    return any(g.cards_on)


# -- what can be counted ----------------------------------------------------------------------------------------------


@lexicon.count("of you")
def count_present(g: Shelter) -> int:
    return len(people.present(g))


@lexicon.count("of the group")
def count_group(g: Shelter) -> int:
    return len(people.group(g))


@lexicon.count("cold (tokens|token)")
def count_cold(g: Shelter) -> int:
    return g.cold


@lexicon.count("boarded (holes|hole)")
def count_boarded(g: Shelter) -> int:
    return sum(g.boarded)


# -- people -----------------------------------------------------------------------------------------------------------


raise_state = lexicon.phrase("raise {state} by {n}")(people.raise_state)
lower_state = lexicon.phrase("lower {state} by {n}")(states.lower_state)


@lexicon.phrase("end all {state}")
def end_state(g: Shelter, here: Here, state: int) -> None:
    """TW-GEN-11: of this character, to 0."""
    person = this_character(g, here)
    states.lower_state(g, person, state, states.level(g, person, state))


for_each = lexicon.phrase("{who}: {do:effect}")(meaning.for_each)
test_empathy = lexicon.phrase("{who} tests empathy: {do:effect}")(meaning.test_empathy)
roll_each = lexicon.phrase("{who} rolls {n} or less: {do:effect}")(meaning.roll_each)
on_roll = lexicon.phrase("on a roll of {n} or less: {do:effect}")(book.on_roll)
lexicon.phrase("this character dies")(people.die)
lexicon.phrase("this character leaves")(people.leave)
lexicon.phrase("this character stops scavenging")(people.stop)
take_wounds = lexicon.phrase("this character takes the wounds of the {die} die")(attacks.hazard)
lexicon.phrase("a newcomer may join", needs=can_join)(people.newcomer)
lexicon.phrase("{character:card:characters} may join", needs=can_join)(people.named_newcomer)
resolve_spirit = lexicon.phrase("resolve spirit {trait}")(fate.resolve_spirit)
lexicon.phrase("the {pet} comes to live here")(people.keep_pet)
lexicon.phrase("the {pet} is gone")(people.pet_goes)


# -- goods ------------------------------------------------------------------------------------------------------------


gain = lexicon.phrase("gain {n} {goods}")(storage.gain)


def only_gains(sentence: Sentence) -> bool:
    """TW-SCAV-07: it gives something and has no other consequence."""
    inner = [arg for arg in sentence.args if isinstance(arg, Sentence)]
    return all(map(only_gains, inner)) if inner else sentence.act is gain


@lexicon.phrase("lose {n} {goods}")
def lose(g: Shelter, n: int, goods: int) -> None:
    """TW-GEN-07: as many as there are."""
    storage.lose(g, goods, n)


lexicon.phrase("spend {n} {goods}", needs=have)(storage.spend)
lexicon.phrase("lose {n} (pieces|piece) of your choice")(storage.lose_any)
lexicon.phrase("give goods worth {n}", needs=have_worth)(trade.give_worth)
lexicon.phrase("remove {n} {goods} from the supply")(storage.make_scarce)
lexicon.phrase("raise the value of {goods} by {n}")(storage.make_dearer)
lexicon.phrase("trade at commission {n}", colour=-1)(trade.trade)
lexicon.phrase("trade for {colour} goods at commission {n}")(trade.trade)
lexicon.phrase("search the {row}", special=True)(searching.search)
lexicon.phrase("search the {row} in haste", special=False)(searching.search)


# -- scavenging -------------------------------------------------------------------------------------------------------


raise_noise = lexicon.phrase("raise noise by {n}")(noise.raise_noise)
lower_noise = lexicon.phrase("lower noise by {n}")(noise.lower_noise)
roll_for_noise = lexicon.phrase("roll for noise")(noise.roll)
lexicon.phrase("meet a resident")(noise.encounter)
lexicon.phrase("return {n} unknown (cards|card)", needs=are_unknown)(searching.return_unknown)
lexicon.phrase("skip {n} unknown (cards|card)")(searching.return_unknown)
lexicon.phrase("the trip is over")(searching.end_trip)
lexicon.phrase("look around")(locations.look_around)
lexicon.phrase("face what this place is")(locations.reality_impact)


@lexicon.phrase("exchange the {place} location")
def exchange_location(g: Shelter, place: int) -> None:
    """TW-FATE-03, TW-FATE-04."""
    locations.exchange(g, locations.meant(g, place))


fight = lexicon.phrase("fight")(combat.fight)
backstab = lexicon.phrase("strike from hiding", from_hiding=True)(combat.fight)
lexicon.phrase("fight {resident:card:residents}")(combat.fight)
flee = lexicon.phrase("flee")(combat.flee)


# -- the shelter ------------------------------------------------------------------------------------------------------


add_cold = lexicon.phrase("add {n} cold")(morning.add_cold)
remove_cold = lexicon.phrase("remove {n} cold")(morning.remove_cold)
unlock_ideas = lexicon.phrase("unlock {n} (ideas|idea)")(fittings.unlock_ideas)
board_up = lexicon.phrase("board up a hole", needs=hole_open)(shelter.board_up)
lexicon.phrase("tear down {n} (boards|board)")(shelter.tear_down)
lexicon.phrase("rubble falls on {n} (spaces|space)")(shelter.rubble_falls)
lexicon.phrase("clear a blocked space")(shelter.clear_any)
wait = lexicon.phrase("wait {n} (days|day)", needs=nothing_waits)(fittings.wait)
visitor = lexicon.phrase("a visitor comes")(later.visitor)


# -- nights and days to come ------------------------------------------------------------------------------------------


lexicon.phrase("there is no raid tonight")(raid.spare)
lexicon.phrase("raise the damage of the next raid by {n}", wounds=0)(raid.worsen)


@lexicon.phrase("lower the damage of the next raid by {n}")
def milder_raid(g: Shelter, n: int) -> None:
    """TW-RAID-03."""
    raid.worsen(g, -n, 0)


@lexicon.phrase("raise the wounds of the next raid by {n}")
def bloodier_raid(g: Shelter, n: int) -> None:
    """TW-RAID-03."""
    raid.worsen(g, 0, n)


@lexicon.phrase("read script {script:card:scripts}")
def read_script(g: Shelter, here: Here, script: int) -> Rule:
    """TW-GEN-05: a continuation."""
    return book.read_on(g, script, here)


lexicon.phrase("{n} (days|day) later at {moment} read script {script:card:scripts}")(later.read_later)
lexicon.phrase("instead of the next {instead} read script {script:card:scripts}")(later.read_instead)
lexicon.phrase("keep script {script:card:scripts} for the end")(later.keep_for_end)


# What players read: the number of a script tells them nothing, and where it leads is not told (TW-GEN-06).
lexicon.wording("en", "read script {script:card:scripts}", "the book tells more")
lexicon.wording(
    "en",
    "{n} (days|day) later at {moment} read script {script:card:scripts}",
    "something will follow: {n} (days|day) later at {moment}",
)
lexicon.wording(
    "en",
    "instead of the next {instead} read script {script:card:scripts}",
    "something will follow: instead of the next {instead}",
)
lexicon.wording("en", "keep script {script:card:scripts} for the end", "something will follow: at the end of the game")


lexicon.phrase("remove this event")(standing.remove_event)
lexicon.phrase("set up the objectives")(objectives.set_up)
lexicon.phrase("settle the objective of chapter {n}")(objectives.settle)
lexicon.phrase("the war is over")(objectives.war_is_over)


# -- what fate makes of an attack -------------------------------------------------------------------------------------


lexicon.phrase("strike with {n} (hits|hit)")(attacks.strike)
lexicon.phrase("dodge")(attacks.dodge)
lexicon.phrase("the weapon jams")(attacks.jam)
lexicon.phrase("the weapon is lost")(attacks.jam)
lexicon.phrase("take {n} (wounds|wound)")(attacks.hurt_self)
