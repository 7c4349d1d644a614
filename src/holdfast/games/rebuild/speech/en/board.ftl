# What the table shows.

# What the marks in the terminal's picture mean.
legend = L: a Leader at work   x: a marker placed this round   *: leaves the offer when the round ends

# The head of the table.
headline = Round { $round }, Level { $level }
tiles-to-come = { $level_1 } Level 1 and { $level_2 } Level 2 tiles to come
last-round = LAST ROUND: the game ends when all markers are placed
goes-first = { $name } goes first

# What is on offer: the heads of the columns.
offer = On offer
offer-icon = icon
offer-points = pts
offer-shows = shows
offer-marker = a marker gives
price-water = water
price-food = food
price-supplies = supp
price-worker = work
price-money = mon
offered-yours = { $tile }, yours

# Tokens: the heads of the columns and lines.
tokens = Tokens
on-board = board
in-the-supply = supply

# What a player has.
who-you = { $name } (you)
has-markers = { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
has-leaders = { $leaders ->
        [one] { $leaders } Leader
       *[other] { $leaders } Leaders
    }
special-built = special built
special-hidden = special hidden
open-spaces = { $spaces ->
        [one] { $spaces } open space
       *[other] { $spaces } open spaces
    }
nothing-built = nothing built, nothing used yet

# Objectives.
open-objective = Open objective
secret-objective = Your secret
objective-named = { $name }, { $goal }

# A tile or a card as it is read.
card-tile = Tile
card-objective = Objective
card-resupply = Resupply
resupply-level = Resupply, Level { $level }
tile-icon = Icon: { $icon }
tile-costs = Costs: { $price ->
        [none] nothing
       *[many] { $price }
    }
tile-marker = A marker: { $gives ->
        [none] nothing
       *[many] { $gives }
    }
tile-worth = At the end: { $worth }
to-the-board = To the board: { $resupply ->
        [none] nothing
       *[many] { $resupply }
    }
short-points = { $points }p
short-influence = { $influence } Infl
short-leader = a Leader for { $price }

# The end.
score-sheet = The score sheet
sheet-objectives = objectives
sheet-tiles = tiles in sight
sheet-track = on the track
sheet-influence = most Influence
sheet-hearts = most hearts
sheet-total = total
had-objective = { $name } had { $objective }.
ending-points = { $winners ->
        [one] { $winners } wins
       *[many] { $winners } win
    }, with the most points.
ending-fewer-buildings = { $winners ->
        [one] { $winners } wins
       *[many] { $winners } win
    }, tied on points, with fewer buildings in sight.
ending-more-money = { $winners ->
        [one] { $winners } wins
       *[many] { $winners } win
    }, tied on points and buildings, with more money.
ending-shared = { $winners ->
        [one] { $winners } wins
       *[many] { $winners } win
    }, tied on everything: the victory is shared.
