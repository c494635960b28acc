import ChallengeTestSupport
import Testing

@testable import ChallengeExplorer

@Suite("Undeclared regularities of an app")
struct InferredInvariantsTests {
    private static func log(_ rule: FactLog.Rule, _ counts: [(holds: Int, fails: Int)]) -> FactLog {
        var log = FactLog()
        for (index, count) in counts.enumerated() {
            let fact = FactLog.Fact(invariant: .truth, screen: "Screen\(index)", what: "page", rule: rule)
            let exception = FactLog.Exception(
                detail: "no", action: "", experiment: .inspection, lines: [], startCount: 0)
            for _ in 0..<count.holds { log.note(fact, nil) }
            for _ in 0..<count.fails { log.note(fact, exception) }
        }
        return log
    }

    @Test(
        "A regularity holds mostly in the app, and exceptions to it are reported",
        arguments: [
            (.mostly, [(10, 1)], ["Screen0"]), (.mostly, [(9, 1)], []), (.mostly, [(0, 5)], []),
            (.never, [(0, 2)], ["Screen0"]), (.never, [(1, 9)], []),
            (.elsewhere, [(3, 0), (1, 1)], ["Screen1"]), (.elsewhere, [(1, 0), (1, 1)], []),
            // A place counts once, however often it is visited.
            (.onlyHere, [(9, 0), (1, 0), (1, 5), (0, 70)], ["Screen3"]), (.onlyHere, [(9, 0), (9, 0), (0, 1)], []),
            (.onlyHere, [(1, 0), (1, 0), (1, 0), (0, 1), (0, 1)], []), (.onlyHere, [(9, 1)], []),
            (.rarely, Array(repeating: (1, 0), count: 9) + [(0, 1)], ["Screen9"]),
            (.usually, [(2, 0), (1, 0), (5, 0), (4, 5)], ["Screen3"]), (.usually, [(2, 0), (1, 0), (1, 2)], []),
            (.usually, [(10, 1)], ["Screen0"]), (.rarely, Array(repeating: (1, 0), count: 8) + [(0, 1)], []),
        ] as [(FactLog.Rule, [(holds: Int, fails: Int)], [String])])
    func doubts(rule: FactLog.Rule, counts: [(holds: Int, fails: Int)], screens: [String]) {
        #expect(Self.log(rule, counts).brokenRules(isComplete: true).map(\.fact.screen) == screens)
    }
}
