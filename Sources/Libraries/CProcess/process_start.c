#include "process_start.h"

#include "process_program.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>

void process_take_descriptors(void) {
    process_note_inherited_descriptors();
    for (int stream = 0; stream <= 2; stream++) {
        // The new descriptor is the lowest free one: this stream's.
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY);
    }
}

void process_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
