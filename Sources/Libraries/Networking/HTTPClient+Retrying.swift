import AsyncHTTPClient
import FoundationEssentials
import NIOCore

extension HTTPClient {
    /// The longest pause that a server can ask for: someone sits in front of the screen.
    static let longestPause = Duration.seconds(10)

    /// Asks, and asks once more after a pause where that may help: when the connection failed, when the status says that
    /// something on the way is out of order for now, and when the API has said when to come back.
    ///
    /// Each kind of trouble has one more request; a GET may be repeated (RFC 9110, section 9.2.2). There is none where the
    /// pause would be longer than ``longestPause`` or would not end before the deadline.
    func exchangeRetrying(
        _ url: URL, for endpoint: Endpoint, by client: AsyncHTTPClient.HTTPClient, until deadline: NIODeadline
    ) async throws -> HTTPResponse {
        var troubles: Set<Trouble> = []
        while true {
            let attempt: Result<Answer, any Error>
            do {
                attempt = .success(try await exchange(url, for: endpoint.content, by: client, until: deadline))
            } catch {
                attempt = .failure(error)
            }
            guard let (trouble, reason, duration) = remedy(for: attempt), troubles.insert(trouble).inserted,
                duration <= Self.longestPause, NIODeadline.now() + TimeAmount(duration) < deadline
            else { return try attempt.get().response() }
            let pause = RetryDelay(reason: reason, duration: duration, target: endpoint.description)
            onPause(pause, .begins)
            defer { onPause(pause, .ends) }
            try await waiting.sleep(duration)
        }
    }

    private enum Trouble { case outOfOrder, rateLimit }

    private func remedy(
        for attempt: Result<Answer, any Error>
    ) -> (trouble: Trouble, reason: RetryDelay.Reason, duration: Duration)? {
        switch attempt {
        case .success(let answer):
            switch answer.status {
            case 429: return answer.retryAfter.map { (.rateLimit, .rateLimited, $0) }
            case 502, 503, 504: return (.outOfOrder, .status(answer.status), answer.retryAfter ?? retryPause())
            default: return nil
            }
        case .failure(let error):
            guard HTTPError.isConnectionLost(error), case .connection(let reason) = HTTPError(transport: error)
            else { return nil }
            return (.outOfOrder, .connection(reason), retryPause())
        }
    }

    /// The pause before another try, 100 to 400 ms: long enough for a server to come back from a restart's last moment,
    /// and by chance, so that many clients that failed together do not come back together.
    private func retryPause() -> Duration { .milliseconds(100) + .milliseconds(300) * waiting.chance() }
}

/// The clock and the random source of a client: the system's by default.
struct HTTPWaiting: Sendable {
    /// Makes a pause; throws as soon as the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// Waits for the time-out of a whole request; throws as soon as the task is cancelled.
    var last: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// The time of day.
    var now: @Sendable () -> Date = { Date() }
    /// A random number from 0 up to 1.
    var chance: @Sendable () -> Double = { Double.random(in: 0..<1) }
}
