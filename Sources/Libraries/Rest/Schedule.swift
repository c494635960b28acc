import ChallengeShellText

/// One of the orders in which the tasks of an app may run, made from a number.
///
/// Jobs of the main actor run in the order of enqueuing, as on a device. A schedule chooses everything else: which of the
/// other jobs that are ready runs next, and whether it runs before those of the main actor; how much later than possible a
/// sleep ends; when an answer arrives. The task of the highest priority runs. Priorities are random, and fall at few random
/// moments (probabilistic concurrency testing; Burckhardt and others, ASPLOS 2010).
struct Schedule {
    let number: Int
    private(set) var leeway = AppTasks.Leeway.none
    private var random: SeededGenerator
    /// By the tasks' numbers, which differ each time, in the order in which tasks are first seen.
    private var priorities: [UInt64: Int] = [:]
    private var lowest = 0
    /// One of so many choices lowers a priority.
    private let changeInterval: Int

    init(_ number: Int) {
        self.number = number
        random = SeededGenerator(seed: UInt64(bitPattern: Int64(number)))
        changeInterval = 8 << Int.random(in: 0..<4, using: &random)
    }

    /// The index of the task that runs next.
    ///
    /// - Parameter tasks: the numbers of those that are ready, 0 for a job that is no task; not empty.
    mutating func choose(among tasks: [UInt64]) -> Int {
        leeway = .order
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

    /// How much later than possible a sleep ends.
    ///
    /// - Parameter isAlone: true if no other task sleeps.
    mutating func lateness(isAlone: Bool) -> Duration {
        leeway = max(leeway, isAlone ? .time : .order)
        return Bool.random(using: &random) ? .zero : .milliseconds(Int.random(in: 1...250, using: &random))
    }
}

extension AppTasks {
    /// The number of the schedule by which tasks run in virtual time; nil for the order of enqueuing. Each command begins the
    /// schedule anew.
    package var schedule: Int? {
        get { Scheduler.process.change(self) { $0.schedule?.number } }
        set { if newValue != schedule { Scheduler.process.setSchedule(newValue.map { Schedule($0) }, of: self) } }
    }

    /// What a schedule could choose.
    package enum Leeway: Comparable, Sendable {
        case none
        /// When something is over that was waited for.
        case time
        /// The order of some jobs or sleeps, too.
        case order
    }

    /// What the schedule that is set could choose since the last command began.
    package var leeway: Leeway { Scheduler.process.change(self) { $0.schedule?.leeway ?? .none } }

    /// Starts work of the host's, which is no part of a schedule: there is more of it where somebody wants to know more.
    package static func hosting<Result>(_ work: () -> Result) -> Result {
        guard let cause = RunningJob.current?.cause else { return work() }
        leave(to: Attribution(cause.with(.none)))
        defer { leave(to: Attribution(cause)) }
        return work()
    }

    /// Waits until the schedule lets an answer arrive, if there is a schedule. Throws `CancellationError` when it is cancelled.
    package static func awaitingArrival() async throws {
        guard let tasks = RunningJob.current?.cause?.tasks, tasks.schedule != nil else { return }
        try await awaitingAnswer { try await tasks.clock.sleep(for: .zero) }
    }
}
