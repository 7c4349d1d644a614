# Heart of the City.

heart-card = In the heart of the city: { PART($heart_card, "shown") }
raid-called-off = A night raid is called off for good: { $raid }.

heart-option = { $heart_needs ->
    [none] This card has fewer options.
   *[many] Only if { $heart_needs }.
}

ask-visit-heart = There is nothing left to explore. Do the scavengers go on to the heart of the city before they turn home?
    .answer = { $yes-no ->
        [yes] Go to the heart of the city
       *[no] Choose what to carry home
    }
    .only = There was only one way to go on.
cards-of-heart = { $cards ->
    [one] the last of its cards
   *[other] one of { $cards } cards
}

ask-heart-option = What do you do?
    .story = { PART($heart_card, "told") }
    .only = There was only one way to go on.

# On the board.
label-heart = Heart
heart-stands = { $left ->
    [0] no cards left
    [one] { $left } card left
   *[other] { $left } cards left
}{ $visited ->
    [none] {""}
   *[other] ; visited: { $visited }
}{ $here ->
    [1] ; the scavengers are there
   *[other] {""}
}
