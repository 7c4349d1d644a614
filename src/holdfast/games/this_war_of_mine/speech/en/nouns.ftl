# Goods. .other stands with any number but one; .a where a thing is not counted one by one; .short before its number.

goods-wood = wood
    .a = wood
goods-component = component
    .other = components
    .short = components
goods-water = water
    .a = water
goods-canned-food = canned food
    .a = canned food
    .short = canned
goods-raw-food = raw food
    .a = raw food
    .short = raw
goods-vegetable = vegetable
    .other = vegetables
    .short = vegetables
goods-alcohol = pure alcohol
    .a = pure alcohol
goods-moonshine = moonshine
    .a = moonshine
goods-sugar = sugar
    .a = sugar
goods-cigarettes = pack of cigarettes
    .other = packs of cigarettes
goods-coffee = coffee
    .a = coffee
goods-shovel = shovel
    .other = shovels
goods-saw-blade = saw blade
    .other = saw blades
goods-lockpick = lockpick
    .other = lockpicks
goods-filter = filter
    .other = filters
goods-mechanical-part = mechanical part
    .other = mechanical parts
goods-electrical-part = electrical part
    .other = electrical parts
goods-jewelry = jewelry
    .a = jewelry
goods-book = book
    .other = books
goods-broken-guitar = broken guitar
    .other = broken guitars
goods-guitar = guitar
    .other = guitars
goods-assault-rifle = assault rifle
    .other = assault rifles
goods-shotgun = shotgun
    .other = shotguns
goods-pistol = pistol
    .other = pistols
goods-hatchet = hatchet
    .other = hatchets
goods-knife = knife
    .other = knives
goods-broken-rifle = broken rifle
    .other = broken rifles
goods-broken-shotgun = broken shotgun
    .other = broken shotguns
goods-broken-pistol = broken pistol
    .other = broken pistols
goods-weapon-part = weapon part
    .other = weapon parts
goods-ammo = ammo
    .a = ammo
goods-shell = shell
    .other = shells
goods-meds = meds
    .a = meds
goods-bandages = bandage
    .other = bandages
goods-herbal-meds = herbal meds
    .a = herbal meds
goods-herb = herb
    .other = herbs
goods-chems = chems
    .a = chems
unarmed = bare hands
    .a = bare hands
    .the = the bare hands

# States of a person. .short has little room.

state-hunger = hunger
state-fatigue = fatigue
    .short = tired
state-misery = misery
state-wounds = wounds
state-illness = illness
    .short = ill

# Dice. .short stands in the combat chart.

die-white = white die
    .short = white
die-yellow = yellow die
    .short = yellow
die-red = red die
    .short = red

# Where things are found.

row-heap = heap
row-furniture = furniture
row-pantry = pantry
row-special = something special

# Pets.

pet-cat = cat
pet-dog = dog

# What bars the way in the shelter. .short has little room.

obstacle-rubble = rubble
obstacle-heap = heap
    .other = heaps
obstacle-furniture = furniture
    .short = furnit.
obstacle-bars = bars
obstacle-door = closed door
    .other = closed doors
    .short = door
obstacle-remnants = remnants

# The phases of a day.

phase-morning = Morning
phase-day = Day
phase-dusk = Dusk
phase-evening = Evening
phase-scavenging = Scavenging
phase-night-raid = Night Raid
phase-dawn = Dawn

# Where a location lies.

place-near = NEAR
place-distant = DISTANT
place-far = FAR
place-none = nowhere

foe = enemy { $number }
no-character = nobody
no-seat = nobody
no-fitting-named = nothing
no-location-named = no location

# Colours of goods on offer.

colour-green = green
colour-grey = grey
colour-red = red
colour-yellow = yellow

# Who comes to a fight.
enemies-civilians = civilians
enemies-soldiers = soldiers
enemies-deserters = deserters
enemies-rebels = rebels
enemies-thugs = thugs
enemies-vagrants = vagrants

# Numbers over time, as a hint compares them.
measured-hunger = { state-hunger }
measured-fatigue = { state-fatigue }
measured-misery = { state-misery }
measured-illness = { state-illness }
measured-water = { goods-water }
measured-food = food
measured-medicine = medicine
measured-wood = { goods-wood }
measured-cold = cold
measured-people = person
    .other = people
measured-wounds = wound
    .other = wounds
measured-components = { goods-component }
    .other = { goods-component.other }
measured-fittings = Fitting
    .other = Fittings
measured-boarded = boarded hole
    .other = boarded holes
