import Glibc

extension LineEditor {
    /// Proposes completions for `cursor`, an offset in Unicode scalars into `line`.
    ///
    /// It runs on the editor's thread while the user waits: it must not block, nor ask the main actor for anything.
    package typealias CompletionHook = @Sendable (_ line: String, _ cursor: Int) -> Completion

    /// Gives the hint for `cursor`, an offset in Unicode scalars into `line`: what may still be typed, shown dim behind
    /// the cursor. Printable text only; empty for none. The rules of ``CompletionHook`` hold. Called after every key.
    package typealias HintHook = @Sendable (_ line: String, _ cursor: Int) -> String

    /// What an editor is made with.
    package struct Configuration: Sendable {
        /// The name by which `~/.editrc` addresses this program, as in `challenge:bind "^W" ed-delete-prev-word`.
        package var programName: String
        /// The terminal's descriptor for reading.
        package var input: CInt = STDIN_FILENO
        /// The same terminal's descriptor for writing.
        package var output: CInt = STDOUT_FILENO
        /// The user's settings for editing, as editrc(5) has them; nil for none.
        package var settingsFile: String? = environmentSettingsFile
        /// How many lines of history are kept in memory.
        package var historySize = 10_000
        /// Called when Tab is pressed.
        package var completion: CompletionHook = { _, cursor in Completion(replacing: cursor..<cursor, with: []) }
        /// Called for what is shown dim behind the line while the cursor is at its end.
        package var hint: HintHook = { _, _ in "" }
        /// The Select Graphic Rendition parameters for hints and for the help of candidates: `2` is dim. Without them
        /// there are no hints, which would look like typed text.
        package var secondaryStyle = ""
        /// What stands where something was cut off.
        package var ellipsis = "…"
        /// Stops the process group; returns when it goes on. Only tests put something else here.
        var suspend: @Sendable () -> Void = Terminal.stopProcessGroup

        /// An editor on the standard input and output, with the user's settings and no completion.
        package init(programName: String) { self.programName = programName }

        /// `~/.editrc`, or the file that `EDITRC` in the process's environment names.
        static var environmentSettingsFile: String? {
            if let file = getenv("EDITRC") { return String(cString: file) }
            return getenv("HOME").map { String(cString: $0) + "/.editrc" }
        }
    }

    /// Whether a line can be edited on a terminal of this type: the terminal database has it, and says that it moves
    /// its cursor as ANSI terminals do, and the system has a locale with UTF-8. Nothing is sent to any terminal.
    /// Otherwise the caller reads its input itself.
    package static func isUsable(terminalType: String?) -> Bool {
        guard let terminalType, !terminalType.isEmpty, TextLocale.isAvailable else { return false }
        return TerminalType.isANSI(terminalType)
    }
}
