import ChallengeCore

/// Makes a transcript of a session while it runs: an entry for each command that someone typed or a script has, when it
/// is over, and one for each line that is no command for a mistake in its quotes.
///
/// Left out is what cannot be repeated: a command that was interrupted, a line that is no text, and whatever is printed
/// while no command is at work.
final class TranscriptRecorder: SessionListener {
    private let printed = TranscriptOutput()
    private let keep: (Transcript.Entry) -> Void
    /// The command at work, and how many it has led to that are not over.
    private var command = ""
    private var depth = 0
    private var isInterrupted = false

    /// - Parameter keep: given each entry.
    init(keep: @escaping (Transcript.Entry) -> Void) {
        self.keep = keep
    }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .command(let command, _):
            if depth == 0 { begin(command.text) }
            depth += 1
        case .diagnostic(let diagnostic):
            if depth == 0, let line = Self.line(of: diagnostic) {
                begin(line)
                printed.output.take(event, settings: settings)
                end()
            }
            isInterrupted = isInterrupted || diagnostic.isInterruption
        default:
            break
        }
        if depth > 0 { printed.output.take(event, settings: settings) }
        if case .result = event {
            depth -= 1
            if depth == 0 { end() }
        }
    }

    func beginCommand() { printed.output.beginCommand() }

    func discard() { printed.output.discard() }

    func flush() { printed.output.flush() }

    private func begin(_ command: String) {
        self.command = command
        isInterrupted = false
    }

    private func end() {
        let output = printed.take()
        if !isInterrupted { keep(Transcript.Entry(command: command, output: output)) }
    }

    /// The line that a diagnostic is about, if it is text that is wrong by itself, and not for what was joined to it.
    private static func line(of diagnostic: Diagnostic) -> String? {
        guard let line = diagnostic.place?.location.line else { return nil }
        var lexer = Lexer()
        do {
            try lexer.read(line)
            return nil
        } catch {
            return error.message == diagnostic.message ? line.text : nil
        }
    }
}
