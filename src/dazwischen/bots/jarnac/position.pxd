# C types for position.py.
cimport cython
from dazwischen.bots.jarnac.knowledge cimport Knowledge, byte, number
from dazwischen.core cimport bits
cimport playout_numbers as at

ctypedef unsigned long long word_

cdef word_ MULTIPLIER, INCREMENT

cdef class Position:
    cdef readonly Knowledge known
    cdef readonly int[::1] numbers
    cdef readonly byte[::1] letters
    cdef word_ random

    @cython.locals(place=int)
    cpdef void copy(self, Position other) noexcept

    @cython.locals(low=int, last=int, place=int, letter=byte)
    cpdef void shuffle(self, word_ seed) noexcept

    cdef int below(self, int limit) noexcept

    cdef int bag(self) noexcept

    @cython.locals(letter=int)
    cpdef void draw(self, int side, int count) noexcept

    cpdef void hold(self, int side, int letter) noexcept

    @cython.locals(place=int)
    cpdef void drop(self, int side, int letter) noexcept

    @cython.locals(end=int, place=int)
    cpdef void give_back(self, int side, int letter) noexcept

    cpdef void lay(self, int side, int row, int word, int length) noexcept

    cpdef void take(self, int side, int of, int word, int length) noexcept

    @cython.locals(row=int)
    cpdef int free(self, int side) noexcept

    @cython.locals(base=int, length=int, start=int, letter=int)
    cdef void _lift(self, int side, int row) noexcept

    @cython.locals(base=int, start=int, first=int, spelt=int, place=int, letter=int)
    cdef void _put(self, int of, int side, int row, int word, int length) noexcept
