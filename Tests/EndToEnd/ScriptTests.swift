import Foundation
import TestLimits
import Testing

@Suite("A script", .startsPrograms)
struct ScriptTests {
    private static let walk =
        "open characters\nsearch rick\nfilter status=alive\nopen 1\nback\nrefresh\npath\n"

    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test("prints the same bytes from standard input, from a file and from the command line, every time")
    func sameBytes() async throws {
        try program.write(Self.walk, to: "walk.chal")
        let fromInput = try await program.run(input: Self.walk)
        let again = try await program.run(input: Self.walk)
        let fromFile = try await program.run("walk.chal")
        let fromText = try await program.run("-c", Self.walk)
        let fromPipe = try await program.runShell("cat walk.chal | \"$CHALLENGE\" -")

        #expect(fromInput.status == 0)
        #expect(fromInput.errors.isEmpty)
        #expect(fromInput.output.contains("HomeOutgoingNavigation.characters → CharacterIncomingNavigation.list"))
        #expect(again.output == fromInput.output)
        #expect(fromFile.output == fromInput.output)
        #expect(fromText.output == fromInput.output)
        #expect(fromPipe.output == fromInput.output)
    }

    @Test("ends at the first command that fails, with status 1 and the place")
    func failure() async throws {
        let result = try await program.run("-c", "open charcters", "-c", "echo b")

        #expect(result.output.isEmpty)
        #expect(
            result.errors == """
                <command 1>:1:6: error: no destination named 'charcters'; did you mean 'characters'?
                  open charcters
                       ^

                """)
        #expect(result.status == 1)
    }

    @Test("goes on after a failure with --keep-going, and has status 1 all the same")
    func keepGoing() async throws {
        let result = try await program.run("--keep-going", "-c", "open charcters; echo a", "-c", "echo b")
        #expect(result.output == "a\nb\n")
        #expect(result.status == 1)
    }

    @Test("counts the columns in the file's own line, and shows the line without its indentation")
    func place() async throws {
        try program.write("echo é\n  open charcters\n", to: "demo.chal")
        let result = try await program.run("demo.chal")
        #expect(
            result.errors == """
                demo.chal:2:8: error: no destination named 'charcters'; did you mean 'characters'?
                  open charcters
                       ^

                """)
    }

    @Test("runs files, commands and standard input in one session, in order")
    func together() async throws {
        try program.write("open characters\n", to: "a.chal")
        try program.write("path\n", to: "b.chal")
        let result = try await program.run("-c", "echo first", "a.chal", "-", "b.chal", input: "open 2\n")

        #expect(result.status == 0)
        #expect(result.output.hasPrefix("first\n"))
        #expect(result.output.contains("Home › Characters › Morty Smith"))
        #expect(result.output.contains("pushed by: open 2"))
    }

    @Test("has the place of an error in a sourced file, told once")
    func source() async throws {
        try program.write("echo in\n\nbakc\n", to: "inner.chal")
        let result = try await program.run("-c", "source inner.chal; echo after")
        #expect(result.output == "in\n")
        #expect(result.errors.hasPrefix("inner.chal:3:1: error: no command 'bakc' on Home; did you mean 'back'?"))
        #expect(result.errors.components(separatedBy: "error:").count == 2)
    }

    @Test("that sources itself ends with an error")
    func sourceItself() async throws {
        try program.write("source self.chal\n", to: "self.chal")
        let result = try await program.run("self.chal")
        #expect(result.status == 1)
        #expect(result.errors.contains("deep already"))
    }

    @Test(
        "ends by itself, whatever its end looks like",
        arguments: [
            ("", 0), ("\n\n", 0), ("# nothing", 0), ("echo x", 0), ("echo x\r\n\r\n", 0), ("filter", 0),
            ("open characters\nfilter", 0), ("echo \\", 1), ("echo 'x", 1), ("\u{0}", 1),
        ])
    func endings(script: String, status: Int32) async throws {
        let result = try await program.run(input: script)
        #expect(result.status == status)
        #expect(!result.wasSignalled)
        #expect(result.errors.isEmpty == (status == 0))
    }

    @Test("reads lines that end as on Windows")
    func carriageReturns() async throws {
        let unix = try await program.run(input: Self.walk)
        let windows = try await program.run(input: Self.walk.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(windows.output == unix.output)
    }

    @Test("that is not UTF-8 is an error with line and column")
    func invalidText() async throws {
        let result = try await program.run([], input: Data("echo a\necho é".utf8) + Data([0xFF]) + Data("\n".utf8))
        #expect(result.output == "a\n")
        #expect(result.errors.hasPrefix("<stdin>:2:7: error: the line is not valid UTF-8\n"))
        #expect(result.status == 1)
    }

    @Test("may have lines of 1 MiB, and a longer one is an error")
    func longLines() async throws {
        let limit = 1_048_576
        let text = String(repeating: "x", count: limit - 5)
        let longest = "echo \(text)"
        let fits = try await program.run(input: longest + "\necho y\n")
        #expect(fits.status == 0)
        #expect(fits.output == "\(text)\ny\n")

        let tooLong = try await program.run("-k", input: longest + "x\necho y\n")
        #expect(tooLong.status == 1)
        #expect(tooLong.output == "y\n")
        #expect(tooLong.errors.hasPrefix("<stdin>:1:1: error: the line is longer than 1 MiB\n"))
    }
}
