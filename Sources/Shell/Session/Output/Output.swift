package import ChallengeConsole
package import ChallengeCore
package import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeText

/// Prints a session's events. Everything passes a format, which makes text from outside safe.
///
/// What goes to standard output is buffered and written in one piece, before anything goes to standard error and at
/// the end of each command, so that the two come in the order in which they were printed.
package final class Output: SessionListener {
    package private(set) var traits: OutputTraits
    private let terminalWidth: (OutputStream) -> Int?
    private let terminalHeight: () -> Int?
    package let console: Console
    /// What was printed and is not written yet, as UTF-8.
    private var pending: [UInt8] = []
    /// How many bytes of ``pending`` came before the command at work.
    private var earlierCount = 0
    /// The output that a rollback of that command leaves: lines about activities, which have happened, and notes that last.
    private var lasting: [UInt8] = []
    private var hasPrinted: Bool
    private var hadPrinted = false
    /// The id of the request that the events are due to.
    private var request: String?
    /// Whether the command at work has answered with what is no table, though only tables are printed.
    private(set) var hasAnswerWithoutTable = false
    /// What was printed before each command at work whose output goes elsewhere, of those that source each other.
    private var diversions: [Diversion] = []

    /// The output that goes on when a diversion ends.
    private struct Diversion {
        package let target: OutputTarget
        package let pending: [UInt8]
        let earlierCount: Int
        package let lasting: [UInt8]
        let hasPrinted: Bool
        let hadPrinted: Bool
    }

    package init(
        traits: OutputTraits,
        terminalWidth: @escaping (OutputStream) -> Int? = { StandardStreams.terminalWidth(of: $0) },
        terminalHeight: @escaping () -> Int? = { StandardStreams.terminalHeight },
        console: Console = .standard
    ) {
        self.traits = traits
        style = traits.outputStyle
        self.terminalWidth = terminalWidth
        self.terminalHeight = terminalHeight
        self.console = console
        hasPrinted = traits.isTranscript
    }

    /// Adds the lines of an event to ``pending``; none for an event that is not printed to standard output.
    private func add(_ event: SessionEvent, _ settings: SessionSettings) {
        switch traits.format {
        case .text:
            let format = TextFormat(settings: settings, echoes: traits.echoes)
            guard let element = format.element(of: event, isFirst: !hasPrinted) else { return }
            let renderer = diversions.isEmpty ? renderer(style) : plainRenderer
            renderer.draw(element, to: &pending)
        case .json:
            guard let object = JSONFormat(settings: settings, request: request).object(for: event) else { return }
            object.write(to: &pending)
            pending.append(UInt8(ascii: "\n"))
        case .csv, .tsv, .markdown:
            switch event {
            case .report, .screen: break
            default: return
            }
            guard let table = TableFormat.table(of: event) else { return hasAnswerWithoutTable = true }
            if hasPrinted { pending.append(UInt8(ascii: "\n")) }
            pending += TableFormat(format: traits.format).text(of: table).utf8
        }
    }

    package func attribute(to request: String?) { self.request = request }

    /// What is printed from here on is the next command's.
    package func beginCommand() {
        hasAnswerWithoutTable = false
        earlierCount = pending.count
        lasting = []
        hadPrinted = hasPrinted
    }

    /// Drops what was printed for standard output since ``beginCommand()`` and was not written yet, but for activities,
    /// which have happened.
    package func rollBack(isInterrupted: Bool) {
        hasAnswerWithoutTable = false
        pending.replaceSubrange(earlierCount..., with: lasting)
        hasPrinted = hadPrinted || !lasting.isEmpty
    }

    /// Prints an event, as far as its format does.
    package func take(_ event: SessionEvent, settings: SessionSettings = SessionSettings()) {
        var settings = settings
        settings.isTiming = settings.isTiming && !traits.isTranscript
        if let display = settings.display, display != traits.display, !traits.isTranscript {
            traits.display = display
            style = traits.outputStyle
        }
        let count = pending.count
        add(event, settings)
        hasPrinted = hasPrinted || pending.count > count
        switch event {
        case .activity, .note(_, isLasting: true):
            lasting += pending[count...]
        case .diagnostic(let diagnostic):
            printError(
                diagnostic.text(
                    style: traits.errorStyle, width: width, messageWidth: traits.errorWidth(terminalWidth(.error)),
                    isInTranscript: traits.isTranscript))
        case .progress(let progress) where !canRedraw:
            printError(renderer(traits.errorStyle).text(of: [Span(progress.sentence)]))
        default: break
        }
    }

    /// Writes a line to standard error.
    private func printError(_ text: String) {
        commit()
        console.write(text + "\n", to: .error)
    }

    /// Writes a part of a line at once: what is shown as typed, or a prompt where lines cannot be edited.
    package func print(typed: [Span]) {
        commit()
        console.write(renderer(style).text(of: typed), to: .output)
    }

    /// How many columns a part of a line takes.
    package func columns(of spans: [Span]) -> Int {
        renderer(TextStyle(color: false, unicode: style.unicode)).text(of: spans).displayWidth
    }

    /// Shows a sign behind the cursor, as far as the row has room, and returns what takes it away (CUB, EL: ECMA-48,
    /// 8.3.18 and 8.3.41).
    ///
    /// - Parameter column: of the cursor, from 0 and over several rows.
    package func show(sign: String, at column: Int) -> () -> Void {
        let width = terminalWidth(.output) ?? width
        let sign = " \(sign)".prefix(max(0, width - 1 - column % width))
        guard !sign.isEmpty else { return {} }
        print(typed: [Span(String(sign), .secondary)])
        return { [console] in console.write("\u{1b}[\(sign.count)D\u{1b}[K", to: .output) }
    }

    /// Writes a line end, where a prompt stands on the last row.
    package func endPrompt() {
        commit()
        console.write("\n", to: .output)
        hasPrinted = true
    }

    /// Begins a row unless the cursor is at the beginning of one, which only the terminal knows: a sign, and blanks for the
    /// rest of a row. They end at the right edge, or behind it where the sign stands further on, and are then erased up to
    /// there (CR, EL: ECMA-48, 8.3.15 and 8.3.41).
    func beginRow() {
        guard canRedraw, let width = terminalWidth(.output) else { return }
        let sign = TextRenderer(width: width, style: style).text(of: [Span(style.unicode ? "⏎" : "%", .secondary)])
        console.write(sign + String(repeating: " ", count: width - 1) + "\r\u{1b}[K", to: .output)
    }

    /// The parameters of the escape sequence for ``Span/Role/secondary`` text (ECMA-48, SGR); empty without colour.
    package var secondaryStyle: String { style.color ? Theme.parameters(for: .secondary) ?? "" : "" }

    /// How text is drawn on standard output.
    package private(set) var style: TextStyle

    /// Whether what was drawn can be redrawn, as progress is, and a line that is edited.
    package var canRedraw: Bool { traits.canRedraw }

    /// Shows progress on the terminal's last row until something else is written; nothing where that cannot be redrawn.
    func showProgress(_ line: ProgressLine = ProgressLine()) {
        guard canRedraw else { return }
        // The last column stays free, where some terminals wrap already.
        let width = max(1, width - 1)
        let text = line.text(width: width, style: style)
        console.showProgress(renderer(style).text(of: [Span(text, .secondary)]), width: text.displayWidth)
    }

    /// Writes what was printed, in place of the progress on the last row.
    package func commit() {
        console.hideProgress()
        if diversions.isEmpty, !pending.isEmpty {
            console.write(pending, to: .output)
            pending.removeAll(keepingCapacity: true)
        }
        earlierCount = pending.count
        lasting = []
        hadPrinted = hasPrinted
    }

    /// The width of a line, in columns.
    package var width: Int {
        traits.width ?? (traits.isOutputTerminal ? terminalWidth(.output) : nil) ?? OutputTraits.defaultWidth
    }

    private func renderer(_ style: TextStyle) -> TextRenderer { TextRenderer(width: width, style: style) }

    /// Draws what does not go to the terminal. A file is the same whatever the terminal's width; what a program prints is
    /// seen there.
    private var plainRenderer: TextRenderer {
        let isFile = diversions.last?.target.sign != .pipe
        return TextRenderer(
            width: isFile ? traits.width ?? OutputTraits.defaultWidth : width,
            style: TextStyle(color: false, unicode: style.unicode))
    }
}

// MARK: Output that goes elsewhere than to standard output

extension Output {
    package func divert(to target: OutputTarget) {
        if diversions.isEmpty { commit() }
        diversions.append(
            Diversion(
                target: target, pending: pending, earlierCount: earlierCount, lasting: lasting, hasPrinted: hasPrinted,
                hadPrinted: hadPrinted))
        (pending, earlierCount, lasting, hasPrinted, hadPrinted) = ([], 0, [], false, false)
    }

    package func endDiversion(isAborted: Bool) -> [UInt8]? {
        guard let outer = diversions.popLast() else { return nil }
        let diverted = (pending, lasting)
        (pending, earlierCount, lasting) = (outer.pending, outer.earlierCount, outer.lasting)
        (hasPrinted, hadPrinted) = (outer.hasPrinted, outer.hadPrinted)
        if isAborted {
            pending += diverted.0
            lasting += diverted.1
        }
        return diverted.0
    }

    /// What is not written yet, where it has so many rows that the first ones would leave the terminal; nil where it has
    /// not, and where nothing can be redrawn.
    var answerTallerThanScreen: [UInt8]? {
        guard canRedraw, let height = terminalHeight() else { return nil }
        // The prompt takes a row.
        return pending.count { $0 == UInt8(ascii: "\n") } >= height ? pending : nil
    }

    /// Regards what is not written yet as written.
    func dropPending() {
        pending.removeAll(keepingCapacity: true)
        commit()
    }
}
