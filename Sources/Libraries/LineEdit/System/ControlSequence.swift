/// The escape sequences for ANSI terminals (ECMA-48).
enum ControlSequence {
    /// CSI J: erases from the cursor to the end of the screen.
    static let eraseBelow = "\u{1b}[J"
    /// CSI K: erases from the cursor to the end of the row.
    static let eraseRow = "\u{1b}[K"
    /// CSI H: moves to the first cell of the screen.
    static let home = "\u{1b}[H"

    /// CSI n A: moves n rows up.
    static func up(_ count: Int) -> String { count > 0 ? "\u{1b}[\(count)A" : "" }
}

/// The marks of a semantic prompt (OSC 133), where the prompt and the typed line begin
/// (https://gitlab.freedesktop.org/Per_Bothner/specifications).
enum PromptMarks {
    static let begin = "\u{1b}]133;A\u{1b}\\"
    static let end = "\u{1b}]133;B\u{1b}\\"
}

/// Bracketed paste, as xterm defines it (XTerm Control Sequences, "Bracketed Paste Mode"). The terminal marks pasted
/// text, so that the editor does not take the text for keys. Other terminals ignore the request.
enum PasteMarks {
    /// DECSET 2004 and DECRST 2004 turn the marks on and off.
    static let on = "\u{1b}[?2004h"
    static let off = "\u{1b}[?2004l"
    /// The marks before and after a pasted text.
    static let begin = "\u{1b}[200~"
    static let end = "\u{1b}[201~"
}
