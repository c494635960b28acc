#pragma once

/// Checks that the system provides the threads, descriptors and memory that the program needs. Otherwise its libraries
/// would fail later: they wait forever for a missing thread, or trap without a descriptor. Must be called at the
/// beginning of `main`.
///
/// A closed standard stream is opened on /dev/null: the input for writing and the others for reading. So no file takes
/// its number, and its use still fails with EBADF.
///
/// If the address space has a limit (`ulimit -v`), all threads share one memory arena. Each separate arena would need 128
/// MiB of addresses.
///
/// @return The missing resource, as a sentence without capital and full stop, or NULL. Valid until the next call.
const char *process_start(void);

/// Makes the kernel kill this process when the thread that started it ends for any reason.
void process_end_with_parent(void);
