#pragma once

/// The version of this package's programs. Scripts read it here, and `make lint` compares the packages' files with it.
#define CHALLENGE_VERSION "1.0.0"

/// The abbreviated commit of the build; NULL if it is unknown. It ends with `-dirty` if the files differed from the commit.
const char *version_commit(void);
