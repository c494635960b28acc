import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeExplorer

@Suite("The cost of steps")
struct CostTests {
    @Test(
        "Growth with the square of the pages is too fast, but proportional or imperceptible growth is not",
        arguments: [
            (false, 42, 1, 1), (true, 42, 1, 2), (true, 16, 10, 2), (false, 42, 500, 0), (true, 7, 1, 2),
            (false, 7, 50, 1), (false, 5, 100, 2),
            (false, 42, 0.001, 2),
        ] as [(Bool, Int, Double, Double)])
    func growth(isTooFast: Bool, count: Int, milliseconds: Double, power: Double) {
        let times = (1...count).map { Duration.milliseconds(milliseconds * pow(Double($0), power)) }
        #expect(Experiment.growsMoreThanRows(times) == isTooFast)
        guard count >= 16 else { return }
        // Some pages take longer, as other processes use the processor.
        let disturbed = times.enumerated().map { $0 % 7 == 3 ? $1 + .seconds(2) : $1 }
        #expect(Experiment.growsMoreThanRows(disturbed) == isTooFast)
    }

    @Test("A step of ten times the median of its action is a suspicion, in the order of the walk")
    func suspects() {
        var times = StepTimes()
        func note(_ milliseconds: Int, _ line: String, of action: String) {
            let step = Step(line: line, action: action, isOffered: true)
            times.note(.milliseconds(milliseconds), of: step, on: "Books", after: ["books"])
        }
        for number in 1...30 { note(8, "open \(number)", of: "open a row") }
        for number in 1...30 { note(1, "more \(number)", of: "more") }
        note(80, "open 31", of: "open a row")
        note(400, "open 32", of: "open a row")
        note(300, "open 33", of: "open a row")
        note(49, "more 31", of: "more")
        note(51, "more 32", of: "more")
        // The first step of a kind is its own median.
        note(900, "search a", of: "search TEXT")
        var others = StepTimes()
        others.append(times)
        let suspects = others.suspects.map {
            "\($0.finding.subject.action): \($0.evidence.experiment?.step.line ?? "")"
        }
        #expect(suspects == ["more: more 32", "open a row: open 32", "open a row: open 33"])
        #expect(others.suspects.allSatisfy { $0.finding.subject.invariant == .cost && $0.evidence.violation == nil })
    }
}
