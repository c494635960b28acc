#define _GNU_SOURCE

#include "process_program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    first_free = STDERR_FILENO + 1,
    noted_count = 64,
    /// The exit status of a shell that does not find a program.
    not_found = 127,
};

/// The noted descriptors, as bits.
static uint64_t inherited;

void process_note_inherited_descriptors(void) {
    struct pollfd descriptors[noted_count - first_free];
    for (int number = first_free; number < noted_count; number++) {
        descriptors[number - first_free] = (struct pollfd){.fd = number};
    }
    // One call instead of one for each number. POLLNVAL: the descriptor is not open (poll(2)).
    if (poll(descriptors, noted_count - first_free, 0) < 0) return;
    for (int number = first_free; number < noted_count; number++) {
        if (!(descriptors[number - first_free].revents & POLLNVAL)) inherited |= UINT64_C(1) << number;
    }
}

/// Closes all descriptors from a number on at the `exec`, except for the noted ones.
static void close_from(unsigned first) {
    for (unsigned number = first; number < noted_count; number++) {
        if (!(inherited >> number & 1)) continue;
        if (first < number) close_range(first, number - 1, CLOSE_RANGE_CLOEXEC);
        first = number + 1;
    }
    close_range(first, ~0U, CLOSE_RANGE_CLOEXEC);
}

void process_become(const char *path, char *const *words, const int *descriptors, size_t count) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    for (size_t place = 0; place < count; place++) {
        const int target = (int)place;
        // `dup2` to the same number would keep close-on-exec.
        if (descriptors[place] == target) {
            fcntl(target, F_SETFD, 0);
        } else {
            dup2(descriptors[place], target);
        }
    }
    close_from((unsigned)count);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execv(path, words);
}

pid_t process_start_program(
    const char *path, char *const *words, const int *descriptors, size_t count, bool leads_group) {
    // The child writes the error of a failed `exec` to this pipe, which a successful one closes.
    int pipe[2];
    if (pipe2(pipe, O_CLOEXEC) != 0) return -1;
    sigset_t all;
    sigset_t mask;
    sigfillset(&all);
    // A handler of this process must not run in the child.
    sigprocmask(SIG_SETMASK, &all, &mask);
    const pid_t child = fork();
    int error = errno;
    if (child == 0) {
        if (leads_group) setpgid(0, 0);
        // The place of the pipe may belong to the program.
        const int report = fcntl(pipe[1], F_DUPFD_CLOEXEC, (int)count);
        process_become(path, words, descriptors, count);
        error = errno;
        const ssize_t written = write(report, &error, sizeof error);
        (void)written;
        _exit(not_found);
    }
    sigprocmask(SIG_SETMASK, &mask, NULL);
    close(pipe[1]);
    ssize_t length = child < 0 ? sizeof error : 0;
    while (child > 0 && (length = read(pipe[0], &error, sizeof error)) < 0 && errno == EINTR) {}
    close(pipe[0]);
    if (length <= 0) return child;
    while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    errno = error;
    return -1;
}
