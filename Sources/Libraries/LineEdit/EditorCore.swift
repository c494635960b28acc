import CLineEdit
import Glibc
import Synchronization

/// The editor itself: libedit and what it works on.
///
/// It is not Sendable and never leaves the thread that made it. libedit calls back into it, on that thread, while
/// `el_wgets` runs; `EditorCore+Commands.swift` and `EditorCore+Reader.swift` are those callbacks.
final class EditorCore {
    let editor: OpaquePointer
    let terminal: Terminal
    let mailbox: Mailbox
    let configuration: LineEditor.Configuration
    private let history: OpaquePointer
    /// Names of terminal types, to which libedit keeps pointers.
    private let terminalTypes: [UnsafeMutablePointer<CChar>]

    var decoder = KeyDecoder()
    /// Characters that are decoded and that libedit has not taken yet, the next one last.
    var decoded: [Unicode.Scalar] = []

    // What the callbacks need of the line being read.
    var request = 0
    var prompt = Prompt([])
    var encodedPrompt: UnsafeMutablePointer<wchar_t>
    /// The terminal's modes outside the editor.
    var modes = termios()
    /// Set by the command that ends the line, when it is not a line that is meant.
    var outcome: LineEditor.Event?

    /// The terminal database, of which libedit asks when it starts and whenever it draws, keeps its answers in memory
    /// that the whole program shares. So one editor at a time has the use of libedit; another waits for its turn.
    private static let turn = Mutex(())

    /// Serves the mailbox until it is closed. This is all that the editor's thread does.
    static func serve(_ mailbox: Mailbox, _ configuration: LineEditor.Configuration, _ terminal: TerminalDescriptors) {
        let terminal = Terminal(terminal)
        // Made when it is first needed: libedit touches the terminal's modes when it starts.
        lazy var core = terminal.flatMap { EditorCore(configuration, $0, mailbox) }
        while let request = mailbox.next() {
            switch request {
            case .remember(let line):
                turn.withLock { _ in core?.remember(line) }
            case .replaceHistory(let lines):
                turn.withLock { _ in for line in lines { core?.remember(line) } }
            case .read(let identifier, let prompt, let continuation):
                let isWanted = !mailbox.isCancelled(identifier)
                let event = isWanted ? turn.withLock { _ in core?.readLine(identifier, prompt) } : nil
                mailbox.forget(identifier)
                continuation.resume(returning: event ?? .end)
            }
        }
    }

    /// Nil when there is no memory or no locale that libedit can work in.
    private init?(_ configuration: LineEditor.Configuration, _ terminal: Terminal, _ mailbox: Mailbox) {
        guard TextLocale.adopt(), let history = history_winit() else { return nil }
        let types = [configuration.terminalType, "xterm", "vt100"].compactMap { (type: String) in strdup(type) }
        guard let editor = Self.makeEditor(configuration.programName, terminal, types: types) else {
            for type in types { free(type) }
            history_wend(history)
            return nil
        }
        self.configuration = configuration
        self.terminal = terminal
        self.mailbox = mailbox
        self.editor = editor
        self.history = history
        terminalTypes = types
        encodedPrompt = Self.wide([])
        setUp(history)
    }

    deinit {
        // Otherwise el_end would set the terminal's modes once more and throw away what was typed ahead.
        line_edit_set_editing(editor, 0)
        el_end(editor)
        history_wend(history)
        encodedPrompt.deallocate()
        for type in terminalTypes { free(type) }
    }

    private func readLine(_ identifier: Int, _ prompt: Prompt) -> LineEditor.Event {
        line_edit_flush_standard_output()
        guard let modes = terminal.attributes() else { return .end }
        request = identifier
        outcome = nil
        show(prompt)
        self.modes = modes
        let isGuarded = TerminalGuard.arm(terminal.descriptor, modes)
        // libedit would do so only after it has shown the prompt, and a key in between would be echoed.
        line_edit_prepare_terminal(editor, 1)
        var count: CInt = 0
        let line = el_wgets(editor, &count).map { Self.text($0, count: Int(count)) }
        if line == nil, outcome == nil {
            // Cut off in the middle: what comes next goes below.
            leaveLine()
            terminal.write("\r\n")
        }
        // libedit goes back to its own idea of a terminal outside an editor; this is the one that was there.
        terminal.restore(self.modes)
        if isGuarded { TerminalGuard.disarm() }
        return outcome ?? line.map { .line($0) } ?? .end
    }

    private func show(_ prompt: Prompt) {
        self.prompt = prompt
        encodedPrompt.deallocate()
        encodedPrompt = Self.wide(prompt.encoded)
    }

    private func remember(_ line: String) {
        guard let first = line.first, first != " ", first != "\t" else { return }
        let text = Self.wide(line.unicodeScalars.filter { $0 != "\0" })
        line_edit_history_add(history, text)
        text.deallocate()
    }
}

// MARK: - Text

extension EditorCore {
    /// A copy of `scalars` with a zero at the end, which the caller deallocates.
    static func wide(_ scalars: some Sequence<Unicode.Scalar>) -> UnsafeMutablePointer<wchar_t> {
        let characters = scalars.map { wchar_t(bitPattern: $0.value) } + [0]
        let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: characters.count)
        copy.initialize(from: characters, count: characters.count)
        return copy
    }

    static func scalars(_ start: UnsafePointer<wchar_t>, count: Int) -> [Unicode.Scalar] {
        UnsafeBufferPointer(start: start, count: count).map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{fffd}" }
    }

    /// What `el_wgets` returned, without the newline at its end.
    private static func text(_ start: UnsafePointer<wchar_t>, count: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars(start, count: max(count, 0)))
        if view.last == "\n" { view.removeLast() }
        return String(view)
    }
}
