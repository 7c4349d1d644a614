# Cards as they are read: the kinds of card, and the labels of their lines.

deck-morning = Morning card
deck-dusk = Dusk card
deck-dispute = Social Dispute
deck-consequence = Consequence
deck-scenario = Scenario card
kind-citizen = Citizen
kind-law = Law
kind-law-in-force = Law in force
kind-law-to-come = Law not yet in force
kind-technology = Technology
kind-technology-developed = Technology, developed
kind-expedition = Expedition
kind-weather = Weather
kind-building = Building
kind-advisor = Advisor
kind-society = Society
kind-call-to-rise = Call to Rise

card-if = If { $condition }
card-nothing = nothing
card-now = Now
card-then = Then
card-then-remove = the card leaves the game
card-then-keep = the card stays
card-then-discard = the card is discarded
card-at-dusk = At dusk
card-at-night = At night
card-round-begins = When Round { $round } begins
card-storm = Storm { $number }
card-goal = Goal
card-cold = cold
card-once = once per game
special-action = Special Action
special-action-of = Special Action of { A($citizen) }

# Citizens and Advisors.
card-type = Type
card-give-up = Starting cost
card-if-dies = If { A($citizen) } dies
card-exhaust = Exhaust { $feeling }
card-draws = Citizen cards by Hope tokens
ability-construct = construct
ability-deploy-scouts = deploy scouts
ability-gather = gather
ability-remove-snow = remove snow
ability-use = use
ability-heated = { $where } (heated)

# Laws, Technologies, Buildings.
card-from-now-on = From now on
card-takes = Takes
card-effect = Effect
card-costs = Costs
card-insulation = Insulation
card-note = Note
card-use = Use
card-when-built = When built
card-upgrade = Upgrade
card-upgraded-use = Upgraded use
card-left = Left to build
rounds = { $rounds ->
        [one] { $rounds } Round
       *[other] { $rounds } Rounds
    }
due-in = due in Round { $round }
building-price = { $price ->
        [none] nothing
       *[many] { $price }
    }
building-upgrade = { $price ->
        [none] nothing
       *[many] { $price }
    }; insulation { $insulation }
building-large = large: both spaces of a tile
building-engineers = Engineers only
building-fixed = never dismantled
building-deposit = beside { A($goods) } Deposit
building-beds = { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }
building-left = { $left }{ $ruined ->
        [0] {""}
       *[other] , { $ruined } of them as Ruins
    }
building-not-allowed = no card allows it yet

# Expeditions and weather.
card-way = Way
card-there = There
expedition-way = deck { $deck }, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
hint-goods = Food or Resources
hint-people = Citizens
hint-both = Citizens and goods
go-home-new-a = the Scout comes home, and a new A card is placed
go-home-b = the Scout comes home, and a B card is placed
go-home-c = the Scout comes home, and a C card is placed
go-on-b = the Scout goes on to a B card
go-on-c = the Scout goes on to a C card
card-markers = Markers
card-scouts = Scouts
card-storm-moves = Storm
weather-cold = Cold
weather-storm = { $rounds ->
        [one] { $rounds } Round
       *[other] { $rounds } Rounds
    } nearer
spaces = { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
