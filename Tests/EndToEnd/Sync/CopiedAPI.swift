import ChallengeNetworking
import ChallengeStorage
import Foundation
import ChallengeHTTPTestSupport
import Hummingbird
import Synchronization

@testable import ChallengeCatalogue

/// A catalogue over HTTP that counts its requests, and lets a test replace or delay an answer.
final class CopiedAPI: Sendable {
    private struct State {
        var catalogue: Catalogue
        var requests: [String] = []
        /// Runs before a request is answered, with its number from 1 on; may return another answer.
        var before: @Sendable (Int) async -> Response? = { _ in nil }
    }

    private let state: Mutex<State>

    /// - Parameter catalogue: the data; the first 126 characters are enough for the tests of copies.
    init(_ catalogue: Catalogue = .embedded(characters: { $0.prefix(126) })) {
        state = Mutex(State(catalogue: catalogue))
    }

    /// Starts the server; returns its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            let (catalogue, number, before) = state.withLock { state in
                state.requests.append("\(request.uri)")
                return (state.catalogue, state.requests.count, state.before)
            }
            if let answer = await before(number) { return answer }
            let query = request.uri.queryParameters.map { Endpoint.QueryItem(String($0.key), String($0.value)) }
            let answer = catalogue.respond(to: Endpoint(path: request.uri.path, query: query))
            return Response(status: .init(code: answer.status), body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
        }.absoluteString
    }

    /// The requests since the last call of ``begin(_:before:)``, in order.
    var requests: [String] { state.withLock { $0.requests } }

    /// Forgets the requests so far.
    ///
    /// - Parameters:
    ///   - catalogue: the data; nil to keep the current.
    ///   - before: see ``State/before``.
    func begin(_ catalogue: Catalogue? = nil, before: @escaping @Sendable (Int) async -> Response? = { _ in nil }) {
        state.withLock { state in
            state = State(catalogue: catalogue ?? state.catalogue, before: before)
        }
    }
}

extension Program {
    var storeFile: URL { folder.appending(path: ".local/share/challenge/store.sqlite") }

    /// The copy, and the pages of an unfinished one, as another session sees them.
    var copies: CopyStore { CopyStore(Store(path: storeFile.path)) }

    /// The number of pages of an unfinished copy.
    var partialPages: Int { (try? copies.partial())?.pageCount ?? 0 }
}

extension Catalogue {
    /// Returns a catalogue of the embedded records, each kind after its own change.
    static func embedded(
        characters: (([CharacterRecord]) -> ArraySlice<CharacterRecord>) = { $0[...] },
        episodes: (([EpisodeRecord]) -> ArraySlice<EpisodeRecord>) = { $0[...] },
        locations: (([LocationRecord]) -> ArraySlice<LocationRecord>) = { $0[...] }
    ) -> Catalogue {
        Catalogue(
            characters: Array(characters(embedded.characters.records)),
            episodes: Array(episodes(embedded.episodes.records)),
            locations: Array(locations(embedded.locations.records)))
    }

    /// The bytes of all its lists, which equal those of a copy with the same records.
    var lists: [Data] { Self.lists { respond(to: $0) } }

    /// Returns the bytes of all lists, page after page.
    static func lists(_ answer: (Endpoint) throws -> ChallengeNetworking.HTTPResponse?) rethrows -> [Data] {
        var lists: [Data] = []
        for kind in CatalogueKind.allCases {
            var page = 1
            while let response = try answer(kind.endpoint(page: page)), response.status == 200 {
                lists.append(response.body)
                page += 1
            }
        }
        return lists
    }
}

extension CopyStore {
    /// The bytes of all lists of the copy; empty if there is none.
    var lists: [Data] { get throws { try Catalogue.lists { try answer(to: $0) } } }
}
