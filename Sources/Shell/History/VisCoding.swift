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
    static func decode(_ line: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(line.count)
        var index = 0
        while index < line.count {
            if line[index] == backslash, let escape = Escape(in: line, at: index + 1) {
                bytes.append(escape.byte)
                index += 1 + escape.length
            } else {
                bytes.append(line[index])
                index += 1
            }
        }
        return bytes
    }

    private static let backslash = UInt8(ascii: "\\")
    private static let zero = UInt8(ascii: "0")
}

/// What stands after a backslash.
private nonisolated struct Escape {
    let byte: UInt8
    /// How many bytes it is made of, without the backslash.
    let length: Int
}

nonisolated extension Escape {
    /// Nil where no escape sequence begins (vis(3): `\ooo`, C's letters, `\xhh`, `\^C`, `\M-c` and `\M^C`).
    init?(in line: [UInt8], at start: Int) {
        func byte(_ offset: Int) -> UInt8? { start + offset < line.count ? line[start + offset] : nil }
        let octal = Self.number(in: line, at: start, radix: 8, limit: 3)
        switch (byte(0), byte(1), byte(2)) {
        case _ where octal.length > 0:
            guard let byte = UInt8(exactly: octal.value) else { return nil }
            self.init(byte: byte, length: octal.length)
        case (UInt8(ascii: "^"), let key?, _):
            self.init(byte: Self.control(key), length: 2)
        case (UInt8(ascii: "M"), UInt8(ascii: "-"), let key?):
            self.init(byte: key | 0x80, length: 3)
        case (UInt8(ascii: "M"), UInt8(ascii: "^"), let key?):
            self.init(byte: Self.control(key) | 0x80, length: 3)
        case (UInt8(ascii: "x"), _, _):
            let number = Self.number(in: line, at: start + 1, radix: 16, limit: 2)
            guard number.length > 0 else { return nil }
            self.init(byte: UInt8(number.value), length: 1 + number.length)
        case (let letter?, _, _):
            guard let byte = Self.letters[letter] else { return nil }
            self.init(byte: byte, length: 1)
        case (nil, _, _):
            return nil
        }
    }

    /// The number of up to `limit` digits that stands there.
    private static func number(in line: [UInt8], at start: Int, radix: Int, limit: Int) -> (value: Int, length: Int) {
        var (value, length) = (0, 0)
        while length < limit, start + length < line.count,
            let digit = Character(Unicode.Scalar(line[start + length])).hexDigitValue, digit < radix
        {
            value = value * radix + digit
            length += 1
        }
        return (value, length)
    }

    /// The control character that a terminal sends for Ctrl and a key.
    private static func control(_ key: UInt8) -> UInt8 { key == UInt8(ascii: "?") ? 0x7F : key & 0x1F }

    private static let letters: [UInt8: UInt8] = [
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08,
        UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
        UInt8(ascii: "r"): 0x0D, UInt8(ascii: "E"): 0x1B, UInt8(ascii: "s"): 0x20,
    ]
}
