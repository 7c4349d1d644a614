# The board of Rebuild.

counted = { COUNT($count, $noun) }
nothing = nothing
player = Player { $seat }

# A tile in one breath
tile = { $name }, { $rank }, { $icon }. A marker: { $gives }.
rank = { $kind ->
    [special] special tile
    [printed] printed
   *[built] Level { $level }
}
shows = Shows { LIST($worth) }.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
influence = { $count } Influence
hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
costs = Costs { $price }.
leader-here = A Leader works here.
used = { $times ->
    [1] Used once this round.
    [2] Used twice this round.
   *[other] Used { $times } times this round.
}
built-over = Built over { LIST($tiles) }.
leaves = Leaves the market when the round ends.
leaves-short = leaves at round’s end
space = Space { $number }.
high = { $count } high
three = Only with three players
read-tile = Read the { $name }
trade = trade
for = for

# The market
offer = Tiles on offer
on-offer = On offer
face-down = Tiles face down
level = Level { $level }
left-of-level = Level { $level }: { $count }
discarded = { $count } discarded
nothing-left = Nothing is left.

# The city board
city = The city board
track = Point track: { LIST($players) }
player-points = { $name } { points }
square = { $name }: { $about }.
square-markers = { $name }: { $about }. Markers: { LIST($players) }.
player-markers = { $name } { $count }
supply = Supply
in-supply = { $tokens } in the supply.
leaders = { $count ->
    [one] { $count } Leader
   *[other] { $count } Leaders
}
leaders-in-supply = { leaders } in the supply.
on-board = { $tokens } on the board.
resupply = Resupply
resupply-says = { $words }.
cards-left = { $count ->
    [one] { $count } Level { $level } card left
   *[other] { $count } Level { $level } cards left
}
rate = { $give } for { $gain }.
port-rate = { $money } money for { $money } of water, food, supplies and workers.
now = { $label } Now: { LIST($ways, last: "or") }.

# What counts at the end
goals = Objectives
goals-secret = Objectives and your secrets
open-objective = Open objective
secret-objective = Your secret objective
objective-of = Objective of { $name }
objective = { $heading }: { $name }, { $about }.
special = Your special tile
special-built = It is in your city.

# A mat
mat = { $whose ->
    [own] Your mat
   *[other] Mat of { $whose }
}
mat-with = { mat }, { LIST($badges) }
you = you
first-player = first player
goes-first = Goes first this round
first = first
to-play = to play
to-place = to place Leaders
points-on-track = Points on the track
points-word = points
influence-in-sight = Influence: tokens and icons in sight
influence-word = Influence
influence-tokens = Influence tokens
hearts-in-sight = Hearts in sight
hearts-word = hearts
special-tile = Special tile
special-is = { $built ->
    [built] special built
   *[hidden] special hidden
}
markers-to-place = { $count ->
    [one] { $count } marker to place
   *[other] { $count } markers to place
}
leaders-at-home = { leaders } at home
idle = { $markers ->
    [one] { $markers } marker to place,
   *[other] { $markers } markers to place,
} { leaders-at-home }.
held = Tokens held
helped = helped { PART($people, "other") }, work as workers
of-a-kind = { PART($people, "other") }
workers-in-all = { $count ->
    [one] { $count } worker in all
   *[other] { $count } workers in all
}
open-space = Open space { $number }.
open-spaces = { $count ->
    [one] { $count } open space
   *[other] { $count } open spaces
}

# The round
status = The round
city-stands = The city stands
leaders-choose = Leaders choose where to work
player-plays = { $name } to play
waiting = waiting for { LIST($names) }
round = Round { $round }
last-round = Last round: it ends when all markers are placed
player-first = { $name } first
tiles-drawn = Tiles drawn
tiles = { $count ->
    [one] { $count } tile to come
   *[other] { $count } tiles to come
}
to-come = { tiles }: { $first } of Level 1, { $second } of Level 2
to-come-last = { tiles }; the last one ends the game

# The score
sheet = The score sheet
wins = wins
total = total
