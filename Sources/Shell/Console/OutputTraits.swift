package import ChallengeDesignSystem
package import ChallengeShellLineEdit
import ChallengeShellText

/// What `set` changes of what is printed.
package nonisolated struct DisplaySettings: Sendable, Hashable {
    /// In columns; nil for the terminal's, or 80 where there is none.
    package var width: Int?
    package var color = OutputTraits.Color.auto
    package var format = OutputTraits.Format.text
    package var theme = Theme()
}

/// Where the output goes, and what the user wants of it. Read once at the start; the terminal is never asked.
package nonisolated struct OutputTraits: Sendable {
    package enum Color: String, Sendable, CaseIterable {
        /// On terminals that have it, unless `NO_COLOR` is set.
        case auto
        /// Also where the output is no terminal.
        case always
        case never
    }

    package enum Format: String, Sendable, CaseIterable {
        case text
        case json
        /// Tables only: values with commas between them (RFC 4180), a row a line.
        case csv
        /// Tables only: values with tabs between them, and `\t`, `\n`, `\r` and `\\` within them.
        case tsv
        /// Tables only, as GitHub's Markdown has them.
        case markdown

        package var isTable: Bool { self == .csv || self == .tsv || self == .markdown }

        /// The format of a file by the end of its name; nil where that says none.
        package init?(extensionOf file: String) {
            let formats: [String: Format] = ["csv": .csv, "tsv": .tsv, "md": .markdown, "json": .json, "jsonl": .json]
            guard let end = file.lastIndex(of: "."), let format = formats[file[end...].dropFirst().lowercased()]
            else { return nil }
            self = format
        }
    }

    /// In columns, where no width is given and no terminal says one.
    package static let defaultWidth = 80
    /// Those that `--width` takes.
    package static let widths = 10...10_000

    package var format: Format {
        get { display.format }
        set { display.format = newValue }
    }
    /// True if each command is printed before what it prints.
    package var echoes = false
    /// True for a transcript: below its commands, the same for everyone, without times.
    package var isTranscript = false
    /// True if what a terminal shows is recorded: then it is for any terminal.
    package var isRecorded = false
    package var display = DisplaySettings()
    /// No colour, nothing but ASCII, nothing that moves.
    package var isPlain = false
    /// True if the user wants the system's own line input at a prompt.
    package var isWithoutEditor = false
    package var isInputTerminal: Bool
    package var isOutputTerminal: Bool
    package var isErrorTerminal: Bool
    /// The size of a character, where the system knows it.
    var cellSize: CellSize?
    /// What the terminal can do, by the line editor's own rule, so that nothing is drawn where no line could be edited.
    private let terminal: LineEditor.TerminalAbilities
    /// Gives the variables `TERM`, `NO_COLOR`, those of the locale and of ``TerminalPictures``.
    private let environment: @Sendable (String) -> String?
    private let isLocaleUTF8: Bool

    package init(
        isInputTerminal: Bool, isOutputTerminal: Bool, isErrorTerminal: Bool, terminal: LineEditor.TerminalAbilities,
        environment: @escaping @Sendable (String) -> String?
    ) {
        (self.isInputTerminal, self.isOutputTerminal) = (isInputTerminal, isOutputTerminal)
        (self.isErrorTerminal, self.terminal, self.environment) = (isErrorTerminal, terminal, environment)
        // By the variables' order of precedence (POSIX.1-2017, section 8.2).
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
        isLocaleUTF8 = ["utf-8", "utf8"].contains { locale.lowercased().has($0) }
    }

    package var outputStyle: TextStyle {
        var style = TextStyle(color: hasColor(isOutputTerminal), unicode: hasUnicode)
        style.theme = display.theme
        style.bars = isOutputTerminal && !isPlain
        if isOutputTerminal, style.color, style.unicode {
            let pictures = TerminalPictures(environment: environment, cellSize: cellSize)
            style.pictures = isRecorded ? pictures.blocks : pictures.support
        }
        return style
    }

    package var errorStyle: TextStyle {
        var style = TextStyle(color: hasColor(isErrorTerminal), unicode: hasUnicode)
        style.theme = display.theme
        return style
    }

    /// The columns at which errors wrap; nil where they do not go to a terminal.
    package func errorWidth(_ terminalWidth: @autoclosure () -> Int?) -> Int? {
        isErrorTerminal ? display.width ?? terminalWidth() ?? Self.defaultWidth : nil
    }

    /// True if lines can be edited.
    package var canEdit: Bool { isOutputTerminal && !isWithoutEditor && terminal.canEdit }

    /// True on a terminal that can move its cursor.
    package var canRedraw: Bool { isOutputTerminal && !isPlain && terminal.canEdit }

    /// About the terminal's type; nil where it is as well known as it can be.
    package var terminalWarning: String? {
        let type = environment("TERM") ?? ""
        guard isOutputTerminal, !isPlain, !["", "dumb"].contains(type) else { return nil }
        if !terminal.canEdit {
            return "lines cannot be edited on a terminal of the type '\(type)', which has no ANSI cursor"
        }
        return terminal.isKnown
            ? nil : "the terminal type '\(type)' is not known here; it is taken for an ANSI terminal like xterm"
    }

    private var hasUnicode: Bool { !isPlain && isLocaleUTF8 }

    /// `NO_COLOR` counts when it is there and not empty (https://no-color.org).
    private func hasColor(_ isTerminal: Bool) -> Bool {
        guard !isPlain, terminal.canEdit || !isTerminal, (environment("NO_COLOR") ?? "").isEmpty else { return false }
        return switch display.color {
        case .auto: isTerminal && terminal.hasColours
        case .always: environment("TERM") != "dumb"
        case .never: false
        }
    }

    /// Those of the process's own streams.
    package static func ofProcess(environment: @escaping @Sendable (String) -> String?) -> OutputTraits {
        let (output, error) = (StandardStreams.isTerminal(of: .output), StandardStreams.isTerminal(of: .error))
        var traits = OutputTraits(
            isInputTerminal: StandardStreams.isInputTerminal, isOutputTerminal: output, isErrorTerminal: error,
            // Without a terminal nothing is looked up.
            terminal: output || error ? LineEditor.abilities(ofTerminal: environment("TERM")) : .init(canEdit: false),
            environment: environment)
        traits.cellSize = output ? StandardStreams.cellSize : nil
        return traits
    }
}
