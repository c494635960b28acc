/// The addresses that answers contain: those of the public API, wherever this one is served from.
enum PublicAddress {
    private static let base = "https://rickandmortyapi.com/api"

    static func list(of resource: String) -> String { "\(base)/\(resource)" }
    static func record(_ id: Int, of resource: String) -> String { "\(base)/\(resource)/\(id)" }
    static func avatar(_ id: Int) -> String { "\(base)/character/avatar/\(id).jpeg" }
}
