# Links for friends.

title = Bring friends to the table
kind = Invitations
coming = Writing the links…
about = Whoever sits down first by a seat's link has the seat. The last link is for those who only watch.
watch = To watch
link = Link: { $name }
copy = Copy
copied = Copied
copy-link = Copy the link ({ $name })
is-copied = The link is copied.
