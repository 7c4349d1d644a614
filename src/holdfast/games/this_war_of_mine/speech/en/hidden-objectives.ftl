# Hidden Objectives.

secrets-dealt = Everybody draws a Hidden Objective and shows it to nobody.
secret-dealt = Your Hidden Objective: { PART($secret, "told") }
secret-revealed = { $seat } reveals { $secret }.
quiet-nights = There is no raid on the next { $number } nights.

ask-owners-idea = Your Hidden Objective brings an idea. Which one?
    .only = There was only one idea.
ask-owners-gift = Your Hidden Objective is fulfilled. What do you take from the supply, worth up to { $value }?
    .only = Only { $offer } could be taken.
ask-owners-loot = They have come for it. What do you hand over? Goods worth { $due } are still due.
    .only = Only { $goods } could be handed over.

# On the cards and at the table.
card-secret-when = Fulfilled
card-secret-dusk = at the end of a Dusk: { $condition }
card-secret-dawn = at the end of a Dawn: { $condition }
card-secret-then = Then
card-secret-campaign = Only in the campaign
label-secret = Secret
secret-own = { $secret } (yours alone)
secret-none = none of your own
secrets-kept = { $number ->
    [0] no other is kept
    [one] 1 other is kept
   *[other] { $number } others are kept
}
secrets-revealed = revealed: { $cards }
