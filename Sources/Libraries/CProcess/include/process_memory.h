#pragma once

#include <stddef.h>

/// @return The number of bytes that the process has allocated and not freed; 0 if the system does not report it.
size_t process_allocated_bytes(void);
