# How it ends: what happened, and how it looks (.story).
ending-saved = The city is saved.
    .story = The wind drops in the night, and nobody trusts it. In the morning the shutters open, one after the other, and someone carries a chair to the rim and sits down facing south. The tower knocks as it always has. There is coal for it.
ending-no-hope = There is no hope left.
    .story = The night shift does not come, and nobody is sent to ask. People tie what they own to a sledge and go out by the north gate, in no hurry, the way people leave a theatre. Most of them have left a lamp burning.
ending-banished = The people have banished their leaders.
    .story = They come in the dinner hour, and they have brought your coats. A foreman reads from a sheet; his hand is steady. You get a sledge, flour for a week, and the road. The gate is barred behind you by someone you trained.
ending-explosion = The Generator has exploded.
    .story = The needle goes round to the pin and stays there. The stokers run before the bell rings, and they are right. In the middle of the crater is a hole with warm edges. By evening the edges are white.
ending-sickness = The city is too sick to go on.
    .story = The beds are full, then the benches, then the stairs. Someone goes from door to door with a piece of chalk. On the third day the chalk lies on a step, and nobody picks it up.
ending-hunger = The city starves.
    .story = The last pot is scraped at noon and washed, out of habit. In the evening the doors along the ring stay shut. A few strong ones set out with spoons in their pockets. The tower burns for nobody until the coal is gone.
ending-deaths = Too many have died.
    .story = Those who dig no longer ask for the names. There are more sticks in the snow than lamps in the windows, and everyone has counted both. They leave before the shift, past the long row, with their hats in their hands.
ending-time = Time has run out.
    .story = What was to be in the stores is not in the stores, and half of the windows have no boards. The storm takes the far roofs first. On the fourth day nothing in the crater moves but the needle of the barometer.
ending-storm = The storm has taken the city.
    .story = It has nothing to go round any more. It walks in over the bare rim from every side at once and finds the tower in the middle. Someone holds a door until it is only a board. Then the sound is all there is.

# What is left, line by line.
left-rounds = Rounds
    .saved = saved in Round { $round } of { $rounds }{ $storms ->
        [0] {""}
        [one] , { $storms } Storm weathered
       *[other] , { $storms } Storms weathered
    }
    .lost = { $survived } survived, lost in Round { $round } of { $rounds }{ $storms ->
        [0] {""}
        [one] , { $storms } Storm weathered
       *[other] , { $storms } Storms weathered
    }
left-living = The living
    .said = { $alive }, { $sick } of them sick
left-dead = The dead
    .said = { $corpses ->
        [one] { $corpses } Corpse
       *[other] { $corpses } Corpses
    } unburied
left-laws = Laws
left-hope = Hope left
left-discontent = Discontent
left-none = none
