/// Text in the language of manual pages, mdoc(7).
nonisolated struct Mdoc {
    /// The maximum length, in bytes, of a line that can be wrapped between words.
    private static let width = 78

    private(set) var lines: [String] = []

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Adds a macro with its arguments. An argument of several words stays one argument.
    mutating func macro(_ name: String, _ arguments: [Word] = []) {
        lines.append("." + ([name] + arguments.map(\.text)).joined(separator: " "))
    }

    /// Adds sentences, each on new lines. Text between backquotes is printed literally, in bold.
    mutating func prose(_ text: String) {
        for sentence in text.replacing(/([.?!]\)?) +/, with: { "\($0.1)\n" }).split(separator: "\n") {
            var line = ""
            for word in Self.words(of: sentence) {
                let longer = line.isEmpty ? word : line + " " + word
                if line.isEmpty || Self.marked(longer).utf8.count <= Self.width {
                    line = longer
                } else {
                    lines.append(Self.marked(line))
                    line = word
                }
            }
            lines.append(Self.marked(line))
        }
    }

    /// Returns the words between blanks. Text between backquotes is one word.
    private static func words(of sentence: Substring) -> [String] {
        var words: [String] = []
        var isQuoted = false
        for piece in sentence.split(separator: " ").map(String.init) {
            if isQuoted { words[words.count - 1] += " " + piece } else { words.append(piece) }
            if !piece.count(where: { $0 == "`" }).isMultiple(of: 2) { isQuoted.toggle() }
        }
        return words
    }

    mutating func list(_ items: [(label: [Word], text: String)]) {
        macro("Bl", ["-tag", "-width", "Ds"])
        for item in items {
            macro("It", item.label)
            prose(item.text)
        }
        macro("El")
    }

    mutating func literal(_ lines: String) {
        macro("Bd", ["-literal", "-offset", "indent"])
        self.lines += lines.split(separator: "\n").map { Self.escaped(String($0)) }
        macro("Ed")
    }

    /// An argument of a macro.
    struct Word: ExpressibleByStringLiteral {
        fileprivate let text: String

        /// Creates a macro, or a character that has a meaning between macros: `Ar`, `|`, `,`.
        init(stringLiteral value: String) { text = value }

        /// Creates a word that prints literally.
        init(printing value: String) {
            let escaped = Mdoc.escaped(value)
            // Without `\&`, mdoc would call a word that looks like a macro, and move punctuation out of the argument.
            let isSafe = value.contains { $0.isLowercase || $0.isNumber } && value.first?.isUppercase != true
            let text = isSafe ? escaped : "\\&" + escaped
            self.text = text.contains(" ") ? "\"\(text)\"" : text
        }
    }

    /// Returns the line with bold text between backquotes and the rest escaped.
    private static func marked(_ line: String) -> String {
        let parts = line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        return parts.enumerated().map { position, part in
            let text = position == 0 ? escaped(part) : escapedInside(part)
            return position.isMultiple(of: 2) ? text : "\\fB\(text)\\fP"
        }.joined()
    }

    /// Returns a line with its special characters escaped: groff_char(7), "Glyphs for ASCII characters".
    static func escaped(_ line: String) -> String {
        (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + escapedInside(line)
    }

    private static func escapedInside(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case "\"": "\\(dq"
            case _ where scalar.isASCII: String(scalar)
            default: "\\[u\(hexadecimal(scalar.value))]"
            }
        }.joined()
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
