import ChallengeConsole
import ChallengeCore
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeLineEdit
package import ChallengeSession
package import ChallengeStorage
import Synchronization

/// Makes a transcript of a session while it runs: an entry for each command of the prompt or of a script, when it is
/// over, and one for each line whose quotes are wrong.
///
/// Left out is what cannot be repeated: a command that was interrupted, a line that is no text, and whatever is printed
/// while no command is at work.
package final class TranscriptRecorder: @MainActor SessionRecording {
    private let printed = TranscriptOutput()
    private let keep: (Transcript.Entry) -> Void
    private var file: RecordingFile?
    /// The command at work, and how deep it and those that it has sourced are.
    private var command = ""
    private var depth = 0
    private var isInterrupted = false

    /// - Parameter keep: given each entry.
    package init(keep: @escaping (Transcript.Entry) -> Void) { self.keep = keep }

    /// Creates a file, to which the entries are written.
    ///
    /// - Parameter comment: stands above the first command, on one line.
    package convenience init(path: String, comment: String) async throws(SystemError) {
        let file = try await RecordingFile(path: path, comment: comment)
        self.init(keep: file.add)
        self.file = file
    }

    package func write(tell: (String) -> Void) async { await file?.write(tell: tell) }

    package func end(tell: (String) -> Void) async -> Bool { await file?.end(tell: tell) ?? true }

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

    package func divert(to target: OutputTarget) { printed.output.divert(to: target) }

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
        if !isInterrupted { keep(Transcript.Entry(command: command, output: output)) }
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

/// The file to which a session is recorded, as a transcript. The main actor does not wait for it.
private final class RecordingFile {
    private let path: String
    private let file: OutputFile
    private var text = ""
    private var isEmpty = true
    private var isBroken = false

    /// Creates the file.
    ///
    /// - Parameter comment: stands above the first command, on one line.
    init(path: String, comment: String) async throws(SystemError) {
        self.path = path
        file = try OutputFile(path: path)
        try await file.appendOrDelete(Transcript(header: ["# " + comment]).text)
        StandardStreams.onFailure.withLock { [file] in $0 = { file.delete() } }
    }

    /// Adds an entry, which ``write(tell:)`` writes.
    func add(_ entry: Transcript.Entry) {
        isEmpty = false
        text += Transcript(entries: [entry]).text
    }

    /// Writes what was added. The first error ends the recording and deletes the file, which would keep the next session
    /// from being recorded to it; the error is told.
    func write(tell: (String) -> Void) async {
        let added = text
        text = ""
        guard !isBroken, !added.isEmpty else { return }
        do {
            try await file.appendOrDelete(added)
        } catch {
            isBroken = true
            tell("the session is not recorded: '\(path)' cannot be written: \(error)")
        }
    }

    /// Writes the rest; deletes the file if nothing was recorded.
    ///
    /// - Returns: whether everything was written.
    func end(tell: (String) -> Void) async -> Bool {
        if isEmpty { file.delete() } else { await write(tell: tell) }
        StandardStreams.onFailure.withLock { $0 = nil }
        return !isBroken
    }
}
