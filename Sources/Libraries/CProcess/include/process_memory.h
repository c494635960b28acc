#pragma once

#include <stddef.h>

/// @return How many bytes the process has allocated and not freed; 0 where the system does not tell.
size_t process_allocated_bytes(void);
