import CChallengeCurl
import FoundationEssentials
import Glibc

/// The reason for a missing answer.
struct TransferFailure: Error {
    let error: HTTPError
    /// True if a connection was lost or not made, so that a retry may help. False after a timeout, which was long enough,
    /// and for an error that would recur, such as an untrusted certificate.
    let isConnectionLost: Bool

    init(_ error: HTTPError, isConnectionLost: Bool = false) {
        (self.error, self.isConnectionLost) = (error, isConnectionLost)
    }

    /// - Parameters:
    ///   - words: libcurl's message.
    ///   - systemError: the `errno` of a failed connection; 0 without an error.
    ///   - hasHead: true if the head of an answer was received.
    init(
        code: CURLcode, words: String, host: String = "", systemError: CInt = 0, hasHead: Bool = false
    ) {
        switch code {
        case CURLE_OPERATION_TIMEDOUT: self.init(.timeout)
        case CURLE_COULDNT_RESOLVE_HOST: self.init(.connection("the host \(host) is not known"), isConnectionLost: true)
        case CURLE_COULDNT_CONNECT: self.init(systemError: systemError, words: words)
        case CURLE_GOT_NOTHING: self.init(.closed, isConnectionLost: true)
        case CURLE_PARTIAL_FILE, CURLE_HTTP2_STREAM: self.init(.broken, isConnectionLost: true)
        case CURLE_SEND_ERROR, CURLE_RECV_ERROR: self.init(exchange: words, systemError: systemError, hasHead: hasHead)
        case CURLE_SSL_CONNECT_ERROR: self.init(handshake: words)
        case CURLE_PEER_FAILED_VERIFICATION: self.init(verification: words)
        case CURLE_URL_MALFORMAT: self.init(.connection("the server redirects to an invalid address"))
        case CURLE_COULDNT_RESOLVE_PROXY: self.init(.connection("the proxy is not known"))
        // A line of the head may exceed libcurl's limit.
        case CURLE_OUT_OF_MEMORY where !hasHead, CURLcode(100) where !hasHead: self.init(AnswerHead.tooLarge)
        case CURLE_WEIRD_SERVER_REPLY where words.contains("Content-Length"): self.init(.impossibleLength)
        case CURLE_UNSUPPORTED_PROTOCOL where words.contains("response code"): self.init(.badStatus)
        case CURLE_BAD_CONTENT_ENCODING: self.init(.unknownEncoding)
        // The last code is libcurl's result for headers that it cannot parse.
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_HTTP2, CURLE_BAD_FUNCTION_ARGUMENT:
            self.init(.notHTTP)
        default: self.init(.connection(words.isEmpty ? "HTTP library error \(code.rawValue)" : words))
        }
    }

    private init(systemError: CInt, words: String) {
        switch systemError {
        case ETIMEDOUT: self.init(.timeout)
        case ECONNREFUSED: self.init(.connection("connection refused"), isConnectionLost: true)
        case ECONNRESET, EPIPE, ECONNABORTED: self.init(.closed, isConnectionLost: true)
        case EHOSTUNREACH, EHOSTDOWN: self.init(.connection("the host cannot be reached"), isConnectionLost: true)
        case ENETUNREACH, ENETDOWN: self.init(.connection("the network cannot be reached"), isConnectionLost: true)
        case EACCES, EPERM:
            self.init(.connection("the system does not permit the connection"), isConnectionLost: true)
        case EMFILE, ENFILE: self.init(.connection("too many open files"), isConnectionLost: true)
        default: self.init(.connection(words.isEmpty ? "no connection" : words), isConnectionLost: true)
        }
    }

    /// Creates a failure that occurred while sending a request or receiving its answer.
    private init(exchange words: String, systemError: CInt, hasHead: Bool) {
        if words.contains("chunked-encoding") {
            self.init(.connection("the server's response has a chunk of an impossible size"))
        } else if words.contains("response headers") {
            self.init(AnswerHead.tooLarge)
        } else if let reason = Self.reason(in: words) {
            // The server reports this reason after the handshake.
            self.init(.connection(reason))
        } else {
            self.init(hasHead ? .broken : .closed, isConnectionLost: true)
        }
    }

    private init(handshake words: String) {
        if let reason = Self.reason(in: words) {
            self.init(.connection(reason))
        } else if words.contains("SSL_ERROR_SYSCALL") || words.contains("unexpected eof")
            || words.contains("Connection reset")
        {
            self.init(.closed, isConnectionLost: true)
        } else {
            self.init(.connection("no secure connection (\(words))"))
        }
    }

    /// An expired certificate and an unknown issuer share a text, because servers confuse these errors.
    private init(verification words: String) {
        self.init(
            .connection(
                words.contains("subject name") || words.contains("does not match")
                    ? "the server's certificate is for another host"
                    : "the server's certificate is not trusted: its issuer is unknown, or it has expired"))
    }

    /// Returns the reason that OpenSSL gives, in our words; nil for an unknown reason. The names are from
    /// `openssl/sslerr.h`.
    private static func reason(in words: String) -> String? {
        reasons.first { words.contains("::" + $0.name) }?.reason
    }

    private static let reasons = [
        ("wrong version number", "the server does not speak https; try http"),
        ("packet length too long", "the server does not speak https; try http"),
        ("unsupported protocol", "the server supports no secure version of TLS"),
        ("tlsv1 alert protocol version", "the server supports no secure version of TLS"),
        ("sslv3 alert handshake failure", "the server rejects this kind of secure connection"),
        ("tlsv1 alert insufficient security", "the server rejects this kind of secure connection"),
        ("tlsv1 alert no application protocol", "the server rejects this kind of secure connection"),
        ("tlsv1 unrecognized name", "the server does not know the host by this name"),
        ("tlsv13 alert certificate required", "the server requires a client certificate"),
    ].map { (name: $0.0, reason: $0.1) }
}

extension HTTPError {
    /// Converts an error of a transfer, or of a cancelled task.
    init(transport error: any Error) {
        self =
            switch error {
            case let error as HTTPError: error
            case let failure as TransferFailure: failure.error
            case is CancellationError: .cancelled
            default: .connection(String(describing: error))
            }
    }

    static let closed = Self.connection("the server closed the connection")
    static let broken = Self.connection("the server closed the connection in the middle of its response")
}
