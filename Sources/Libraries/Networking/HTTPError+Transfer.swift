import CChallengeCurl
import ChallengeCore
import Glibc

/// The way in which libcurl has ended a transfer without a response.
struct TransferEnd {
    let code: CURLcode
    /// libcurl's message.
    let words: String
    let host: String
    /// The `errno` of a failed connection; 0 without an error.
    var systemError: CInt = 0
    /// True if a part of the head of a response was received.
    var hasStatus = false
    /// True if the first address had the scheme `https`.
    var isSecure = false
    var isRedirected = false
    /// True if the server's certificate is trusted, even if it is for another host.
    var isTrusted = false
}

extension HTTPError {
    init(_ end: TransferEnd) {
        switch end.code {
        case CURLE_OPERATION_TIMEDOUT: self = .timeout
        case CURLE_COULDNT_RESOLVE_HOST: self = .connection("the host \(end.host) is not known")
        case CURLE_COULDNT_RESOLVE_PROXY: self = .permanent("the proxy is not known")
        case CURLE_COULDNT_CONNECT: self.init(systemError: end.systemError, words: end.words)
        case CURLE_GOT_NOTHING: self = .closed
        case CURLE_PARTIAL_FILE, CURLE_HTTP2_STREAM: self = .broken
        case CURLE_SEND_ERROR, CURLE_RECV_ERROR:
            if end.words.contains("chunked-encoding") {
                self = .permanent("the server's response has a chunk of an impossible size")
            } else {
                self = end.hasStatus ? .broken : .closed
            }
        case CURLE_SSL_CONNECT_ERROR: self = .permanent("no secure connection (\(end.words))")
        case CURLE_PEER_FAILED_VERIFICATION:
            // An expired certificate and an unknown issuer share a text, because servers confuse these errors.
            self = .permanent(
                end.isTrusted
                    ? "the server's certificate is for another host"
                    : "the server's certificate is not trusted: its issuer is unknown, or it has expired")
        case CURLE_TOO_MANY_REDIRECTS: self = .permanent("the server redirects too often")
        case CURLE_UNSUPPORTED_PROTOCOL where end.isRedirected && end.isSecure:
            self = .permanent("the server redirects from https to http")
        case CURLE_URL_MALFORMAT,
            CURLE_UNSUPPORTED_PROTOCOL where end.isRedirected:
            self = .permanent("the server redirects to an invalid address")
        case CURLE_BAD_CONTENT_ENCODING:
            self = .permanent(
                end.words.hasPrefix("Unrecognized")
                    ? "the server's response uses a compression that was not requested"
                    : "the server's compressed response is damaged")
        // The last code is libcurl's result for headers that it cannot parse.
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_HTTP2, CURLE_BAD_FUNCTION_ARGUMENT:
            self = .notHTTP
        default: self = .permanent(end.words.isEmpty ? "HTTP library error \(end.code.rawValue)" : end.words)
        }
    }

    private init(systemError: CInt, words: String) {
        self =
            switch systemError {
            case ETIMEDOUT: .timeout
            case ECONNREFUSED: .connection("connection refused")
            case ECONNRESET, EPIPE, ECONNABORTED: .closed
            case EHOSTUNREACH, EHOSTDOWN: .connection("the host cannot be reached")
            case ENETUNREACH, ENETDOWN: .connection("the network cannot be reached")
            case EACCES, EPERM: .connection("the system does not permit the connection")
            case EMFILE, ENFILE: .connection("too many open files")
            default: .connection(words.isEmpty ? "no connection" : words)
            }
    }

    static let closed = Self.connection("the server closed the connection")
    static let broken = Self.connection("the server closed the connection in the middle of its response")
    static let notHTTP = Self.permanent("the server's response is not HTTP")
}
