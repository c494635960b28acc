/// Measured times.
struct Durations {
    private let sorted: [Duration]

    /// - Parameter durations: one at least, in any order.
    init(_ durations: [Duration]) {
        sorted = durations.sorted()
    }

    var median: Duration { percentile(50) }
    var minimum: Duration { percentile(0) }

    /// The shortest time that so many per cent of all do not exceed (the nearest rank).
    func percentile(_ percent: Int) -> Duration {
        sorted[max((sorted.count * percent + 99) / 100, 1) - 1]
    }
}

extension Duration {
    /// To the microsecond.
    var milliseconds: Double { (self / .microseconds(1)).rounded() / 1_000 }
}
