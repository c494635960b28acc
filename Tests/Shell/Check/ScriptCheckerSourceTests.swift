import ChallengeCore
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("A check of scripts within scripts", .limited)
struct ScriptCheckerSourceTests {
    private let folder = TemporaryFolder()

    private func mistakes(in script: String) async throws -> [String] {
        try await ScriptChecker.mistakes(in: script, home: folder.path(of: ""))
    }

    @Test("has the places of the script within, and goes on from where it leads")
    func within() async throws {
        try folder.write("open list\n bakc", to: "inner")
        #expect(
            try await mistakes(in: "more\nsource ~/inner; more; back 2") == [
                "a:1:1: no command 'more' on Home; type help to see what is possible",
                "~/inner:2:2: no command 'bakc' on List; did you mean 'back'?",
                "a:2:28: from here one can go back 1 at most",
            ])
    }

    @Test("tells of a file that cannot be read where it is named")
    func missing() async throws {
        #expect(
            try await mistakes(in: "echo; source ~/nope") == [
                "a:1:14: '~/nope' cannot be read: No such file or directory"
            ])
        #expect(try await mistakes(in: "source") == ["a:1:1: FILE is missing; usage: source FILE"])
    }

    @Test("finds a mistake once, however often the script within is carried out")
    func twice() async throws {
        try folder.write("bakc", to: "inner")
        #expect(try await mistakes(in: "source ~/inner\nopen list; source ~/inner\nsource ~/inner").count == 2)
    }

    @Test("checks nothing after a script within that ends the session")
    func end() async throws {
        try folder.write("exit", to: "inner")
        #expect(try await mistakes(in: "source ~/inner; bakc\nbakc") == [])
        #expect(try await mistakes(in: "source ~/inner; source ~/inner; bakc\nbakc") == [])
    }

    @Test("tells once of a script within itself, where carrying out would", arguments: 1...4)
    func circle(length: Int) async throws {
        for index in 0..<length {
            try folder.write("echo \(index)\nsource ~/\((index + 1) % length); source ~/0", to: "\(index)")
        }
        let shell = SessionUnderTest(.map, home: folder.path(of: ""))
        _ = try await shell.run("source ~/0")
        let told = shell.errors.prefix { $0 != "\n" }.replacing("error: ", with: "")

        let found = try await mistakes(in: "source ~/0; back 90")
        #expect(found.first == String(told))
        #expect(found.allSatisfy { $0.hasSuffix("is not carried out: scripts are 20 deep already") })
        #expect(found.count == Set(found).count)
    }

    @Test("does not take longer and longer where each script carries out the next one twice")
    func doubling() async throws {
        for index in 0..<18 { try folder.write("source ~/\(index + 1); source ~/\(index + 1)", to: "\(index)") }
        try folder.write("bakc", to: "18")
        #expect(try await mistakes(in: "source ~/0").count == 1)
    }

    @Test("tells of scripts that are too deep, without any circle")
    func deep() async throws {
        for index in 0..<25 { try folder.write("source ~/\(index + 1)", to: "\(index)") }
        #expect(
            try await mistakes(in: "source ~/0") == [
                "~/19:1:8: '~/20' is not carried out: scripts are 20 deep already"
            ])
    }
}
