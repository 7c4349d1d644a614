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
        return self.draw(1)[0]

    def draw(self, count: int) -> list[int]:
        """The next 32-bit words."""
        a, b, c, d = self.a, self.b, self.c, self.d
        words = []
        for _ in range(count):
            word = (a + d) & _MASK
            words.append((((word << 7) | (word >> 25)) + a) & _MASK)
            c ^= a
            d ^= b
            shifted = b << 9
            b ^= c
            a ^= d
            c ^= shifted & _MASK
            d = ((d << 11) | (d >> 21)) & _MASK
        self.a, self.b, self.c, self.d = a, b, c, d
        self.draws += count
        return words

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
        """Shuffle in place (Fisher-Yates, from the end)."""
        last = len(things) - 1
        for word in self.draw(max(0, last)):
            product = word * (last + 1)
            other = (product if product & _MASK > last else self._even(product, last + 1)) >> 32
            things[last], things[other] = things[other], things[last]
            last -= 1
