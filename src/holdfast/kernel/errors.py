"""What goes wrong for a person, said to that person."""


class HoldfastError(Exception):
    """Something a user can understand and mend; its text is the message shown, never a traceback."""


class BadOption(HoldfastError):
    """A game was asked for that does not exist, or with options it does not have."""


class BadSave(HoldfastError):
    """A save or record that cannot be read, or no longer fits the rules and pack at hand."""
