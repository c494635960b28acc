import AsyncHTTPClient
package import ChallengeCore
package import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// Why a request has no answer that can be used.
package enum HTTPError: Error, Sendable, Hashable {
    /// The base URL, or the endpoint, is nothing to ask for; the text is the one that is at fault.
    ///
    /// A base URL is not `http` or `https`, has no host, a port outside 1 to 65535, a query or a fragment; an endpoint's
    /// path has a segment `.` or `..`.
    case invalidURL(String)
    /// No connection, or it broke; the text is the reason in words for a person, without a full stop.
    case connection(String)
    /// No connection or no complete answer within the time allowed.
    case timeout
    /// An answer with a status outside 200 to 299 other than 429, and its body.
    case status(Int, body: Data)
    /// The API wants fewer requests (status 429), and a pause before the next one: how long, where it has said so.
    ///
    /// A pause that is short enough was made already; then another request had the same answer.
    case rateLimited(retryAfter: Duration?)
    /// A body larger than the limit, in bytes. The rest of it was not read.
    case bodyTooLarge(limit: Int)
    /// The task that asked was cancelled.
    case cancelled
}

extension RequestFailure {
    /// Nil where there was no failure but a cancellation.
    package init?(_ error: HTTPError) {
        switch error {
        case .invalidURL(let url): self = .invalidURL(url)
        case .connection(let reason): self = .unreachable(reason)
        case .timeout: self = .timeout
        case .status(let code, _): self = .status(code)
        case .rateLimited(let pause): self = .rateLimited(retryAfter: pause)
        case .bodyTooLarge(let limit): self = .tooLarge(limit: limit)
        case .cancelled: return nil
        }
    }
}

extension HTTPError {
    /// What an error of the HTTP library, of its sockets or of task cancellation means to us.
    ///
    /// An ``HTTPError`` stays what it is. Whatever is neither a time-out nor a cancellation is a broken connection, with
    /// a reason that a person understands.
    init(transport error: any Error) {
        switch error {
        case let error as HTTPError: self = error
        case is CancellationError: self = .cancelled
        case let error as HTTPClientError: self = Self(error)
        case let error as NIOConnectionError: self = Self(error)
        case let error as IOError: self = Self(error)
        case ChannelError.connectTimeout: self = .timeout
        case is ChannelError: self = .closed
        case HTTPParserError.invalidEOFState:
            self = .connection("the server closed the connection in the middle of its answer")
        case is HTTPParserError: self = .connection("the server's answer is not HTTP")
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
            self = .connection("the server's answer is compressed, and damaged")
        case let error as NIOSSLError: self = Self(error)
        case let error as BoringSSLError: self = Self(error)
        case let error as NIOSSLExtraError: self = Self(error)
        default: self = .connection(String(describing: error))
        }
    }

    /// The other side has ended the connection.
    static let closed = Self.connection("the server closed the connection")

    /// Whether a connection broke, or was never made, so that another one may come about.
    ///
    /// A time-out is none: who has waited once does not want to wait again. Neither is anything that another connection
    /// would end in again: a certificate that is not trusted, an answer that is not HTTP.
    static func isConnectionLost(_ error: any Error) -> Bool {
        guard case .connection = Self(transport: error) else { return false }
        return switch error {
        case is NIOConnectionError, is IOError, is ChannelError, HTTPParserError.invalidEOFState: true
        case let error as HTTPClientError: error == .remoteConnectionClosed
        case is NIOSSLError, is BoringSSLError: Self(transport: error) == .closed
        default: false
        }
    }

    private init(_ error: HTTPClientError) {
        switch error {
        case .cancelled: self = .cancelled
        case .connectTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout, .socksHandshakeTimeout,
            .httpProxyHandshakeTimeout, .readTimeout, .writeTimeout, .deadlineExceeded:
            self = .timeout
        case .remoteConnectionClosed: self = .closed
        default: self = .connection(error.shortDescription.lowercased())
        }
    }

    /// A host name may have several addresses: the reason is the first one's, unless it has none.
    private init(_ error: NIOConnectionError) {
        if let failure = error.connectionErrors.first {
            self.init(transport: failure.error)
        } else {
            self = .connection("the host \(error.host) is not known")
        }
    }

    private init(_ error: IOError) {
        switch POSIXErrorCode(rawValue: error.errnoCode) {
        case .ETIMEDOUT: self = .timeout
        case .ECONNREFUSED: self = .connection("connection refused")
        case .ECONNRESET, .EPIPE, .ECONNABORTED: self = .closed
        case .EHOSTUNREACH, .EHOSTDOWN: self = .connection("the host cannot be reached")
        case .ENETUNREACH, .ENETDOWN: self = .connection("the network cannot be reached")
        case .EACCES, .EPERM: self = .connection("the system does not permit the connection")
        case .EMFILE, .ENFILE: self = .connection("too many open files")
        default: self = .connection(String(describing: error))
        }
    }

    /// Why there is no secure connection, in words.
    private init(_ error: NIOSSLError) {
        switch error {
        case .uncleanShutdown: self = .closed
        case .handshakeFailed(let error): self = Self(error)
        default: self = .connection("no secure connection (\(error))")
        }
    }

    /// What the server says when the handshake is over comes as such an error, too.
    private init(_ error: BoringSSLError) {
        switch error {
        case .syscallError, .zeroReturn, .sslError([.eofDuringHandshake]): self = .closed
        case .sslError(let stack), .unknownError(let stack): self = .connection(Self.words(for: stack))
        default: self = .connection("no secure connection (\(error))")
        }
    }

    /// What is wrong beside what BoringSSL finds.
    private init(_ error: NIOSSLExtraError) {
        self = .connection(
            error == .failedToValidateHostname
                ? "the server's certificate is for another host" : "no secure connection (\(error))")
    }

    /// The TLS library tells its reasons by name only, in a text that also says where in its sources they are found:
    /// `Error: 268435581 error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at FILE:LINE`.
    ///
    /// A certificate whose time is over and one whose issuer is unknown have the same name there.
    private static func words(for stack: NIOBoringSSLErrorStack) -> String {
        let names = stack.map { error in
            let text = error.description
            guard let place = text.firstRange(of: "OPENSSL_internal:") else { return text }
            return String(text[place.upperBound...].prefix { $0 != " " })
        }
        return names.lazy.compactMap(words).first ?? "no secure connection (\(names.joined(separator: ", ")))"
    }

    /// The names stand in BoringSSL's ssl.h without the `SSL_R_` in front. An alert is what the server has said.
    private static func words(for name: String) -> String? {
        switch name {
        case "CERTIFICATE_VERIFY_FAILED":
            "the server's certificate is not trusted: its issuer is not known, or its time is over"
        case "WRONG_VERSION_NUMBER": "the server does not speak https; http may be what it speaks"
        case "UNSUPPORTED_PROTOCOL", "TLSV1_ALERT_PROTOCOL_VERSION":
            "the server has no version of TLS that is still safe"
        case "SSLV3_ALERT_HANDSHAKE_FAILURE", "TLSV1_ALERT_INSUFFICIENT_SECURITY",
            "TLSV1_ALERT_NO_APPLICATION_PROTOCOL":
            "the server wants another kind of secure connection"
        case "TLSV1_ALERT_UNRECOGNIZED_NAME": "the server does not know the host by this name"
        case "TLSV1_ALERT_CERTIFICATE_REQUIRED": "the server wants a certificate from who asks"
        default: nil
        }
    }
}
