import ChallengeText

/// The abilities of a terminal beyond ECMA-48, by its name in the environment. The terminal itself is not queried.
package nonisolated struct TerminalExtensions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// OSC 8: addresses that can be opened.
    static let links = Self(rawValue: 1)
    /// OSC 133: marks around the prompt, the line and the answer.
    package static let marks = Self(rawValue: 2)
    /// OSC 2: the title of the window.
    package static let title = Self(rawValue: 4)
    /// XTWINOPS 22 and 23: the title can be saved and restored.
    package static let savedTitle = Self(rawValue: 8)
    /// OSC 52: programs may set the clipboard.
    package static let clipboard = Self(rawValue: 16)

    private static let all: Self = [.links, .marks, .title, .savedTitle, .clipboard]

    /// Looks the terminal up by `TERM`, by `TERM_PROGRAM` and by its own variable. tmux and others that run within a terminal
    /// come first, because the variables may be those of the outer terminal.
    init(environment: (String) -> String?) {
        let (type, program) = (environment("TERM") ?? "", environment("TERM_PROGRAM") ?? "")
        func version(_ name: String) -> Int { environment(name).flatMap { Int($0) } ?? 0 }
        func isType(_ names: String...) -> Bool { names.contains { type == $0 || type.hasPrefix($0 + "-") } }
        if program == "tmux" || environment("TMUX") != nil || isType("tmux", "screen") || environment("STY") != nil {
            // tmux passes links and marks on from version 3.4 on (its CHANGES).
            let parts = (environment("TERM_PROGRAM_VERSION") ?? "").split(separator: ".").map {
                Int($0.filter(\.isNumber))
            }
            let isNew = program == "tmux" && parts.count > 1 && ((parts[0] ?? 0), (parts[1] ?? 0)) >= (3, 4)
            self = isNew ? [.links, .marks, .title] : []
        } else if environment("ZELLIJ") != nil {
            self = []
        } else if isType("xterm-kitty", "xterm-ghostty", "foot", "wezterm", "contour")
            || ["ghostty", "kitty", "iTerm.app", "WezTerm", "contour"].contains(program)
            || environment("KITTY_WINDOW_ID") != nil
        {
            self = Self.all
        } else if isType("alacritty") || environment("ALACRITTY_WINDOW_ID") != nil {
            self = [.links, .title, .savedTitle, .clipboard]
        } else if program == "vscode" || environment("WT_SESSION") != nil {
            self = [.links, .marks, .title, .clipboard]
        } else if program == "mintty" {
            self = [.links, .title, .savedTitle]
        } else if version("VTE_VERSION") >= 5_000 {
            self =
                version("VTE_VERSION") >= 7_800
                ? [.links, .marks, .title, .savedTitle] : [.links, .title, .savedTitle]
        } else if version("KONSOLE_VERSION") >= 201_200 {
            self = [.links, .title]
        } else if environment("XTERM_VERSION") != nil {
            self = [.title, .savedTitle]
        } else {
            self = isType("xterm", "rxvt", "st") ? [.title] : []
        }
    }
}

/// The sequences of ``TerminalExtensions``. A control string ends with ST (ECMA-48, 5.6).
package nonisolated enum TerminalSequence {
    /// The marks of semantic prompts (https://gitlab.freedesktop.org/Per_Bothner/specifications, "semantic-prompts").
    package static let answerBegins = "\u{1b}]133;C\u{1b}\\"
    package static func answerEnds(status: Int) -> String { "\u{1b}]133;D;\(status)\u{1b}\\" }

    /// - Parameter title: printable text.
    package static func title(_ title: String) -> String { "\u{1b}]2;\(title)\u{1b}\\" }
    package static let saveTitle = "\u{1b}[22;2t"
    package static let restoreTitle = "\u{1b}[23;2t"

    /// - Parameter text: base64.
    package static func clipboard(_ text: String) -> String { "\u{1b}]52;c;\(text)\u{1b}\\" }
}
