// The declarations of <spawn.h> for GNU sources only. No feature-test macro is defined here: it would give this module another
// view of the C library than Swift has.

#ifndef CHALLENGE_CSPAWN_SHIM_H
#define CHALLENGE_CSPAWN_SHIM_H

#include <spawn.h>

extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

#endif
