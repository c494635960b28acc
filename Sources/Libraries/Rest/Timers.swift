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
        var (low, high) = (0, timers.count)
        while low < high {
            let middle = (low + high) / 2
            // Behind those that are due later, before those that are due with it, as they were set earlier.
            if timers[middle].due > timer.due { low = middle + 1 } else { high = middle }
        }
        timers.insert(timer, at: low)
    }

    mutating func popFirst() -> Timer? { timers.popLast() }

    mutating func remove(number: Int) -> Timer? {
        timers.lastIndex { $0.number == number }.map { timers.remove(at: $0) }
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
    ///   - age: how long ago the job began that has set it, which mostly has read the clock.
    ///   - parentAges: when the job before it, which else has, began, and when it had enqueued this one.
    static func exact(rest: Duration, age: Duration, parentAges: (Duration, Duration)) -> Duration {
        guard rest > .zero else { return .zero }
        let own = (rest.nanoseconds, (rest + age).nanoseconds)
        let parents = ((rest + parentAges.1).nanoseconds, (rest + parentAges.0).nanoseconds)
        let nanoseconds =
            roundest(own, milliseconds) ?? roundest(parents, milliseconds)
            ?? roundest(own, units) ?? own.0
        return .nanoseconds(nanoseconds)
    }

    private static func roundest(_ bounds: (least: Int64, most: Int64), _ units: [Int64]) -> Int64? {
        units.lazy.map { bounds.most / $0 * $0 }.first { $0 >= bounds.least }
    }

    private static let milliseconds = units.filter { $0 >= 1_000_000 }
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
