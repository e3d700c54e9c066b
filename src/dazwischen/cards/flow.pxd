# C types for flow.py: pointers, so that a call costs nothing. Python callers use laying.py.
cimport cython
cimport layout_numbers as at
from dazwischen.core cimport bits

ctypedef unsigned long long mask
ctypedef unsigned char byte
ctypedef Py_ssize_t number

cdef number entitled(const byte* situation) noexcept
cdef bint has_right(const byte* situation, number seat) noexcept
cdef mask throwable(const mask* tables, const byte* situation) noexcept
cdef mask free_to_all(const mask* tables, const byte* situation) noexcept

@cython.locals(figures=mask)
cdef mask layable(const mask* tables, const byte* situation, number seat) noexcept

@cython.locals(rights=number, free=mask, fitting=mask, able=number, seat=number, figures=mask)
cdef number choices(const mask* tables, const byte* situation, mask* numbers) noexcept

cdef number judge(const mask* tables, const byte* situation, number seat, number figure) noexcept
cdef number kind_of(
    const mask* tables, const byte* situation, number seat, number figure) noexcept

@cython.locals(kind=number, fits=mask)
cdef number judge_in_turn(
    const mask* tables, const byte* situation, number seat, number figure,
    bint may_serve) noexcept

@cython.locals(players=number, out=number)
cdef number next_seat(const byte* situation, number seat) noexcept

@cython.locals(kept=number, index=number, holder=number)
cdef void drop_reservation(byte* situation, number seat) noexcept

cdef void reserve(byte* situation, number seat) noexcept

@cython.locals(index=number)
cdef void lapse(byte* situation) noexcept

@cython.locals(lying=number, beneath=number, bit=mask, must=number)
cdef void lay(
    const mask* tables, byte* situation, number seat, number figure, number kind) noexcept

@cython.locals(kind=number)
cdef number lay_legal(const mask* tables, byte* situation, number seat, number figure) noexcept

cdef void leave(byte* situation, number seat) noexcept
cdef void rejoin(byte* situation, number seat) noexcept
