package import ChallengeText

/// One character, episode, location or game, and the API's rules for its kind.
package protocol CatalogueRecord: Sendable, Hashable {
    /// The name of the kind in paths: `character`.
    static var resource: String { get }
    /// The texts that each filter searches in a record, by the filter's name. A record matches if one text does.
    static var filters: [String: @Sendable (Self) -> [String]] { get }
    /// True if the value `male` must match the start of a field. `male` then does not find `Female`.
    static var maleMatchesOnlyStart: Bool { get }

    var id: Int { get }
    /// Returns the JSON of the record with all fields, in the API's order.
    func json(at addresses: Addresses) -> JSON
}

extension CatalogueRecord {
    package static var maleMatchesOnlyStart: Bool { false }
}
