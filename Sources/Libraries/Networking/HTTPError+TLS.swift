import NIOSSL

extension HTTPError {
    /// Why there is no secure connection, in words.
    init(_ error: NIOSSLError) {
        switch error {
        case .uncleanShutdown: self = .closed
        case .handshakeFailed(let error): self = Self(error)
        default: self = .connection("no secure connection (\(error))")
        }
    }

    /// What the server says when the handshake is over comes as such an error, too.
    init(_ error: BoringSSLError) {
        switch error {
        case .syscallError, .zeroReturn, .sslError([.eofDuringHandshake]): self = .closed
        case .sslError(let stack), .unknownError(let stack): self = .connection(Self.words(for: stack))
        default: self = .connection("no secure connection (\(error))")
        }
    }

    /// What is wrong beside what BoringSSL finds.
    init(_ error: NIOSSLExtraError) {
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
