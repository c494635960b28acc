import Foundation
import TestLimits
import Testing

@Suite("The command line", .startsPrograms)
struct InvocationTests {
    @Test(
        "refuses unknown options and wrong values, with status 64",
        arguments: [
            ["--nope"], ["--width", "x"], ["--width", "3"], ["--color", "blue"], ["--live", "--base-url", "http://a"],
            ["--base-url", "ftp://host"], ["--base-url", "http://"], ["--base-url", "http://a:99999"],
            ["--format", "xml"], ["--check", "--record", "a"], ["--check", "--verify", "a"],
        ])
    func usage(arguments: [String]) async throws {
        let result = try await Program().run(arguments, input: Data("echo x\n".utf8))
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("Error:"))
    }

    @Test(
        "escapes what could steer a terminal in the error about a wrong argument",
        arguments: [
            ["--\u{1b}[31m\u{202e}"], ["--width", "\u{1b}[31m\u{202e}"], ["--base-url", "\u{1b}[31m\u{202e}"],
        ])
    func hostileArguments(arguments: [String]) async throws {
        let result = try await Program().run(arguments, input: Data())
        #expect(result.status == 64)
        #expect(result.errors.contains(#"\u{1b}[31m\u{202e}"#))
        #expect(PrintedText().fault(in: result.errors) == nil)
    }

    @Test("starts at a deep link, given as an option or in the environment")
    func link() async throws {
        let byOption = try await Program().run("--open", "challenge://character/detail/5", "-c", "path")
        #expect(byOption.output.hasPrefix("Home › Jerry Smith"))
        let link = ["DEEP_LINK_URL": "challenge://character/detail/5"]
        let byEnvironment = try await Program(environment: link).run("-c", "path")
        #expect(byEnvironment.output == byOption.output)
    }

    @Test("prints no escape byte where there is no terminal, in help and errors neither")
    func noEscapes() async throws {
        for arguments in [["--help"], ["--nope"], ["-c", "help; routes; open characters; opne"]] {
            let result = try await Program().run(arguments, input: Data())
            #expect(!result.output.contains("\u{1b}"))
            #expect(!result.errors.contains("\u{1b}"))
        }
    }

    @Test(
        "prints colour with --color always, unless NO_COLOR, a dumb terminal or --plain forbids it",
        arguments: [
            (["TERM": "xterm"], [], true), (["TERM": "xterm"], ["--plain"], false), (["TERM": "dumb"], [], false),
            (["TERM": "xterm", "NO_COLOR": "1"], [], false),
        ] as [([String: String], [String], Bool)])
    func color(environment: [String: String], options: [String], isColored: Bool) async throws {
        let program = try Program(environment: environment)
        let result = try await program.run(["--color", "always", "-c", "open characters"] + options, input: Data())
        #expect(result.output.contains("\u{1b}[") == isColored)
    }

    @Test("prints ASCII only with --plain, and where the locale has no more")
    func ascii() async throws {
        let script = "open characters; search zzz; search \"’é\"; path; opne"
        let plain = try await Program().run("--plain", "-k", "-c", script)
        let posix = try await Program(environment: ["LC_ALL": "C"]).run("-k", "-c", script)
        for result in [plain, posix] {
            #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
            #expect(result.errors.utf8.allSatisfy { $0 < 0x80 })
            #expect(result.output.contains("-> HomeOutgoingNavigation.characters -> CharacterIncomingNavigation.list"))
        }
    }

    @Test("cuts every row to the width", arguments: [20, 40, 79, 200])
    func width(columns: Int) async throws {
        let result = try await Program().run("--width", "\(columns)", "-c", "open characters; open 1; routes; help")
        let widest = result.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= columns)
        #expect(widest > columns / 2)
    }

    @Test(
        "logs to standard error at the level that CHALLENGE_LOG names, and not at all without it",
        arguments: [
            ("debug", "character_list_viewed"), ("info", nil), (nil, nil),
            (
                "loud",
                "warning: CHALLENGE_LOG takes one of trace, debug, info, notice, warning, error, critical, not 'loud'; nothing is logged\n"
            ),
        ])
    func logging(level: String?, message: String?) async throws {
        let program = try Program(environment: level.map { ["CHALLENGE_LOG": $0] } ?? [:])
        let result = try await program.run("-c", "open characters")
        #expect(result.output == (try await Program().run("-c", "open characters").output))
        #expect(message.map(result.errors.contains) ?? result.errors.isEmpty)
        #expect(level != "loud" || result.errors == message)
    }
}
