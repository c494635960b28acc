import CChallengeCurl
import ChallengeCore
import ChallengeText
import FoundationEssentials

/// A request and its response so far. One thread at a time uses it.
final class Transfer {
    struct Request: Sendable {
        let url: URL
        let userAgent: String
        /// Header lines such as `Accept: image/*`.
        let headers: [String]
        let connectTimeout: Duration
        /// The maximum size of the body in bytes, both compressed and decompressed.
        let bodyLimit: Int
        /// Certificates of issuers to trust in addition to the system's, in PEM.
        let trustedCertificates: String?
    }

    /// A response after all redirects, with a complete, decompressed body and any status.
    struct Response: Sendable {
        let status: Int
        let body: Data
        /// The entity tag; nil if the response must not be cached (RFC 9111, section 5.2.2.5) or was redirected to.
        let validator: String?
        let retryAfter: String?
    }

    /// The maximum number of redirects.
    private static let redirectLimit = 5

    let number: Int
    /// libcurl's handle of the request.
    let handle: UnsafeMutableRawPointer
    private let library: curl_library
    private let request: Request
    /// The list of headers, which libcurl does not copy.
    private var headers: UnsafeMutablePointer<curl_slist>?
    /// libcurl's message for an error.
    private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var body = Data()
    private var isTooLarge = false

    /// - Returns: nil if memory runs out.
    init?(_ request: Request, number: Int, library: curl_library) {
        guard let handle = library.easy_init() else { return nil }
        self.request = request
        self.number = number
        self.library = library
        self.handle = handle
        words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        configure()
    }

    deinit {
        library.easy_cleanup(handle)
        library.slist_free_all(headers)
        words.deallocate()
    }

    private var isSecure: Bool { request.url.scheme?.lowercased() == "https" }

    private func configure() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        for header in request.headers { headers = library.slist_append(headers, header) }
        curl_set_pointer(handle, CURLOPT_URL, request.url.absoluteString)
        curl_set_pointer(handle, CURLOPT_USERAGENT, request.userAgent)
        curl_set_pointer(handle, CURLOPT_HTTPHEADER, headers)
        // gzip is the only encoding that all servers interpret alike.
        curl_set_pointer(handle, CURLOPT_ACCEPT_ENCODING, "gzip")
        curl_set_pointer(handle, CURLOPT_PRIVATE, context)
        curl_set_pointer(handle, CURLOPT_ERRORBUFFER, words)
        curl_set_pointer(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 1)
        curl_set_number(handle, CURLOPT_MAXREDIRS, Self.redirectLimit)
        curl_set_pointer(handle, CURLOPT_REDIR_PROTOCOLS_STR, isSecure ? "https" : "http,https")
        curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        // A pending name lookup does not delay the end of its request.
        curl_set_number(handle, CURLOPT_QUICK_EXIT, 1)
        curl_set_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        // No proxy is used for this machine, even if environment variables name one: a proxy could not reach this
        // machine.
        let host = request.url.host(percentEncoded: false) ?? ""
        if URL.isLoopback(authority: host) { curl_set_pointer(handle, CURLOPT_PROXY, "") }
        curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, max(1, Int(request.connectTimeout / .milliseconds(1))))
        // Older versions of TLS are deprecated (RFC 8996).
        curl_set_number(handle, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        if let certificates = request.trustedCertificates { curl_set_issuers(handle, certificates) }
        // Refuses a larger body at its head. The function below counts the decompressed bytes.
        curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(request.bodyLimit))
        curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            guard let context else { return -1 }
            let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            return transfer.add(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
    }

    /// Adds bytes to the body. Returns their number; -1 ends the transfer.
    private func add(_ bytes: UnsafeRawBufferPointer) -> Int {
        isTooLarge = body.count + bytes.count > request.bodyLimit
        if isTooLarge { return -1 }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    /// Returns the outcome of the transfer, which has ended with a code.
    func outcome(_ code: CURLcode) -> Result<Response, HTTPError> {
        let status = curl_number(handle, CURLINFO_RESPONSE_CODE)
        let isRedirected = curl_number(handle, CURLINFO_REDIRECT_COUNT) > 0
        if isTooLarge || code == CURLE_FILESIZE_EXCEEDED {
            return .failure(.bodyTooLarge(limit: request.bodyLimit))
        }
        guard code == CURLE_OK else {
            let last = isRedirected ? curl_pointer(handle, CURLINFO_EFFECTIVE_URL) : nil
            let address = last.flatMap { URL(string: String(cString: $0.assumingMemoryBound(to: CChar.self))) }
            let url = (address ?? request.url).withRequestedHost
            let end = TransferEnd(
                code: code, words: String(cString: words).withoutUser, host: url?.host() ?? "",
                systemError: CInt(truncatingIfNeeded: curl_number(handle, CURLINFO_OS_ERRNO)),
                hasStatus: status > 0, isSecure: isSecure, isRedirected: isRedirected,
                // OpenSSL's result; 1 means that the host was compared and refused before there was a result.
                isTrusted: curl_number(handle, CURLINFO_SSL_VERIFYRESULT) <= 1)
            return .failure(HTTPError(end))
        }
        guard status > 0 else { return .failure(.notHTTP) }
        let isSecret = headers("Cache-Control").contains { $0.lowercased().contains("no-store") }
        return .success(
            Response(
                status: status, body: body, validator: isSecret || isRedirected ? nil : headers("ETag").first,
                retryAfter: headers("Retry-After").first))
    }

    /// Returns the values of a header of the last response, without blanks at their ends.
    private func headers(_ name: String) -> [String] {
        var values: [String] = []
        while let value = curl_response_header(handle, name, values.count) { values.append(String(cString: value)) }
        return values
    }
}
