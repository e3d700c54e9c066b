# C types for rollout.py; the flow kernel is called without going through Python.
cimport cython
from cpython.array cimport array
from dazwischen.cards cimport flow
from dazwischen.core cimport bits
from dazwischen.cards.flow cimport byte, mask, number
cimport layout_numbers as kernel
cimport rollout_numbers as at
from dazwischen.core cimport pointers

cdef number LONGEST, LEAST, GOES_ON, SNATCHES
cdef mask MULTIPLIER, INCREMENT

@cython.locals(dealt=bytearray, round_=bytearray)
cpdef void weigh(array tables, bytearray position, bytes unseen, array words)

@cython.locals(topped=mask, chance=mask, index=number, playout=number)
cdef void _weigh(
    const mask* tables, const byte* position, const byte* unseen, byte* dealt, byte* round_,
    mask* words) noexcept

@cython.locals(word=mask)
cdef number _random(mask* words, number limit) noexcept

@cython.locals(index=number, seat=number, cards=number)
cdef void _deal(const byte* position, const byte* unseen, byte* dealt, mask* words) noexcept

@cython.locals(figure=number, count=number)
cdef void _look(const byte* dealt, mask* words, number seat) noexcept

@cython.locals(index=number)
cdef void _copy(const byte* dealt, byte* round_, mask* words) noexcept

@cython.locals(seat=number, what=number, card=number)
cdef void _begin(const mask* tables, byte* round_, mask* words, number move) noexcept

@cython.locals(steps=number, able=number, seat=number)
cdef void _play(const mask* tables, byte* round_, mask* words) noexcept

@cython.locals(others=number, seat=number, mine=number)
cdef number _worth(const byte* round_, mask* words) noexcept

@cython.locals(
    rights=number, free=mask, fitting=mask, able=number, eager=number, seat=number, figures=mask)
cdef number _wishes(const mask* tables, const byte* round_, mask* words) noexcept

@cython.locals(pawns=mask)
cdef mask _sensible(
    const mask* tables, const byte* round_, const mask* words, number seat, mask figures) noexcept

@cython.locals(last=number, others=number, eager=number, players=number, first=number, seat=number)
cdef number _actor(const byte* round_, mask* words, number able) noexcept

@cython.locals(figures=mask, thrown=mask)
cdef number _card(const mask* tables, const byte* round_, mask* words, number seat) noexcept

cdef number _one_of(mask* words, mask figures) noexcept

@cython.locals(must=number, kind=number)
cdef void _lay(
    const mask* tables, byte* round_, mask* words, number seat, number card) noexcept

cdef void _finish(byte* round_, mask* words, number seat) noexcept

@cython.locals(seat=number, size=number, possible=bint, cards=mask, spare=mask, pawns=mask)
cdef void _forced(const mask* tables, byte* round_, mask* words) noexcept

@cython.locals(must=number, kind=number)
cdef void _betray(
    const mask* tables, byte* round_, mask* words, number seat, number card) noexcept

cdef void _top_up(byte* round_, mask* words, number seat, number count) noexcept

@cython.locals(short=number)
cdef void _draw(byte* round_, mask* words, number seat, number count) noexcept

@cython.locals(last=number, place=number, figure=number, held=number)
cdef void _take(byte* round_, mask* words, number seat) noexcept

@cython.locals(held=number)
cdef void _give_up(byte* round_, mask* words, number seat, number card) noexcept
