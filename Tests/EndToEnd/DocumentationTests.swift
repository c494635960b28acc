import Foundation
import ChallengeTestLimits

/// Cases that need the built program: the sessions in the documents match its output.
@Suite("The documentation", .startsPrograms)
struct DocumentationTests {
    private let program = Program()

    /// The pages without the tutorial, which is about another app and is verified by `make tutorial`.
    private static let pages =
        pages(in: ".").filter { $0 == "./README.md" } + pages(in: "docs")
        + pages(in: "docs/Challenge.docc").filter { !$0.hasSuffix("YourAppAtAPrompt.md") }

    private static func pages(in folder: String) -> [String] {
        Repository.names(in: folder).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }

    /// The fenced blocks of a page in a language, in order.
    private static func blocks(of page: String, in language: String) throws -> [String] {
        let fence = /^```([^`\n]*)\n((?:.*\n)*?)```$/.anchorsMatchLineEndings()
        return try Repository.text(page).matches(of: fence).filter { $0.1 == language }.map { String($0.2) }
    }

    @Test("Every session of the documents is run by a test")
    func kinds() throws {
        for page in Self.pages {
            for session in try Self.blocks(of: page, in: "console") {
                #expect(session.hasPrefix("> ") || session.hasPrefix("$ "), "\(page): \(session)")
            }
        }
    }

    @Test("Sessions in the documents match the program's output")
    func sessions() async throws {
        var count = 0
        for page in Self.pages {
            for session in try Self.blocks(of: page, in: "console") where session.hasPrefix("> ") {
                count += 1
                try program.write(session, to: "\(count) in \(page.replacing("/", with: " ")).transcript")
            }
        }
        let result = try await program.run("verify", ".", "--quiet")
        #expect(count >= 2)
        #expect(result.output == "\(count) passed, 0 failed\n")
        #expect(result.errors.isEmpty)
    }

    @Test("Shell examples match the shell's output")
    func shellSessions() async throws {
        var count = 0
        for page in Self.pages {
            for session in try Self.blocks(of: page, in: "console") where session.hasPrefix("$ ") {
                count += 1
                let commands = session.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
                let lines = commands.map { "s=$?; echo '$ '\(Self.quoted($0)); (exit $s)\n\($0)" }
                    .joined(separator: "\n")
                let result = try await program.runShell(
                    """
                    exec 2>&1
                    challenge() { "$CHALLENGE" "$@"; }
                    \(lines)
                    """)
                #expect(result.output == session, "\(page)")
            }
        }
        #expect(count >= 1)
    }

    private static func quoted(_ text: Substring) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }

    @Test("Lines of the protocol for programs match the program's")
    func protocolLines() async throws {
        try program.write("fault delay 60\n", to: ".config/challenge/startup.chal")
        let blocks = try Self.blocks(of: "docs/programs.md", in: "json").map { $0.split(separator: "\n") }
        try #require(blocks.count == 3)
        let answered = try await Program().run("--format", "json", input: blocks[0].joined() + "\n")
        let lines = answered.output.split(separator: "\n")
        #expect(lines.filter(blocks[1].contains) == blocks[1])
        let cancelled = try await program.run("--format", "json", input: "\(blocks[0].joined())\n{\"cancel\":\"a7\"}\n")
        #expect(cancelled.output.split(separator: "\n").last == blocks[2].first, "\(cancelled.output)")
    }
}

/// Runs each script of the folder `Golden` and compares its output with the file next to it: output that no transcript can
/// have, because it is JSON, or because every command fails.
///
/// `NAME.chal` is run with standard error joined to standard output. `NAME.out` holds the expected output and, in a last
/// line, the exit status. After an intended change, run `make update` and read the difference.
@Suite("The golden scripts", .startsPrograms)
struct GoldenTests {
    private static let folder = "Tests/EndToEnd/Golden/"
    static let names = Repository.names(in: folder).filter { $0.hasSuffix(".chal") }.map { String($0.dropLast(5)) }

    @Test("A script prints the expected output", arguments: names)
    func golden(name: String) async throws {
        let script = try Repository.text("\(Self.folder)\(name).chal")
        // The first line may hold options, after a `#!`.
        let options = script.hasPrefix("#!") ? script.prefix { $0 != "\n" }.dropFirst(2) : ""
        let program = Program()
        try program.write(script, to: "\(name).chal")
        let result = try await program.runShell("\"$CHALLENGE\" \(options) \(name).chal 2>&1")
        let printed = result.output + "[status \(result.status)]\n"
        #expect(printed == (try Repository.text("\(Self.folder)\(name).out")))
    }

    @Test("The folder has scripts")
    func found() { #expect(Self.names.count == 2) }
}
