import Foundation
import ChallengeProcessTestSupport

/// Cases that need the built program: the shells themselves read its completions and complete with them.
@Suite("The completions of the user's shell", .startsPrograms)
struct ShellCompletionTests {
    static let shells = ["bash", "zsh", "fish"]
    /// The committed completions for a shell.
    private static func committed(_ shell: String) throws -> String {
        try Repository.text(shell == "zsh" ? "completions/_challenge" : "completions/challenge.\(shell)")
    }

    private func run(_ program: String, _ arguments: String...) async throws -> Program.Result {
        try await Program(environment: ["CHALLENGE_DEMOS": Repository.path("Demos")])
            .run(executable: program, arguments)
    }

    @Test("The completions equal the program's output; make update writes them again", arguments: shells)
    func committed(shell: String) async throws {
        let result = try await run("challenge", "--generate-completion-script", shell)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output == (try Self.committed(shell)))
    }

    /// Lines with the beginning of an option that was given already, under this name or another.
    private static let given = ["--live --liv", "-q --q", "--color never --col", "--color=never --col"]

    @Test("bash offers no option that was given", arguments: given)
    func bashGiven(options: String) async throws { try await stays("challenge \(options)", at: try await startBash()) }

    @Test("fish offers no option that was given", .needs(.fish), arguments: given)
    func fishGiven(options: String) async throws { #expect(try await fish("challenge \(options)") == []) }

    @Test("zsh offers no option that was given", .needs(.zsh), arguments: given)
    func zshGiven(options: String) async throws { try await stays("challenge \(options)", at: try await startZsh()) }

    private func stays(_ line: String, at prompt: ProgramAtPrompt) async throws {
        prompt.terminal.type(line + "\tX")
        try await prompt.shows("ready", "$ \(line)X")
    }

    // MARK: - Other shells

    @Test(
        "fish completes options, values, links, commands and files",
        .needs(.fish),
        arguments: [
            ("challenge --op", ["--open"]), ("challenge --color n", ["never"]),
            ("challenge --open=challenge://h", ["--open=challenge://home"]), ("challenge -c wh", ["why"]),
            ("challenge -c \"open hom", ["open home"]), ("challenge sec", ["second.chal"]),
        ])
    func fishLines(line: String, expected: [String]) async throws { #expect(try await fish(line) == expected) }

    /// Returns the offers of fish for a line.
    private func fish(_ line: String) async throws -> [String] {
        let program = Program()
        try program.write(try Repository.text("completions/challenge.fish"), to: "script")
        try program.write("", to: "second.chal")
        let result = try await program.runShell("fish --no-config -c 'source script; complete -C $argv[1]' '\(line)'")
        #expect(result.errors.isEmpty && result.status == 0)
        return result.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
    }

    // MARK: - At a prompt

    /// Starts a shell at a terminal with the completions, in a folder with a file.
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

    /// Lines, and the same lines after Tab.
    private static let lines = [
        ("challenge --op", "challenge --open"), ("challenge -k --q", "challenge -k --quiet"),
        ("challenge --color n", "challenge --color never"),
        ("challenge --open challenge://h", "challenge --open challenge://home"),
        ("challenge --open challenge://character/d", "challenge --open challenge://character/detail/"),
        ("challenge --open=challenge://h", "challenge --open=challenge://home"),
        ("challenge -c wh", "challenge -c why"), ("challenge -c open\\ h", "challenge -c open\\ home"),
        ("challenge sec", "challenge second.chal"), ("challenge -k a", "challenge -k a\\ first.chal"),
    ]

    @Test("A line at bash's prompt is completed", arguments: lines)
    func bashPrompt(line: String, completed: String) async throws {
        let prompt = try await startBash()
        prompt.terminal.type(line + "\t")
        try await prompt.shows("ready", "$ " + completed)
        // A partial link continues where it ends.
        prompt.terminal.type("X")
        try await prompt.shows("ready", "$ " + completed + (completed.hasSuffix("/") ? "X" : " X"))
    }

    @Test("A line at zsh's prompt is completed", .needs(.zsh), arguments: lines)
    func zshPrompt(line: String, completed: String) async throws {
        let prompt = try await startZsh()
        // zsh puts an equals sign behind an option with a value, and removes it before a blank.
        let shown = "$ " + completed + (completed == "challenge --open" ? "=" : "")
        prompt.terminal.type(line + "\t")
        try await prompt.terminal.waits(for: shown) { $0.lines.last == shown }
    }

    private func startBash() async throws -> ProgramAtPrompt {
        try await start(
            ["/bin/bash", "--norc", "--noprofile", "-i"], script: "completions/challenge.bash", "source ./_challenge")
    }

    private func startZsh() async throws -> ProgramAtPrompt {
        try await start(
            [Tool.zsh.path, "-f", "-i"], script: "completions/_challenge",
            "fpath=($PWD $fpath); autoload -U compinit; compinit -u -D")
    }
}
