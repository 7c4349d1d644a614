"""Chance, inside the state: xoshiro128++ on four 32-bit words, so that a copy is four ints and every game replays.

Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2018); the seed is spread by splitmix64, as its
authors advise. That is chance for whoever chooses the seed. Who must not be able to work out what comes next has
`Sealed` chance instead, from a key that nobody has chosen.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from re import fullmatch
from struct import unpack
from typing import Final

Seed = int | str  # a number somebody may choose, or the key of sealed chance, in hexadecimal digits

KEY: Final = r"[0-9a-f]{64}"
_BLOCK: Final = 16  # words in what one hash gives
_MASK: Final = 0xFFFFFFFF
_ORDERS: Final = 1 << 26  # of cards that one word decides: a larger number would have to be drawn again more often


def _together(left: int) -> tuple[int, int]:
    """In how many orders those can lie that one number has room for, of so many that are left; and how many are left
    after them."""
    orders, after = left, left - 1
    while after > 1 and orders * after <= _ORDERS:
        orders *= after
        after -= 1
    return orders, after


_MANY: Final = 128  # more than lie in most decks; of fewer, it is known from the start
_TOGETHER: Final = [_together(left) for left in range(_MANY)]


class Rng:
    """A stream of chance. `draws` counts the words drawn, so that the engine can tell whether chance has spoken."""

    __slots__ = ("a", "b", "c", "d", "draws")

    def __init__(self, seed: int = 0) -> None:
        self.draws = 0
        z = seed & 0xFFFFFFFFFFFFFFFF
        words: list[int] = []
        for _ in range(2):
            z = (z + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            x = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            x ^= x >> 31
            words += [x & _MASK, x >> 32]
        self.a, self.b, self.c, self.d = words

    @classmethod
    def of(cls, words: list[int]) -> Rng:
        """The stream that stands at these words: a, b, c, d and, if given, the number of draws so far."""
        rng = cls.__new__(cls)
        rng.a, rng.b, rng.c, rng.d = words[:4]
        rng.draws = words[4] if len(words) > 4 else 0
        return rng

    def words(self) -> list[int]:
        """Where it stands, as plain data: `Rng.of` goes on from there."""
        return [self.a, self.b, self.c, self.d, self.draws]

    def copy(self) -> Rng:
        """A stream of its own that goes on as this one does."""
        rng = Rng.__new__(Rng)
        rng.a, rng.b, rng.c, rng.d, rng.draws = self.a, self.b, self.c, self.d, self.draws
        return rng

    def instead_of(self, other: Rng) -> Rng:
        """A stream of its own that begins with the next word, and has spoken as often as the other: what is only
        imagined may not be told from what is real by the count of draws."""
        rng = Rng(self.next())
        rng.draws = other.draws
        return rng

    def next(self) -> int:
        """The next 32-bit word."""
        a, b, d = self.a, self.b, self.d
        word = (a + d) & _MASK
        c = self.c ^ a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & _MASK)
        self.d = ((d << 11) | (d >> 21)) & _MASK
        self.draws += 1
        return (((word << 7) | (word >> 25)) + a) & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely (Lemire's multiplication, rejecting the uneven rest)."""
        if not 0 < n <= _MASK:
            raise ValueError(f"below({n}): n must be from 1 to {_MASK}")
        product = self.next() * n
        return (product if product & _MASK >= n else self._even(product, n)) >> 32

    def _even(self, product: int, n: int) -> int:
        """The product, or another where it would make some numbers likelier."""
        floor = (_MASK + 1) % n
        while product & _MASK < floor:
            product = self.next() * n
        return product

    def shuffle(self, things: list[int]) -> None:
        """Shuffle in place (Fisher-Yates, from the end). One number says where as many go as it has room for: it is
        below the product of their choices, and read digit by digit, each to the base of what is left."""
        left = len(things)
        while left > 1:
            orders, after = _TOGETHER[left] if left < _MANY else _together(left)
            order = self.below(orders)
            while left > after:
                other = order % left
                order //= left
                left -= 1
                things[left], things[other] = things[other], things[left]


class Sealed(Rng):
    """Chance that can be worked out only with the key. Each word is a keyed hash of its number in the stream, so all
    the words one has seen, and where the stream stands, tell nothing of any other: no deck is known by the half of it
    that was drawn. `words` leaves the key out; a game has it in its header."""

    __slots__ = ("block", "key", "number")

    def __init__(self, key: bytes, draws: int = 0) -> None:
        self.a = self.b = self.c = self.d = 0
        self.draws = draws
        self.key = key
        self.number = -1
        self.block: tuple[int, ...] = ()

    def copy(self) -> Rng:
        twin = Sealed(self.key, self.draws)
        twin.number, twin.block = self.number, self.block
        return twin

    def next(self) -> int:
        number, place = divmod(self.draws, _BLOCK)
        if number != self.number:
            told = blake2b(number.to_bytes(8, "little"), key=self.key, person=b"holdfast chance").digest()
            self.number, self.block = number, unpack("<16I", told)
        self.draws += 1
        return self.block[place]


def seal_of(seed: Seed) -> str:
    """What may be shown of a key before anybody may know it: it tells nothing of the key, and no other key has it."""
    return sha256(str(seed).encode()).hexdigest()


def is_key(seed: object) -> bool:
    return isinstance(seed, str) and fullmatch(KEY, seed) is not None


def chance_from(seed: Seed, draws: int = 0) -> Rng:
    """The stream of a seed from its beginning; that of a key from any place."""
    return Sealed(bytes.fromhex(seed), draws) if isinstance(seed, str) else Rng(seed)
