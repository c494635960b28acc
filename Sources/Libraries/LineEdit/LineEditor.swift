import Glibc
import Synchronization

/// Reads lines from a terminal with editing, history and completion.
///
/// libedit keeps to one thread, which an editor has for itself; this handle of it may be used from any actor, and serves
/// requests in their order. Unless a ``nextLine(prompt:rightPrompt:)`` is under way, nothing is read and the terminal is
/// as its user set it; and it is given back should the program exit, crash or be ended by a signal. SIGWINCH is the
/// editor's meanwhile. The screen above the prompt is never touched, and the terminal is never asked anything.
///
/// The editor never ends the program: a terminal that is gone gives ``Event/end``, every time it is asked.
package final class LineEditor: Sendable {
    package enum Event: Sendable, Hashable {
        /// The line without its line end. It may be empty. It has line feeds where several lines were pasted, and
        /// U+FFFD where what came from the terminal was a NUL or not UTF-8.
        case line(String)
        /// Ctrl-C: what had been typed is discarded.
        case interrupt
        /// Ctrl-D on an empty line, the end of the input, a terminal that is gone, a cancelled task or a closed editor.
        case end
    }

    private let mailbox: Mailbox
    private let readings = Atomic(0)

    /// - Parameter mailbox: the one that the editor's thread serves.
    init(_ mailbox: Mailbox) { self.mailbox = mailbox }

    deinit { mailbox.close() }

    /// Shows `prompt`, lets the user edit a line and returns what came of it.
    ///
    /// What the program has printed appears before the prompt, and `rightPrompt` at the right end of the line while
    /// there is room. When this returns, the terminal has its attributes back. Cancelling the task gives ``Event/end``.
    package func nextLine(prompt: Prompt, rightPrompt: Prompt = Prompt([])) async -> Event {
        let identifier = readings.add(1, ordering: .relaxed).newValue
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let reading = Reading(
                    identifier: identifier, prompt: prompt, rightPrompt: rightPrompt, continuation: continuation)
                mailbox.post(.read(reading))
            }
        } onCancel: {
            mailbox.cancel(identifier)
        }
    }

    /// Adds an entry to the history of Up, Down and Ctrl-R, before the next line is read. It may have several lines.
    package func addToHistory(_ line: String) { mailbox.post(.remember(line)) }

    /// Leaves a line out of what is suggested, before the next line is read, or no longer if it has not failed.
    package func rate(_ line: String, hasFailed: Bool) { mailbox.post(.rate(line, hasFailed: hasFailed)) }

    /// Replaces the whole history, before the next line is read, by what `lines` gives once a key asks for it: all lines,
    /// the oldest first, or nil where they are what they were. Called on the editor's thread, while the user waits.
    package func setHistory(_ lines: @escaping @Sendable () -> [String]?) { mailbox.post(.replaceHistory(lines)) }

    /// Prints `text`, whole lines, above the line that is being edited, and returns at once. False when none is: then
    /// the caller may write to the terminal. Line breaks and the caller's escape sequences stay as they are.
    package func print(above text: String) -> Bool { mailbox.print(text) }

    /// Ends the editor: a reading under way and all later ones give ``Event/end``. Dropping the editor does the same.
    package func close() { mailbox.close() }
}

extension LineEditor {
    /// Proposes completions for `cursor`, an offset in Unicode scalars into `line`. It runs on the editor's thread
    /// while the user waits: it must not block, nor ask the main actor for anything.
    package typealias CompletionHook = @Sendable (_ line: String, _ cursor: Int) -> Completion

    /// Gives the hint for `cursor`, an offset in Unicode scalars into `line`: what may still be typed, shown dim behind
    /// the cursor. Printable text only; empty for none. The rules of ``CompletionHook`` hold. Called after every key.
    package typealias HintHook = @Sendable (_ line: String, _ cursor: Int) -> String

    /// Gives the parts of a line in a style, from left to right, at each change. The rules of ``CompletionHook`` hold.
    package typealias HighlightHook = @Sendable (_ line: String) -> [Highlight]

    package struct Highlight: Sendable, Hashable {
        /// In Unicode scalars of the line.
        package let range: Range<Int>
        /// As in ``Prompt/Segment/style``.
        package let style: String

        package init(_ range: Range<Int>, style: String) {
            self.range = range
            self.style = style
        }
    }

    /// All functions are called on the editor's thread.
    package struct Configuration: Sendable {
        /// The name by which `~/.editrc` addresses this program.
        package var programName: String
        /// The terminal's descriptor for reading.
        package var input: CInt = STDIN_FILENO
        /// The same terminal's descriptor for writing.
        package var output: CInt = STDOUT_FILENO
        /// The user's settings for editing, as editrc(5) has them; nil for none.
        package var settingsFile: String? = environmentSettingsFile
        /// How many lines of history are kept in memory.
        package var historySize = 10_000
        package var completion: CompletionHook = { _, cursor in Completion(replacing: cursor..<cursor, with: []) }
        package var hint: HintHook = { _, _ in "" }
        /// True if the rest of the newest line that begins as the one that is typed is shown in place of the hint.
        package var suggests: @Sendable () -> Bool = { true }
        package var highlight: HighlightHook = { _ in [] }
        /// Gives what Alt-. inserts of a line.
        package var lastArgument: @Sendable (_ line: String) -> String = { line in
            line.split(separator: " ").last.map(String.init) ?? ""
        }
        /// Lets the user edit the line in another program, which has the terminal as it was before; nil where that fails.
        package var editText: (@Sendable (_ line: String) -> String?)?
        /// The Select Graphic Rendition parameters for hints and for the help of candidates: `2` is dim. Without them
        /// there are no hints and suggestions, which would look like typed text.
        package var secondaryStyle: @Sendable () -> String = { "" }
        /// True if the terminal gets text, BS, BEL and line ends alone, no escape sequence: the line has one row, Tab prints
        /// what fits once, and a search shows one line at a time. What is pasted is then the same as what is typed.
        package var isPlain = false
        /// What stands where something was cut off.
        package var ellipsis = "…"
        /// Called with a warning, a sentence without capital and full stop.
        package var warn: @Sendable (String) -> Void = { _ in }
        /// What Ctrl-Z does in place of stopping the process group, in tests.
        var suspend: (@Sendable () -> Void)?

        /// An editor on the standard input and output, with the user's settings and no completion.
        package init(programName: String) { self.programName = programName }

        /// `~/.editrc`, or the file that `EDITRC` in the process's environment names.
        static var environmentSettingsFile: String? {
            guard let file = getenv("EDITRC") else { return getenv("HOME").map { String(cString: $0) + "/.editrc" } }
            // Which is how a user says that there are none.
            return strcmp(file, "/dev/null") == 0 ? nil : String(cString: file)
        }
    }

    /// What a terminal can do, by what the terminal database says of its type.
    package struct TerminalAbilities: Sendable, Hashable {
        /// True if the database has the type. One that it has not is taken for an ANSI terminal like xterm.
        package let isKnown: Bool
        /// True if a line can be edited: there are the cursor's motions of ANSI terminals, and a locale with UTF-8.
        package let canEdit: Bool
        package let hasColours: Bool

        package init(isKnown: Bool = true, canEdit: Bool = true, hasColours: Bool = true) {
            self.isKnown = isKnown
            self.canEdit = canEdit
            self.hasColours = hasColours
        }
    }
}
