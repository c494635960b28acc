package import ChallengeShellText

/// One character, episode, location or game, and what the API does with records of its kind.
package protocol CatalogueRecord: Sendable, Hashable {
    /// The kind's name in paths: `character`.
    static var resource: String { get }
    /// The texts that a query may search, by the name of the filter: it is enough that it finds one of them.
    static var filters: [String: @Sendable (Self) -> [String]] { get }
    /// True if a value that begins with `male` has to be at the start of a field, so that it does not find `Female`.
    static var maleMatchesOnlyStart: Bool { get }

    var id: Int { get }
    /// The record with all its fields, in the API's order.
    func json(at addresses: Addresses) -> JSON
}

extension CatalogueRecord {
    package static var maleMatchesOnlyStart: Bool { false }
}

/// The form of the data that is compiled in, in ascending order of id: a long string compiles at once, unlike an array.
enum Table {
    /// Every row's columns, empty ones too; empty lines are no rows.
    static func rows(of text: String) -> [[String]] {
        var text = text
        return text.withUTF8 { bytes in
            var rows: [[String]] = []
            var columns: [String] = []
            var start = 0
            for position in 0...bytes.count {
                let byte = position < bytes.count ? bytes[position] : UInt8(ascii: "\n")
                guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") else { continue }
                columns.append(String(decoding: bytes[start..<position], as: UTF8.self))
                start = position + 1
                guard byte == UInt8(ascii: "\n") else { continue }
                if columns.count > 1 || !columns[0].isEmpty { rows.append(columns) }
                columns.removeAll(keepingCapacity: true)
            }
            return rows
        }
    }

    /// Ids as a column has them: `1-5,7` is 1, 2, 3, 4, 5 and 7; nothing is none, and another form nil.
    static func identifiers(in text: String) -> [Int]? {
        if text.isEmpty { return [] }
        var ids: [Int] = []
        /// The first id of a range whose last one is being read, and the digits of the id that is being read.
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
