import ChallengeTestSupport
import Foundation

@testable import challenge_defects_fixture

/// The exploration of the app in `Tests/Support/DefectsProgram`, in which developers' mistakes can be planted.
@Suite("Exploration of an app", .startsPrograms)
struct DefectTests {
    private let program = Program()

    private func explore(_ arguments: [String]) async throws -> (violations: [JSON], summary: JSON, status: Int32) {
        let result = try await program.run(
            executable: "challenge-defects-fixture",
            ["explore", "--format", "json"] + arguments)
        #expect(!result.wasSignalled)
        let events = try result.output.split(separator: "\n").map { try JSON(reading: $0) }
        let summary = try #require(events.last)
        return (events.dropLast(), summary, result.status)
    }

    @Test(
        "The exploration finds a mistake that blocks its process",
        arguments: Defect.allCases.filter { $0.needsProcess && $0 != .crash })
    func defect(_ defect: Defect) async throws {
        let (invariant, screen, depth) = defect.finding
        // A hang is tried several times; on a busy machine no other line may seem to hang.
        let timeout = invariant == "hang" ? "3" : "60"
        let (violations, _, status) = try await explore(
            ["--defect", defect.rawValue, "--depth", "\(depth)", "--timeout", timeout])
        #expect(status == 1)
        let violation = try #require(
            violations.first { $0["invariant"]?.string == invariant && $0["screen"]?.string == screen },
            "\(violations)")
        expectFewCommands(in: violation)
    }

    private func expectFewCommands(in violation: JSON) {
        let transcript = violation["transcript"]?.string ?? ""
        #expect((1...6).contains(transcript.split(separator: "\n").count { $0.hasPrefix("> ") }), "\(transcript)")
    }

    @Test("A link that is never opened is reported once, before the first run, and not if nothing runs")
    func unreachableLink() async throws {
        func run(_ arguments: String...) async throws -> Program.Result {
            try await program.run(executable: "challenge-defects-fixture", arguments)
        }
        let warning =
            "warning: the link 'author/detail/NAME' of AuthorDetail is never opened: it has no scheme, such as"
        let told = try await run("--defect", "deadLink", "-c", "open 1", "-c", "open author 'Ada Ames'")
        #expect(told.errors.hasPrefix(warning) && told.errors.split(separator: "\n").count == 1)
        #expect(told.status == 0)
        #expect(try await run("--defect", "deadLink", "-c", "echo a").errors == "")
        #expect(try await run("check", "--defect", "deadLink", "-c", "open 1").errors == "")
        #expect(try await run("-c", "open 1").errors == "")
    }

    @Test("The exploration finds nothing in an app without mistakes, and ends only at the end")
    func sound() async throws {
        let (violations, summary, status) = try await explore(["--faults"])
        #expect(violations.isEmpty)
        #expect(summary["unexplored"] == .number("0"))
        #expect(summary["omitted"] == .number("0"))
        #expect(status == 0)
    }

    @Test("The exploration continues after a crash, and reports once the program's last output on the way to a screen")
    func crash() async throws {
        let (violations, summary, status) = try await explore(["--defect", "crash", "--depth", "2"])
        #expect(status == 1)
        let crashes = violations.filter { $0["invariant"]?.string == "crash" }
        #expect(crashes.count == 1)
        let crash = try #require(crashes.first)
        #expect(crash["screen"]?.string == Defect.crash.finding.screen)
        let message = crash["message"]?.string ?? ""
        // Builds without debug information know no lines.
        #expect(message.hasSuffix("Fatal error: Index out of range, in BookDetailView.body(_:)"))
        #expect(!message.hasPrefix("/") && !message.contains("Swift/"))
        #expect(crash["count"] != .number("1"))
        expectFewCommands(in: crash)
        let sound = try await explore(["--depth", "2"]).summary
        #expect(summary["states"] == sound["states"])
    }

    @Test(
        "A file that cannot be read stops the exploration at its start, with status 66",
        arguments: [["--start"], ["--invariant"], ["--words"], ["--known"]])
    func missingFile(options: [String]) async throws {
        let result = try await program.run(
            executable: "challenge-defects-fixture", ["explore"] + options + ["none"])
        #expect((result.status, result.output) == (66, ""))
        #expect(result.errors == "error: 'none' cannot be read: No such file or directory\n")
    }

    @Test("A start behind a line that ends the app is an error with the reason")
    func crashAtStart() async throws {
        try program.write("open book 25\n", to: "start")
        let result = try await program.run(
            executable: "challenge-defects-fixture", ["explore", "--defect", "crash", "--start", "start"])
        #expect((result.status, result.output) == (1, ""))
        let text = "error: the exploration cannot start after 'open book 25', which ends the app: "
        #expect(result.errors.contains(text) && result.errors.hasSuffix(", in BookDetailView.body(_:)\n"))
    }

    @Test(
        "A signal to the exploration or its worker process ends it with its findings",
        arguments: [(SIGINT, []), (SIGINT, ["--to-group"]), (SIGTERM, []), (SIGHUP, ["--to-group"])])
    func signal(number: Int32, options: [String]) async throws {
        func explore(_ arguments: String...) async throws -> Program.Result {
            try await program.run(
                executable: "challenge-defects-fixture",
                ["explore", "--signal", "\(number)", "--out", "out", "--junit", "report.xml", "--coverage"] + options
                    + arguments)
        }
        let sound = try await explore()
        #expect((sound.status, sound.wasSignalled) == (128 + number, false))
        #expect(sound.output.contains("\ninterrupted; "))
        #expect(sound.errors == "")
        #expect(
            try program.files == [
                "out/coverage.dot", "out/coverage.json", "out/coverage.mmd", "out/results.json", "report.xml",
            ])
        let defective = try await explore("--defect", "deadRow")
        #expect((defective.status, defective.wasSignalled) == (1, false))
        #expect(defective.output.contains("\ninterrupted; "))
        #expect(try program.files.contains("out/not-found-BookList-open-a-row.transcript"))
    }

    @Test("The exploration continues if a signal is ignored, as after nohup", arguments: ["HUP", "TERM"])
    func ignoredSignal(name: String) async throws {
        let result = try await program.runShell(
            "trap '' \(name); exec '\(Program.path(of: "challenge-defects-fixture"))' explore --timeout 2 --depth 2"
                + " --signal $(kill -l \(name)) --to-group")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("hang: AuthorDetail, refresh: "))
        #expect(result.output.contains("\nstopped at the limit; "))
    }

    @Test("No process remains after a kill, whatever that process does")
    func orphan() async throws {
        let (output, program) = (Pipe(), program)
        let explorer = Task {
            try await program.run(
                executable: "challenge-defects-fixture", ["explore"],
                output: output.fileHandleForWriting
            ) { supervisor in
                let child = Self.explorer(startedBy: supervisor)
                kill(child, SIGSTOP)
                kill(supervisor, SIGKILL)
            }
        }
        #expect(try await explorer.value.wasSignalled)
        try output.fileHandleForWriting.close()
        // The end of the output that both may write to.
        #expect(try output.fileHandleForReading.readToEnd() == nil)
    }

    /// Returns the worker of a supervisor once it would end with that.
    private static func explorer(startedBy supervisor: pid_t) -> pid_t {
        func file(_ name: String) -> String { (try? String(contentsOfFile: "/proc/\(name)", encoding: .utf8)) ?? "" }
        while true {
            // It is a child of the main thread, and gets its own arguments when it stops being a copy of that (proc(5)).
            guard let child = file("\(supervisor)/task/\(supervisor)/children").split(separator: " ").first,
                file("\(child)/cmdline").contains("--worker"),
                let flags = file("\(child)/fdinfo/3").firstMatch(of: /flags:\t(\d+)/).flatMap({ CInt($0.1, radix: 8) }),
                flags & O_CLOEXEC != 0, let number = pid_t(child)
            else { continue }
            return number
        }
    }
}
