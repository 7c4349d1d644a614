# What happens.

scenario-begins = { PART($scenario, "told") }
first-leader = { $seat } holds the book first.
starts = { $character }, { PART($character, "trade") }, lives in this house.
phase = Day { $day }, { $phase } phase.
leads = { $seat } takes the book and leads now.
taken-up = The campaign continues on day { $day }.
state-rises = { $character }: { $state } { $state ->
        [wounds] rise
       *[other] rises
    } to { $level }.
    .together = { $character }: { $state } { $state ->
        [wounds] rise
       *[other] rises
    } to { $level }.
state-falls = { $character }: { $state } { $state ->
        [wounds] fall
       *[other] falls
    } to { $level }.
    .together = { $character }: { $state } { $state ->
        [wounds] fall
       *[other] falls
    } to { $level }.
empathy-test = Empathy is tested: the black die shows { $roll }. Everyone with empathy { $roll } or more is affected.
touched = { $character } can't put it out of mind.
person-rolls = { $character } rolls { $roll }; it happens on { $most } or less.
dies = { $character } dies.
leaves = { $character } leaves the group.
stops = { $character } goes no further tonight.
turned-away = { $character } is turned away.
joins = { $character }, { PART($character, "trade") }, joins the group.
pet-comes = { THE($pet) } now lives in the shelter.
pet-goes = { THE($pet) } is gone.
script-read = Script { PART($script, "number") }, { $script }. { PART($script, "story") }
script-heard = The book is opened: script { PART($script, "number") }, { $script }. { PART($script, "heard") }
script-row = { $script_row }
table-roll = The black die shows { $roll }.
chance-roll = The black die shows { $roll }; it happens on { $most } or less.
gained = Gained: { COUNT($number, $goods) }.
    .together = Gained: { $goods }.
lost = Lost: { COUNT($number, $goods) }.
    .together = Lost: { $goods }.
spent = Spent: { COUNT($number, $goods) }.
    .together = Spent: { $goods }.
change-lost = The city cannot give full change for a five. Lost: { COUNT($number, $goods) }.
supply-empty = The city has no more { FORM($goods, 2) }.
scarcer = Gone from the city for good: { COUNT($number, $goods) }.
dearer = Prices rise: { A($goods) } is now worth { $value }.
taken-from-hiding = Taken from its hiding place at { $location }: { COUNT($number, $goods) }.
no-commission = Nobody trades without a commission worth { $value }.
eats = { $character } eats { A($goods) }.
drinks-alcohol = { $character } drinks { $goods }.
medical-assigned = { $character } will be given { A($goods) } at dawn.
narrative-used = The group acts: { PART($narrative, "shown") }
narrative-in-vain = Nothing comes of { $narrative }: its price cannot be paid.
pet-spared = { THE($pet) } is spared.
slaughtered = { THE($pet) } is slaughtered.
objective-revealed = A new objective: { PART($objective, "told") } { PART($objective, "asks") }
objective-advances = { $objective }: step { $step } of { $steps } is paid.
objective-completed = { $objective } is completed.
objective-failed = { $objective } has failed.
objective-rewarded = { $objective } brings its reward.
war-over = The war is over.
plays-on = All the starting characters are gone. The others go on.
event-drawn = The day brings: { PART($event, "shown") }
event-ignored = { $event } passes the house by; only its cold comes in.
event-stays = Here to stay: { $lasting_event } ({ PART($lasting_event, "lasts") }).
event-removed = Over: { $event }.
colder = It gets colder: { $tokens ->
        [one] { $tokens } more cold token
       *[other] { $tokens } more cold tokens
    }, { $cold } in all.
warmer = It gets warmer: { $tokens ->
        [one] { $tokens } fewer cold token
       *[other] { $tokens } fewer cold tokens
    }, { $cold } in all.
goes-to-work = { $character } goes to work: { $space }.
goes-to-help = { $character } helps { $other_character }.
goes-crafting = { $character } begins to build { A($fitting) }: { $space }.
goes-moving = { $character } goes to move { THE($fitting) } to { $space }.
goes-dismantling = { $character } goes to take { THE($fitting) } apart.
acts = { $character } is at work: { $space }.
in-vain = { $character } works in vain: there is nothing left to do at { $space }.
lock-holds = { $character } rolls { $roll }: the lock holds ({ $space }).
lock-opens = { $character } rolls { $roll }: the door opens ({ $space }).
rubble-turned = The rubble is broken up, and its remains lie there: { $space }. { PART($obstacle, "story") }
cleared = Cleared: { $obstacle }, { $space }. { PART($obstacle, "story") }
rubble-falls = Rubble comes down: { $space }.
boarded-up = A hole in the wall is boarded up: { $space }.
torn-down = The boards are torn from a hole in the wall: { $space }.
crafted = { $character } has built { A($fitting) }: { $space }.
moved = { THE($fitting) } is moved from { $space } to { $other_space }.
dismantled = { THE($fitting) } is taken apart: { $space }.
idea = A new idea, which you can build from now on: { $fitting }.
waits = { $fitting }: ready in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
ready = { $fitting }: what was begun there is ready.
visitor = Somebody is at the door: { PART($visitor, "shown") }
drinks = { $character } drinks.
thirst-roll = { $character } has nothing to drink and rolls { $roll }: up to 5 means hunger, 6 or more misery.
eats-nothing = { $character } eats nothing.
sleeps-in-bed = { $character } sleeps in a bed.
sleeps-on-floor = { $character } sleeps on the floor.
stands-guard = { $character } stands guard.
goes-scavenging = { $character } goes out scavenging.
nobody-guards = Nobody is awake to guard the shelter.
taken-along = Taken along: { $goods }.
    .together = Taken along: { $goods }.
arrives = The scavengers reach a place: { PART($location, "told") }
hidden-gone = A roll of { $roll }: somebody has found what was hidden here.
hidden-found = A roll of { $roll }: what was hidden here is still there.
card-turned = A card is turned over: { PART($exploration, "shown") } { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } still unknown.
unknown-returned = Put back unseen: { $cards ->
        [one] { $cards } unknown card
       *[other] { $cards } unknown cards
    }; { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.
noise = Noise is now { $noise }.
noise-roll = The noise roll is { $roll }; somebody comes on { $most } or less.
resident-met = Somebody is here: { PART($resident, "shown") }
searched = They search { THE($row) }.
special-find-roll = The roll for a special find is { $roll }; it takes { $most } or less.
find-left = They leave it where it is.
carries-one-more = { $character } can carry one more.
left-behind = Left behind: { $goods }.
    .together = Left behind: { $goods }.
hidden = What is left is hidden at { $location }.
not-hidden = Nothing is hidden: not everybody agreed.
packed = They set off home carrying { $weight } of { $most }.
nothing-new-here = { $location } has nothing more to tell.
nobody-comes-back = Nobody comes back, and everything they carried is lost.
location-gone = The group can no longer reach { $location }.
location-new = A new place can now be reached, far away: { $location }.
hidden-lost = What was hidden at { $location } is lost with it.
armed = { $character } takes { A($weapon) }.
rolls-hits = { $character } rolls { THE($die) }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
rolls-hatchet = { $character } rolls { THE($die) }: the hatchet.
rolls-shotgun = { $character } rolls { THE($die) }: the shotgun.
rolls-empty = { $character } rolls { THE($die) }: out of ammo.
rolls-fate = { $character } rolls { THE($die) }: fate.
foe-rolls-hits = { $foe } rolls { THE($die) }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
foe-rolls-hatchet = { $foe } rolls { THE($die) }: the hatchet.
foe-rolls-shotgun = { $foe } rolls { THE($die) }: the shotgun.
foe-rolls-empty = { $foe } rolls { THE($die) }: out of ammo.
foe-rolls-fate = { $foe } rolls { THE($die) }: fate.
fate-trusted = Fate is trusted: { $fate }, { PART($fate, "combat") }.
fate-elsewhere = Fate names { THE($die) } instead: a miss.
jams = { $character } can't use { THE($weapon) } until the fight is over.
foe-jams = { $foe } can't use { THE($weapon) } any more.
foe-falls-back = { $foe } switches to { A($weapon) }.
foe-comes = { $foe } stands in the way, with { A($weapon) }.
from-hiding = The group strikes from hiding.
foe-hit = { $foe } is hit and now has { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
foe-dies = { $foe } dies.
flight = The group flees, and the enemies strike at its back.
fight-over = The fight is over. Enemies dead: { $dead }.
raid = The night raid: { PART($raid, "told") }
no-raid = Nobody comes tonight.
raid-threatens = The raid threatens { $damage } damage and { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
raid-ignored = The raiders are driven off before they do any harm.
raid-harms = It does { $damage } damage and { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
more-raids = Crime grows: a card is shuffled, unseen, into the Night Raids deck.
more-residents = Crime grows: a card is shuffled, unseen, into the Residents deck.
brought = The scavengers bring home: { COUNT($number, $goods) }.
    .together = The scavengers bring home: { $goods }.
nursed = { COMPARE($character, $other_character) ->
        [same] { $character } dresses their own wounds.
       *[other] { $character } dresses the wounds of { $other_character }.
    }
fate = Fate: { PART($fate, "told") }
spirit = { $character } takes stock of the night.
narrative-kept = The group keeps a card: { $narrative }.
grief = The group mourns its dead.

# What has changed since a game began, by the steps of its rules.
move-change = where five wood or components are broken up, what the city cannot give as change is lost.
