# How to play at a table, and its keys.

title = How to play here
kind = Help
question = The question is in its panel. You can also click what is outlined on the board; where a click can mean several things, a menu asks which. Anything dimmed says why you can't choose it.
rule = You can read the rule of everything on the board: point at it, or go to it with the keys, and press ?. Click anything that is not outlined to read its card or its rule.
keys = Keys

choose = choose the first to the ninth option
to-question = go to the question
to-lit = go to what is lit on the board, one after another
in-list = move in a list or a menu
to-part = from one part of the board to the next, and to what is lit
on-board = on the board: from thing to thing, lit or not
take = choose what is focused
explain = the card and the rules of what is focused or pointed at; otherwise this help
wonder = what would you do? A bot's advice; press it again to go to it
undo = undo
to-log = go to the log
to-chat = go to the chat
history = history on or off
in-history = in history: a step back or on
close = close what is open
