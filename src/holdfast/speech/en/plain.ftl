# The table of a game that brings no words of its own.

# $winners are those who won, if anybody did.
plain-won = { $winners ->
    [none] Nobody won.
   *[many] { $winners } won.
}
plain-yes = yes
plain-no = no
plain-none = none
