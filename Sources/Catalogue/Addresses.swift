/// The addresses that answers contain.
package struct Addresses: Sendable, Hashable {
    /// Those of the public API (https://rickandmortyapi.com/documentation).
    package static let `public` = Addresses(base: "https://rickandmortyapi.com")

    /// Where the API is served, without a slash at the end: a scheme, a host and perhaps a port.
    package let base: String

    package init(base: String) {
        self.base = base
    }

    func list(of resource: String) -> String { "\(base)/api/\(resource)" }
    func record(_ id: Int, of resource: String) -> String { "\(base)/api/\(resource)/\(id)" }
    func avatar(_ id: Int) -> String { "\(base)/api/character/avatar/\(id).jpeg" }
    /// Empty for the public API, which has no games.
    func cover(_ id: Int) -> String { self == .public ? "" : "\(base)/api/game/cover/\(id).jpeg" }

    func records(_ ids: [Int], of resource: String) -> [String] { ids.map { record($0, of: resource) } }

    /// The id at the end of a record's address, wherever it is served; nil where there is none.
    static func identifier(in address: String) -> Int? {
        address.split(separator: "/").last.flatMap { Int($0) }
    }
}
