/// One character, episode or location, and what the API does with records of its kind.
protocol CatalogueRecord: Sendable {
    /// The kind's name in paths: `character`.
    static var resource: String { get }
    /// The kind's name in messages: `Character`.
    static var title: String { get }
    /// The fields that a query may search.
    static var filterNames: Set<String> { get }
    /// Whether a value that begins with `male` has to be at the start of a field, so that it does not find `Female`.
    static var maleMatchesOnlyStart: Bool { get }

    var id: Int { get }
    /// The text that the filter of this name searches.
    func text(for filterName: String) -> String?
    /// The record with all its fields, in the API's order.
    var json: JSON { get }
}

extension CatalogueRecord {
    static var maleMatchesOnlyStart: Bool { false }

    var url: JSON { .string(PublicAddress.record(id, of: Self.resource)) }
}

extension JSON {
    /// The addresses of records of one kind.
    static func addresses(of ids: [Int], _ resource: String) -> JSON {
        .array(ids.map { .string(PublicAddress.record($0, of: resource)) })
    }
}
