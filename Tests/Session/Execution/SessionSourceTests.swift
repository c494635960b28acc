import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeSession
@testable import ChallengeVerification
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("A script within a script", .limited)
struct SessionSourceTests {
    private let folder = TemporaryFolder()

    @Test("runs in its place, and prints nothing of its own")
    func source() async throws {
        let path = try folder.write("echo b\necho c", to: "inner")
        let shell = SessionUnderTest()
        #expect(try await shell.run("echo a\nsource \(path)\necho d"))
        #expect(shell.output == "a\nb\nc\nd\n")
    }

    @Test("has an error at its own place, which the outer script does not repeat")
    func failure() async throws {
        let path = try folder.write("echo b\n  bakc\necho c", to: "inner")
        let shell = SessionUnderTest()
        #expect(try await !shell.run("source '\(path)'; echo d"))
        #expect(shell.output == "b\n")
        #expect(
            shell.errors == """
                \(path):2:3: error: no command 'bakc' on Home; did you mean 'back'?
                  bakc
                  ^

                """)
    }

    @Test("has the places of its errors also when it is run from the prompt")
    func atThePrompt() async throws {
        let path = try folder.write("bakc", to: "inner")
        let shell = SessionUnderTest(isInteractive: true)
        #expect(try await !shell.type("source \(path)"))
        #expect(shell.errors.hasPrefix("\(path):1:1: error: "))
        try await shell.type("bakc")
        #expect(shell.errors.hasSuffix("\nerror: no command 'bakc' on Home; did you mean 'back'?\n"))
    }

    @Test("leaves the places of later errors to the outer script")
    func after() async throws {
        let path = try folder.write("bakc", to: "inner")
        let shell = SessionUnderTest(keepsGoing: true)
        #expect(try await !shell.run("source \(path)\nbakc\n"))
        let places = shell.errors.split(separator: "\n").filter { $0.contains("error:") }.map {
            $0.prefix { $0 != " " }
        }
        #expect(places == ["\(path):1:1:", "test.chal:2:1:"])
    }

    @Test("may be named from the home, in quotes or not, and has that name in errors")
    func home() async throws {
        try folder.write("echo b", to: "inner")
        try folder.write("bakc", to: "wrong one")
        let shell = SessionUnderTest(keepsGoing: true, home: folder.path(of: ""))
        #expect(try await !shell.run("source ~/inner; source '~/wrong one'"))
        #expect(shell.output == "b\n")
        #expect(shell.errors.hasPrefix("~/wrong one:1:1: error: "))
    }

    @Test("that is missing, or is a folder, is an error at its name")
    func unreadable() async throws {
        let missing = folder.path(of: "missing")
        let shell = SessionUnderTest(keepsGoing: true)
        #expect(try await !shell.run("source \(missing)\nsource '\(folder.path(of: ""))'"))
        let errors = shell.errors.split(separator: "\n").filter { $0.contains("error:") }
        #expect(
            errors == [
                "test.chal:1:8: error: '\(missing)' cannot be read: No such file or directory",
                "test.chal:2:8: error: '\(folder.path(of: ""))' cannot be read: Is a directory",
            ])
    }

    @Test("that runs itself ends at the limit of the depth, with one error")
    func depth() async throws {
        let path = folder.path(of: "self")
        try folder.write("echo a\nsource \(path)", to: "self")
        let shell = SessionUnderTest()
        #expect(try await !shell.run("source \(path)"))
        #expect(shell.output.count { $0 == "a" } == ScriptRunner.sourceLimit)
        #expect(
            shell.errors.hasPrefix(
                "\(path):2:8: error: '\(path)' is not carried out: scripts are \(ScriptRunner.sourceLimit) deep already\n"
            ))
        #expect(shell.errors.count { $0 == "\n" } == 3)
    }

    @Test(
        "carries out ten thousand files for one command at most, and says at which it ended; the next one counts anew")
    func count() async throws {
        for index in 0..<16 { try folder.write("source ~/\(index + 1); source ~/\(index + 1)", to: "\(index)") }
        try folder.write("echo a", to: "16")
        let shell = SessionUnderTest(home: folder.path(of: ""))
        #expect(try await !shell.run("source ~/0"))
        let error = try #require(shell.errors.split(separator: "\n").first)
        #expect(error.hasSuffix(" is not carried out: one source command carries out 10000 files at most"))
        #expect(shell.errors.count { $0 == "\n" } == 3)
        #expect(4_990...5_010 ~= shell.output.count { $0 == "a" })
        #expect(
            try await ScriptChecker.mistakes(in: "source ~/0", home: folder.path(of: ""))
                == [String(error.replacing("error: ", with: ""))])
        #expect(try await shell.run("source ~/9"))
    }

    @Test("ends the whole session at exit")
    func exit() async throws {
        let path = try folder.write("exit 5\necho b", to: "inner")
        let shell = SessionUnderTest()
        #expect(try await shell.run("source \(path); echo c\necho d"))
        #expect(shell.session.commands.exitStatus == 5)
        #expect(shell.output == "")
    }

    @Test("stops at its first failing command unless the session keeps going")
    func keepsGoing() async throws {
        let path = try folder.write("bakc\necho b", to: "inner")
        let shell = SessionUnderTest(keepsGoing: true)
        #expect(try await !shell.run("source \(path); echo c"))
        #expect(shell.output == "b\nc\n")
    }
}
