#ifndef DISPATCH_HOOKS_H
#define DISPATCH_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// A block and its queue, kept until the block runs.
typedef struct dispatched_work dispatched_work;

/// Sets functions that may take over the process's calls of `dispatch_async` and `dispatch_after`. They are called on any
/// thread, and return false to leave the call to Dispatch. A call with a block that has a barrier or a class of service is
/// never taken over. Has no effect in a program that contains Dispatch's archive.
///
/// - `after` gets the delay in nanoseconds.
void dispatch_hooks_set(
    bool (*async)(void *queue, void *block), bool (*after)(int64_t delay, void *queue, void *block));

/// Keeps a block and its queue.
dispatched_work *dispatched_work_keep(void *queue, void *block);

/// Lets the queue of some work call a function with a context. The work stays kept.
void dispatched_work_enqueue(const dispatched_work *work, void *context, void (*function)(void *context));

/// Runs the block, and releases the work.
void dispatched_work_run(dispatched_work *work);

#endif
