import ChallengeText
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeVerification

@Suite("The difference of lines", .limited)
struct LineDiffTests {
    @Test("is what is missing and what should not be there, with the common lines around")
    func rows() {
        let diff = LineDiff(expected: ["a", "b", "c"], actual: ["a", "x", "c", "d"])
        #expect(diff.rows == [.common("a"), .expected("b"), .actual("x"), .common("c"), .actual("d")])
        #expect(!diff.isEmpty)
    }

    @Test("is none where there is none")
    func none() {
        let diff = LineDiff(expected: ["a"], actual: ["a"])
        #expect(diff.isEmpty)
        #expect(LineDiff(expected: [], actual: []).rows.isEmpty)
    }

    @Test("leaves out common lines that are more than three away")
    func folded() {
        let lines = (1...20).map(String.init)
        let diff = LineDiff(expected: lines, actual: lines.filter { $0 != "5" && $0 != "15" })
        #expect(
            diff.rows == [
                .skipped(1), .common("2"), .common("3"), .common("4"), .expected("5"), .common("6"), .common("7"),
                .common("8"), .skipped(3), .common("12"), .common("13"), .common("14"), .expected("15"), .common("16"),
                .common("17"), .common("18"), .skipped(2),
            ])
    }

    @Test("is there also between letters that look alike")
    func bytes() {
        #expect(LineDiff(expected: ["é"], actual: ["e\u{301}"]).rows.count == 2)
    }

    @Test("leads from the one to the other, whatever they are, and is small where little differs")
    func property() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let expected = random.sequence(of: [["a"], ["b"], ["c"]], upTo: 30)
            var actual = expected
            let edits = Int.random(in: 0...3, using: &random)
            for _ in 0..<edits {
                if Bool.random(using: &random), !actual.isEmpty {
                    actual.remove(at: Int.random(in: 0..<actual.count, using: &random))
                } else {
                    actual.insert("x", at: Int.random(in: 0...actual.count, using: &random))
                }
            }
            let diff = LineDiff(expected: expected, actual: actual)
            #expect(replay(diff, on: expected) == actual, "seed \(seed)")
            let changes = diff.rows.count {
                switch $0 {
                case .expected, .actual: true
                case .common, .skipped: false
                }
            }
            #expect(changes <= edits, "seed \(seed)")
            #expect(diff.isEmpty == (expected == actual), "seed \(seed)")
        }
    }

    @Test("of a hundred thousand lines is found at once")
    func large() {
        let lines = (0..<100_000).map(String.init)
        #expect(LineDiff(expected: lines, actual: lines.reversed()).rows.count >= lines.count)
        #expect(LineDiff(expected: lines, actual: lines + ["x"]).rows.count == 5)
    }

    @Test("of a thousand long lines that differ at their ends is found at once")
    func long() {
        let start = String(repeating: "a", count: 30_000)
        let lines = (0..<900).map { "\(start)\($0)" }
        let diff = LineDiff(expected: lines, actual: lines.map { $0 + "b" })
        #expect(diff.rows.count == 1_800)
    }

    /// What a difference makes of the lines that it expects.
    private func replay(_ diff: LineDiff, on expected: [String]) -> [String]? {
        var rest = expected[...]
        var result: [String] = []
        for row in diff.rows {
            switch row {
            case .common(let line):
                guard rest.popFirst() == line else { return nil }
                result.append(line)
            case .expected(let line):
                guard rest.popFirst() == line else { return nil }
            case .actual(let line):
                result.append(line)
            case .skipped(let count):
                result += rest.prefix(count)
                rest = rest.dropFirst(count)
            }
        }
        return rest.isEmpty ? result : nil
    }
}
