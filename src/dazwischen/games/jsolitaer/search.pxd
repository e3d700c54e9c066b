# C types for search.py; the flow kernel is called without going through Python.
cimport cython
from cpython.array cimport array
from dazwischen.cards cimport flow
from dazwischen.core cimport bits
from dazwischen.cards.flow cimport byte, mask
cimport layout_numbers as kernel
from dazwischen.core cimport pointers
cimport search_numbers as at

cpdef void search(
    array tables, bytearray board, array numbers, array seen)

cdef class Ground:
    cdef const mask* tables
    cdef byte* board
    cdef mask* numbers
    cdef mask* seen

@cython.locals(on=Ground)
cdef Ground ground(array tables, bytearray board, array numbers, array seen)

@cython.locals(numbers="mask*", left=mask)
cdef void _begin(Ground on) noexcept

@cython.locals(board="byte*", numbers="mask*")
cdef void _visit(Ground on, mask left, int depth, int worth, bint served) noexcept

@cython.locals(index=int)
cdef void record(byte* board, mask* numbers, int depth, int worth) noexcept

@cython.locals(
    board="byte*", numbers="mask*", stack=int, figures=mask, tried=mask, card=int, bit=mask)
cdef void _try(Ground on, mask left, int depth, int worth, bint served, int kind) noexcept

cdef bint is_alike(const mask* numbers, int card) noexcept

@cython.locals(situation="byte*", thrown=mask, legal=mask)
cdef mask layable(
    const mask* tables, byte* board, const mask* numbers, int stack, int kind) noexcept

@cython.locals(board="byte*", numbers="mask*", one=mask, rest=mask, from_hand=bint, used=bint)
cdef void _step(
    Ground on, mask left, int depth, int worth, bint served, int kind, int card, int stack) noexcept

@cython.locals(board="byte*", situation="byte*", saved="byte*", index=int)
cdef void lay(Ground on, int depth, int card, int stack, int kind) noexcept

@cython.locals(situation="byte*", saved="byte*", index=int)
cdef void take_back(byte* board, int depth, int stack) noexcept

@cython.locals(slots=int, held=mask)
cdef bint _wins(const mask* numbers, mask left) noexcept

@cython.locals(first=int, other=int)
cdef bint like_an_earlier_one(const mask* numbers, int depth, int stack) noexcept

@cython.locals(key=mask, index=int, place=mask)
cdef bint seen_before(
    byte* board, mask* numbers, mask* seen, mask left, int depth, bint served) noexcept

@cython.locals(seat=int, stack=int, situation="byte*", code=mask, place=int)
cdef void _encode(byte* board, mask* numbers, int depth) noexcept

@cython.locals(
    once=mask, twice=mask, twins=int, rights=int, stack=int, situation="byte*", bit=mask,
    lying=mask, card=int, thrown=mask, on_twins=mask, place=int, figure=int)
cdef int _at_most(
    const mask* tables, byte* board, const mask* numbers, mask left, bint served) noexcept

@cython.locals(
    count=int, needy=int, hopeful=int, stolen=int, hand=int, card=int, bit=mask)
cdef int _count(
    const mask* tables, byte* board, const mask* numbers, mask left,
    mask lying, mask thrown, mask on_twins, int twins, int rights) noexcept

@cython.locals(
    total=int, row=int, openers=mask, opened=mask, places=int, cards=int, stack=int, bit=mask,
    card=int)
cdef int _openings(
    byte* board, const mask* numbers, mask left) noexcept
