package import ChallengeText

/// One character, episode, location or game, and what the API does with records of its kind.
package protocol CatalogueRecord: Sendable, Hashable {
    /// The kind's name in paths: `character`.
    static var resource: String { get }
    /// The texts that a query may search, by the name of the filter: it is enough that it finds one of them.
    static var filters: [String: @Sendable (Self) -> [String]] { get }
    /// Whether a value that begins with `male` has to be at the start of a field, so that it does not find `Female`.
    static var maleMatchesOnlyStart: Bool { get }

    var id: Int { get }
    /// The record with all its fields, in the API's order.
    func json(at addresses: Addresses) -> JSON
}

extension CatalogueRecord {
    package static var maleMatchesOnlyStart: Bool { false }
}

extension KeyedDecodingContainer {
    /// A text, empty where there is none.
    func text(_ key: Key) throws -> String { try decodeIfPresent(String.self, forKey: key) ?? "" }

    /// The ids of the records whose addresses are listed; what is no record's address is left out.
    func identifiers(_ key: Key) throws -> [Int] {
        try decodeIfPresent([String].self, forKey: key)?.compactMap(Addresses.identifier) ?? []
    }

    /// An id: a whole number from 1 on.
    func identifier(_ key: Key) throws -> Int {
        let id = try decode(Int.self, forKey: key)
        guard id > 0 else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(id) is no id")
        }
        return id
    }
}

/// The form in which the data is compiled in: a row a line, columns separated by tabs.
///
/// A long string compiles at once where an array literal of the same size does not.
enum Table {
    /// Every row's columns, empty ones too; empty lines are no rows.
    static func rows(of text: String) -> [[String]] {
        // By bytes: both separators are ASCII, and splitting by characters is several times slower.
        text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        }
    }

    /// Ids as a column has them: `1-5,7` is 1, 2, 3, 4, 5 and 7, in this order. Nothing is no ids; nil when the text has
    /// another form, or a range that does not ascend.
    static func identifiers(in text: String) -> [Int]? {
        var ids: [Int] = []
        for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: text.isEmpty) {
            let bounds = part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
                .map { Int(Substring($0)) }
            guard bounds.count <= 2, let first = bounds[0], let last = bounds[bounds.count - 1],
                bounds.count == 1 || first < last
            else { return nil }
            ids += first...last
        }
        return ids
    }
}
