# What the table shows.

# What the marks in the terminal's picture mean.
legend = States from 0 to 4: ■■□□ 2.   acts: ● a black dot blocks that round, ○ it is free.   P·E·I: prowess, empathy, inventory.   » whom the card means.   In the house: ╟╢ a ladder, ╎ a hole with its number, ╪ boarded up; (in brackets) nobody can get there; a number stands for a person, reversed if at work; + is being built.   Noise: [n] the marker.   In a fight: [1 A+1] enemy 1, of kind A, with prowess 1.

# The head of the table.
headline = Day { $day }, { $when }
before-first-morning = before the first morning
day-round = { $phase }, round { $round } of { $rounds }
day-fourth = { $phase }, a fourth action
holds-book = { $name } holds the book
cold-tokens = { $tokens ->
        [0] no cold
        [one] { $tokens } cold token
       *[other] { $tokens } cold tokens
    }
days-to-come = { $days ->
        [one] at most { $days } more day
       *[other] at most { $days } more days
    }

# The house, with little room in it.
room-guard = Guard
room-floor = Floor
room-dark = dark
ready-in = { $days ->
        [one] in { $days } day
       *[other] in { $days } days
    }

# The house as a list.
floor-cellar = Cellar
floor-ground = Ground floor
floor-upper = Upper floor
floor-attic = Attic
hole-boarded = a hole, boarded up
hole-open = an open hole

# People: the heads of the columns, and what somebody is at.
people = People
people-acts = acts
people-abilities = P·E·I
people-now = now
doing-builds = builds: { $fitting }
doing-sleeps = asleep
doing-bed = in a bed
doing-floor = on the floor
doing-guard = on guard
doing-out = out
doing-no-further = goes no further
doing-can-act = free
doing-cannot-act = no action
with-weapon = with { $weapon }
is-given = given { A($goods) }

# What stands before a line.
label-storage = Storage
label-in-use = In use
label-carried = Carried
label-now = Now
label-event = Event
label-objective = Objective
label-completed = Completed
label-places = Places
label-trip = Trip
label-tonight = Tonight
label-also = Also
label-noise = Noise
label-unknown = Unknown
label-turned-up = Turned up
label-met = Met
label-out = Out

# What the group owns, and what hangs over it.
stores-food = food:
how-many = { $thing } { $number }
is-carried = { $pile ->
        [none] nothing
       *[other] { $pile }
    }{ $load ->
        [none] {""}
       *[other] {" "}({ $load })
    }
event-lasts = { $event }: { $effects }
event-at-hand = { $event } ({ $kind })
at-the-door = { $visitor } (at the door)
objective-so-far = { $objective }  { $track } { $status } of { $steps }; a step takes { $price }
objective-is = { $objective }: { $condition }
lies-near = near
lies-distant = distant
lies-far = far
no-place = none
place-with = { $location } ({ $number })
place-hidden = { $pile } hidden
out-there = { $location }; noise { $noise }; { $unknown ->
        [one] { $unknown } unknown card left
       *[other] { $unknown } unknown cards left
    }; carried: { $carried }
figure-soldier = soldier
    .other = soldiers
figure-thug = thug
    .other = thugs
figure-farmer = farmer
    .other = farmers
also-pets = in the house: { THE($pets) }
also-kept = kept: { $cards }
also-to-come = to come: { $scripts }
also-gone = gone: { $people }
gone-left = { $character } (left)
gone-dead = { $character } (dead)
script-next = script { $script } ({ $moment ->
        [morning] at the next morning
        [dusk] at the next dusk
        [raid] instead of the next night raid
        [visitor] instead of the next visitor
        [resident] instead of the next resident
        [exploration] instead of the next unknown card
       *[dawn] at the next dawn
    })
script-in-days = script { $script } (in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, at { $moment ->
        [morning] morning
        [dusk] dusk
       *[dawn] dawn
    })

# The night to come.
night-guards = on guard: { $people }
night-boards = { $holes ->
        [one] { $holes } hole boarded up
       *[other] { $holes } holes boarded up
    }
night-beds = { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }
raid-left = still to come: { $damage } damage and { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
raid-spared = no raid
raid-changed = the raid: { $changes }
raid-by-damage = { $by } damage
raid-by-wounds = { $by } wounds

# Out at night.
trip-at = { $location }, { $place ->
        [near] near
        [distant] distant
        [far] far
       *[lost] lost to the group
    }
trip-rule = Rule: { $rule }
trip-out = { $people ->
        [none] nobody goes on
       *[other] { $people }
    }
noise-risk = a roll for noise brings somebody: { $noise } in { $most }
unknown-left = { $unknown } of { $number } left
resident-with = { $resident } ({ $kind }, { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    })

# The combat chart.
fight-title = A fight{ $residents ->
        [none] {""}
       *[other] : { $residents }
    }, { $round ->
        [0] before the first round
       *[other] round { $round }
    }
chart-weapon = Weapon
chart-die = die
chart-unhurt = unhurt
chart-we = we
die-shows = { $die }: { $faces }
are-dead = dead: { $foes }
are-dodging = can't be hit this round: { $fighters }

# A page of the book.
nobody-speaks = Nobody speaks. Whoever holds the book reads, and tells what happens.

# Where people may spend the night.
task-bed = Sleep in a bed
task-floor = Sleep on the floor
task-guard = Stand guard
task-out = Go scavenging
