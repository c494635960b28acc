import ChallengeCatalogue
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import HTTPTestSupport
import Hummingbird
import Synchronization

/// A catalogue over HTTP that counts its requests, and lets a test replace or delay an answer.
final class CopiedAPI: Sendable {
    private struct State {
        var catalogue: Catalogue
        var requests: [String] = []
        /// Runs before a request is answered, with its number from 1 on; may return another answer.
        var before: @Sendable (Int) async -> Response? = { _ in nil }
    }

    private let state: Mutex<State>

    init(_ catalogue: Catalogue = .embedded) {
        state = Mutex(State(catalogue: catalogue))
    }

    /// Starts the server; its base URL.
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
    func begin(
        _ catalogue: Catalogue? = nil, before: @escaping @Sendable (Int) async -> Response? = { _ in nil }
    ) {
        state.withLock { state in
            state = State(catalogue: catalogue ?? state.catalogue, before: before)
        }
    }
}

extension Program {
    /// The copy, and the pages of an unfinished one.
    var copyFile: URL { folder.appending(path: ".local/share/challenge/catalogue.json") }
    var partialFile: URL { folder.appending(path: ".local/share/challenge/catalogue.partial") }

    /// The number of pages of an unfinished copy.
    var partialPages: Int {
        (try? Data(contentsOf: partialFile)).flatMap { PartialCopy(reading: $0) }?.pageCount ?? 0
    }
}

extension CatalogueCopy {
    /// The embedded catalogue.
    static func embedded() throws -> CatalogueCopy {
        var partial = PartialCopy(source: "", date: .now)
        while let (kind, number) = partial.next {
            let body = Catalogue.embedded.respond(to: kind.endpoint(page: number)).body
            try partial.add(try CataloguePage(kind, number: number, reading: body))
        }
        guard let copy = partial.finished(at: .now) else { throw CocoaError(.fileReadUnknown) }
        return copy
    }
}
