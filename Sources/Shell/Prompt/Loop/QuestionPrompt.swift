import ChallengeShellOutput
import ChallengeShellConsole
import ChallengeShellLineEdit
import ChallengeShellSession
import ChallengeShellText

/// Asks at the terminal while a command runs. An answer is one line; Backspace and Ctrl-U erase, Ctrl-D leaves, and Ctrl-C
/// interrupts the command as always.
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
        // The terminal stops echoing keys before it shows the question, so that a secret typed at once stays hidden.
        keys.start()
        show("\(question.escapingUnsafe) ")
        defer {
            keys.stop()
            // The report of an interrupt begins its own row.
            if !Task.isCancelled { show("\n") }
        }
        var answer: [UInt8] = []
        for await chunk in chunks {
            // The terminal is gone.
            if chunk.isEmpty { return nil }
            // A key that is not a character, such as an arrow.
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

    /// Erases some characters at the end, on the terminal too if they are shown.
    private func erase(_ count: Int, of answer: inout [UInt8], isSecret: Bool) {
        for _ in 0..<count where !answer.isEmpty {
            while let byte = answer.popLast(), byte & 0xC0 == 0x80 {}
            // BS: one column back (ECMA-48, 8.3.5).
            if !isSecret { show("\u{8} \u{8}") }
        }
    }

    private func show(_ text: String) { output.console.write(text, to: .output) }
}
