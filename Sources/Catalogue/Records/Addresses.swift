/// The addresses that the API writes into its responses.
package struct Addresses: Sendable, Hashable {
    /// The addresses of the public API (https://rickandmortyapi.com/documentation).
    package static let `public` = Addresses(base: "https://rickandmortyapi.com")

    /// The base of the API, without a trailing slash: a scheme, a host and an optional port.
    package let base: String
    /// The address of each kind's records, up to the record's id.
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
    /// The address of a game's cover. For the public API, which has no games, the address is only a path.
    func cover(_ id: Int) -> String { (base == Self.public.base ? "/api/game/" : game) + "cover/\(id).jpeg" }
}
