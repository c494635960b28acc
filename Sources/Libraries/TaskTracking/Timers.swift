/// A sleep, and the action at its end.
struct Timer {
    enum Action {
        case enqueue(UnownedJob, Scheduler.Place)
        case resume(UnsafeContinuation<Void, Never>)
        case dispatch(DispatchedWork)
    }

    /// The time when the sleep ends, by the clock of the timer's queue.
    let due: Duration
    let number: Int
    let action: Action
    let cause: Cause?
    /// The number of the sleeping task; 0 if unknown.
    let sleeper: UInt64
}

/// Timers, the earliest first. Timers with the same time stay in the order in which they were set.
struct TimerQueue {
    private var timers: [Timer] = []

    var isEmpty: Bool { timers.isEmpty }
    var first: Timer? { timers.last }
    var all: some Collection<Timer> { timers.reversed() }

    mutating func insert(_ timer: Timer) {
        // The array is in reverse order. Timers with the same time were set earlier, so the new timer goes before them.
        timers.insert(timer, at: timers.firstPlace { $0.due <= timer.due })
    }

    mutating func popFirst() -> Timer? { timers.popLast() }

    mutating func remove(number: Int) -> Timer? {
        timers.lastIndex { $0.number == number }.map { timers.remove(at: $0) }
    }
}

extension Array {
    /// Returns the first place from which all elements satisfy the predicate. All other elements must come first.
    func firstPlace(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Computes a sleep's duration, as it stands in the source code, from the time of the system's clock when the sleep ends.
///
/// `Task.sleep(for:)` reads the clock, adds the duration, and later hands the end to the executor. A busy machine delays
/// these steps, so two equally long sleeps could end in random order. The roundest possible duration is taken, such as
/// 500 rather than 499.8 milliseconds, as source code has round numbers.
enum SleepDuration {
    /// - Parameters:
    ///   - rest: the remaining time of the sleep.
    ///   - age: the time since the job that set the sleep began. `sleep(for:)` reads the clock in that job.
    ///   - parentAges: the times since the previous job ended and began. `sleep(until: .now + …)` reads the clock in that
    ///     job.
    static func exact(rest: Duration, age: Duration, parentAges: (Duration, Duration)) -> Duration {
        let (rest, age) = (rest.nanoseconds, age.nanoseconds)
        let own = spans(from: rest, to: rest + age)
        let parents = spans(from: rest + parentAges.0.nanoseconds, to: rest + parentAges.1.nanoseconds)
        let ownBest = roundest(own, from: millisecond) ?? roundest([(rest, rest + age)], from: millisecond)
        let parentsBest = roundest(parents, from: ownBest.map { max(50 * millisecond, 10 * $0.unit) } ?? millisecond)
        return .nanoseconds(max(0, (parentsBest ?? ownBest ?? roundest(own, from: 0))?.length ?? rest))
    }

    /// Returns the ranges of possible durations if the clock was read between two moments. If the job took longer than
    /// usual, another program has delayed the job before or after the job read the clock.
    private static func spans(from least: Int64, to most: Int64) -> [(least: Int64, most: Int64)] {
        most - least <= 2 * shortTime ? [(least, most)] : [(least, least + shortTime), (most - shortTime, most)]
    }

    /// Ten times the usual time from a job's beginning to its sleep, in nanoseconds.
    private static let shortTime: Int64 = 200_000
    private static let millisecond: Int64 = 1_000_000

    /// Returns the duration in the spans that is a multiple of the largest possible unit (at least `least`), and this
    /// unit.
    private static func roundest(
        _ spans: [(least: Int64, most: Int64)], from least: Int64
    ) -> (length: Int64, unit: Int64)? {
        for unit in units where unit >= least {
            for span in spans {
                let length = span.most / unit * unit
                if length >= max(1, span.least) { return (length, unit) }
            }
        }
        return nil
    }

    /// The units in nanoseconds: a second, half a second, and so on.
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
