# The first page: a new game, and the tables you have played at.

motto = Keep the fire. Hold the city.
about = Complete survival board games: alone, with friends by a link, or with a bot.
coming = Setting out the games…
again = Try again

# My tables
my-tables = My tables
turns = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
looking = Looking…
none = Your games appear here, to resume, watch or look back at.
over = Over
picks = { $count ->
    [one] 1 pick
   *[other] { $count } picks
}
# $state is how far a game has come, $ago how long ago somebody played.
when = { $state } · { $ago }
leaves = Put away on { $day } if nobody plays
look-back = Look back
your-turn = Your turn
resume = Resume
watch = Watch
fewer = Fewer
all = All { $count }

# A new game
new-game = New game
game = Game
players = { $least ->
    [one] 1 player
   *[other] { $least } players
}
players-range = { $least }–{ $most } players
together = together
against = against each other
rules = Rules of this table
more = More
seed = Seed
seed-empty = random
seed-help = The same number deals the same cards again.
starting = Setting the table…
start = Start
no-seat-mine = At least one seat must be yours.
bad-seed = A seed is a whole number, 0 or more.
clash = { $one } ({ $value }) cannot be combined with { $other } ({ $other_value }): rule { $rule }.

# The seats of a new table
who-plays = Who plays
me = Me
friend = Friend, by link
bot = Bot: { $bot }
seat-who = Seat { $seat }: who sits there
seat-name = Seat { $seat }: name
name = Name
remove-seat = Remove seat { $seat }
add-seat = Add a seat
