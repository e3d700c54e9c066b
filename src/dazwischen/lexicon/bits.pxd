# What the functions of bits.py are in C.
cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define dazwischen_lowest(mask) __builtin_ctzll(mask)
    #define dazwischen_highest(mask) (63 - __builtin_clzll(mask))
    #else
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
    int dazwischen_lowest(unsigned long long mask) noexcept
    int dazwischen_highest(unsigned long long mask) noexcept

cdef inline unsigned int* numbers(unsigned int[::1] values) noexcept:
    return &values[0]

cdef inline unsigned long long* longs(unsigned long long[::1] values) noexcept:
    return &values[0]

cdef inline int count(unsigned int mask) noexcept:
    # By arithmetic: the instruction for it is not on every machine.
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    return (((mask + (mask >> 4)) & 0x0F0F0F0F) * 0x01010101) >> 24

cdef inline int lowest(unsigned long long mask) noexcept:
    return dazwischen_lowest(mask)

cdef inline int highest(unsigned long long mask) noexcept:
    return dazwischen_highest(mask)
