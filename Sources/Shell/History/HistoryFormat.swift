import FoundationEssentials

/// What a history looks like in its file, which is libedit's format: a heading, then an entry a line, coded by
/// ``VisCoding``, the newest last.
nonisolated enum HistoryFormat {
    static let heading = Data("_HiStOrY_V2_".utf8)
    /// How many entries are kept.
    static let entryLimit = 10_000
    /// The longest entry, in bytes: no line that a session takes is longer.
    static let entrySizeLimit = ScriptReader.lineLimit
    /// How much of a file is read, in bytes. 10,000 entries that people typed take some 300 kB; whatever else has made
    /// a file longer must not be waited for at the start.
    static let sizeLimit = 16 << 20
    /// How many lines a file has before it is compacted: so many more that this seldom happens.
    static let lineLimit = entryLimit + entryLimit / 10

    /// What a file, or the end of one, holds: the newest entries, but the oldest first, and how many lines there are,
    /// up to one more than ``HistoryFormat/lineLimit``.
    typealias Reading = (entries: [String], lineCount: Int)

    /// Reads any bytes; what cannot be an entry is left out. A file without a heading has entries all the same.
    static func read(_ content: Data) -> Reading {
        var reading: Reading = ([], 0)
        content.withUnsafeBytes { bytes in
            let lineEnd = UInt8(ascii: "\n")
            var end = bytes.count
            if end > 0, bytes[end - 1] == lineEnd { end -= 1 }
            // From the end, so that what is too old is not even looked at.
            while end > 0, reading.lineCount <= lineLimit {
                var start = end
                while start > 0, bytes[start - 1] != lineEnd { start -= 1 }
                let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
                if start > 0 || !line.elementsEqual(heading) {
                    reading.lineCount += 1
                    if reading.entries.count < entryLimit, let entry = entry(line) { reading.entries.append(entry) }
                }
                end = start - 1
            }
        }
        reading.entries.reverse()
        return reading
    }

    /// A file with the newest of the entries: as many as are kept, and no more than half of what is read, so that it
    /// does not have to be compacted again soon.
    static func write(_ entries: [String]) -> Data {
        var lines: [[UInt8]] = []
        var size = 0
        for entry in entries.suffix(entryLimit).reversed() {
            let line = VisCoding.encode(entry) + [UInt8(ascii: "\n")]
            size += line.count
            guard size <= sizeLimit / 2 else { break }
            lines.append(line)
        }
        return heading + Data("\n".utf8) + Data(lines.reversed().joined())
    }

    private static func entry(_ line: UnsafeRawBufferPointer) -> String? {
        // A byte takes four at most.
        guard line.count <= 4 * entrySizeLimit else { return nil }
        let bytes = VisCoding.decode(Array(line))
        guard !bytes.isEmpty, bytes.count <= entrySizeLimit, !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}
