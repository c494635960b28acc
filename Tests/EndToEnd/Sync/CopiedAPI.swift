import ChallengeCatalogue
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import HTTPTestSupport
import Hummingbird
import Synchronization

/// A catalogue over HTTP that counts what it is asked for, and lets a test decide what happens at a request.
final class CopiedAPI: Sendable {
    private struct State {
        var catalogue: Catalogue
        var requests: [String] = []
        /// What happens before a request is answered, by its number from 1 on; another answer in place of the right one.
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

    /// What was asked for since the last call of ``begin(_:before:)``, in order.
    var requests: [String] { state.withLock { $0.requests } }

    /// Counts from here on.
    ///
    /// - Parameters:
    ///   - catalogue: what is answered from; nil for the one of before.
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
    /// Where the copy is, and what was begun of one.
    var copyFile: URL { folder.appending(path: ".local/share/challenge/catalogue.json") }
    var partialFile: URL { folder.appending(path: ".local/share/challenge/catalogue.partial") }

    /// How many pages there are of a copy that was begun.
    var partialPages: Int {
        (try? Data(contentsOf: partialFile)).flatMap { PartialCopy(reading: $0) }?.pageCount ?? 0
    }
}

extension CatalogueCopy {
    /// All that is compiled into the program.
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
