# What the functions of pointers.py are in C.
cdef inline unsigned long long* words(const unsigned long long[::1] values) noexcept:
    return <unsigned long long*>&values[0]

cdef inline unsigned char* part(unsigned char* values, int start) noexcept:
    return values + start
