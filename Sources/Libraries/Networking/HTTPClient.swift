package import ChallengeCore
import ChallengeTaskTracking
package import FoundationEssentials
import Synchronization

/// Requests resources of an API by HTTP GET, with limits on time and size.
///
/// The system's libcurl makes the requests. The first request loads libcurl and starts the client's one thread.
/// Connections are kept for later requests and closed with the last reference to the client. A process may exit at any
/// time. Any number of tasks may make calls at once.
///
/// At most 5 redirects are followed, and none from `https` to `http`. Answers with an entity tag are cached and revalidated (If-None-Match). A request with a temporary failure is retried once.
package final class HTTPClient: HTTPClientContract {
    let userAgent: String
    let bodyLimit: Int
    let waiting: HTTPWaiting
    let onPause: @Sendable (Activity, _ remark: String?) -> Void
    /// All of the API's pages and records fit 4 MiB. Pictures have another cache.
    let validated = ETagCache(limit: 4 * 1024 * 1024)
    private let baseURL: URL
    private let connectTimeout: Duration
    private let timeout: Duration
    private let trustedCertificates: String?
    private let thread = Mutex<TransferThread?>(nil)

    /// Creates a client. `onPause` gets a remark for the user when a pause begins, and nil when it ends, on any task.
    package convenience init(
        baseURL: URL, userAgent: String = "challenge/\(AppEnvironment.current.version)",
        onPause: @escaping @Sendable (Activity, _ remark: String?) -> Void = { _, _ in }
    ) {
        self.init(baseURL: baseURL, userAgent: userAgent, waiting: HTTPWaiting(), onPause: onPause)
    }

    /// - Parameters:
    ///   - connectTimeout: the time limit for a connection. 10 seconds allow for a lost packet or two.
    ///   - timeout: the time limit of a request, from the call to the last byte, with redirects and retries.
    ///   - bodyLimit: the maximum size of a decompressed body in bytes. The API's pages and pictures have tens of KiB.
    ///   - trustedCertificates: issuers to trust in addition to the system's, in PEM.
    init(
        baseURL: URL, userAgent: String = "challenge", connectTimeout: Duration = .seconds(10),
        timeout: Duration = .seconds(30), bodyLimit: Int = 10 * 1024 * 1024, waiting: HTTPWaiting,
        onPause: @escaping @Sendable (Activity, _ remark: String?) -> Void = { _, _ in },
        trustedCertificates: String? = nil
    ) {
        self.baseURL = baseURL
        self.userAgent = userAgent
        self.connectTimeout = connectTimeout
        self.timeout = timeout
        self.bodyLimit = bodyLimit
        self.waiting = waiting
        self.onPause = onPause
        self.trustedCertificates = trustedCertificates
    }

    /// Sends a request. If the request is cancelled or times out, its connection is closed.
    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let url = try baseURL.appending(endpoint)
        guard !Task.isCancelled else { throw .cancelled }
        do {
            let response = try await AppTasks.awaitingExternal { try await fetchInTime(url, for: endpoint) }
            guard !Task.isCancelled else { throw HTTPError.cancelled }
            return response
        } catch {
            throw Task.isCancelled ? .cancelled : error as? HTTPError ?? .cancelled
        }
    }

    private func fetchInTime(_ url: URL, for endpoint: Endpoint) async throws -> HTTPResponse {
        let thread = try startedThread()
        let deadline = ContinuousClock.now + timeout
        return try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await self.exchangeRetrying(url, for: endpoint, by: thread, until: deadline) }
            group.addTask {
                try await self.waiting.last(self.timeout)
                throw HTTPError.timeout
            }
            guard let response = try await group.next() else { throw CancellationError() }
            return response
        }
    }

    private func startedThread() throws(HTTPError) -> TransferThread {
        try thread.withLock { (started: inout TransferThread?) throws(HTTPError) -> TransferThread in
            if let started { return started }
            let new = try TransferThread()
            started = new
            return new
        }
    }

    /// Sends a request, and another for each redirect.
    func exchange(
        _ url: URL, for content: Endpoint.Content, by thread: TransferThread
    ) async throws(HTTPError) -> Transfer.Response {
        let key = ETagCache.Key(url: url.absoluteString, accept: content.rawValue)
        let known = validated.response(for: key)
        var headers = ["Accept: \(key.accept)"]
        if let known { headers.append("If-None-Match: \(known.validator)") }
        let response = try await thread.response(
            to: Transfer.Request(
                url: url, userAgent: userAgent, headers: headers, connectTimeout: connectTimeout, bodyLimit: bodyLimit,
                trustedCertificates: trustedCertificates))
        if response.status == 304 {
            guard let known else {
                throw .permanent("the server answered 304 (not modified) to an unconditional request")
            }
            return Transfer.Response(status: 200, body: known.body, validator: known.validator, retryAfter: nil)
        }
        if response.status == 200 { validated.hold(response.body, validator: response.validator, for: key) }
        return response
    }
}
