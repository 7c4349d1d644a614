"""The city: what the boards hold, and what happens to it whatever the phase."""
