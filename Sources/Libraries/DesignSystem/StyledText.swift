import ChallengeText

/// Text that is safe to print, as UTF-8, with the columns and roles of its characters.
struct StyledText {
    private struct Glyph {
        /// The index of the character's first byte.
        let start: UInt32
        /// The width in terminal columns.
        let columns: UInt32
        var role: Span.Role
        /// The number of the link that the character belongs to, from 1 on; 0 for none.
        var link: UInt16

        init(start: Int, columns: Int, role: Span.Role, link: UInt16 = 0) {
            self.start = UInt32(start)
            self.columns = UInt32(columns)
            self.role = role
            self.link = link
        }
    }

    private(set) var bytes: [UInt8] = []
    private var glyphs: [Glyph] = []
    private var links: [String] {
        get { addresses ?? [] }
        set { addresses = newValue }
    }
    /// The addresses of the links; nil for none, because each copy of a text would retain an empty array.
    private var addresses: [String]?
    /// The width in terminal columns.
    private(set) var columns = 0

    /// Creates an empty text with room for some columns.
    init(columns: Int = 0) {
        bytes.reserveCapacity(columns)
        glyphs.reserveCapacity(columns)
    }

    init(_ spans: [Span], style: TextStyle) { append(spans, style: style) }

    /// Returns the columns of spans as one text.
    static func columns(of spans: [Span], style: TextStyle) -> Int {
        var columns = 0
        for span in spans {
            guard let width = span.plainColumns(in: style) else { return StyledText(spans, style: style).columns }
            columns += width
        }
        return columns
    }

    /// Adds spans as one text. A combining mark at the start of a span belongs to the character before the mark, so the
    /// two have the same colour.
    mutating func append(_ spans: [Span], style: TextStyle) {
        let count = bytes.count
        defer { if !style.linkSchemes.isEmpty { addLinks(from: count, style.linkSchemes) } }
        if spans.allSatisfy({ $0.plainColumns(in: style) != nil }) {
            for span in spans { append(plain: span.text(in: style).utf8, span.role) }
            return
        }
        var text = ""
        var ends: [(offset: Int, role: Span.Role)] = []
        for span in spans {
            text += span.text(in: style).printable(in: style)
            ends.append((text.utf8.count, span.role))
        }
        // A combining mark at the beginning of this text would be drawn on the character before the text.
        let marks = text.unicodeScalars.prefix { $0.displayWidth == 0 }
        if !marks.isEmpty {
            let spelledOut = marks.map(\.spelledOut).joined()
            let added = spelledOut.utf8.count - marks.reduce(0) { $0 + UTF8.width($1) }
            text = spelledOut + String(text.unicodeScalars[marks.endIndex...])
            for index in ends.indices { ends[index].offset += added }
        }
        var offset = 0
        var roles = ends[...]
        for character in text {
            while let end = roles.first?.offset, end <= offset { roles.removeFirst() }
            append(character.utf8, columns: character.displayWidth, roles.first?.role ?? .plain)
            offset += character.utf8.count
        }
    }

    /// Adds a text each of whose scalars is a character of one column.
    private mutating func append(plain text: some Collection<UInt8>, _ role: Span.Role) {
        let (start, count) = (bytes.count, glyphs.count)
        bytes += text
        for index in start..<bytes.count where !UTF8.isContinuation(bytes[index]) {
            glyphs.append(Glyph(start: index, columns: 1, role: role))
        }
        columns += glyphs.count - count
    }

    private mutating func append(_ character: some Sequence<UInt8>, columns width: Int, _ role: Span.Role) {
        glyphs.append(Glyph(start: bytes.count, columns: width, role: role))
        bytes += character
        columns += width
    }

    mutating func append(blanks count: Int) {
        append(plain: repeatElement(UInt8(ascii: " "), count: max(0, count)), .plain)
    }

    mutating func append(_ other: StyledText) {
        let start = bytes.count
        bytes += other.bytes
        let count = UInt16(links.count)
        let keepsLinks = other.addresses != nil && links.count + other.links.count <= Self.linkLimit
        for glyph in other.glyphs {
            let link = keepsLinks && glyph.link > 0 ? glyph.link + count : 0
            glyphs.append(
                Glyph(start: Int(glyph.start) + start, columns: Int(glyph.columns), role: glyph.role, link: link))
        }
        if keepsLinks { links += other.links }
        columns += other.columns
    }
}

// MARK: - Links and matches

extension StyledText {
    /// The most links in a text. A number of ``Glyph/link`` has two bytes.
    private static let linkLimit = 1_000

    var hasLinks: Bool { addresses != nil }

    /// Makes links of the addresses behind a byte. An address ends before a blank, a quote or `<>`, and before punctuation
    /// at its end.
    private mutating func addLinks(from start: Int, _ schemes: [String]) {
        var start = start
        while links.count < Self.linkLimit, let sign = bytes[start...].firstRange(of: "://".utf8) {
            let scheme = bytes[start..<sign.lowerBound].reversed().prefix { $0.isASCIILetterOrDigit }.reversed()
            let rest = bytes[sign.upperBound...].prefix { $0 > 0x20 && !"\"'`<>".utf8.contains($0) }
            var end = rest.endIndex
            while end > sign.upperBound, ".,;:!?)]".utf8.contains(bytes[end - 1]) { end -= 1 }
            start = sign.upperBound
            guard schemes.contains(String(decoding: scheme, as: UTF8.self).lowercased()), end > start else { continue }
            let range = (sign.lowerBound - scheme.count)..<end
            let address = String(decoding: bytes[range], as: UTF8.self)
            // Only printable ASCII may stand in the sequence.
            links.append(address.percentEncoded(except: "!#$%&'()*+,/:;=?@[]"))
            for index in glyphs.indices where range.contains(Int(glyphs[index].start)) {
                glyphs[index].link = UInt16(links.count)
            }
            start = end
        }
    }

    /// Gives the places of a text in names the role of an accent. Ignores the case of ASCII letters.
    mutating func mark(_ text: String) {
        let (folded, wanted) = (bytes.map(\.loweredASCII), text.utf8.map(\.loweredASCII))
        var start = 0
        while !wanted.isEmpty, let range = folded[start...].firstRange(of: wanted) {
            for index in glyphs.indices
            where glyphs[index].role == .emphasis && range.contains(Int(glyphs[index].start)) {
                glyphs[index].role = .accent
            }
            start = range.upperBound
        }
    }
}

extension UInt8 {
    fileprivate var loweredASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
    fileprivate var isASCIILetterOrDigit: Bool {
        (0x61...0x7A).contains(loweredASCII) || (0x30...0x39).contains(self)
    }
}

// The characters of a text have indices from 0 on.
extension StyledText {
    var isEmpty: Bool { glyphs.isEmpty }
    var count: Int { glyphs.count }

    /// Returns the index of the first byte of a character, or behind the last character.
    func firstByte(of index: Int) -> Int { index < count ? Int(glyphs[index].start) : bytes.count }

    subscript(range: Range<Int>) -> StyledText {
        if range == 0..<count { return self }
        let start = firstByte(of: range.lowerBound)
        var part = StyledText()
        part.bytes = Array(bytes[start..<firstByte(of: range.upperBound)])
        // A part has the links of its characters only, which are few and in order.
        var last: UInt16 = 0
        part.glyphs = glyphs[range].map {
            if $0.link != 0, $0.link != last {
                last = $0.link
                part.links.append(links[Int(last) - 1])
            }
            return Glyph(
                start: Int($0.start) - start, columns: Int($0.columns), role: $0.role,
                link: $0.link == 0 ? 0 : UInt16(part.links.count))
        }
        part.columns = glyphs[range].reduce(0) { $0 + Int($1.columns) }
        return part
    }

    /// Returns the run of blanks, or of other characters, that begins at an index.
    func run(ofBlanks areBlanks: Bool, from index: Int) -> Range<Int> {
        index..<((index..<count).first { isBlank($0) != areBlanks } ?? count)
    }

    private func isBlank(_ index: Int) -> Bool {
        let start = firstByte(of: index)
        return bytes[start] == UInt8(ascii: " ") && firstByte(of: index + 1) == start + 1
    }

    /// Returns as many characters from the beginning of a range as fit the columns.
    func beginning(of range: Range<Int>, columns limit: Int) -> Range<Int> {
        range.lowerBound..<range.lowerBound + fitting(limit, of: glyphs[range].lazy.map { Int($0.columns) })
    }

    /// The text up to its last non-blank character.
    var withoutTrailingBlanks: StyledText {
        if bytes.last != UInt8(ascii: " ") { return self }
        return self[0..<((0..<count).last { !isBlank($0) }.map { $0 + 1 } ?? 0)]
    }

    /// Cuts the text as `String.cut(to:ellipsis:)` does.
    func cut(to limit: Int, style: TextStyle) -> StyledText {
        guard columns > limit else { return self }
        // Each character of the ellipsis has one column.
        let mark = style.ellipsis.prefix(max(0, limit))
        var kept = self[beginning(of: 0..<count, columns: limit - style.ellipsis.count)].withoutTrailingBlanks
        let role = (kept.glyphs.last ?? glyphs[0]).role
        for character in mark { kept.append(character.utf8, columns: 1, role) }
        return kept
    }

    /// Calls a function with the address and the bytes of each run of characters of one role and one link.
    func forEachRun(_ body: (Span.Role, String?, ArraySlice<UInt8>) -> Void) {
        var start = 0
        for (index, glyph) in glyphs.enumerated()
        where index + 1 == count || glyphs[index + 1].role != glyph.role || glyphs[index + 1].link != glyph.link {
            let end = firstByte(of: index + 1)
            body(glyph.role, glyph.link == 0 ? nil : links[Int(glyph.link) - 1], bytes[start..<end])
            start = end
        }
    }
}

extension Span {
    fileprivate func text(in style: TextStyle) -> String {
        switch content {
        case .text(let text): text
        case .symbol(let symbol): symbol.text(unicode: style.unicode)
        }
    }

    /// Returns the columns if the style prints each scalar of the text as a character of one column; otherwise nil.
    fileprivate func plainColumns(in style: TextStyle) -> Int? {
        let text = text(in: style)
        return text.plainColumns.flatMap { style.unicode || $0 == text.utf8.count ? $0 : nil }
    }
}
