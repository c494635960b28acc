import Glibc

/// A table compiled into the program. Each line is a row with tabs between its columns. The first column is the id: the rows
/// have the ids 1, 2, 3 and so on.
///
/// The table is a long string, because a string compiles at once, unlike an array.
struct Table: Sendable {
    private let text: String
    /// The offset of each row in the text, and of a row after the last.
    private let starts: [Int]
    /// The rows, counted from 0.
    var rows: Range<Int> { 0..<starts.count - 1 }

    init(_ text: String) {
        var text = text
        var starts = [0]
        text.withUTF8 {
            let bytes = UnsafeRawBufferPointer($0)
            while starts[starts.count - 1] < bytes.count {
                starts.append(bytes.index(of: UInt8(ascii: "\n"), from: starts[starts.count - 1]) + 1)
            }
        }
        self.text = text
        self.starts = starts
    }

    /// The columns of a row, including empty ones.
    func columns(ofRow row: Int) -> [String] {
        withBytes { bytes in
            let row = UnsafeRawBufferPointer(rebasing: bytes[bounds(ofRow: row)])
            var columns: [String] = []
            var start = 0
            while start <= row.count {
                let end = row.index(of: UInt8(ascii: "\t"), from: start)
                columns.append(String(decoding: row[start..<end], as: UTF8.self))
                start = end + 1
            }
            return columns
        }
    }

    /// The text of a column in a row.
    func column(_ column: Int, ofRow row: Int) -> String {
        withBytes { String(decoding: $0.column(column, of: bounds(ofRow: row)), as: UTF8.self) }
    }

    /// Returns those of some rows whose column, as UTF-8, a closure accepts.
    func filter(
        _ rows: [Int], byColumn column: Int, _ accepts: (_ row: Int, UnsafeRawBufferPointer) -> Bool
    ) -> [Int] {
        withBytes { bytes in rows.filter { accepts($0, bytes.column(column, of: bounds(ofRow: $0))) } }
    }

    private func bounds(ofRow row: Int) -> Range<Int> { starts[row]..<starts[row + 1] - 1 }

    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        // `withUTF8` copies no bytes, because the initializer has made the text contiguous.
        var text = text
        return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }

    /// The ids in a column's text: `1-5,7` is 1, 2, 3, 4, 5 and 7. Empty for an empty text, nil for an invalid text.
    static func identifiers(in text: String) -> [Int]? {
        var ids: [Int] = []
        for part in text.utf8.split(separator: UInt8(ascii: ",")) {
            let bounds = part.split(separator: UInt8(ascii: "-")).map { Int(Substring($0)) }
            guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, bounds.count <= 2, first <= last
            else { return nil }
            ids += first...last
        }
        return ids
    }
}

extension UnsafeRawBufferPointer {
    /// The offset of the first byte equal to `byte` at or after `start`; the end without such a byte.
    fileprivate func index(of byte: UInt8, from start: Int) -> Int {
        guard start < count, let base = baseAddress else { return count }
        return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base } ?? count
    }

    /// The bytes of a column of a row.
    fileprivate func column(_ column: Int, of row: Range<Int>) -> UnsafeRawBufferPointer {
        let row = UnsafeRawBufferPointer(rebasing: self[row])
        var start = 0
        for _ in 0..<column { start = row.index(of: UInt8(ascii: "\t"), from: start) + 1 }
        return UnsafeRawBufferPointer(rebasing: row[start..<row.index(of: UInt8(ascii: "\t"), from: start)])
    }
}
