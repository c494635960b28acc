#define _GNU_SOURCE
#include "dispatch_hooks.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

// Dispatch's and Blocks' interface. The headers are not included, as they declare the functions that are defined here.
extern void dispatch_async_f(void *queue, void *context, void (*function)(void *));
extern void *dispatch_block_create(unsigned long flags, void (^block)(void));
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern char _dispatch_main_q[];
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static bool (*take_async)(void *queue, void *block);
static bool (*take_after)(int64_t delay, void *queue, void *block);

void dispatch_hooks_set(
    bool (*async)(void *queue, void *block), bool (*after)(int64_t delay, void *queue, void *block)) {
    take_async = async;
    take_after = after;
}

/// The beginning of a block in memory.
struct block {
    void *class;
    int flags, reserved;
    void (*invoke)(void *);
};

/// Returns true if running the block as a function is the same. A block of a work item has flags for its queue, which
/// matter on no serial queue.
static bool is_plain(void *queue, void *block) {
    static void (*invoke)(void *);
    if (queue == (void *)_dispatch_main_q) return true;
    if (!invoke) {
        void *item = dispatch_block_create(0, ^{});
        invoke = ((struct block *)item)->invoke;
        _Block_release(item);
    }
    return ((struct block *)block)->invoke != invoke;
}

static int64_t now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1000000000ll + time.tv_nsec;
}

/// Returns the nanoseconds until a time of Dispatch. The highest bits tell its clock.
static int64_t delay_until(uint64_t when) {
    if (when >> 62 == 3) return -(int64_t)when - now(CLOCK_REALTIME);
    if (when >> 63) return (int64_t)(when & ~(1ull << 63)) - now(CLOCK_BOOTTIME);
    return when == 0 ? 0 : (int64_t)when - now(CLOCK_MONOTONIC);
}

__attribute__((weak)) void dispatch_async(void *queue, void *block) {
    static void (*original)(void *, void *);
    if (take_async && is_plain(queue, block) && take_async(queue, block)) return;
    if (!original) original = dlsym(RTLD_NEXT, "dispatch_async");
    original(queue, block);
}

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
    static void (*original)(uint64_t, void *, void *);
    if (take_after && when != ~0ull && is_plain(queue, block) && take_after(delay_until(when), queue, block)) return;
    if (!original) original = dlsym(RTLD_NEXT, "dispatch_after");
    original(when, queue, block);
}

struct dispatched_work {
    void *queue;
    void *block;
};

dispatched_work *dispatched_work_keep(void *queue, void *block) {
    dispatched_work *work = malloc(sizeof *work);
    if (!work) abort();
    dispatch_retain(queue);
    *work = (dispatched_work){queue, _Block_copy(block)};
    return work;
}

void dispatched_work_enqueue(const dispatched_work *work, void *context, void (*function)(void *)) {
    dispatch_async_f(work->queue, context, function);
}

void dispatched_work_run(dispatched_work *work) {
    ((struct block *)work->block)->invoke(work->block);
    _Block_release(work->block);
    dispatch_release(work->queue);
    free(work);
}
