import CLineEdit
import ChallengeStorage
import FoundationEssentials
import Glibc

/// The source of libedit's characters, and libedit's settings at the start.
extension EditorCore {
    private enum Input {
        case byte(UInt8)
        case silence
        /// The terminal is gone, or the reading is cancelled.
        case end
    }

    /// The time in milliseconds after which a lone ESC counts as the key Escape, if Escape has a use of its own. The
    /// bytes of a function key come at once. Even on a slow line, the gaps between these bytes are rarely longer.
    private static let escapeDelay: CInt = 50

    /// The silence in milliseconds after which the end of a paste or of a control string counts as lost. A terminal sends
    /// both at once. Even on a slow line, the gaps between their parts are rarely longer.
    private static let pasteSilence: CInt = 1_000

    /// The largest number of digits of the argument that repeats a command. libedit's own limit is ten million.
    private static let longestArgument = 6

    /// The length of a long line, and of a text that is noted at once, in Unicode scalars.
    private static let notedLength = 4_096

    static var reader: el_rfunc_t {
        { editor, character in
            guard let core = EditorCore.of(editor), let scalar = core.nextScalar() else { return 0 }
            character?.pointee = wchar_t(bitPattern: scalar.value)
            return 1
        }
    }

    /// Returns the next character for libedit; nil at the end of input.
    private func nextScalar() -> Unicode.Scalar? {
        if decoded.isEmpty, viMode.isUnknown {
            viMode.isUnknown = false
            return KeyBindings.mode
        }
        if decoded.isEmpty {
            if !isTypedAhead { noteLine() }
            guard let key = nextCommandKey() else { return nil }
            decoded = key.reversed()
            viMode.isUnknown = viMode.mayHaveChanged(after: key) && line_edit_is_vi(editor) != 0
        }
        return decoded.popLast()
    }

    /// True if the last key has added a character to a long line and more input waits. The whole text is then noted at once,
    /// because a note takes time in proportion to the line.
    private var isTypedAhead: Bool {
        let line = el_wline(editor).pointee
        let length = line.lastchar - line.buffer
        defer { lastLength = length }
        return length > Self.notedLength && length == lastLength + 1 && !hasRunCommand
            && length - changes.line.count < Self.notedLength && hasInput
    }

    private func noteLine() {
        let line = boundedLine()
        let isArgument = isLastKeyDigit && line == (changes.line, changes.cursor)
        argumentLength = isArgument ? argumentLength + 1 : 0
        let removed = changes.note(line, isFound: search.hasFound)
        // Text that libedit's own commands remove counts as killed.
        kills.note(hasRunCommand ? [] : removed.text, isBehindCursor: removed.isBehindCursor)
        (search.hasFound, hasRunCommand) = (false, false)
        repairDrawing()
    }

    /// Gives back a key that has ended a search, a list or a question. The key then has its usual effect on the line.
    func giveBack(_ key: [Unicode.Scalar]) {
        noteLine()
        decoded = key.reversed()
    }

    /// Draws a line that fills libedit's window again, on the hidden stream. Otherwise libedit 3.1 loses the row of the
    /// cursor when a motion leaves this window, and writes behind the last row of its memory (`re_fastputc`).
    private func repairDrawing() {
        let line = changes.line
        let rows = line.count { $0 == "\n" } + 2 * line.count / libeditSize.columns + 2
        if rows >= libeditSize.rows { line_edit_set_number(editor, EL_REFRESH, 0) }
    }

    /// Returns the line. A key that has made the line too long has no effect, whichever command of libedit it ran.
    private func boundedLine() -> (scalars: [Unicode.Scalar], cursor: Int) {
        let line = currentLine
        if LineEditor.canEdit(line.scalars) { return line }
        needsBell = true
        show(changes.line, cursor: changes.cursor)
        return currentLine
    }

    /// Returns the next key, without digits that would make the argument of a command too long.
    private func nextCommandKey() -> [Unicode.Scalar]? {
        while let key = nextKey() {
            isLastKeyDigit = key.last.map { ("0"..."9").contains($0) } ?? false
            if !isLastKeyDigit || argumentLength < Self.longestArgument { return key }
            needsBell = true
        }
        return nil
    }

    /// Returns the next key: one character, ESC and a character, or a sequence that the user has bound; nil at the end of
    /// input. Inside a paste no byte is a key. If a paste stalls, a message appears. From then on a lone Ctrl-C is a key
    /// again, because a paste does not send Ctrl-C alone.
    func nextKey() -> [Unicode.Scalar]? {
        var hasPasteStopped = false
        while true {
            let isEscape = decoder.isAfterEscape && (isSearching || line_edit_is_vi(editor) != 0)
            let isKey = isEscape || decoder.possibleAltKey.map { line_edit_is_vi(editor) != 0 || isBound($0) } ?? false
            let isOpen = decoder.isInString || decoder.isInPaste && !hasPasteStopped
            switch waitForInput(timeout: isKey ? Self.escapeDelay : isOpen ? Self.pasteSilence : -1) {
            case .byte(let byte):
                if hasPasteStopped {
                    hasPasteStopped = false
                    closeList()
                    if byte == 0x03, !hasInput { decoder.dropPaste() }
                }
                let key = decoder.consume(byte, isBound: isBoundByUser)
                if !key.isEmpty { return key }
            case .silence:
                guard decoder.isInPaste else {
                    let key = decoder.takeKey()
                    if key.isEmpty { continue }
                    return key
                }
                hasPasteStopped = true
                closeList()
                let text = "the paste has not ended; Ctrl-C drops it"
                    .fitted(to: terminal.size.columns - 1, ellipsis: configuration.ellipsis)
                view.below = [[Prompt.Segment(text, style: configuration.secondaryStyle())]]
            case .end:
                return nil
            }
        }
    }

    private var hasInput: Bool {
        if !typedAhead.isEmpty { return true }
        var descriptor = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Waits for the terminal, for a change of the window's size, and for prints or a cancellation in the mailbox.
    private func waitForInput(timeout: CInt) -> Input {
        if let byte = typedAhead.popFirst() { return .byte(byte) }
        var hasDrawn = false
        while true {
            var descriptors = [
                pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: mailbox.wakeup, events: Int16(POLLIN), revents: 0),
                pollfd(fd: resizeNotifier.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            // Typed-ahead input is read before anything is drawn.
            let count = poll(&descriptors, nfds_t(descriptors.count), hasDrawn ? timeout : 0)
            if count == 0 {
                if hasDrawn { return .silence }
                draw()
                hasDrawn = true
                continue
            }
            if count == -1 {
                guard errno == EINTR else { return .end }
                continue
            }
            if descriptors[1].revents != 0 {
                mailbox.acknowledge()
                if mailbox.isCancelled(reading) { return .end }
                print(above: mailbox.takePrints())
                hasDrawn = false
            }
            if descriptors[2].revents != 0 {
                resizeNotifier.acknowledge()
                if TerminalGuard.takeContinuation() { beginAgain() }
                hasDrawn = false
            }
            if descriptors[0].revents != 0 {
                var byte: UInt8 = 0
                let count = read(terminal.descriptor, &byte, 1)
                if count == 1 { return .byte(byte) }
                // After a signal, or if another reader was faster, wait again. Other errors are permanent.
                if count == -1, errno == EINTR || errno == EAGAIN { continue }
                return .end
            }
        }
    }

    // MARK: - Settings

    /// Creates libedit's editor. libedit draws on the stream `hidden`, as if on a terminal with hardly any abilities.
    static func makeEditor(_ name: String, _ terminal: Terminal, _ hidden: MemoryStream) -> OpaquePointer? {
        let modes = terminal.attributes()
        let editor = el_init_fd(
            name, terminal.input, hidden.stream, hidden.stream, terminal.descriptor, terminal.output, terminal.output)
        guard let editor else { return nil }
        if let modes { terminal.restore(modes) }
        line_edit_set_text(editor, EL_TERMINAL, "dumb")
        // Without the capability `bl`, libedit beeps by writing a character. With `bl`, the beep would pass through
        // memory that all editors share.
        line_edit_set_pair(editor, EL_SETTC, "bl", "")
        return editor
    }

    /// Sets up the editor in the order that libedit needs: choosing emacs or vi keys clears all bindings.
    func setUp() {
        line_edit_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        line_edit_set_reader(editor, Self.reader)
        history.attach(to: editor)
        line_edit_set_text(editor, EL_EDITOR, "emacs")
        for command in Self.commands { line_edit_add_command(editor, command.name, command.function) }
        bindKeys()
        if let file = configuration.settingsFile { readUserSettings(file) }
        // Ctrl-C, -Z, -S and -Q are keys while a line is edited. Ctrl-\ does nothing. Pastes keep their line ends.
        for setting in ["-isig", "-ixon", "-icrnl", "-inlcr"] {
            line_edit_set_pair(editor, EL_SETTY, "-d", setting)
        }
    }

    private func bindKeys() {
        let isVi = line_edit_is_vi(editor) != 0
        for sequence in KeyBindings.libeditSequences {
            _ = bind(["-r", KeyBindings.notation(of: sequence.unicodeScalars)])
        }
        let keys = KeyBindings.commonKeys + KeyBindings.functionCharacters + (isVi ? [] : KeyBindings.emacsKeys)
        for (key, command) in keys {
            let notation = KeyBindings.notation(of: key.unicodeScalars)
            line_edit_set_pair(editor, EL_BIND, notation, command)
            if isVi { line_edit_bind_alternative(editor, notation, command) }
        }
        guard isVi else { return }
        for (key, command) in KeyBindings.viCommandKeys {
            line_edit_bind_alternative(editor, KeyBindings.notation(of: key.unicodeScalars), command)
        }
    }

    /// Runs the lines of a file, as `el_source` does. A line that chooses emacs or vi keys also clears all bindings, so
    /// the editor's keys are bound again after that line. Thus the user's bindings override the editor's bindings.
    private func readUserSettings(_ path: String) {
        do throws(SharedFileError) {
            let file = SharedFile(path: path, followsLink: true)
            guard let settings = try file.read(upTo: 1 << 20) else { return }
            for line in settings.split(separator: UInt8(ascii: "\n")) {
                carryOut((line + [UInt8(ascii: "\n"), 0]).map { CChar(bitPattern: $0) })
            }
        } catch {
            return configuration.warn("the line editing settings are ignored: \(error)")
        }
        hasUserSettings = true
        line_edit_set_number(editor, EL_EDITMODE, 1)
    }

    private func carryOut(_ line: UnsafePointer<CChar>) {
        let tokenizer = tok_init(nil)
        defer { tok_end(tokenizer) }
        var count: CInt = 0
        var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
        let start = line + strspn(line, " \t")
        guard start.pointee != CChar(bitPattern: UInt8(ascii: "#")), tok_str(tokenizer, start, &count, &words) == 0,
            count > 0, let words
        else { return }
        el_parse(editor, count, words)
        let isModeChange = (1..<Int(count)).contains { index in
            words[index].map { ["-e", "-v"].contains(String(cString: $0)) } ?? false
        }
        if isModeChange { bindKeys() }
    }

    /// True if the user's settings bind an escape sequence.
    func isBoundByUser(_ sequence: [UInt8]) -> Bool { hasUserSettings && isBound(sequence) }

    /// True if a sequence has a command, also one that only beeps.
    private func isBound(_ sequence: [UInt8]) -> Bool {
        // libedit prints the key, an arrow and the command, or a message that the key is not bound.
        return bind([KeyBindings.notation(of: sequence.map { Unicode.Scalar($0) })]).contains("->")
    }

    /// Runs libedit's `bind` with these words and returns its output.
    private func bind(_ arguments: [String]) -> String {
        var words = (["bind"] + arguments).map { UnsafePointer(strdup($0)) }
        defer { for word in words { free(UnsafeMutablePointer(mutating: word)) } }
        _ = libeditOutput.takeText()
        el_parse(editor, CInt(words.count), &words)
        return libeditOutput.takeText()
    }
}
