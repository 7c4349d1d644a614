# A table: its head, its menu, what lies over it.

title = Table
title-my-turn = ● { $title }
not-shown = This table can't be shown
again = Connecting again…
coming = Going to the table…
no-connection = There is no connection to the table now.
to-question = To the question
home = Holdfast: to the lobby
board = Board
board-coming = Laying out the board…
board-failed = The board could not be drawn. You can still answer the question beside it.
board-again = Draw it again
board-none = The board did not load. You can still answer the question in the panel.
# What can be done to one thing on the board.
ways = What to do there
keys-here = what lies here
keys-rule = its rule
board-keys = The arrow keys go from thing to thing, lit or not; the question mark reads its rule.

undo = Undo
undo-ask = Ask to undo
undo-what = { $what ->
    [nothing] Undo (u)
   *[other] Undo: { $what } (u)
}
undo-ask-what = { $what ->
    [nothing] Undo. Something has been shown since, or another player has moved: the others must agree (u)
   *[other] Undo: { $what }. Something has been shown since, or another player has moved: the others must agree (u)
}

# Somebody wants to take a move back.
vote = Somebody asks to undo
vote-what = { $name } asks to take back: { $what }.
vote-pick = { $name } asks to take back a move.
vote-waiting = Waiting for { LIST($names) }.
agree = Agree
disagree = Disagree

menu = Menu
invitations = Invitations
let-bot-play = Let a bot play
help = Help and keys
record = Record of the game
report = Report to the operator
elsewhere = Play from another device
deal = Was the deal fair?
check-deal = Check the deal
seed-chosen = Whoever made this table chose its seed ({ $seed }), and may know what is to come.
leave = Leave to the lobby

# Rivals at one screen.
curtain = { $name }'s turn
curtain-about = Hand over the screen. The others look away.
curtain-ready = I am { $name }

# Cards and rules to read.
load-again = Load the page again
reading = Looking it up…
rule = Rule
rules = What the rules say
ruling = Ruling.

panel = Question, log and chat
question = Question
question-mine = Question: your turn
log = Log
chat = Chat
chat-new = { $count } new
fold = Fold the panel
unfold = Open the panel
looking-back = Looking back
past = You can't act while you look back.

# Chat
say = Say to the table
say-nothing = Nobody has said anything yet.
send = Send

# The log, and what of it is said to screen readers
moves = { $count ->
    [one] All { $count } move
   *[other] All { $count } moves
}
log-empty = Nothing has happened yet.
log-moment = Look at this moment
log-left = { $count ->
    [one] { $count } more line in the log.
   *[other] { $count } more lines in the log.
}
asked = { $name }'s turn: { $question }

# History
history = History
history-key = History (h)
to-beginning = To the beginning
step-back = Step back
step-on = Step forward
to-end = To the end
play = Play
pause = Pause
moment = Moment
moment-of = after { $at } of { $last } picks
leave-history = Leave history
back-to-now = Back to now

# The end of the game
over = The game is over
look-back = Look back
new-game = New game
