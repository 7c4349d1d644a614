# Citizens. .other stands with any number but one.
citizen-worker = Worker
    .other = Workers
citizen-engineer = Engineer
    .other = Engineers
citizen-child = Child
    .other = Children
citizen-citizen = Citizen
    .other = Citizens
citizen-of-the-round = Citizen of the Round
    .other = Citizens of the Round

# Meeples.
meeple-worker = Worker
    .other = Workers
meeple-engineer = Engineer
    .other = Engineers
meeple-child = Child
    .other = Children
meeple-child-worker = Child Worker
    .other = Child Workers
meeple-child-engineer = Child Engineer
    .other = Child Engineers
meeple-automaton = Automaton
    .other = Automatons

# Goods, and trees, which lie on the map like them.
goods-wood = wood
goods-coal = coal
goods-core = steam core
    .other = steam cores
goods-steel = steel
goods-tree = tree
    .other = trees
goods-food = food

# Tokens of Hope and of Discontent.
feeling-care = Care
feeling-justice = Justice
feeling-motivation = Motivation
feeling-anger = Anger
feeling-apathy = Apathy
feeling-greed = Greed
side-active = active { $token }
side-exhausted = exhausted { $token }
track-hope = Hope
track-discontent = Discontent

# How well a Building keeps the cold out.
insulation-red = red
insulation-orange = orange
insulation-yellow = yellow
insulation-blue = blue
insulation-white = white

# The phases of a Round.
phase-dawn = Dawn
phase-morning = Morning
phase-generator = Generator
phase-weather = Weather
phase-preparation = Preparation
phase-action = Action
phase-dusk = Dusk
phase-hunger = Hunger
phase-night = Night

# Places. $word is how keys name them: near-3/b; $number counts from 1.

space = { $word }
place = { $word }
stack = trail { $number }

# What a tile brings: $things lie on it.
tile = { $things ->
        [none] nothing
       *[many] { $things }
    }

# What a Meeple does. $place is where, or the card that lets it.
action-fuel = Fuel
action-construct = Construct
action-scout = Send out a Scout
action-gather = Gather
action-remove-snow = Remove snow
action-use = Use a Building
action-special = Special Action
action-rest = Rest
action-card = Citizen card
action-shift = Extended Shift
action-pass = Pass
deed = { $action } ({ $place })

no-card = no card
no-seat = nobody

# Buildings.
building-cookhouse = Cookhouse
    .other = Cookhouses
building-platform = Platform
    .other = Platforms
building-generator = Generator
    .other = Generators
building-workshop = Workshop
    .other = Workshops
building-charcoal-kiln = Charcoal Kiln
    .other = Charcoal Kilns
building-hunters-hut = Hunter's Hut
    .other = Hunter's Huts
building-gathering-post = Gathering Post
    .other = Gathering Posts
building-factory = Factory
    .other = Factories
building-sawmill = Sawmill
    .other = Sawmills
building-medical-post = Medical Post
    .other = Medical Posts
building-beacon = Beacon
    .other = Beacons
building-coal-thumper = Coal Thumper
    .other = Coal Thumpers
building-infirmary = Infirmary
    .other = Infirmaries
building-hothouse = Hothouse
    .other = Hothouses
building-coal-mine = Coal Mine
    .other = Coal Mines
building-wall-drill = Wall Drill
    .other = Wall Drills
building-house = House
    .other = Houses
building-bunkhouse = Bunkhouse
    .other = Bunkhouses
building-tent = Tent
    .other = Tents
building-child-shelter = Child Shelter
    .other = Child Shelters
building-care-house = Care House
    .other = Care Houses
building-fighting-arena = Fighting Arena
    .other = Fighting Arenas
building-public-house = Public House
    .other = Public Houses
building-field-kitchen = Field Kitchen
    .other = Field Kitchens
building-cemetery = Cemetery
    .other = Cemeteries
building-temple = Temple
    .other = Temples
building-faith-keepers = Faith Keepers
building-snow-pit = Snow Pit
    .other = Snow Pits
building-propaganda-centre = Propaganda Centre
    .other = Propaganda Centres
building-agitator = Agitator
    .other = Agitators
building-prison = Prison
    .other = Prisons
building-steam-hub = Steam Hub
    .other = Steam Hubs
building-ruins = Ruins
