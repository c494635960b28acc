import ChallengeSession
import ChallengeConsole
import ChallengeLineEdit
import ChallengeText
import Glibc

/// Asks a question at the terminal while a command runs. Backspace and Ctrl-U erase, Ctrl-D leaves the question, and Ctrl-C
/// interrupts the command as always. Input that comes with the answer, but is no part of it, is dropped.
final class QuestionPrompt: QuestionAsking {
    let output: Output
    let takesLines: Bool
    private(set) var isClosed = false

    init(output: Output, takesLines: Bool) { (self.output, self.takesLines) = (output, takesLines) }

    func ask(_ question: String, isSecret: Bool) async -> String? {
        let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        let keys = TerminalKeys(isPlain: !output.canRedraw, takesPastes: true) { continuation.yield($0) }
        // The terminal stops echoing keys before the question appears. This hides a secret that is typed early.
        isClosed = !keys.start()
        guard !isClosed else { return nil }
        let question = "\(question.escapingUnsafe) "
        show(question)
        var reader = AnswerReader(isSecret: isSecret)
        var rest: ArraySlice<UInt8> = []
        let ending = await self.ending(of: &reader, from: chunks, keys, question, isSecret: isSecret, rest: &rest)
        let hasRest = keys.dropInput(hasBegun: !rest.isEmpty || reader.isInPaste) || reader.hasDroppedLines
        keys.stop()
        // After an interrupt, the report of the interrupt begins a new row.
        if !Task.isCancelled { show("\n") }
        if hasRest { warn("dropped the input behind the answer") }
        guard ending == .answer else { return nil }
        if isSecret, reader.isAltered {
            warn("dropped the secret: a key or byte of it is no text, or it is longer than 1 MiB")
            return nil
        }
        return reader.text
    }

    /// Reads until the user answers or leaves the question. Nil if the command is interrupted or the terminal is closed.
    private func ending(
        of reader: inout AnswerReader, from chunks: AsyncStream<[UInt8]>, _ keys: TerminalKeys, _ question: String,
        isSecret: Bool, rest: inout ArraySlice<UInt8>
    ) async -> AnswerReader.Ending? {
        for await chunk in chunks {
            // An empty chunk means that the terminal has been closed.
            isClosed = chunk.isEmpty
            if isClosed { return nil }
            rest = chunk[...]
            while !rest.isEmpty {
                let shown = reader.text
                let ending = reader.read(&rest)
                if !isSecret { show(reader.text, inPlaceOf: shown) }
                switch ending {
                case .answer, .leaving: return ending
                // The session interrupts the command, which ends the loop.
                case .interrupt: raise(SIGINT)
                case .suspension: keys.suspend()
                case .redrawing: show("\r" + question + (isSecret ? "" : reader.text.escapingUnsafe))
                case nil: break
                }
            }
        }
        return nil
    }

    /// Shows an answer in place of the one that the terminal shows.
    private func show(_ answer: String, inPlaceOf shown: String) {
        let common = zip(answer.unicodeScalars, shown.unicodeScalars).prefix { $0 == $1 }.count
        let (gone, new) = (shown.unicodeScalars.dropFirst(common), answer.unicodeScalars.dropFirst(common))
        let width = String(gone).escapingUnsafe.displayWidth
        // BS moves one column back (ECMA-48, 8.3.5).
        show(String(repeating: "\u{8} \u{8}", count: width) + String(new).escapingUnsafe)
    }

    private func show(_ text: String) { output.console.write(text, to: .output) }

    private func warn(_ message: String) { output.traits.warner(output.display)(message) }
}
