import AsyncHTTPClient
package import ChallengeCore
import FoundationEssentials
import NIOCore

/// A pause that a client makes before it asks once more.
package struct RetryDelay: Sendable, Hashable {
    /// Why the first answer was not good enough.
    package enum Reason: Sendable, Hashable {
        /// The API wants fewer requests (status 429), and has said for how long.
        case rateLimited
        /// A status that says that something between here and the API is out of order for now: 502, 503 or 504.
        case status(Int)
        /// No connection, or it broke; the text is the reason in words for a person, without a full stop.
        case connection(String)
    }

    /// A pause is told of twice, also when it is cut short because the task is cancelled.
    package enum Phase: Sendable, Hashable {
        case begins
        case ends
    }

    package let reason: Reason
    /// How long it is meant to be.
    package let duration: Duration
    /// The path and the query of what is asked for, as a person reads them.
    package let target: String
}

extension Activity.Pause {
    /// What a client tells of a pause, in words.
    package init(_ pause: RetryDelay) {
        let reason =
            switch pause.reason {
            case .rateLimited: "too many requests"
            case .status(let code): "\(code)"
            case .connection(let reason): reason
            }
        self.init(reason: reason, method: "GET", target: pause.target, duration: pause.duration)
    }
}

extension RetryDelay {
    /// The progress message during the pause, in whole seconds, rounded up.
    package var remark: String {
        let seconds = duration.components.seconds + (duration.components.attoseconds > 0 ? 1 : 0)
        return switch reason {
        case .rateLimited: "the API wants a pause of \(seconds) s"
        case .status, .connection: "trying again"
        }
    }
}

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

/// How long a server wants to be left alone: what stands in a Retry-After header (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// The greatest number of seconds that a recipient has to tell from others (RFC 9111, section 1.2.2).
    private static let greatest = 1 << 31

    /// - Parameters:
    ///   - header: A number of seconds, or a date such as `Sun, 06 Nov 1994 08:49:37 GMT`. The two older forms of a
    ///     date, which nobody may send any more, are not read.
    ///   - now: What a date is held against. One that is past asks for no pause.
    /// - Returns: Nothing if there is no header, or if nobody can tell what it means: a number below 0, a fraction.
    static func duration(_ header: String?, now: Date) -> Duration? {
        guard let header else { return nil }
        if !header.isEmpty, header.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            // What does not even fit a number is longer than any.
            return .seconds(min(Int(header) ?? greatest, greatest))
        }
        guard let date = date(header) else { return nil }
        return .seconds(min(max(date.timeIntervalSince(now), 0), Double(greatest)))
    }

    /// A date in the form that is sent today (RFC 9110, section 5.6.7); its parts stand in another order in ISO 8601.
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
