import AsyncHTTPClient
package import FoundationEssentials
import NIOCore
import NIOHTTP1
import Synchronization

/// Asks an API over HTTP: one GET for an endpoint, with limits on time and size.
///
/// It costs nothing until it is used: the connections and the threads that serve them come with the first request, and
/// connections are kept for the next ones. They end with the last reference to the client; a process may exit at any
/// time without a farewell to it.
///
/// It may be called from any number of tasks at once. One host is asked over at most 8 connections at a time
/// (async-http-client's default), the other requests wait for a free one. At most 5 redirects are followed, and none from
/// `https` to `http`.
package final class HTTPClient: HTTPClientContract {
    private let baseURL: URL
    private let userAgent: String
    private let connectTimeout: Duration
    private let timeout: Duration
    private let bodyLimit: Int
    /// As many as async-http-client follows unless told otherwise.
    private static let redirectLimit = 5
    /// The library's client, once there was a request.
    ///
    /// It is an instance of our own, because the library's shared one has fixed time-outs. Its threads are those of the
    /// shared event loop group, which lives as long as the process.
    private let transport = Mutex<AsyncHTTPClient.HTTPClient?>(nil)

    /// Remembers what to ask and how; opens nothing, starts nothing.
    ///
    /// - Parameters:
    ///   - baseURL: An `http` or `https` URL with a host; its path is kept before every endpoint's. With any other URL
    ///     each request fails with ``HTTPError/invalidURL(_:)``.
    ///   - userAgent: The User-Agent header, a product and perhaps its version (RFC 9110, section 10.1.5).
    ///   - connectTimeout: How long a request may wait for a connection, new or free. 10 seconds, async-http-client's
    ///     own default, allows for a lost packet or two.
    ///   - timeout: How long a request may last in all, from the call to the last byte, redirects included.
    ///   - bodyLimit: The most bytes a body may have. The API's pages and pictures have tens of KiB, so 10 MiB are
    ///     beyond what any answer needs and still small enough to hold in memory a few times.
    package init(
        baseURL: URL,
        userAgent: String = "challenge",
        connectTimeout: Duration = .seconds(10),
        timeout: Duration = .seconds(30),
        bodyLimit: Int = 10 * 1024 * 1024
    ) {
        self.baseURL = baseURL
        self.userAgent = userAgent
        self.connectTimeout = connectTimeout
        self.timeout = timeout
        self.bodyLimit = bodyLimit
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
        let response: HTTPResponse
        do {
            response = try await fetchInTime(url)
        } catch {
            throw Task.isCancelled ? .cancelled : HTTPError(transport: error)
        }
        guard !Task.isCancelled else { throw .cancelled }
        guard (200...299).contains(response.status) else { throw .status(response.status, body: response.body) }
        return response
    }

    /// The library's deadline ends with the head of the answer; this one includes the body.
    private func fetchInTime(_ url: URL) async throws -> HTTPResponse {
        let client = startedTransport()
        let deadline = NIODeadline.now() + TimeAmount(timeout)
        let timer = client.eventLoopGroup.any().scheduleTask(deadline: deadline) {}
        return try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
            defer {
                timer.cancel()
                group.cancelAll()
            }
            group.addTask { try await self.fetch(url, by: client, until: deadline) }
            group.addTask {
                try await timer.futureResult.get()
                throw HTTPError.timeout
            }
            guard let response = try await group.next() else { throw CancellationError() }
            return response
        }
    }

    private func fetch(
        _ url: URL, by client: AsyncHTTPClient.HTTPClient, until deadline: NIODeadline
    ) async throws -> HTTPResponse {
        var url = url
        for _ in 0...Self.redirectLimit {
            var request = HTTPClientRequest(url: url.absoluteString)
            request.headers.add(name: "Accept", value: "application/json")
            request.headers.add(name: "User-Agent", value: userAgent)
            let answer = try await client.execute(request, deadline: deadline)
            let status = Int(answer.status.code)
            guard let target = url.redirected(status: status, location: answer.headers.first(name: "Location")) else {
                return HTTPResponse(status: status, body: try await collect(answer.body))
            }
            url = target
        }
        throw HTTPError.connection("the server redirects too often")
    }

    private func collect(_ body: HTTPClientResponse.Body) async throws -> Data {
        do {
            // Refuses by the declared length at once, and otherwise by counting what arrives.
            let bytes = try await body.collect(upTo: bodyLimit)
            // A body that ends because its reader was cancelled may look complete.
            try Task.checkCancellation()
            return Data(bytes.readableBytesView)
        } catch is NIOTooManyBytesError {
            throw HTTPError.bodyTooLarge(limit: bodyLimit)
        }
    }

    private func startedTransport() -> AsyncHTTPClient.HTTPClient {
        transport.withLock { started in
            if let started { return started }
            var configuration = AsyncHTTPClient.HTTPClient.Configuration(
                // Ours are followed with a look at each target: the library's way traps on a port above 65535.
                redirectConfiguration: .disallow,
                timeout: .init(connect: TimeAmount(connectTimeout)))
            // A refused connection is told at once, not after trying for the whole connect time-out.
            configuration.connectionPool.retryConnectionEstablishment = false
            let new = AsyncHTTPClient.HTTPClient(configuration: configuration)
            started = new
            return new
        }
    }
}
