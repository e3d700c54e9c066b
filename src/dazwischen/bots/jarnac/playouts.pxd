# C types for playouts.py.
cimport cython
from dazwischen.bots.jarnac.judgement cimport Judgement
from dazwischen.bots.jarnac.position cimport Position, word_
cimport playout_numbers as at

ctypedef unsigned int number

cdef class Playouts:
    cdef readonly Position start, now
    cdef readonly Judgement judgement
    cdef readonly number[::1] poor
    cdef readonly int limit, exchange
    cdef readonly bint professional
    cdef int side, stage, taken, turns
    cdef bint open

    @cython.locals(margin=int)
    cpdef int play(self, word_ seed, int side, int taken, int what, int a, int b, int c) noexcept

    cdef void _begin(self, int side, int what, int a, int b, int c) noexcept

    @cython.locals(other=int, may=bint)
    cdef void _call(self) noexcept

    cdef void _took(self, int of, int word, int length) noexcept

    cdef void _open(self) noexcept

    @cython.locals(begun=int)
    cdef void _draw(self) noexcept

    @cython.locals(loose=int, begun=int, first=int, second=int, third=int)
    cdef bint _exchanged(self) noexcept

    @cython.locals(found=int, letter=int, left=int)
    cdef int _poorest(self, int first, int second) noexcept

    cdef void _swap(self, int first, int second, int third) noexcept

    cdef void _lay(self) noexcept

    @cython.locals(new=bint)
    cdef void _laid(self, int row, int word, int length) noexcept

    cdef void _pass(self) noexcept

    @cython.locals(other=int, behind=bint, row=int, made=int)
    cdef void _end(self, int length) noexcept

    @cython.locals(full=bint)
    cdef void _last(self, int side, int row, int word, int length) noexcept

    @cython.locals(score=int, worth=int, row=int, family=int, length=int)
    cdef int _value(self, int side) noexcept
