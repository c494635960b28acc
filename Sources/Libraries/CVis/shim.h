// vis(3), the encoding of libedit's history files. OpenBSD and NetBSD disagree on some functions, which are not used.
#define LIBBSD_OPENBSD_VIS
#include <bsd/vis.h>
