# Letting a bot play
who-plays = Who plays?
about = A bot may answer in your place. The seat stays yours: take it back whenever you like, even while the bot thinks.
who = Who plays for { $name }
back = Take it back
me = I play
theirs = Whoever sits there can take the seat back when they return.
bot-about = { $bot ->
    [greedy] Plays what looks best at the end of its step; answers at once.
    [planner] Looks ahead into many possible worlds; takes two seconds a step.
    [random] Plays anything that is allowed.
   *[other] A bot.
}
