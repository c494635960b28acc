// The system's zlib, 1.2 or newer.

#ifndef CHALLENGE_CZLIB_SHIM_H
#define CHALLENGE_CZLIB_SHIM_H

#include <zlib.h>

#endif
