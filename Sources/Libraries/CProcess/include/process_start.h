#pragma once

/// Opens closed standard streams on /dev/null: the input for writing and the others for reading. So no file takes their
/// numbers, and their use still fails with EBADF. Notes the other descriptors for the programs that this process starts.
/// Must be called at the beginning of `main`.
void process_take_descriptors(void);

/// Makes the kernel kill this process when the thread that started it ends for any reason.
void process_end_with_parent(void);
