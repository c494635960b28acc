// The only file that uses the toolchain's interface for custom executors, which is SPI in Swift 6.3. Other compiler
// versions build the rest of the module without it: see `AppTasks.areWatched` and docs/swift-6.4.md.
#if compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

/// Hands all jobs to the scheduler, including the jobs that run at the end of a sleep.
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
private final class MainThreadExecutor: MainExecutor, PlacedExecutor {
    let place = Scheduler.Place.main

    func run() { Scheduler.process.run { false } }
    func runUntil(_ condition: () -> Bool) { Scheduler.process.run(until: condition) }
    /// Does nothing: the loop ends with the process.
    func stop() {}
    func checkIsolated() { precondition(Scheduler.process.isMainThread, "not on the main thread") }
    func isIsolatingCurrentContext() -> Bool? { Scheduler.process.isMainThread }
    var isMainExecutor: Bool { true }
}

/// The executor of all jobs outside actors, or in an actor without its own executor.
private final class BackgroundExecutor: TaskExecutor, PlacedExecutor {
    let place = Scheduler.Place.background
}

private struct Executors: ExecutorFactory {
    static let main = MainThreadExecutor()
    static let background = BackgroundExecutor()
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { background }
}

extension Scheduler {
    /// Installs the executors on the main thread, before the first task. Returns false if the compiler lacks the interface.
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
