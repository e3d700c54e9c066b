# What the functions of pointers.py are in C. A view of the array would cost more than the rules.
from cpython.array cimport array

cdef inline unsigned long long* words(array values) noexcept:
    return values.data.as_ulonglongs

cdef inline unsigned char* part(unsigned char* values, int start) noexcept:
    return values + start

cdef inline unsigned int* numbers(unsigned int[::1] values) noexcept:
    return &values[0]

cdef inline unsigned char* letters(unsigned char[::1] values, int start) noexcept:
    return &values[start]
