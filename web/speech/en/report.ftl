# Telling the operator of the server what goes on at a table.
title = Report to the operator
kind = Table
about = Whoever runs this server reads your words, with the last lines of the chat. Nobody at the table is told.
what = What happened?
send = Send
sent = Sent. Thank you.
