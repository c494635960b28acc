#pragma once

/// Makes sure of what a program needs from the system, before its libraries find that out: they wait for it without end, as
/// for a thread, or trap, as without a descriptor. To be called at the beginning of `main`.
///
/// A standard stream that is closed is opened on /dev/null, the input for writing and the others for reading, so that no
/// file takes its number, and its use still fails as that of a closed one (EBADF).
///
/// Where the address space has a limit (`ulimit -v`), all threads take their memory from one place: one for each thread
/// needs 128 MiB of addresses.
///
/// @return What is missing, as a sentence without capital and full stop; NULL where nothing is. Valid until the next call.
const char *process_start(void);

/// Has the kernel end this process when the thread that started it has ended, however that came.
void process_end_with_parent(void);
