# C types for playout.py; the kernel is called without going through Python.
cimport cython
from dazwischen.cards cimport flow
from dazwischen.core cimport bits
from dazwischen.cards.flow cimport byte, mask, number
cimport layout_numbers as at
from dazwischen.core cimport pointers

cdef number LONGEST, LEAST
cdef mask MULTIPLIER, INCREMENT

@cython.locals(goal=mask, steps=number)
cdef void _play(
    const mask* tables, byte* round_, mask* numbers,
    const byte* deck, number cards, number traitor, number players, number hand,
    number rounds) noexcept

@cython.locals(word=mask)
cdef number _random(mask* numbers, number limit) noexcept

@cython.locals(index=number, seat=number)
cdef void _deal(
    byte* round_, mask* numbers,
    const byte* deck, number cards, number players, number hand) noexcept

@cython.locals(last=number, place=number, figure=number)
cdef void _take(byte* round_, mask* numbers, number seat) noexcept

@cython.locals(short=number)
cdef void _draw(byte* round_, mask* numbers, number seat, number count) noexcept

@cython.locals(fresh=mask, index=mask)
cdef void _recycle(byte* round_, mask* numbers) noexcept

@cython.locals(able=number, seat=number, card=number, kind=number)
cdef void _step(const mask* tables, byte* round_, mask* numbers, number traitor) noexcept

@cython.locals(seat=number)
cdef number _first_from(number first, number able, number players) noexcept

@cython.locals(skipped=number)
cdef number _one_of(mask* numbers, mask figures) noexcept

@cython.locals(seat=number, kind=number)
cdef void _forced(const mask* tables, byte* round_, mask* numbers, number traitor) noexcept

cdef void _emptied(
    const mask* tables, byte* round_, mask* numbers, number seat, number last) noexcept
cdef void _give_up(byte* round_, mask* numbers, number seat, number card) noexcept
