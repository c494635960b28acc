package import ChallengeConsole
package import ChallengeDesignSystem
import ChallengeLanguage
import ChallengeText
import FoundationEssentials

/// Prints the events of a session. All text passes through a format, which escapes text from outside the program.
///
/// Standard output is buffered. The buffer is written before each write to standard error and at the end of each command.
/// Both streams therefore keep their order.
package final class Output: SessionListener {
    package let traits: OutputTraits
    /// The settings with the last event. In a transcript, the look of the output never changes, and no time is printed.
    package private(set) var settings: SessionSettings
    package let terminalWidth: (OutputStream) -> Int?
    private let terminalHeight: () -> Int?
    package let console: Console
    /// True if a person reads each answer before the next command.
    package var isInteractive = false
    /// The pending output for standard output or for the target of a command.
    private var buffer = Buffer()
    /// The buffers outside the current redirection, one for each redirection that has begun.
    private var outerBuffers: [Buffer] = []
    /// The output of the last diversion, until it is delivered.
    private var diverted: [UInt8] = []
    /// The id of the request that causes the current events.
    private var request: String?
    /// The last answer, and the last before the current command, if only the last is printed.
    private var last: (answer: Answer?, earlier: Answer?)
    private struct Answer {
        let event: SessionEvent
        let format: OutputTraits.Format
    }
    /// True if the current command has printed an answer without a table, although the format has only tables.
    package private(set) var hasAnswerWithoutTable = false

    /// True if the session has printed something since the last prompt.
    private var hasAnswered = false
    /// The output since the last prompt, and the one before it; for ``lastAnswer`` only.
    private var (answer, earlierAnswer): ([UInt8], [UInt8]) = ([], [])

    private struct Buffer {
        /// The target of a command; nil for the standard output.
        var target: OutputTarget?
        /// The format of the output; nil for the session's format.
        var format: OutputTraits.Format?
        /// The output in UTF-8 that is not written yet.
        var pending: [UInt8] = []
        /// The number of bytes in `pending` that precede the current command.
        var earlierCount = 0
        /// The lines that a rollback keeps: activities, which cannot be undone, and lasting notes.
        var lasting: [UInt8] = []
        var hasPrinted = false
        var hadPrinted = false
        /// The last table, which a new table may continue, and the last table before the current command.
        var table: DelimitedFormat.Lines?
        var earlierTable: DelimitedFormat.Lines?
        /// The rows that the last table lacks, see ``DataTable/part``: those that a further page may add, and those that
        /// are missing for good. And both before the current command.
        var part: (open: String?, due: String?)
        var earlierPart: (open: String?, due: String?)

        /// Keeps the output so far in case of a rollback.
        mutating func keep() {
            (earlierCount, lasting, hadPrinted) = (pending.count, [], hasPrinted)
            (earlierTable, earlierPart) = (table, part)
        }
    }

    package init(
        traits: OutputTraits, settings: SessionSettings = SessionSettings(),
        terminalWidth: @escaping (OutputStream) -> Int? = { StandardStreams.terminalWidth(of: $0) },
        terminalHeight: @escaping () -> Int? = { StandardStreams.terminalHeight },
        console: Console = .standard
    ) {
        self.traits = traits
        self.settings = settings
        style = traits.outputStyle(settings.display)
        (self.terminalWidth, self.terminalHeight, self.console) = (terminalWidth, terminalHeight, console)
        buffer.hasPrinted = traits.isTranscript
    }

    /// Adds the lines of an event to the pending output.
    private func add(_ event: SessionEvent) {
        if traits.printsLastOnly, buffer.target == nil {
            switch event {
            case .report, .screen: last.answer = Answer(event: event, format: format)
            default: break
            }
            return
        }
        print(event)
    }

    /// Prints the last answer, if only the last is printed. Returns the session's exit status: 1 if the answer is no table
    /// although the format has only tables.
    package func endLast(_ status: Int32) -> Int32 {
        guard traits.printsLastOnly, let answer = last.answer else { return status }
        (last.answer, buffer.format) = (nil, answer.format)
        print(answer.event)
        commit()
        guard hasAnswerWithoutTable else { return status }
        take(
            .diagnostic(
                Diagnostic(.error, "the last answer is no table: --format \(format.rawValue) prints tables only")))
        return max(status, 1)
    }

    private func print(_ event: SessionEvent) {
        switch format {
        case .text:
            addText(of: event)
        case .json:
            if buffer.target != nil { addPart(of: event) }
            guard let object = JSONFormat(settings: settings, request: request).object(for: event) else { return }
            object.write(to: &buffer.pending)
            buffer.pending.append(UInt8(ascii: "\n"))
        case .csv, .tsv, .markdown:
            switch event {
            case .report, .screen: break
            case .aside: return addText(of: event)
            default: return
            }
            let isForPerson = isInteractive && buffer.target == nil
            guard let table = DelimitedFormat.table(of: event) else {
                if isForPerson { return addText(of: event) }
                return hasAnswerWithoutTable = true
            }
            let lines = DelimitedFormat(format: format).lines(of: table)
            if let earlier = buffer.table, !lines.continues(earlier) { buffer.part.due = buffer.part.open }
            buffer.part = isForPerson ? (nil, table.part) : (table.part, buffer.part.due)
            // A person always gets the complete table, not only the table's additional rows.
            if isForPerson { buffer.table = nil }
            buffer.pending += lines.text(after: buffer.table).utf8
            buffer.table = lines
        }
    }

    private func addText(of event: SessionEvent) {
        let format = TextFormat(settings: settings)
        guard let element = format.element(of: event, isFirst: !buffer.hasPrinted) else { return }
        addPart(of: event)
        let renderer = buffer.target == nil ? renderer(style) : plainRenderer
        renderer.draw(element, to: &buffer.pending)
    }

    /// Tells later what a sorted or cut table lacks, and a text that goes elsewhere. The heading of a screen tells itself.
    private func addPart(of event: SessionEvent) {
        if case .screen = event, buffer.target == nil { return }
        if let table = DelimitedFormat.table(of: event) { buffer.part.due = table.part }
    }

    /// Returns once what the last answer lacks. Of a script that prints only tables, this is known only when the next table
    /// begins, because further pages continue the last table.
    func takePart() -> String? {
        guard buffer.target == nil else { return nil }
        defer { buffer.part.due = nil }
        return buffer.part.due
    }

    package func end(tell: (String) -> Void) async -> Bool {
        if let part = buffer.part.due ?? buffer.part.open { take(.aside(part)) }
        commit()
        return true
    }

    package func beginCommand() {
        hasAnswerWithoutTable = false
        buffer.keep()
        last.earlier = last.answer
    }

    /// Drops the unwritten output since ``beginCommand()``, except lasting lines.
    package func rollBack(isInterrupted: Bool) {
        hasAnswerWithoutTable = false
        last.answer = last.earlier
        buffer.pending.replaceSubrange(buffer.earlierCount..., with: buffer.lasting)
        buffer.hasPrinted = buffer.hadPrinted || !buffer.lasting.isEmpty
        (buffer.table, buffer.part) = (buffer.earlierTable, buffer.earlierPart)
    }

    package func take(_ event: SessionEvent, settings: SessionSettings) {
        // Most commands send some activities, which only a trace prints.
        if case .activity = event, !settings.isTracing { return }
        let display = display
        self.settings = settings
        if traits.isTranscript {
            self.settings.display = display
            self.settings.isTiming = false
        } else if settings.display != display {
            style = traits.outputStyle(settings.display)
        }
        take(event)
    }

    /// Receives an event with the settings so far.
    package func take(_ event: SessionEvent) {
        if case .aside(let text) = event, !isInteractive {
            return printError(renderer(traits.errorStyle(display)).text(of: [Span(text)]))
        }
        let count = buffer.pending.count
        add(event)
        if buffer.pending.count > count { buffer.hasPrinted = true }
        switch event {
        case .request(let id): request = id
        case .diversion(let target, let format): divert(to: target, as: format)
        case .endOfDiversion(let isAborted): endDiversion(isAborted: isAborted)
        case .activity, .note(_, isLasting: true):
            buffer.lasting += buffer.pending[count...]
        case .diagnostic(let diagnostic):
            printError(
                diagnostic.text(
                    style: traits.errorStyle(display), width: width,
                    messageWidth: traits.errorWidth(display, terminalWidth(.error)),
                    isInTranscript: traits.isTranscript))
        case .progress(let progress) where !canRedraw:
            printError(renderer(traits.errorStyle(display)).text(of: [Span(progress.sentence)]))
        default: break
        }
    }

    private func printError(_ text: String) {
        commit()
        console.write(text + "\n", to: .error)
        hasAnswered = true
    }

    /// Writes a text at once: a prompt without line editing, or a text that looks typed.
    package func print(typed: [Span]) {
        commit()
        console.write(renderer(style).text(of: typed), to: .output)
    }

    package func endPrompt() {
        commit()
        console.write("\n", to: .output)
        buffer.hasPrinted = true
    }

    /// Begins a row unless the cursor is at the start of a row, which only the terminal knows. Writes a sign and blanks
    /// up to the right edge, so that a row with text wraps. Then erases the row (CR, EL: ECMA-48, 8.3.15, 8.3.41).
    package func beginRow() {
        guard canRedraw, let width = terminalWidth(.output) else { return }
        let sign = TextRenderer(width: width, style: style).text(of: [Span(style.unicode ? "⏎" : "%", .secondary)])
        console.write(sign + String(repeating: " ", count: width - 1) + "\r\u{1b}[K", to: .output)
        hasAnswered = true
    }

    package private(set) var style: TextStyle

    package var display: DisplaySettings { settings.display }

    package var canRedraw: Bool { traits.canRedraw(display) }

    /// The height of the terminal in rows; nil if it is unknown.
    var height: Int? { terminalHeight() }

    /// Shows progress on the last row until the next output. Does nothing if the terminal cannot redraw the row.
    func showProgress(_ line: ProgressLine = ProgressLine()) {
        guard canRedraw else { return }
        // The last column stays free, because some terminals wrap when the last column has text.
        let width = max(1, width - 1)
        let text = line.text(width: width, style: style)
        console.showProgress(renderer(style).text(of: [Span(text, .secondary)]), width: text.displayWidth)
    }

    /// Writes the buffered output in place of the displayed progress.
    package func commit() {
        console.hideProgress()
        if buffer.target == nil, !buffer.pending.isEmpty {
            console.write(buffer.pending, to: .output)
            noteAnswer()
            buffer.pending.removeAll(keepingCapacity: true)
        }
        buffer.keep()
    }

    /// Puts an empty row between the answer so far and the prompt, on a terminal that draws its prompt.
    package func endAnswer() {
        if canRedraw {
            if hasAnswered { console.write("\n", to: .output) }
            buffer.hasPrinted = true
        }
        hasAnswered = false
        if !answer.isEmpty { (answer, earlierAnswer) = ([], answer) }
    }

    private func noteAnswer() {
        hasAnswered = true
        if isInteractive, extensions.contains(.clipboard) { answer += buffer.pending }
    }

    /// Begins an answer that appears above the prompt, where ``endAnswer()`` has left an empty row.
    package func beginNews() {
        if canRedraw { buffer.hasPrinted = false }
    }

    /// The width of the output in columns.
    package var width: Int {
        display.width ?? (traits.isOutputTerminal ? terminalWidth(.output) : nil) ?? OutputTraits.defaultWidth
    }

    private func renderer(_ style: TextStyle) -> TextRenderer { TextRenderer(width: width, style: style) }

    /// Draws redirected output. A file has a fixed width. A program's input has the terminal's width, because the program
    /// usually shows this input there.
    private var plainRenderer: TextRenderer {
        let isFile = buffer.target?.sign != .pipe
        return TextRenderer(
            width: isFile ? display.width ?? OutputTraits.defaultWidth : width,
            style: TextStyle(color: false, unicode: style.unicode))
    }

    private func divert(to target: OutputTarget?, as format: OutputTraits.Format?) {
        if buffer.target == nil { commit() }
        if target != nil { last.answer = nil }
        outerBuffers.append(buffer)
        buffer = Buffer(target: target ?? buffer.target, format: format ?? buffer.format)
    }

    package var format: OutputTraits.Format { buffer.format ?? display.format }

    private func endDiversion(isAborted: Bool) {
        guard let outer = outerBuffers.popLast() else { return }
        let inner = buffer
        buffer = outer
        buffer.part.due = inner.part.due ?? inner.part.open ?? buffer.part.due
        guard isAborted else { return diverted = inner.pending }
        buffer.pending += inner.pending
        buffer.lasting += inner.lasting
        buffer.hasPrinted = buffer.hasPrinted || !inner.pending.isEmpty
    }

    func takeDiverted() -> [UInt8] {
        defer { diverted = [] }
        return diverted
    }

    /// Takes the unwritten output, if its first rows would scroll off the screen. Nil if the terminal cannot redraw rows.
    package func takeAnswerTallerThanScreen() -> [UInt8]? {
        guard canRedraw, !console.type(), let height = terminalHeight() else { return nil }
        let lineEnd = UInt8(ascii: "\n")
        // The prompt takes a row. The first row may scroll off if it is empty.
        guard buffer.pending.drop(while: { $0 == lineEnd }).count(where: { $0 == lineEnd }) >= height else {
            return nil
        }
        noteAnswer()
        defer { buffer.pending.removeAll(keepingCapacity: true) }
        return buffer.pending
    }

    // MARK: - The terminal

    package var extensions: TerminalExtensions { traits.extensions(display) }

    /// Saves the title of the window, before ``showTitle(_:)``.
    package func beginTitle() { if extensions.contains(.savedTitle) { send(TerminalSequence.saveTitle) } }

    package func showTitle(_ title: String) {
        if extensions.contains(.title) { send(TerminalSequence.title(title.printable(in: style))) }
    }

    /// Restores the title of the window, or removes it if the terminal cannot restore it.
    package func endTitle() {
        if extensions.contains(.savedTitle) { send(TerminalSequence.restoreTitle) } else { showTitle("") }
    }

    /// Writes a sequence that leaves the screen as it is.
    package func send(_ sequence: String) { console.write(sequence, to: .output) }

    /// Clears the screen, if the terminal can (CUP, ED: ECMA-48, 8.3.21 and 8.3.39).
    package func clear() {
        guard canRedraw else { return }
        commit()
        console.write("\u{1b}[H\u{1b}[J", to: .output)
        hasAnswered = false
    }

    /// The last answer as plain text; nil if there is none.
    var lastAnswer: String? {
        let text = String(decoding: earlierAnswer, as: UTF8.self).withoutControlSequences
        return text.isEmpty ? nil : String(text.drop { $0 == "\n" }).trimmingLastLineEnd
    }

    /// The largest text in bytes. Terminals take 100,000 characters of base64.
    private static let copyLimit = 74_994

    func checkClipboard() throws(CommandError) {
        guard extensions.contains(.clipboard) else {
            throw CommandError("this terminal has no clipboard that programs may set")
        }
    }

    /// Puts a text on the clipboard of the terminal.
    func copy(_ text: String) throws(CommandError) {
        guard text.utf8.count <= Self.copyLimit else {
            throw CommandError("the text has more than \(Self.copyLimit) bytes, too many for a clipboard")
        }
        console.write(TerminalSequence.clipboard(Data(text.utf8).base64EncodedString()), to: .output)
    }

    func pager(of answer: [UInt8]) -> Pager {
        Pager(answer, on: console, style: style) { [terminalWidth, terminalHeight] in
            terminalWidth(.output).flatMap { columns in terminalHeight().map { (columns, $0) } }
        }
    }
}
