#if Network
import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

extension HTTPError {
    /// Converts an error of the HTTP library, of its sockets or of task cancellation. Anything but a timeout or a
    /// cancellation is a lost connection, with a reason that people understand.
    init(transport error: any Error) {
        switch error {
        case let error as HTTPError: self = error
        case is CancellationError: self = .cancelled
        case let error as HTTPClientError: self = Self(error)
        case let error as NIOConnectionError: self = Self(error)
        case let error as IOError: self = Self(error)
        case ChannelError.connectTimeout: self = .timeout
        case is ChannelError, is StaleConnection: self = .closed
        case let error as HTTPParserError: self = Self(error)
        case is NIOHTTPDecoderError: self = .connection("the server sent an answer that was not asked for")
        case NIOSSLError.uncleanShutdown: self = .closed
        case NIOSSLError.handshakeFailed(let error): self = Self(error)
        case let error as BoringSSLError: self = Self(error)
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            self = .connection("the server's certificate is for another host")
        case is NIOSSLError, is NIOSSLExtraError: self = .connection("no secure connection (\(error))")
        default: self = .connection(String(describing: error))
        }
    }

    static let closed = Self.connection("the server closed the connection")

    /// True if a connection was lost or never made, so that a retry may help: not after a timeout, which was long
    /// enough, nor after what would happen again, such as a certificate that is not trusted.
    static func isConnectionLost(_ error: any Error) -> Bool {
        guard case .connection = Self(transport: error) else { return false }
        return switch error {
        case is NIOConnectionError, is IOError, is ChannelError, is StaleConnection, HTTPParserError.invalidEOFState:
            true
        case let error as HTTPClientError: error == .remoteConnectionClosed
        case is NIOSSLError, is BoringSSLError: Self(transport: error) == .closed
        default: false
        }
    }

    /// True if a kept connection was closed before anything of the answer had come, or even before the request was sent,
    /// so that it can be sent again at once: this says nothing of how the server is now.
    static func isStale(_ error: any Error) -> Bool {
        switch error {
        case is StaleConnection, ChannelError.ioOnClosedChannel: true
        default: false
        }
    }

    /// The decoder's limits are those of `NIOHTTPDecoderLimitConfiguration`.
    private init(_ error: HTTPParserError) {
        let reason =
            switch error {
            case .invalidEOFState: "the server closed the connection in the middle of its answer"
            case .headerOverflow:
                "the server's answer has more than 256 headers, one of more than 80 KiB, or more than 2 MiB of them"
            case .invalidContentLength, .unexpectedContentLength:
                "the headers of the server's answer tell an impossible length"
            case .invalidChunkSize: "the server's answer has a chunk of an impossible size"
            default: "the server's answer is not HTTP"
            }
        self = .connection(reason)
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

    /// The reason of the first of the host's addresses; it has none if the name is unknown.
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

    /// Includes what the server says after the handshake.
    private init(_ error: BoringSSLError) {
        switch error {
        case .syscallError, .zeroReturn, .sslError([.eofDuringHandshake]): self = .closed
        case .sslError(let stack), .unknownError(let stack): self = .connection(Self.words(for: stack))
        default: self = .connection("no secure connection (\(error))")
        }
    }

    /// The TLS library has its reasons as names only, within a text:
    /// `Error: 268435581 error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at FILE:LINE`.
    private static func words(for stack: NIOBoringSSLErrorStack) -> String {
        let names = stack.map { error in
            let text = error.description
            guard let place = text.firstRange(of: "OPENSSL_internal:") else { return text }
            return String(text[place.upperBound...].prefix { $0 != " " })
        }
        return names.lazy.compactMap(words).first ?? "no secure connection (\(names.joined(separator: ", ")))"
    }

    /// By BoringSSL's names in ssl.h without `SSL_R_`; an expired certificate and an unknown issuer have the same one.
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
#endif
