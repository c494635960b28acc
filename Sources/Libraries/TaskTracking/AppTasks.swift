import Dispatch
import Synchronization

/// The tasks of an app that are ready, run, sleep or wait for something in flight, regardless of who started them.
///
/// A command ends when the app is at rest. Then no job of the app is ready or runs, and nothing is in flight. No task
/// that the command started or woke is in a sleep that ends less than ``horizon`` after the command's beginning.
/// Longer sleeps continue in the background.
///
/// If ``isVirtual``, time does not pass by itself: when nothing else can run, the earliest awaited sleep ends at once.
/// All of the app's jobs then run on the main thread in the order of enqueuing. So equal commands have equal results,
/// unless a ``schedule`` chooses another order.
///
/// With a compiler other than Swift 6.3, tasks are not watched (``areWatched``).
package final class AppTasks: Sendable {
    /// A command waits for sleeps that end within this time after its beginning.
    package static let horizon = Duration.seconds(1)

    /// Guarded by the scheduler's lock.
    nonisolated(unsafe) var status = Status()
    private let virtual = Atomic(true)
    /// True if the tasks never run.
    let areHeld: Bool

    /// - Parameter areHeld: true if the tasks never run, because the work that begins them is only looked at.
    package init(areHeld: Bool = false) { self.areHeld = areHeld }

    /// True if the process uses this module's executors, because ``watch(usesThreads:)`` was called in time.
    package static var areWatched: Bool { watched.load(ordering: .relaxed) }
    private static let watched = Atomic(false)

    /// Installs this module's executors in the process. Must be called on the main thread, before the first task.
    ///
    /// - Parameter usesThreads: true for the effect of ``useThreads()`` from the beginning.
    package static func watch(usesThreads: Bool = false) {
        Scheduler.process.usesThreads = usesThreads
        guard Scheduler.process.install() else { return }
        watched.store(true, ordering: .relaxed)
        DispatchedWork.watch()
    }

    /// Lets jobs outside the main actor run on other threads from now on, except the jobs of an app in virtual time.
    package static func useThreads() { Scheduler.process.usesThreads = true }

    /// The maximum time for which jobs may follow one another: 10 seconds by default.
    package var patience: Duration {
        get { Scheduler.process.change(self) { $0.patience } }
        set { Scheduler.process.change(self) { $0.patience = newValue } }
    }

    /// True if time passes only while something waits for it. Must be set before the first task.
    package var isVirtual: Bool {
        get { virtual.load(ordering: .relaxed) }
        set { virtual.store(newValue, ordering: .relaxed) }
    }

    // MARK: Commands

    /// Begins a command, which owns everything that is started from now on.
    package func beginCommand() {
        let (lastTask, now) = (Scheduler.process.lastTask, now)
        _ = Scheduler.process.change(self) { status in
            status.command += 1
            status.beginning = now
            if let number = status.schedule?.number { status.schedule = Schedule(number) }
            return status.replaceStarted(with: StartedTasks(command: status.command, after: lastTask))
        }
    }

    /// Ends the command. Its tasks continue without an owner.
    package func endCommand() { _ = Scheduler.process.change(self) { $0.replaceStarted(with: StartedTasks()) } }

    /// Cancels the tasks that the command has started, even those without a handle.
    package func cancelStarted() {
        let started = Scheduler.process.change(self) { status in
            defer { status.started.letGo() }
            return status.started
        }
        attributing { started.cancel() }
    }

    /// Runs work of the app on behalf of the command and a screen.
    @inlinable @discardableResult
    package func attributing<Result, Failure: Error>(
        to screen: String? = nil, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = enter(screen)
        defer { Self.leave(to: outer) }
        return try work()
    }

    /// Runs work outside the app, such as waiting for an answer with a timeout. Its sleeps pass in real time.
    @inlinable
    package static func outside<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let outer = leave(to: Attribution())
        defer { leave(to: outer) }
        return try await work()
    }

    /// The attribution of the running job.
    @usableFromInline
    struct Attribution: Sendable {
        var cause: Cause?
        @usableFromInline init() {}
        init(_ cause: Cause?) { self.cause = cause }
    }

    /// The name of the screen that owns the running job, as far as it is known.
    package static var currentScreen: String? { RunningJob.current?.cause?.screen }

    /// Attributes the running job to a screen and returns the previous attribution.
    @usableFromInline
    func enter(_ screen: String?) -> Attribution {
        Attribution(Scheduler.process.exchangeCause(cause(of: screen)))
    }

    @usableFromInline @discardableResult
    static func leave(to other: Attribution) -> Attribution {
        Attribution(Scheduler.process.exchangeCause(other.cause))
    }

    /// Runs work on the main actor and returns its result, on any thread. Meanwhile the main actor must not wait for the thread.
    package static func onMainActor<Result: Sendable>(_ work: @MainActor @Sendable () -> Result) -> Result {
        // After the main thread has left `main`, Dispatch serves the main queue on any thread.
        let isOnMainActor = Scheduler.process.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
        return isOnMainActor
            ? MainActor.assumeIsolated(work) : DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }

    /// Marks the main queue.
    private static let mainQueue: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    func cause(of screen: String? = nil, _ waitPolicy: Cause.WaitPolicy = .short) -> Cause {
        Cause(self, command: Scheduler.process.change(self) { $0.command }, screen: screen, waitPolicy: waitPolicy)
    }

    // MARK: External waits

    /// Runs work that waits for something outside Swift's tasks, such as an answer or a file. Meanwhile the app is not
    /// at rest, and virtual time stands still.
    @inlinable
    package func awaitingExternal<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let flight = Flight(of: self)
        defer { flight.end() }
        return try await work()
    }

    /// Does the same as the instance method, for the app of the running job, if any.
    @inlinable
    package static func awaitingExternal<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let flight = Flight(of: nil)
        defer { flight.end() }
        return try await work()
    }

    /// A wait of the app that lasts until ``end()``.
    @usableFromInline
    struct Flight: Sendable {
        private let tasks: AppTasks?
        private let cause = RunningJob.current?.cause

        @usableFromInline
        init(of tasks: AppTasks?) {
            self.tasks = tasks ?? cause?.tasks
            if let tasks = self.tasks { Scheduler.process.change(tasks) { $0.changeFlights(by: 1) } }
        }

        @usableFromInline
        func end() {
            // Another thread, or a job of an app, may have resumed the task. Its continuation keeps the cause, or none.
            Scheduler.process.exchangeCause(cause)
            if let tasks { Scheduler.process.change(tasks) { $0.changeFlights(by: -1) } }
        }
    }

    /// Waits for a simulated answer; meanwhile the app is not at rest. Throws `CancellationError` on cancellation.
    package static func awaitingAnswer(_ wait: () async throws -> Void) async throws {
        guard let cause = RunningJob.current?.cause else { return try await wait() }
        leave(to: Attribution(cause.with(.unlimited)))
        defer { leave(to: Attribution(cause)) }
        try await wait()
    }

    // MARK: Rest

    /// Waits until the app is at rest. Cancelling the caller cancels the command's tasks and ends the wait for sleeps.
    ///
    /// - Throws: ``NeverRests`` if jobs have followed one another for ``patience`` and nothing else has happened.
    package func rest() async throws(NeverRests) { try await wait(.rest) }

    /// Acts once the app does nothing but sleep, or after half a minute of endless work. Time stands still until the
    /// action ends, even if the machine and the main actor are busy.
    package func stillness(then act: () -> Void = {}) async {
        guard Self.areWatched else { return act() }
        let limit = Task {
            try await Self.outside { try await Task.sleep(for: .seconds(30)) }
            Scheduler.process.endWait(self) { $0.isStillness }
        }
        // The continuation of the wait is a job of the app, so that no time passes before it has run.
        let outer = Self.leave(to: Attribution(cause(of: nil, .none)))
        defer { Self.leave(to: outer) }
        _ = await Scheduler.process.wait(.stillness, for: self)
        act()
        limit.cancel()
    }

    /// True while work waits in ``awaitingExternal(_:)``.
    var awaitsExternal: Bool { Scheduler.process.change(self) { $0.flights > 0 } }

    /// The number of the app's jobs so far.
    package var jobCount: Int { Scheduler.process.change(self) { $0.jobs } }

    /// Waits until the app is at rest again after some job, such as one that an answer from outside has resumed. Time
    /// stands still if it is virtual.
    ///
    /// - Parameter count: a previous ``jobCount``.
    package func nextRest(after count: Int) async throws(NeverRests) { try await wait(.nextRest(after: count)) }

    /// Returns a task that ends each ``nextRest(after:)`` at a time of the system's clock.
    package func endingNextRest(at deadline: ContinuousClock.Instant) -> Task<Void, any Error> {
        let outer = Self.leave(to: Attribution())
        defer { Self.leave(to: outer) }
        return Task {
            try await Task.sleep(until: deadline, clock: .continuous)
            Scheduler.process.endWait(self) { $0.isNextRest }
        }
    }

    /// Runs work that owns its task: if a thread without a cause resumes the task, it still belongs to the app.
    package static func owning<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        guard let cause = RunningJob.current?.cause, case let number = RuntimeTask.currentNumber, number != 0 else {
            return try await work()
        }
        Scheduler.process.setOwner(cause, of: number)
        defer { Scheduler.process.setOwner(nil, of: number) }
        return try await work()
    }

    /// True if owning work of a screen waits for something unknown, and not in a sleep.
    package func awaitsUnknown(on screen: String) -> Bool { Scheduler.process.awaitsUnknown(on: screen, of: self) }

    /// Waits until the work has ended, or until the app is at rest if the work is in a sleep that no command waits for.
    package func rest(or end: WorkEnd) async throws(NeverRests) {
        try await wait(.end(end))
    }

    private func wait(_ purpose: Waiter.Purpose) async throws(NeverRests) {
        guard Self.areWatched, !Scheduler.process.isOver(purpose, of: self) else { return }
        let ending = await withTaskCancellationHandler {
            await Scheduler.process.wait(purpose, for: self)
        } onCancel: {
            Scheduler.process.change(self) { $0.isHurried = true }
            cancelStarted()
        }
        if Task.isCancelled { Scheduler.process.change(self) { $0.isHurried = false } }
        if case .never(let screen) = ending { throw NeverRests(screen: screen, duration: patience) }
    }

    /// Lets time pass (at once if time is virtual), and waits until the app is at rest.
    ///
    /// - Throws: ``NeverRests``, and `CancellationError` if cancelled in real time.
    package func pass(_ duration: Duration) async throws {
        if isVirtual, Self.areWatched {
            let end = now + duration
            Scheduler.process.change(self) { $0.passing = end }
            defer {
                Scheduler.process.change(self) { status in
                    if !status.isHurried { status.now = max(status.now, end) }
                    status.passing = nil
                }
            }
            try await rest()
            try Task.checkCancellation()
        } else {
            try await Self.outside { try await Task.sleep(for: duration) }
            try await rest()
        }
    }

    /// The number of sleeping tasks, and the time until the first of them wakes.
    package struct Sleepers: Sendable, Hashable {
        /// At least 1.
        package let count: Int
        /// The time from now.
        package let next: Duration
    }

    /// The sleeping tasks; nil if no task sleeps.
    package var sleepers: Sleepers? {
        let now = now
        return Scheduler.process.change(self) { status in
            let timers = status.timers.all.filter { $0.cause?.waitPolicy != Cause.WaitPolicy.none }
            return timers.first.map { Sleepers(count: timers.count, next: max(.zero, $0.due - now)) }
        }
    }

    var now: Duration {
        isVirtual && Self.areWatched ? Scheduler.process.change(self) { $0.now } : Scheduler.process.now
    }

    /// Waits for a time limit of the command, in the app's time. Throws if the wait is cancelled.
    package func limit(_ duration: Duration) async throws {
        let outer = Self.leave(to: Attribution(cause(of: nil, .none)))
        defer { Self.leave(to: outer) }
        try await clock.sleep(for: duration)
    }
}

/// Watches tasks in a test bundle, which calls this on loading. Tests have separate tasks and must not wait for each other.
@_cdecl("challenge_watch_tasks_in_tests")
func watchTasksInTests() { AppTasks.watch(usesThreads: true) }

/// The end of some work, for ``AppTasks/rest(or:)``.
package final class WorkEnd: Sendable {
    private let tasks: AppTasks
    private let come = Atomic(false)

    package init(in tasks: AppTasks) { self.tasks = tasks }

    var hasCome: Bool { come.load(ordering: .acquiring) }

    package func arrive() {
        come.store(true, ordering: .releasing)
        Scheduler.process.endWait(tasks) { if case .end(let end) = $0 { end === self } else { false } }
    }
}

/// The error if an app's jobs follow one another and nothing else happens.
package struct NeverRests: Error, Hashable, CustomStringConvertible {
    /// The screen that owns the work, if known.
    package let screen: String?
    /// The time for which the screen's jobs have run.
    package let duration: Duration

    /// The task that never rests, as a sentence without capital and full stop.
    package var description: String {
        let (whose, seconds) = (screen.map { "a task of \($0)" } ?? "a task", duration / .seconds(1))
        let time = Int(exactly: seconds).map(String.init) ?? "\(seconds)"
        return "\(whose) never rests: it has run for \(time) s without waiting for anything"
    }
}
