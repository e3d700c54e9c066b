# C types for flow.py: pointers, so that a call costs nothing. Python callers use laying.py.
cimport cython
cimport layout_numbers as at

ctypedef unsigned long long mask
ctypedef unsigned char byte

cdef bint has_right(const byte* situation, int seat) noexcept

@cython.locals(lying=int)
cdef mask throwable(const mask* tables, const byte* situation) noexcept

@cython.locals(lying=int, figures=mask)
cdef mask layable(const mask* tables, const byte* situation, int seat) noexcept

@cython.locals(bit=mask)
cdef int judge(const mask* tables, const byte* situation, int seat, int figure) noexcept

@cython.locals(kind=int, fits=mask)
cdef int judge_in_turn(
    const mask* tables, const byte* situation, int seat, int figure, bint may_serve) noexcept

@cython.locals(players=int, out=int)
cdef int next_seat(const byte* situation, int seat) noexcept

@cython.locals(kept=int, index=int, holder=int)
cdef void drop_reservation(byte* situation, int seat) noexcept

@cython.locals(count=int, index=int)
cdef void reserve(byte* situation, int seat) noexcept

@cython.locals(index=int)
cdef void lapse(byte* situation) noexcept

@cython.locals(lying=int, beneath=int, bit=mask, must=int)
cdef void lay(const mask* tables, byte* situation, int seat, int figure, int kind) noexcept

cdef void leave(byte* situation, int seat) noexcept
cdef void rejoin(byte* situation, int seat) noexcept
