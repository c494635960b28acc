import Glibc
import Synchronization

/// Reads lines from a terminal with editing, history and completion.
///
/// libedit runs on a thread of its own. Any actor may use this object, which serves requests in order. Outside
/// ``nextLine(prompt:rightPrompt:)`` nothing is read, and the terminal has its user's modes. The editor also restores
/// these modes if the program exits, crashes or is ended by a signal. During a call the editor handles SIGWINCH. The
/// screen above the prompt is never touched, and the terminal is never queried.
///
/// The editor never ends the program. If the terminal is gone, every call returns ``Event/end``.
package final class LineEditor: Sendable {
    package enum Event: Sendable, Hashable {
        /// The line without its line end. It may be empty. Several pasted lines are separated by line feeds. U+FFFD
        /// replaces NUL and invalid UTF-8 from the terminal.
        case line(String)
        /// Ctrl-C. The typed text is discarded.
        case interrupt
        /// Ctrl-D on an empty line, the end of the input, a terminal that is gone, a cancelled task or a closed editor.
        case end
    }

    /// The longest line in bytes of UTF-8, however it grows: by typing, a repeated command, a paste or a found line.
    package static let longestLine = 1 << 20

    static func canEdit(_ line: some Collection<Unicode.Scalar>) -> Bool {
        // A scalar has at most four bytes.
        line.count <= longestLine / 4 || line.reduce(0) { $0 + UTF8.width($1) } <= longestLine
    }

    private let mailbox: Mailbox
    private let readings = Atomic(0)

    /// - Parameter mailbox: the mailbox that the editor's thread serves.
    init(_ mailbox: Mailbox) { self.mailbox = mailbox }

    deinit { mailbox.close() }

    /// Shows `prompt`, lets the user edit a line and returns the result.
    ///
    /// Earlier output of the program appears before the prompt. `rightPrompt` stands at the right end of the line while
    /// there is room. On return the terminal has its attributes back. Cancelling the task gives ``Event/end``.
    package func nextLine(prompt: Prompt, rightPrompt: Prompt = Prompt([])) async -> Event {
        let identifier = readings.add(1, ordering: .relaxed).newValue
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let reading = Reading(
                    identifier: identifier, prompt: prompt, rightPrompt: rightPrompt, continuation: continuation)
                mailbox.post(reading)
            }
        } onCancel: {
            mailbox.cancel(identifier)
        }
    }

    /// Prints the whole lines of `text` above the edited line, and returns at once. Returns false if no line is edited;
    /// the caller may then write to the terminal. Line breaks and the caller's escape sequences stay as they are.
    package func print(above text: String) -> Bool { mailbox.print(text) }

    /// Begins the next line with keys that another reader of the terminal has taken. Returns true if keys wait for it.
    package func type(ahead keys: [UInt8]) -> Bool { mailbox.type(keys) }

    /// Ends the editor: the current and all later readings return ``Event/end``. Dropping the editor does the same.
    package func close() { mailbox.close() }
}

extension LineEditor {
    /// Proposes completions for `cursor`, an offset in Unicode scalars into `line`. The hook runs on the editor's thread
    /// while the user waits, so it must not block or use the main actor.
    package typealias CompletionHook = @Sendable (_ line: String, _ cursor: Int) -> Completion

    /// Returns the hint for `cursor`, an offset in Unicode scalars into `line`: possible input, shown dim behind the
    /// cursor. Printable text only; empty for no hint. The rules of ``CompletionHook`` hold. Called after every key.
    package typealias HintHook = @Sendable (_ line: String, _ cursor: Int) -> String

    /// Returns the styled parts of a line, from left to right, at each change. The rules of ``CompletionHook`` hold.
    package typealias HighlightHook = @Sendable (_ line: String) -> [Highlight]

    package struct Highlight: Sendable, Hashable {
        /// The styled part of the line, in Unicode scalars.
        package let range: Range<Int>
        /// As in ``Prompt/Segment/style``.
        package let style: String

        package init(_ range: Range<Int>, style: String) {
            self.range = range
            self.style = style
        }
    }

    /// The lines that keys find.
    package struct History: Sendable {
        /// The lines, oldest first. A line may have several rows.
        package let lines: [String]
        /// The lines that are found by keys but never suggested.
        package var failed: Set<String> = []

        package init(lines: [String], failed: Set<String> = []) {
            self.lines = lines
            self.failed = failed
        }
    }

    /// The settings of an editor. All functions are called on the editor's thread.
    package struct Configuration: Sendable {
        /// The name by which `~/.editrc` addresses this program.
        package var programName: String
        /// The terminal's descriptor for reading.
        package var input: CInt = STDIN_FILENO
        /// The same terminal's descriptor for writing.
        package var output: CInt = STDOUT_FILENO
        /// The user's editing settings, in the format of editrc(5); nil for none.
        package var settingsFile: String? = environmentSettingsFile
        /// Returns the history, when a key first needs it for a line. The rules of ``CompletionHook`` hold.
        package var history: @Sendable () -> History = { History(lines: []) }
        package var completion: CompletionHook = { _, cursor in Completion(replacing: cursor..<cursor, with: []) }
        package var hint: HintHook = { _, _ in "" }
        /// True if the rest of the newest history line with the same beginning is shown in place of the hint.
        package var suggests: @Sendable () -> Bool = { true }
        package var highlight: HighlightHook = { _ in [] }
        /// Returns true if another row must follow, so that Enter begins it. Not used if ``isPlain``.
        package var isContinued: @Sendable (_ line: String) -> Bool = { _ in false }
        /// Returns the text that Alt-. inserts for a line.
        package var lastArgument: @Sendable (_ line: String) -> String = { line in
            line.split(separator: " ").last.map(String.init) ?? ""
        }
        /// Lets the user edit the line in another program, with the terminal's previous modes. Returns nil on failure.
        package var editText: (@Sendable (_ line: String) -> String?)?
        /// The Select Graphic Rendition parameters for hints and for the help of candidates: `2` is dim. Without
        /// parameters, hints and suggestions are off, because they would look like typed text.
        package var secondaryStyle: @Sendable () -> String = { "" }
        /// True if the terminal gets only text, BS, BEL and line ends, without escape sequences. The line has one row,
        /// Tab prints the matches once, and a search shows one line at a time. Pasted text then counts as typed.
        package var isPlain = false
        /// The mark of a cut text.
        package var ellipsis = "…"
        /// Receives a warning: a sentence without capital and full stop.
        package var warn: @Sendable (String) -> Void = { _ in }
        /// A replacement for stopping the process group by Ctrl-Z, in tests.
        var suspend: (@Sendable () -> Void)?

        /// An editor on the standard input and output, with the user's settings and no completion.
        package init(programName: String) { self.programName = programName }

        /// `~/.editrc`, or the file that `EDITRC` in the process's environment names.
        static var environmentSettingsFile: String? {
            guard let file = getenv("EDITRC") else { return getenv("HOME").map { String(cString: $0) + "/.editrc" } }
            // This value means that the user wants no settings.
            return strcmp(file, "/dev/null") == 0 ? nil : String(cString: file)
        }
    }

    /// The abilities of a terminal, according to the terminal database.
    package struct TerminalAbilities: Sendable, Hashable {
        /// True if the database has the type. An unknown type counts as an ANSI terminal like xterm.
        package let isKnown: Bool
        /// True if a line can be edited. This requires the cursor motions of ANSI terminals and a locale with UTF-8.
        package let canEdit: Bool
        package let hasColours: Bool

        package init(isKnown: Bool = true, canEdit: Bool = true, hasColours: Bool = true) {
            self.isKnown = isKnown
            self.canEdit = canEdit
            self.hasColours = hasColours
        }
    }
}
