extension Transcript {
    /// Why a text is no transcript, and where.
    struct Mistake: Error, Sendable, Hashable {
        let message: String
        /// Where the mistake is; the last line where something is missing.
        let location: SourceLocation
    }

    /// Reads what is in a file.
    ///
    /// Where the first line ends in a carriage return and a line feed, those are what lines end with. A byte-order mark at
    /// the beginning is not text.
    init(_ bytes: [UInt8]) throws(Mistake) {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        let carriageReturn = UInt8(ascii: "\r")
        if lines.first?.last == carriageReturn { lineEnd = "\r\n" }
        for (index, line) in lines.enumerated() {
            let endsInReturn = lineEnd == "\r\n" && line.last == carriageReturn
            try add(endsInReturn ? line.dropLast() : line, number: index + 1)
        }
        guard entries.isEmpty else { return }
        let last = SourceLine(number: max(lines.count, 1), text: header.last ?? "")
        throw Mistake(
            message: "there is no command; a line to carry out begins with '> '",
            location: SourceLocation(line: last, offset: 0))
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, number: Int) throws(Mistake) {
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
            let line = SourceLine(number: number, text: String(decoding: bytes, as: UTF8.self))
            let message = bytes.contains(0) ? "a NUL byte is not text" : "the line is not valid UTF-8"
            let offset = bytes.firstIndex(of: 0).map { $0 - bytes.startIndex } ?? ScriptReader.validPrefix(of: bytes)
            throw Mistake(message: message, location: SourceLocation(line: line, offset: offset))
        }
        if bytes.starts(with: Self.mark.utf8) {
            let command = String(decoding: bytes.dropFirst(Self.mark.utf8.count), as: UTF8.self)
            guard command.utf8.count <= ScriptReader.lineLimit else {
                throw Mistake(
                    message: "the line is longer than 1 MiB",
                    location: SourceLocation(line: SourceLine(number: number, text: text), offset: 0))
            }
            entries.append(Entry(command: command, output: [], line: number))
        } else if !entries.isEmpty {
            let row = bytes.first == Self.escape ? String(decoding: bytes.dropFirst(), as: UTF8.self) : text
            entries[entries.count - 1].output.append(row)
        } else if bytes.isEmpty || bytes.first == UInt8(ascii: "#") {
            header.append(text)
        } else {
            throw Mistake(
                message: "this is neither a command, which begins with '> ', nor a comment, which begins with '#'",
                location: SourceLocation(line: SourceLine(number: number, text: text), offset: 0))
        }
    }
}
