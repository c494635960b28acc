package import ChallengeCore
package import FoundationEssentials

/// The bounds of a JSON answer, checked before decoding. The decoder records the position of each value, and this record
/// takes several times the bytes of a short value. The API's pages have 20 rows and fewer than 2,000 values.
package struct AnswerBounds {
    /// The maximum number of rows: elements of a list that contains objects or lists.
    package static let rowLimit = 1000
    /// The maximum number of members of objects and elements of lists together.
    package static let valueLimit = 200_000
    /// The maximum depth of objects and lists, so that decoding cannot exhaust the stack. The decoder has the same limit.
    package static let depthLimit = 512

    /// An unfinished object or list.
    private struct Container {
        /// The range of the container's name, without quotation marks; empty outside an object.
        let name: Range<Int>
        let isList: Bool
        var commas = 0
        var isEmpty = true
        var hasContainers = false

        var count: Int { isEmpty ? 0 : commas + 1 }
    }

    private var open: [Container] = []
    private var valueCount = 0

    /// Checks an answer and returns it in UTF-8, from any Unicode encoding. The decoder detects invalid JSON.
    package static func check(_ answer: Data) throws(AnswerFault) -> Data {
        let answer = answer.inUTF8
        var bounds = Self()
        if let fault = answer.withUnsafeBytes({ bounds.fault(in: $0) }) { throw fault }
        return answer
    }

    private mutating func fault(in bytes: UnsafeRawBufferPointer) -> AnswerFault? {
        var position = bytes.starts(with: Data.mark) ? Data.mark.count : 0
        var text = 0..<0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ":"):
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard open.count < Self.depthLimit else { return .tooDeep(limit: Self.depthLimit) }
                let isMember = open.last.map { !$0.isList } ?? false
                if !open.isEmpty { open[open.count - 1].hasContainers = true }
                noteValue()
                open.append(Container(name: isMember ? text : 0..<0, isList: byte == UInt8(ascii: "[")))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard let closed = open.popLast() else { return nil }
                valueCount += closed.count
                if closed.isList, closed.hasContainers, closed.count > Self.rowLimit {
                    let name = String(decoding: bytes[closed.name].prefix(100), as: UTF8.self)
                    return .tooManyRows(name, count: closed.count, limit: Self.rowLimit)
                }
            case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].commas += 1
            case UInt8(ascii: "\""):
                let start = position
                while position < bytes.count, bytes[position] != byte {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                text = start..<min(position, bytes.count)
                position += 1
                noteValue()
            default: noteValue()
            }
            // The answer ends with its outermost value.
            guard !open.isEmpty else { break }
        }
        let count = open.reduce(valueCount) { $0 + $1.count }
        return count > Self.valueLimit ? .tooManyValues(count: count, limit: Self.valueLimit) : nil
    }

    private mutating func noteValue() {
        if !open.isEmpty { open[open.count - 1].isEmpty = false }
    }
}

extension Data {
    fileprivate static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Converts UTF-16 and UTF-32 to UTF-8. A byte order mark or zeros next to ASCII show the encoding (RFC 4627, section
    /// 3).
    fileprivate var inUTF8: Data {
        guard count >= 4 else { return self }
        let encoding: String.Encoding
        switch (self[startIndex], self[startIndex + 1], self[startIndex + 2], self[startIndex + 3]) {
        case (0, 0, 0xFE, 0xFF), (0xFF, 0xFE, 0, 0): encoding = .utf32
        case (0xFE, 0xFF, _, _), (0xFF, 0xFE, _, _): encoding = .utf16
        case (0, 0, 0, _): encoding = .utf32BigEndian
        case (_, 0, 0, 0): encoding = .utf32LittleEndian
        case (0, _, _, _): encoding = .utf16BigEndian
        case (_, 0, _, _): encoding = .utf16LittleEndian
        default: return self
        }
        return String(bytes: self, encoding: encoding).map { Data($0.utf8) } ?? self
    }
}
