/// A table compiled into the program. Each line is a row with tabs between its columns. The first column is the id, in
/// ascending order.
///
/// The table is a long string, because a string compiles at once, unlike an array.
struct Table: Sendable {
    private let text: String
    /// The byte range of each row in the text.
    private let rows: [Range<Int>]
    /// The id of each row. Lines without an id are skipped.
    let ids: [Int]

    init(_ text: String) {
        var text = text
        var (rows, ids): ([Range<Int>], [Int]) = ([], [])
        text.withUTF8 {
            let bytes = UnsafeRawBufferPointer($0)
            var start = 0
            while start < bytes.count {
                let end = bytes.index(of: Self.lineEnd, from: start) ?? bytes.count
                var (id, position) = (0, start)
                while position < end, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] {
                    (id, position) = (id * 10 + Int(bytes[position] - UInt8(ascii: "0")), position + 1)
                }
                if position > start {
                    rows.append(start..<end)
                    ids.append(id)
                }
                start = end + 1
            }
        }
        (self.text, self.rows, self.ids) = (text, rows, ids)
    }

    private static let lineEnd = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")

    /// The columns of a row, including empty ones.
    func columns(ofRow row: Int) -> [String] {
        withBytes(ofRow: row) { bytes in
            bytes.split(separator: Self.tab, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// The text of a column in a row; empty if the row has fewer columns.
    func column(_ column: Int, ofRow row: Int) -> String {
        withBytes(ofRow: row) { bytes in
            var start = 0
            for _ in 0..<column { start = bytes.index(of: Self.tab, from: start).map { $0 + 1 } ?? bytes.count }
            return String(
                decoding: bytes[start..<(bytes.index(of: Self.tab, from: start) ?? bytes.count)], as: UTF8.self)
        }
    }

    private func withBytes<Result>(ofRow row: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        // `withUTF8` copies no bytes, because the initializer has made the text contiguous.
        var text = text
        return text.withUTF8 { body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer($0)[rows[row]])) }
    }

    /// The ids in a column's text: `1-5,7` is 1, 2, 3, 4, 5 and 7. Empty for an empty text, nil for an invalid text.
    static func identifiers(in text: String) -> [Int]? {
        if text.isEmpty { return [] }
        var ids: [Int] = []
        /// The first id of the current range, and the digits of the current id that were read so far.
        var (first, number): (Int?, Int?) = (nil, nil)
        for byte in (text + ",").utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9") where number ?? 0 < 1 << 32:
                number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "-") where first == nil && number != nil: (first, number) = (number, nil)
            case UInt8(ascii: ","):
                guard let last = number, first.map({ $0 < last }) ?? true else { return nil }
                for id in (first ?? last)...last { ids.append(id) }
                (first, number) = (nil, nil)
            default: return nil
            }
        }
        return ids
    }
}
