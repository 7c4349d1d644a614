# Tokens; .other stands with any number but one.

token-water = water
token-food = food
token-supplies = supplies
    .one = supply
token-worker = worker
    .other = workers
token-distressed = distressed
token-injured = injured
token-influence = Influence
token-story = story
    .other = stories
token-money = money

# The sides of a worker, after a number: 2 helped injured.
side-worker = regular
side-distressed = helped distressed
side-injured = helped injured

# Places. $word is the space as keys name it: p1-3.
space = space { $word }
    .the = space { $word }
square = { $token } square

icon-drop = drop
icon-wheat = wheat
icon-hammer = hammer
icon-hand = hand
icon-cross = cross
icon-press = press
icon-star = star

# Where an answer names nothing.
nothing = nothing

# Numbers over time, as a hint compares them.
measured-score = score
measured-influence = { token-influence }
measured-money = { token-money }
measured-points = point on the track
    .other = points on the track
measured-hearts = heart
    .other = hearts
measured-buildings = building
    .other = buildings
measured-workers = { token-worker }
    .other = { token-worker.other }
measured-leaders = Leader
    .other = Leaders
