/// libedit's current vi mode, which libedit does not report. After a key that may have changed the mode, libedit gets the
/// character ``KeyBindings/mode``, which runs a different command in each mode.
struct ViMode {
    /// Keys of the command mode after which libedit itself reads a character, and keys after which libedit reads a line.
    private static let beforeCharacter: Set<Unicode.Scalar> = ["f", "F", "t", "T", "r", "@"]
    private static let beforeLine: Set<Unicode.Scalar> = ["/", "?", ":"]
    private static let lineEnds: Set<Unicode.Scalar> = ["\r", "\n", "\u{1b}"]

    var isCommand = false
    /// True if libedit must be asked before the next key.
    var isUnknown = false
    private var readsCharacter = false
    private var readsLine = false

    /// True if libedit takes the next character as a key and may have changed the mode.
    mutating func mayHaveChanged(after key: [Unicode.Scalar]) -> Bool {
        guard let last = key.last, isCommand || key.contains("\u{1b}") else { return false }
        if readsCharacter {
            readsCharacter = false
        } else if readsLine {
            readsLine = !Self.lineEnds.contains(last)
        } else {
            readsCharacter = Self.beforeCharacter.contains(last)
            readsLine = Self.beforeLine.contains(last)
        }
        return !readsCharacter && !readsLine
    }
}

extension EditorCore {
    /// Marks the prompt while keys are commands, as fish does.
    func setViMode(isCommand: Bool) {
        guard isCommand != viMode.isCommand else { return }
        viMode.isCommand = isCommand
        let segments = view.prompt.segments
        view.prompt = Prompt(isCommand ? [Self.viMark] + segments : Array(segments.dropFirst()))
    }

    private static let viMark = Prompt.Segment("[N] ")
}
