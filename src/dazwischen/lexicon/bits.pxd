# What the functions of bits.py are in C.
cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define dazwischen_count(mask) __builtin_popcount(mask)
    #define dazwischen_lowest(mask) __builtin_ctzll(mask)
    #define dazwischen_highest(mask) (63 - __builtin_clzll(mask))
    #else
    static int dazwischen_count(unsigned int mask) {
        int bits = 0;
        for (; mask; mask &= mask - 1) bits++;
        return bits;
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
    int dazwischen_count(unsigned int mask) noexcept
    int dazwischen_lowest(unsigned long long mask) noexcept
    int dazwischen_highest(unsigned long long mask) noexcept

cdef inline unsigned int* numbers(unsigned int[::1] values) noexcept:
    return &values[0]

cdef inline unsigned long long* longs(unsigned long long[::1] values) noexcept:
    return &values[0]

cdef inline int count(unsigned int mask) noexcept:
    return dazwischen_count(mask)

cdef inline int lowest(unsigned long long mask) noexcept:
    return dazwischen_lowest(mask)

cdef inline int highest(unsigned long long mask) noexcept:
    return dazwischen_highest(mask)
