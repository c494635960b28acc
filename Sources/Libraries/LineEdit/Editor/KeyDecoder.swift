/// Turns the bytes of a terminal into the characters that libedit gets.
///
/// The decoder gathers whole characters, with U+FFFD for invalid UTF-8, and whole escape sequences. A sequence of
/// ``KeyBindings`` becomes one character, a sequence that the user has bound passes unchanged, and any other sequence is
/// dropped, with the whole string of a control string. A paste is buffered until ``takePaste()``. The decoder never waits:
/// an incomplete sequence stays buffered.
package struct KeyDecoder {
    private enum State {
        case ground
        /// ESC was read, once or twice. Some terminals send ESC twice for Alt with a function key.
        case escape(isDoubled: Bool)
        /// `ESC [` or `ESC O` and the following bytes.
        case sequence([UInt8])
        /// A control string, by which a terminal answers a program: its introducer, and the number of bytes after it.
        case string(UInt8, count: Int)
        /// ESC in a control string. A backslash ends the string; anything else begins another sequence.
        case stringEscape
        /// The beginning of a character.
        case character([UInt8], length: Int)
        /// A paste has begun. ``pasted`` holds the bytes so far.
        case paste
    }

    private static let escape: UInt8 = 0x1b
    private static let replacement: Unicode.Scalar = "\u{fffd}"
    /// The final bytes of DCS, SOS, OSC, PM and APC (ECMA-48, 5.6).
    private static let stringIntroducers = Set("PX]^_".utf8)
    /// The maximum length of a sequence, in bytes. Longer input is not a key.
    private static let longestSequence = 32

    private var state = State.ground
    private var pasted: [UInt8] = []
    private var isPasteTooLong = false

    package init() {}

    /// True if the last byte was an ESC, which may be the key Escape.
    package var isAfterEscape: Bool {
        if case .escape = state { true } else { false }
    }

    /// The last two bytes if they may be the key Alt with a character, or the beginning of a control string.
    var possibleAltKey: [UInt8]? {
        if case .string(let introducer, count: 0) = state { [Self.escape, introducer] } else { nil }
    }

    var isInString: Bool {
        switch state {
        case .string, .stringEscape: true
        default: false
        }
    }

    /// Returns the bytes of ``isAfterEscape`` or ``possibleAltKey`` as a key; otherwise nothing. Drops the beginning of a
    /// control string.
    package mutating func takeKey() -> [Unicode.Scalar] {
        guard isAfterEscape || isInString else { return [] }
        defer { state = .ground }
        return isAfterEscape ? [Unicode.Scalar(Self.escape)] : possibleAltKey?.map { Unicode.Scalar($0) } ?? []
    }

    /// Takes a byte and returns the input that this byte completes: nothing, a character, or a key's whole sequence.
    package mutating func consume(_ byte: UInt8, isBound: ([UInt8]) -> Bool = { _ in false }) -> [Unicode.Scalar] {
        switch state {
        case .ground: return begin(byte)
        case .escape(let isDoubled): return consumeAfterEscape(byte, isDoubled: isDoubled)
        case .sequence(let bytes): return consume(byte, inSequence: bytes, isBound)
        case .string(let introducer, let count): return consume(byte, inString: introducer, count)
        case .stringEscape:
            state = .ground
            return byte == UInt8(ascii: "\\") ? [] : consumeAfterEscape(byte, isDoubled: false)
        case .paste: return consumePasted(byte)
        case .character(let bytes, let length): return consume(byte, inCharacter: bytes, length: length)
        }
    }

    private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
        state = .ground
        switch byte {
        case Self.escape: state = .escape(isDoubled: false)
        case 0..<0x80: return [Unicode.Scalar(byte)]
        case 0xC2...0xDF: state = .character([byte], length: 2)
        case 0xE0...0xEF: state = .character([byte], length: 3)
        case 0xF0...0xF4: state = .character([byte], length: 4)
        default: return [Self.replacement]
        }
        return []
    }

    private mutating func consumeAfterEscape(_ byte: UInt8, isDoubled: Bool) -> [Unicode.Scalar] {
        let prefix = [UInt8](repeating: Self.escape, count: isDoubled ? 2 : 1)
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            state = .sequence(prefix + [byte])
            return []
        case _ where Self.stringIntroducers.contains(byte):
            state = .string(byte, count: 0)
            return []
        case Self.escape:
            state = .escape(isDoubled: true)
            return []
        case 0x03, 0x04, 0x0A, 0x0D, 0x1A, 0x80...:
            // Ctrl-C, Ctrl-D, Enter and Ctrl-Z keep their meaning after a forgotten Escape. So do letters beyond ASCII.
            return begin(byte)
        default:
            // Alt and a character.
            state = .ground
            return [Unicode.Scalar(Self.escape), Unicode.Scalar(byte)]
        }
    }

    /// Takes a byte of a control string. The string ends with ST (ESC and a backslash) or, as xterm's, with BEL. Any other
    /// control character is a key, because the end of the string was lost.
    private mutating func consume(_ byte: UInt8, inString introducer: UInt8, _ count: Int) -> [Unicode.Scalar] {
        switch byte {
        case Self.escape: state = .stringEscape
        case 0x07: state = .ground
        case 0..<0x20, 0x7F: return begin(byte)
        default: state = count < LineEditor.longestLine ? .string(introducer, count: count + 1) : .ground
        }
        return []
    }

    private mutating func consume(
        _ byte: UInt8, inSequence bytes: [UInt8], _ isBound: ([UInt8]) -> Bool
    ) -> [Unicode.Scalar] {
        guard 0x20..<0x7F ~= byte else { return begin(byte) }
        let sequence = bytes + [byte]
        if !Self.isComplete(sequence) {
            state = sequence.count < Self.longestSequence ? .sequence(sequence) : .ground
            return []
        }
        state = .ground
        // A sequence with a doubled ESC that has no meaning of its own counts as the key without Alt.
        let withoutAlt = sequence[1] == Self.escape ? Array(sequence.dropFirst()) : sequence
        if isBound(sequence) { return sequence.map { Unicode.Scalar($0) } }
        if sequence == Array(PasteMarks.begin.utf8) {
            state = .paste
            (pasted, isPasteTooLong) = ([], false)
            return []
        }
        return [sequence, withoutAlt].lazy.compactMap { KeyBindings.characters[$0] }.first.map { [$0] } ?? []
    }

    /// Takes a pasted byte, which is text even if it is Ctrl-C. Only the end mark or ``dropPaste()`` ends the paste.
    private mutating func consumePasted(_ byte: UInt8) -> [Unicode.Scalar] {
        pasted.append(byte)
        let end = PasteMarks.end.utf8
        guard byte == end.last, pasted.suffix(end.count).elementsEqual(end) else {
            if pasted.count == LineEditor.longestLine + end.count {
                isPasteTooLong = true
                pasted = Array(pasted.suffix(end.count))
            }
            return []
        }
        pasted.removeLast(end.count)
        state = .ground
        return [KeyBindings.paste]
    }

    package var isInPaste: Bool {
        if case .paste = state { true } else { false }
    }

    /// Gives up a paste whose end is missing. The next bytes are keys.
    mutating func dropPaste() {
        guard isInPaste else { return }
        state = .ground
        pasted = []
    }

    /// Returns the last paste as text of a line; nil for a paste longer than any line, which was not kept.
    mutating func takePaste() -> [Unicode.Scalar]? {
        defer { pasted = [] }
        return isPasteTooLong ? nil : Self.lines(of: String(decoding: pasted, as: UTF8.self))
    }

    /// Returns a pasted text as the text of a line. Line feeds replace the carriage returns of terminals. A line end at
    /// the end of the text is dropped.
    static func lines(of text: String) -> [Unicode.Scalar] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" || $0 == "\n" }
        if lines.count > 1, lines.last == "" { lines.removeLast() }
        return Array(lines.joined(separator: "\n").unicodeScalars)
    }

    /// True if the last byte ends the sequence. Parameters and a final byte, `@` to `~`, follow the introducer.
    private static func isComplete(_ sequence: [UInt8]) -> Bool {
        let body = sequence.drop { $0 == escape }.dropFirst()
        guard let last = body.last else { return false }
        if last == UInt8(ascii: "["), body.count == 1 {
            // The Linux console's F1 to F5 are ESC [ [ and a letter.
            return false
        }
        if last == UInt8(ascii: "$") {
            // rxvt ends the sequence of a shifted key with `$`, although the standard allows no such final byte.
            return body.dropLast().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        return 0x40...0x7E ~= last
    }

    private mutating func consume(_ byte: UInt8, inCharacter bytes: [UInt8], length: Int) -> [Unicode.Scalar] {
        guard 0x80...0xBF ~= byte else { return [Self.replacement] + begin(byte) }
        let character = bytes + [byte]
        if character.count < length {
            state = .character(character, length: length)
            return []
        }
        state = .ground
        // Overlong forms and surrogates are not UTF-8. Control characters of the upper range are not text.
        let scalar = String(validating: character, as: UTF8.self)?.unicodeScalars.first
        guard let scalar, scalar.properties.generalCategory != .control else { return [Self.replacement] }
        return [scalar]
    }
}
