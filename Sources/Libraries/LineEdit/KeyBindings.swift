/// The keys that this editor binds, beyond those that libedit's emacs mode has anyway.
///
/// Terminals send different sequences for one key; `CSI` is ESC [ and `SS3` is ESC O. xterm, tmux and most others send
/// `CSI H` or, in application mode, `SS3 H` for Home; the Linux console and screen `CSI 1 ~`, rxvt `CSI 7 ~`. A modifier
/// is a second parameter (`;5` is Ctrl, `;3` Alt), with rxvt another final byte or a second ESC.
enum KeyBindings {
    /// Sequences of function keys and libedit's name of what they do.
    private static let functionKeys: [(command: String, sequences: [String])] = [
        ("ed-move-to-beg", ["\u{1b}[H", "\u{1b}OH", "\u{1b}[1~", "\u{1b}[7~"]),
        ("ed-move-to-end", ["\u{1b}[F", "\u{1b}OF", "\u{1b}[4~", "\u{1b}[8~"]),
        ("ed-delete-next-char", ["\u{1b}[3~"]),
        ("ed-prev-history", ["\u{1b}[A", "\u{1b}OA"]),
        ("ed-next-history", ["\u{1b}[B", "\u{1b}OB"]),
        ("ed-next-char", ["\u{1b}[C", "\u{1b}OC"]),
        ("ed-prev-char", ["\u{1b}[D", "\u{1b}OD"]),
        // Page Up and Page Down, and Up and Down with Ctrl: lines with what is left of the cursor in them.
        ("ed-search-prev-history", ["\u{1b}[5~", "\u{1b}[1;5A", "\u{1b}Oa"]),
        ("ed-search-next-history", ["\u{1b}[6~", "\u{1b}[1;5B", "\u{1b}Ob"]),
        // Right and Left with Ctrl or Alt.
        (
            "em-next-word",
            ["\u{1b}[1;5C", "\u{1b}[1;3C", "\u{1b}[5C", "\u{1b}O5C", "\u{1b}Oc", "\u{1b}\u{1b}[C", "\u{1b}\u{1b}OC"]
        ),
        (
            "ed-prev-word",
            ["\u{1b}[1;5D", "\u{1b}[1;3D", "\u{1b}[5D", "\u{1b}O5D", "\u{1b}Od", "\u{1b}\u{1b}[D", "\u{1b}\u{1b}OD"]
        ),
        // Delete with Ctrl or Alt.
        ("em-delete-next-word", ["\u{1b}[3;5~", "\u{1b}[3;3~", "\u{1b}[3^", "\u{1b}\u{1b}[3~"]),
    ]

    /// Keys of one character, and with Alt. Ctrl-W and Ctrl-U take what is left of the cursor, as in other programs.
    static let characterKeys: [(key: String, command: String)] = [
        ("\u{12}", "em-inc-search-prev"),
        ("\u{17}", "ed-delete-prev-word"),
        ("\u{15}", "vi-kill-line-prev"),
        // libedit would read a line of its own settings there, which can turn editing off.
        ("\u{1b}x", "ed-unassigned"),
        ("\u{1b}X", "ed-unassigned"),
    ]

    /// Each sequence of a function key with its command.
    static var sequences: [(key: String, command: String)] {
        functionKeys.flatMap { entry in entry.sequences.map { ($0, entry.command) } }
    }

    private static let known = Set(sequences.map { Array($0.key.utf8) })

    /// Whether libedit has a binding for an escape sequence.
    static func contains(_ sequence: [UInt8]) -> Bool {
        known.contains(sequence)
    }

    /// A key as libedit's `bind` reads it: there `^` and `\` begin an escape of their own.
    static func notation(of key: String) -> String {
        key.unicodeScalars.map { scalar in
            switch scalar {
            case "\u{1b}": "\\e"
            case "^": "\\^"
            case "\\": "\\\\"
            case _ where scalar.value < 0x20: "^" + String(UnicodeScalar(UInt8(scalar.value) + 0x40))
            default: String(scalar)
            }
        }.joined()
    }
}
