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
        let own = spans(from: rest, to: rest + age)
        let parents = spans(from: rest + parentAges.0.nanoseconds, to: rest + parentAges.1.nanoseconds)
        let ownBest = roundest(own, from: millisecond) ?? roundest([(rest, rest + age)], from: millisecond)
        let parentsBest = roundest(parents, from: ownBest.map { max(50 * millisecond, 10 * $0.unit) } ?? millisecond)
        return .nanoseconds(max(0, (parentsBest ?? ownBest ?? roundest(own, from: 0))?.length ?? rest))
    }

    /// Where the length is if the clock was read between two moments. Another program has held up a job that took longer
    /// than usual, before it has read the clock or after.
    private static func spans(from least: Int64, to most: Int64) -> [(least: Int64, most: Int64)] {
        most - least <= 2 * shortTime ? [(least, most)] : [(least, least + shortTime), (most - shortTime, most)]
    }

    /// Of a job from its beginning to its sleep, in nanoseconds: ten times what it takes.
    private static let shortTime: Int64 = 200_000
    private static let millisecond: Int64 = 1_000_000

    /// The roundest length in some spans, and the unit that it is a multiple of, if that is not below another one.
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
