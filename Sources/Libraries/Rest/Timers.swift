/// A sleep, and what ends with it.
struct Timer {
    enum Action {
        case enqueue(UnownedJob, Scheduler.Place)
        case resume(UnsafeContinuation<Void, Never>)
    }

    /// In the time of its queue.
    let due: Duration
    /// Unique among all timers, rising.
    let number: Int
    let action: Action
    let cause: Cause?
    /// The number of the task that sleeps; 0 if it is not known.
    let sleeper: UInt64
}

/// Timers, the earliest first; those that are due at the same time in the order in which they were set.
struct TimerQueue {
    /// The earliest last.
    private var timers: [Timer] = []

    var isEmpty: Bool { timers.isEmpty }
    var first: Timer? { timers.last }
    var all: some Collection<Timer> { timers.reversed() }

    mutating func insert(_ timer: Timer) {
        // Behind those that are due later, before those that are due with it, as they were set earlier.
        timers.insert(timer, at: timers.firstPlace { $0.due <= timer.due })
    }

    mutating func popFirst() -> Timer? { timers.popLast() }

    mutating func remove(number: Int) -> Timer? {
        timers.lastIndex { $0.number == number }.map { timers.remove(at: $0) }
    }
}

/// The timers of tasks that sleep, by the tasks' numbers. A dictionary would look up conformances when the program starts.
struct TimersBySleeper {
    private var timers: [Timer] = []

    subscript(number: UInt64) -> Timer? {
        let place = timers.firstPlace { $0.sleeper >= number }
        return place < timers.count && timers[place].sleeper == number ? timers[place] : nil
    }

    mutating func insert(_ timer: Timer) {
        let place = timers.firstPlace { $0.sleeper >= timer.sleeper }
        timers.insert(timer, at: place)
    }

    mutating func remove(_ number: UInt64) {
        let place = timers.firstPlace { $0.sleeper >= number }
        if place < timers.count, timers[place].sleeper == number { timers.remove(at: place) }
    }
}

extension Array {
    /// The first place from which on all elements are so, in an array in which those that are stand behind those that are not.
    func firstPlace(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// How long a task sleeps, exactly, where only the end of its sleep by the system's clock is known.
///
/// `Task.sleep(for:)` reads the clock, adds the duration, and hands the end to the executor some time later, which is
/// more where the machine is busy. Two tasks that sleep equally long would wake in an order of chance. The roundest
/// duration that the sleep can have had is the one that was written down.
enum SleepDuration {
    /// - Parameters:
    ///   - rest: what is left of the sleep now.
    ///   - age: how long ago the job began that has set it. `sleep(for:)` reads the clock in that job.
    ///   - parentAges: when the job before it, in which `sleep(until: .now + …)` reads it, was over, and when it began.
    static func exact(rest: Duration, age: Duration, parentAges: (Duration, Duration)) -> Duration {
        let (rest, age) = (rest.nanoseconds, age.nanoseconds)
        // A job that took longer than that was held up by another program, before it has read the clock or after.
        let own =
            age <= 2 * shortTime
            ? [(rest, rest + age)] : [(rest, rest + shortTime), (rest + age - shortTime, rest + age)]
        let ownBest =
            own.compactMap { roundest($0, from: millisecond) }.max { $0.unit < $1.unit }
            ?? roundest((rest, rest + age), from: millisecond)
        let parents = (rest + parentAges.0.nanoseconds, rest + parentAges.1.nanoseconds)
        // In a job that was held up a rounder length is there by chance.
        let isClear = ownBest == nil || parents.1 - parents.0 <= 2 * shortTime
        let parentsBest =
            isClear
            ? roundest(parents, from: ownBest.map { max(50 * millisecond, 10 * $0.unit) } ?? millisecond) : nil
        return .nanoseconds(max(0, (parentsBest ?? ownBest ?? roundest(own[0], from: 0))?.duration ?? rest))
    }

    /// Of a job from its beginning to its sleep, in nanoseconds: ten times what it takes.
    private static let shortTime: Int64 = 200_000
    private static let millisecond: Int64 = 1_000_000

    private static func roundest(
        _ bounds: (least: Int64, most: Int64), from least: Int64
    ) -> (duration: Int64, unit: Int64)? {
        units.lazy.filter { $0 >= least }.map { (bounds.most / $0 * $0, $0) }.first { $0.0 >= max(1, bounds.least) }
    }

    /// In nanoseconds: a second, half of it, and so on.
    private static let units: [Int64] = (0...6).reversed().flatMap { exponent in
        let power = (0..<exponent).reduce(Int64(1_000)) { unit, _ in unit * 10 }
        return [power, power / 2]
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? .max : product.addingReportingOverflow(attoseconds / 1_000_000_000).partialValue
    }
}
