import Glibc

/// Where values are on an axis on which each power of ten takes as much room.
struct LogarithmicScale {
    private let lowest: Double
    private let highest: Double
    private let start: Double
    private let end: Double

    /// - Parameters:
    ///   - values: what is drawn; one at least, all greater than nothing.
    ///   - start: where the power of ten is that is no more than any of them.
    ///   - end: where that is which is no less.
    init(_ values: [Double], from start: Double, to end: Double) {
        let logarithms = values.map { log10($0) }
        lowest = (logarithms.min() ?? 0).rounded(.down)
        highest = max((logarithms.max() ?? 0).rounded(.up), lowest + 1)
        (self.start, self.end) = (start, end)
    }

    func position(of value: Double) -> Double {
        start + (log10(value) - lowest) / (highest - lowest) * (end - start)
    }

    /// The powers of ten.
    var ticks: [Double] {
        (Int(lowest)...Int(highest)).map { pow(10, Double($0)) }
    }
}
