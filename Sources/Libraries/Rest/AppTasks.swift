import Synchronization

/// The tasks of an app: what is ready, runs, sleeps or waits for something in flight, whoever has started them.
///
/// A command is over when the app is at rest: no job of it is ready or runs, nothing is in flight, and no task that the
/// command has started or woken sleeps for less than ``horizon`` after the command began. What sleeps longer goes on in the
/// background.
///
/// Where ``isVirtual``, time does not pass by itself: when nothing else can run, the earliest of the sleeps that are waited
/// for ends at once. All of the app's jobs then run on the main thread in the order of enqueuing, so that the same commands
/// always do the same, unless a ``schedule`` chooses another order.
///
/// Where the compiler is not Swift 6.3, nothing is known of tasks (``areWatched``).
package final class AppTasks: Sendable {
    /// How long after its beginning a command waits for sleeps to end.
    package static let horizon = Duration.seconds(1)

    /// Guarded by the scheduler's lock.
    nonisolated(unsafe) var status = Status()
    private let virtual = Atomic(true)

    /// Without tasks.
    package init() {}

    /// True if the process's executors are this module's: ``watch(usesThreads:)`` was called in time.
    package static var areWatched: Bool { watched.load(ordering: .relaxed) }
    private static let watched = Atomic(false)

    /// Makes the executors of the process this module's. To be called on the main thread, before the first task.
    ///
    /// - Parameter usesThreads: as ``useThreads()`` from the beginning.
    package static func watch(usesThreads: Bool = false) {
        Scheduler.process.usesThreads = usesThreads
        if Scheduler.process.install() { watched.store(true, ordering: .relaxed) }
    }

    /// Leaves jobs that are not the main actor's to other threads from here on, but those of an app in virtual time.
    package static func useThreads() { Scheduler.process.usesThreads = true }

    /// How long jobs may follow one another without an end: 10 seconds at first.
    package var patience: Duration {
        get { Scheduler.process.change(self) { $0.patience } }
        set { Scheduler.process.change(self) { $0.patience = newValue } }
    }

    /// True if time passes only where something waits for it; to be set before the first task.
    package var isVirtual: Bool {
        get { virtual.load(ordering: .relaxed) }
        set { virtual.store(newValue, ordering: .relaxed) }
    }

    // MARK: Commands

    /// A command begins: what is started from here on is its.
    package func beginCommand() {
        let (lastTask, now) = (Scheduler.process.lastTask, now)
        Scheduler.process.change(self) { status in
            status.command += 1
            status.beginning = now
            status.started = StartedTasks(command: status.command, after: lastTask)
            if let number = status.schedule?.number { status.schedule = Schedule(number) }
        }
    }

    /// The command is over: what it has started goes on, and is nobody's.
    package func endCommand() { Scheduler.process.change(self) { $0.started = StartedTasks() } }

    /// Cancels the tasks that the command has started, those that nobody holds too.
    package func cancelStarted() {
        let started = Scheduler.process.change(self) { status in
            defer { status.started.letGo() }
            return status.started
        }
        attributing { started.cancel() }
    }

    /// Does work of the app: what it starts is that of the command, and of a screen.
    @inlinable @discardableResult
    package func attributing<Result, Failure: Error>(
        to screen: String? = nil, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = enter(screen)
        defer { Self.leave(to: outer) }
        return try work()
    }

    /// Does work that is not the app's, such as waiting for an answer for a limited time: its sleeps pass in real time.
    @inlinable
    package static func outside<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let outer = leave(to: Attribution())
        defer { leave(to: outer) }
        return try await work()
    }

    /// What the running job is attributed to.
    @usableFromInline
    struct Attribution: Sendable {
        var cause: Cause?
        @usableFromInline init() {}
        init(_ cause: Cause?) { self.cause = cause }
    }

    /// Attributes the running job to a screen, and returns what it was attributed to.
    @usableFromInline
    func enter(_ screen: String?) -> Attribution {
        Attribution(Scheduler.process.exchangeCause(cause(of: screen)))
    }

    @usableFromInline @discardableResult
    static func leave(to other: Attribution) -> Attribution {
        Attribution(Scheduler.process.exchangeCause(other.cause))
    }

    func cause(of screen: String? = nil, _ patience: Cause.Patience = .short) -> Cause {
        Cause(self, command: Scheduler.process.change(self) { $0.command }, screen: screen, patience: patience)
    }

    // MARK: In flight

    /// Does work that waits for something outside of Swift's tasks, such as an answer or a file. The app is not at rest
    /// meanwhile, and virtual time stands still.
    @inlinable
    package func inFlight<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let flight = Flight(of: self)
        defer { flight.end() }
        return try await work()
    }

    /// The same for the app whose work goes on, if any.
    @inlinable
    package static func inFlight<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let flight = Flight(of: nil)
        defer { flight.end() }
        return try await work()
    }

    /// What the app waits for until ``end()``.
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
            guard let tasks else { return }
            // Another thread may have resumed the task. What follows is the cause's as before.
            Scheduler.process.exchangeCause(cause)
            Scheduler.process.change(tasks) { $0.changeFlights(by: -1) }
        }
    }

    /// Waits for a pretended answer: the app is not at rest meanwhile. Throws `CancellationError` when it is cancelled.
    package static func awaitingAnswer(_ wait: () async throws -> Void) async throws {
        guard let cause = RunningJob.current?.cause else { return try await wait() }
        leave(to: Attribution(cause.with(.unlimited)))
        defer { leave(to: Attribution(cause)) }
        try await wait()
    }

    // MARK: Rest

    /// Returns when the app is at rest. Cancelling the caller cancels what the command has started, and waits for no sleep.
    ///
    /// - Throws: ``NeverRests`` where jobs have followed one another for ``patience`` and nothing else has happened.
    package func rest() async throws(NeverRests) { try await wait(.rest) }

    /// Does something once nothing of the app goes on but sleeps, or after half a minute of work without an end. Time stands
    /// still until it is done, however busy the machine and the main actor are.
    package func stillness(then act: () -> Void = {}) async {
        guard Self.areWatched else { return act() }
        let limit = Task {
            try await Self.outside { try await Task.sleep(for: .seconds(30)) }
            Scheduler.process.endWait(self) { $0.isStillness }
        }
        // What follows the wait is a job of the app, so that no time passes before it has run.
        let outer = Self.leave(to: Attribution(cause(of: nil, .none)))
        defer { Self.leave(to: outer) }
        _ = await Scheduler.process.wait(.stillness, for: self)
        act()
        limit.cancel()
    }

    /// Returns when the work has ended or, where it waits for a sleep that is not waited for, when the app is at rest.
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

    /// Lets time pass, in virtual time at once, and returns when the app is at rest.
    ///
    /// - Throws: ``NeverRests``, and `CancellationError` when cancelled in real time.
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

    /// The tasks that sleep: how many there are, and when the first of them wakes.
    package struct Sleepers: Sendable, Hashable {
        /// At least 1.
        package let count: Int
        /// From now on.
        package let next: Duration
    }

    /// The tasks that sleep; nil if none does.
    package var sleepers: Sleepers? {
        let now = now
        return Scheduler.process.change(self) { status in
            let timers = status.timers.all.filter { $0.cause?.patience != Cause.Patience.none }
            return timers.first.map { Sleepers(count: timers.count, next: max(.zero, $0.due - now)) }
        }
    }

    /// The app's time.
    var now: Duration {
        isVirtual && Self.areWatched ? Scheduler.process.change(self) { $0.now } : Scheduler.process.now
    }

    /// Ends a limit of the command's time when so much of the app's time has passed. Throws when it is cancelled.
    package func limit(_ duration: Duration) async throws {
        let outer = Self.leave(to: Attribution(cause(of: nil, .none)))
        defer { Self.leave(to: outer) }
        try await clock.sleep(for: duration)
    }
}

/// What a test bundle calls when it is loaded: its tests have tasks of their own, which are not to wait for each other.
@_cdecl("challenge_watch_tasks_in_tests")
func watchTasksInTests() { AppTasks.watch(usesThreads: true) }

/// The end of some work, which ``AppTasks/rest(or:)`` waits for.
package final class WorkEnd: Sendable {
    private let tasks: AppTasks
    private let come = Atomic(false)

    /// Of work of an app.
    package init(in tasks: AppTasks) { self.tasks = tasks }

    var hasCome: Bool { come.load(ordering: .acquiring) }

    /// The work has ended.
    package func arrive() {
        come.store(true, ordering: .releasing)
        Scheduler.process.endWait(tasks) { if case .end(let end) = $0 { end === self } else { false } }
    }
}

/// The jobs of an app follow one another, and nothing else happens.
package struct NeverRests: Error, Hashable, CustomStringConvertible {
    /// The screen whose work it is, if that is known.
    package let screen: String?
    /// How long its jobs have run.
    package let duration: Duration

    /// What has not come to rest, as a sentence without capital and full stop.
    package var description: String {
        let (whose, seconds) = (screen.map { "a task of \($0)" } ?? "a task", duration / .seconds(1))
        let time = Int(exactly: seconds).map(String.init) ?? "\(seconds)"
        return "\(whose) never rests: it has run for \(time) s, and does not wait for anything"
    }
}
