package import ChallengeText

/// One character, episode, location or game, and what the API does with records of its kind.
package protocol CatalogueRecord: Sendable, Hashable {
    /// The kind's name in paths: `character`.
    static var resource: String { get }
    /// The kind's name in messages: `Character`.
    static var title: String { get }
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

    func url(at addresses: Addresses) -> JSON { .string(addresses.record(id, of: Self.resource)) }
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
