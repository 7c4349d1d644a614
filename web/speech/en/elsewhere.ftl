# Playing on from another device
title = Play from another device
about = A code brings you back to this seat from any browser. Type it at { $address }.
once = Write it down: it is shown only now. It works once, and this browser then loses the seat.
make = Show a code
another = Show another code
leave-about = If somebody else may have got into your browser, log out everywhere else. Older codes stop working, too.
leave = Log out everywhere else
