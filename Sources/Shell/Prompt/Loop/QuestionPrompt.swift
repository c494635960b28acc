import ChallengeSession
import ChallengeConsole
import ChallengeLineEdit
import ChallengeText

/// Asks a question at the terminal while a command runs. The answer is one line. Backspace and Ctrl-U erase, Ctrl-D
/// leaves the question, and Ctrl-C interrupts the command as always.
struct QuestionPrompt: QuestionAsking {
    private enum Key {
        static let endOfInput: UInt8 = 0x04
        static let eraseLine: UInt8 = 0x15
        static let backspaces: Set<UInt8> = [0x08, 0x7F]
        static let returns = Set("\r\n".utf8)
    }

    let output: Output
    let takesLines: Bool

    func ask(_ question: String, isSecret: Bool) async -> String? {
        let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        let keys = TerminalKeys(isPlain: !output.canRedraw) { continuation.yield($0) }
        // The terminal stops echoing keys before the question appears. This hides a secret that is typed early.
        keys.start()
        show("\(question.escapingUnsafe) ")
        defer {
            keys.stop()
            // After an interrupt, the report of the interrupt begins a new row.
            if !Task.isCancelled { show("\n") }
        }
        var answer: [UInt8] = []
        for await chunk in chunks {
            // An empty chunk means that the terminal has been closed.
            if chunk.isEmpty { return nil }
            // An escape sequence comes from a key that has no character, such as an arrow.
            if chunk.first == 0x1B { continue }
            for byte in chunk {
                switch byte {
                case _ where Key.returns.contains(byte): return String(decoding: answer, as: UTF8.self)
                case Key.endOfInput where answer.isEmpty: return nil
                case _ where Key.backspaces.contains(byte): erase(1, of: &answer, isSecret: isSecret)
                case Key.eraseLine: erase(answer.count, of: &answer, isSecret: isSecret)
                case 0x20...:
                    answer.append(byte)
                    if !isSecret { output.console.write([byte], to: .output) }
                default: break
                }
            }
        }
        return nil
    }

    /// Erases characters at the end of the answer. If the terminal shows the characters, erases them there too.
    private func erase(_ count: Int, of answer: inout [UInt8], isSecret: Bool) {
        for _ in 0..<count where !answer.isEmpty {
            while let byte = answer.popLast(), byte & 0xC0 == 0x80 {}
            // BS moves one column back (ECMA-48, 8.3.5).
            if !isSecret { show("\u{8} \u{8}") }
        }
    }

    private func show(_ text: String) { output.console.write(text, to: .output) }
}
