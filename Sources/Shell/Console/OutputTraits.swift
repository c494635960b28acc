package import ChallengeDesignSystem
package import ChallengeLineEdit
import ChallengeText

/// What the user wants of all that is printed.
package nonisolated struct DisplaySettings: Sendable, Hashable {
    package var width: Int?
    package var color = OutputTraits.Color.auto
}

/// Where the output goes, and what the user wants of it. Read once at the start; the terminal is never asked.
package nonisolated struct OutputTraits: Sendable {
    /// When colour is used.
    package enum Color: String, Sendable, CaseIterable {
        /// On terminals that have it, unless `NO_COLOR` is set.
        case auto
        /// Also where the output is no terminal.
        case always
        /// Nowhere.
        case never
    }

    /// What is written to standard output.
    package enum Format: String, Sendable, CaseIterable {
        /// What people read.
        case text
        /// A JSON object a line.
        case json
        /// Tables only: values with commas between them (RFC 4180), a row a line.
        case csv
        /// Tables only: values with tabs between them, and `\t`, `\n`, `\r` and `\\` within them.
        case tsv
        /// Tables only, as GitHub's Markdown has them.
        case markdown

        /// Whether nothing but tables is printed.
        package var isTable: Bool { self == .csv || self == .tsv || self == .markdown }
    }

    /// The width used where none is given and no terminal says one, in columns.
    package static let defaultWidth = 80
    /// The widths that `--width` takes, in columns.
    package static let widths = 10...10_000

    /// What is written to standard output.
    package var format = Format.text
    /// When colour is used.
    package var color: Color {
        get { display.color }
        set { display.color = newValue }
    }
    /// Whether each command is printed before what it prints.
    package var echoes = false
    /// Whether what is printed is a transcript: below its commands, the same for everyone, without times.
    package var isTranscript = false
    /// Whether what is printed is recorded as what a terminal shows: then it is for any terminal.
    package var isRecorded = false
    /// What of it `set` changes.
    package var display = DisplaySettings()
    /// The user's own width, in columns; nil for the terminal's, or 80 where there is none.
    package var width: Int? {
        get { display.width }
        set { display.width = newValue }
    }
    /// No colour, nothing but ASCII, nothing that moves.
    package var isPlain = false
    package var isInputTerminal: Bool
    package var isOutputTerminal: Bool
    package var isErrorTerminal: Bool
    /// A character cell of the terminal, where the system knows its size.
    var cellSize: CellSize?
    /// What the terminal can do, by the line editor's own rule, so that nothing is drawn where no line could be edited.
    private let terminal: LineEditor.TerminalAbilities
    /// Gives the environment's variables: `TERM`, `NO_COLOR`, those of the locale and of ``TerminalPictures``.
    private let environment: @Sendable (String) -> String?
    /// Whether the locale's character set is UTF-8.
    private let isLocaleUTF8: Bool

    package init(
        isInputTerminal: Bool, isOutputTerminal: Bool, isErrorTerminal: Bool, terminal: LineEditor.TerminalAbilities,
        environment: @escaping @Sendable (String) -> String?
    ) {
        self.isInputTerminal = isInputTerminal
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.terminal = terminal
        self.environment = environment
        // By the variables' order of precedence (POSIX.1-2017, section 8.2).
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
        isLocaleUTF8 = ["utf-8", "utf8"].contains { locale.lowercased().has($0) }
    }

    /// How text is drawn on standard output.
    package var outputStyle: TextStyle {
        var style = TextStyle(color: hasColor(isOutputTerminal), unicode: hasUnicode)
        if isOutputTerminal, style.color, style.unicode {
            let pictures = TerminalPictures(environment: environment, cellSize: cellSize)
            style.pictures = isRecorded ? pictures.blocks : pictures.support
        }
        return style
    }

    /// How text is drawn on standard error.
    package var errorStyle: TextStyle { TextStyle(color: hasColor(isErrorTerminal), unicode: hasUnicode) }

    /// The columns at which errors wrap; nil where they do not go to a terminal, and are not wrapped.
    package func errorWidth(_ terminalWidth: @autoclosure () -> Int?) -> Int? {
        isErrorTerminal ? width ?? terminalWidth() ?? Self.defaultWidth : nil
    }

    /// Whether what is drawn can be redrawn: on a terminal that can move its cursor.
    package var canRedraw: Bool { isOutputTerminal && !isPlain && terminal.canEdit }

    /// What the user should know of the terminal's type; nil where it is as well known as it can be.
    package var terminalWarning: String? {
        let type = environment("TERM") ?? ""
        guard isOutputTerminal, !isPlain, !["", "dumb"].contains(type) else { return nil }
        if !terminal.canEdit {
            return "lines cannot be edited on a terminal of the type '\(type)', which has no ANSI cursor"
        }
        return terminal.isKnown
            ? nil : "the terminal type '\(type)' is not known here; it is taken for an ANSI terminal like xterm"
    }

    /// `NO_COLOR` counts when it is there and not empty (https://no-color.org).
    private func hasColor(_ isTerminal: Bool) -> Bool {
        guard !isPlain, terminal.canEdit || !isTerminal, (environment("NO_COLOR") ?? "").isEmpty else { return false }
        return switch color {
        case .auto: isTerminal && terminal.hasColours
        case .always: environment("TERM") != "dumb"
        case .never: false
        }
    }

    /// Those of the process's own streams.
    ///
    /// - Parameter environment: gives the value of a variable, or nil; what is printed depends on `TERM`, `NO_COLOR`,
    ///   those of the locale and those by which terminals say what pictures they can show.
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

    private var hasUnicode: Bool { !isPlain && isLocaleUTF8 }
}
