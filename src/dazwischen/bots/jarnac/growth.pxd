# C types for growth.py. What has no underscore is called from Python.
cimport cython
from dazwischen.core cimport bits, pointers
cimport playout_numbers as at
cimport trie_numbers as trie

ctypedef unsigned char byte
ctypedef unsigned int number

@cython.locals(node=int, spot=int, place=int)
cdef void _number(const number* nodes, const number* order, number* found, int size) noexcept

@cython.locals(node=int, total=int)
cdef int _begin(const number* letters, number* starts, int size) noexcept

@cython.locals(spot=int, place=int, smaller=int, bit=number, before=int, ways=number, child=int)
cdef void _link(
    const number* nodes, number* letters, const number* starts, number* grown, byte* path,
    int node, int depth, bint second) noexcept

@cython.locals(node=int, place=int, leading=number, bit=number)
cdef int _family(const number* nodes, const byte* path, int depth, int left_out) noexcept

cdef class Scales:
    cdef const number* letters
    cdef const number* starts
    cdef const number* grown
    cdef const number* chances
    cdef number* worth
    cdef number* order

@cython.locals(spot=int, child=int, place=int)
cdef void _weigh(Scales on, const number* nodes, int node, int depth) noexcept

@cython.locals(
    worth="number*", order="number*", chances="const number*", first=int, count=int, ways=number,
    letter=int, bigger=int, value=number, place=int, left=int, total=int, comes=int)
cdef void _weigh_one(Scales on, int node, int length) noexcept
