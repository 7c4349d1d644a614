# Our Street.

street-acts = In the street: { PART($street_card, "shown") }
figures-come = New { $corner }: { COUNT($number, $figure) }.
figures-go = No longer { $corner }: { COUNT($number, $figure) }.
papers-roll = Soldiers stand at the door ({ $roll } on the die; they check papers on { $most } or less).

corner-outside = outside the door
corner-pile = on the way home

nobody-on-corner = None of them stands there: { $corner }.
nothing-for-soldiers = You have nothing worth { $value } to give them.
street-option = { $street_needs ->
    [none] This card has fewer options.
   *[many] Only if { $street_needs }.
}

ask-street-option = What do you do?
    .story = { PART($street_card, "told") }
    .only = There was only one way to go on.

ask-from-where = Which { $figure } goes?
    .only = There was only one place to go from.
figures-stand = { COUNT($number, $figure) } there

ask-papers = The soldiers want to see the papers of { $character }.
    .answer = { $papers ->
        [give] Give them something
       *[bear] Let them search
    }
    .only = There was nothing to give them.
gives-worth = goods worth { $value }

ask-street-trade = A farmer stands outside the door. Do you trade, or see who else has come?
    .answer = { $yes-no ->
        [yes] Trade for green goods
       *[no] See who has come
    }
    .only = There was only one way to go on.

# On the board.
label-street = Street
street-stands = next { $card }{ $outside ->
    [none] {""}
   *[other] ; outside the door: { $outside }
}{ $pile ->
    [none] {""}
   *[other] ; on the way home: { $pile }
}
