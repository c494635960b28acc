import Foundation
import ChallengeProcessTestSupport

@Suite("A program that a test starts", .startsPrograms)
struct ChildProcessTests {
    /// Runs a shell script to its end; returns its output and its ending.
    private func run(_ script: String) async throws -> (output: String, end: ChildProcess.End) {
        let (process, output) = try start(script)
        let end = await process.end
        return (String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self), end)
    }

    private func start(_ script: String) throws -> (process: ChildProcess, output: FileHandle) {
        let pipe = Pipe()
        let nothing = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/dev/null"))
        let process = try ChildProcess(
            "/bin/sh", ["-c", script], environment: ["A": "b"], folder: "/usr", input: nothing,
            output: pipe.fileHandleForWriting, errors: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        return (process, pipe.fileHandleForReading)
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

    @Test("Cancelling the waiting test kills the program and everything that it has started")
    func cancellation() async throws {
        let (process, output) = try start("echo started; sleep 1000; echo not")
        #expect(try output.read(upToCount: 8) == Data("started\n".utf8))
        let end = Task { await process.end }
        end.cancel()
        #expect(await end.value == .init(number: SIGKILL, wasSignalled: true))
        // Its child had the other end as well.
        #expect(try output.readToEnd() ?? Data() == Data())
    }

    /// Starts a program from a thread of its own, after more files were opened, which the caller closes.
    private func neighbour(_ seconds: Int) async throws -> (process: ChildProcess, files: [CInt]) {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                let files = (0..<40).map { _ in open("/dev/null", O_RDWR | O_CLOEXEC) }
                continuation.resume(
                    with: Result {
                        let nothing = FileHandle(fileDescriptor: files[0], closeOnDealloc: false)
                        let process = try ChildProcess(
                            "/bin/sleep", ["\(seconds)"], environment: [:], folder: "/", input: nothing,
                            output: nothing, errors: nothing)
                        return (process, files)
                    })
            }
        }
    }

    /// Foundation's Process notices an end by a socket, which is open as long as the program. Another program inherits the
    /// socket if it is opened after the descriptors to close were listed.
    @Test("The end of a program is noticed while others of the same moment still run")
    func neighbours() async throws {
        for _ in 1...10 {
            let all = try await withThrowingTaskGroup { group in
                for number in 0..<20 {
                    group.addTask { try await neighbour(number.isMultiple(of: 5) ? 1_000 : 0) }
                }
                return try await group.reduce(into: [(process: ChildProcess, files: [CInt])]()) { $0.append($1) }
            }
            let ends = await withTaskGroup { group in
                for (process, _) in all { group.addTask { await process.end } }
                // The remaining programs end after all the others were noticed to have ended.
                var ends: [ChildProcess.End] = []
                for await end in group {
                    ends.append(end)
                    if ends.count == 16 { for (process, _) in all { process.signal(SIGKILL) } }
                }
                return ends
            }
            #expect(ends.count { $0 == .init(number: 0, wasSignalled: false) } == 16)
            for (_, files) in all { for file in files { close(file) } }
        }
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
