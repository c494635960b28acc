import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("A client that is observed", .limited)
struct ObservedHTTPClientTests {
    private let log = ActivityLog()
    private let endpoint = Endpoint(path: "/a", query: [Endpoint.QueryItem("b", "c d")])

    private func outcome(of answer: ScriptedHTTPClient.Answer) async throws -> Activity.RequestOutcome {
        let sut = ObservedHTTPClient(ScriptedHTTPClient { _ in answer }, log: log)
        let response = try? await sut.response(to: endpoint)
        #expect((response?.body).map { String(decoding: $0, as: UTF8.self) } == (try? answer.get()))
        guard case .request(let target, let outcome, let duration)? = log.drain().first else { throw NoRequest() }
        #expect(target == "/a?b=c d")
        #expect(duration >= .zero)
        return outcome
    }

    private struct NoRequest: Error {}

    @Test("tells what was answered, with the size in bytes")
    func answered() async throws {
        #expect(try await outcome(of: .success("é")) == .answered(status: 200, bytes: 2))
        #expect(
            try await outcome(of: .failure(.status(404, body: Data("abc".utf8)))) == .answered(status: 404, bytes: 3))
        let limited = try await outcome(of: .failure(.rateLimited(retryAfter: .seconds(2))))
        #expect(limited == .answered(status: 429, bytes: 0))
    }

    @Test(
        "tells why there is no answer",
        arguments: [
            (HTTPError.connection("refused"), "refused"), (.timeout, "no answer in time"),
            (.bodyTooLarge(limit: 10 << 20), "the answer is larger than 10 MiB"), (.cancelled, "cancelled"),
            (.invalidURL("x"), "'x' is not an address that can be asked"),
        ])
    func failed(error: HTTPError, reason: String) async throws {
        #expect(try await outcome(of: .failure(error)) == .failed(reason))
    }
}
