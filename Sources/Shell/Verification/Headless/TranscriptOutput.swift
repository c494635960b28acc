package import ChallengeConsole
import ChallengeLineEdit
import ChallengeSession
import Synchronization

/// What a session prints as a transcript has it, whatever the terminal: output and errors in their order, without
/// colour, in Unicode, 80 columns wide.
final class TranscriptOutput {
    let output: Output
    private let written = Written()

    init(isColored: Bool = false) {
        let console = Console(isErrorTerminal: false) { [written] utf8, _ in written.utf8.withLock { $0 += utf8 } }
        var traits = OutputTraits.ofTranscripts
        if isColored { traits.display.color = .always }
        output = Output(traits: traits, console: console)
    }

    /// The rows that were printed since the last call.
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
    /// Those of every transcript.
    package nonisolated static let ofTranscripts: OutputTraits = {
        var traits = OutputTraits(
            isInputTerminal: false, isOutputTerminal: false, isErrorTerminal: false, terminal: .init(canEdit: false),
            environment: { $0 == "LC_ALL" ? "C.UTF-8" : nil })
        traits.display.width = defaultWidth
        traits.isTranscript = true
        return traits
    }()
}
