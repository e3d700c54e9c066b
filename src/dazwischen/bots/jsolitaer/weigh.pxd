# C types for weigh.py; the other kernels are called without going through Python.
cimport cython
from cpython.array cimport array
from dazwischen.cards cimport flow
from dazwischen.cards.flow cimport byte, mask
from dazwischen.core cimport bits, pointers
from dazwischen.games.jsolitaer cimport search
cimport layout_numbers as kernel
cimport search_numbers as at
cimport weigh_numbers as weight

@cython.locals(left=mask)
cpdef void weigh(
    array tables, bytearray board, array numbers, array seen, bytearray weights, int spare)

@cython.locals(worth=int)
cdef void _visit(
    const mask* tables, byte* board, mask* numbers, mask* seen, byte* weights, int spare,
    mask left, int depth, bint served) noexcept

@cython.locals(stack=int, figures=mask, tried=mask, card=int, bit=mask)
cdef void _try(
    const mask* tables, byte* board, mask* numbers, mask* seen, byte* weights, int spare,
    mask left, int depth, bint served, int kind) noexcept

@cython.locals(situation="byte*", saved="byte*", index=int, one=mask, rest=mask, used=bint)
cdef void _step(
    const mask* tables, byte* board, mask* numbers, mask* seen, byte* weights, int spare,
    mask left, int depth, bint served, int kind, int card, int stack) noexcept

@cython.locals(worth=int, held=int, slots=int, before=int, card=int, figure=int)
cdef int _worth(
    byte* board, const mask* numbers, byte* weights, int spare, mask left, int depth) noexcept

@cython.locals(worth=int, seat=int, stack=int, situation="byte*")
cdef int _stacks(byte* board, const mask* numbers, byte* weights) noexcept
