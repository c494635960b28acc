import CChallengeVis
import ChallengeLanguage
import ChallengeLineEdit
import FoundationEssentials

/// The format of a history file, as in libedit: a heading, then a line for each entry in vis(3) code, the newest last.
nonisolated enum HistoryFormat {
    static let heading = Data([UInt8]("_HiStOrY_V2_".utf8))
    static let entryLimit = 10_000
    /// The maximum size of an entry in bytes. A session accepts lines up to the same size.
    static let entrySizeLimit = ScriptReader.lineLimit
    /// The maximum number of bytes that are read from the end of a file. 10,000 typed entries take some 300 kB. The limit
    /// keeps the start fast if another program has made the file longer.
    static let sizeLimit = 16 << 20
    /// The maximum number of lines in a file. A longer file is compacted, which is rare because of the margin.
    static let lineLimit = entryLimit + entryLimit / 10

    /// The newest entries, oldest first, and the number of lines in the file. Counting stops at ``lineLimit`` plus 1.
    typealias Reading = (entries: [String], lineCount: Int)

    /// Decodes the end of a file with any content. Invalid entries are skipped.
    static func read(_ content: Data) -> Reading {
        var reading: Reading = ([], 0)
        content.withUnsafeBytes { bytes in
            let lineEnd = UInt8(ascii: "\n")
            var end = bytes.count
            if end > 0, bytes[end - 1] == lineEnd { end -= 1 }
            // The loop starts at the end of the file, so that it does not decode entries that are too old.
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

    /// Encodes the newest entries up to half of ``sizeLimit``. The next compaction is therefore not soon.
    static func write(_ entries: [String]) -> Data {
        var lines: [Data] = []
        var size = 0
        for entry in entries.suffix(entryLimit).reversed() {
            let line = encode(entry) + Data("\n".utf8)
            size += line.count
            guard size <= sizeLimit / 2 else { break }
            lines.append(line)
        }
        return heading + Data("\n".utf8) + Data(lines.reversed().joined())
    }

    /// Encodes blanks and control characters as libedit does. Characters outside ASCII stay unchanged: vis(3) would
    /// encode these characters, or treat them as text of the locale.
    static func encode(_ entry: String) -> Data {
        var line = Data()
        var rest = Array(entry.utf8)[...]
        while !rest.isEmpty {
            let ascii = rest.prefix { $0 < 0x80 }
            var code = [CChar](repeating: 0, count: encodedByteLimit * ascii.count + 1)
            let count = strvis(&code, ascii.map(CChar.init) + [0], VIS_SP | VIS_TAB | VIS_NL | VIS_NOLOCALE)
            line += code.prefix(Int(count)).map(UInt8.init(bitPattern:))
            let other = rest.dropFirst(ascii.count).prefix { $0 >= 0x80 }
            line += other
            rest = rest.dropFirst(ascii.count + other.count)
        }
        return line
    }

    private static func entry(_ line: UnsafeRawBufferPointer) -> String? {
        guard line.count <= encodedByteLimit * entrySizeLimit, !line.contains(0) else { return nil }
        if let entry = plain(line) { return entry }
        var bytes = [CChar](repeating: 0, count: line.count + 1)
        let count = Int(strunvis(&bytes, line.map(CChar.init(bitPattern:)) + [0]))
        guard 1...entrySizeLimit ~= count, !bytes[..<count].contains(0) else { return nil }
        return String(validating: bytes[..<count], as: UTF8.self)
    }

    /// Decodes an entry in ASCII that has only octal escapes, as most entries do. Nil for an entry that needs vis(3).
    private static func plain(_ line: UnsafeRawBufferPointer) -> String? {
        let (zero, backslash) = (UInt8(ascii: "0"), UInt8(ascii: "\\"))
        var isPlain = true
        let entry = String(unsafeUninitializedCapacity: line.count) { bytes in
            var (index, count) = (0, 0)
            while index < line.count, isPlain {
                var code = Int(line[index])
                index += 1
                if code == backslash {
                    let digits = line[index...].prefix(3)
                    code = digits.reduce(0) { 8 * $0 + Int($1) - Int(zero) }
                    isPlain = digits.count == 3 && digits.allSatisfy { zero..<zero + 8 ~= $0 }
                    index += 3
                }
                isPlain = isPlain && 1..<0x80 ~= code
                if isPlain { bytes[count] = UInt8(code) }
                count += 1
            }
            return isPlain ? count : 0
        }
        return 1...entrySizeLimit ~= entry.utf8.count ? entry : nil
    }

    /// The maximum length of an encoded byte in vis(3): `\M^@`.
    private static let encodedByteLimit = 4
}
