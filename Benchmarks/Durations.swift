/// Measured times.
struct Durations {
    private let sorted: [Duration]

    /// - Parameter durations: one at least, in any order.
    init(_ durations: [Duration]) {
        sorted = durations.sorted()
    }

    var median: Duration { percentile(50) }
    var maximum: Duration { percentile(100) }

    /// The shortest time that so many per cent of all do not exceed (the nearest rank).
    func percentile(_ percent: Int) -> Duration {
        sorted[max((sorted.count * percent + 99) / 100, 1) - 1]
    }
}
