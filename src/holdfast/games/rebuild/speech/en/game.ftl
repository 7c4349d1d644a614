# What is said of the game before anybody plays it.

title = Rebuild
    .summary = Two or three builders rebuild a city after a disaster, tile by tile. Competitive, about an hour.

# What a table can settle, and what its values are called.
option-same_action = Same action
    .help = What 'the same action' means: the same place, or the same kind.
    .place = Place
    .kind = Kind
option-leader_bonus = Leader bonus
    .help = Whether a Leader's +1 also brings a second Leader.
    .all = All
    .not-leaders = Not leaders
option-tied_bonus = Tied bonus
    .help = Who gets a bonus of 10 when players tie for it.
    .all = All
    .nobody = Nobody
option-objectives_for = Objectives for
    .help = Whether every objective counts for everybody, or only your own and the open one for you.
    .all = All
    .own = Own
