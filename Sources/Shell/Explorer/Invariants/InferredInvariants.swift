/// Decides from all evidence of a walk which exceptions are mistakes of the app.
struct InferredInvariants {
    private static let (majority, elsewhere) = (10, 3)

    private let log: FactLog

    init(log: FactLog) { self.log = log }

    /// The facts that are the app's own rules but have exceptions, each with its first exception.
    var doubts: [(fact: FactLog.Fact, exception: FactLog.Exception)] {
        log.tallies.compactMap { tally in
            guard let exception = tally.exceptions.first, isRule(tally) else { return nil }
            return (tally.fact, exception)
        }
    }

    private func isRule(_ tally: FactLog.Tally) -> Bool {
        let fact = tally.fact
        var alike: [FactLog.Tally] {
            log.tallies.filter { ($0.fact.invariant, $0.fact.rule) == (fact.invariant, fact.rule) }
        }
        switch fact.rule {
        case .mostly: return tally.holds >= Self.majority * (tally.count - tally.holds)
        case .never: return tally.holds == 0
        case .elsewhere:
            let (holds, count) = alike.reduce((0, 0)) { ($0.0 + $1.holds, $0.1 + $1.count) }
            return holds >= Self.elsewhere * (count - holds)
        case .onlyHere:
            let (failing, count) = (alike.count { $0.holds == 0 }, alike.count)
            return tally.holds == 0 && count - failing >= Self.elsewhere * failing
        }
    }
}
