import ChallengeLanguage
import FoundationEssentials

/// The format of a history file: a line for each entry, the newest last. In an entry, `\n` is a line end and `\\` a
/// backslash.
nonisolated enum HistoryFormat {
    static let entryLimit = 10_000
    /// The maximum size of an entry in bytes. A session accepts lines up to the same size.
    static let entrySizeLimit = ScriptReader.lineLimit
    /// The maximum number of bytes that are read from the end of a file. 10,000 typed entries take some 300 kB. The limit
    /// keeps the start fast if another program has made the file longer.
    static let sizeLimit = 16 << 20
    /// The maximum number of lines in a file. A longer file is compacted, which is rare because of the margin.
    static let lineLimit = entryLimit + entryLimit / 10

    /// Decodes lines of a file with any content, oldest first. Invalid entries are skipped.
    static func read(_ content: Data) -> [String] {
        content.split(separator: UInt8(ascii: "\n")).suffix(lineLimit).compactMap(entry)
    }

    private static func entry(_ line: Data) -> String? {
        guard line.count <= 2 * entrySizeLimit, !line.contains(0),
            let text = String(validating: line, as: UTF8.self)
        else { return nil }
        let entry = text.utf8.contains(UInt8(ascii: "\\")) ? unescaped(text) : text
        return !entry.isEmpty && entry.utf8.count <= entrySizeLimit ? entry : nil
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
        return Data(lines.reversed().joined())
    }

    static func encode(_ entry: String) -> Data {
        // By bytes: in a string, a carriage return and a line feed are one character.
        var line = Data()
        for byte in entry.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): line.append(contentsOf: [byte, byte])
            case UInt8(ascii: "\n"): line.append(contentsOf: #"\n"#.utf8)
            default: line.append(byte)
            }
        }
        return line
    }

    private static func unescaped(_ text: String) -> String {
        var entry = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            entry.append(isEscaped && scalar == "n" ? "\n" : scalar)
            isEscaped = false
        }
        return String(entry)
    }
}
