#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Notes the descriptors from 3 to 63 that are open. Programs inherit these, as from a shell: the caller has passed them
/// on. Must be called before this process opens a descriptor.
void process_note_inherited_descriptors(void);

/// Starts a program without ignored or blocked signals.
///
/// The program is started by `fork`: a parent that shares its memory until the `exec`, as in `posix_spawn`, cannot be
/// stopped before that moment. If Ctrl-Z stops the child first, both wait for ever.
///
/// @param descriptors The descriptors that become the program's descriptors 0, 1 and so on. None has the number of an
/// earlier place. The program inherits no other descriptor that this process or a library has opened.
/// @param leads_group True to start a process group, whose number is the program's process number.
/// @return The process number; -1 on failure, also of the `exec`, with `errno` set.
pid_t process_start_program(
    const char *path, char *const *words, const int *descriptors, size_t count, bool leads_group);

/// Turns the calling process into a program, as ``process_start_program`` does. Returns only on failure, with `errno` set.
/// The function is async-signal-safe, for use after `fork`.
void process_become(const char *path, char *const *words, const int *descriptors, size_t count);
