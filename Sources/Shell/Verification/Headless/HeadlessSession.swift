package import ChallengeConsole
package import ChallengeCore
package import ChallengeHost
import ChallengeLanguage
import ChallengeLineEdit
package import ChallengeSession
import Synchronization

/// A session without a terminal that runs one line after the other, for a transcript or a test.
///
/// Output and errors are kept as in a transcript: in their order, without colour, 80 columns wide. Sessions share
/// nothing, so several may run side by side.
package final class HeadlessSession {
    package let session: Session
    private let printed = TranscriptOutput()
    private let printedInColor: TranscriptOutput?
    private let context = CommandContext(execution: CommandExecution())
    private let recorder: CoverageRecorder?
    private lazy var map = session.root.map
    /// True if a screen was shown that is not declared with previews. Such a screen may track any event.
    package private(set) var hasShownUndeclared = false

    /// Starts the app, and returns once its first screen has settled. Earlier output belongs to no command, and is
    /// dropped.
    ///
    /// - Parameters:
    ///   - coverage: the declared items and the items reached so far, to which the session adds; nil for no coverage.
    ///   - isColored: true if the output is also kept in colour.
    package init(
        root: RootContainer, options: SessionOptions, coverage: Coverage? = nil, isColored: Bool = false
    ) async {
        var options = options
        options.refusal = .transcript
        session = Session(root: root, output: printed.output, options: options)
        recorder = coverage.map { CoverageRecorder($0, of: root) }
        if let recorder { session.events.add(recorder) }
        printedInColor = isColored ? TranscriptOutput(isColored: true) : nil
        if let printedInColor { session.events.add(printedInColor.output) }
        await session.commands.start(context.execution)
        if let top = root.top { recorder?.note(top) }
        noteDeclarations()
        _ = printed.take()
        _ = coloredRows
    }

    /// True once a command has ended the session; no other command runs then.
    package var hasEnded: Bool { session.commands.exitStatus != nil }

    /// Runs the commands of a line as if they were typed, but without abbreviations, up to the first failure. Returns the
    /// printed rows, and true if no command failed.
    package func run(_ line: String) async -> (hasSucceeded: Bool, rows: [String]) {
        let hasSucceeded = await perform(SourceLine(number: 1, text: line))
        noteDeclarations()
        return (hasSucceeded, printed.take())
    }

    private func noteDeclarations() {
        guard !hasShownUndeclared, let top = session.root.top else { return }
        hasShownUndeclared = !map.declares(top.navigation.name)
    }

    /// The rows printed since the last call, in colour; empty if the session keeps no colour.
    var coloredRows: [String] { printedInColor?.take() ?? [] }

    private func perform(_ line: SourceLine) async -> Bool {
        do {
            let message = "the line ends in a backslash, but a command of a transcript has only one line"
            let verbatim = session.commands.verbatim
            return await session.commands.run(
                try Lexer.commands(of: line, verbatim: verbatim, orContinued: message), in: context)
        } catch {
            session.commands.report(error.message, at: error.location, in: context)
            return false
        }
    }

    /// The lines of the screen on top, independent of the width: nothing is cut, and runs of blanks count as one.
    package var screenLines: [String] { session.root.top.map { ScreenText($0).lines } ?? [] }

    package var log: SessionLog { session.commands.log }

    /// The coverage so far, to which the session adds; nil if no coverage is recorded.
    package var coverage: Coverage? {
        get { recorder?.coverage }
        set { if let newValue { recorder?.coverage = newValue } }
    }

    /// Returns the events after the first `count` events. Only the last 10,000 events are kept.
    package func events(after count: Int) -> ArraySlice<TrackingEvent> { log.tracked.suffix(log.trackedCount - count) }
}

/// Collects the output of a session as in a transcript, whatever the terminal. Output and errors are in their order,
/// without colour, in Unicode, and 80 columns wide.
final class TranscriptOutput {
    let output: Output
    private let written = Written()

    init(isColored: Bool = false) {
        let console = Console(isErrorTerminal: false) { [written] utf8, _ in written.utf8.withLock { $0 += utf8 } }
        var settings = SessionSettings.ofTranscripts
        if isColored { settings.display.color = .always }
        output = Output(traits: .ofTranscripts, settings: settings, console: console)
    }

    /// Returns the rows printed since the last call.
    func take() -> [String] {
        output.commit()
        let utf8 = written.utf8.withLock { utf8 in
            defer { utf8 = [] }
            return utf8
        }
        return utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private nonisolated final class Written: Sendable {
        let utf8 = Mutex<[UInt8]>([])
    }
}

extension OutputTraits {
    package nonisolated static let ofTranscripts: OutputTraits = {
        var traits = OutputTraits(
            isInputTerminal: false, isOutputTerminal: false, isErrorTerminal: false, terminal: .init(canEdit: false),
            environment: { $0 == "LC_ALL" ? "C.UTF-8" : nil })
        traits.isTranscript = true
        return traits
    }()
}

extension SessionSettings {
    package nonisolated static let ofTranscripts: SessionSettings = {
        var settings = SessionSettings()
        settings.display.width = OutputTraits.defaultWidth
        return settings
    }()
}

extension SessionOptions {
    package nonisolated static func ofTranscripts(_ commands: [SessionCommand]) -> SessionOptions {
        SessionOptions(traits: .ofTranscripts, settings: .ofTranscripts, commands: commands)
    }
}
