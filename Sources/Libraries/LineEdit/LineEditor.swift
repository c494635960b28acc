/// Reads lines from a terminal with editing, history and completion.
///
/// libedit may be used from one thread only, so an editor has a thread of its own and this class is the handle that
/// talks to it; it may be used from any actor. Nothing is read and the terminal is as its user set it unless a
/// ``nextLine(prompt:rightPrompt:)`` is under way. Requests are served in the order in which they were made.
///
/// While a line is read, SIGWINCH is the editor's, and the terminal is given back should the program exit, crash or be
/// ended by a signal. The screen above the prompt is never touched, and the terminal is never asked anything.
///
/// The editor never ends the program: a terminal that is gone gives ``Event/end``, every time it is asked.
package final class LineEditor: Sendable {
    /// What came of reading a line.
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

    /// Makes an editor and its thread. Nothing is written to the terminal yet.
    ///
    /// The descriptors in `configuration` are duplicated: they may be closed afterwards. When the system has no thread
    /// or no descriptor left, every read gives ``Event/end``.
    package init(_ configuration: Configuration) {
        let mailbox = Mailbox()
        self.mailbox = mailbox
        let terminal = Terminal(duplicating: configuration.input, configuration.output)
        let isRunning = EditorThread.start { EditorCore.serve(mailbox, configuration, terminal) }
        if !isRunning { mailbox.close() }
    }

    deinit { mailbox.close() }

    /// Shows `prompt`, lets the user edit a line and returns what came of it.
    ///
    /// What the program has printed to its standard output appears before the prompt. When this returns, the terminal
    /// has the attributes it had before. Cancelling the task ends the reading with ``Event/end``.
    ///
    /// - Parameter rightPrompt: shown at the right end of the line while there is room for it.
    package func nextLine(prompt: Prompt, rightPrompt: Prompt = Prompt([])) async -> Event {
        let identifier = mailbox.makeIdentifier()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let reading = Reading(
                    identifier: identifier, prompt: prompt, rightPrompt: rightPrompt, continuation: continuation)
                mailbox.post(.read(reading))
            }
        } onCancel: {
            mailbox.cancel(identifier)
        }
    }

    /// Adds an entry to the history of Up, Down and Ctrl-R, before the next line is read. It may have several lines.
    ///
    /// Which lines are worth keeping, and where, is the caller's concern: every line that is added is shown.
    package func addToHistory(_ line: String) { mailbox.post(.remember(line)) }

    /// Replaces the whole history, oldest line first, before the next line is read.
    package func setHistory(_ lines: [String]) { mailbox.post(.replaceHistory(lines)) }

    /// Prints `text`, whole lines, above the line that is being edited, which stays as it is with its cursor.
    ///
    /// Returns at once. False when no line is being edited: then nothing is printed, and the caller may write to the
    /// terminal itself. Line breaks and the caller's own escape sequences for style are passed on as they are.
    package func print(above text: String) -> Bool { mailbox.print(text) }

    /// Ends the editor: a reading under way and all later ones give ``Event/end``. Dropping the editor does the same.
    package func close() { mailbox.close() }
}
