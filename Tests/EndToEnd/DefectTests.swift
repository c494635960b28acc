import ChallengeTestSupport
import ChallengeText
import Foundation
import TestLimits
import Testing

@testable import defects_fixture

/// The app of `Tests/Support/DefectsProgram`, in which developers' mistakes can be planted.
@Suite("Exploration of an app", .startsPrograms)
struct DefectTests {
    private let program: Program

    init() throws { program = try Program() }

    private func explore(_ arguments: String...) async throws -> (violations: [JSON], summary: JSON, status: Int32) {
        let result = try await program.run(
            executable: Program.path(of: "defects-fixture"),
            ["--explore", "--faults", "--hang-after", "6", "--format", "json"] + arguments, input: Data())
        #expect(!result.wasSignalled)
        let events = try result.output.split(separator: "\n").map { try JSON(reading: $0) }
        let summary = try #require(events.last)
        return (events.dropLast(), summary, result.status)
    }

    @Test("finds a planted mistake, and shows it with a few commands", arguments: Defect.allCases)
    func defect(_ defect: Defect) async throws {
        let (invariant, screen, depth) = defect.finding
        let (violations, _, status) = try await explore("--defect", defect.rawValue, "--depth", "\(depth)")
        #expect(status == 1)
        let violation = try #require(
            violations.first { $0["invariant"]?.string == invariant && $0["screen"]?.string == screen },
            "\(violations)")
        let transcript = violation["transcript"]?.string ?? ""
        #expect(transcript.split(separator: "\n").count { $0.hasPrefix("> ") } <= 6, "\(transcript)")
    }

    @Test("finds nothing where there is nothing, and no end before the end")
    func sound() async throws {
        let (violations, summary, status) = try await explore()
        #expect(violations.isEmpty)
        #expect(summary["unexplored"] == .number("0"))
        #expect(summary["omitted"] == .number("0"))
        #expect(status == 0)
    }

    @Test("goes on after a crash, and tells what the program has said at last")
    func crash() async throws {
        let (violations, summary, _) = try await explore("--defect", "crash", "--depth", "1")
        let crashes = violations.filter { $0["invariant"]?.string == "crash" }
        #expect(crashes.count > 1)
        #expect(crashes.allSatisfy { $0["message"]?.string?.contains("Fatal error: Index out of range") == true })
        let sound = try await explore("--depth", "1").summary
        #expect(summary["states"] == sound["states"])
    }

    @Test("leaves no process behind when it is killed, whatever that process does")
    func orphan() async throws {
        let (output, program) = (Pipe(), program)
        let explorer = Task {
            try await program.run(
                executable: Program.path(of: "defects-fixture"), ["--explore"], input: Data(),
                output: output.fileHandleForWriting
            ) { supervisor in
                // The children of its main thread (proc(5)).
                var child: pid_t?
                while child == nil {
                    let list = try? String(
                        contentsOfFile: "/proc/\(supervisor)/task/\(supervisor)/children", encoding: .utf8)
                    child = list?.split(separator: " ").first.flatMap { pid_t($0) }
                }
                if let child { kill(child, SIGSTOP) }
                kill(supervisor, SIGKILL)
            }
        }
        #expect(try await explorer.value.wasSignalled)
        try output.fileHandleForWriting.close()
        // The end of what both may write to.
        #expect(try output.fileHandleForReading.readToEnd() == nil)
    }
}
