# The board of Frostpunk.

counted = { COUNT($count, $noun) }
player = Player { $seat }
ruins = Ruins

# Names that fit into half a hexagon
short = { $building ->
    [charcoal-kiln] Kiln
    [hunters-hut] Hunters
    [gathering-post] Gatherers
    [medical-post] Med. Post
    [child-shelter] Children
    [care-house] Care
    [fighting-arena] Arena
    [public-house] Pub
    [field-kitchen] Kitchen
    [propaganda-centre] Propag.
   *[other] { $name }
}

# The map
marked = { $title }: { $count }
rock = Rock on { $place }
map-keys = Arrow keys go from space to space, lit or not; question mark reads the rules of a space; plus, minus and 0 zoom.
map = Map
heated = heated
cold = cold
insulation-word = insulation
look = Zoom
closer = Closer
farther = Farther
whole = The whole map
space = { $space }: { $facts }
insulation = { $colour ->
    [red] red insulation
    [orange] orange insulation
    [yellow] yellow insulation
    [white] white insulation
   *[blue] blue insulation
}
insulation-letter = { $colour ->
    [red] R
    [orange] O
    [yellow] Y
    [white] W
   *[blue] B
}
built = { $building }, { insulation }
upgraded-building = { $building }, upgraded, { insulation }
free = free
stands-here = { $meeple } stands here
tile = { $warm ->
    [heated] { $place }, heated
   *[cold] { $place }, cold
}
under-snow = { $place }: under snow
generator-tile = { $warm ->
    [heated] Generator tile, heated
   *[cold] Generator tile, cold
}
tower = The tower: heat { $heat }, cold { $cold }
tower-overheated = { tower }, overheated
drawer = Drawer: stress { $stress } of { $most }, { cubes-inside }
stress-of = stress { $stress } of { $most }
inside = { $count } inside
deposit = { $what } Deposit beside { $place }

# The Generator board
generator = Generator
generator-brief = heat { $heat }, cold { $cold }, stress { $stress }
generator-now = Heat { $heat }, cold { $cold } of { $end }. Stress { $stress } of { $most }.
is-overheated = Overheated: another breakdown loses the game.
is-upgraded = The tower is upgraded.
heat = Heat { $heat }
heat-drops = { $cubes ->
    [one] Heat { $heat }: { $cubes } cube is dropped
   *[other] Heat { $heat }: { $cubes } cubes are dropped
}
heat-sickens = { heat-drops }; below it, 1 { $kind } falls sick while the Cold marker is above
zone = { $zone ->
    [0] Generator
    [1] Near
   *[2] Far
}
warm-from = { $what }: warm from heat { $heat } on
warm-from-now = { $now ->
    [warm] { warm-from }, warm now
   *[cold] { warm-from }, cold now
}
colour = { $colour ->
    [red] Red
    [orange] Orange
   *[yellow] Yellow
}
sick-if-heat-stays = if the heat stays: { LIST($kinds) } sick
overheated = overheated
upgraded = upgraded
stress = Stress
stress-says = Stress { $stress } of { $most }, { cubes-inside }
cubes-inside = { $inside ->
    [one] { $inside } cube inside the tower
   *[other] { $inside } cubes inside the tower
}
held-inside = { $inside ->
    [one] { $inside } cube is held inside the tower
   *[other] { $inside } cubes are held inside the tower
}

# Buildings
buildings = Buildings
shelter = Shelter
small = Small
large = Large: both spaces of a tile
locked = Once a Law or a Technology allows it
building = { $name }: { $facts }
costs = costs { LIST($cost) }
left = { $count } left
ruined = { $count ->
    [one] { $count } of them is Ruins
   *[other] { $count } of them are Ruins
}
is-large = large
engineers-only = Engineers only
beside-deposit = beside a { $what } Deposit
beds = { $count ->
    [one] { $count } bed
   *[other] { $count } beds
}
not-allowed = not allowed yet
no-card-allows = no card allows it yet

# Cards on the table
displays = Cards on the table
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
consequence = consequence of { $law }
times = { $name } ×{ $count }
dusk-cards = { $count ->
    [one] { $count } Dusk card
   *[other] { $count } Dusk cards
}
stands-on-it = { $meeple } stands on it
action-done = its Special Action is done
on-display = { $title }; { $facts }
scenario = Scenario
event = Event
special-done = Special Action done
wanted = { $there } of { $wanted }
no-card-open = No card is face up.
revealed-card = Revealed: { $title }
revealed = Revealed
dusk-deck = Dusk deck: { $count }
next-dispute = next dispute: { $title }
face-down = Face down: { $near } Near and { $far } Far tiles, { $morning } Morning, { $weather } Weather, { $citizens } Citizens.
last-weather = Last weather: { $title }.

# Expeditions
expeditions = Expeditions
on-the-way = { $count } on the way
nobody-on-way = nobody on the way
trail-used-up = Trail { $number }: used up
trail = Trail { $number } to { $title }: { $hint }; nobody on the way
trail-walked = Trail { $number } to { $title }: { $hint }; { $scout } on step { $step } of { $steps }
explored = { $hint }, explored
below = { $count } below
used-up = used up
decks = Decks:

# Hope and Discontent
feelings = Hope and Discontent
feelings-brief = hope { $hope }, discontent { $discontent }
feeling = { $track ->
    [hope] Hope
   *[discontent] Discontent
}
token = { $type ->
    [care] care
    [justice] justice
    [motivation] motivation
    [anger] anger
    [apathy] apathy
    [greed] greed
   *[other] { $type }
}
token-is = { $active ->
    [active] { token-name }, active
   *[exhausted] { token-name }, exhausted
}
token-name = { $type ->
    [care] Care
    [justice] Justice
    [motivation] Motivation
    [anger] Anger
    [apathy] Apathy
    [greed] Greed
   *[other] { $type }
}

# Laws
laws = Laws
laws-brief = { $count } of { $most }
law = Law { $name }
law-in-force = Law { $name }, in force
law-place = a place for a Law
laws-to-come = To choose from
or = or

# Food and night
night = Food and night
night-brief = food { $food }, hunger { $hunger }, beds { $beds } for { $need }
meal = Meal
meal-says = Meal: { $number } { PART($people, "other") }, food for { $food }
meal-short = { $number } { PART($people, "other") }, food for { $food }
hunger = Hunger
hunger-says = Hunger { $hunger }, lost at { $end }
lost-at = lost at { $end }
hunger-from = from { $least }: { $brings }
hunger-stays = If it stays: { $brings }.
brings = Discontent +{ $discontent }
brings-deaths = { $deaths ->
    [one] Discontent +{ $discontent }, { $deaths } death
   *[other] Discontent +{ $discontent }, { $deaths } deaths
}
corpses = Corpses
corpses-say = Corpses { $corpses }, lost at { $end }
beds-word = Beds
beds-say = Beds: { $beds } warm for { $need }
beds-say-children = { beds-say }, { child-beds }
warm-beds = { $beds ->
    [one] { $beds } warm bed for { $need }
   *[other] { $beds } warm beds for { $need }
}
child-beds = { $children ->
    [one] { $children } more bed for Children
   *[other] { $children } more beds for Children
}

# People
people = People
people-brief = { $all } live, { $sick } sick, { $ready } ready
sick = { $sick } sick
gravely-sick = { $sick } sick, gravely
people-say = { $number } { PART($people, "other") }, { $ill }
people-say-spent = { $number } { PART($people, "other") }, { $ill }, { spent }
spent = { $spent } spent
lost-at-sick = lost at { $end } sick of a type
ready-of = { PART($people, "other") }: { $ready } ready of { $all }
ready = { $people } ready
crowd = { $crowd ->
    [construction] building
    [snow] clearing snow
   *[resting] done for today
}
crowd-says = { crowd }: { LIST($people) }
nobody-works = Nobody is building or clearing snow.

# Players and Citizens
players = Players and Citizens
leads-brief = { $name } leads
exhausts = exhausts { $what }
you = { $name } (you)
leads = leads
on-turn = to act
keeps-sheets = { $count ->
    [one] also keeps this sheet:
   *[other] also keeps these sheets:
}
no-cards = no cards
played = played: { $name }
citizen = { $name }, { $trade }, { $type }: { $ability }
call-to-rise = The Call to Rise is still to come

# The Round track
round-track = The Round track: { round }
round = Round { $round } of { $rounds }
setting-up = Setting up
phase = Phase: { $phase }
hard = (hard)
eat = Round { $round }: { PART($people, "other") } eat
eat-and = Round { $round }: { PART($people, "other") } eat; { LIST($marks) }
storm = the Storm
trigger = a Scenario Trigger
is-developed = { $name } is developed

# The supply
supply = Supply
store = { $what ->
    [food] food
    [wood] wood
    [coal] coal
    [core] cores
    [steel] steel
   *[automaton] Automatons
}

# Technologies
technologies = Technologies
developed-count = { $count } developed
technology = Technology { $name }, { $state }
developed = developed
due = due in Round { $round }
rounds = { $count ->
    [one] { $count } Round
   *[other] { $count } Rounds
}
