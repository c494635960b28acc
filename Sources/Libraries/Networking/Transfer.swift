import CChallengeCurl
import FoundationEssentials

/// A request and its answer so far. One thread at a time uses it.
final class Transfer {
    struct Request: Sendable {
        let url: URL
        /// Header lines such as `Accept: image/*`.
        let headers: [String]
        let connectTimeout: Duration
        /// The maximum size of the body in bytes, both compressed and decompressed.
        let bodyLimit: Int
        /// Certificates of issuers to trust in addition to the system's, in PEM.
        let trustedCertificates: String?
    }

    /// An answer with a complete body and any status. The body of a redirect is left out.
    struct Answer: Sendable {
        let head: AnswerHead
        let body: Data
    }

    let number: Int
    /// libcurl's handle of the request.
    let handle: UnsafeMutableRawPointer
    private let library: curl_library
    private let request: Request
    /// The list of headers, which libcurl does not copy.
    private var headers: UnsafeMutablePointer<curl_slist>?
    /// libcurl's message for an error.
    private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var head = AnswerHead()
    private var body = Data()
    private var size = 0
    private var decompression: Decompression?
    /// The reason for refusing the answer; nil if the answer is accepted.
    private var refusal: HTTPError?
    /// True if the rest of the answer is not needed.
    private var isEnough = false

    /// - Returns: nil if memory runs out.
    init?(_ request: Request, number: Int, library: curl_library) {
        guard let handle = library.easy_init() else { return nil }
        (self.request, self.number, self.library, self.handle) = (request, number, library, handle)
        words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        configure()
    }

    deinit {
        library.easy_cleanup(handle)
        library.slist_free_all(headers)
        words.deallocate()
    }

    private func configure() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        let host = request.url.host(percentEncoded: false) ?? ""
        for header in request.headers { headers = library.slist_append(headers, header) }
        curl_set_pointer(handle, CURLOPT_URL, request.url.absoluteString)
        curl_set_pointer(handle, CURLOPT_HTTPHEADER, headers)
        curl_set_pointer(handle, CURLOPT_PRIVATE, context)
        curl_set_pointer(handle, CURLOPT_ERRORBUFFER, words)
        curl_set_pointer(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        // A pending name lookup does not delay the end of its request.
        curl_set_number(handle, CURLOPT_QUICK_EXIT, 1)
        curl_set_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        // No proxy is used for this machine, even if environment variables name one: a proxy could not reach this
        // machine.
        if URL.isLoopback(authority: host) { curl_set_pointer(handle, CURLOPT_PROXY, "") }
        curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, max(1, Int(request.connectTimeout / .milliseconds(1))))
        // Older versions of TLS are deprecated (RFC 8996).
        curl_set_number(handle, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        if let certificates = request.trustedCertificates { curl_set_issuers(handle, certificates) }
        curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        curl_set_receiver(handle, CURLOPT_HEADERFUNCTION) {
            Transfer.take($0, $1 * $2, $3) { transfer, line throws(HTTPError) in try transfer.addLine(line) }
        }
        curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) {
            Transfer.take($0, $1 * $2, $3) { transfer, bytes throws(HTTPError) in try transfer.addBody(bytes) }
        }
    }

    /// Passes bytes of the answer to their transfer. Returns the number of bytes if more bytes may follow, otherwise -1.
    private static func take(
        _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
        by add: (Transfer, UnsafeRawBufferPointer) throws(HTTPError) -> Void
    ) -> Int {
        guard let context else { return -1 }
        let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        do throws(HTTPError) {
            try add(transfer, UnsafeRawBufferPointer(start: bytes, count: count))
            return transfer.isEnough ? -1 : count
        } catch {
            transfer.refusal = error
            return -1
        }
    }

    private func addLine(_ line: UnsafeRawBufferPointer) throws(HTTPError) {
        let wasComplete = head.isComplete
        try head.add(line)
        if head.isComplete, !wasComplete { try beginBody() }
    }

    private func beginBody() throws(HTTPError) {
        let declared = head.first("content-length").flatMap { Int($0) }
        if URL.isRedirect(status: head.status, location: head.first("location")) {
            // The body of a redirect is not needed. The connection is kept if there is no body.
            isEnough = declared != 0
            return
        }
        let encodings = head.list("content-encoding").filter { $0 != "identity" }
        guard encodings.count <= 1, ["gzip", "x-gzip", "deflate"].contains(encodings.first ?? "gzip") else {
            throw .unknownEncoding
        }
        guard head.status == 304 || declared ?? 0 <= request.bodyLimit else { throw tooLarge }
        if !encodings.isEmpty { decompression = try Decompression(limit: request.bodyLimit) }
    }

    private func addBody(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        size += bytes.count
        guard size <= request.bodyLimit else { throw tooLarge }
        if let decompression { try decompression.add(bytes) } else { body.append(contentsOf: bytes) }
    }

    private var tooLarge: HTTPError { .bodyTooLarge(limit: request.bodyLimit) }

    /// Returns the outcome of the transfer, which has ended with a code.
    func outcome(_ code: CURLcode) -> Result<Answer, TransferFailure> {
        do throws(HTTPError) {
            if let refusal { throw refusal }
            guard code == CURLE_OK || isEnough else {
                return .failure(
                    TransferFailure(
                        code: code, words: String(cString: words), host: request.url.host() ?? "",
                        systemError: CInt(truncatingIfNeeded: curl_number(handle, CURLINFO_OS_ERRNO)),
                        hasHead: head.isComplete))
            }
            guard head.isComplete else { throw .notHTTP }
            try decompression?.finish()
            return .success(Answer(head: head, body: decompression?.body ?? body))
        } catch {
            return .failure(TransferFailure(error))
        }
    }
}
