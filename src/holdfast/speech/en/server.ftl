# What a server says to the people at its tables.

# The rules of the house at a table in the browser, by their names.
HF-WIRE = A malformed request is refused.
HF-LINK = You need a link to sit or watch at a table.
HF-TABLE = A table has an address of its own.
HF-TAKEN = Whoever sits down first by a seat's link gets the seat. Only the person who made the table can give it to somebody else.
HF-CODE = A code leads back to one seat, once. Whoever sits there can have another in the menu.
HF-SEED = Where players are rivals, whoever sits down at a table with a chosen seed has to agree to it first.
HF-MAKER = Only the person who made the table can make links to it.
HF-VOTE = Once chance or a hidden card has been revealed, everybody at the table must agree to take a pick back.
HF-LATE = An answer counts only while its question is open.
HF-REQUEST = A request stands for one answer. It can be sent again, but not with another answer.
HF-HAND = You can hand your seat to a bot and take it back at any time. The person who made the table can hand over the seat of somebody who is away.
HF-HINT = You get one hint at a time, for a question you are asked.
HF-NAME = No two people at a table have the same name.
HF-SECRET = A record shows every secret and all that is to come, so you can have it only when the game is over.
HF-CHANGED = A game goes on under the rules and cards with which it began. A server that does not have them leaves the table as it is.
HF-PATH = There is nothing at this address.
HF-METHOD = Some addresses can only be read, others only written to.
HF-ORIGIN = Only pages of this server can act for you.
HF-HOST = This server answers only to its own names, so that no page elsewhere can borrow one.
HF-SIZE = A message that is too long is not read.
HF-RATE = There is a limit to how often you can ask.
HF-STORE = Nothing is done unless it can be saved; this server cannot read or write at the moment.
HF-RESTART = A server that is about to restart starts nothing new.
HF-CLOSED = Nobody can play at a table that the operator has closed.
HF-MUTED = The operator can take the chat away from somebody for a while.
HF-REPORT = Reports go to the operator of a server, if it has one.
HF-KEYS = These addresses are for the operator of the server.
HF-FAULT = Something went wrong in the server. Its log has the details; nothing was changed.

server-house-rule = A rule of the house

# Requests that cannot be read.
server-malformed = Malformed request: { $why }
server-too-long = That is too long: at most { $bytes } bytes are read.
server-not-text = Messages must be text.
server-seat-number = A seat is a whole number.
server-moment-number = A moment is a whole number.
server-no-address = There is nothing at this address.
server-method = Method not allowed.
server-origin = This page is not allowed to do that here.
server-host = This server is not called "{ $host }". Whoever runs it can allow that name with --origin.
server-no-game = There is no game "{ $name }".
server-no-card = There is no card "{ $name }" in this game.
server-no-rule = There is no rule "{ $name }" in this game.
server-too-often = Too many requests: { $number ->
    [one] { $number } is
   *[other] { $number } are
} allowed in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. Please wait a moment.
server-address-too-often = Too many requests come from your address. Please wait a moment.
server-crowded = Too many people are watching. Please try again later.
server-store = The server cannot read or write at the moment.
server-fault = Something went wrong in the server. Its log has the details under { $fault }.

server-malformed-number = That must be a whole number.
server-wrong-key = That is not the operator's key.
server-no-operator = Nobody reads reports on this server.
server-muted = The operator of this server has muted you, so you can't write in the chat for now.
server-request-taken = This request was used for another answer, so this answer was not given. Send it as a new request.
server-table-closed = The operator of this server has closed this table.

# Why a socket was closed.
server-too-slow = Your connection is too slow.
server-failed = Something went wrong in the server.
server-restarts = The server is restarting.
server-seat-given = This seat has been given to somebody else.

server-renewed = You have signed in again.

# Tables, seats and links.
server-not-agreed = Whoever made this table chose its seed. Open the link in a browser to agree to that.
server-dead-code = This code does not work: it was mistyped, used already, or a newer one has replaced it.
server-no-table = There is no such table.
server-not-at-table = You are not at this table. Ask the person who made it for a link.
server-dead-link = This link does not work: it was mistyped, or a newer one has replaced it.
server-seat-held = Somebody already sits there, as { $name }. If that is your seat, ask the person who made the table for a new link.
server-seat-just-taken = Somebody has just sat down there.
server-not-maker = Only the person who made the table can make links to it.
server-no-person = Nobody sits in seat { $seat }.
server-link-used = Somebody has already used that link. A new one would send them away.
server-not-your-seat = That seat is not yours.
server-ask-for-link = That seat is not yours. Ask for a link to it.
server-no-seat = There is no such seat.
server-spectators = Spectators
server-spectator = Spectator
server-spectators-cannot-play = Spectators cannot play.
server-bot-plays = { $bot } is playing this seat. Take it back first.
server-bot-sits = { $bot } is a bot and has played this seat from the start.
server-only-takes-back = Only { $name } can take this seat back.
server-only-hands-over = Only { $name } can hand this seat over.
server-player = Player { $number }

# Names.
server-name-taken = Somebody else at this table is called { $name }.
server-name-unreadable = Unreadable names are rejected.

# Playing.
server-last-word = { $name } has the last word.
server-late = The table had moved on before your answer came, so it was not taken.
server-thinking = The hint is on its way.
server-no-hint = No hint is available.
server-empty-line = This line is empty.
server-secret = The record shows every secret, so you can have it only when the game is over.
server-no-moment = { $last ->
    [0] You can look only at the beginning of this game.
   *[other] This game has moments 0 to { $last }. There is no moment { $version }.
}

# Taking back.
server-undo-over = The game is over, and its ending stands. You can look back at it or play again.
server-undo-asked = The table is already voting.
server-undo-nothing = There is nothing of yours to take back.
server-vote-none = Nobody has asked to take a pick back.
server-vote-not-needed = Your vote isn't needed.

# Tables of other releases, which are left as they are.
server-other-game = This table plays "{ $game }", a game which this server does not have.
server-other-table = This table was made by another release of Holdfast, and this server cannot read it: { $why }
server-other-rules = This game is played under version { $was } of its rules, and this server plays version { $now }. { $release ->
    [none] {""}
   *[one] Release { $release } made the table.
}
server-other-cards = This game began with cards that this server does not have: version { $pack }, from release { $release }.
server-other-step = A newer release of Holdfast has changed this table ("{ $step }"), and this server cannot read it.
server-other-entry = A newer release of Holdfast has written in the log of this table, and this server cannot read entry { $entry }.
server-not-brought = The rules have changed since this game began, and "{ $step }" cannot bring it under the new ones. { $why }

# What is noted in the log.
server-brought = The rules have changed since this game began. It goes on under the new ones: { $change }
server-closed = The operator of this server has closed the table.
server-closed-why = The operator of this server has closed the table: { $why }
server-opened-again = The operator of this server has opened the table again.
server-renamed = { $was } is now called { $name }.
server-plays-again = { $name } plays again.
server-away = { $name } is away: { $bot } plays.
server-lets-play = { $name } lets { $bot } play.
server-came-back = { $name } now plays from another browser, with the seat's code.
server-new-link = There is a new link for { $name }. The old one no longer works.
server-seat-taken = Whoever sat there as { $name } has lost the seat, which has a new link. They may have seen its secrets.
server-new-watch = There is a new link for spectators. The old one no longer works.

# Pages for people who follow a link.
server-page-code-title = Back to your seat
server-page-code = Type the code that the menu of the table gave you. You then play from this browser, and no longer from the other one.
server-page-code-button = Sit down
server-page-chosen = Whoever made this table chose its seed, and may know every card to come.
server-page-agree-button = Sit down anyway
server-page-lobby = To the lobby
server-page-invited-title = An invitation
server-page-invited = A seat is kept for you at a Holdfast table, as { $name }.
server-page-watch = You can watch a Holdfast table.
server-page-sit-button = Sit down
server-page-watch-button = Watch
server-page-taken-title = This seat is taken
server-page-lost-title = This link does not work
server-page-unbuilt-title = The pages are missing
server-page-unbuilt = The server is running, but its pages are not here: this is a source checkout in which they have not been built yet. "python3 run.py" builds them; an installed Holdfast has them.
server-log-damaged = The log of this table is damaged at entry { $entry }: { $why }
server-log-gap = The log of this table has no entry { $entry }.
