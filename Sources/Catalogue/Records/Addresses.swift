/// The addresses that answers contain.
package struct Addresses: Sendable, Hashable {
    /// Those of the public API (https://rickandmortyapi.com/documentation).
    package static let `public` = Addresses(base: "https://rickandmortyapi.com")

    /// Where the API is served, without a slash at the end: a scheme, a host and perhaps a port.
    package let base: String
    /// What stands before a record's id.
    let character, episode, location, game: String

    package init(base: String) {
        self.base = base
        func folder(_ record: (some CatalogueRecord).Type) -> String { "\(base)/api/\(record.resource)/" }
        character = folder(CharacterRecord.self)
        episode = folder(EpisodeRecord.self)
        location = folder(LocationRecord.self)
        game = folder(GameRecord.self)
    }

    func list(of resource: String) -> String { "\(base)/api/\(resource)" }
    func avatar(_ id: Int) -> String { character + "avatar/" + String(id) + ".jpeg" }
    /// A path alone for the public API, which has no games.
    func cover(_ id: Int) -> String { (base == Self.public.base ? "/api/game/" : game) + "cover/\(id).jpeg" }
}
