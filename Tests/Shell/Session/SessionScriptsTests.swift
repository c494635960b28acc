import ChallengeCore
import ChallengeStorage
import Glibc
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("A script that a session carries out", .limited)
struct SessionScriptsTests {
    @Test("ends at its first failing command, of which is told once")
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

    @Test("goes on where that is wished, and has failed all the same")
    func keepsGoing() async throws {
        let shell = SessionUnderTest(keepsGoing: true)
        #expect(try await !shell.run("bakc; echo a\necho 'b\necho c"))
        #expect(shell.output == "a\nc\n")
        #expect(shell.errors.split(separator: "\n").count { $0.contains("error:") } == 2)
        #expect(shell.session.commands.status == 1)
    }

    @Test("ends at a line that is not of the language, and nothing of that line is carried out")
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

    @Test("has succeeded where every command has, and where there is none", arguments: ["echo a\n", "", "\n# a\n"])
    func succeeding(script: String) async throws {
        let shell = SessionUnderTest()
        #expect(try await shell.run(script))
        #expect(shell.session.commands.status == 0)
    }

    @Test(
        "ends at exit, with the status that is asked for",
        arguments: [
            ("exit 3; echo a\necho b", 3), ("exit", 0), ("bakc\nexit", 1), ("bakc\nexit 0", 0), ("quit 255", 255),
        ])
    func exit(script: String, status: Int32) async throws {
        let shell = SessionUnderTest(keepsGoing: true)
        _ = try await shell.run(script)
        #expect(shell.session.commands.exitStatus == status)
        #expect(shell.output == "")
    }

    @Test("ends a session at a prompt with 0 whatever has failed, unless a status is asked for")
    func interactiveExit() async throws {
        let shell = SessionUnderTest(isInteractive: true)
        try await shell.type("bakc")
        try await shell.type("exit")
        #expect(shell.session.commands.exitStatus == 0)
        try await shell.type("exit 4")
        #expect(shell.session.commands.exitStatus == 4)
    }

    @Test("does not end at an exit with a status that no process can have", arguments: ["256", "-1", "x"])
    func wrongStatus(status: String) async throws {
        let shell = SessionUnderTest()
        #expect(try await !shell.run("exit \(status)"))
        #expect(shell.session.commands.exitStatus == nil)
        #expect(shell.errors.contains("STATUS is a whole number, 0 to 255, not '\(status)'"))
    }

    @Test("that cannot be read any further has carried out what came before")
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
