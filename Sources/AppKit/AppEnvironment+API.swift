package import ChallengeCore
package import FoundationEssentials

nonisolated extension AppEnvironment {
    /// An API that the app uses.
    package struct API: Sendable, Hashable {
        package let baseURL: URL
    }

    /// The public API of the show's characters (https://rickandmortyapi.com/documentation), or the one that
    /// `API_BASE_URL` names.
    package var rickAndMorty: API {
        let override = self["API_BASE_URL"].flatMap { URL(string: $0) }
        return API(baseURL: override ?? URL(constant: "https://rickandmortyapi.com"))
    }
}

nonisolated extension URL {
    /// A URL that the program itself holds.
    fileprivate init(constant: StaticString) {
        guard let url = URL(string: "\(constant)") else { preconditionFailure("not a URL: \(constant)") }
        self = url
    }
}
