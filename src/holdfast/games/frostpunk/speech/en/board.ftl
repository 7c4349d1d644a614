# What the table shows.

# What the marks in the terminal's picture mean.
legend = W Worker, E Engineer, C Child, w Child Worker, e Child Engineer, A Automaton.   ~ heated, * cold.   +: upgraded.   (large): the same Building goes on.   ◆ a Deposit.   Hope and Discontent: ● active, ○ exhausted.   On a trail: the letter of the Scout.   Rounds: S the Storm, ! a Scenario Trigger, T a Technology is due.

# From the Generator outwards.
zone-generator = Generator tile
zone-near = Near tiles
zone-far = Far tiles

# The head of the table.
headline = Round { $round } of { $rounds }, { $phase ->
        [dawn] dawn phase
        [morning] morning phase
        [generator] generator phase
        [weather] weather phase
        [preparation] preparation phase
        [action] action phase
        [dusk] dusk phase
        [hunger] hunger phase
        [night] night phase
       *[set-up] set-up
    }
leads = { $name } leads
turn-of = { $name }'s turn
are-fed = { FORM($citizen, 2) } are fed
society-of = { $name } ({ $number }{ $difficulty ->
        [hard] , hard
       *[normal] {""}
    })

# The Round track, and what lies on it.
round-track = Rounds
marks-storm = { $mark } the Storm
marks-trigger = { $mark } a Trigger
marks-technology = { $mark } a Technology
storms-so-far = Storms so far: { $storms }

# Stores, the Generator, Hope and Discontent. $thing is called as of many.
stores = Stores
how-many = { $thing } { $number }
hunger = hunger
heat-and-cold = heat { $heat }, cold { $cold }
stress-of = stress { $stress } of { $most }
is-overheated = overheated
is-upgraded = upgraded
lost-at = lost at { $number }

# People: the heads of the columns, and where the other Meeples are ($meeples: their letters).
people = People
people-all = all
people-sick = sick
people-grave = grave
people-spent = spent
people-meeples = Meeples
people-yes = yes
people-ready = { $ready } of { $meeples }
also-ready = also ready: { $meeples }
constructing = constructing: { $meeples }
clearing-snow = clearing snow: { $meeples }
done-for-today = done for today: { $meeples }

# From which heat on things are warm.
warm-from = Warm from heat
insulated = { $insulation } Buildings
is-warm = warm

# The night to come.
tonight = Tonight
warm-beds = warm beds { $beds } for { $need }
child-beds = and { $beds } for Children
hunger-tonight = hunger { $hunger }, lost at { $end }
corpses-of = Corpses { $corpses } of { $end }
too-sick = sick of a type: lost at { $number }

# The map, with little room: at most 9 letters, the Tower and the drawer 10.
tower = TOWER
tower-heat = heat { $heat }
tower-cold = cold { $cold }
drawer = drawer
drawer-stress = { $cubes } stress
drawer-inside = { $cubes } inside
snow = snow
rock = rock
deposit = deposit
place-free = free
large-part = (large)
lies-short = { $thing ->
        [goods-core] { $number ->
            [one] { $number } core
           *[other] { $number } cores
        }
       *[other] { COUNT($number, $thing) }
    }

# The map as a list.
under-snow-near = Under snow, near: { $places }
under-snow-far = Under snow, far: { $places }
deposit-at = { $goods } at { $place }
deposits = Deposits: { $deposits }

# The displays, with their names before them.
display-cards-open = Cards open
display-revealed = Revealed
display-dusk-deck = Dusk deck
display-laws = Laws
display-technology = Technology
display-trails = Trails
display-decks = Decks
display-your-hand = Your hand
display-you = You
danger = Danger
triggers-in = Triggers in { $rounds ->
        [one] Round { $rounds }
       *[many] Rounds { $rounds }
    }
action-done = done
dusk-cards = { $cards ->
        [one] { $cards } Dusk card
       *[other] { $cards } Dusk cards
    }
dusk-consequence = a consequence of { $law }
dusk-dispute = the Social Dispute { $event }
dusk-all = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $known ->
        [none] {""}
       *[many] : { $known }
    }
dusk-next = next Social Dispute: { $event }
laws-in-force = { $laws ->
        [none] none
       *[many] { $laws }
    } ({ $number } of { $most }); { $future } to choose from
technology-done = { $technology }, developed
technology-due = { $technology }, due in Round { $round }
technology-open = { $technology } ({ rounds })
trail-used-up = used up
trail-explored = explored
trail-below = { $cards ->
        [one] { $cards } card below
       *[other] { $cards } cards below
    }
decks-of-expeditions = Expeditions { $decks }

# Hands.
hand-empty = empty
hand-held = { $cards ->
        [none] no cards
       *[many] { $cards }
    }
sheets-too = { $number ->
        [one] also keeps the sheet of the { $sheets }
       *[other] also keeps the sheets of the { $sheets }
    }
has-played = has played { $card } this Round
is-played = { $card } is played this Round
call-to-rise-to-come = the Call to Rise is still to come
