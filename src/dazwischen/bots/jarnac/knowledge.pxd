# C types for knowledge.py.
cimport cython

ctypedef unsigned char byte
ctypedef unsigned int number

cdef class Knowledge:
    cdef readonly number[::1] nodes, order, families, letters, starts, grown, worth, ends, entries
    cdef readonly int[::1] places
    cdef readonly const byte[::1] codes, marks
    cdef readonly bint strict

    @cython.locals(place=int, other=int)
    cpdef bint free_to(self, int old, int new) noexcept
