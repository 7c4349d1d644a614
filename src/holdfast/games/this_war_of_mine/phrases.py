"""What a card or a script of This War of Mine can say, and what it does.

What a card gives or takes lies on the FINDINGS PILE while the group is out, else on STORAGE (TW-GEN-27).
"""

from __future__ import annotations

from ...cards import Lexicon, Sentence
from ...kernel import Rule
from . import nouns
from .characters import people
from .combat import combat
from .here import Here, this_character
from .phases import morning, raid
from .scavenging import locations, noise, searching, trade
from .scripts import book, fate, later, objectives
from .shelter import fittings, shelter, storage
from .state import Shelter

lexicon = Lexicon("this_war_of_mine", context=("here",), once=True)
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


@lexicon.condition("[you] have {n} {goods}", opposite="[you] have fewer than {n} {goods}")
def have(g: Shelter, n: int, goods: int) -> bool:
    """TW-GEN-27: in the stock that is at hand."""
    return storage.at_hand(g, goods) >= n


@lexicon.condition("[you] have goods worth {n}", opposite="[you] have no goods worth {n}")
def have_worth(g: Shelter, n: int) -> bool:
    """TW-TRADE-03."""
    return trade.worth_at_hand(g) >= n


@lexicon.condition("there are {n} or more of you", opposite="there are fewer than {n} of you")
def are_here(g: Shelter, n: int) -> bool:
    return len(people.present(g)) >= n


@lexicon.condition("the group is {n} or more", opposite="the group is fewer than {n}")
def are_left(g: Shelter, n: int) -> bool:
    return len(people.group(g)) >= n


@lexicon.condition("somebody can join", opposite="nobody can join")
def can_join(g: Shelter) -> bool:
    """TW-GEN-10."""
    return people.has_room(g)


@lexicon.condition("{character:card:characters} is with you", opposite="{character:card:characters} is not with you")
def is_with_you(g: Shelter, character: int) -> bool:
    return any(g.characters[person] == character for person in people.present(g))


@lexicon.condition("one of you has {ability} {n} or more", opposite="none of you has {ability} {n} or more")
def one_has(g: Shelter, ability: int, n: int) -> bool:
    """TW-GEN-18."""
    return any(people.ability(g, person, ability) >= n for person in people.present(g))


@lexicon.condition("one of you is {plight}", opposite="none of you is {plight}")
def one_is(g: Shelter, plight: int) -> bool:
    return any(people.suffers(g, person, plight) for person in people.present(g))


@lexicon.condition("this character has {ability} {n} or more", opposite="this character has {ability} less than {n}")
def has_ability(g: Shelter, here: Here, ability: int, n: int) -> bool:
    return people.ability(g, this_character(g, here), ability) >= n


@lexicon.condition("{state} is {n} or more", opposite="{state} is less than {n}")
def has_level(g: Shelter, here: Here, state: int, n: int) -> bool:
    """TW-GEN-11: of this character."""
    return people.level(g, this_character(g, here), state) >= n


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


@lexicon.condition("a starting character lives", opposite="no starting character lives")
def beginner_lives(g: Shelter) -> bool:
    """TW-OBJ-07."""
    return objectives.beginner_lives(g)


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


@lexicon.phrase("raise {state} by {n}")
def raise_state(g: Shelter, here: Here, state: int, n: int) -> Rule:
    """TW-GEN-11: of this character."""
    return people.raise_state(g, this_character(g, here), state, n)


@lexicon.phrase("lower {state} by {n}")
def lower_state(g: Shelter, here: Here, state: int, n: int) -> None:
    """TW-GEN-11: of this character."""
    people.lower_state(g, this_character(g, here), state, n)


@lexicon.phrase("end all {state}")
def end_state(g: Shelter, here: Here, state: int) -> None:
    """TW-GEN-11: of this character, to 0."""
    person = this_character(g, here)
    people.lower_state(g, person, state, people.level(g, person, state))


@lexicon.phrase("{who}: {do:effect}")
def for_each(g: Shelter, here: Here, who: int, do: Sentence) -> Rule:
    """Carried out for each person meant, as 'this character'; 'one' is chosen by the leader."""
    return people.for_each(g, here, who, do)


@lexicon.phrase("{who} tests empathy: {do:effect}")
def test_empathy(g: Shelter, here: Here, who: int, do: Sentence) -> Rule:
    """TW-GEN-17: one roll for all who are meant."""
    return people.test_empathy(g, here, who, do)


@lexicon.phrase("{who} rolls {n} or less: {do:effect}")
def roll_each(g: Shelter, here: Here, who: int, n: int, do: Sentence) -> Rule:
    """TW-GEN-16: a roll of its own for each person meant."""
    return people.roll_each(g, here, who, n, do)


@lexicon.phrase("on a roll of {n} or less: {do:effect}")
def on_roll(g: Shelter, here: Here, n: int, do: Sentence) -> Rule:
    """TW-GEN-16."""
    return book.on_roll(g, here, n, do)


@lexicon.phrase("this character dies")
def dies(g: Shelter, here: Here) -> Rule:
    """TW-GEN-23."""
    return people.die(g, this_character(g, here))


@lexicon.phrase("this character leaves")
def leaves(g: Shelter, here: Here) -> Rule:
    """TW-GEN-23."""
    return people.leave(g, this_character(g, here))


@lexicon.phrase("this character stops scavenging")
def stops(g: Shelter, here: Here) -> None:
    """TW-DEATH-03."""
    people.stop(g, this_character(g, here))


@lexicon.phrase("this character takes the wounds of the {die} die")
def take_wounds(g: Shelter, here: Here, die: int) -> Rule:
    """TW-COMB-10: prowess may re-roll."""
    return combat.hazard(g, this_character(g, here), die)


@lexicon.phrase("a newcomer may join", needs=can_join)
def somebody_joins(g: Shelter) -> Rule:
    """TW-GEN-10, TW-DAY-06: the next card of the Character deck."""
    return people.newcomer(g)


@lexicon.phrase("{character:card:characters} may join", needs=can_join)
def character_joins(g: Shelter, character: int) -> Rule:
    """TW-GEN-10: unless that person is dead, gone or with the group."""
    return people.named_newcomer(g, character)


@lexicon.phrase("resolve spirit {trait}")
def resolve_spirit(g: Shelter, trait: int) -> Rule:
    """TW-FATE-05."""
    return fate.resolve_spirit(g, trait)


@lexicon.phrase("the {pet} comes to live here")
def pet_comes(g: Shelter, pet: int) -> None:
    people.pet_comes(g, pet)


@lexicon.phrase("the {pet} is gone")
def pet_goes(g: Shelter, pet: int) -> None:
    people.pet_goes(g, pet)


# -- goods ------------------------------------------------------------------------------------------------------------


@lexicon.phrase("gain {n} {goods}")
def gain(g: Shelter, n: int, goods: int) -> Rule:
    """TW-GEN-09, TW-SCAV-10."""
    return storage.gain(g, goods, n)


def only_gains(sentence: Sentence) -> bool:
    """TW-SCAV-07: it gives something and has no other consequence."""
    inner = [arg for arg in sentence.args if isinstance(arg, Sentence)]
    return all(map(only_gains, inner)) if inner else sentence.act is gain


@lexicon.phrase("lose {n} {goods}")
def lose(g: Shelter, n: int, goods: int) -> None:
    """TW-GEN-07: as many as there are."""
    storage.lose(g, goods, n)


@lexicon.phrase("spend {n} {goods}", needs=have)
def spend(g: Shelter, n: int, goods: int) -> None:
    """TW-GEN-07: a price, to be paid in full."""
    storage.spend(g, goods, n)


@lexicon.phrase("lose {n} (pieces|piece) of your choice")
def lose_any(g: Shelter, n: int) -> Rule:
    """TW-RAID-04: token or resource."""
    return storage.lose_any(g, n)


@lexicon.phrase("give goods worth {n}", needs=have_worth)
def give_worth(g: Shelter, n: int) -> Rule:
    """TW-TRADE-01: tokens of that value or more; no change is given."""
    return trade.give_worth(g, n)


@lexicon.phrase("remove {n} {goods} from the supply")
def make_scarce(g: Shelter, n: int, goods: int) -> None:
    """TW-GEN-08: as far as the supply goes."""
    storage.make_scarce(g, goods, n)


@lexicon.phrase("raise the value of {goods} by {n}")
def make_dearer(g: Shelter, goods: int, n: int) -> None:
    """TW-TRADE-03."""
    storage.make_dearer(g, goods, n)


@lexicon.phrase("trade at commission {n}")
def trade_all(g: Shelter, n: int) -> Rule:
    """TW-TRADE."""
    return trade.trade(g, n, -1)


@lexicon.phrase("trade for {colour} goods at commission {n}")
def trade_colour(g: Shelter, colour: int, n: int) -> Rule:
    """TW-TRADE-05: the offer is limited; anything may be given for it."""
    return trade.trade(g, n, colour)


@lexicon.phrase("search the {row}")
def search(g: Shelter, row: int) -> Rule:
    """TW-SCAV-06, TW-SCAV-07: one Findings card, with its special find."""
    return searching.search(g, row, special=True)


@lexicon.phrase("search the {row} in haste")
def search_quickly(g: Shelter, row: int) -> Rule:
    """TW-SCAV-06: without a special find."""
    return searching.search(g, row, special=False)


# -- scavenging -------------------------------------------------------------------------------------------------------


@lexicon.phrase("raise noise by {n}")
def raise_noise(g: Shelter, n: int) -> None:
    """TW-NOISE-02."""
    noise.raise_noise(g, n)


@lexicon.phrase("lower noise by {n}")
def lower_noise(g: Shelter, n: int) -> None:
    """TW-NOISE-02."""
    noise.lower_noise(g, n)


@lexicon.phrase("roll for noise")
def roll_for_noise(g: Shelter) -> Rule:
    """TW-NOISE-03."""
    return noise.roll(g)


@lexicon.phrase("meet a resident")
def meet_resident(g: Shelter) -> Rule:
    """TW-NOISE-04."""
    return noise.encounter(g)


@lexicon.phrase("return {n} unknown (cards|card)", needs=are_unknown)
def return_unknown(g: Shelter, n: int) -> None:
    """TW-SCAV-09: a price in time."""
    searching.return_unknown(g, n)


@lexicon.phrase("skip {n} unknown (cards|card)")
def skip_unknown(g: Shelter, n: int) -> None:
    """TW-SCAV-09: as many as are left."""
    searching.return_unknown(g, n)


@lexicon.phrase("the trip is over")
def end_trip(g: Shelter) -> None:
    """TW-SCAV-11: on to Choose Findings."""
    searching.end_trip(g)


@lexicon.phrase("look around")
def look_around(g: Shelter) -> Rule:
    """A script of this location's area."""
    return locations.look_around(g)


@lexicon.phrase("face what this place is")
def reality_impact(g: Shelter) -> Rule:
    """A Reality Impact: a script of this location."""
    return locations.reality_impact(g)


@lexicon.phrase("exchange the {place} location")
def exchange_location(g: Shelter, place: int) -> None:
    """TW-FATE-03, TW-FATE-04."""
    locations.exchange(g, locations.meant(g, place))


@lexicon.phrase("fight")
def fight(g: Shelter) -> Rule:
    """TW-COMB: those on the Residents card in play."""
    return combat.fight(g, g.card)


@lexicon.phrase("strike from hiding")
def backstab(g: Shelter) -> Rule:
    """TW-COMB-14."""
    return combat.fight(g, g.card, from_hiding=True)


@lexicon.phrase("fight {resident:card:residents}")
def fight_card(g: Shelter, resident: int) -> Rule:
    """TW-COMB: those of another Residents card, by its arms and numbers."""
    return combat.fight(g, resident)


@lexicon.phrase("flee")
def flee(g: Shelter) -> Rule:
    """TW-COMB-12, TW-COMB-13: from those on the Residents card in play."""
    return combat.flee(g, g.card)


# -- the shelter ------------------------------------------------------------------------------------------------------


@lexicon.phrase("add {n} cold")
def add_cold(g: Shelter, n: int) -> None:
    """TW-MORN-02."""
    morning.add_cold(g, n)


@lexicon.phrase("remove {n} cold")
def remove_cold(g: Shelter, n: int) -> None:
    """TW-MORN-02."""
    morning.remove_cold(g, n)


@lexicon.phrase("unlock {n} (ideas|idea)")
def unlock_ideas(g: Shelter, n: int) -> Rule:
    """TW-CRAFT-06."""
    return fittings.unlock_ideas(g, n)


@lexicon.phrase("board up a hole", needs=hole_open)
def board_up(g: Shelter) -> Rule:
    """TW-RAID-14."""
    return shelter.board_up(g)


@lexicon.phrase("tear down {n} (boards|board)")
def tear_down(g: Shelter, n: int) -> Rule:
    """TW-RAID-14: Board-Ups lost, as many as there are."""
    return shelter.tear_down(g, n)


@lexicon.phrase("rubble falls on {n} (spaces|space)")
def rubble_falls(g: Shelter, n: int) -> Rule:
    """TW-DAY-09: cleared Rubble comes back, as far as there is any."""
    return shelter.rubble_falls(g, n)


@lexicon.phrase("clear a blocked space")
def clear_space(g: Shelter) -> Rule:
    """TW-DAY-19: one Shelter card that can be reached, with what it gives."""
    return shelter.clear_any(g)


@lexicon.phrase("wait {n} (days|day)", needs=nothing_waits)
def wait(g: Shelter, here: Here, n: int) -> None:
    """TW-SAVE-11: a Wait token on this Fitting; what is ready comes at a dawn."""
    fittings.wait(g, here.space, n)


@lexicon.phrase("a visitor comes")
def visitor(g: Shelter) -> Rule:
    """TW-DAY-20."""
    return later.visitor(g)


# -- nights and days to come ------------------------------------------------------------------------------------------


@lexicon.phrase("there is no raid tonight")
def no_raid(g: Shelter) -> None:
    """TW-RAID-02."""
    raid.spare(g)


@lexicon.phrase("raise the damage of the next raid by {n}")
def worse_raid(g: Shelter, n: int) -> None:
    """TW-RAID-03."""
    raid.worsen(g, n, 0)


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


@lexicon.phrase("{n} (days|day) later at {moment} read script {script:card:scripts}")
def read_later(g: Shelter, n: int, moment: int, script: int) -> None:
    """A consequence that returns; 0 days are today."""
    later.read_later(g, n, moment, script)


@lexicon.phrase("instead of the next {instead} read script {script:card:scripts}")
def read_instead(g: Shelter, instead: int, script: int) -> None:
    """A consequence that comes in place of a card."""
    later.read_instead(g, instead, script)


@lexicon.phrase("keep script {script:card:scripts} for the end")
def read_at_end(g: Shelter, script: int) -> None:
    """Read with the epilogues."""
    later.keep_for_end(g, script)


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


@lexicon.phrase("remove this event")
def remove_event(g: Shelter) -> None:
    """TW-MORN-03, TW-FAQ-02: the face-up Event that is carried out."""
    morning.remove_event(g)


@lexicon.phrase("set up the objectives")
def set_up_objectives(g: Shelter) -> None:
    """TW-OBJ-01."""
    objectives.set_up(g)


@lexicon.phrase("settle the objective of chapter {n}")
def settle_objective(g: Shelter, n: int) -> Rule:
    """TW-OBJ-02, TW-MORN-04."""
    return objectives.settle(g, n)


@lexicon.phrase("the war is over")
def war_is_over(g: Shelter) -> Rule:
    """TW-GEN-21, TW-OBJ-08."""
    return objectives.war_is_over(g)


# -- what fate makes of an attack -------------------------------------------------------------------------------------


@lexicon.phrase("strike with {n} (hits|hit)")
def strike(g: Shelter, n: int) -> None:
    """TW-COMB-22: the roll counts so many hits."""
    combat.strike(g, n)


@lexicon.phrase("dodge")
def dodge(g: Shelter) -> None:
    """TW-COMB-24."""
    combat.dodge(g)


@lexicon.phrase("the weapon jams")
def jam(g: Shelter) -> None:
    """TW-COMB-23."""
    combat.jam(g)


@lexicon.phrase("the weapon is lost")
def lose_weapon(g: Shelter) -> None:
    """TW-COMB-23."""
    combat.jam(g)


@lexicon.phrase("take {n} (wounds|wound)")
def hurt_self(g: Shelter, n: int) -> None:
    """TW-COMB-22: the fighter whose roll it was."""
    combat.hurt_self(g, n)
