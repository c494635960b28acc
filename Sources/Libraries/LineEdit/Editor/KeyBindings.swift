/// The keys that this editor binds, in addition to the keys of libedit's emacs and vi modes.
///
/// Terminals send different sequences for one key; `CSI` is ESC [ and `SS3` is ESC O. For Home, xterm, tmux and most
/// others send `CSI H` or, in application mode, `SS3 H`. The Linux console and screen send `CSI 1 ~`, rxvt `CSI 7 ~`. A
/// modifier is a second parameter (`;5` is Ctrl, `;3` Alt); rxvt uses another final byte or a second ESC.
///
/// libedit gets one character for a function key, from the control characters U+0080 to U+009F. No keyboard sends these
/// characters, and no text needs them. So libedit cannot split a function key at its ESC, which alone is the key Escape
/// in vi's insertion mode.
package enum KeyBindings {
    /// Tab and Shift-Tab.
    static let completion: Unicode.Scalar = "\t"
    static let completionBack = character(for: "ed-unassigned")
    package static let up = character(for: "line-up")
    package static let down = character(for: "line-down")
    static let left = character(for: "line-left")
    static let right = character(for: "line-right")
    package static let pageUp = character(for: "line-older")
    package static let pageDown = character(for: "line-newer")
    package static let home = character(for: "ed-move-to-beg")
    package static let end = character(for: "line-end")
    /// Stands for a pasted text.
    static let paste: Unicode.Scalar = character(at: functionKeys.count)
    /// Stands for libedit's own next-word command, which may follow one of the editor's commands.
    static let nextWord: Unicode.Scalar = character(at: functionKeys.count + 1)

    /// Asks libedit for its vi mode.
    static let mode: Unicode.Scalar = character(at: functionKeys.count + 2)

    /// Stands for libedit's own command that ends the line.
    static let accept: Unicode.Scalar = character(at: functionKeys.count + 3)

    private static let functionKeys: [(command: String, sequences: [String])] = [
        ("ed-move-to-beg", ["\u{1b}[H", "\u{1b}OH", "\u{1b}[1~", "\u{1b}[7~"]),
        ("line-end", ["\u{1b}[F", "\u{1b}OF", "\u{1b}[4~", "\u{1b}[8~"]),
        ("line-delete-next", ["\u{1b}[3~"]),
        ("line-up", ["\u{1b}[A", "\u{1b}OA"]),
        ("line-down", ["\u{1b}[B", "\u{1b}OB"]),
        ("line-right", ["\u{1b}[C", "\u{1b}OC"]),
        ("line-left", ["\u{1b}[D", "\u{1b}OD"]),
        // Page Up and Page Down, and Up and Down with Ctrl.
        ("line-older", ["\u{1b}[5~", "\u{1b}[1;5A", "\u{1b}Oa"]),
        ("line-newer", ["\u{1b}[6~", "\u{1b}[1;5B", "\u{1b}Ob"]),
        // Right and Left with Ctrl or Alt.
        (
            "line-next-word",
            ["\u{1b}[1;5C", "\u{1b}[1;3C", "\u{1b}[5C", "\u{1b}O5C", "\u{1b}Oc", "\u{1b}\u{1b}[C", "\u{1b}\u{1b}OC"]
        ),
        (
            "ed-prev-word",
            ["\u{1b}[1;5D", "\u{1b}[1;3D", "\u{1b}[5D", "\u{1b}O5D", "\u{1b}Od", "\u{1b}\u{1b}[D", "\u{1b}\u{1b}OD"]
        ),
        // Delete with Ctrl or Alt.
        ("em-delete-next-word", ["\u{1b}[3;5~", "\u{1b}[3;3~", "\u{1b}[3^", "\u{1b}\u{1b}[3~"]),
        // Shift-Tab, which has an effect while a list is shown.
        ("ed-unassigned", ["\u{1b}[Z"]),
    ]

    /// Keys of one character, and keys with Alt, in both modes. These keys keep the user from getting stuck.
    static let commonKeys: [(key: String, command: String)] = [
        ("\t", "line-complete"),
        ("\r", "line-accept"), ("\n", "line-accept"),
        ("\u{3}", "line-interrupt"),
        ("\u{4}", "line-end-or-delete"),
        ("\u{c}", "line-clear-screen"),
        ("\u{12}", "line-search"), ("\u{13}", "line-search"),
        ("\u{1a}", "line-suspend"),
        ("\u{8}", "line-delete-previous"), ("\u{7f}", "line-delete-previous"),
    ]

    /// Ctrl-W and Ctrl-U kill the text left of the cursor, as in other programs.
    static let emacsKeys: [(key: String, command: String)] = [
        ("\u{2}", "line-left"), ("\u{6}", "line-right"), ("\u{5}", "line-end"),
        ("\u{1b}f", "line-next-word"), ("\u{1b}F", "line-next-word"),
        ("\u{1b}.", "line-last-argument"),
        // Ctrl-_ and Ctrl-X Ctrl-U; Ctrl-X Ctrl-E.
        ("\u{1f}", "line-undo"), ("\u{18}\u{15}", "line-undo"), ("\u{18}\u{5}", "line-edit-outside"),
        ("\u{10}", "line-previous"), ("\u{e}", "line-next"),
        ("\u{19}", "line-yank"), ("\u{1b}y", "line-yank-older"), ("\u{1b}Y", "line-yank-older"),
        ("\u{17}", "ed-delete-prev-word"),
        ("\u{15}", "vi-kill-line-prev"),
        // With this key libedit would read a line of its own settings, which can turn editing off.
        ("\u{1b}x", "ed-unassigned"), ("\u{1b}X", "ed-unassigned"),
    ]

    /// Keys of vi's command mode that replace the common keys.
    static let viCommandKeys: [(key: String, command: String)] = [
        // In command mode the cursor stops on the line's last character, not behind that character.
        (String(character(for: "line-end")), "ed-move-to-end"),
        (String(character(for: "line-up")), "line-previous"), (String(character(for: "line-down")), "line-next"),
        (String(mode), "line-in-command-mode"),
        // libedit's own command for this key would start vi.
        ("v", "line-edit-outside"),
        ("k", "line-previous"), ("\u{10}", "line-previous"),
        ("j", "line-next"), ("\u{e}", "line-next"),
    ]

    /// libedit's own sequences in each mode, for keys that have characters here. The user has made all other bindings.
    static let libeditSequences = ["[", "O"].flatMap { introducer in "ABCDHF".map { "\u{1b}\(introducer)\($0)" } }

    static let functionCharacters: [(key: String, command: String)] =
        functionKeys.enumerated().map { index, key in
            (String(character(at: index)), key.command)
        } + [
            (String(paste), "line-paste"), (String(nextWord), "em-next-word"), (String(mode), "line-in-insert-mode"),
            (String(accept), "ed-newline"),
        ]

    /// The characters that libedit gets for escape sequences. Keys without a meaning have no character.
    static let characters: [[UInt8]: Unicode.Scalar] = Dictionary(
        functionKeys.enumerated().flatMap { index, key in
            key.sequences.map { (Array($0.utf8), character(at: index)) }
        }, uniquingKeysWith: { first, _ in first })

    private static func character(for command: String) -> Unicode.Scalar {
        character(at: functionKeys.firstIndex { $0.command == command } ?? functionKeys.count)
    }

    private static func character(at index: Int) -> Unicode.Scalar { Unicode.Scalar(UInt8(0x80 + index)) }

    /// Returns a key in the notation of libedit's `bind`. In that notation `^` and `\` begin escapes.
    static func notation(of key: some Sequence<Unicode.Scalar>) -> String {
        key.reduce(into: "") { notation, scalar in
            switch scalar {
            case "\u{1b}": notation += "\\e"
            case "^": notation += "\\^"
            case "\\": notation += "\\\\"
            case "\u{7f}": notation += "^?"
            case _ where scalar.value < 0x20: notation += "^" + String(UnicodeScalar(UInt8(scalar.value) + 0x40))
            default: notation.unicodeScalars.append(scalar)
            }
        }
    }
}
