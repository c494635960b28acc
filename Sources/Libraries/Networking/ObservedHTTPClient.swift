package import ChallengeCore

/// Wraps a client, and records each of its requests in the activity log when it ends.
package struct ObservedHTTPClient: HTTPClientContract {
    private let client: any HTTPClientContract
    private let log: ActivityLog

    package init(_ client: any HTTPClientContract, log: ActivityLog) {
        self.client = client
        self.log = log
    }

    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let start = ContinuousClock.now
        do throws(HTTPError) {
            let response = try await client.response(to: endpoint)
            record(endpoint, .answered(status: response.status, bytes: response.body.count), since: start)
            return response
        } catch {
            record(endpoint, outcome(of: error), since: start)
            throw error
        }
    }

    private func record(
        _ endpoint: Endpoint, _ outcome: Activity.Request.Outcome, since start: ContinuousClock.Instant
    ) {
        let request = Activity.Request(
            method: "GET", target: endpoint.description, outcome: outcome, duration: ContinuousClock.now - start)
        log.record(.request(request))
    }

    private func outcome(of error: HTTPError) -> Activity.Request.Outcome {
        switch error {
        case .status(let code, let body): .answered(status: code, bytes: body.count)
        // Its body says nothing that the error does not, and was not kept.
        case .rateLimited: .answered(status: 429, bytes: 0)
        default: .failed(RequestFailure(error)?.reason ?? "cancelled")
        }
    }
}
