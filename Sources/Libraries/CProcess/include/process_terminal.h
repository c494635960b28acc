#pragma once

#include <sys/types.h>

/// Starts a program as the only job of a session of its own, at a terminal, in which no signal is ignored or blocked.
///
/// Between it and this process is the session's leader, as a shell would be: without one that waits for it the program
/// could not be stopped (POSIX.1-2017, 2.4.3). The leader does what the program does: it stops when that stops, continues it
/// when it is continued, and ends as it ends; SIGHUP, SIGINT, SIGQUIT, SIGTERM and SIGTSTP it passes on.
///
/// @param terminal The program's standard output and errors, which becomes the controlling terminal of the session.
/// @param input The program's standard input.
/// @return The leader's number; -1 where it cannot be started, which `errno` tells.
pid_t process_start_at_terminal(const char *path, char *const *words, int terminal, int input);
