# What the functions of bits.py are in C.
cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    #define __builtin_popcountll __popcnt64
    static int __builtin_ctzll(unsigned long long mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    #endif
    """
    int __builtin_popcountll(unsigned long long) noexcept
    int __builtin_ctzll(unsigned long long) noexcept

cdef inline unsigned long long bit(Py_ssize_t place) noexcept:
    return 1ULL << place

cdef inline Py_ssize_t count(unsigned long long mask) noexcept:
    return __builtin_popcountll(mask)

cdef inline Py_ssize_t lowest(unsigned long long mask) noexcept:
    return __builtin_ctzll(mask)

cdef inline unsigned long long word(unsigned long long number) noexcept:
    return number
