# Why not.

nobody-there = There is no person { $nth } in the group.
not-here = { $character } is not here.
not-meant = This does not concern { $character }.
sleeps = { $character } is asleep.
asleep = { $character } is asleep, and can only take a nap.
no-nap = { $character } is asleep, and there is no free bed for a nap.
newcomer-waits = { $character } has only just arrived and acts from the next round on.
has-acted = { $character } has already acted this round.
has-dots = { $character } has a black dot, so there is no fourth action.
too-tired-to-act = { $character } is too tired for a fourth action: it raises fatigue by 2.
black-dot = A black dot keeps { $character } from acting in round { $round }.
no-work = There is nothing { $character } can do.
helps-another = { $character } cannot be their own helper.
no-way-there = There is no way there: { $space }.
space-taken = Somebody is already at work there this round: { $space }.
nothing-to-do = There is nothing to do there: { $space }.
no-shovel = Rubble takes a shovel from STORAGE or a second person: { $space }.
no-saw = Bars take a saw blade from STORAGE: { $space }.
no-lockpick = A closed door takes a lockpick from STORAGE: { $space }.
no-key = { CAP(A($goods)) } cannot open a lock, or there is none on STORAGE.
lacks-goods = This takes { COUNT($number, $goods) } from STORAGE.
action-not-now = Nothing you can do there is any use now: { $space }.
fewer-actions = There { $number ->
        [one] is only { $number } thing
       *[other] are only { $number } things
    } to choose from.
still-idea = { $fitting } is still an idea.
not-in-stack = { $fitting } is not in the Fittings stack.
being-crafted = Somebody is already building { $fitting } this round.
no-space-free = There is no empty space in reach for { $fitting }.
no-room-beside = { $fitting } needs an empty space in reach right beside { THE($other_fitting) }.
not-beside = It has to stand right beside { THE($fitting) }, on the same floor; { $space } does not.
space-printed = Something is printed there: { $space }.
space-dark = Nothing may stand there: { $space }.
space-covered = A Shelter card lies there: { $space }.
space-fitted = { $fitting } stands there: { $space }.
no-fitting = No Fitting stands there: { $space }.
fitting-fixed = { $fitting } stays where it is.
nothing-to-craft = There is no Fitting that you can pay for and place.
nothing-to-move = There is no Fitting to move.
nothing-to-dismantle = There is no Fitting to take apart.
no-idea = { $fitting } is not on the IDEAS space.
nothing-to-clear = No Shelter card lies there: { $space }.
no-open-hole = There is no open hole { $nth }.
not-boarded = Hole { $nth } is not boarded up.
too-little-water = There is not enough water: it takes { $water }.
no-water = There is no water left.
has-drunk = { $character } has already drunk.
about-to-eat = Choose what { $character } eats.
must-guard = { $character } must stand guard: nobody else can.
no-bed-free = { $beds ->
        [0] The shelter has no bed.
        [one] The shelter has only { $beds } bed.
       *[other] The shelter has only { $beds } beds.
    }
enough-out = At most { $most } can go scavenging.
nowhere-to-go = There is no location to go to.
must-go = The scavengers must choose a location.
no-location = There is no location on { THE($place) } space.
resources-stay = There is no use for { FORM($goods, 2) } on the way.
not-on-storage = STORAGE has no { FORM($goods, 2) }.
location-visited = They are at { $location } now, and can exchange it only at the end.
not-out = { $character } is not out scavenging.
carries-more = { $character } already carries more.
too-tired-to-carry = { $character } is too tired to carry more.
too-heavy = It weighs { $weight }, and they can carry { $most }.
not-on-pile = The FINDINGS PILE has no { FORM($goods, 2) }.
supply-has = The supply has only { COUNT($number, $goods) }.
no-room = They can carry only { $weight } more.
none-at-hand = You have no { FORM($goods, 2) } at hand.
in-hands = You have no { FORM($goods, 2) } to spare: all in use.
other-goods = They take other things before { FORM($goods, 2) }.
nothing-hidden = There is no { FORM($goods, 2) } hidden there.
never-traded = Water, wood and components are never traded.
no-value = Nobody buys or sells { FORM($goods, 2) }.
not-on-offer = Nobody here offers { FORM($goods, 2) }.
just-given = You can't buy back { FORM($goods, 2) } that you gave away in the same trade.
too-dear = { CAP(A($goods)) } costs { $value }, and you have { $left } left to spend.
can-be-exact = The commission is { $value } and can be paid exactly, so not with { A($goods) }.
commission-begun = Part of the commission is paid; { $value } is still due.
not-calm = Not in the middle of a fight or a script.
not-hungry = { $character } is not hungry.
nobody-hungry = Nobody here is hungry.
not-ailing = { $character } is neither ill nor wounded.
nobody-ailing = Nobody here still needs this.
has-it-already = { $character } already has { A($goods) }.
too-tired-to-drink = { $character } is too tired to drink.
all-too-tired = Everybody here is too tired to drink.
meds-at-dawn = Medicine is given at dawn, unless the table agreed to give it at any time.
alcohol-at-dawn = Alcohol is drunk at dawn, unless the table agreed to drink at any time.
no-card-kept = The group has no card it can use now.
not-kept = The group does not have { $narrative }.
not-now = { $narrative } can do nothing now.
no-such-pet = No { $pet } lives here.
pet-at-home = { THE($pet) } is at home.
pet-is-spared = You have just decided to spare { THE($pet) }.
no-objective = There is no objective to work on.
no-counter = { $objective } is not paid for in steps.
objective-lost = All the starting characters are gone, so { $objective } is out of reach.
cannot-pay-objective = A step takes { COUNT($number, $goods) } from STORAGE.
no-weapon = You have no { FORM($weapon, 2) } at hand.
weapon-taken = Every { $weapon } is already taken.
weapon-jammed = { THE($weapon) } can't be used until the fight is over.
no-shot = There is no ammo for { THE($weapon) }.
no-second-shot = There is no ammo for a second shot.
just-armed = The weapons have just been handed out.
no-other-weapon = There is no weapon to change to.
nowhere-to-flee = You can't flee from your own shelter.
no-such-foe = There are fewer enemies in this fight.
foe-dead = { $foe } is dead.
foe-dodges = { $foe } dodges this round.
not-in-fight = Person { $nth } is not in this fight.
dodges = { $character } dodges this round.
no-more-wounds = { $character } can't take any more wounds.
no-damage-left = There is no damage left to stop.
no-wounds-left = There are no wounds left to stop.
no-guard = { $character } is not on guard.
none-aside = No more of these cards are set aside.
not-wounded = { $character } is not wounded.
spirit-resolved = { $character } has already had a turn.
not-drawn = { $narrative } is not one of the two cards drawn.
script-option = { $script_needs ->
        [none] This card has fewer options.
       *[many] Only if { $script_needs }.
    }
event-option = { $event_needs ->
        [none] This card has fewer options.
       *[many] Only if { $event_needs }.
    }
visitor-option = { $visitor_needs ->
        [none] This card has fewer options.
       *[many] Only if { $visitor_needs }.
    }
resident-option = { $resident_needs ->
        [none] This card has fewer options.
       *[many] Only if { $resident_needs }.
    }
exploration-option = { $exploration_needs ->
        [none] This card has fewer options.
       *[many] Only if { $exploration_needs }.
    }
narrative-option = { $narrative_needs ->
        [none] This card has fewer options.
       *[many] Only if { $narrative_needs }.
    }
nothing-to-give = You have nothing at hand that is worth anything in trade.
nothing-to-buy = There is nothing on offer for { $value }.
no-food-at-hand = You have no canned or raw food at hand.
no-medicine-at-hand = You have no medicine at hand.
no-drink-at-hand = You have nothing to drink at hand.
no-pet = No pet lives here.
