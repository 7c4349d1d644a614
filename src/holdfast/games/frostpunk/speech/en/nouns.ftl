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
    .short = core
    .short-other = cores
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
sector = sector { $number }

# What a scenario marks beside the map.
mark-rim-trees = Rim Trees
mark-struck = Sectors struck

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

# Buildings. In the hexagons of the terminal's map stand .short (at most 9 letters) or, where they are narrow, .narrow (6).
building-cookhouse = Cookhouse
    .other = Cookhouses
    .narrow = Cookhs
building-platform = Platform
    .other = Platforms
    .narrow = Platfm
building-generator = Generator
    .other = Generators
    .narrow = Genrtr
building-workshop = Workshop
    .other = Workshops
    .narrow = Wkshop
building-charcoal-kiln = Charcoal Kiln
    .other = Charcoal Kilns
    .short = Kiln
    .narrow = Kiln
building-hunters-hut = Hunter's Hut
    .other = Hunter's Huts
    .short = Hunters
    .narrow = Hunter
building-gathering-post = Gathering Post
    .other = Gathering Posts
    .short = Gatherers
    .narrow = Gather
building-factory = Factory
    .other = Factories
    .narrow = Factry
building-sawmill = Sawmill
    .other = Sawmills
    .narrow = Sawmll
building-medical-post = Medical Post
    .other = Medical Posts
    .short = Med. Post
    .narrow = MedPst
building-beacon = Beacon
    .other = Beacons
building-coal-thumper = Coal Thumper
    .other = Coal Thumpers
    .short = Thumper
    .narrow = Thumpr
building-infirmary = Infirmary
    .other = Infirmaries
    .narrow = Infirm
building-hothouse = Hothouse
    .other = Hothouses
    .narrow = Hothse
building-coal-mine = Coal Mine
    .other = Coal Mines
    .narrow = C.Mine
building-wall-drill = Wall Drill
    .other = Wall Drills
    .short = WallDrill
    .narrow = WDrill
building-house = House
    .other = Houses
building-bunkhouse = Bunkhouse
    .other = Bunkhouses
    .narrow = Bunkhs
building-tent = Tent
    .other = Tents
building-child-shelter = Child Shelter
    .other = Child Shelters
    .short = ChildShel
    .narrow = ChildS
building-care-house = Care House
    .other = Care Houses
    .short = CareHouse
    .narrow = CareHs
building-fighting-arena = Fighting Arena
    .other = Fighting Arenas
    .short = Arena
    .narrow = Arena
building-public-house = Public House
    .other = Public Houses
    .short = Pub
    .narrow = Pub
building-field-kitchen = Field Kitchen
    .other = Field Kitchens
    .short = F.Kitchen
    .narrow = FKitch
building-cemetery = Cemetery
    .other = Cemeteries
    .narrow = Cemetr
building-temple = Temple
    .other = Temples
building-faith-keepers = Faith Keepers
    .short = F.Keepers
    .narrow = Keeprs
building-snow-pit = Snow Pit
    .other = Snow Pits
    .narrow = SnwPit
building-propaganda-centre = Propaganda Centre
    .other = Propaganda Centres
    .short = Propag.Ct
    .narrow = Propag
building-agitator = Agitator
    .other = Agitators
    .narrow = Agitat
building-prison = Prison
    .other = Prisons
building-steam-hub = Steam Hub
    .other = Steam Hubs
    .narrow = StmHub
building-ruins = Ruins

# Numbers over time, as a hint compares them.
measured-hope = hope
measured-discontent = discontent
measured-food = { goods-food }
measured-hunger = hunger
measured-coal = { goods-coal }
measured-wood = { goods-wood }
measured-steel = { goods-steel }
measured-heat = heat
measured-cold = cold
measured-stress = stress
measured-people = person
    .other = people
measured-sick = person sick
    .other = people sick
measured-corpses = corpse
    .other = corpses
measured-cores = { goods-core }
    .other = { goods-core.other }
measured-buildings = building
    .other = buildings
measured-laws = law
    .other = laws
measured-technologies = technology
    .other = technologies
