package import ChallengeDesignSystem
package import ChallengeLineEdit
import ChallengeText

/// The look of the output, as options and `set` choose it.
package nonisolated struct DisplaySettings: Sendable, Hashable {
    /// The width in columns. If nil, the terminal's width, or 80 columns without a terminal.
    package var width: Int?
    package var color = OutputTraits.Color.auto
    package var format = OutputTraits.Format.text
    package var theme = Theme()
    /// True for output without colour and animation, in ASCII only.
    package var isPlain = false
    /// True if each command is printed above its output.
    package var echoes = false

    package init() {}
}

/// The facts about the process and its terminal that decide what the output may contain. Read once at the start.
package nonisolated struct OutputTraits: Sendable {
    package enum Color: String, Sendable, CaseIterable {
        /// Uses colours on a terminal that has colours, unless `NO_COLOR` is set.
        case auto
        /// Uses colours even if the output is not a terminal.
        case always
        case never
    }

    package enum Format: String, Sendable, CaseIterable {
        case text
        case json
        /// Prints only tables, as comma-separated values (RFC 4180). Each row is a line.
        case csv
        /// Prints only tables, as tab-separated values with the escapes `\t`, `\n`, `\r` and `\\`.
        case tsv
        /// Prints only tables, in GitHub's Markdown.
        case markdown

        package var isTable: Bool { self == .csv || self == .tsv || self == .markdown }

        /// Creates the format for a file with this extension; nil for an unknown extension.
        package init?(extensionOf file: String) {
            let formats: [String: Format] = ["csv": .csv, "tsv": .tsv, "md": .markdown, "json": .json, "jsonl": .json]
            guard let end = file.lastIndex(of: "."), let format = formats[file[end...].dropFirst().lowercased()]
            else { return nil }
            self = format
        }
    }

    /// The width in columns if no width is given and the terminal's width is unknown.
    package static let defaultWidth = 80
    package static let widths = 10...10_000

    /// True for a transcript: each output follows its command, is the same for every user, and contains no times.
    package var isTranscript = false
    /// True if a recording of the terminal is made. The output must then suit any terminal.
    package var isRecorded = false
    /// True if only the last answer of the session is printed.
    package var printsLastOnly = false
    package var isInputTerminal: Bool
    package var isOutputTerminal: Bool
    package var isErrorTerminal: Bool
    /// The schemes of the links that a terminal may open.
    package var linkSchemes = ["http", "https"]
    /// The size of a character cell; nil if the system does not know the size.
    var cellSize: CellSize?
    /// The abilities of the terminal, from the line editor. Without line editing, nothing is drawn on the terminal.
    private let terminal: LineEditor.TerminalAbilities
    /// Returns an environment variable: `TERM`, `NO_COLOR`, a variable of the locale or of ``TerminalPictures``.
    private let environment: @Sendable (String) -> String?
    private let isLocaleUTF8: Bool

    package init(
        isInputTerminal: Bool, isOutputTerminal: Bool, isErrorTerminal: Bool, terminal: LineEditor.TerminalAbilities,
        environment: @escaping @Sendable (String) -> String?
    ) {
        (self.isInputTerminal, self.isOutputTerminal) = (isInputTerminal, isOutputTerminal)
        (self.isErrorTerminal, self.terminal, self.environment) = (isErrorTerminal, terminal, environment)
        // The variables of the locale, in their order of precedence (POSIX.1-2017, section 8.2).
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
        isLocaleUTF8 = ["utf-8", "utf8"].contains { locale.lowercased().has($0) }
    }

    package func outputStyle(_ display: DisplaySettings) -> TextStyle {
        var style = TextStyle(color: hasColor(isOutputTerminal, display), unicode: hasUnicode(display))
        style.theme = display.theme
        style.bars = isOutputTerminal && !display.isPlain
        if extensions(display).contains(.links) { style.linkSchemes = linkSchemes }
        if isOutputTerminal, style.color, style.unicode {
            let pictures = TerminalPictures(environment: environment, cellSize: cellSize)
            style.pictures = isRecorded ? pictures.blocks : pictures.support
        }
        return style
    }

    package func errorStyle(_ display: DisplaySettings) -> TextStyle {
        var style = TextStyle(color: hasColor(isErrorTerminal, display), unicode: hasUnicode(display))
        style.theme = display.theme
        return style
    }

    /// The width at which errors wrap; nil if errors do not go to a terminal.
    package func errorWidth(_ display: DisplaySettings, _ terminalWidth: @autoclosure () -> Int?) -> Int? {
        isErrorTerminal ? display.width ?? terminalWidth() ?? Self.defaultWidth : nil
    }

    package var canEdit: Bool { isOutputTerminal && terminal.canEdit }

    /// True if the output is a terminal that can move its cursor.
    package func canRedraw(_ display: DisplaySettings) -> Bool {
        isOutputTerminal && !display.isPlain && terminal.canEdit
    }

    /// The extensions of the output's terminal; none without a terminal, or if the output must suit any terminal.
    package func extensions(_ display: DisplaySettings) -> TerminalExtensions {
        canRedraw(display) && !isRecorded ? TerminalExtensions(environment: environment) : []
    }

    /// A warning about the type of the terminal; nil if the type is known.
    package func terminalWarning(_ display: DisplaySettings) -> String? {
        let type = environment("TERM") ?? ""
        guard isOutputTerminal, !display.isPlain, !["", "dumb"].contains(type) else { return nil }
        if !terminal.canEdit {
            return "line editing is off: the terminal type '\(type)' has no ANSI cursor"
        }
        return terminal.isKnown
            ? nil : "the terminal type '\(type)' is unknown; treating it as an ANSI terminal like xterm"
    }

    private func hasUnicode(_ display: DisplaySettings) -> Bool { !display.isPlain && isLocaleUTF8 }

    /// `NO_COLOR` has an effect if it is set and not empty (https://no-color.org).
    private func hasColor(_ isTerminal: Bool, _ display: DisplaySettings) -> Bool {
        guard !display.isPlain, terminal.canEdit || !isTerminal, (environment("NO_COLOR") ?? "").isEmpty
        else { return false }
        return switch display.color {
        case .auto: isTerminal && terminal.hasColours
        case .always: environment("TERM") != "dumb"
        case .never: false
        }
    }

    /// The traits of the process's own standard streams.
    package static func ofProcess(environment: @escaping @Sendable (String) -> String?) -> OutputTraits {
        let (output, error) = (StandardStreams.isTerminal(of: .output), StandardStreams.isTerminal(of: .error))
        var traits = OutputTraits(
            isInputTerminal: StandardStreams.isInputTerminal, isOutputTerminal: output, isErrorTerminal: error,
            // Without a terminal, the type of the terminal is not needed.
            terminal: output || error ? LineEditor.abilities(ofTerminal: environment("TERM")) : .init(canEdit: false),
            environment: environment)
        traits.cellSize = output ? StandardStreams.cellSize : nil
        return traits
    }
}
