# The board of This War of Mine.

counted = { COUNT($count, $noun) }
player = Player { $seat }

# States of a person, from none to the worst
level = { $state ->
    [hunger] { $level ->
        [0] fed
        [1] peckish
        [2] hungry
        [3] famished
       *[other] starving
    }
    [fatigue] { $level ->
        [0] rested
        [1] weary
        [2] tired
        [3] worn out
       *[other] spent
    }
    [misery] { $level ->
        [0] calm
        [1] low
        [2] sad
        [3] hopeless
       *[other] broken
    }
    [wounds] { $level ->
        [0] unhurt
        [1] scratched
        [2] wounded
        [3] badly hurt
       *[other] dying
    }
   *[illness] { $level ->
        [0] well
        [1] unwell
        [2] ill
        [3] very ill
       *[other] dying
    }
}
state-name = { $state ->
    [hunger] hunger
    [fatigue] fatigue
    [misery] misery
    [wounds] wounds
   *[illness] illness
}
state = { state-name } { $level } ({ $word })
nothing-ails = in good shape
wounds-now = wounds { $count }

# The group
group = The group
person = { $name }, { $trade }: { $states }
builds = builds { $fitting } in { $room }
moves-to = moves something to { $room }
at-work = is at work: { $room }
goes-no-further = is out and goes no further
task = { $task ->
    [bed] sleeps in a bed
    [floor] sleeps on the floor
    [guard] stands guard
   *[out] is out scavenging
}
asleep = asleep
at-home = at home
can-act = can act
has-acted = has acted
cannot-act = cannot act
blocked = no action in round { LIST($rounds) }
armed = armed with { $weapon }
treated = on the card { LIST($tokens) }
prowess = prowess
empathy = empathy
inventory = inventory
action-rounds = action rounds
rounds = rounds
nobody-more = Nobody else
pet = { $pet ->
    [cat] a cat
   *[dog] a dog
}
figure = { $figure ->
    [farmer] { $count ->
        [one] a farmer
       *[other] { $count } farmers
    }
    [soldier] { $count ->
        [one] a soldier
       *[other] { $count } soldiers
    }
   *[thug] { $count ->
        [one] a thug
       *[other] { $count } thugs
    }
}
pet-and = { $pet ->
    [cat] a cat
   *[dog] a dog
}: { $facts }
dog-is = { $dog ->
    [fed] fed
    [along] out with the scavengers
   *[helped] has led you round somebody
}
street = The street
acts-next = next morning
below = The sewers
below-decks = face down: { $maps } map cards, { $rooms } rooms, { $corridors } corridors
below-who = Below: { LIST($names) }
below-threat = Threat { $threat }
way-word = { $way ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[red] the red exit
}
below-path = To { way-word }: { $marks }
below-entrance = Entrance, { way-word }
outside-door = Outside the door
way-home = On the way home
nobody = nobody
heart = The heart of the city
heart-left = { $left ->
    [0] Its last card has been drawn
    [one] { $left } card left
   *[other] { $left } cards left
}
heart-here = The scavengers are there
farmer-at = a farmer: { $room }
has-left = { $name } has left
is-dead = { $name } is dead

# Rooms
room = { $room }: { $facts }
remnants = remnants of { $name }
more-beneath = { $name }, and { $count } more underneath
ready-in = { $days ->
    [one] ready in { $days } day
   *[other] ready in { $days } days
}
guards-stand = where guards stand
floor-sleep = where people sleep on the floor
stairs = the stairs
empty = empty
after-acting = whoever has acted here: { $after }
out-of-reach = out of reach
floor = { $floor ->
    [0] Cellar
    [1] Ground floor
    [2] Upper floor
   *[3] Attic
}
work = { $work ->
    [craft] Build
    [move] Move
   *[dismantle] Take apart
}
cold = { $cold ->
    [0] no cold
   *[other] cold { $cold }
}
beds = { $beds ->
    [one] { $beds } bed
   *[other] { $beds } beds
}
hole = { $boarded ->
    [boarded] Hole { $number } in the wall, boarded up
   *[open] Hole { $number } in the wall, open
}

# The day
day = The day
day-of = Day { $day }
phases = Phases of the day
action-round = Action round { $round } of { $rounds }
round = round
leads = { $name } leads
to-come = To come
days-to-come = { $days ->
    [one] At most { $days } more day: { LIST($cards) }
   *[other] At most { $days } more days: { LIST($cards) }
}
objective = Objective: { $title }. { $asks }
objective-step = Objective: { $title }, step { $step } of { $steps }. { $asks }
open-event = { $title } is face up: { $lasts }
nobody-comes = Tonight nobody comes
raid-now = The raid: { $damage } damage, { wounds } left
raid-next = Next raid: { $damage } damage
raid-next-wounds = Next raid: { $damage } damage, { $more ->
    [more] +{ wounds }
   *[less] { wounds }
}
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
later = Something will come, { $when }
kept = Kept: { $title }
in-hand = In hand: { $title }
own-secret = Yours alone: { $title }
revealed = Revealed: { $title }
others-secrets = { $number ->
    [one] 1 other keeps a Hidden Objective
   *[other] { $number } others keep a Hidden Objective
}
when = { $days ->
    [0] { at-next }
    [one] { $days } day after the next { hour }
   *[other] { $days } days after the next { hour }
}
at-next = { $when ->
    [raid] with the next night raid
    [visitor] with the next visitor
    [resident] when somebody is met
    [exploration] with the next unknown card
   *[other] at the next { hour }
}
hour = { $when ->
    [dawn] dawn
    [morning] morning
    [dusk] dusk
   *[other] { $when }
}

# The book
book = What is told
happens = What happens
script = Script { $script }
turning = Turning the page…
reads-heard = { $name } reads. You hear:
reads-silent = { $name } reads. Nobody says a word.
unreadable = The page could not be read. What it says is in the log.
shut = Shut the book
read-so-far = Read so far
option = Option { $number }
option-told = Option { $number }: { $story }
not-now = Not now: { $why }

# Combat
combat = Combat
combat-with = Combat: { $resident }
before-first = Before the first round
before-round = Before round { $round }
combat-round = Round { $round }
weapon = weapon
unhurt = unhurt
enemy = Enemy { $foe }, kind { $kind }, with { $weapon }
enemy-dead = enemy { $foe }
has-prowess = prowess { $prowess }
dodges = dodges
weapon-dodges = { $weapon }, dodges
dead = Dead: { LIST($foes) }
die = { $die }: { $faces }
plan = { $plan ->
    [fight] Fight
    [change] Change
   *[flee] Flee
}

# Goods
goods = { $goods }: { $about }
value = { $value ->
    [0] never traded
   *[other] value { $value }
}
weighs = { value }, weight { $weight }
weighs-lent = { value }, weight { $weight }, in use
shelf = { $shelf ->
    [resources] Resources
    [food] Food
    [tools] Tools
    [weapons] Weapons
    [medicine] Medicine
   *[other] Other
}
storage = Storage
pile-weighs = The findings pile weighs { $weight } of { $capacity } that can be carried
pile = Findings pile
weight-of = weight { $weight } of { $capacity }
nothing-yet = nothing yet
on-offer = On offer
lent = In use, and coming back: { LIST($goods) }
enough = Enough

# Fittings
fittings = Fittings
fittings-brief = { $build } to build, { $ideas } ideas
can-be-built = Can be built
ideas = Ideas
fitting = { $name } for { LIST($cost) }
fitting-beside = { $name } for { LIST($cost) }, beside { $beside }
beside = beside { $beside }

# The city at night
night = The city at night
place = { $place ->
    [near] near
    [distant] distant
   *[far] far
}
place-here = { place } · they are here
place-name = { $place ->
    [near] Near
    [distant] Distant
   *[far] Far
}
place-says = { place-name }: { $title }, { unknown-cards }.
# A card of the Events deck that nobody has seen.
unseen = { $kind ->
    [ending] the end
    [chapter] a chapter
   *[other] an event
}
unknown-cards = { $unknown ->
    [one] { $unknown } unknown card
   *[other] { $unknown } unknown cards
}
unknown = { $unknown } unknown
hidden-there = Hidden there: { LIST($goods) }
hidden = hidden: { LIST($goods) }
nowhere = { place }: nowhere
guards = On guard: { LIST($names) }
no-guards = Nobody stands guard yet
watch = { $guards }; { $boarded } of { $holes } holes boarded up; { $raids ->
    [one] { $raids } raid
   *[other] { $raids } raids
} in the deck, { $aside } worse ones set aside

# Out at night
out = { $count ->
    [0] nobody is out
    [one] { LIST($names) } is out
   *[other] { LIST($names) } are out
}
out-fled = { $count ->
    [0] nobody is out
    [one] { LIST($names) } is out, and has fled
   *[other] { LIST($names) } are out, and have fled
}
out-packing = { $count ->
    [0] nobody is out
    [one] { LIST($names) } is out, packing for the way home
   *[other] { LIST($names) } are out, packing for the way home
}
out-at = { place }; { $who }
noise = Noise { $noise } of { $loudest }: each roll brings somebody { $tens } times in 10
odds = { $tens } in 10
somebody-comes = { $odds } that somebody comes
cards-left = { unknown-cards } left, { $turned } turned
unknown-left = { unknown-cards } left
