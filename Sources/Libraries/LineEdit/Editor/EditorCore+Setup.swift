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
        // And what is pasted comes with the line ends that it has.
        for setting in ["-isig", "-ixon", "-icrnl", "-inlcr"] {
            line_edit_set_terminal_mode(editor, "-d", setting)
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
            line_edit_bind(editor, notation, command)
            if isVi { line_edit_bind_alternative(editor, notation, command) }
        }
        guard isVi else { return }
        for (key, command) in KeyBindings.viCommandKeys {
            line_edit_bind_alternative(editor, KeyBindings.notation(of: key.unicodeScalars), command)
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
        while getline(&line, &capacity, file) >= 0 {
            guard let line else { return }
            carryOut(line)
        }
        hasUserSettings = true
        line_edit_set_editing(editor, 1)
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

    /// Whether the user's settings bind an escape sequence.
    func isBoundByUser(_ sequence: [UInt8]) -> Bool {
        guard hasUserSettings else { return false }
        // libedit prints the key, an arrow and the command, or that the key is not bound.
        return bind([KeyBindings.notation(of: sequence.map { Unicode.Scalar($0) })]).contains("->")
    }

    /// Carries out libedit's `bind` with these words, and returns what it prints.
    private func bind(_ arguments: [String]) -> String {
        var words = (["bind"] + arguments).map { UnsafePointer(strdup($0)) }
        defer { for word in words { free(UnsafeMutablePointer(mutating: word)) } }
        _ = hiddenStream.takeText()
        el_parse(editor, CInt(words.count), &words)
        return hiddenStream.takeText()
    }
}
