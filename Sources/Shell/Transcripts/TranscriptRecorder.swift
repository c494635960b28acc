import ChallengeCore
import ChallengeDesignSystem
import ChallengeStorage
import Synchronization

/// Makes a transcript of a session while it runs: an entry for each command of the prompt or of a script, when it is
/// over, and one for each line whose quotes are wrong.
///
/// Left out is what cannot be repeated: a command that was interrupted, a line that is no text, and whatever is printed
/// while no command is at work.
final class TranscriptRecorder: SessionListener {
    private let printed = TranscriptOutput()
    private let keep: (Transcript.Entry) -> Void
    /// The command at work, and how deep it and those that it has sourced are.
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

    func rollBack(isInterrupted: Bool) { printed.output.rollBack(isInterrupted: isInterrupted) }

    func commit() { printed.output.commit() }

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

/// What a session prints as a transcript has it, whatever the terminal: output and errors in their order, without
/// colour, in Unicode, 80 columns wide.
final class TranscriptOutput {
    let output: Output
    private let written = Written()

    init() {
        let console = Console(isErrorTerminal: false) { [written] text, _ in written.text.withLock { $0 += text } }
        output = Output(traits: .ofTranscripts, console: console)
    }

    /// The rows that were printed since the last call.
    func take() -> [String] {
        output.commit()
        let text = written.text.withLock { text in
            defer { text = "" }
            return text
        }
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map {
            String(Substring($0))
        }
    }

    private nonisolated final class Written: Sendable {
        let text = Mutex("")
    }
}

extension OutputTraits {
    /// Those of every transcript.
    nonisolated fileprivate static let ofTranscripts: OutputTraits = {
        var traits = OutputTraits(
            isInputTerminal: false, isOutputTerminal: false, isErrorTerminal: false, hasCursor: false,
            environment: ["LC_ALL": "C.UTF-8"])
        traits.width = defaultWidth
        // A transcript has its lines in it, but not those of the scripts that they source.
        traits.places = .ofSourcedScripts
        traits.tellsTimes = false
        // The line that is carried out.
        traits.followsText = true
        return traits
    }()
}

/// The recording of a session to a new file, as a transcript. Where writing fails, a warning says so once, and the
/// session goes on.
final class TranscriptRecording {
    private let path: String
    private let file: WrittenFile
    private var isBroken = false
    private var isEmpty = true

    /// Makes the file.
    ///
    /// - Parameters:
    ///   - path: of a file that is not there yet.
    ///   - comment: to stand above the first command, on one line.
    /// - Throws: where the file cannot be made.
    init(path: String, comment: String) throws(SystemError) {
        self.path = path
        file = try WrittenFile(path: path)
        try file.append(Transcript(header: ["# " + comment]).text)
    }

    /// Records what is sent from here on.
    func start(_ events: EventBroadcaster) {
        events.add(TranscriptRecorder { [weak events] in self.write($0) { events?.send(.diagnostic($0)) } })
    }

    /// Ends the recording. Where nothing was recorded, the file is deleted.
    func end() {
        if isEmpty { file.delete() }
    }

    private func write(_ entry: Transcript.Entry, warn: (Diagnostic) -> Void) {
        guard !isBroken else { return }
        isEmpty = false
        do {
            try file.append(Transcript(entries: [entry]).text)
        } catch {
            isBroken = true
            let message = "the session is not recorded any further: '\(path)' cannot be written: \(error)"
            warn(Diagnostic(.warning, message))
        }
    }
}
