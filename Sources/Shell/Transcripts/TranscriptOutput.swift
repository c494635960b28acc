import ChallengeDesignSystem
import Synchronization

/// What a session prints as a transcript has it, whatever its user's terminal is like: the output and the errors as they
/// come, without colour, in Unicode, 80 columns wide.
final class TranscriptOutput {
    let output: Output
    private let written = Written()

    init() {
        let console = Console(isErrorTerminal: false) { [written] text, _ in written.text.withLock { $0 += text } }
        output = Output(traits: .ofTranscripts, console: console)
    }

    /// The rows that were printed since the last call.
    func take() -> [String] {
        output.flush()
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
