#define _GNU_SOURCE

#include "process_terminal.h"

#include "process_program.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

// After `fork` only async-signal-safe functions are called, because other threads may have held locks.

enum {
    /// EX_OSERR of `sysexits.h`.
    system_error = 71,
    /// The exit status of a shell that does not find a program.
    not_found = 127,
};

/// The signals that a leader forwards.
static const int passed_on[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};

static volatile sig_atomic_t job;

static void pass_on(int number) { kill((pid_t)job, number); }

static void set_mask(int how) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(how, &all, NULL);
}

static void run(const char *path, char *const *words, int terminal, int input) {
    setpgid(0, 0);
    tcsetpgrp(terminal, getpid());
    process_become(path, words, (int[]){input, terminal, terminal}, 3);
    _exit(not_found);
}

static void lead(void) {
    int status = 0;
    while (waitpid((pid_t)job, &status, WUNTRACED) < 0 || WIFSTOPPED(status)) {
        if (WIFSTOPPED(status)) {
            raise(SIGSTOP);
            tcsetpgrp(STDIN_FILENO, (pid_t)job);
            kill(-(pid_t)job, SIGCONT);
        }
        status = 0;
    }
    if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
    _exit(system_error);
}

pid_t process_start_at_terminal(const char *path, char *const *words, int terminal, int input) {
    sigset_t mask;
    sigprocmask(SIG_SETMASK, NULL, &mask);
    set_mask(SIG_BLOCK);
    const pid_t leader = fork();
    if (leader != 0) {
        const int error = errno;
        sigprocmask(SIG_SETMASK, &mask, NULL);
        errno = error;
        return leader;
    }
    if (setsid() < 0 || ioctl(terminal, TIOCSCTTY, 0) != 0) _exit(system_error);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    for (size_t index = 0; index < sizeof passed_on / sizeof *passed_on; index++) signal(passed_on[index], pass_on);
    // Without this setting, a background process could not set the foreground group.
    signal(SIGTTOU, SIG_IGN);
    job = fork();
    if (job < 0) _exit(system_error);
    if (job == 0) run(path, words, terminal, input);
    // Only one process has the other end of the terminal open. When that process ends, the session ends.
    dup2(terminal, STDIN_FILENO);
    close_range(STDOUT_FILENO, ~0U, 0);
    set_mask(SIG_UNBLOCK);
    lead();
    return -1;
}
