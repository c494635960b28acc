#include "main_executor.h"

#include <poll.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/eventfd.h>

// The part of the Swift runtime's C interface for executors that is used here: usr/include/swift/ExecutorImpl.h in a
// toolchain, and the hooks of stdlib/public/Concurrency/ConcurrencyHooks.cpp. Executor factories, which are to replace the
// hooks, are not public in Swift 6.3, differ from those of 6.2, and are named by a program and not by a library.

#define SWIFTCALL __attribute__((swiftcall))

typedef struct SwiftJob {
    void *header[2];
    /// At the executor's disposal while the job is enqueued.
    struct SwiftJob *next;
} SwiftJob;

typedef struct {
    void *identity;
    uintptr_t implementation;
} SwiftExecutorRef;

typedef void (*SWIFTCALL Enqueue)(SwiftJob *job);
typedef void (*SWIFTCALL Drain)(void);

extern void (*SWIFTCALL swift_task_enqueueGlobal_hook)(SwiftJob *job, Enqueue original);
extern void (*SWIFTCALL swift_task_asyncMainDrainQueue_hook)(Drain original, void *override);
SWIFTCALL void swift_job_run(SwiftJob *job, SwiftExecutorRef executor);

// Dispatch's interface for run loops, which CFRunLoop uses. The main actor's jobs are items of Dispatch's main queue; the
// handle is an eventfd that is written to for each item that finds the queue empty.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

static pthread_t main_thread;

// The jobs that are not the main actor's, the first one and where the next one goes. Of the main thread only.
static bool takes_others;
static SwiftJob *others;
static SwiftJob **others_end = &others;

static SWIFTCALL void enqueue_other(SwiftJob *job, Enqueue original) {
    if (!pthread_equal(pthread_self(), main_thread) || !takes_others) return original(job);
    job->next = NULL;
    *others_end = job;
    others_end = &job->next;
}

/// Returns when there may be new items in the main queue.
static void wait_for_main_queue(void) {
    struct pollfd handle = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    eventfd_t count;
    if (poll(&handle, 1, -1) == 1) eventfd_read(handle.fd, &count);
}

/// Runs what is in the main queue and one of the other jobs in turn, so that neither keeps the other waiting for ever.
static SWIFTCALL void run(Drain original, void *override) {
    const SwiftExecutorRef none = {NULL, 0};
    while (true) {
        _dispatch_main_queue_callback_4CF(NULL);
        SwiftJob *job = others;
        if (job != NULL) {
            others = job->next;
            if (others == NULL) others_end = &others;
            swift_job_run(job, none);
        } else {
            wait_for_main_queue();
        }
    }
}

void main_executor_install(void) {
    main_thread = pthread_self();
    takes_others = true;
    swift_task_enqueueGlobal_hook = enqueue_other;
    swift_task_asyncMainDrainQueue_hook = run;
}

void main_executor_leave_others_to_dispatch(void) { takes_others = false; }
