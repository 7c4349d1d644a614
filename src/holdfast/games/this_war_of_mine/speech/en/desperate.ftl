# Desperate Measures.

measure-drawn = { $character } is gone. What is left: { $measure }.
measure-used = A desperate measure: { PART($measure, "shown") }
fed-elsewhere = Nobody eats from STORAGE at the next supper.
tireless = { $character } goes on all day, whatever hurts.

measure-is = { $measure }
measure-not-held = The group does not hold { $measure }.
measure-in-combat = { $measure } is for a fight, just before a round.
measure-not-in-combat = { $measure } has to wait until the fight is over.
measure-not-now = { $measure } can do nothing now.
measure-option = { $measure_needs ->
    [none] This card has fewer options.
   *[many] Only if { $measure_needs }.
}
no-fitting-there = There is nothing to take down: { $space }.
fitting-in-use = Somebody is at work there: { $fitting }.

ask-measure = Which card do you use?
    .answer = { $measure_answer ->
        [none] One of the other cards you keep
       *[card] { $measure_answer }
    }
    .only = Only { $measure_answer } could be used.

ask-measure-in-combat = The next round is about to begin. Do you use a card?
    .answer = { $measure_answer ->
        [none] Use no card
       *[card] { $measure_answer }
    }
    .only = No card could be used.

ask-measure-option = What do you do?
    .story = { PART($measure, "told") }
    .only = There was only one way to go on.

ask-take-down = What do you take down?
    .only = There was only one thing to take down.

# On the cards and at the table.
card-measure-when = When
card-measure-combat = just before a round of a fight
card-measure-calm = at any calm moment
also-measures = in hand: { $cards }
measures-left = { $left ->
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
}
