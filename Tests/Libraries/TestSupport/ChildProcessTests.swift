import Foundation
import ChallengeProcessTestSupport

@Suite("A program that a test starts", .startsPrograms)
struct ChildProcessTests {
    /// Runs a shell script to its end; returns its output and its ending.
    private func run(_ script: String) async throws -> (output: String, end: ChildProcess.End) {
        let pipe = Pipe()
        let nothing = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/dev/null"))
        let process = try ChildProcess(
            "/bin/sh", ["-c", script], environment: ["A": "b"], folder: "/usr", input: nothing,
            output: pipe.fileHandleForWriting, errors: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        let end = await process.end
        return (String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self), end)
    }

    @Test("A program reports its ending", arguments: [("exit 3", 3, false), ("kill -9 $$", 9, true)])
    func ends(script: String, number: CInt, wasSignalled: Bool) async throws {
        #expect(try await run(script).end == .init(number: number, wasSignalled: wasSignalled))
    }

    @Test("A program has its own environment, folder and streams only, and signals that are ignored here end it")
    func descriptors() async throws {
        let inherited = fcntl(STDIN_FILENO, F_DUPFD, 50)
        defer { close(inherited) }
        #expect(inherited >= 50)
        // The last descriptor is the open folder itself.
        #expect(try await run("echo $A; pwd; cd /proc/self/fd && echo *").output == "b\n/usr\n0 1 2 3\n")
        let before = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, before) }
        #expect(try await run("kill -USR1 $$").end == .init(number: SIGUSR1, wasSignalled: true))
    }
}

@Suite("The tools that tests run", .limited)
struct ToolTests {
    @Test("make test-tools installs exactly these tools")
    func installed() throws {
        let makefile = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../Makefile")
        let text = try String(contentsOf: makefile.standardizedFileURL, encoding: .utf8)
        let packages = try #require(text.firstMatch(of: /TEST_TOOLS := (.*)/)).1.split(separator: " ").map(String.init)
        #expect(packages == Tool.allCases.map(\.package).sorted())
    }
}
