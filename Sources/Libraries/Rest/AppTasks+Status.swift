extension AppTasks {
    /// What is known of an app's tasks.
    struct Status {
        /// How many jobs are ready or run.
        var pending = 0
        var flights = 0
        var timers = TimerQueue()
        var waiters: [Waiter] = []
        /// The number of the command that began last.
        var command = 0
        /// When it began, in the app's time.
        var beginning = Duration.zero
        var started = StartedTasks()
        /// The time, where it is virtual.
        var now = Duration.zero
        var patience = Duration.seconds(10)
        /// Until when a command lets time pass.
        var passing: Duration?
        /// True if the command is cancelled: no sleep is waited for.
        var isHurried = false
        /// Nil where jobs run in the order of enqueuing.
        var schedule: Schedule?
        /// How long jobs have run since they were seen to follow one another, and how many there were before.
        private var busy: (time: Duration, jobs: Int)?
        private var jobs = 0
        private var latest: Cause?

        /// A job is ready, or one that runs becomes the app's.
        mutating func begin(_ cause: Cause?, _ job: UnownedJob? = nil, _ number: UInt64 = 0) {
            pending += 1
            jobs += 1
            latest = cause
            if let job, let cause { started.add(job, number, of: cause) }
        }

        var isBusy: Bool { busy != nil }

        mutating func noteWork(_ duration: Duration) { busy?.time += duration }

        mutating func changeFlights(by count: Int) {
            flights += count
            busy = nil
        }

        /// How much later than possible the schedule ends a sleep, unless that limits the command.
        mutating func lateness(of cause: Cause) -> Duration {
            guard cause.patience != .none else { return .zero }
            return schedule?.lateness(isAlone: timers.isEmpty) ?? .zero
        }

        /// The earliest timer. Its time has come.
        mutating func popTimer() -> Timer? {
            guard let timer = timers.popFirst() else { return nil }
            if timer.due > now { busy = nil }
            now = max(now, timer.due)
            return timer
        }

        /// True if a command waits for the end of a sleep.
        private func isAwaited(_ timer: Timer) -> Bool {
            if let passing, timer.due <= passing { return true }
            guard let cause = timer.cause, !isHurried else { return false }
            switch cause.patience {
            case .short: return cause.command == command && timer.due < beginning + AppTasks.horizon
            case .unlimited: return true
            case .none: return false
            }
        }

        /// When the first of the sleeps ends that a command waits for; nil if it waits for none.
        private var awaited: Timer? { timers.all.first(where: isAwaited) }

        /// True if there is nothing to wait for.
        ///
        /// - Parameter runningJobs: how many of the jobs are those that ask.
        func isOver(_ purpose: Waiter.Purpose, runningJobs: Int) -> Bool {
            switch purpose {
            case .end(let end): end.hasCome
            case .rest: pending <= runningJobs && flights == 0 && awaited == nil
            case .stillness: pending <= runningJobs && flights == 0
            }
        }

        enum Step {
            /// The earliest sleep ends.
            case passTime
            case end(Waiter, Waiter.Ending)
            /// Until then, by the system's clock; nil until something happens.
            case wait(Duration?)
        }

        /// What is to be done when nothing of the app can run, or while it does.
        mutating func step(_ now: Duration, isVirtual: Bool) -> Step {
            guard !waiters.isEmpty else { return .wait(nil) }
            guard pending == 0, flights == 0 else { return endOfPatience(now) }
            busy = busy.flatMap { isVirtual && awaited != nil ? $0 : nil }
            let isRest = awaited == nil
            if isRest, let index = ending { return .end(waiters.remove(at: index), .rest) }
            if let index = waiters.lastIndex(where: { $0.purpose.isStillness }) {
                return .end(waiters.remove(at: index), .rest)
            }
            return isVirtual && !isRest ? .passTime : .wait(nil)
        }

        /// The waiter whose wait is over at rest. Work may wait for rest itself, which is then told first; work that neither
        /// does so nor sleeps waits for something that is not known.
        private var ending: Int? {
            let rest = waiters.lastIndex { if case .rest = $0.purpose { true } else { false } }
            return rest ?? (timers.isEmpty ? nil : waiters.lastIndex { !$0.purpose.isStillness })
        }

        private mutating func endOfPatience(_ now: Duration) -> Step {
            guard flights == 0 else { return .wait(nil) }
            let busy = busy ?? (.zero, jobs)
            self.busy = busy
            // A single job that takes long is no loop.
            guard busy.time >= patience, jobs - busy.jobs > 1_000 else { return .wait(now + .seconds(1)) }
            return .end(waiters.removeLast(), .never(latest?.screen))
        }
    }

    /// A task that waits for the app.
    struct Waiter {
        enum Purpose {
            case rest
            /// That nothing goes on but sleeps.
            case stillness
            case end(WorkEnd)

            var isStillness: Bool { if case .stillness = self { true } else { false } }
        }

        enum Ending {
            case rest
            /// With the screen whose jobs go on.
            case never(String?)
        }

        let purpose: Purpose
        let cause: Cause?
        let continuation: UnsafeContinuation<Ending, Never>
    }
}

/// The tasks that a command has started, held until it is over.
struct StartedTasks: @unchecked Sendable {
    /// `UnsafeCurrentTask`, as objects: they may be cancelled by any thread.
    private var tasks: [AnyObject] = []
    /// In rising order.
    private var numbers: [UInt64] = []
    /// Nil where no command is at work.
    private var command: Int?
    /// The number of the last task before the command.
    private var lastNumber: UInt64 = 0
    /// From so many tasks on those that have ended are let go.
    private var limit = 64

    init() {}

    init(command: Int, after lastNumber: UInt64) { (self.command, self.lastNumber) = (command, lastNumber) }

    /// Adds the task of a job, if it is a new one of the command.
    mutating func add(_ job: UnownedJob, _ number: UInt64, of cause: Cause) {
        guard number > lastNumber, cause.command == command, let task = RuntimeTask.unstructured(job) else { return }
        let place = numbers.firstPlace { $0 >= number }
        guard place == numbers.count || numbers[place] != number else { return }
        numbers.insert(number, at: place)
        tasks.append(unsafeBitCast(task, to: AnyObject.self))
        guard tasks.count >= limit else { return }
        // Nobody else holds a task that has ended, unless its handle is kept.
        tasks = tasks.indices.compactMap { isKnownUniquelyReferenced(&tasks[$0]) ? nil : tasks[$0] }
        limit = max(64, tasks.count * 2)
    }

    mutating func letGo() { tasks = [] }

    func cancel() {
        for task in tasks { unsafeBitCast(task, to: UnsafeCurrentTask.self).cancel() }
    }
}
