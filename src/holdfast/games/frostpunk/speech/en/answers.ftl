# What an answer does.

does-nothing = nothing
is-heated = heated
is-cold = cold
sickens = { $number ->
        [0] { A($citizen) } falls sick
        [1] { A($citizen) } becomes gravely ill
       *[2] { A($citizen) } dies
    }
burns = burns { $coal } coal
exhausts = exhaust { $hope }
ends-actions = ends the Action Phase

# What lies on a space, or would be lost there.
lies = { COUNT($number, $lying) }
lies-lost = lost: { COUNT($number, $lying) }

# A Building where it stands.
stands-at = { $building } on { $space }
stands-upgraded-at = upgraded { $building } on { $space }
gathers-at = gather on { $space }

# $use: what a way to use it does.
use-does = { $use }
use-or = or { $use }

# A Building on the board.
large = large
insulation-is = insulation { $insulation }
beds = { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }
tiles-left = { $tiles } left
costs = costs { $price ->
        [none] nothing
       *[many] { $price }
    }
effect-of-building = { $building_effect }

# A trail: the card that lies there, how far it is, and what is found.
rim-trees-there = { $trees ->
        [one] { $trees } Rim Tree there
       *[other] { $trees } Rim Trees there
    }
special-numbered = { $special }, action { $number }
path-leads = { $expedition } ({ $deck }), { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away
path-brings = { $hint ->
        [0] food or Resources
        [1] Citizens
       *[2] Citizens and goods
    }

# A Citizen card: $trade is the person's.
person = { $citizen_card }, { PART($citizen_card, "trade") }
card-for-building = at { THE($building) }
card-for-action = { $action }
only-by = by { A($citizen) }

# An option of a card, in its own words.
option-told = { $option }
way-told = { $way_told }

# What stays behind.
stays = the card stays in the display
stays-dusk = every Dusk: { $dusk_of }
stays-night = every Night: { $night_of }
stays-special = its Special Action opens: { $special_of }

# Where the Scout goes, and from which deck the next card is.
way-home = the Scout comes home; the next card is from deck { $deck }
way-on = the Scout goes on; the next card is from deck { $deck }
on-return = when the Scout is home: { $way_gains }

# A Law, a Technology.
law-changes = { $law_effect }
technology-takes = { $rounds ->
        [one] { $rounds } Round
       *[other] { $rounds } Rounds
    }
technology-changes = { $technology_effect }

# The Generator.
heat-becomes = heat { $heat }
warms-insulation = { $insulation } Buildings are warm
warms-zone = { $zone ->
        [0] the Generator tile is warm
        [1] the Generator tile and the Near tiles are warm
       *[2] the whole map is warm
    }
warms-nothing = nothing is warm
fuel-now = { $coal } coal; heat { $heat }, cold { $cold }

# Tokens.
removes-token = remove exhausted { $token }
exhausts-token = exhaust active { $token }

# How many there are, and how they are.
of-them = { $number } in the city, { $sick } sick
patients = { $sick } sick
patients-grave = { $sick } sick, gravely
spends-food = spend { $food } food
cures-one = cure 1
hunger-falls = { $hunger } less hunger
greed-rises = Greed increases
opens-justice = exhaust Justice
opens-motivation = exhaust Motivation; a Building works once more
