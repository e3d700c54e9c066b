# C types for runs.py; the flow kernel is called without going through Python.
cimport cython
from cpython.array cimport array
from dazwischen.cards cimport flow
from dazwischen.core cimport bits
from dazwischen.cards.flow cimport byte, mask, number
cimport layout_numbers as kernel
cimport runs_numbers as at
from dazwischen.core cimport pointers

cdef number LINK, PAWNLESS, STIFF, GIFT, FINISHED, UNDISTURBED

cpdef void search(array tables, bytearray board, array words)
cpdef number burden(array tables, bytearray board, array words)

@cython.locals(seat=number, lays=mask, traitor=mask, figures=mask, figure=number, value=number)
cdef void _search(const mask* tables, byte* board, mask* words) noexcept

@cython.locals(seat=number, saved="byte*", index=number, held=mask, value=number)
cdef number _after(
    const mask* tables, byte* board, mask* words, number card, number figure,
    number depth) noexcept

@cython.locals(left=number, stop=number, best=number, figures=mask, value=number)
cdef number _reached(
    const mask* tables, byte* board, mask* words, number card, number figure,
    number depth) noexcept

@cython.locals(
    value=number, hidden=number, seat=number, must=number, free=mask, gift=number, others=number,
    other=number, fits=number, stuck=number)
cdef number _stop(const mask* tables, byte* board, mask* words) noexcept

@cython.locals(count=number)
cdef number _hidden_of(const byte* board, mask figures) noexcept

@cython.locals(
    cards=number, pawns=number, twins=number, pairs=number, openers=number, bases=number,
    reservers=number, thieves=number, weight=number, figures=mask, figure=number, bit=mask,
    count=number, fitting=number, links=number)
cdef number _burden(const mask* tables, const byte* board, const mask* words) noexcept
