// vis(3), which libedit's history files are coded by. OpenBSD and NetBSD disagree on some functions, none of which is used.
#define LIBBSD_OPENBSD_VIS
#include <bsd/vis.h>
