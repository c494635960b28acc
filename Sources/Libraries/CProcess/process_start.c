#include "process_start.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

enum {
    /// The maximum number of descriptors that a session opens in addition to the standard streams: twenty for nested
    /// scripts, sixteen for connections, and the rest for the terminal, the history, the store, name lookups and timers.
    needed_descriptors = 61,
    /// The threads of a session: the editor's, libcurl's with its name lookups, and Dispatch's.
    needed_threads = 12,
    /// The memory of a session with an API, in addition to the threads.
    needed_bytes = 32 << 20,
    /// A user with a process limit above this has room for the threads.
    many_processes = 1024,
};

static char missing[160];

/// Opens the closed standard streams, and counts the free descriptors up to the needed number.
static const char *descriptors(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return NULL;
    struct pollfd asked[64];
    const rlim_t block = sizeof asked / sizeof *asked;
    int available = 0;
    for (rlim_t first = 0; first < limit.rlim_cur && available < needed_descriptors; first += block) {
        const nfds_t count = limit.rlim_cur - first < block ? limit.rlim_cur - first : block;
        for (nfds_t index = 0; index < count; index++) asked[index] = (struct pollfd){.fd = (int)(first + index)};
        if (poll(asked, count, 0) < 0) return NULL;
        for (nfds_t index = 0; index < count; index++) {
            if (!(asked[index].revents & POLLNVAL)) continue;
            if (asked[index].fd > 2) {
                available++;
            } else if (open("/dev/null", asked[index].fd == 0 ? O_WRONLY : O_RDONLY) != asked[index].fd) {
                snprintf(missing, sizeof missing, "a standard stream is closed, and /dev/null cannot be opened");
                return missing;
            }
        }
    }
    if (available >= needed_descriptors) return NULL;
    snprintf(
        missing, sizeof missing, "%d more open files or connections are needed, and only %d are allowed (ulimit -n)",
        needed_descriptors, available);
    return missing;
}

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static void *wait_at_gate(void *unused) {
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
    return unused;
}

/// Tries to start the needed threads together and to map the memory meanwhile, if a limit may prevent that.
static const char *threads(void) {
    struct rlimit space, processes;
    if (getrlimit(RLIMIT_AS, &space) != 0 || getrlimit(RLIMIT_NPROC, &processes) != 0) return NULL;
    if (space.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
    if (space.rlim_cur == RLIM_INFINITY && processes.rlim_cur > many_processes) return NULL;
    pthread_t started[needed_threads];
    int count = 0;
    int failure = 0;
    pthread_mutex_lock(&gate);
    while (count < needed_threads && failure == 0) {
        failure = pthread_create(&started[count], NULL, wait_at_gate, NULL);
        if (failure == 0) count++;
    }
    void *memory = mmap(NULL, needed_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED) munmap(memory, needed_bytes);
    pthread_mutex_unlock(&gate);
    while (count > 0) pthread_join(started[--count], NULL);
    if (failure != 0 || memory == MAP_FAILED) {
        snprintf(
            missing, sizeof missing, "%d threads and %d MiB of memory are needed but not available (%s): %s",
            needed_threads, needed_bytes >> 20, space.rlim_cur == RLIM_INFINITY ? "ulimit -u" : "ulimit -v, ulimit -u",
            strerror(failure != 0 ? failure : ENOMEM));
        return missing;
    }
    return NULL;
}

const char *process_start(void) {
    const char *text = descriptors();
    return text != NULL ? text : threads();
}

void process_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
