# C types for playout.py; the kernel is called without going through Python.
cimport cython
from dazwischen.cards cimport flow
from dazwischen.cards.flow cimport byte, mask
cimport layout_numbers as at
from dazwischen.cards cimport pointers

cdef int LONGEST, LEAST

@cython.locals(goal=int, steps=int)
cdef void _play(
    const mask* tables, byte* round_, mask* numbers,
    const byte* deck, int cards, int traitor, int players, int hand, int rounds) noexcept

@cython.locals(word=mask)
cdef int _random(mask* numbers, int limit) noexcept

@cython.locals(index=int, seat=int)
cdef void _deal(
    const mask* tables, byte* round_, mask* numbers,
    const byte* deck, int cards, int players, int hand) noexcept

@cython.locals(last=int, place=int, figure=int)
cdef void _take(
    const mask* tables, byte* round_, mask* numbers, int seat) noexcept

@cython.locals(short=int)
cdef void _draw(
    const mask* tables, byte* round_, mask* numbers, int seat, int count) noexcept

@cython.locals(fresh=int, index=int)
cdef void _recycle(byte* round_, mask* numbers) noexcept

@cython.locals(players=int, seat=int, figures=mask)
cdef void _step(
    const mask* tables, byte* round_, mask* numbers, int traitor) noexcept

@cython.locals(sums=mask, count=int, lowest=mask)
cdef int _one_of(mask* numbers, mask figures) noexcept

@cython.locals(seat=int)
cdef void _forced(
    const mask* tables, byte* round_, mask* numbers, int traitor) noexcept

@cython.locals(skip=int, card=int, kind=int)
cdef void _lay_traitor(
    const mask* tables, byte* round_, mask* numbers, int seat, int traitor) noexcept

@cython.locals(kind=int)
cdef void _lay(
    const mask* tables, byte* round_, mask* numbers, int seat, int figure) noexcept

cdef void _give_up(
    const mask* tables, byte* round_, mask* numbers, int seat, int card) noexcept
