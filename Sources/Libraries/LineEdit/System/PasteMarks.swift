/// Bracketed paste, as xterm defines it (XTerm Control Sequences, "Bracketed Paste Mode"): the terminal marks what was
/// pasted, so that it is not taken for keys. Terminals that do not know it ignore the request.
enum PasteMarks {
    /// DECSET 2004.
    static let on = "\u{1b}[?2004h"
    /// DECRST 2004.
    static let off = "\u{1b}[?2004l"
    /// What comes before a pasted text.
    static let begin = "\u{1b}[200~"
    /// What comes after it.
    static let end = "\u{1b}[201~"
}
