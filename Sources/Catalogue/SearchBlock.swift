import Glibc

/// The values of a field in consecutive records, as bytes for a linear search.
///
/// Each record is a list of lowercase values, each after a mark byte, and an end byte. UTF-8 never contains these bytes.
///
/// A search reads all blocks, because the API returns the number of matches. Any search of a million names takes some ten
/// milliseconds. An index of trigrams is faster only for rare texts, and cannot find a text of fewer than three letters.
enum SearchBlock {
    /// The number of records in each block except the last.
    static let size = 2_048

    private static let end: UInt8 = 0xFF
    /// The mark before a value that is compared byte by byte.
    private static let plain: UInt8 = 0xFE
    /// The mark before a value that is compared by characters.
    private static let other: UInt8 = 0xFD

    static func bytes(of records: [[String]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for values in records {
            for value in values {
                let text = value.lowercased()
                bytes.append(text.isPlain ? plain : other)
                bytes += text.utf8
            }
            bytes.append(end)
        }
        return bytes
    }

    /// Removes from `matches` the records that a filter does not accept.
    static func search(_ bytes: UnsafeRawBufferPointer, for filter: Filter, _ matches: inout RecordSet) {
        let needle = (filter.matchesOnlyStart ? [plain] : []) + Array(filter.needle.utf8)
        let isAlwaysExact = !filter.needle.isPlain
        let mayBeExact = isAlwaysExact || bytes.index(of: other, from: 0) != nil
        // The filter's text contains no end byte, so each occurrence of the text is within one record.
        var occurrence = bytes.index(of: needle, from: 0)
        var (record, start) = (0, 0)
        while let end = bytes.index(of: Self.end, from: start) {
            let isExact = isAlwaysExact || mayBeExact && bytes[start..<end].contains(other)
            let isFound = occurrence.map { $0 < end } ?? false
            if isFound { occurrence = bytes.index(of: needle, from: end) }
            if !(isExact ? accepts(bytes[start..<end], filter) : isFound) { matches.remove(record) }
            (record, start) = (record + 1, end + 1)
        }
    }

    /// True if the filter accepts a record. The comparison is by characters, as in ``Filter``.
    private static func accepts(_ record: Slice<UnsafeRawBufferPointer>, _ filter: Filter) -> Bool {
        record.split { $0 == plain || $0 == other }.contains {
            filter.accepts(folded: String(decoding: $0, as: UTF8.self))
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The offset of the first byte equal to `byte` at or after `start`.
    func index(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress else { return nil }
        return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
    }

    /// The offset of the first occurrence of `bytes` at or after `start`. `bytes` has at least one byte.
    fileprivate func index(of bytes: [UInt8], from start: Int) -> Int? {
        guard let base = baseAddress else { return nil }
        var start = start
        while let candidate = index(of: bytes[0], from: start), candidate + bytes.count <= count {
            if memcmp(base + candidate, bytes, bytes.count) == 0 { return candidate }
            start = candidate + 1
        }
        return nil
    }
}

/// A set of records of one block, which stores the records' positions.
struct RecordSet {
    private var words: [UInt64]

    /// Creates a set that contains all of `count` records.
    init(all count: Int) {
        words = (0..<(count + 63) / 64).map { count - $0 * 64 >= 64 ? .max : (1 << UInt64(count - $0 * 64)) - 1 }
    }

    mutating func remove(_ position: Int) { words[position >> 6] &= ~(1 << UInt64(position & 63)) }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    var positions: [Int] {
        words.indices.flatMap { word in (0..<64).filter { words[word] >> UInt64($0) & 1 == 1 }.map { word * 64 + $0 } }
    }
}

extension String {
    /// True if a comparison of bytes has the same result as a comparison of characters, even for parts of the text. Each
    /// scalar must always be a character by itself and have no canonical equivalent. This excludes combining marks,
    /// carriage returns, which join a following line feed, and characters with a twin, such as the Greek question mark.
    fileprivate var isPlain: Bool {
        utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
            || unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case 0x0D: false
                // The ranges are Latin; Greek and Cyrillic; punctuation such as ’ and –; kana, Han and Hangul.
                case 0..<0x300, 0x388..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x3041..<0x3097, 0x30A0..<0x3100,
                    0x4E00..<0xA000, 0xAC00..<0xD7A4:
                    true
                default: false
                }
            }
    }
}
