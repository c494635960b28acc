import ChallengeTestSupport
import Foundation

@testable import challenge_defects_fixture

/// Explorations by several processes.
@Suite("Workers", .startsPrograms)
struct WorkerTests {
    private static let deadRow = ["--faults", "--defect", "deadRow", "--depth", "1"]
    private let program = Program()

    private func explore(
        _ arguments: [String] = Self.deadRow, _ others: String...,
        started: (pid_t) -> Void = { _ in }
    ) async throws -> Program.Result {
        try await program.run(
            executable: "challenge-defects-fixture", ["explore"] + arguments + others, started: started)
    }

    @Test(
        "Several workers print together what one prints, and write the same page",
        arguments: [(.crash, "2"), (.wrongTotal, "3")] as [(Defect, String)])
    func together(defect: Defect, count: String) async throws {
        let options = ["--defect", defect.rawValue, "--depth", "\(defect.finding.depth)"]
        let alone = try await explore(options + ["--jobs", "1", "--html", "1.html"])
        #expect(alone.status == 1)
        let together = try await explore(options + ["--jobs", count, "--html", "2.html"])
        #expect(try program.content("1.html") == program.content("2.html"))
        #expect((together.output, together.status) == (alone.output, alone.status))
    }

    @Test("No work is lost after some of the workers are killed")
    func killed() async throws {
        let alone = try await explore(Self.deadRow, "--jobs", "1")
        var killed: Set<pid_t> = []
        let wounded = try await explore(Self.deadRow, "--jobs", "2") { explorer in
            while killed.count < 3, kill(explorer, 0) == 0 {
                guard let worker = Self.workers(of: explorer).first(where: { !killed.contains($0) }) else { continue }
                kill(worker, SIGKILL)
                killed.insert(worker)
            }
        }
        #expect(killed.count == 3)
        #expect((wounded.output, wounded.status) == (alone.output, alone.status))
    }

    private static func workers(of explorer: pid_t) -> [pid_t] {
        let children = try? String(contentsOfFile: "/proc/\(explorer)/task/\(explorer)/children", encoding: .utf8)
        return (children ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
}
