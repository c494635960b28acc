import CLineEdit
import Glibc

extension EditorCore {
    /// Makes libedit's editor. It draws on `hidden`, as a terminal that can do next to nothing.
    static func makeEditor(_ name: String, _ terminal: Terminal, _ hidden: HiddenStream) -> OpaquePointer? {
        let modes = terminal.attributes()
        let editor = el_init_fd(
            name, terminal.input, hidden.stream, hidden.stream, terminal.descriptor, terminal.output, terminal.output)
        guard let editor else { return nil }
        if let modes { terminal.restore(modes) }
        line_edit_set_terminal(editor, "dumb")
        // Without it a beep is a character; with it, it goes through memory that all editors share.
        line_edit_set_capability(editor, "bl", "")
        return editor
    }

    /// The order is libedit's: setting the editor's keys clears all bindings.
    func setUp() {
        line_edit_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        line_edit_set_reader(editor, Self.reader)
        history.attach(to: editor)
        line_edit_set_editor(editor, "emacs")
        for command in Self.commands {
            line_edit_add_command(editor, command.name, command.help, command.function)
        }
        bindKeys()
        if let file = configuration.settingsFile { readUserSettings(file) }
        // Ctrl-C, Ctrl-Z, Ctrl-S and Ctrl-Q are keys while a line is edited; Ctrl-\ does nothing then.
        line_edit_set_terminal_mode(editor, "-d", "-isig")
        line_edit_set_terminal_mode(editor, "-d", "-ixon")
    }

    private func bindKeys() {
        let isVi = line_edit_is_vi(editor) != 0
        let keys = KeyBindings.commonKeys + KeyBindings.functionCharacters + (isVi ? [] : KeyBindings.emacsKeys)
        for (key, command) in keys {
            let notation = KeyBindings.notation(of: key.unicodeScalars)
            line_edit_bind(editor, notation, command)
            if isVi { line_edit_bind_alternative(editor, notation, command) }
        }
    }

    /// Carries out the lines of a file, as `el_source` does; and after a line that changes the mode, and with that all
    /// bindings, binds our keys again. So the user's bindings win over ours.
    private func readUserSettings(_ path: String) {
        guard let file = fopen(path, "re") else { return }
        defer { fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        var before = functionKeyBindings
        var changed: Set<[UInt8]> = []
        while getline(&line, &capacity, file) >= 0 {
            guard let line else { return }
            let isModeChange = carryOut(line)
            // libedit binds some function keys itself, other ones in each mode.
            let after = functionKeyBindings
            changed = isModeChange ? [] : changed.union(after.keys.filter { after[$0] != before[$0] })
            before = after
        }
        userFunctionKeys = changed
        line_edit_set_editing(editor, 1)
    }

    /// Carries out a line; whether it changed the mode.
    private func carryOut(_ line: UnsafePointer<CChar>) -> Bool {
        let tokenizer = tok_init(nil)
        defer { tok_end(tokenizer) }
        var count: CInt = 0
        var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
        let start = line + strspn(line, " \t")
        guard start.pointee != CChar(bitPattern: UInt8(ascii: "#")), tok_str(tokenizer, start, &count, &words) == 0,
            count > 0, let words
        else { return false }
        el_parse(editor, count, words)
        let isModeChange = (1..<Int(count)).contains { index in
            words[index].map { ["-e", "-v"].contains(String(cString: $0)) } ?? false
        }
        if isModeChange { bindKeys() }
        return isModeChange
    }

    /// Whether the user's settings bind an escape sequence.
    func isBoundByUser(_ sequence: [UInt8]) -> Bool {
        guard let userFunctionKeys else { return false }
        return KeyBindings.character(for: sequence) == nil
            ? binding(of: sequence) != nil : userFunctionKeys.contains(sequence)
    }

    /// What libedit does for the sequences of which we know the keys.
    private var functionKeyBindings: [[UInt8]: String] {
        Dictionary(
            KeyBindings.sequences.compactMap { sequence in binding(of: sequence).map { (sequence, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// What libedit does for a sequence, in its own words; nil where that is nothing.
    private func binding(of sequence: [UInt8]) -> String? {
        "bind".withCString { command in
            KeyBindings.notation(of: sequence.map { Unicode.Scalar($0) }).withCString { key in
                var words: [UnsafePointer<CChar>?] = [command, key, nil]
                _ = takeHiddenText()
                el_parse(editor, 2, &words)
                // libedit prints the key, an arrow and the command, or that the key is not bound.
                let answer = takeHiddenText()
                return answer.contains("->") ? answer : nil
            }
        }
    }
}
