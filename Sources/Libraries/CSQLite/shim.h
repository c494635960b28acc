// SQLite's C API as the system has it, 3.37 or newer (for tables that are STRICT).

#ifndef CHALLENGE_CSQLITE_SHIM_H
#define CHALLENGE_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
