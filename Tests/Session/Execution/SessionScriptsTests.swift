import ChallengeCore
import ChallengeSession
import ChallengeStorage
import Glibc
import TestLimits
import Testing

@testable import ChallengeLanguage
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("A script that a session carries out", .limited)
struct SessionScriptsTests {
    @Test("ends at its first failing command, with one error")
    func failing() async throws {
        let shell = SessionUnderTest()
        #expect(try await !shell.run("echo a\necho b; bakc; echo c\necho d\n"))
        #expect(shell.output == "a\nb\n")
        #expect(
            shell.errors == """
                test.chal:2:9: error: no command 'bakc' on Home; did you mean 'back'?
                  echo b; bakc; echo c
                          ^

                """)
        #expect(shell.session.commands.status == 1)
    }

    @Test("goes on after failures with --keep-going, and has status 1")
    func keepsGoing() async throws {
        let shell = SessionUnderTest(keepsGoing: true)
        #expect(try await !shell.run("bakc; echo a\necho 'b\necho c"))
        #expect(shell.output == "a\nc\n")
        #expect(shell.errors.split(separator: "\n").count { $0.contains("error:") } == 2)
        #expect(shell.session.commands.status == 1)
    }

    @Test("ends at a line with a syntax error, of which no command runs")
    func syntax() async throws {
        let shell = SessionUnderTest()
        #expect(try await !shell.run("echo a\necho b; echo 'c\necho d"))
        #expect(shell.output == "a\n")
        #expect(
            shell.errors == """
                test.chal:2:14: error: the quote ' is not closed on this line
                  echo b; echo 'c
                               ^

                """)
        #expect(shell.session.commands.hasFailed)
    }

    @Test("succeeds where every command does, and where there is none", arguments: ["echo a\n", "", "\n# a\n"])
    func succeeding(script: String) async throws {
        let shell = SessionUnderTest()
        #expect(try await shell.run(script))
        #expect(shell.session.commands.status == 0)
    }

    @Test(
        "ends at exit, with its status",
        arguments: [
            ("exit 3; echo a\necho b", 3), ("exit", 0), ("bakc\nexit", 1), ("bakc\nexit 0", 0), ("quit 255", 255),
        ])
    func exit(script: String, status: Int32) async throws {
        let shell = SessionUnderTest(keepsGoing: true)
        _ = try await shell.run(script)
        #expect(shell.session.commands.exitStatus == status)
        #expect(shell.output == "")
    }

    @Test("exits from a prompt with 0 after failures, unless exit names a status")
    func interactiveExit() async throws {
        let shell = SessionUnderTest(isInteractive: true)
        try await shell.type("bakc")
        try await shell.type("exit")
        #expect(shell.session.commands.exitStatus == 0)
        try await shell.type("exit 4")
        #expect(shell.session.commands.exitStatus == 4)
    }

    @Test("does not end at exit with an invalid status", arguments: ["256", "-1", "x"])
    func wrongStatus(status: String) async throws {
        let shell = SessionUnderTest()
        #expect(try await !shell.run("exit \(status)"))
        #expect(shell.session.commands.exitStatus == nil)
        #expect(shell.errors.contains("STATUS is a whole number, 0 to 255, not '\(status)'"))
    }

    @Test("that cannot be read further has run the commands before")
    func unreadable() async throws {
        let failure = SystemError(number: EIO)
        let shell = SessionUnderTest()
        var chunks = [Array("echo a\necho b".utf8)]
        let reader = ScriptReader { () throws(SystemError) in
            guard let chunk = chunks.popLast() else { throw failure }
            return chunk
        }
        await #expect(throws: failure) { try await shell.session.scripts.run("test.chal", reader, in: shell.context) }
        #expect(shell.output == "a\n")
    }
}
