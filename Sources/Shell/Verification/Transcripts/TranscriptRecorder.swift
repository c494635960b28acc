package import ChallengeShellOutput
package import ChallengeShellConsole
import ChallengeCore
import ChallengeDesignSystem
package import ChallengeShellLanguage
package import ChallengeShellStorage
import Synchronization

/// Makes a transcript of a session while it runs: an entry for each command of the prompt or of a script, when it is
/// over, and one for each line whose quotes are wrong.
///
/// Left out is what cannot be repeated: a command that was interrupted, a line that is no text, and whatever is printed
/// while no command is at work.
package final class TranscriptRecorder: @MainActor SessionRecording {
    private let printed = TranscriptOutput()
    /// Nil for a transcript that is not written.
    private var file: (path: String, output: OutputFile)?
    /// What was recorded and is not written yet.
    private(set) var text = ""
    private var isEmpty = true
    private var isBroken = false
    /// The command at work, and how deep it and those that it has sourced are.
    private var command = ""
    private var depth = 0
    private var isInterrupted = false

    init() {}

    /// Creates a file, to which the transcript is written. The main actor does not wait for it.
    ///
    /// - Parameter comment: stands above the first command, on one line.
    package init(path: String, comment: String) async throws(SystemError) {
        let output = try OutputFile(path: path)
        try await output.appendOrDelete(Transcript(header: ["# " + comment]).text)
        StandardStreams.onFailure.withLock { $0 = { output.delete() } }
        file = (path, output)
    }

    /// Writes what was added. The first error ends the recording and deletes the file, which would keep the next session
    /// from being recorded to it; the error is told.
    package func write(tell: (String) -> Void) async {
        let added = text
        text = ""
        guard let file, !isBroken, !added.isEmpty else { return }
        do {
            try await file.output.appendOrDelete(added)
        } catch {
            isBroken = true
            tell("the session is not recorded: '\(file.path)' cannot be written: \(error)")
        }
    }

    /// Writes the rest; deletes the file if nothing was recorded. True if everything was written.
    package func end(tell: (String) -> Void) async -> Bool {
        if isEmpty { file?.output.delete() } else { await write(tell: tell) }
        StandardStreams.onFailure.withLock { $0 = nil }
        return !isBroken
    }

    package func take(_ event: SessionEvent, settings: SessionSettings) {
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

    package func beginCommand() { printed.output.beginCommand() }

    package func rollBack(isInterrupted: Bool) { printed.output.rollBack(isInterrupted: isInterrupted) }

    package func commit() { printed.output.commit() }

    package func divert(to target: OutputTarget?, as format: OutputTraits.Format?) {
        printed.output.divert(to: target, as: format)
    }

    /// A recording has the command, and not where its output has gone.
    package func endDiversion(isAborted: Bool) -> [UInt8]? {
        _ = printed.output.endDiversion(isAborted: isAborted)
        return nil
    }

    private func begin(_ command: String) {
        self.command = command
        isInterrupted = false
    }

    private func end() {
        let output = printed.take()
        guard !isInterrupted else { return }
        isEmpty = false
        text += Transcript(entries: [Transcript.Entry(command: command, output: output)]).text
    }

    /// The line that a diagnostic is about, if its quotes are wrong without the lines that were joined to it.
    private static func line(of diagnostic: Diagnostic) -> String? {
        guard let line = diagnostic.location?.position.line else { return nil }
        var lexer = Lexer()
        do {
            try lexer.read(line)
            return nil
        } catch {
            return error.message == diagnostic.message ? line.text : nil
        }
    }
}
