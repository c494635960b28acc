import Foundation
import TestLimits
import Testing

@Suite("The command line", .startsPrograms)
struct InvocationTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test(
        "refuses what it does not know, with status 64",
        arguments: [
            ["--nope"], ["--width", "x"], ["--width", "3"], ["--color", "blue"], ["--live", "--base-url", "http://a"],
            ["--base-url", "ftp://host"], ["--base-url", "http://"], ["--base-url", "http://a:99999"],
            ["--format", "xml"], ["--check", "--record", "a"], ["--check", "--verify", "a"],
        ])
    func usage(arguments: [String]) async throws {
        let result = try await program.run(arguments, input: Data("echo x\n".utf8))
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("Error:"))
    }

    @Test(
        "tells a wrong argument again with what could steer a terminal made visible",
        arguments: [
            ["--\u{1b}[31m\u{202e}"], ["--width", "\u{1b}[31m\u{202e}"], ["--base-url", "\u{1b}[31m\u{202e}"],
        ])
    func hostileArguments(arguments: [String]) async throws {
        let result = try await program.run(arguments, input: Data())
        #expect(result.status == 64)
        #expect(result.errors.contains(#"\u{1b}[31m\u{202e}"#))
        #expect(PrintedText().fault(in: result.errors) == nil)
    }

    @Test("says which script it cannot read, with status 66")
    func missingScript() async throws {
        let result = try await program.run("-c", "echo x", "nope.chal")
        #expect(result.output == "x\n")
        #expect(result.errors == "error: 'nope.chal' cannot be read: No such file or directory\n")
        #expect(result.status == 66)
    }

    @Test(
        "ends with the status that exit names, and runs nothing after it",
        arguments: [("exit 3", 3), ("exit", 0), ("quit 255", 255)])
    func exit(command: String, status: Int32) async throws {
        let result = try await program.run("-c", "\(command); echo x", "-c", "echo y")
        #expect(result.status == status)
        #expect(result.output.isEmpty)
    }

    @Test("prints commands before their output with --echo")
    func echo() async throws {
        let result = try await program.run("--echo", "-c", "echo  a # comment", "-c", "echo b;echo c")
        #expect(result.output == "> echo  a\na\n> echo b\nb\n> echo c\nc\n")
    }

    @Test("starts at a deep link, given as an option or in the environment")
    func link() async throws {
        let byOption = try await program.run("--open", "challenge://character/detail/5", "-c", "path")
        #expect(byOption.output.hasPrefix("Home › Jerry Smith"))
        let link = ["DEEP_LINK_URL": "challenge://character/detail/5"]
        let byEnvironment = try await Program(environment: link).run("-c", "path")
        #expect(byEnvironment.output == byOption.output)
    }

    @Test("prints not one escape byte where there is no terminal, help and errors included")
    func noEscapes() async throws {
        for arguments in [["--help"], ["--nope"], ["-c", "help; routes; open characters; opne"]] {
            let result = try await program.run(arguments, input: Data())
            #expect(!result.output.contains("\u{1b}"))
            #expect(!result.errors.contains("\u{1b}"))
        }
    }

    @Test("prints colour where it is asked to, unless NO_COLOR, a dumb terminal or --plain says otherwise")
    func color() async throws {
        let arguments = ["--color", "always", "-c", "open characters"]
        let colored = try await Program(environment: ["TERM": "xterm"]).run(arguments, input: Data())
        #expect(colored.output.contains("\u{1b}["))
        for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]] {
            let result = try await Program(environment: environment).run(arguments, input: Data())
            #expect(!result.output.contains("\u{1b}"))
        }
        let plain = try await Program(environment: ["TERM": "xterm"]).run(arguments + ["--plain"], input: Data())
        #expect(!plain.output.contains("\u{1b}"))
    }

    @Test("prints ASCII only with --plain, and where the locale has no more")
    func ascii() async throws {
        let script = "open characters; search zzz; search \"’é\"; path; opne"
        let plain = try await program.run("--plain", "-k", "-c", script)
        let posix = try await Program(environment: ["LC_ALL": "C"]).run("-k", "-c", script)
        for result in [plain, posix] {
            #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
            #expect(result.errors.utf8.allSatisfy { $0 < 0x80 })
            #expect(result.output.contains("-> HomeOutgoingNavigation.characters -> CharacterIncomingNavigation.list"))
        }
    }

    @Test("cuts every row to the width", arguments: [20, 40, 79, 200])
    func width(columns: Int) async throws {
        let result = try await program.run("--width", "\(columns)", "-c", "open characters; open 1; routes; help")
        let widest = result.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= columns)
        #expect(widest > columns / 2)
    }

    @Test("makes visible what could steer the terminal, in what it prints and in what it says")
    func untrusted() async throws {
        let script = "echo '\u{1b}[31m\u{7}\u{202e}x'\nopen '\u{1b}]0;t\u{7}'\n"
        let result = try await program.run(input: script)
        #expect(result.output == "\\u{1b}[31m\\u{7}\\u{202e}x\n")
        #expect(result.errors.contains("no destination named '\\u{1b}]0;t\\u{7}'"))
        #expect(!result.errors.contains("\u{1b}"))
    }

    @Test("prints its version and its help")
    func version() async throws {
        #expect(try await program.run("--version").output == "0.1.0\n")
        let help = try await program.run("--help")
        #expect(help.status == 0)
        for option in ["--command", "--keep-going", "--echo", "--live", "--base-url", "--open", "--color", "--width"] {
            #expect(help.output.contains(option))
        }
    }

    @Test("makes completion scripts for the common shells", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) async throws {
        let result = try await program.run("--generate-completion-script", shell)
        #expect(result.status == 0)
        #expect(result.output.contains("keep-going"))
    }

    @Test("logs to standard error what CHALLENGE_LOG asks for, and nothing without it")
    func logging() async throws {
        let silent = try await program.run("-c", "open characters")
        #expect(silent.errors.isEmpty)
        let debug = try await Program(environment: ["CHALLENGE_LOG": "debug"]).run("-c", "open characters")
        #expect(debug.output == silent.output)
        #expect(debug.errors.contains("character_list_viewed"))
        let info = try await Program(environment: ["CHALLENGE_LOG": "info"]).run("-c", "open characters")
        #expect(info.errors.isEmpty)
        let wrong = try await Program(environment: ["CHALLENGE_LOG": "loud"]).run("-c", "echo a")
        #expect(wrong.output == "a\n")
        let levels = "trace, debug, info, notice, warning, error, critical"
        #expect(wrong.errors == "warning: CHALLENGE_LOG takes one of \(levels), not 'loud'; nothing is logged\n")
    }
}
