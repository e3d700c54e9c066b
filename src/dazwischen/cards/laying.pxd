# C types for laying.py: the border between Python objects and the kernel.
cimport cython
from dazwischen.cards cimport flow
cimport layout_numbers as at
from dazwischen.cards cimport pointers

cpdef int judge(const flow.mask[::1] tables, bytes situation, int seat, int figure)
cpdef flow.mask layable(const flow.mask[::1] tables, bytes situation, int seat)
cpdef bint has_right(bytes situation, int seat)
cpdef int next_seat(bytes situation, int seat)

@cython.locals(changed=bytearray)
cpdef bytes after_lay(const flow.mask[::1] tables, bytes situation, int seat, int figure, int kind)

@cython.locals(changed=bytearray)
cpdef bytes after_leaving(bytes situation, int seat)

@cython.locals(changed=bytearray)
cpdef bytes after_rejoining(bytes situation, int seat)

@cython.locals(changed=bytearray)
cpdef bytes without_reservations(bytes situation)
