#pragma once

/// Opens closed standard streams on /dev/null: the input for writing and the others for reading. So no file takes their
/// numbers, and their use still fails with EBADF. Must be called at the beginning of `main`.
void process_open_standard_streams(void);

/// Makes the kernel kill this process when the thread that started it ends for any reason.
void process_end_with_parent(void);
