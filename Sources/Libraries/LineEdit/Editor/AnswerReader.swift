import ChallengeText

/// Makes the answer to a question from the bytes of a terminal.
///
/// Backspace and Ctrl-U erase. A paste is text and ends nothing: only Enter gives the answer. An answer is one line; a secret
/// is any text, and takes all of a paste. A secret that cannot be kept as it was typed, byte by byte, is refused.
package struct AnswerReader {
    package enum Ending: Sendable {
        /// Enter.
        case answer
        /// Ctrl-D without an answer.
        case leaving
        /// Ctrl-C.
        case interrupt
        /// Ctrl-Z, after which the answer continues.
        case suspension
        /// Ctrl-L, after which the answer continues. It also comes when the program continues after a stop.
        case redrawing
    }

    private enum Key {
        static let interrupt: Unicode.Scalar = "\u{3}"
        static let endOfInput: Unicode.Scalar = "\u{4}"
        static let redrawing: Unicode.Scalar = "\u{C}"
        static let eraseLine: Unicode.Scalar = "\u{15}"
        static let suspension: Unicode.Scalar = "\u{1A}"
        static let escape: UInt8 = 0x1B
        /// The last bytes of a control string, which is an answer of the terminal and no key.
        static let stringEnds = Set("\u{7}\\".utf8)
    }

    private let isSecret: Bool
    private var decoder = KeyDecoder()
    private var scalars: [Unicode.Scalar] = []
    /// True if the input had a key that is no text, such as an arrow, or a paste that is too long.
    private var hasOtherKeys = false
    /// ``hasOtherKeys`` before the last ESC.
    private var hadOtherKeysBeforeEscape = false
    /// True if lines of a paste were dropped.
    package private(set) var hasDroppedLines = false

    package init(isSecret: Bool) { self.isSecret = isSecret }

    package var text: String { String(scalars: scalars) }
    /// True if the text is not what was typed: of a key without a character, or of bytes that are not UTF-8.
    package var isAltered: Bool { hasOtherKeys || scalars.contains("\u{FFFD}") }
    /// True if the end of a paste is still missing.
    package var isInPaste: Bool { decoder.isInPaste }

    /// Takes bytes up to the first ending, and removes them. Returns nil if all bytes are taken and the answer continues.
    package mutating func read(_ bytes: inout ArraySlice<UInt8>) -> Ending? {
        // No paste sends Ctrl-C alone, so this paste has lost its end.
        if bytes.elementsEqual(Key.interrupt.utf8) { decoder.dropPaste() }
        while let byte = bytes.popFirst() {
            let (wasInPaste, wasInString) = (decoder.isInPaste, decoder.isInString)
            if byte == Key.escape, !wasInPaste, !wasInString {
                (hasOtherKeys, hadOtherKeysBeforeEscape) = (true, hasOtherKeys)
            }
            let scalars = decoder.consume(byte)
            // The ESC belonged to the mark of the paste, or to a whole control string.
            if decoder.isInPaste && !wasInPaste
                || wasInString && !decoder.isInString && Key.stringEnds.contains(byte)
            {
                hasOtherKeys = hadOtherKeysBeforeEscape
            }
            // After ESC, the other characters belong to the same key.
            guard scalars.first?.value != UInt32(Key.escape) else { continue }
            for scalar in scalars {
                if let ending = take(scalar) { return ending }
            }
        }
        return nil
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Ending? {
        switch scalar {
        case "\r", "\n": return .answer
        case Key.interrupt: return .interrupt
        case Key.suspension: return .suspension
        case Key.redrawing: return .redrawing
        case Key.endOfInput where scalars.isEmpty: return .leaving
        case "\u{8}", "\u{7F}": _ = scalars.popLast()
        case Key.eraseLine: (scalars, hasOtherKeys) = ([], false)
        case KeyBindings.paste: takePaste()
        case "\t" where isSecret: scalars.append(scalar)
        case _ where scalar.properties.generalCategory == .control: hasOtherKeys = true
        default: scalars.append(scalar)
        }
        return nil
    }

    private mutating func takePaste() {
        guard let pasted = decoder.takePaste(), LineEditor.canEdit(scalars + pasted) else { return hasOtherKeys = true }
        let text = isSecret ? pasted[...] : pasted.prefix { $0 != "\n" }
        scalars += text
        if text.count < pasted.count { hasDroppedLines = true }
    }
}
