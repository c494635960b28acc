package import ChallengeCore

/// Tells of each request that another client makes, when it is over.
package struct ObservedHTTPClient: HTTPClientContract {
    private let client: any HTTPClientContract
    private let log: ActivityLog
    private let clock: any Clock<Duration>

    package init(_ client: any HTTPClientContract, log: ActivityLog, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.log = log
        self.clock = clock
    }

    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let elapsed = Self.stopwatch(clock)
        do throws(HTTPError) {
            let response = try await client.response(to: endpoint)
            record(endpoint, .answered(status: response.status, bytes: response.body.count), elapsed())
            return response
        } catch {
            record(endpoint, outcome(of: error), elapsed())
            throw error
        }
    }

    private func record(_ endpoint: Endpoint, _ outcome: Activity.Request.Outcome, _ duration: Duration) {
        let request = Activity.Request(
            method: "GET", target: endpoint.description, outcome: outcome, duration: duration)
        log.record(.request(request))
    }

    private func outcome(of error: HTTPError) -> Activity.Request.Outcome {
        switch error {
        case .status(let code, let body): .answered(status: code, bytes: body.count)
        // Its body says nothing that the error does not, and was not kept.
        case .rateLimited: .answered(status: 429, bytes: 0)
        case .invalidURL: .failed("not an address")
        case .connection(let reason): .failed(reason)
        case .timeout: .failed("no answer in time")
        case .bodyTooLarge(let limit): .failed("more than \(limit >> 20) MiB")
        case .cancelled: .failed("cancelled")
        }
    }

    /// What tells how long ago it was made.
    private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
