# Sewers.

goes-below = { $character } will go below today.
below-begins = They go down into the sewers. { PART($sewers_map, "told") }
path-taken = They go { $way }.
map-laid = The next part of the sewers: { PART($sewers_map, "told") }
room-met = A room: { PART($chamber, "shown") }
corridor-met = A corridor: { PART($corridor, "shown") }
booklet-read = Nobody new is there.
threat = The threat is { $number }.
threat-roll = The roll for the threat of { $threat } is { $roll }.
turns-back = They turn back.
red-exit = The red exit: the roll is { $roll }.
no-way-up = Nothing is left where it leads. They have to go back.
comes-out = They come out at { $location }.
home-from-below = They are back from below.
card-ignored = That does not reach them here.

way-n = north
way-e = east
way-s = south
way-w = west
way-start = the start
way-red = to the red exit

mark-A = A (water)
    .short = A
mark-B = B (cellars)
    .short = B
mark-C = C (machines)
    .short = C
mark-D = D (people)
    .short = D
mark-1 = 1 (dry)
    .short = 1
mark-2 = 2 (wet)
    .short = 2
mark-3 = 3 (narrow)
    .short = 3
mark-4 = 4 (broken)
    .short = 4

goes-below-already = { $character } is going below already.
is-to-go-below = { $character } goes below today, and does nothing else.
no-way-back = They came in there, and cannot go back that way.
no-such-path = No path leads there from where they came in.
no-such-entrance = The card has no entrance there.
red-not-yet = The red exit is only open on map card { $number }.
red-alone = On map card { $number } only the red exit leads on.
threat-most = At most { $most ->
        [one] { $most } thug is
       *[other] { $most } thugs are
    } left to place.
add-at-most = At most { COUNT($number, $goods) } can be added.
add-at-least = At least { COUNT($number, $goods) } must be added.
room-option = { $room_needs ->
    [none] This card has fewer options.
   *[many] Only if { $room_needs }.
}
corridor-option = { $corridor_needs ->
    [none] This card has fewer options.
   *[many] Only if { $corridor_needs }.
}

ask-to-sewers = Who goes below today?
    .answer = Nobody else
    .only = Nobody else could go below.
no-actions-today = no actions today

ask-threat = How many thugs do you place at the start of the sewers?
    .answer = { $amount }
    .only = There was only one number of thugs to place.
thugs-may-come = on the way back, { $number ->
        [one] { $number } roll, on which { $number } thug comes
       *[other] { $number } rolls, on each of which { $number } thugs come
    } on { $chance } or less

ask-sewer-path = Which way do you go?
    .story = { PART($sewers_map, "told") }
    .answer = { CAP($way) }
    .only = There was only one way to go.
meets-marks = on the way: { $marks }
leads-up = leads up to a location

ask-turn-back = Do you go on? (map cards: { $laid } of { $most }, threat { $threat })
    .answer = { $turn-back ->
        [on] Go on
       *[back] Turn back
    }
    .only = There was only one way to go on.
map-to-come = map card { $number } of { $most }
no-free-resources = home with what you have found; no water, wood or components besides

ask-sewer-entrance = Where do you come in?
    .story = { PART($sewers_map, "told") }
    .answer = From the { $entrance }
    .only = There was only one entrance.
path-behind = { $way }: { $marks }

ask-room-option = What do you do?
    .story = { PART($chamber, "told") }
    .only = There was only one way to go on.
ask-corridor-option = What do you do?
    .story = { PART($corridor, "told") }
    .only = There was only one way to go on.

ask-scavenge-below = Do you scavenge at { $location }?
    .answer = { $yes-no ->
        [yes] Scavenge
       *[no] Go home
    }
    .only = There was only one way to go on.

ask-add-from-below = How much { FORM($goods, 2) } do you add, of { $left } in all?
    .answer = { $amount }
    .only = There was only one amount to add.

# On cards.
card-sewer-path = Path
card-sewer-mark = Mark
sewer-path = { $entrance } to { $way }: { $marks }

# On the board.
label-below = Below
label-way = Way
label-sewers = Sewers
sewers-title = In the sewers
sewers-decks = { $maps } map cards, { $rooms } rooms and { $corridors } corridors face down{ $threat ->
    [0] {""}
   *[other] ; threat { $threat }
}
sewers-sent = sent below: { $people }
sewers-here = you are here
sewers-came-in = from { $entrance }
