#if Network
import AsyncHTTPClient
package import ChallengeCore
import ChallengeShellRest
package import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Synchronization

/// Requests resources of an API over HTTP, by GET, with limits on time and size.
///
/// Connections and their threads are made with the first request, kept for the next ones, and closed with the last
/// reference to the client; a process may exit at any time. May be called from any number of tasks at once: a host has
/// at most 8 connections (async-http-client's default), for which other requests wait.
///
/// At most 5 redirects are followed, none from `https` to `http`, and for a picture none to another host. Answers with
/// an entity tag are cached and revalidated (If-None-Match). A request that fails for a passing reason is retried once.
package final class HTTPClient: HTTPClientContract {
    let userAgent: String
    let bodyLimit: Int
    let waiting: HTTPWaiting
    let onPause: @Sendable (Activity, _ remark: String?) -> Void
    /// All of the API's pages and records fit in 4 MiB; pictures have another cache.
    let validated = ETagCache(limit: 4 * 1024 * 1024)
    private let baseURL: URL
    private let connectTimeout: Duration
    private let timeout: Duration
    private let trustedCertificates: [NIOSSLCertificate]
    /// The library's client, once there was a request; not its shared one, which has fixed timeouts.
    private let transport = Mutex<AsyncHTTPClient.HTTPClient?>(nil)

    /// - Parameters:
    ///   - baseURL: an `http` or `https` URL with a host; its path comes before every endpoint's. With any other URL
    ///     each request fails with ``HTTPError/invalidURL(_:)``.
    ///   - onPause: called, from any task, when a pause begins, with a remark for the user, and when it ends, with nil.
    package convenience init(
        baseURL: URL, userAgent: String, onPause: @escaping @Sendable (Activity, _ remark: String?) -> Void
    ) {
        self.init(baseURL: baseURL, userAgent: userAgent, waiting: HTTPWaiting(), onPause: onPause)
    }

    /// - Parameters:
    ///   - connectTimeout: how long a request may wait for a connection; 10 seconds allow for a lost packet or two.
    ///   - timeout: how long a request may last in all, from the call to the last byte, with redirects and retries.
    ///   - bodyLimit: the most bytes of a body after decompression. The API's pages and pictures have tens of KiB.
    ///   - trustedCertificates: issuers to trust beside the system's.
    init(
        baseURL: URL, userAgent: String = "challenge", connectTimeout: Duration = .seconds(10),
        timeout: Duration = .seconds(30), bodyLimit: Int = 10 * 1024 * 1024, waiting: HTTPWaiting = HTTPWaiting(),
        onPause: @escaping @Sendable (Activity, _ remark: String?) -> Void = { _, _ in },
        trustedCertificates: [NIOSSLCertificate] = []
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

    deinit {
        // Without it the library traps in debug builds. No request is under way, as a call holds its client.
        transport.withLock { $0?.shutdown { _ in } }
    }

    /// The connection of an unfinished answer is closed.
    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let url = try baseURL.appending(endpoint)
        guard !Task.isCancelled else { throw .cancelled }
        do {
            let response = try await AppTasks.inFlight { try await fetchInTime(url, for: endpoint) }
            guard !Task.isCancelled else { throw HTTPError.cancelled }
            return response
        } catch {
            throw Task.isCancelled ? .cancelled : HTTPError(transport: error)
        }
    }

    /// The library's deadline ends with the head of the answer; this one includes the body.
    private func fetchInTime(_ url: URL, for endpoint: Endpoint) async throws -> HTTPResponse {
        let client = startedTransport()
        let deadline = NIODeadline.now() + TimeAmount(timeout)
        return try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await self.exchangeRetrying(url, for: endpoint, by: client, until: deadline) }
            group.addTask {
                try await self.waiting.last(self.timeout)
                throw HTTPError.timeout
            }
            guard let response = try await group.next() else { throw CancellationError() }
            return response
        }
    }

    /// The library's own group has an event loop for each core, each with a thread and three descriptors, of which a
    /// machine with many cores would need more than the program makes sure of at its start.
    private static let eventLoops = MultiThreadedEventLoopGroup(numberOfThreads: 2)

    private func startedTransport() -> AsyncHTTPClient.HTTPClient {
        transport.withLock { started in
            if let started { return started }
            var tls = TLSConfiguration.makeClientConfiguration()
            // Older ones are deprecated (RFC 8996).
            tls.minimumTLSVersion = .tlsv12
            tls.additionalTrustRoots = [.certificates(trustedCertificates)]
            var configuration = AsyncHTTPClient.HTTPClient.Configuration(
                tlsConfiguration: tls,
                // Ours are followed with a look at each target: the library's way traps on a port above 65535.
                redirectConfiguration: .disallow,
                timeout: .init(connect: TimeAmount(connectTimeout)))
            // The one way to get into the library's connections.
            configuration.http1_1ConnectionDebugInitializer = ConnectionGuard.install
            // One connection has one request at a time, so that a request that ends early takes its connection with it.
            configuration.httpVersion = .http1Only
            // A refused connection is told at once, not after trying for the whole connect time-out.
            configuration.connectionPool.retryConnectionEstablishment = false
            let new = AsyncHTTPClient.HTTPClient(eventLoopGroup: Self.eventLoops, configuration: configuration)
            started = new
            return new
        }
    }

    /// An answer after all redirects, whatever its status, and the pause that it asks for.
    struct Answer {
        let status: Int
        let body: Data
        let retryAfter: Duration?

        func response() throws(HTTPError) -> HTTPResponse {
            switch status {
            case 200...299: return HTTPResponse(status: status, body: body)
            case 429: throw .rateLimited(retryAfter: retryAfter)
            default: throw .status(status, body: body)
            }
        }
    }

    /// Sends a request, and another one for each redirect.
    func exchange(
        _ url: URL, for content: Endpoint.Content, by client: AsyncHTTPClient.HTTPClient, until deadline: NIODeadline
    ) async throws -> Answer {
        var url = url
        // So many redirects, which is async-http-client's default.
        for _ in 0...5 {
            let key = ETagCache.Key(url: url.absoluteString, accept: content.rawValue)
            let known = validated.response(for: key)
            var request = HTTPClientRequest(url: key.url)
            request.headers.add(name: "Accept", value: key.accept)
            // The only encoding that every server interprets alike.
            request.headers.add(name: "Accept-Encoding", value: "gzip")
            request.headers.add(name: "User-Agent", value: userAgent)
            if let known { request.headers.add(name: "If-None-Match", value: known.validator) }

            let answer = try await client.execute(request, deadline: deadline)
            let status = Int(answer.status.code)
            let location = answer.headers.first(name: "Location")
            if let target = try url.redirected(status: status, location: location, for: content) {
                url = target
                continue
            }
            let body = try await collect(answer)
            if status == 304 {
                guard let known else {
                    throw HTTPError.connection(
                        "the server says that its answer has not changed (304), and was not asked whether it has")
                }
                return Answer(status: 200, body: known.body, retryAfter: nil)
            }
            if status == 200 { validated.hold(body, validator: answer.headers.validator, for: key) }
            let retryAfter = RetryAfter.duration(answer.headers.first(name: "Retry-After"), now: waiting.now())
            return Answer(status: status, body: body, retryAfter: retryAfter)
        }
        throw HTTPError.connection("the server redirects too often")
    }

    /// Reads a body up to the limit, which holds for the body as it is sent and once it is decompressed.
    private func collect(_ answer: HTTPClientResponse) async throws -> Data {
        let encodings = answer.headers[canonicalForm: "Content-Encoding"].map { $0.lowercased() }
            .filter { $0 != "identity" }
        guard encodings.count <= 1, ["gzip", "x-gzip", "deflate"].contains(encodings.first ?? "gzip") else {
            throw HTTPError.connection("the server's answer is compressed in a way that was not asked for")
        }
        let declared = answer.status == .notModified ? nil : answer.headers.first(name: "Content-Length")
        let tooLarge = HTTPError.bodyTooLarge(limit: bodyLimit)
        guard declared.flatMap({ Int($0) }) ?? 0 <= bodyLimit else { throw tooLarge }
        let decompression = encodings.isEmpty ? nil : try Decompression(limit: bodyLimit)
        var body = Data()
        var size = 0
        for try await piece in answer.body {
            size += piece.readableBytes
            guard size <= bodyLimit else { throw tooLarge }
            try piece.withUnsafeReadableBytes { bytes in
                if let decompression { try decompression.add(bytes) } else { body.append(contentsOf: bytes) }
            }
        }
        // The body of a cancelled request may look complete.
        try Task.checkCancellation()
        try decompression?.finish()
        return decompression?.body ?? body
    }
}

extension HTTPHeaders {
    /// The entity tag, unless caching is forbidden (RFC 9111, section 5.2.2.5).
    fileprivate var validator: String? {
        let isSecret = self[canonicalForm: "Cache-Control"].contains { $0.lowercased() == "no-store" }
        return isSecret ? nil : first(name: "ETag")
    }
}
#else
package import ChallengeCore
package import FoundationEssentials

/// Reaches no API: the package was built without its trait Network.
package final class HTTPClient: HTTPClientContract {
    package init(
        baseURL: URL, userAgent: String, onPause: @escaping @Sendable (Activity, _ remark: String?) -> Void
    ) {}

    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        throw .connection("this program was built without HTTP")
    }
}
#endif
