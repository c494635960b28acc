import AsyncHTTPClient
package import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Synchronization

/// Asks an API over HTTP: a GET for an endpoint, with limits on time and size.
///
/// It costs nothing until it is used: the connections and the threads that serve them come with the first request, and
/// connections are kept for the next ones. They end with the last reference to the client; a process may exit at any
/// time without a farewell to it.
///
/// It may be called from any number of tasks at once. One host is asked over at most 8 connections at a time
/// (async-http-client's default), the other requests wait for a free one. At most 5 redirects are followed, none from
/// `https` to `http`, and for a picture none to another host. Answers with an entity tag are cached, and asked for by it
/// (If-None-Match). A request that fails for a passing reason is made once more, after a pause.
package final class HTTPClient: HTTPClientContract {
    let userAgent: String
    let bodyLimit: Int
    let waiting: HTTPWaiting
    let onPause: @Sendable (RetryDelay, RetryDelay.Phase) -> Void
    /// All of the API's pages and records fit in 4 MiB, its pictures do not; those are kept elsewhere.
    let validated = ETagCache(limit: 4 * 1024 * 1024)
    private let baseURL: URL
    private let connectTimeout: Duration
    private let timeout: Duration
    private let trustedCertificates: [NIOSSLCertificate]
    /// The library's client, once there was a request.
    ///
    /// It is an instance of our own, because the library's shared one has fixed time-outs. Its threads are those of the
    /// shared event loop group, which lives as long as the process.
    private let transport = Mutex<AsyncHTTPClient.HTTPClient?>(nil)

    /// Opens no connection and starts no thread.
    ///
    /// - Parameters:
    ///   - baseURL: An `http` or `https` URL with a host; its path is kept before every endpoint's. With any other URL
    ///     each request fails with ``HTTPError/invalidURL(_:)``.
    ///   - userAgent: The User-Agent header, a product and perhaps its version (RFC 9110, section 10.1.5).
    ///   - onPause: Told when a pause begins and when it ends, from any task; several requests may pause at once.
    package convenience init(
        baseURL: URL, userAgent: String, onPause: @escaping @Sendable (RetryDelay, RetryDelay.Phase) -> Void
    ) {
        self.init(baseURL: baseURL, userAgent: userAgent, waiting: HTTPWaiting(), onPause: onPause)
    }

    /// - Parameters:
    ///   - connectTimeout: How long a request may wait for a connection, new or free. 10 seconds, async-http-client's
    ///     own default, allows for a lost packet or two.
    ///   - timeout: How long a request may last in all, from the call to the last byte, redirects, pauses and what is
    ///     asked once more included. A pause that would not end before is not made.
    ///   - bodyLimit: The most bytes a body may have, as it is once it is no longer compressed. The API's pages and
    ///     pictures have tens of KiB, so 10 MiB are beyond what any answer needs and still small enough to hold in memory
    ///     a few times.
    ///   - waiting: What pauses are made with.
    ///   - trustedCertificates: Issuers to trust beside the system's.
    init(
        baseURL: URL, userAgent: String = "challenge", connectTimeout: Duration = .seconds(10),
        timeout: Duration = .seconds(30), bodyLimit: Int = 10 * 1024 * 1024, waiting: HTTPWaiting = HTTPWaiting(),
        onPause: @escaping @Sendable (RetryDelay, RetryDelay.Phase) -> Void = { _, _ in },
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
        // The library wants to be told, and traps in debug builds when it is not. It closes its connections on its own
        // threads: nobody waits for it, and no request can be under way, because a call holds its client.
        transport.withLock { $0?.shutdown { _ in } }
    }

    /// Asks for an endpoint below the base URL.
    ///
    /// - Returns: The answer, with a status of 200 to 299 and its whole body.
    /// - Throws: Any ``HTTPError``; ``HTTPError/cancelled`` when the calling task is cancelled, whatever else happened.
    ///   However it ends, the request is over then: a connection in use for an answer nobody waits for is closed.
    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let url = try baseURL.appending(endpoint)
        guard !Task.isCancelled else { throw .cancelled }
        do {
            let response = try await fetchInTime(url, for: endpoint)
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
                timeout: .init(connect: TimeAmount(connectTimeout)),
                decompression: .enabled(limit: .size(bodyLimit)))
            // One connection has one request at a time, so that a request that ends early takes its connection with it.
            configuration.httpVersion = .http1Only
            // A refused connection is told at once, not after trying for the whole connect time-out.
            configuration.connectionPool.retryConnectionEstablishment = false
            let new = AsyncHTTPClient.HTTPClient(configuration: configuration)
            started = new
            return new
        }
    }
}

extension HTTPClient {
    /// As many as async-http-client follows unless told otherwise.
    private static let redirectLimit = 5

    /// What a server said in the end, whatever its status.
    struct Answer {
        let status: Int
        let body: Data
        /// How long the server wants to be left alone, where it has said so.
        let retryAfter: Duration?

        /// What a caller is given: the answer, or the error that it is.
        func response() throws(HTTPError) -> HTTPResponse {
            switch status {
            case 200...299: return HTTPResponse(status: status, body: body)
            case 429: throw .rateLimited(retryAfter: retryAfter)
            default: throw .status(status, body: body)
            }
        }
    }

    /// Asks once, and again wherever a redirect leads to.
    func exchange(
        _ url: URL, for content: Endpoint.Content, by client: AsyncHTTPClient.HTTPClient, until deadline: NIODeadline
    ) async throws -> Answer {
        var url = url
        for _ in 0...Self.redirectLimit {
            let key = ETagCache.Key(url: url.absoluteString, accept: content.rawValue)
            let known = validated.response(for: key)
            var request = HTTPClientRequest(url: key.url)
            request.headers.add(name: "Accept", value: key.accept)
            // The only one that every server and the transport understand in the same way.
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

    /// Reads a body up to the limit. What is compressed is counted as it is written out, so that little cannot become much.
    private func collect(_ answer: HTTPClientResponse) async throws -> Data {
        let encoding = answer.headers.first(name: "Content-Encoding")?.lowercased() ?? "identity"
        guard ["gzip", "deflate", "identity"].contains(encoding) else {
            throw HTTPError.connection("the server's answer is compressed in a way that was not asked for")
        }
        do {
            // Refuses by the declared length at once, and otherwise by counting what arrives.
            let bytes = try await answer.body.collect(upTo: bodyLimit)
            // A body that ends because its reader was cancelled may look complete.
            try Task.checkCancellation()
            return Data(bytes.readableBytesView)
        } catch is NIOTooManyBytesError, NIOHTTPDecompression.DecompressionError.limit {
            throw HTTPError.bodyTooLarge(limit: bodyLimit)
        }
    }
}

extension HTTPHeaders {
    /// What the server will know the answer by, if it lets anyone keep it (RFC 9111, section 5.2.2.5).
    fileprivate var validator: String? {
        let isSecret = self[canonicalForm: "Cache-Control"].contains { $0.lowercased() == "no-store" }
        return isSecret ? nil : first(name: "ETag")
    }
}
