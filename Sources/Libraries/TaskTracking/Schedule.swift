import ChallengeText

/// A random order in which the tasks of an app may run, determined by a number.
///
/// Jobs of the main actor run in the order of enqueuing, as on a device. A schedule chooses everything else: when each
/// other ready job runs, how late a sleep ends, and when an answer arrives. The task with the highest priority runs.
/// Priorities are random and drop at a few random moments (probabilistic concurrency testing; Burckhardt and others,
/// ASPLOS 2010).
struct Schedule {
    let number: Int
    private(set) var reordering = AppTasks.ReorderingExtent.none
    private var random: SeededGenerator
    /// The priorities by task number. Task numbers differ in each run, so the priorities are drawn in the order in which
    /// tasks first appear.
    private var priorities: [UInt64: Int] = [:]
    private var lowest = 0
    /// The average number of choices between two drops of a priority.
    private let changeInterval: Int

    init(_ number: Int) {
        self.number = number
        random = SeededGenerator(seed: UInt64(bitPattern: Int64(number)))
        changeInterval = 8 << Int.random(in: 0..<4, using: &random)
    }

    /// Returns the index of the task that runs next.
    ///
    /// - Parameter tasks: the numbers of the ready tasks, 0 for a job that is no task; not empty.
    mutating func choose(among tasks: [UInt64]) -> Int {
        reordering = .order
        if Int.random(in: 0..<changeInterval, using: &random) == 0 {
            lowest -= 1
            priorities[tasks[highest(of: tasks)]] = lowest
        }
        return highest(of: tasks)
    }

    private mutating func highest(of tasks: [UInt64]) -> Int {
        let priorities = tasks.map { priority(of: $0) }
        return priorities.indices.max { priorities[$0] < priorities[$1] } ?? 0
    }

    private mutating func priority(of task: UInt64) -> Int {
        if task != 0, let priority = priorities[task] { return priority }
        let priority = Int.random(in: 1..<1_000_000, using: &random)
        priorities[task] = priority
        return priority
    }

    /// Returns the delay of a sleep's end.
    ///
    /// - Parameter isAlone: true if no other task sleeps.
    mutating func lateness(isAlone: Bool) -> Duration {
        reordering = max(reordering, isAlone ? .time : .order)
        return Bool.random(using: &random) ? .zero : .milliseconds(Int.random(in: 1...250, using: &random))
    }
}

extension AppTasks {
    /// The number of the schedule by which tasks run in virtual time; nil for the order of enqueuing. Each command
    /// restarts the schedule.
    package var schedule: Int? {
        get { Scheduler.process.change(self) { $0.schedule?.number } }
        set { if newValue != schedule { Scheduler.process.setSchedule(newValue.map { Schedule($0) }, of: self) } }
    }

    package enum ReorderingExtent: Comparable, Sendable {
        case none
        /// The schedule has chosen only the moments when awaited sleeps end.
        case time
        /// The schedule has also chosen the order of some jobs or of some sleeps' ends.
        case order
    }

    /// The extent of the current schedule's choices since the last command began.
    package var reordering: ReorderingExtent {
        Scheduler.process.change(self) { $0.schedule?.reordering ?? .none }
    }

    /// Starts work of the host outside the schedule. More detailed logs need more of this work.
    package static func hosting<Result>(_ work: () -> Result) -> Result {
        guard let cause = RunningJob.current?.cause else { return work() }
        leave(to: Attribution(cause.with(.none)))
        defer { leave(to: Attribution(cause)) }
        return work()
    }

    /// Waits until the schedule, if any, lets an answer arrive. Throws `CancellationError` if the wait is cancelled.
    package static func awaitingArrival() async throws {
        guard let tasks = RunningJob.current?.cause?.tasks, tasks.schedule != nil else { return }
        try await awaitingAnswer { try await tasks.clock.sleep(for: .zero) }
    }
}
