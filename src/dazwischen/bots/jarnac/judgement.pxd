# C types for judgement.py.
cimport cython
from dazwischen.bots.jarnac.knowledge cimport Knowledge, byte, number
from dazwischen.bots.jarnac.position cimport Position
from dazwischen.core cimport bits, pointers
from dazwischen.lexicon cimport anagrams
cimport playout_numbers as at
cimport trie_numbers as trie

cdef class Judgement:
    cdef readonly Knowledge known
    cdef readonly int letter, row, shortest, fewest, best, play_row, play_word, play_length
    cdef readonly bint append
    cdef public long long work
    cdef number[::1] hits
    cdef byte[::1] have, none
    cdef public list found

    cpdef bint choose(self, Position now, int side) noexcept

    @cython.locals(
        held=number, row=int, family=int, ways=number, bit=number, before=int, bigger=int)
    cpdef bint grow(self, Position now, int side) noexcept

    @cython.locals(value=int, length=int, old=int, first=int, place=int, word=int)
    cdef void _grow_to(self, Position now, int side, int row, int family, int bigger) noexcept

    @cython.locals(row=int, length=int)
    cpdef bint search(self, Position now, int side, int of) noexcept

    @cython.locals(found=list)
    cpdef list plays(self, Position now, int side, int of)

    @cython.locals(
        held=number, length=int, needed=number, letter=int, need="byte*", have="byte*",
        spare=int, count=int)
    cdef void _search_row(self, Position now, int side, int of, int row) noexcept

    @cython.locals(
        base=int, word_before=int, before=int, place=int, word=int, family=int, length=int,
        letters=int, value=int)
    cdef void _weigh(self, Position now, int side, int of, int row, int old, int count) noexcept

    @cython.locals(old=int, spelt=int, first=int, start=int, same=int)
    cdef bint _may_lie(self, Position now, int of, int row, int word, int length) noexcept

    @cython.locals(length=int, points=int, drawn=int, family=int)
    cdef int _base(self, Position now, int side, int of, int row) noexcept

    @cython.locals(margin=int)
    cdef int _ending(self, Position now, int side, int of, int length, int old) noexcept

    cdef void _note(self, int value, int row, int word, int length) noexcept
