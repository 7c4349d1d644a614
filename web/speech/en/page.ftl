# What stands anywhere on the page.

name = Holdfast
title = { $about } · Holdfast
to-lobby = To the lobby
just-now = just now

nowhere = There is nothing here
nowhere-about = There is no table or page at { $address }.

close = Close
dismiss = Dismiss

# A part of the page that is fetched when it is needed, and did not come.
not-come = A part of the page did not load: the server is away, or newer than this page.
no-answer = The server does not answer. Is it running?
refused = The server refused ({ $status }).
look = Look
