@testable import ChallengeConsole
@testable import ChallengeShellTestSupport

@Suite("The extensions of a terminal")
struct TerminalExtensionsTests {
    private nonisolated static let all: TerminalExtensions = [.links, .marks, .title, .savedTitle, .clipboard]

    @Test(
        "The name of the terminal decides what it gets; an unknown one gets nothing",
        arguments: [
            (["TERM": "xterm-kitty"], all), (["TERM": "foot"], all),
            (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], all),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], all),
            (["TERM": "alacritty"], [.links, .title, .savedTitle, .clipboard]),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], [.links, .marks, .title, .clipboard]),
            (["TERM": "xterm-256color", "WT_SESSION": "a"], [.links, .marks, .title, .clipboard]),
            (["TERM": "xterm-256color", "VTE_VERSION": "4999"], [.title]),
            (["TERM": "xterm-256color", "VTE_VERSION": "6800"], [.links, .title, .savedTitle]),
            (["TERM": "xterm-256color", "VTE_VERSION": "7800"], [.links, .marks, .title, .savedTitle]),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "201200"], [.links, .title]),
            (["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], [.title, .savedTitle]),
            (["TERM": "xterm-256color"], [.title]), (["TERM": "rxvt"], [.title]), (["TERM": "xtermish"], []),
            (["TERM": "linux"], []), (["TERM": "vt100"], []), ([:], []),
        ] as [([String: String], TerminalExtensions)])
    func names(environment: [String: String], expected: TerminalExtensions) {
        #expect(TerminalExtensions { environment[$0] } == expected)
    }

    @Test(
        "A terminal within another one is looked up by its own name",
        arguments: [
            (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], []),
            (
                ["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"],
                [.links, .marks, .title]
            ),
            (["TERM": "screen", "TMUX": "a"], []), (["TERM": "xterm", "STY": "1"], []),
            (["TERM": "xterm", "ZELLIJ": "0"], []),
        ] as [([String: String], TerminalExtensions)])
    func multiplexers(environment: [String: String], expected: TerminalExtensions) {
        let outer = ["KITTY_WINDOW_ID": "1", "VTE_VERSION": "7800"]
        #expect(TerminalExtensions { environment[$0] ?? outer[$0] } == expected)
    }

    @Test("Output that is plain, recorded or no terminal has no extensions")
    func without() {
        func traits(isTerminal: Bool, isRecorded: Bool = false) -> OutputTraits {
            var traits = OutputTraits(
                isInputTerminal: true, isOutputTerminal: isTerminal, isErrorTerminal: true, terminal: .init(),
                environment: { $0 == "TERM" ? "foot" : nil })
            traits.isRecorded = isRecorded
            return traits
        }
        var plain = DisplaySettings()
        plain.isPlain = true
        #expect(traits(isTerminal: true).extensions(DisplaySettings()) == Self.all)
        #expect(traits(isTerminal: true).extensions(plain) == [])
        #expect(traits(isTerminal: false).extensions(DisplaySettings()) == [])
        #expect(traits(isTerminal: true, isRecorded: true).extensions(DisplaySettings()) == [])
    }
}
