import ChallengeConsole
import ChallengeLanguage
package import ChallengeSession
package import ChallengeStorage
import Synchronization

/// Records a running session as a transcript. The transcript has an entry for each finished command of the prompt or of a
/// script, and an entry for each line with wrong quotes.
///
/// The recorder leaves out everything that cannot be repeated: interrupted commands, lines that are not text, and output
/// while no command runs. It also leaves out the command `record` and, without a file, `history` and commands of several
/// lines.
package final class TranscriptRecorder: SessionListener {
    private let printed = TranscriptOutput()
    /// Nil if the transcript is not written to a file.
    private var file: (path: String, output: OutputFile)?
    /// The recorded entries that are not written yet, each with the success of its command.
    private(set) var entries: [(entry: Transcript.Entry, hasSucceeded: Bool)] = []
    /// The comment line above the first command.
    let comment: String
    private var isEmpty = true
    private var isBroken = false
    /// The running command, and the number of commands that run inside each other by `source`.
    private var command = ""
    private var depth = 0
    private var isInterrupted = false
    private var isLeftOut = false

    /// The number of entries that a recorder without a file keeps.
    private static let limit = 10_000

    /// Creates a recorder that keeps the latest entries in memory.
    package init(comment: String) { self.comment = comment }

    /// Creates the transcript's file without blocking the main actor.
    ///
    /// - Parameter comment: the comment line above the first command.
    package init(path: String, comment: String) async throws(SystemError) {
        let output = try OutputFile(path: path)
        self.comment = comment
        try await output.appendOrDelete(Transcript(header: ["# " + comment]).text)
        StandardStreams.onFailure.withLock { $0 = { output.delete() } }
        file = (path, output)
    }

    /// Writes the text that was added. The first error is reported and ends the recording. The file is then deleted,
    /// because an existing file blocks the next session's recording.
    package func write(tell: (String) -> Void) async {
        guard let file else { return }
        let added = Transcript(entries: entries.map(\.entry)).text
        entries = []
        guard !isBroken, !added.isEmpty else { return }
        do {
            try await file.output.appendOrDelete(added)
        } catch {
            isBroken = true
            tell("the session is not recorded: '\(file.path)' cannot be written: \(error)")
        }
    }

    /// Writes the rest of the text, or deletes the file if nothing was recorded. Returns true if everything was written.
    package func end(tell: (String) -> Void) async -> Bool {
        if isEmpty { file?.output.delete() } else { await write(tell: tell) }
        StandardStreams.onFailure.withLock { $0 = nil }
        return !isBroken
    }

    package func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .command(let command, _):
            if depth == 0 { begin(command.text, isLeftOut: isLeftOut(command)) }
            depth += 1
        case .diagnostic(let diagnostic):
            if depth == 0, let line = Self.line(of: diagnostic) {
                begin(line)
                printed.output.take(event, settings: settings)
                end(hasSucceeded: false)
            }
            isInterrupted = isInterrupted || diagnostic.isInterruption
        default:
            break
        }
        if depth > 0 { printed.output.take(event, settings: settings) }
        if case .result(_, _, let hasSucceeded, _) = event {
            depth -= 1
            if depth == 0 { end(hasSucceeded: hasSucceeded) }
        }
    }

    package func beginCommand() { printed.output.beginCommand() }

    package func rollBack(isInterrupted: Bool) { printed.output.rollBack(isInterrupted: isInterrupted) }

    package func commit() { printed.output.commit() }

    private func isLeftOut(_ command: Command) -> Bool {
        let name = command.name.text
        guard file == nil else { return name == SessionCommand.recordingName }
        return [SessionCommand.recordingName, "history"].contains(name) || command.text.contains("\n")
    }

    private func begin(_ command: String, isLeftOut: Bool = false) {
        self.command = command
        (isInterrupted, self.isLeftOut) = (false, isLeftOut)
    }

    private func end(hasSucceeded: Bool) {
        let output = printed.take()
        guard !isInterrupted, !isLeftOut else { return }
        isEmpty = false
        entries.append((Transcript.Entry(command: command, output: output), hasSucceeded))
        if file == nil, entries.count > Self.limit { entries.removeFirst() }
    }

    /// Returns a diagnostic's line without the lines that are joined to it, if the quotes in this line alone are wrong.
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
