import Foundation
import ProcessTestSupport
import TerminalTestSupport
import TestLimits
import Testing

@Suite("The completions of the user's shell", .startsPrograms)
struct ShellCompletionTests {
    static let shells = ["bash", "zsh", "fish"]
    private static let programs = ["challenge", "challenge-api"]

    /// The file with a program's completions for a shell.
    private static func path(_ shell: String, of program: String) -> String {
        shell == "zsh" ? "completions/_\(program)" : "completions/\(program).\(shell)"
    }

    private func run(_ program: String, _ arguments: String...) async throws -> Program.Result {
        try await Program().run(executable: Program.path(of: program), arguments, input: Data())
    }

    @Test("are what the program makes; make update writes them anew", arguments: shells, programs)
    func committed(shell: String, program: String) async throws {
        let result = try await run(program, "--generate-completion-script", shell)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output == (try Repository.text(Self.path(shell, of: program))))
    }

    @Test("can be read by bash", arguments: programs)
    func bashSyntax(program: String) async throws {
        try await Self.checkSyntax(try Repository.text(Self.path("bash", of: program)), "bash")
    }

    @Test("can be read by zsh", .needs(.zsh), arguments: programs)
    func zshSyntax(program: String) async throws {
        try await Self.checkSyntax(try Repository.text(Self.path("zsh", of: program)), "zsh")
    }

    @Test("can be read by fish", .needs(.fish), arguments: programs)
    func fishSyntax(program: String) async throws {
        try await Self.checkSyntax(try Repository.text(Self.path("fish", of: program)), "fish")
    }

    /// Has a shell read a script without running it.
    static func checkSyntax(_ script: String, _ shell: String) async throws {
        let program = try Program()
        try program.write(script, to: "script")
        let result = try await program.runShell("\(shell) -n script 2>&1")
        #expect(result.status == 0 && result.output.isEmpty)
    }

    @Test("have every option that --help has, and no subcommand", arguments: shells, programs)
    func options(shell: String, program: String) async throws {
        let script = try Repository.text(Self.path(shell, of: program))
        let help = try await run(program, "--help").output
        for match in help.matches(of: /\n  (?:-[a-z], | {4})?--([a-z-]+)/) {
            #expect(script.contains(match.1), "\(match.1)")
        }
        #expect(!script.contains("generate-manual"))
        #expect(!script.contains(/compgen -W 'help'|:->command|-fa 'help'/))
    }

    // MARK: - bash

    /// Completes a line as bash does: it takes it apart, and replaces the last piece by what is found.
    private func bash(_ line: String, pieces: [String], word: String? = nil) async throws -> [String] {
        let program = try Program()
        try program.write(try Repository.text("completions/challenge.bash"), to: "script")
        func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
        let last = word ?? ([":", "="].contains(pieces[pieces.count - 1]) ? "" : pieces[pieces.count - 1])
        let result = try await program.runShell(
            """
            set -u
            source ./script
            [[ $(complete -p challenge) == *' -F _challenge_whole_words challenge' ]] || exit 3
            COMP_LINE=\(quoted(line)) COMP_POINT=\(line.count) COMP_CWORD=\(pieces.count - 1)
            COMP_WORDS=(\(pieces.map(quoted).joined(separator: " ")))
            _challenge_whole_words challenge \(quoted(last)) \(quoted(pieces[pieces.count - 2]))
            [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
            """)
        #expect(result.status == 0 && result.errors.isEmpty)
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test(
        "complete in bash the values of options, behind a blank and behind an equals sign",
        arguments: [
            ("--color", ["auto", "always", "never"]), ("--format", ["text", "json", "csv", "tsv", "markdown"]),
        ])
    func bashValues(option: String, values: [String]) async throws {
        #expect(try await bash("challenge \(option) ", pieces: ["challenge", option, ""]) == values)
        #expect(try await bash("challenge \(option)=", pieces: ["challenge", option, "="]) == values)
        let first = String(values[0].prefix(2))
        #expect(
            try await bash("challenge \(option)=\(first)", pieces: ["challenge", option, "=", first]) == [values[0]])
    }

    /// What each route of the program has by a key, in their order.
    private func routes(_ key: String) async throws -> [String] {
        let stream = try await Program().run("-f", "json", "-c", "routes").output
        let regex = try Regex("\"\(key)\":\"([^\"]*)\"", as: (Substring, Substring).self)
        let routes = stream.components(separatedBy: "\"redirects\":")[0].components(separatedBy: "\"routes\":").last
        return (routes ?? "").matches(of: regex).map { String($0.output.1) }
    }

    @Test("complete in bash links, of which bash has taken apart what has a colon")
    func bashLinks() async throws {
        // Each up to what differs from one to another.
        let all = try await routes("deepLink").map { $0.replacing(/[A-Z]+$/, with: "") }
        #expect(all.count > 4 && all.contains("challenge://character/detail/"))
        let rest = all.map { String($0.dropFirst("challenge:".count)) }
        #expect(try await bash("challenge --open ", pieces: ["challenge", "--open", ""]) == all)
        #expect(try await bash("challenge --open chal", pieces: ["challenge", "--open", "chal"]) == all)
        #expect(
            try await bash("challenge --open challenge:", pieces: ["challenge", "--open", "challenge", ":"]) == rest)
        #expect(
            try await bash(
                "challenge -q --open  challenge://ch",
                pieces: ["challenge", "-q", "--open", "challenge", ":", "//ch"]) == rest.filter { $0.hasPrefix("//ch") }
        )
        #expect(
            try await bash(
                "challenge --open=challenge://h", pieces: ["challenge", "--open", "=", "challenge", ":", "//h"])
                == ["//home"])
        #expect(
            try await bash(
                "challenge --open 'challenge://h", pieces: ["challenge", "--open", "'challenge://h"],
                word: "challenge://h") == ["challenge://home"])
        #expect(
            try await bash(
                "challenge --open challenge://home --col",
                pieces: ["challenge", "--open", "challenge", ":", "//home", "--col"]) == ["--color"])
    }

    @Test("complete in bash commands, and where one can open")
    func bashCommands() async throws {
        let places = try await routes("name").map { "open \($0)" }
        #expect(places.count > 7)
        #expect(try await bash("challenge -c op", pieces: ["challenge", "-c", "op"]) == ["open"] + places)
    }

    /// Lines with the beginning of an option that was given already, by this name or by another.
    private static let given = ["--live --liv", "-q --q", "--color never --col", "--color=never --col"]

    @Test("offer in bash no option that was given", arguments: given)
    func bashGiven(options: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        // Bash takes words apart at an equals sign.
        let pieces = words.flatMap { $0.split(separator: "=").map(String.init) }
        #expect(
            try await bash(
                "challenge \(options)",
                pieces: ["challenge"] + (pieces == words ? words : [pieces[0], "="] + pieces.dropFirst())) == [])
    }

    @Test("offer in fish no option that was given", .needs(.fish), arguments: given)
    func fishGiven(options: String) async throws { #expect(try await fish("challenge \(options)") == []) }

    @Test("offer in zsh no option that was given", .needs(.zsh), arguments: given)
    func zshGiven(options: String) async throws {
        let prompt = try await startZsh()
        prompt.terminal.type("challenge \(options)\tX")
        try await prompt.shows("ready", "$ challenge \(options)X")
    }

    // MARK: - Other shells

    @Test(
        "complete in fish options, values, links, commands and files",
        .needs(.fish),
        arguments: [
            ("challenge --op", ["--open"]), ("challenge --color n", ["never"]),
            ("challenge --open=challenge://h", ["--open=challenge://home"]), ("challenge -c wh", ["why"]),
            ("challenge sec", ["second.chal"]),
        ])
    func fishLines(line: String, expected: [String]) async throws { #expect(try await fish(line) == expected) }

    @Test("complete in fish all links and places that begin so", .needs(.fish))
    func fishRoutes() async throws {
        let places = try await routes("name").filter { $0.hasPrefix("ch") }
        #expect(places.count > 3)
        #expect(try await fish("challenge -c \"open ch") == places.map { "open \($0)" })
        let links = try await routes("deepLink").filter { $0.hasPrefix("challenge://ch") }
        #expect(links.count > 1)
        #expect(
            try await fish("challenge --open challenge://ch") == links.map { $0.replacing(/[A-Z]+$/, with: "") })
    }

    /// What fish offers for a line.
    private func fish(_ line: String) async throws -> [String] {
        let program = try Program()
        try program.write(try Repository.text("completions/challenge.fish"), to: "script")
        try program.write("", to: "second.chal")
        let result = try await program.runShell("fish --no-config -c 'source script; complete -C $argv[1]' '\(line)'")
        #expect(result.errors.isEmpty && result.status == 0)
        return result.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
    }

    // MARK: - At a prompt

    /// A shell at a terminal that knows the completions, in a folder with a file.
    private func start(_ shell: [String], script: String, _ commands: String) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(
            ["--ctty", "--wait"] + shell, executable: "/usr/bin/setsid",
            environment: ["PS1": "$ ", "PROMPT_EOL_MARK": "", "PATH": "/usr/bin:/bin"]
        ) { program in
            try program.write(try Repository.text(script), to: "_challenge")
            for name in ["a first.chal", "second.chal"] { try program.write("", to: name) }
        }
        try await prompt.terminal.waits(for: "a shell") { $0.lines.last == "$" }
        prompt.terminal.type("\(commands); echo rea''dy\r")
        try await prompt.shows("ready", "$")
        return prompt
    }

    /// What the line becomes at Tab.
    private static let lines = [
        ("challenge --op", "challenge --open"), ("challenge -k --q", "challenge -k --quiet"),
        ("challenge --color n", "challenge --color never"),
        ("challenge --open challenge://h", "challenge --open challenge://home"),
        ("challenge --open challenge://character/d", "challenge --open challenge://character/detail/"),
        ("challenge --open=challenge://h", "challenge --open=challenge://home"),
        ("challenge -c wh", "challenge -c why"), ("challenge -c open\\ h", "challenge -c open\\ home"),
        ("challenge sec", "challenge second.chal"), ("challenge -k a", "challenge -k a\\ first.chal"),
    ]

    @Test("complete a line that is typed at bash's prompt", arguments: lines)
    func bashPrompt(line: String, completed: String) async throws {
        let prompt = try await start(
            ["/bin/bash", "--norc", "--noprofile", "-i"], script: "completions/challenge.bash", "source ./_challenge")
        prompt.terminal.type(line + "\t")
        try await prompt.shows("ready", "$ " + completed)
        // A link that is not whole goes on where it ends.
        prompt.terminal.type("X")
        try await prompt.shows("ready", "$ " + completed + (completed.hasSuffix("/") ? "X" : " X"))
    }

    @Test(
        "complete a line that is typed at zsh's prompt",
        .needs(.zsh), arguments: lines)
    func zshPrompt(line: String, completed: String) async throws {
        let prompt = try await startZsh()
        // zsh puts an equals sign behind an option with a value, and takes it away where a blank follows.
        let shown = "$ " + completed + (completed == "challenge --open" ? "=" : "")
        prompt.terminal.type(line + "\t")
        try await prompt.terminal.waits(for: shown) { $0.lines.last == shown }
    }

    private func startZsh() async throws -> ProgramAtPrompt {
        try await start(
            [Tool.zsh.path, "-f", "-i"], script: "completions/_challenge",
            "fpath=($PWD $fpath); autoload -U compinit; compinit -u -D")
    }
}
