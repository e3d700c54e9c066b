# What the functions of bits.py are in C.
cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define dazwischen_count(mask) __builtin_popcountll(mask)
    #define dazwischen_lowest(mask) __builtin_ctzll(mask)
    #define dazwischen_highest(mask) (63 - __builtin_clzll(mask))
    #else
    static int dazwischen_count(unsigned long long mask) {
        int found = 0;
        for (; mask; mask &= mask - 1) found++;
        return found;
    }
    static int dazwischen_lowest(unsigned long long mask) {
        int place = 0;
        for (; !(mask & 1); mask >>= 1) place++;
        return place;
    }
    static int dazwischen_highest(unsigned long long mask) {
        int place = -1;
        for (; mask; mask >>= 1) place++;
        return place;
    }
    #endif
    """
    int dazwischen_count(unsigned long long mask) noexcept
    int dazwischen_lowest(unsigned long long mask) noexcept
    int dazwischen_highest(unsigned long long mask) noexcept

cdef inline unsigned long long bit(Py_ssize_t place) noexcept:
    return 1ULL << place

cdef inline Py_ssize_t count(unsigned long long mask) noexcept:
    return dazwischen_count(mask)

cdef inline Py_ssize_t lowest(unsigned long long mask) noexcept:
    return dazwischen_lowest(mask)

cdef inline Py_ssize_t highest(unsigned long long mask) noexcept:
    return dazwischen_highest(mask)

cdef inline unsigned long long word(unsigned long long number) noexcept:
    return number
