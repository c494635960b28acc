import CLineEdit
import ChallengeText
import Glibc
import Synchronization

/// The editor on its own thread: libedit edits the line, and this class draws it.
///
/// libedit writes to a stream in memory. The user sees ``view``, which ``renderer`` draws whenever the editor waits for a
/// key. So only the renderer draws hints, lists and messages, and libedit need not know the terminal.
///
/// A core never leaves the thread that made it. While `el_wgets` runs, libedit calls the core on this thread.
final class EditorCore {
    let editor: OpaquePointer
    let terminal: Terminal
    let mailbox: Mailbox
    let configuration: LineEditor.Configuration
    let history: EditorHistory
    let resizeNotifier = ResizeNotifier()
    let libeditOutput: MemoryStream
    var hasUserSettings = false

    var decoder = KeyDecoder()
    /// Decoded characters that libedit has not taken yet, in reverse order: the next character is last.
    var decoded: [Unicode.Scalar] = []

    // State of the line that is being read.
    /// The bytes that are read before the terminal's.
    var typedAhead: ArraySlice<UInt8> = []
    var reading = 0
    var search = SearchState()
    var view = LineView()
    var renderer: any LineRenderer
    /// The rest of the newest line in the history that begins with the current line.
    var suggestion = ""
    var list: CandidateList?
    /// True if keys go to a search, a list or a question, and not to the line.
    var isSearching = false
    var changes = LineChanges()
    /// The size of the window that libedit draws in.
    var libeditSize = Terminal.Size(columns: 80, rows: 24)
    /// The number of typed digits of the argument for the next command. libedit does not report its argument; a digit that
    /// changes nothing belongs to it.
    var argumentLength = 0
    var isLastKeyDigit = false
    /// The length of the line before the last key, in Unicode scalars.
    var lastLength = 0
    /// True if the last key ran a command of ``EditorCore`` and not one of libedit's own commands.
    var hasRunCommand = false
    /// The killed texts of all lines, the newest last.
    var kills = KillRing()
    var needsBell = false
    var viMode = ViMode()
    /// The terminal's modes outside the editor.
    var modes = termios()
    /// True if ``TerminalGuard`` guards this editor's terminal, and not another one.
    private var isGuarded = false
    /// The result of a command that ends the reading without a line.
    var outcome: LineEditor.Event?

    /// Serves the mailbox until it is closed. The editor's thread does nothing else.
    static func serve(_ mailbox: Mailbox, _ configuration: LineEditor.Configuration, _ terminal: Terminal?) {
        // The core is created on first use, because libedit touches the terminal's modes when libedit starts.
        lazy var core = terminal.flatMap { EditorCore(configuration, $0, mailbox) }
        while let reading = mailbox.next() {
            let isWanted = !mailbox.isCancelled(reading.identifier)
            let event = isWanted ? core?.readLine(reading) : nil
            while !mailbox.endReading(reading.identifier) {
                for text in mailbox.takePrints() { terminal?.write(text.withCarriageReturns) }
            }
            reading.continuation.resume(returning: event ?? .end)
        }
    }

    /// Returns nil if memory runs out, or if the system has no locale that libedit can use.
    private init?(_ configuration: LineEditor.Configuration, _ terminal: Terminal, _ mailbox: Mailbox) {
        guard UTF8Locale.adopt(), let libeditOutput = MemoryStream() else { return nil }
        var made: OpaquePointer?
        LineEditor.terminalDatabase.withLock { _ in
            made = Self.makeEditor(configuration.programName, terminal, libeditOutput)
        }
        guard let editor = made else { return nil }
        self.configuration = configuration
        self.terminal = terminal
        self.mailbox = mailbox
        self.editor = editor
        history = EditorHistory(configuration.history)
        self.libeditOutput = libeditOutput
        renderer = configuration.isPlain ? PlainRenderer() : Renderer()
        setUp()
    }

    deinit {
        // With editing on, `el_end` would set the terminal's modes again and discard typed-ahead input.
        line_edit_set_number(editor, EL_EDITMODE, 0)
        el_end(editor)
    }

    private func readLine(_ reading: Reading) -> LineEditor.Event {
        line_edit_flush_standard_output()
        guard let modes = terminal.attributes() else { return .end }
        self.modes = modes
        self.reading = reading.identifier
        outcome = nil
        search = SearchState()
        history.forget()
        changes = LineChanges()
        isLastKeyDigit = false
        typedAhead = mailbox.takeTyped()[...]
        viMode = ViMode()
        renderer.forget()
        view = LineView(prompt: reading.prompt, rightPrompt: reading.rightPrompt, ellipsis: configuration.ellipsis)
        ResizeNotifier.beginReading()
        enterEditing()
        // libedit asks for the size when it begins to read a line, and not again.
        libeditSize = terminal.size
        var count: CInt = 0
        let line = el_wgets(editor, &count).map { start in
            let scalars = Self.scalars(start, count: max(Int(count), 0))
            let line = scalars.last == "\n" ? scalars.dropLast() : scalars[...]
            // The last keys may have come too fast for a check.
            return String(scalars: LineEditor.canEdit(line) ? line : changes.line[...])
        }
        finish(line)
        leaveEditing()
        ResizeNotifier.endReading()
        return outcome ?? line.map { .line($0) } ?? .end
    }

    /// Draws the final state of the line, which stays on the screen, and puts the cursor below the line.
    private func finish(_ line: String?) {
        closeList()
        view.rightPrompt = Prompt([])
        if let line {
            view.line = Array(line.unicodeScalars)
            highlight()
        } else {
            takeLine()
        }
        if outcome == .interrupt { view.line += "^C".unicodeScalars }
        view.cursor = view.line.count
        view.hint = Prompt.Segment("")
        terminal.write(drawing() + renderer.leave())
    }

    func enterEditing() {
        isGuarded = TerminalGuard.arm(
            input: terminal.descriptor, output: terminal.output, modes, isPlain: configuration.isPlain,
            marksPastes: !configuration.isPlain)
        line_edit_set_number(editor, EL_PREP_TERM, 1)
        if !configuration.isPlain { terminal.write(PasteMarks.on) }
        if isGuarded { TerminalGuard.hold() }
    }

    /// Restores the user's modes of the terminal. libedit would restore the modes that it remembers.
    func leaveEditing() {
        if isGuarded { TerminalGuard.release() }
        if !configuration.isPlain { terminal.write(PasteMarks.off) }
        line_edit_set_number(editor, EL_PREP_TERM, 0)
        terminal.restore(modes)
        if isGuarded { TerminalGuard.disarm() }
    }

    // MARK: - Text

    var currentLine: (scalars: [Unicode.Scalar], cursor: Int) {
        var line = el_wline(editor).pointee
        if line.cursor < line.buffer || line.cursor > line.lastchar {
            // Some of libedit's vi commands leave the cursor outside of the line. Any motion brings it back.
            el_cursor(editor, line.cursor < line.buffer ? -1 : 1)
            line = el_wline(editor).pointee
        }
        return (Self.scalars(line.buffer, count: line.lastchar - line.buffer), line.cursor - line.buffer)
    }

    /// Replaces a part of the line and puts the cursor after the replacement. Only beeps if the line would be too long.
    /// `el_deletestr` is avoided, because it changes the text that Ctrl-Y inserts.
    func replace(_ range: Range<Int>, with text: some Collection<Unicode.Scalar>) {
        var line = currentLine.scalars
        let place = range.lowerBound + text.count
        line.replaceSubrange(range, with: text)
        guard LineEditor.canEdit(line) else {
            needsBell = true
            return
        }
        if el_wreplacestr(editor, line.wide) != 0 {
            // el_wreplacestr refuses an empty line.
            el_cursor(editor, CInt(clamping: range.upperBound - currentLine.cursor))
            el_deletestr(editor, CInt(clamping: range.count))
        }
        el_cursor(editor, CInt(clamping: place - currentLine.cursor))
    }

    static func scalars(_ start: UnsafePointer<wchar_t>, count: Int) -> [Unicode.Scalar] {
        UnsafeBufferPointer(start: start, count: count).map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{fffd}" }
    }

    // MARK: - Drawing

    /// Returns the output that shows the line in the current window.
    func drawing() -> String {
        let output = renderer.show(view, in: terminal.size)
        defer { needsBell = false }
        return libeditOutput.takeBell() || needsBell ? output + "\u{7}" : output
    }

    /// Draws the line. Called whenever the editor is about to wait.
    func draw() {
        takeLine()
        showList()
        let output = drawing()
        if !output.isEmpty { terminal.write(output) }
    }

    /// Forgets what was drawn, after a stop in which a shell may have used the screen. The next drawing begins in this row.
    func beginAgain() {
        renderer.forget()
        terminal.write(configuration.isPlain ? "\r" : "\r" + ControlSequence.eraseBelow)
    }

    /// Copies the line from libedit to the view.
    func takeLine() {
        let (line, cursor) = currentLine
        let isChanged = line != view.line
        guard isChanged || cursor != view.cursor || view.hint.text.isEmpty else { return }
        (view.line, view.cursor) = (line, cursor)
        if isChanged { highlight() }
        let style = configuration.secondaryStyle()
        let isHinted = cursor == line.count && !style.isEmpty && !isSearching
        view.hint = Prompt.Segment(isHinted ? hint(String(scalars: line)) : "", style: style)
    }

    /// Returns the first row of the suggestion or, without a suggestion, the hint for further input.
    private func hint(_ line: String) -> String {
        suggestion = suggestion(for: line)
        if suggestion.isEmpty { return configuration.hint(line, line.unicodeScalars.count) }
        let row = suggestion.prefix { $0 != "\n" }
        return String(row).escapingUnsafe + (row.count < suggestion.count ? configuration.ellipsis : "")
    }

    private func highlight() {
        view.highlights = view.line.isEmpty ? [] : configuration.highlight(String(scalars: view.line))
    }

    /// Prints whole lines above the edited line, which the next ``draw()`` shows again below the printed lines.
    func print(above texts: [String]) {
        guard !texts.isEmpty else { return }
        terminal.write(renderer.erase() + texts.map(\.withCarriageReturns).joined())
    }
}

extension Sequence<Unicode.Scalar> {
    /// The text as C's wide characters, terminated by zero. U+FFFD replaces a zero inside, which would end the text.
    var wide: [wchar_t] { map { wchar_t(bitPattern: ($0 == "\0" ? "\u{fffd}" : $0).value) } + [0] }
}

extension String {
    /// The text as whole lines that end in a carriage return and a line feed, for a terminal in any mode.
    var withCarriageReturns: String {
        var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last == "" { lines.removeLast() }
        return lines.map { $0 + "\r\n" }.joined()
    }
}
