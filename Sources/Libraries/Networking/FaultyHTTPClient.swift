package import ChallengeCore
import ChallengeText
import FoundationEssentials

/// Wraps a client and injects the current fault into its answers.
package final class FaultyHTTPClient: HTTPClientContract {
    private let client: any HTTPClientContract
    private let faults: FaultInjector
    private let clock: any Clock<Duration>

    package init(
        _ client: any HTTPClientContract, faults: FaultInjector, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.client = client
        self.faults = faults
        self.clock = clock
    }

    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        switch faults.fault {
        case .offline:
            throw .connection("the fault 'offline' is on")
        case .status(let code) where 200..<300 ~= code:
            return HTTPResponse(status: code, body: Data())
        case .status(429):
            throw .rateLimited(retryAfter: nil)
        case .status(let code):
            throw .status(code, body: Data())
        case .delay, nil:
            return try await delayedResponse(to: endpoint)
        case .replace(let old, let new):
            return try await delayedResponse(to: endpoint).replacing(old, with: new)
        case .empty:
            return try await client.response(to: endpoint).withEmptyLists
        case .garbage:
            return HTTPResponse(status: 200, body: Fault.unreadableBody)
        }
    }

    package func responseIfCached(to endpoint: Endpoint) -> HTTPResponse? {
        faults.fault == nil ? client.responseIfCached(to: endpoint) : nil
    }

    private func delayedResponse(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        do { try await faults.delay(clock) } catch { throw .cancelled }
        return try await client.response(to: endpoint)
    }
}

extension HTTPResponse {
    /// The response with all arrays in its JSON emptied.
    fileprivate var withEmptyLists: HTTPResponse {
        (try? json()).map { HTTPResponse(status: status, json: $0.withEmptyLists) } ?? self
    }

    /// Returns the answer with a text in its body replaced.
    fileprivate func replacing(_ old: String, with new: String) -> HTTPResponse {
        HTTPResponse(status: status, body: body.replacing(inJSON: old, with: new))
    }
}
