# C types for laying.py: the border between Python objects and the kernel.
cimport cython
from cpython.array cimport array
from dazwischen.cards cimport flow
cimport layout_numbers as at
from dazwischen.core cimport bits, pointers

cpdef int judge(array tables, bytes situation, int seat, int figure)
cpdef flow.mask layable(array tables, bytes situation, int seat)
cdef list _JUDGED

@cython.locals(held=flow.mask, legal=flow.mask, card=int, figure=int, kind=int, found=list)
cpdef tuple lays(array tables, bytes situation, int seat, tuple hand)

cpdef bint has_right(bytes situation, int seat)
cpdef int next_seat(bytes situation, int seat)

@cython.locals(changed=bytearray)
cpdef bytes after_lay(array tables, bytes situation, int seat, int figure, int kind)

@cython.locals(changed=bytearray)
cpdef bytes after_leaving(bytes situation, int seat)

@cython.locals(changed=bytearray)
cpdef bytes after_rejoining(bytes situation, int seat)

@cython.locals(changed=bytearray)
cpdef bytes without_reservations(bytes situation)
