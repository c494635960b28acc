import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

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
