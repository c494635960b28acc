#include "test_bundle.h"

// Defined in ChallengeTaskTracking.
void challenge_watch_tasks_in_tests(void);

// A process must choose its executors before its first task, which in a test bundle comes before any test.
__attribute__((constructor)) static void watch_tasks(void) { challenge_watch_tasks_in_tests(); }
