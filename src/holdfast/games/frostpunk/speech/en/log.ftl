# What happens.

scenario-begins = { $event }. { PART($event, "story") }
first-leader = { $seat } holds the Leadership marker.
dispute-read = Everybody has read one Social Dispute of the Dusk deck: { $event }.
advisor-taken = { $seat } is { THE($advisor) }.
advisors-dealt = Two players wanted the same Advisor, so all are dealt at random.
given-up = { $seat } gives up { $citizen_card }.
choose-again = { $seat } can no longer pay for { $citizen_card } and chooses another card.
phase = Round { $round }: { $phase }.
dawn = Round { $round } begins. { $seat } leads.
card-revealed = A card is turned over: { $event }.
card-gone = { $event } leaves the game.
card-kept = { $event } stays in the display.
card-discarded = { $event } goes to the Dusk discard pile.
dusk-added = A card is shuffled into the Dusk deck.
dusk-rebuilt = The Dusk deck is shuffled again with its discard pile and the next Social Dispute.
dusk-shown = The Faith Keepers see { $event }.
put-on-card = Put on { $event }: { COUNT($number, $goods) }.
card-keeps-automaton = An Automaton stands on { $event }.
consequence = A consequence of { $law } is shuffled into the Dusk deck, unseen.
law-introduced = { $law } is law.
law-gone = That rules out { $law }.
developed = { $technology } is developed.
development = { $technology } is being developed; it will be ready in Round { $round }.
development-lost = The last Workshop is gone, and so is the work on { $technology }.
token-moves = { $technology } is now due in Round { $round }.
upgraded = { THE($building) } on { $space } is upgraded.
weather = Weather: { $weather }. { PART($weather, "story") }
cold = The Cold marker is now on { $cold }.
indicator = The { $insulation } indicator is now on { $range }.
storm-moves = The Storm marker is now on Round { $round }.
storm-hits = The Storm is here.
fuelled = Burnt in the Generator: { $coal } coal. Heat { $heat }.
hub-lit = The Steam Hub on { $space } is lit.
stress = From the tower: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }. Stress { $stress }.
stress-averted = From the tower: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }. The valve takes the strain.
breakdown = The Generator breaks down. Everything is harder to heat.
gained = Gained: { COUNT($number, $goods) }.
    .together = Gained: { $goods }.
lost = Lost: { COUNT($number, $goods) }.
    .together = Lost: { $goods }.
spent = Spent: { COUNT($number, $goods) }.
    .together = Spent: { $goods }.
food-gained = Gained: { $food } food.
food-lost = Lost: { $food } food.
fed = Eaten: { $food } food of { $wanted }.
additives = Something is added to the soup: hunger is now { $hunger }.
joined = { COUNT($number, $citizen) } { $number ->
        [one] joins
       *[other] join
    } the city.
left = { COUNT($number, $citizen) } { $number ->
        [one] leaves
       *[other] leave
    } the city.
sick = { A($citizen) } falls sick.
    .together = { $citizen } fall sick.
grave = { A($citizen) } is gravely ill.
    .together = { $citizen } are gravely ill.
died = { A($citizen) } dies.
    .together = { $citizen } die.
buried = Buried: { $dead }.
cured = { A($citizen) } recovers.
    .together = { $citizen } recover.
treated = A gravely ill { $citizen } is treated.
mourned = { $citizen_card } mourns { A($citizen) }.
sickness = { COUNT($number, $citizen) } { $number ->
        [one] is
       *[other] are
    } sick.
spent-tokens = Spent Citizen tokens: { COUNT($number, $citizen) }.
citizen-drawn = { $seat } draws { $citizen_card }, { PART($citizen_card, "trade") }.
token-drawn = A { $feeling } token is drawn.
token-gone = A { $feeling } token goes back to the bag.
all-active = Every { $feeling } token is active.
all-exhausted = Every { $feeling } token is exhausted.
automatons = { $number ->
        [one] { $number } Automaton joins
       *[other] { $number } Automatons join
    } the city.
automatons-lost = Lost: { $number ->
        [one] { $number } Automaton
       *[other] { $number } Automatons
    }.
advised = { $seat } acts as { $advisor }.
called-to-rise = The Call to Rise brings { $cards ->
        [one] { $cards } Citizen card
       *[other] { $cards } Citizen cards
    }.
in-the-cold = It is cold there.
worker-reused = { $workplace ->
        [construction] A Worker constructs once more.
        [snow] A Worker removes snow once more.
       *[other] The Worker on { $workplace } works once more.
    }
acts = { $seat }: { $deed } with { A($meeple) }.
plays = { $seat } plays { $citizen_card }, { PART($citizen_card, "trade") }.
passes = { $seat } passes.
reused = The Building on { $space } works again.
built = { THE($building) } is built on { $space }.
dismantled = { THE($building) } on { $space } is dismantled.
destroyed = { THE($building) } on { $space } is destroyed.
rim-tree-felled = A Rim Tree is felled in { $sector }.
rim-tree-broken = The wind breaks a Rim Tree in { $sector }.
sector-struck = The wind comes in over { $sector }, where no tree stands.
ruined-there = { CAP(THE($building)) } on { $space } is a ruin.
ruined = Every { $building } is a ruin.
set-aside = { A($meeple) } is set aside until the night.
felled = A tree on { $space } is felled.
trees-lost = Lost on { $space }: { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    }.
resources-lost = Lost on { $space }: { COUNT($number, $goods) }.
coal-laid = Coal found on { $space }: { $coal }.
tile-revealed = Under the snow on { $place }: { $tile }.
scout-out = { A($meeple) } sets out on { $stack }.
scout-moves = The Scout on { $stack } moves { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
scout-arrives = The Scout has arrived at { $expedition }.
skipped = { $expedition } is skipped.
explored = The Scout explores { $expedition }.
goes-on = The Scout goes on.
scout-home = The Scout is home.
new-location = Ahead of the Scout: { $expedition }.
sleepless = { A($citizen) } has no warm bed.
    .together = { $citizen } have no warm bed.
