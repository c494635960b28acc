/// Text on one line, without a blank: the coding that vis(3) does, as libedit asks it to for its history files.
nonisolated enum VisCoding {
    /// Blanks, line ends and other control characters as three octal digits after a backslash, a backslash as two.
    /// Text beyond ASCII stays as it is.
    static func encode(_ text: String) -> [UInt8] {
        var line: [UInt8] = []
        for byte in text.utf8 {
            if byte == backslash {
                line += [backslash, backslash]
            } else if byte <= 0x20 || byte == 0x7F {
                line += [backslash] + [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + zero }
            } else {
                line.append(byte)
            }
        }
        return line
    }

    /// Undoes what vis(3) has done, however it was asked to do it. What is no escape sequence stands for itself.
    static func decode(_ line: some Collection<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = line[...]
        while let start = rest.firstIndex(of: backslash) {
            bytes += rest[..<start]
            rest = rest[start...].dropFirst()
            if let escape = Escape(rest) {
                bytes.append(escape.byte)
                rest = rest.dropFirst(escape.length)
            } else {
                bytes.append(backslash)
            }
        }
        return bytes + rest
    }

    private static let backslash = UInt8(ascii: "\\")
    fileprivate static let zero = UInt8(ascii: "0")
}

/// What stands after a backslash.
private nonisolated struct Escape {
    let byte: UInt8
    /// How many bytes it is made of, without the backslash.
    let length: Int

    /// Nil where no escape sequence begins (vis(3): `\ooo`, C's letters, `\xhh`, `\^C`, `\M-c` and `\M^C`).
    init?(_ rest: some Collection<UInt8>) {
        let next = Array(rest.prefix(3))
        let digits = next.prefix { 0...7 ~= Int($0) - Int(VisCoding.zero) }
        switch next.first {
        case _ where !digits.isEmpty:
            let value = digits.reduce(0) { $0 << 3 | Int($1 - VisCoding.zero) }
            guard let byte = UInt8(exactly: value) else { return nil }
            self.init(byte, digits.count)
        case UInt8(ascii: "^") where next.count > 1:
            self.init(Self.control(next[1]), 2)
        case UInt8(ascii: "M") where next.count > 2 && next[1] == UInt8(ascii: "-"):
            self.init(next[2] | 0x80, 3)
        case UInt8(ascii: "M") where next.count > 2 && next[1] == UInt8(ascii: "^"):
            self.init(Self.control(next[2]) | 0x80, 3)
        case UInt8(ascii: "x"):
            let digits = next.dropFirst().prefix { Character(Unicode.Scalar($0)).isHexDigit }
            guard let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
            self.init(byte, 1 + digits.count)
        case let letter?:
            guard let byte = Self.letters[letter] else { return nil }
            self.init(byte, 1)
        case nil:
            return nil
        }
    }

    private init(_ byte: UInt8, _ length: Int) {
        self.byte = byte
        self.length = length
    }

    /// The control character that a terminal sends for Ctrl and a key.
    private static func control(_ key: UInt8) -> UInt8 { key == UInt8(ascii: "?") ? 0x7F : key & 0x1F }

    private static let letters: [UInt8: UInt8] = [
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08,
        UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
        UInt8(ascii: "r"): 0x0D, UInt8(ascii: "E"): 0x1B, UInt8(ascii: "s"): 0x20,
    ]
}
