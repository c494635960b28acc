package import ChallengeNetworking
package import FoundationEssentials
import Synchronization

/// An HTTP client that answers what it is told to, and remembers what it was asked.
package final class ScriptedHTTPClient: HTTPClientContract {
    package typealias Answer = Result<String, HTTPError>

    private struct State {
        var requests: [Endpoint] = []
        var answer: @Sendable (Endpoint) async -> Answer
        var bytes: (@Sendable (Endpoint) -> Data)?
    }

    private let state: Mutex<State>

    /// - Parameter answer: the body of a 200, or the error, for an endpoint.
    package init(answer: @escaping @Sendable (Endpoint) async -> Answer) {
        state = Mutex(State(answer: answer))
    }

    /// - Parameter bodies: the body of a 200 for an endpoint, which need not be text.
    package init(bodies: @escaping @Sendable (Endpoint) -> Data) {
        state = Mutex(State(answer: { _ in .success("") }, bytes: bodies))
    }

    /// What was asked for, in order.
    package var requests: [Endpoint] { state.withLock { $0.requests } }

    /// From now on, answers something else.
    package func setAnswer(_ answer: @escaping @Sendable (Endpoint) async -> Answer) {
        state.withLock { $0.answer = answer }
    }

    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let (answer, bytes) = state.withLock { state in
            state.requests.append(endpoint)
            return (state.answer, state.bytes)
        }
        if let bytes { return HTTPResponse(status: 200, body: bytes(endpoint)) }
        return HTTPResponse(status: 200, body: Data(try await answer(endpoint).get().utf8))
    }
}
