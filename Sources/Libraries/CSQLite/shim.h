// The system's C API of SQLite, 3.37 or newer (for STRICT tables).

#ifndef CHALLENGE_CSQLITE_SHIM_H
#define CHALLENGE_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
