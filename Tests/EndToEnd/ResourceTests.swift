import Foundation
import ChallengeTestLimits

/// Cases that need the built program: limits of the system and closed streams, which only a process has.
@Suite("Scarce system resources", .startsPrograms)
struct ResourceTests {
    /// Runs the program with arguments, which may end in redirections, after a shell's command.
    private func run(_ arguments: String, after command: String = ":") async throws -> Program.Result {
        try await Program().runShell("\(command); exec \"$CHALLENGE\" \(arguments)")
    }

    @Test(
        "The program names the missing resource and ends with 71, whatever its command",
        arguments: ["-c exit", "--version", "</dev/null", "--base-url http://127.0.0.1:9 -c 'open characters'"])
    func missing(arguments: String) async throws {
        for descriptors in [8, 12, 32, 63] {
            let result = try await run(arguments, after: "ulimit -n \(descriptors)")
            #expect(result.status == 71 && !result.wasSignalled && result.output.isEmpty)
            #expect(
                result.errors == """
                    error: the program cannot start: 61 more open files or connections are needed, and only \
                    \(descriptors - 3) are allowed (ulimit -n)

                    """)
        }
    }

    /// The shell or the tests may have some descriptors open.
    @Test("The program runs with hardly more descriptors than it asks for")
    func enoughDescriptors() async throws {
        let base = try await CatalogueServer.baseURL()
        let result = try await run("--base-url \(base) -c 'open characters' -c 'search rick'", after: "ulimit -n 72")
        #expect(result.status == 0 && result.errors.isEmpty)
    }

    @Test("The program runs in a limited address space, or says that it cannot", arguments: [false, true])
    func addresses(isOnline: Bool) async throws {
        let arguments = isOnline ? "--base-url \(try await CatalogueServer.baseURL()) " : ""
        var statuses: [CInt] = []
        for size in stride(from: 20_000, through: 600_000, by: 20_000) {
            let result = try await run(arguments + "-c 'open characters'", after: "ulimit -v \(size)")
            let told = "error: the program cannot start: 12 threads and 32 MiB of memory are needed but not available"
            #expect(result.status != 71 || result.errors.hasPrefix(told))
            statuses.append(result.status)
        }
        // Below that, there is no room for the program itself, or for the registrations of Swift's runtime at load (SIGILL).
        let own = statuses.drop { $0 != 71 }
        #expect(Set(statuses.prefix(statuses.count - own.count)).isSubset(of: [SIGILL, SIGSEGV, SIGKILL, 127]))
        #expect(own.first == 71 && own.drop { $0 == 71 }.allSatisfy { $0 == 0 } && own.last == 0, "\(statuses)")
    }

    @Test(
        "A closed stream is an error on use, and no file takes its place",
        arguments: ["<&-", "</dev/null"], [">&-", ">out"])
    func closedStreams(input: String, output: String) async throws {
        for errors in ["2>&-", "2>err"] {
            let program = Program()
            let redirections = "\(input) \(output) \(errors)"
            let script = """
                "$CHALLENGE" -c 'echo a' \(redirections); echo $?; cat err 2>&1; : > err
                "$CHALLENGE" \(redirections); echo $?; cat err
                """
            try program.write("", to: "err")
            let result = try await program.runShell(script)
            let isHeard = errors == "2>err"
            let written = output == ">out" ? "0" : "1"
            let read = input == "<&-" ? "66" : "0"
            let noOutput = "error: the output cannot be written: Bad file descriptor\n"
            let noInput = "error: '<stdin>' cannot be read: Bad file descriptor\n"
            #expect(
                result.output == written + "\n" + (isHeard && written == "1" ? noOutput : "") + read + "\n"
                    + (isHeard && read == "66" ? noInput : ""), "\(redirections)")
            if output == ">out" { #expect(try program.files.contains("out")) }
        }
    }
}
