import ChallengeTestSupport
import Testing

@testable import ChallengeExplorer

@Suite("The cost of steps")
struct CostTests {
    @Test("A step of ten times the median of its action is a suspicion, in the order of the walk")
    func suspects() {
        var times = StepTimes()
        func note(_ milliseconds: Int, _ line: String, of action: String) {
            let step = Step(line: line, action: action, isOffered: true)
            times.note(.milliseconds(milliseconds), of: step, on: "Books", after: ["books"])
        }
        for number in 1...30 { note(8, "open \(number)", of: "open a row") }
        for number in 1...30 { note(1, "more \(number)", of: "more") }
        note(79, "open 31", of: "open a row")
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
