import Glibc
@testable import ChallengeShellTestSupport

@Suite("A script of a session", .limited)
struct SessionScriptsTests {
    private let shell = SessionUnderTest()

    @Test(
        "A script ends at exit, with its status",
        arguments: [
            ("exit 3; echo a\necho b", 3), ("exit", 0), ("bakc\nexit", 1), ("bakc\nexit 0", 0), ("quit 255", 255),
        ])
    func exit(script: String, status: Int32) async throws {
        let shell = SessionUnderTest(keepsGoing: true)
        _ = try await shell.run(script)
        #expect(shell.session.commands.exitStatus == status)
        #expect(shell.output == "")
    }

    @Test("exit at a prompt has status 0 after failures, unless it names one")
    func interactiveExit() async throws {
        let shell = SessionUnderTest(isInteractive: true)
        try await shell.type("bakc")
        try await shell.type("exit")
        #expect(shell.session.commands.exitStatus == 0)
        try await shell.type("exit 4")
        #expect(shell.session.commands.exitStatus == 4)
    }

    @Test("A script that becomes unreadable has run the commands before")
    func unreadable() async throws {
        let failure = SystemError(number: EIO)
        var chunks = [Array("echo a\necho b".utf8)]
        let reader = ScriptReader { () throws(SystemError) in
            guard let chunk = chunks.popLast() else { throw failure }
            return chunk
        }
        await #expect(throws: failure) {
            try await shell.session.scripts.run(
                ScriptSource(name: "test.chal", origin: .script), reader, in: shell.context)
        }
        #expect(shell.output == "a\n")
    }
}

@Suite("A sourced script", .limited)
struct SessionSourceTests {
    private let shell = SessionUnderTest()

    private let folder = TemporaryFolder()

    @Test("Later errors have their places in the outer script")
    func after() async throws {
        let path = try folder.write("bakc\necho b", to: "inner")
        let shell = SessionUnderTest(keepsGoing: true)
        #expect(try await !shell.run("source \(path)\nbakc\n"))
        #expect(shell.output == "b\n")
        let places = shell.errors.split(separator: "\n").filter { $0.contains("error:") }.map {
            $0.prefix { $0 != " " }
        }
        #expect(places == ["\(path):1:1:", "test.chal:2:1:"])
    }

    @Test("A name may begin at the home, in front of quotes, and errors have that name")
    func home() async throws {
        try folder.write("echo b", to: "inner")
        try folder.write("bakc", to: "wrong one")
        let shell = SessionUnderTest(keepsGoing: true, home: folder.path(of: ""))
        #expect(try await !shell.run("source ~/inner; source ~/'wrong one'"))
        #expect(shell.output == "b\n")
        #expect(shell.errors.hasPrefix("~/wrong one:1:1: error: "))
    }

    @Test("A command runs ten thousand files at most, with an error at the last, and the next command counts afresh")
    func count() async throws {
        for index in 0..<16 { try folder.write("source ~/\(index + 1); source ~/\(index + 1)", to: "\(index)") }
        try folder.write("echo a", to: "16")
        let shell = SessionUnderTest(home: folder.path(of: ""))
        #expect(try await !shell.run("source ~/0"))
        let error = try #require(shell.errors.split(separator: "\n").first)
        #expect(error.hasSuffix(" is not run: one source command runs 10000 files at most"))
        #expect(shell.errors.count { $0 == "\n" } == 3)
        #expect(4_990...5_010 ~= shell.output.count { $0 == "a" })
        #expect(
            try await ScriptChecker.mistakes(in: "source ~/0", home: folder.path(of: ""))
                == [String(error.replacing("error: ", with: ""))])
        #expect(try await shell.run("source ~/9"))
    }

    @Test("exit ends the whole session")
    func exit() async throws {
        let path = try folder.write("exit 5\necho b", to: "inner")
        #expect(try await shell.run("source \(path); echo c\necho d"))
        #expect(shell.session.commands.exitStatus == 5)
        #expect(shell.output == "")
    }
}
