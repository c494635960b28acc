import ChallengeCore
import ChallengeTaskTracking
import FoundationEssentials

extension HTTPClient {
    /// The longest pause that a server can ask for, because a user is waiting.
    static let longestPause = Duration.seconds(10)

    /// Sends a request and retries it if a retry may help. It retries after a lost connection, after a status for a
    /// temporary outage, or if the API says when to retry.
    ///
    /// Each kind of failure gets one retry; a GET is idempotent (RFC 9110, section 9.2.2). There is no retry if the pause
    /// would exceed ``longestPause`` or the deadline. If the server has closed a kept connection meanwhile, the library
    /// itself repeats the request without a pause (RFC 9112, section 9.3.1).
    func exchangeRetrying(
        _ url: URL, for endpoint: Endpoint, by thread: TransferThread, until deadline: ContinuousClock.Instant
    ) async throws -> HTTPResponse {
        var failures: Set<TemporaryFailure> = []
        while true {
            let attempt: Result<Transfer.Response, HTTPError>
            do throws(HTTPError) {
                attempt = .success(try await exchange(url, for: endpoint.content, by: thread))
            } catch {
                attempt = .failure(error)
            }
            guard let (failure, reason, duration) = remedy(for: attempt), failures.insert(failure).inserted,
                duration <= Self.longestPause, ContinuousClock.now + duration < deadline
            else { return try response(attempt.get()) }
            let pause = Activity.pause(reason: reason, target: endpoint.description, duration: duration)
            onPause(pause, failure.remark(duration))
            defer { onPause(pause, nil) }
            try await waiting.sleep(duration)
        }
    }

    private func response(_ response: Transfer.Response) throws(HTTPError) -> HTTPResponse {
        switch response.status {
        case 200...299: return HTTPResponse(status: response.status, body: response.body)
        case 429: throw .rateLimited(retryAfter: pause(of: response))
        default: throw .status(response.status, body: response.body)
        }
    }

    /// Returns the pause that a response requests.
    private func pause(of response: Transfer.Response) -> Duration? {
        RetryAfter.duration(response.retryAfter, now: waiting.now())
    }

    private enum TemporaryFailure {
        case unavailable, rateLimit

        func remark(_ pause: Duration) -> String {
            switch self {
            case .unavailable: "trying again"
            case .rateLimit: "the API asks for a pause of \(Int((pause / .seconds(1)).rounded(.up))) s"
            }
        }
    }

    private func remedy(
        for attempt: Result<Transfer.Response, HTTPError>
    ) -> (failure: TemporaryFailure, reason: String, duration: Duration)? {
        switch attempt {
        case .success(let response):
            switch response.status {
            case 429: pause(of: response).map { (.rateLimit, "too many requests", $0) }
            case 502, 503, 504: (.unavailable, "\(response.status)", pause(of: response) ?? retryPause())
            default: nil
            }
        case .failure(.connection(let reason)): (.unavailable, reason, retryPause())
        case .failure: nil
        }
    }

    /// Returns a pause of 100 to 400 ms. A restarting server is back after such a pause. The random part keeps clients
    /// that failed together from retrying together.
    private func retryPause() -> Duration { .milliseconds(100) + .milliseconds(300) * waiting.chance() }
}

/// The clock and the random source of a client, by default the system's, because servers know no virtual time.
struct HTTPWaiting: Sendable {
    /// Waits for a pause. This function and ``last`` throw as soon as the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void = systemSleep
    /// Waits for the timeout of a whole request.
    var last: @Sendable (Duration) async throws -> Void = systemSleep

    private static let systemSleep: @Sendable (Duration) async throws -> Void = { duration in
        try await AppTasks.outside { try await Task.sleep(for: duration) }
    }

    var now: @Sendable () -> Date = { Date() }
    /// Returns a random number from 0 up to, but not including, 1.
    var chance: @Sendable () -> Double = { Double.random(in: 0..<1) }
}

/// The pause that a server requests by a Retry-After header (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// The largest number of seconds that a recipient must represent (RFC 9111, section 1.2.2).
    private static let greatest = 1 << 31

    /// - Parameters:
    ///   - header: a number of seconds, or a date such as `Sun, 06 Nov 1994 08:49:37 GMT`, not in an obsolete form.
    ///   - now: the current time. A past date requests no pause.
    /// - Returns: nil without a valid header. A negative number or a fraction is not valid.
    static func duration(_ header: String?, now: Date) -> Duration? {
        guard let header else { return nil }
        if !header.isEmpty, header.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            // A number that overflows counts as ``greatest``.
            return .seconds(min(Int(header) ?? greatest, greatest))
        }
        guard let date = date(header) else { return nil }
        return .seconds(min(max(date.timeIntervalSince(now), 0), Double(greatest)))
    }

    /// Parses a date in the preferred form (RFC 9110, section 5.6.7) by putting its parts in the order of ISO 8601.
    private static func date(_ text: String) -> Date? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 6, let month = months.firstIndex(of: parts[2]), parts[5] == "GMT" else { return nil }
        let number = month + 1
        return try? Date("\(parts[3])-\(number < 10 ? "0" : "")\(number)-\(parts[1])T\(parts[4])Z", strategy: .iso8601)
    }

    private static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
