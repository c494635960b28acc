#include "test_bundle.h"

// Of ChallengeShellRest.
void challenge_watch_tasks_in_tests(void);

// The executors of a process are chosen before its first task, which in a test bundle comes before any test.
__attribute__((constructor)) static void watch_tasks(void) { challenge_watch_tasks_in_tests(); }
