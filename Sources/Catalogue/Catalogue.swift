package import ChallengeCore
package import ChallengeNetworking
import ChallengeText

/// A stand-in for the public Rick and Morty API (https://rickandmortyapi.com) that needs no network.
///
/// The catalogue answers the API's paths by the API's rules. Its data are compiled into the program: all characters,
/// episodes and locations of the API. An unknown id returns 404.
///
/// The games always come from the program, even if the other records are copied from another API.
package struct Catalogue: CatalogueAnswers, Sendable {
    /// The data compiled into the program, parsed on first use.
    package static let embedded = Catalogue(
        characterTable: CharacterTable.text, episodeTable: EpisodeTable.text, locationTable: LocationTable.text)

    /// The day, in UTC, on which the newest ``embedded`` record was added to the API: `2021-11-02`.
    package static let embeddedDay = "2021-11-02"

    let characters: RecordIndex<CharacterRecord>
    @Lazy var episodes: RecordIndex<EpisodeRecord>
    let locations: RecordIndex<LocationRecord>
    static let games = RecordIndex(Table(GameTable.text), read: GameRecord.init)

    /// If several records have the same id, keeps the first one. The records may be in any order.
    package init(characters: [CharacterRecord], episodes: [EpisodeRecord], locations: [LocationRecord]) {
        self.characters = RecordIndex(characters)
        _episodes = Lazy { RecordIndex(episodes) }
        self.locations = RecordIndex(locations)
    }

    /// - Precondition: Each row parses, and the locations that characters name are in the table of locations.
    init(characterTable: String, episodeTable: String, locationTable: String) {
        let places = RecordIndex(
            Table(locationTable), searching: ["name": 1, "type": 2, "dimension": 3], read: LocationRecord.init)
        characters = RecordIndex(
            Table(characterTable), searching: ["name": 1, "status": 2, "species": 3, "type": 4, "gender": 5]
        ) { CharacterRecord($0) { places[$0] } }
        _episodes = Lazy { RecordIndex(Table(episodeTable), read: EpisodeRecord.init) }
        locations = places
    }

    /// Returns the API's response to a GET of the endpoint: a status and a body of compact JSON, even for an error.
    package func respond(to endpoint: Endpoint, at addresses: Addresses = .public) -> HTTPResponse {
        answer(to: endpoint, at: addresses)
    }

    package func picture(at path: String) -> Bitmap? { drawing(at: path) }
}

/// The API's responses. The errors have the same status and text as in the API's source code.
extension HTTPResponse {
    static func ok(_ json: JSON) -> HTTPResponse { HTTPResponse(status: 200, json: json) }

    /// Returns the response if its status is a success. Otherwise throws the response as an error.
    func successful() throws(HTTPError) -> HTTPResponse {
        guard 200..<300 ~= status else { throw .status(status, body: body) }
        return self
    }

    private static func failure(_ status: Int, _ message: String) -> HTTPResponse {
        HTTPResponse(status: status, body: (["error": message] as JSON).data)
    }

    /// The error for a page past the end of a list, and for a search without results.
    static let nothingHere = failure(404, "There is nothing here")
    /// The error for a path that the API does not have. Unlike ``nothingHere``, its text ends in a full stop.
    static let unknownPath = failure(404, "There is nothing here.")
    /// The error for an id, alone or in a list, that is not a number. The public API's text, from its database, differs.
    static let badIdentifier = failure(500, "Hey! you must provide an id")
    static let badArray = failure(500, "Bad... bad array :/")

    static func notFound(_ resource: String) -> HTTPResponse {
        failure(404, "\(resource.capitalizedAtStart) not found")
    }
}

/// An HTTP client whose responses come from a ``Catalogue`` instead of the network.
package struct CatalogueHTTPClient: HTTPClientContract {
    private let catalogue: Catalogue?

    /// - Parameter catalogue: nil for the embedded data, which are parsed for the first response.
    package init(catalogue: Catalogue? = nil) { self.catalogue = catalogue }

    /// Runs off the caller's actor, because the call searches the records. The first call also parses the records.
    @concurrent
    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        return try (catalogue ?? .embedded).respond(to: endpoint).successful()
    }

    package func responseAtHand(to endpoint: Endpoint) -> HTTPResponse? {
        try? (catalogue ?? .embedded).respond(to: endpoint).successful()
    }
}
