# What is said to an agent that plays over the Model Context Protocol.

mcp-game = { $name }: { $title }, { $few ->
    [one] { $few } seat
   *[other] { $few } seats
}. { $summary }
mcp-game-range = { $name }: { $title }, { $few } to { $many } seats. { $summary }
mcp-note = Note: { $note }
mcp-option = option { $name }: { $values }. { $help }
mcp-option-value = { $value }: { $title }. { $line }
mcp-others = The other seats are played by { LIST($players, last: "or") }; or by you, if others is { $me }.
mcp-asked = { $name } must answer: { $question }
mcp-over = The game is over. Nothing more is asked.
mcp-not-now = Not now:
mcp-table = Table { $name }
mcp-no-tables = There is no table yet.
mcp-table-over = { $name }: over
mcp-table-open = { $name }: in progress
mcp-left = You have left { $name }.
mcp-rules-found = { $number } rules; ask for one by its id:
mcp-no-card = No card that you can see now has "{ $words }" in its id or title.
mcp-cards = Ask for a card by its id:
mcp-card = { $id }  { $title } ({ $kind })

# What cannot be done.
mcp-refused = { $reason } ({ $rule })
mcp-no-table = { $tables ->
    [none] There is no table "{ $name }". There are none yet: start_game opens one.
   *[many] There is no table "{ $name }". There are: { $tables }.
}
mcp-no-seat = This table has seats 0 to { $last }; there is no seat { $seat }.
mcp-too-many = There are already { $most } tables; leave_table ends one.
mcp-no-argument = { $close ->
    [none] { $known ->
        [none] { $tool } takes no arguments, so it cannot take "{ $given }".
       *[many] { $tool } takes no "{ $given }", only { $known }.
    }
   *[one] { $tool } takes no "{ $given }". Did you mean { $close }?
}
mcp-missing = { $tool }: { $where } is missing.
mcp-not-int = { $tool }: { $where } must be a whole number, not "{ $given }".
mcp-not-string = { $tool }: { $where } must be text, not "{ $given }".
mcp-not-dict = { $tool }: { $where } must be an object of names and values, not "{ $given }".
mcp-wrong = { $tool }: { $where }: { $why }.
mcp-not-installed = An MCP server needs one more package: { $command }
