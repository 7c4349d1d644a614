# What an answer does.

# Who it is, and how they are.
who = { $character }
how-they-are = { $states ->
        [none] well
       *[other] { $states }
    }
state-is = { $state } { $level }
state-stays = { $state } stays { $level }
state-becomes = { $state } { $before } to { $level }
falls-asleep = { $state } { $before } to { $level }, asleep
asleep-later = { $state } { $before } to { $level }, asleep when the night is over
may-leave = { $state } { $before } to { $level }, may leave
may-die = { $state } { $before } to { $level }, may die
they-die = dies
grieved = 1 misery for { $character }, { $chance } in 10

# Goods.
at-hand = { $number } at hand
there-is = { COUNT($number, $goods) }
counts = worth { $value }
credit-left = { $value } then left
credit-lost = the { $value } left to spend are lost
costs-goods = costs { COUNT($number, $goods) }
gains-goods = gain { COUNT($number, $goods) }
at-location = { $location }
hidden-there = { COUNT($number, $goods) } hidden
lowers-hunger = lower hunger by { $number }
tires-and-cheers = raise fatigue by { $number }, lower misery by 1
objective-step = step { $step } of { $steps }: { $objective }
card-kept = { $narrative }
pet-here = { THE($pet) }
all-must-agree = all must agree
helps-illness = helps against illness, as the Fate card says
helps-wounds = helps against wounds, as the Fate card says
helps-illness-less = helps against illness, less surely, as the Fate card says

# The raid.
gets-through = { $damage } damage and { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } would get through
set-aside = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } set aside

# Weapons and rolls.
rolls-die = { $die }: { PART($die, "faces") }
hatchet-kills = the hatchet kills
hatchet-ends-raid = the hatchet ends the raid
shotgun-kills = the shotgun kills
shotgun-ends-raid = the shotgun ends the raid
ammo-a-shot = each shot takes 1 of { $ammo } ammo
second-shot-too = a second shot for another
ammo-left = takes a second ammo, of { $ammo }
no-wound = no wound
kills-at-once = kills at once
raid-harmless = the raid does no harm
hits = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
a-miss = a miss
fate-cards = { $some } of { $cards } Fate cards show the { $die } and are carried out; any other is a miss
face-hatchet = the hatchet
    .short = hatchet
face-shotgun = the shotgun
    .short = shotgun
face-empty = out of ammo
    .short = empty
face-fate = fate
foe-stands = { $foe } with { A($weapon) }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
somebody-stands = { $character } with { A($weapon) }, wounds { $wounds }
foe-with = { $foe } with { A($weapon) }
foe-has = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
foe-gets = wounds { $before } to { $wounds }
it-dies = dies

# Dusk and evening.
takes-water = { $number } of { $water } water
all-drank = everybody has drunk
thirsty = { $character } rolls: { $worse } in 10 { $hungrier }; { $sadder } in 10 { $sadly }
has-eaten = has eaten
not-eaten = has not eaten yet
all-ate = everybody has eaten
eats-nothing-then = { $character } eats nothing: { $hungrier }
still-a-meal = still a meal
unguarded-is-the-end = nobody guards, and that is the end
re-rolls-in-raid = faces the raid
carries = carries { $number }
has-prowess = prowess { $number }: re-rolls

# Scavenging.
location-at = { $place }: { $location }
unknown-cards = { $number ->
        [one] { $number } unknown card
       *[other] { $number } unknown cards
    }
location-rule = { $printed_rule }
on-arrival = on arrival, { $effects }
hidden-still = hidden there: { $pile }; { $chance } in 10 that nobody has found it
leaves-for-a-new-one = leaves the game; a new one comes to FAR
loses-hidden = with what is hidden there: { $pile }
nothing-to-explore = nothing is left to explore
all-of-it = { $pile ->
        [none] with nothing
       *[other] with { $pile }
    }
weighs = weight { $weight }
carried = { $number } carried
carries-more-then = carries 1 more
may-be-found = { $chance } in 10 that somebody finds it before the next visit
load-is = weight { $weight } of { $most }

# Options of cards.
option-told = { $printed_story }
since = since { $condition }
nothing-more = nothing more
book-tells-more = the book tells more
something-follows = something will follow
noise-becomes = noise { $before } to { $noise }
somebody-comes = { $chance } in 10 that somebody comes
enemies = { $number ->
        [one] { $number } enemy
       *[other] { $number } enemies
    }
struck-once = they strike once at your back, and the trip is over
comes-to-a-fight = it comes to a fight
touched-by-it = { $character }, { $chance } in 10
wounds-of-die = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, { $chance } in 6

# People on cards.
happens-in-ten = { $chance } in 10
one-more = one more person to work, eat and drink
abilities = prowess { $prowess }, empathy { $empathy }, inventory { $inventory }
gift = { $gift ->
        [hatchet] opens locks with a hatchet, which is not used up
        [bargain] a commission is 2 less where they are
        [craft] builds Fittings for one component less
        [quiet] every noise is 1 less where they are
        [nurse] dresses the wounds of one person every dawn, without bandages
       *[light-sleep] a night on the floor lowers fatigue by 3
    }

# Enemies, if it comes to a fight.
nobody-fights = { $kind }: nobody who fights.
enemies-come = { $kind }: { $number ->
        [one] { $number } enemy
       *[other] { $number } enemies
    } if it comes to a fight, each with { LIST($arms, "or") }.
enemy-arms = { A($weapon) } ({ $tokens } in { $all })
enemy-arms-both = { A($weapon) } and { A($melee) } ({ $tokens } in { $all })

# Narrative Action cards.
card-says = { $printed_story }
choose-nothing = choose: nothing
then-choose = choose: { $effects }
kept-until-used = kept until you use it

# The day: who works.
fourth-action = a fourth action
only-a-nap = asleep, can only take a nap
no-action-in = no action in { $numbers ->
        [one] round { $numbers }
       *[many] rounds { $numbers }
    }
they-begin = that is all: { $at_work } { $at_work ->
        [one] begins
       *[many] begin
    }
at-work = { $character } ({ $space })
no-fourth-action = nobody takes a fourth action
nobody-works = nobody works in this round

# The work.
build-one = build a Fitting
move-one = move a Fitting to another space
take-one-apart = take a Fitting apart, and get its price back
at-space = { $space }
fitting-at = { $fitting } ({ $space })
choice-of = { LIST($printed_actions, last: "or") }
action-for = { $printed_action }{ $pile ->
        [none] {""}
       *[other] , for { $pile }
    }{ $lent_pile ->
        [none] {""}
       *[other] , with { $lent_pile }, which comes back
    }
roll-gives = on { COMPARE($low, $to) ->
        [same] { $low }
       *[other] { $low } to { $to }
    }: { $gifts ->
        [none] nothing
       *[other] { $gifts }
    }
roll-gives-more = on { COMPARE($low, $to) ->
        [same] { $low }
       *[other] { $low } to { $to }
    }: { $gifts ->
        [none] the book tells more
       *[other] { $gifts }, and the book tells more
    }
clear-remnants = clear the remains of the rubble
break-rubble = break up the rubble
beside-others = alongside { $helpers }; once a round
shovel-back = the shovel comes back
second-helps = without a shovel: a second person helps
saw-bars = saw through the bars; the saw blade comes back
open-door = open the closed door ({ LIST($tools, last: "or") })
door-opens = { $chance } in 10 that it opens
search-and-clear = search { THE($obstacle) } and clear it away
afterwards = afterwards, { $effects }
afterwards-event = { $event }: { $effects }
tool-kept = it is kept
tool-used-up = used up if the door opens
on-storage = { $number } on STORAGE

# Fittings.
costs-pile = costs { $pile ->
        [none] nothing
       *[other] { $pile }
    }
can-be-built-for = can then be built for { $pile ->
        [none] nothing
       *[other] { $pile }
    }
needs-beside = beside { THE($fitting) }
brings-at-once = at once: { $effects }
a-bed = a bed for the night
offers-action = { $printed_action }{ $pile ->
        [none] {""}
       *[other] , for { $pile }
    }{ $lent_pile ->
        [none] {""}
       *[other] , with { $lent_pile }, which comes back
    }{ $gifts ->
        [none] {""}
       *[other] : { $gifts }
    }
when-ready = when ready: { $effects }
every-dawn = at every dawn: { $effects }
comes-along = what was begun there comes along, { $days ->
        [one] { $days } more day
       *[other] { $days } more days
    }
gives-back = gives back { $pile ->
        [none] nothing
       *[other] { $pile }
    }
begun-is-lost = what was begun there is lost

# The shelter.
remnants = the remains of the rubble
obstacle-is = { THE($obstacle) }
remnants-stay = the remains stay
hole-beside = hole { $nth }, beside { $space }
