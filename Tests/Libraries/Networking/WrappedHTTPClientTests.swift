import ChallengeTestSupport
import Foundation

@Suite("Faults of the data layer", .limited)
struct FaultyHTTPClientTests {
    private let inner = HTTPClientMock { _ in .success("{}") }
    private let faults = FaultInjector()

    private func answer() async -> Result<HTTPResponse, HTTPError> {
        let sut = FaultyHTTPClient(inner, faults: faults, clock: SkippingClock())
        do throws(HTTPError) { return .success(try await sut.response(to: Endpoint(path: "/a"))) } catch {
            return .failure(error)
        }
    }

    @Test("Without a fault, or after its end, nothing changes")
    func off() async {
        #expect(await answer() == .success(HTTPResponse(status: 200, body: Data("{}".utf8))))
        faults.fault = .offline
        faults.fault = nil
        #expect(await answer() == .success(HTTPResponse(status: 200, body: Data("{}".utf8))))
    }

    @Test(
        "A fault answers in place of the API",
        arguments: [
            (Fault.offline, HTTPError.connection("the fault 'offline' is on")),
            (.status(503), .status(503, body: Data())), (.status(404), .status(404, body: Data())),
            (.status(429), .rateLimited(retryAfter: nil)),
        ])
    func failures(fault: Fault, error: HTTPError) async {
        faults.fault = fault
        #expect(await answer() == .failure(error))
        #expect(inner.requests.isEmpty)
    }

    @Test("A fault may be an unreadable answer, or a delay before the request")
    func garbage() async throws {
        faults.fault = .garbage
        let body = try await answer().get().body
        #expect((try? JSONSerialization.jsonObject(with: body)) == nil)
        faults.fault = .status(204)
        #expect(try await answer().get() == HTTPResponse(status: 204, body: Data()))
        faults.fault = .delay(.seconds(2))
        #expect(try await answer().get().status == 200)
        #expect(inner.requests.count == 1)
    }

    @Test("A fault may replace every text in an answer, also in JSON's escapes")
    func replacement() async throws {
        let inner = HTTPClientMock { _ in .success(#"{"name": "Rick \"C\" Sanchez", "rick": "Rick"}"#) }
        faults.fault = .replace("Rick \"C\"", with: "Zoë\n")
        let sut = FaultyHTTPClient(inner, faults: faults, clock: SkippingClock())
        let body = try await sut.response(to: Endpoint(path: "/a")).body
        #expect(String(decoding: body, as: UTF8.self) == #"{"name": "Zoë\n Sanchez", "rick": "Rick"}"#)
    }

    @Test("A fault may empty every list, and ignores brackets and quotes in texts")
    func emptyLists() async throws {
        let inner = HTTPClientMock { _ in
            .success(#"{"count": 2, "a": [1, ["]\"]", 2], {"b": [3]}], "c": "[\\", "d": [], "e": {"f": [4]}}"#)
        }
        faults.fault = .empty
        let sut = FaultyHTTPClient(inner, faults: faults, clock: SkippingClock())
        let body = try await sut.response(to: Endpoint(path: "/a")).body
        #expect(String(decoding: body, as: UTF8.self) == #"{"count":2,"a":[],"c":"[\\","d":[],"e":{"f":[]}}"#)
    }

    @Test("A fault ends at once when the task is cancelled")
    func cancelled() async {
        faults.fault = .delay(.seconds(1_000_000))
        let task = Task {
            do throws(HTTPError) {
                _ = try await FaultyHTTPClient(inner, faults: faults).response(to: Endpoint(path: "/a"))
                return HTTPError.timeout
            } catch {
                return error
            }
        }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(inner.requests.isEmpty)
    }
}

/// A clock on which every sleep ends at once.
private nonisolated final class SkippingClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

@Suite("An observed client", .limited)
struct ObservedHTTPClientTests {
    private let log = ActivityLog()
    private let endpoint = Endpoint(path: "/a", query: [Endpoint.QueryItem("b", "c d")])

    private func outcome(of answer: HTTPClientMock.Answer) async throws -> Activity.RequestOutcome {
        let sut = ObservedHTTPClient(HTTPClientMock { _ in answer }, log: log)
        let response = try? await sut.response(to: endpoint)
        #expect((response?.body).map { String(decoding: $0, as: UTF8.self) } == (try? answer.get()))
        guard case .request(let target, let outcome, let duration)? = log.drain().first?.activity else {
            throw NoRequest()
        }
        #expect(target == "/a?b=c d")
        #expect(duration >= .zero)
        return outcome
    }

    private struct NoRequest: Error {}

    @Test("The client logs an answer with its size in bytes")
    func answered() async throws {
        #expect(try await outcome(of: .success("é")) == .answered(status: 200, bytes: 2))
        #expect(
            try await outcome(of: .failure(.status(404, body: Data("abc".utf8)))) == .answered(status: 404, bytes: 3))
        let limited = try await outcome(of: .failure(.rateLimited(retryAfter: .seconds(2))))
        #expect(limited == .answered(status: 429, bytes: 0))
    }

    @Test(
        "The client logs the reason of a failure",
        arguments: [
            (HTTPError.connection("refused"), "refused"), (.timeout, "no response in time"),
            (.bodyTooLarge(limit: 10 << 20), "the response is larger than 10 MiB"), (.cancelled, "cancelled"),
            (.invalidURL("x"), "'x' is not a valid HTTP URL"),
        ])
    func failed(error: HTTPError, reason: String) async throws {
        #expect(try await outcome(of: .failure(error)) == .failed(reason))
    }
}
