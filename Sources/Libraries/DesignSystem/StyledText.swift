import ChallengeText

/// Text that is safe to print, as UTF-8, with the columns and roles of its characters. A table puts all its cells into
/// one text and measures the cells before it draws them. Each cell is a ``Piece``.
struct StyledText {
    struct Segment {
        /// The index of the first byte after the segment.
        var end: Int
        /// The width in terminal columns.
        var columns: Int
        let role: Span.Role
        /// True if each scalar is a character of one column. Otherwise the segment is a single character.
        let isPlain: Bool
    }

    /// A part of a text. It may begin and end within a plain segment.
    struct Piece {
        var bytes: Range<Int>
        /// The indices of the segments that contain these bytes.
        var segments: Range<Int>
        /// The width in terminal columns.
        var columns: Int
        /// The columns of the ellipsis that replaces cut text at the end, included in ``columns``.
        var ellipsis = 0
    }

    private(set) var bytes: [UInt8] = []
    private(set) var segments: [Segment] = []

    init() {}

    /// Creates an empty text with room for this number of cells or spans.
    init(cells count: Int) {
        bytes.reserveCapacity(count * 16)
        segments.reserveCapacity(count)
    }

    init(_ spans: [Span], style: TextStyle) {
        self.init(cells: spans.count)
        append(spans, in: spans.indices, style: style)
    }

    var whole: Piece {
        Piece(bytes: bytes.indices, segments: segments.indices, columns: segments.reduce(0) { $0 + $1.columns })
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
    }

    mutating func append(blanks count: Int) {
        guard count > 0 else { return }
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
        segments.append(Segment(end: bytes.count, columns: count, role: .plain, isPlain: true))
    }

    /// Adds spans as one text. A combining mark at the start of a span belongs to the character before the mark, so the
    /// two have the same colour.
    @discardableResult
    mutating func append(_ spans: [Span], in range: Range<Int>, style: TextStyle) -> Piece {
        let start = (byte: bytes.count, segment: segments.count)
        var columns = 0
        for index in range {
            guard let added = appendPlain(spans[index], style) else {
                bytes.removeSubrange(start.byte...)
                segments.removeSubrange(start.segment...)
                columns = appendCharacters(of: spans[range], style)
                break
            }
            columns += added
        }
        return Piece(bytes: start.byte..<bytes.count, segments: start.segment..<segments.count, columns: columns)
    }

    /// Adds a span if each of its scalars is a character of one column. Returns the span's columns.
    private mutating func appendPlain(_ span: Span, _ style: TextStyle) -> Int? {
        switch span.content {
        case .text(let text): appendPlain(text, span.role, style)
        case .symbol(let symbol): appendPlain(symbol.text(unicode: style.unicode), span.role, style)
        }
    }

    private mutating func appendPlain(_ text: String, _ role: Span.Role, _ style: TextStyle) -> Int? {
        let added = text.utf8.withContiguousStorageIfAvailable { utf8 -> Int? in
            guard let columns = PlainText.columns(of: utf8), style.unicode || columns == utf8.count else { return nil }
            bytes.append(contentsOf: utf8)
            return columns
        }
        guard let columns = added ?? nil else { return nil }
        if columns > 0 {
            segments.append(Segment(end: bytes.count, columns: columns, role: role, isPlain: true))
        }
        return columns
    }

    /// Adds spans of any text, character by character. Returns the columns of the spans.
    private mutating func appendCharacters(of spans: ArraySlice<Span>, _ style: TextStyle) -> Int {
        var text = ""
        var ends: [(offset: Int, role: Span.Role)] = []
        for span in spans {
            switch span.content {
            case .text(let string): text += string.printable(in: style)
            case .symbol(let symbol): text += symbol.text(unicode: style.unicode)
            }
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
        var (offset, total) = (0, 0)
        var roles = ends[...]
        for character in text {
            while let end = roles.first?.offset, end <= offset { roles.removeFirst() }
            bytes.append(contentsOf: character.utf8)
            let (role, columns) = (roles.first?.role ?? .plain, character.displayWidth)
            segments.append(Segment(end: bytes.count, columns: columns, role: role, isPlain: character.isASCII))
            offset += character.utf8.count
            total += columns
        }
        return total
    }
}

extension StyledText {
    mutating func append(_ piece: Piece, of text: StyledText, style: TextStyle) {
        let moved = bytes.count - piece.bytes.lowerBound
        bytes.append(contentsOf: text.bytes[piece.bytes])
        for index in piece.segments {
            let (part, columns) = text.part(of: index, in: piece)
            let segment = text.segments[index]
            segments.append(
                Segment(
                    end: part.upperBound + moved, columns: columns, role: segment.role, isPlain: segment.isPlain))
        }
        guard piece.ellipsis > 0 else { return }
        bytes.append(contentsOf: style.ellipsis.prefix(piece.ellipsis).utf8)
        segments.append(
            Segment(end: bytes.count, columns: piece.ellipsis, role: text.lastRole(of: piece), isPlain: true))
    }

    /// Cuts a piece as `String.cut(to:ellipsis:)` does.
    func cut(_ piece: Piece, to limit: Int, style: TextStyle) -> Piece {
        guard piece.columns > limit else { return piece }
        let ellipsis = style.ellipsis.displayWidth
        var kept = withoutTrailingBlanks(beginning(of: piece, columns: limit - ellipsis))
        // Each character of the ellipsis has one column.
        kept.ellipsis = min(limit, ellipsis)
        kept.columns += kept.ellipsis
        return kept
    }

    /// Returns the role of the last character. For an empty piece, returns the role of the first cut character.
    func lastRole(of piece: Piece) -> Span.Role {
        segments[piece.segments.last ?? piece.segments.lowerBound].role
    }

    /// Returns the part of a segment that belongs to a piece.
    func part(of index: Int, in piece: Piece) -> (bytes: Range<Int>, columns: Int) {
        let segment = segments[index]
        let whole = (index > 0 ? segments[index - 1].end : 0)..<segment.end
        let part = whole.clamped(to: piece.bytes)
        return (part, part == whole ? segment.columns : scalarCount(in: part))
    }

    private func scalarCount(in range: Range<Int>) -> Int { bytes[range].count { !UTF8.isContinuation($0) } }

    /// Returns as many characters from the beginning of a piece as fit the columns.
    func beginning(of piece: Piece, columns limit: Int) -> Piece {
        var result = piece.start
        for index in piece.segments {
            let (part, columns) = part(of: index, in: piece)
            let room = limit - result.columns
            if columns <= room {
                result.extend(to: part.upperBound, columns: columns)
                continue
            }
            if segments[index].isPlain, room > 0 {
                let isASCII = columns == part.count
                let end = isASCII ? part.lowerBound + room : self.index(after: room, scalarsIn: part)
                result.extend(to: end, columns: room)
            }
            break
        }
        return result
    }

    /// Returns the part of a piece before the byte `end`, which begins a character.
    func beginning(of piece: Piece, endingAt end: Int) -> Piece {
        var result = piece.start
        for index in piece.segments where result.bytes.upperBound < end {
            let (part, columns) = part(of: index, in: piece)
            let kept = part.clamped(to: piece.bytes.lowerBound..<end)
            result.extend(to: kept.upperBound, columns: kept == part ? columns : scalarCount(in: kept))
        }
        return result
    }

    func firstCharacter(of piece: Piece) -> Piece {
        var result = piece.start
        guard let index = piece.segments.first else { return result }
        let (part, columns) = part(of: index, in: piece)
        if segments[index].isPlain {
            result.extend(to: self.index(after: 1, scalarsIn: part), columns: 1)
        } else {
            result.extend(to: part.upperBound, columns: columns)
        }
        return result
    }

    /// Returns the part of a piece that follows the part `beginning`.
    func rest(of piece: Piece, behind beginning: Piece) -> Piece {
        Piece(
            bytes: beginning.bytes.upperBound..<piece.bytes.upperBound,
            segments: segment(behind: beginning)..<piece.segments.upperBound,
            columns: piece.columns - beginning.columns)
    }

    /// Returns the index of the segment that contains the first byte after a piece.
    private func segment(behind piece: Piece) -> Int {
        guard let last = piece.segments.last, segments[last].end > piece.bytes.upperBound else {
            return piece.segments.upperBound
        }
        return last
    }

    /// Returns the index behind the first `count` scalars of a range that has more than `count` scalars.
    private func index(after count: Int, scalarsIn range: Range<Int>) -> Int {
        var rest = count
        return bytes[range].firstIndex { byte in
            if !UTF8.isContinuation(byte) { rest -= 1 }
            return rest < 0
        } ?? range.upperBound
    }

    /// Returns the run of blanks, or of other characters, behind a piece.
    func run(ofBlanks areBlanks: Bool, after piece: Piece) -> Piece {
        let (byte, first) = (piece.bytes.upperBound, segment(behind: piece))
        var result = Piece(bytes: byte..<byte, segments: first..<first, columns: 0)
        for segment in segments[first...] {
            let start = result.bytes.upperBound
            var end = start
            if segment.isPlain {
                while end < segment.end, (bytes[end] == UInt8(ascii: " ")) == areBlanks { end += 1 }
            } else if !areBlanks {
                end = segment.end
            }
            if end > start {
                result.extend(to: end, columns: segment.isPlain ? scalarCount(in: start..<end) : segment.columns)
            }
            if end < segment.end { break }
        }
        return result
    }

    /// Returns a piece up to its last non-blank character.
    func withoutTrailingBlanks(_ piece: Piece) -> Piece {
        var result = piece
        for index in piece.segments.reversed() {
            guard segments[index].isPlain else { break }
            let (part, _) = part(of: index, in: result)
            let end = bytes[part].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? part.lowerBound
            result.columns -= part.upperBound - end
            result.bytes = result.bytes.lowerBound..<end
            guard end == part.lowerBound else { break }
            result.segments = result.segments.lowerBound..<index
        }
        return result
    }
}

extension StyledText.Piece {
    var isEmpty: Bool { bytes.isEmpty && ellipsis == 0 }

    /// An empty piece at the beginning of this piece.
    var start: Self {
        Self(
            bytes: bytes.lowerBound..<bytes.lowerBound, segments: segments.lowerBound..<segments.lowerBound, columns: 0)
    }

    /// Adds bytes of the next segment.
    mutating func extend(to end: Int, columns added: Int) {
        bytes = bytes.lowerBound..<end
        segments = segments.lowerBound..<segments.upperBound + 1
        columns += added
    }
}
