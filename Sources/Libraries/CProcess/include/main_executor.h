#pragma once

/// Makes the main thread run the program's tasks: the main actor's, and beside them each job of another actor, or of none,
/// that is enqueued on the main thread. What other threads enqueue for those goes to Dispatch's threads, as everything
/// does by default. A program whose tasks only wait for each other so has one thread; by default the main actor moves to
/// one of Dispatch's when it first waits.
///
/// To be called once, on the main thread, before `main` suspends for the first time.
void main_executor_install(void);

/// Leaves all jobs but the main actor's to Dispatch's threads from here on, so that the main actor waits for none of
/// them. To be called on the main thread; does nothing without `main_executor_install`.
void main_executor_leave_others_to_dispatch(void);
