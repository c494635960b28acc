// The only file that names the toolchain's interface for executors of one's own, which Swift 6.3 has as SPI. A compiler
// of another version builds the rest of the module without it: see `AppTasks.areWatched`.
#if compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

/// Hands all jobs to the scheduler, with those that are to run at the end of a sleep.
private protocol PlacedExecutor: SchedulingExecutor {
    var place: Scheduler.Place { get }
}

extension PlacedExecutor {
    func enqueue(_ job: consuming ExecutorJob) { Scheduler.process.enqueue(UnownedJob(job), place) }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        Scheduler.process.enqueue(UnownedJob(job), place, after: delay as? Duration ?? .zero, isExact: true)
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        let delay = clock.now.duration(to: instant) as? Duration ?? .zero
        Scheduler.process.enqueue(UnownedJob(job), place, after: delay, isExact: false)
    }
}

/// The main actor's executor: the main thread.
private final class MainThread: MainExecutor, PlacedExecutor {
    let place = Scheduler.Place.main

    func run() { Scheduler.process.run { false } }
    func runUntil(_ condition: () -> Bool) { Scheduler.process.run(until: condition) }
    /// The loop ends with the process.
    func stop() {}
    func checkIsolated() { precondition(Scheduler.process.isMainThread, "not on the main thread") }
    func isIsolatingCurrentContext() -> Bool? { Scheduler.process.isMainThread }
    var isMainExecutor: Bool { true }
}

/// The executor of all jobs that belong to no actor, or to one without an executor of its own.
private final class Others: TaskExecutor, PlacedExecutor {
    let place = Scheduler.Place.others
}

private struct Executors: ExecutorFactory {
    static let main = MainThread()
    static let others = Others()
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { others }
}

extension Scheduler {
    /// To be called before the first task, on the main thread. False where the compiler has no such interface.
    func install() -> Bool {
        _createExecutors(factory: Executors.self)
        return true
    }
}
#else
extension Scheduler {
    func install() -> Bool { false }
}
#endif
