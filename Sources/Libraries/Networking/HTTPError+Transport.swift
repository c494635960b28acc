import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOPosix

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
        case is ChannelError: self = .connection("the server closed the connection")
        case HTTPParserError.invalidEOFState:
            self = .connection("the server closed the connection in the middle of its answer")
        case is HTTPParserError: self = .connection("the server's answer is not HTTP")
        default: self = .connection(Self.describe(error))
        }
    }

    private init(_ error: HTTPClientError) {
        switch error {
        case .cancelled: self = .cancelled
        case .connectTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout, .socksHandshakeTimeout,
            .httpProxyHandshakeTimeout, .readTimeout, .writeTimeout, .deadlineExceeded:
            self = .timeout
        case .remoteConnectionClosed: self = .connection("the server closed the connection")
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
        case .ECONNRESET, .EPIPE, .ECONNABORTED: self = .connection("the server closed the connection")
        case .EHOSTUNREACH, .EHOSTDOWN: self = .connection("the host cannot be reached")
        case .ENETUNREACH, .ENETDOWN: self = .connection("the network cannot be reached")
        case .EACCES, .EPERM: self = .connection("the system does not permit the connection")
        case .EMFILE, .ENFILE: self = .connection("too many open files")
        default: self = .connection(String(describing: error))
        }
    }

    /// The TLS library's errors are known by name only, so that this module need not depend on it.
    private static func describe(_ error: any Error) -> String {
        let text = String(describing: error)
        guard String(reflecting: type(of: error)).hasPrefix("NIOSSL.") else { return text }
        return text.contains("CERTIFICATE_VERIFY_FAILED")
            ? "the server's certificate is not trusted" : "no secure connection: \(text)"
    }
}
