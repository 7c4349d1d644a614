"""Chance: xoshiro128++ word for word, and what is drawn from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from math import prod

import pytest

from holdfast.kernel import Rng

# From the authors' C program (xoshiro128plusplus.c) with the state 1, 2, 3, 4.
REFERENCE = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]

# From the authors' C program (splitmix64.c) with the state 1234567.
SPLITMIX = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]


def rotl(x: int, k: int) -> int:
    return (x << k | x >> 32 - k) % 2**32


def xoshiro128pp(s: list[int]) -> Iterator[int]:
    """The published algorithm, line by line, apart from ours."""
    s = list(s)
    while True:
        yield (rotl((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ t) % 2**32
        s[3] = rotl(s[3], 11)


def splitmix64(x: int) -> Iterator[int]:
    while True:
        x = (x + 0x9E3779B97F4A7C15) % 2**64
        z = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        yield z ^ z >> 31


def chi_square(counts: list[int]) -> float:
    fair = sum(counts) / len(counts)
    return sum((count - fair) ** 2 / fair for count in counts)


def test_words_are_those_of_the_reference() -> None:
    rng = Rng.of([1, 2, 3, 4])
    assert [rng.next() for _ in REFERENCE] == REFERENCE
    assert list(islice(xoshiro128pp([1, 2, 3, 4]), len(REFERENCE))) == REFERENCE


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**64 - 1])
def test_a_long_stream_is_that_of_the_published_algorithm(seed: int) -> None:
    rng = Rng(seed)
    reference = xoshiro128pp(rng.words()[:4])
    assert [rng.next() for _ in range(2000)] == list(islice(reference, 2000))


def test_the_seed_is_spread_by_splitmix64() -> None:
    assert list(islice(splitmix64(1234567), 5)) == SPLITMIX
    first, second = SPLITMIX[:2]
    assert Rng(1234567).words() == [first % 2**32, first >> 32, second % 2**32, second >> 32, 0]


def test_no_seed_near_another_begins_alike() -> None:
    first_words = [Rng(seed).next() for seed in range(1000)]
    assert len(set(first_words)) == 1000
    assert max(first_words) > 0.99 * 2**32 > 0.01 * 2**32 > min(first_words)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 100])
def test_below_is_even(n: int) -> None:
    """Chi-square with n-1 degrees of freedom lies within five deviations of its mean."""
    rng = Rng(2024)
    counts = [0] * n
    for _ in range(400 * n):
        counts[rng.below(n)] += 1
    assert abs(chi_square(counts) - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_below_is_even_where_the_words_do_not_divide() -> None:
    """With 3 * 2**30 sides, a plain multiplication would let every third number come twice as often."""
    rng = Rng(5)
    n = 3 << 30
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[rng.below(n) % 3] += 1
    assert chi_square(counts) < 20


def test_below_rejects_the_uneven_rest_and_draws_again() -> None:
    rng = Rng(5)
    for _ in range(1000):
        rng.below(3 << 30)
    assert 1200 < rng.draws < 1500  # a quarter of the words is thrown away


@pytest.mark.parametrize("n", [1, 2, 5, 2**16, 2**31, 2**32 - 1])
def test_below_stays_within_bounds(n: int) -> None:
    rng = Rng(9)
    drawn = [rng.below(n) for _ in range(500)]
    assert min(drawn) >= 0
    assert max(drawn) < n


@pytest.mark.parametrize("n", [0, -1, 2**32, 2**40])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError, match=r"n must be from 1 to"):
        Rng().below(n)


def test_one_thing_among_one_is_drawn_all_the_same() -> None:
    """So that the number of draws hangs on the rules, not on what happens to be left."""
    rng = Rng(3)
    assert rng.below(1) == 0
    assert rng.draws == 1


def test_shuffling_permutes() -> None:
    rng = Rng(11)
    for length in range(20):
        things = list(range(length))
        rng.shuffle(things)
        assert sorted(things) == list(range(length))


@pytest.mark.parametrize(
    ("length", "groups"),
    [
        (0, []),
        (1, []),
        (2, [[2]]),
        (5, [[5, 4, 3, 2]]),
        (12, [[12, 11, 10, 9, 8, 7, 6, 5], [4, 3, 2]]),
        (60, [[60, 59, 58, 57], [56, 55, 54, 53], [52, 51, 50, 49], [48, 47, 46, 45], [44, 43, 42, 41], [40,
              39, 38, 37], [36, 35, 34, 33, 32], [31, 30, 29, 28, 27], [26, 25, 24, 23, 22], [21, 20, 19, 18,
              17, 16], [15, 14, 13, 12, 11, 10, 9], [8, 7, 6, 5, 4, 3, 2]]),
    ],
)  # fmt: skip
def test_a_shuffle_swaps_from_the_end_as_numbers_say_digit_by_digit(length: int, groups: list[list[int]]) -> None:
    rng, twin = Rng(16), Rng(16)
    things, expected = list(range(length)), list(range(length))
    rng.shuffle(things)
    for bases in groups:
        assert prod(bases) <= 2**26
        number = twin.below(prod(bases))
        for base in bases:
            other = number % base
            number //= base
            expected[base - 1], expected[other] = expected[other], expected[base - 1]
    assert things == expected
    assert rng.words() == twin.words()


def test_a_shuffle_rejects_the_uneven_rest_too() -> None:
    rng = about_to_draw(0)  # 6 orders: 6 * 0 leaves 0, below 2**32 % 6
    rng.shuffle([0, 1, 2])
    assert rng.draws == 2


@pytest.mark.parametrize("length", [9, 30])
def test_a_card_is_as_likely_to_lie_anywhere(length: int) -> None:
    """Also where several words decide: chi-square of where each of three cards lies, within five deviations."""
    rng = Rng(18)
    places = [[0] * length for _ in range(3)]
    for _ in range(100 * length):
        things = list(range(length))
        rng.shuffle(things)
        for card, counts in zip((0, length // 2, length - 1), places, strict=True):
            counts[things.index(card)] += 1
    for counts in places:
        assert abs(chi_square(counts) - (length - 1)) < 5 * (2 * (length - 1)) ** 0.5


def test_every_order_is_as_likely() -> None:
    rng = Rng(12)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        things = [0, 1, 2, 3]
        rng.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 23 + 5 * 46**0.5


def test_a_copy_goes_its_own_way_from_the_same_place() -> None:
    rng = Rng(13)
    rng.below(6)
    twin = rng.copy()
    assert twin.words() == rng.words()
    drawn = [rng.next() for _ in range(5)]
    assert twin.draws == 1
    assert [twin.next() for _ in range(5)] == drawn


def test_a_stream_in_the_place_of_another_has_its_own_words_and_the_others_count() -> None:
    real, source = Rng(1), Rng(2)
    drawn = [real.next() for _ in range(5)]
    imagined = source.instead_of(real)
    assert imagined.draws == 5
    assert [imagined.next() for _ in range(5)] != drawn
    assert (imagined.draws, real.draws, source.draws) == (10, 5, 1)
    assert Rng(2).instead_of(Rng(1)).words()[:4] == Rng(Rng(2).next()).words()[:4]


def test_words_bring_a_stream_back_with_its_draws() -> None:
    rng = Rng(14)
    rng.shuffle(list(range(9)))
    again = Rng.of(rng.words())
    assert again.words() == rng.words()
    assert again.next() == rng.next()


def test_draws_count_every_word() -> None:
    rng = Rng(15)
    counted = []
    for _ in range(10):
        rng.next()
        counted.append(rng.draws)
    assert all(after == before + 1 for before, after in pairwise(counted))


def about_to_draw(word: int) -> Rng:
    """A stream whose next word is this one."""
    return Rng.of([0, 1, 2, rotl(word, 32 - 7)])


@pytest.mark.parametrize(
    ("word", "draws"),
    [
        (0, 2),  # 3 * 0 leaves 0, below 2**32 % 3: one word too many for three equal shares, so another is drawn
        (2863311531, 1),  # 3 * this leaves 1, which is not
        (1431655766, 1),  # 3 * this leaves 2
    ],
)
def test_below_draws_again_only_for_the_uneven_rest(word: int, draws: int) -> None:
    rng = about_to_draw(word)
    assert rng.copy().next() == word
    drawn = rng.below(3)
    assert rng.draws == draws
    assert draws > 1 or drawn == word * 3 >> 32


def test_streams_begin_with_nothing_drawn() -> None:
    assert Rng().words() == Rng(0).words()
    assert Rng.of([1, 2, 3, 4]).draws == 0
