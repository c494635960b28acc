package import ChallengeCore

package final class ObservedHTTPClient: HTTPClientContract {
    private let client: any HTTPClientContract
    private let log: ActivityLog

    package init(_ client: any HTTPClientContract, log: ActivityLog) {
        self.client = client
        self.log = log
    }

    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let start = ContinuousClock.now
        let result: Result<HTTPResponse, HTTPError>
        do throws(HTTPError) {
            result = .success(try await client.response(to: endpoint))
        } catch {
            result = .failure(error)
        }
        let duration = ContinuousClock.now - start
        log.record(.request(target: endpoint.description, outcome: outcome(of: result), duration: duration))
        return try result.get()
    }

    package func responseIfCached(to endpoint: Endpoint) -> HTTPResponse? { client.responseIfCached(to: endpoint) }

    private func outcome(of result: Result<HTTPResponse, HTTPError>) -> Activity.RequestOutcome {
        switch result {
        case .success(let response):
            let rows = log.isDetailed ? (try? response.json())?.rowCount : nil
            // To know the size, the built-in data must be encoded.
            let isMeasured = log.hasSizes || log.isDetailed && rows == nil
            return .answered(status: response.status, bytes: isMeasured ? response.body.count : nil, rows: rows)
        case .failure(.status(let code, let body)): return .answered(status: code, bytes: body.count)
        // The body of this answer adds nothing to the error and was not kept.
        case .failure(.rateLimited): return .answered(status: 429, bytes: 0)
        case .failure(let error): return .failed(error.reason)
        }
    }
}
