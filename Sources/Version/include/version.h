#pragma once

/// The version of the programs of this package. Scripts read it here, and `make lint` holds the packages' files against it.
#define CHALLENGE_VERSION "1.0.0"

/// The commit that the programs are built from, abbreviated; NULL where nobody has said it. It ends with `-dirty` where the
/// files were not those of the commit.
const char *version_commit(void);
