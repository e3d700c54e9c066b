# C types for anagrams.py. What has no underscore is called from Python or by other kernels.
cimport cython
from dazwischen.core cimport bits, pointers
cimport trie_numbers as trie

ctypedef unsigned char byte
ctypedef unsigned int number
ctypedef unsigned long long long_

@cython.locals(
    word=int, place=int, length=int, mask=number, letter=long_, key=long_, shift=int)
cdef void _read_keys(
    const byte* codes, const number* sizes, long_* keys, number* order, byte* counts) noexcept

@cython.locals(digits=int, digit=int, place=int, before=int, size=int)
cdef void _sort(
    const long_* keys, const number* order, long_* keys_to, number* order_to, number* counts,
    int total, int shift) noexcept

@cython.locals(found=int, before=long_, place=int, key=long_)
cdef int _count_nodes(const long_* keys, int total) noexcept

@cython.locals(at=int, mask=number, child=int, letter=int, place=int)
cdef int _grow(
    const long_* keys, number* nodes, int node, int free, int low, int high, int shift) noexcept

@cython.locals(have=bytearray, need=bytearray, spare=int, present=number, needed=number)
cpdef int find(
    number[::1] nodes, number[::1] order, bytes must, bytes may, number[::1] hits) except -1

@cython.locals(mask=number, place=int)
cdef number count_letters(const byte* letters, int length, byte* counts) noexcept

@cython.locals(
    at=int, place=int, leading=number, ways=number, lowest=number, bit=number, letter=int,
    child=int, left=number, still=number)
cdef int walk(
    const number* nodes, const number* order, byte* have, byte* need, number* hits, int count,
    int node, int depth, number present, number needed, int spare, int room) noexcept

cpdef int without(
    number[::1] hits, int count, number[::1] ends, number[::1] entries,
    number[::1] barred) except -1

@cython.locals(kept=int, place=int, word=int, free=bint, at=int, bar=int)
cdef int _without(
    number* hits, int count, const number* ends, const number* entries, const number* barred,
    int bars) noexcept

@cython.locals(words=list, place=int, word=int, length=int, start=int)
cpdef list spell(
    number[::1] hits, int count, str text, int[::1] starts, const byte[::1] marks, int mark)
