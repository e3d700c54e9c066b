# C types for weigh.py; the other kernels are called without going through Python.
cimport cython
from cpython.array cimport array
from dazwischen.cards.flow cimport byte, mask
from dazwischen.core cimport bits, pointers
from dazwischen.games.jsolitaer cimport search
from dazwischen.games.jsolitaer.search cimport Ground
cimport layout_numbers as kernel
cimport search_numbers as at
cimport weigh_numbers as weight

@cython.locals(on=Ground, left=mask)
cpdef void weigh(
    array tables, bytearray board, array numbers, array seen, bytearray weights, int spare)

@cython.locals(board="byte*", numbers="mask*", worth=int)
cdef void _visit(
    Ground on, byte* weights, int spare, mask left, int depth, bint served) noexcept

@cython.locals(
    board="byte*", numbers="mask*", stack=int, figures=mask, tried=mask, card=int, bit=mask,
    one=mask, rest=mask, used=bint)
cdef void _try(
    Ground on, byte* weights, int spare, mask left, int depth, bint served, int kind) noexcept

@cython.locals(worth=int, held=int, slots=int, before=int, card=int, figure=int)
cdef int _worth(
    byte* board, const mask* numbers, byte* weights, int spare, mask left, int depth) noexcept

@cython.locals(worth=int, seat=int, stack=int, situation="byte*")
cdef int _stacks(byte* board, const mask* numbers, byte* weights) noexcept
