#include "process_memory.h"

#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

size_t process_allocated_bytes(void) {
#if defined(__GLIBC__)
    // Large blocks are mapped and counted separately.
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}
