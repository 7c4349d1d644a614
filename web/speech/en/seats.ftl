# Who sits at a table.

title = Seats
seat = Seat { $seat }
bot = { $bot ->
    [greedy] greedy
    [planner] planner
    [random] random
   *[other] { $bot }
}
bot-title = { $bot ->
    [greedy] Greedy
    [planner] Planner
    [random] Random
   *[other] { $bot }
}

# Where somebody is
is-bot = bot ({ bot })
is-played = { bot } plays
is-you = you
is-not-here-yet = not here yet
is-here = here
is-away = away
who-is = { $name }: { $how }
who-is-asked = { $name }: { $how }, to answer
is-asked = to answer
look-from = { $name }: look from this seat

# What everybody waits for
over = The game is over.
named-bot = { $name } ({ bot })
thinking = { $count ->
    [one] { LIST($names) } is thinking
   *[other] { LIST($names) } are thinking
}
waiting = Waiting for { LIST($names) }
waiting-table = Waiting for the table
plays-for = { bot-title } plays for { $name }.
take-back = Take the seat back
take-back-of = Take the seat back: { $name }
let-bot-play-of = Let a bot play: { $name }

# A name of my own
called = Your name
be-called = Save the name
keep-name = Keep the name
change-name = Change your name
change-name-of = Change the name: { $name }
