import CLineEdit
import Glibc

extension EditorCore {
    /// Makes libedit's editor for the first of `types` that the terminal database has. libedit keeps the pointers.
    ///
    /// It complains of unknown types, first of the one in the environment and before anything can be set; so its error
    /// stream leads nowhere until this is done.
    static func makeEditor(
        _ name: String, _ terminal: Terminal, types: [UnsafeMutablePointer<CChar>]
    ) -> OpaquePointer? {
        guard let nowhere = fopen("/dev/null", "we") else { return nil }
        defer { fclose(nowhere) }
        let modes = terminal.attributes()
        let output = fileno(terminal.output)
        let editor = el_init_fd(
            name, terminal.input, terminal.output, nowhere, terminal.descriptor, output, output)
        guard let editor else { return nil }
        if let modes { terminal.restore(modes) }
        _ = types.first { line_edit_set_terminal(editor, $0) == 0 }
        line_edit_set_error_stream(editor, terminal.output)
        return editor
    }

    /// The order is libedit's: the editor's keys first, as setting it clears all bindings; then the user's own settings;
    /// then the bindings that this editor promises.
    func setUp(_ history: OpaquePointer) {
        line_edit_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        line_edit_set_reader(editor, Self.reader)
        line_edit_set_prompt(editor, Self.promptFunction, wchar_t(bitPattern: Prompt.escapeMarker.value))
        line_edit_history_set_size(history, CInt(clamping: configuration.historySize))
        line_edit_history_set_unique(history, 1)
        line_edit_set_history(editor, history)
        line_edit_set_editor(editor, "emacs")
        addCommands()
        if configuration.readsUserSettings {
            el_source(editor, nil)
            line_edit_set_editing(editor, 1)
        }
        bindKeys()
        // Ctrl-C and Ctrl-Z are keys while a line is edited; Ctrl-\ does nothing then.
        line_edit_set_terminal_mode(editor, "-d", "-isig")
        // Without these libedit draws text that is put into the middle of a line of several rows anew, which is right;
        // with them it shifts one row and forgets the next.
        for capability in ["ic", "im", "ei", "IC"] {
            line_edit_set_capability(editor, capability, "")
        }
    }

    private func bindKeys() {
        // In vi's insertion mode ESC must stay a key of its own: function keys are bound where it leads.
        let isVi = line_edit_is_vi(editor) != 0
        let bindSequence = isVi ? line_edit_bind_alternative : line_edit_bind
        for (key, command) in KeyBindings.sequences {
            _ = bindSequence(editor, KeyBindings.notation(of: key), command)
        }
        if !isVi {
            for (key, command) in KeyBindings.characterKeys {
                line_edit_bind(editor, KeyBindings.notation(of: key), command)
            }
        }
        for command in Self.commands {
            line_edit_bind(editor, KeyBindings.notation(of: command.key), command.name)
            if isVi { line_edit_bind_alternative(editor, KeyBindings.notation(of: command.key), command.name) }
        }
    }

    private func addCommands() {
        for command in Self.commands {
            line_edit_add_command(editor, command.name, command.help, command.function)
        }
    }

    /// Returns what ``EditorCore/readLine`` has put there, which stays until the next line is read.
    private static var promptFunction: line_edit_prompt_function {
        { editor in EditorCore.of(editor)?.encodedPrompt }
    }
}
