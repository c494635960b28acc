extension AppTasks {
    struct Status {
        /// The number of jobs that are ready or running.
        var pending = 0
        var flights = 0
        /// The running work of Dispatch, with the times of its enqueuing by the system's clock. There is little of it, and a
        /// start makes no table for it.
        private var dispatched: [(work: ObjectIdentifier, since: Duration)] = []
        var timers = TimerQueue()
        var waiters: [Waiter] = []
        /// The number of the latest command.
        var command = 0
        /// The beginning of the latest command in the app's time.
        var beginning = Duration.zero
        var started = StartedTasks()
        /// The current time if time is virtual.
        var now = Duration.zero
        var patience = Duration.seconds(10)
        /// The end of the time that a command lets pass.
        var passing: Duration?
        /// True if the command is cancelled and waits for no sleep.
        var isHurried = false
        /// Nil if jobs run in the order of enqueuing.
        var schedule: Schedule?
        /// The time that consecutive jobs have taken, and the number of jobs before them.
        private var busy: (time: Duration, jobs: Int)?
        /// The number of jobs so far.
        private(set) var jobs = 0
        private var latest: Cause?

        /// Counts a job that is ready, or a running job that becomes a job of the app.
        mutating func begin(_ cause: Cause?, _ job: UnownedJob? = nil, _ number: UInt64 = 0) {
            pending += 1
            jobs += 1
            latest = cause
            if let job, let cause { started.add(job, number, of: cause) }
        }

        /// Replaces and returns the tasks of the command.
        mutating func replaceStarted(with new: StartedTasks) -> StartedTasks {
            defer { started = new }
            return started
        }

        var isBusy: Bool { busy != nil }

        mutating func noteWork(_ duration: Duration) { busy?.time += duration }

        mutating func changeFlights(by count: Int) {
            flights += count
            busy = nil
        }

        /// Returns the delay that the schedule adds to a sleep. A sleep that limits the command has no delay.
        mutating func lateness(of cause: Cause) -> Duration {
            guard cause.waitPolicy != .none else { return .zero }
            return schedule?.lateness(isAlone: timers.isEmpty) ?? .zero
        }

        /// Removes and returns the earliest timer. The current time moves to the timer's end.
        mutating func popTimer() -> Timer? {
            guard let timer = timers.popFirst() else { return nil }
            if timer.due > now { busy = nil }
            now = max(now, timer.due)
            return timer
        }

        /// True if a command waits for the end of this sleep.
        private func isAwaited(_ timer: Timer) -> Bool {
            if let passing, timer.due <= passing { return true }
            guard let cause = timer.cause, !isHurried else { return false }
            switch cause.waitPolicy {
            case .short: return cause.command == command && timer.due < beginning + AppTasks.horizon
            case .unlimited: return true
            case .none: return false
            }
        }

        /// The earliest sleep that a command waits for; nil without such a sleep.
        private var awaited: Timer? { timers.all.first(where: isAwaited) }

        /// The time when a command waits no longer for work of Dispatch, which may run forever; nil without such work.
        private func endOfDispatched(_ now: Duration) -> Duration? {
            var end: Duration?
            for work in dispatched where work.since + patience > now {
                end = min(end ?? .seconds(Int64.max), work.since + patience)
            }
            return end
        }

        mutating func beginDispatched(_ work: ObjectIdentifier, at now: Duration) { dispatched.append((work, now)) }
        mutating func endDispatched(_ work: ObjectIdentifier) { dispatched.removeAll { $0.work == work } }

        /// True if there is nothing to wait for.
        ///
        /// - Parameter runningJobs: the number of pending jobs that belong to the caller.
        func isOver(_ purpose: Waiter.Purpose, runningJobs: Int, _ now: Duration) -> Bool {
            if case .end(let end) = purpose { return end.hasCome }
            guard pending <= runningJobs, flights == 0, endOfDispatched(now) == nil else { return false }
            return switch purpose {
            case .end, .stillness: true
            case .rest: awaited == nil
            case .nextRest(let jobs): self.jobs > jobs || isHurried
            }
        }

        enum Step {
            /// End the earliest sleep.
            case passTime
            case end(Waiter, Waiter.Ending)
            /// Wait until this time of the system's clock. Nil means until something happens.
            case wait(Duration?)
        }

        /// Returns the next step, both for an app at rest and for a busy app.
        mutating func step(_ now: Duration, isVirtual: Bool) -> Step {
            guard !waiters.isEmpty else { return .wait(nil) }
            guard pending == 0, flights == 0 else { return endOfPatience(now) }
            if let end = endOfDispatched(now) { return .wait(end) }
            busy = busy.flatMap { isVirtual && awaited != nil ? $0 : nil }
            let isRest = awaited == nil
            let next = waiters.lastIndex { $0.purpose.isNextRest && isOver($0.purpose, runningJobs: 0, now) }
            if isRest, let index = next ?? ending { return .end(waiters.remove(at: index), .rest) }
            if let index = waiters.lastIndex(where: { $0.purpose.isStillness }) {
                return .end(waiters.remove(at: index), .rest)
            }
            return isVirtual && !isRest ? .passTime : .wait(nil)
        }

        /// The index of the waiter that ends when the app rests. A waiter for rest comes first, because this waiter may
        /// be a part of the awaited work. Work without a sleep waits for something unknown, so its waiter does not end.
        private var ending: Int? {
            let rest = waiters.lastIndex { if case .rest = $0.purpose { true } else { false } }
            return rest
                ?? (timers.isEmpty ? nil : waiters.lastIndex { if case .end = $0.purpose { true } else { false } })
        }

        private mutating func endOfPatience(_ now: Duration) -> Step {
            guard flights == 0 else { return .wait(nil) }
            let busy = busy ?? (.zero, jobs)
            self.busy = busy
            // A single long job is no loop.
            guard busy.time >= patience, jobs - busy.jobs > 1_000 else { return .wait(now + .seconds(1)) }
            self.busy = nil
            return .end(waiters.removeLast(), .never(latest?.screen))
        }
    }

    struct Waiter {
        enum Purpose {
            case rest
            /// The app does nothing but sleep.
            case stillness
            /// The app is at rest again, after more than this number of jobs.
            case nextRest(after: Int)
            case end(WorkEnd)

            var isStillness: Bool { if case .stillness = self { true } else { false } }
            var isNextRest: Bool { if case .nextRest = self { true } else { false } }
        }

        enum Ending {
            case rest
            /// The app never rests. The screen owns the jobs that continue.
            case never(String?)
        }

        let purpose: Purpose
        let cause: Cause?
        let continuation: UnsafeContinuation<Ending, Never>
    }
}

/// The tasks that a command has started, kept until the command ends. Their last owner frees them without the scheduler's
/// lock, because a task's value may use the scheduler when it is freed.
struct StartedTasks: @unchecked Sendable {
    /// The `UnsafeCurrentTask` values as objects. Any thread may cancel them.
    private var tasks: [AnyObject] = []
    /// The numbers of the tasks, in ascending order.
    private var numbers: [UInt64] = []
    /// The number of the running command; nil if no command runs.
    private var command: Int?
    /// The number of the last task before the command.
    private var lastNumber: UInt64 = 0
    /// The number of tasks from which finished tasks are released.
    private var limit = 64

    init() {}

    init(command: Int, after lastNumber: UInt64) { (self.command, self.lastNumber) = (command, lastNumber) }

    /// Adds the task of a job if the command has started this task and it is new.
    mutating func add(_ job: UnownedJob, _ number: UInt64, of cause: Cause) {
        guard number > lastNumber, cause.command == command, let task = RuntimeTask.unstructured(job) else { return }
        let place = numbers.firstPlace { $0 >= number }
        guard place == numbers.count || numbers[place] != number else { return }
        numbers.insert(number, at: place)
        tasks.append(unsafeBitCast(task, to: AnyObject.self))
    }

    /// Removes and returns the tasks without another owner if there are many tasks. A finished task has no other owner,
    /// unless its handle is kept.
    mutating func removeFinished() -> StartedTasks? {
        guard tasks.count >= limit else { return nil }
        var finished = StartedTasks()
        var running: [AnyObject] = []
        for index in tasks.indices {
            if isKnownUniquelyReferenced(&tasks[index]) {
                finished.tasks.append(tasks[index])
            } else {
                running.append(tasks[index])
            }
        }
        tasks = running
        limit = max(64, running.count * 2)
        return finished
    }

    mutating func letGo() { tasks = [] }

    func cancel() {
        for task in tasks { unsafeBitCast(task, to: UnsafeCurrentTask.self).cancel() }
    }
}
