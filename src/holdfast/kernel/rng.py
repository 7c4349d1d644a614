"""Chance, inside the state: xoshiro128++ on four 32-bit words, so that a copy is four ints and every game replays.

Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2018); the seed is spread by splitmix64, as its
authors advise.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFF


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
        return [self.a, self.b, self.c, self.d, self.draws]

    def copy(self) -> Rng:
        rng = Rng.__new__(Rng)
        rng.a, rng.b, rng.c, rng.d, rng.draws = self.a, self.b, self.c, self.d, self.draws
        return rng

    def next(self) -> int:
        """The next 32-bit word."""
        a, b, c, d = self.a, self.b, self.c, self.d
        word = (a + d) & _MASK
        word = (((word << 7) | (word >> 25)) + a) & _MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & _MASK)
        self.d = ((d << 11) | (d >> 21)) & _MASK
        self.draws += 1
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely (Lemire's multiplication, rejecting the uneven rest)."""
        if not 0 < n <= _MASK:
            raise ValueError(f"below({n}): n must be from 1 to {_MASK}")
        product = self.next() * n
        if product & _MASK < n:
            floor = (_MASK + 1) % n
            while product & _MASK < floor:
                product = self.next() * n
        return product >> 32

    def shuffle(self, things: list[int]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
