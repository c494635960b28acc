#pragma once

#include <sys/types.h>

/// Starts a program as the only job of a new session at a terminal, without ignored or blocked signals.
///
/// The session's leader runs between the program and this process, as a shell would. Without a waiting leader the program
/// could not be stopped (POSIX.1-2017, 2.4.3). The leader mirrors the program: it stops, continues and ends with it. It
/// forwards SIGHUP, SIGINT, SIGQUIT, SIGTERM and SIGTSTP.
///
/// @param terminal The program's standard output and error, and the controlling terminal of the session.
/// @param input The program's standard input.
/// @return The leader's process number; -1 on failure, with `errno` set.
pid_t process_start_at_terminal(const char *path, char *const *words, int terminal, int input);
