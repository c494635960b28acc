import ChallengeProcessTestSupport
import ChallengeTestSupport
import Foundation

@testable import ChallengeNetworking

@Suite("The HTTP client over TLS", .limited)
struct HTTPClientTLSTests {
    private let recorded = RecordedWaiting()

    /// Returns the outcome of a request: a body or an error.
    private func outcome(_ baseURL: URL, trustsIssuer: Bool = true) async throws -> Result<String, HTTPError> {
        let client = HTTPClient(
            baseURL: baseURL, userAgent: "test", connectTimeout: .seconds(3600), timeout: .seconds(3600),
            bodyLimit: 100, waiting: recorded.waiting(), onPause: { _, _ in },
            trustedCertificates: trustsIssuer ? TestCertificates.pem(TestCertificates.issuer) : nil)
        return await client.outcome(of: Endpoint(path: "/"))
    }

    /// Keeps the server alive during the request to it; returns the outcome.
    private func outcome(
        _ server: TLSServer, scheme: String = "https", trustsIssuer: Bool = true
    ) async throws -> Result<String, HTTPError> {
        defer { withExtendedLifetime(server) {} }
        return try await outcome(server.baseURL.as(scheme), trustsIssuer: trustsIssuer)
    }

    @Test("An answer from a server with a trusted certificate is returned")
    func trusted() async throws { #expect(try await outcome(try TLSServer()) == .success("{}")) }

    @Test("An untrusted certificate and one for another host are errors without a retry")
    func insecure() async throws {
        let untrusted = "the server's certificate is not trusted: its issuer is unknown, or it has expired"
        for (server, trustsIssuer, words) in [
            (try TLSServer(), false, untrusted),
            (try TLSServer(TestCertificates.expired), true, untrusted),
            (try TLSServer(TestCertificates.other), true, "the server's certificate is for another host"),
        ] {
            let outcome = try await outcome(server, trustsIssuer: trustsIssuer)
            #expect(outcome == .failure(.permanent(words)))
        }
        #expect(recorded.pauses.all.isEmpty)
    }

    @Test("A server without TLS, or with an old version of it, is an error without a retry")
    func noHandshake() async throws {
        let plain = try RawServer {
            try $0.send("220 mail.example ESMTP\r\n")
            $0.waitForClose()
        }
        for outcome in [
            try await outcome(plain.baseURL.as("https")), try await outcome(try TLSServer(isOld: true)),
        ] {
            guard case .failure(.permanent(let words)) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
            #expect(words.hasPrefix("no secure connection ("))
        }
        #expect(recorded.pauses.all.isEmpty)
    }

    @Test("A redirect from https to http is refused")
    func plainRedirect() async throws {
        let server = try TLSServer(answer: "302 Found\r\nLocation: http://127.0.0.1:9/\r\n")
        #expect(try await outcome(server) == .failure(.permanent("the server redirects from https to http")))
    }
}

extension URL {
    /// Returns the same address with another scheme.
    fileprivate func `as`(_ scheme: String) throws -> URL {
        try #require(URL(string: absoluteString.replacing(/^https?/, with: scheme)))
    }
}

/// A server on the loopback interface that speaks TLS, and answers any input with `{}`. It is Python's, in a process of its
/// own, which ends when this object is released.
private final class TLSServer: Sendable {
    /// Its host is `localhost`.
    let baseURL: URL
    private let process: ChildProcess
    private let input = Pipe()

    /// - Parameters:
    ///   - certificate: in base 64, for the common key.
    ///   - isOld: true if it speaks no version of TLS above 1.1.
    ///   - answer: the status and the headers of each response.
    init(_ certificate: String = TestCertificates.good, isOld: Bool = false, answer: String = "200 OK\r\n") throws {
        let output = Pipe()
        let words = [
            "-W", "ignore", "-c", Self.program,
            TestCertificates.pem(certificate) + TestCertificates.pem(TestCertificates.key, "PRIVATE KEY"),
            isOld ? "old" : "", answer,
        ]
        process = try ChildProcess(
            "/usr/bin/python3", words, environment: [:], folder: "/", input: input.fileHandleForReading,
            output: output.fileHandleForWriting, errors: .standardError)
        try output.fileHandleForWriting.close()
        let port = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        baseURL = try #require(URL(string: "https://localhost:\(port)"))
    }

    private static let program = """
        import os, socket, ssl, sys, tempfile, threading
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(sys.argv[1])
            file.flush()
            context.load_cert_chain(file.name)
        if sys.argv[2]:
            context.set_ciphers("ALL:@SECLEVEL=0")
            context.minimum_version = ssl.TLSVersion.TLSv1
            context.maximum_version = ssl.TLSVersion.TLSv1_1
        answer = b"HTTP/1.1 " + sys.argv[3].encode() + b"Content-Length: 2\\r\\n\\r\\n{}"
        listener = socket.create_server(("127.0.0.1", 0))
        os.write(1, str(listener.getsockname()[1]).encode())
        os.close(1)
        def serve(plain):
            with context.wrap_socket(plain, server_side=True, do_handshake_on_connect=False) as connection:
                try:
                    connection.do_handshake()
                    while connection.recv(4096): connection.sendall(answer)
                except OSError:
                    # The client has to read the alert: closed with a request unread, the connection would be reset.
                    connection.shutdown(socket.SHUT_WR)
                    while connection.recv(4096): pass
        def accept():
            while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
        threading.Thread(target=accept, daemon=True).start()
        os.read(0, 1)
        """
}

/// Certificates of an issuer of our own, whose key is lost. All are of one key, which protects nothing.
///
/// They were made with OpenSSL: `openssl req -x509` for the issuer's, `openssl ca` with a start and an end for the others.
private enum TestCertificates {
    /// Returns a text in base 64 as a block of PEM.
    static func pem(_ text: String, _ kind: String = "CERTIFICATE") -> String {
        "-----BEGIN \(kind)-----\n\(text)\n-----END \(kind)-----\n"
    }

    static let issuer = """
        MIIBhDCCASmgAwIBAgIUTSc/TEzJuUGzHftez6EZpWEsFggwCgYIKoZIzj0EAwIwFjEUMBIGA1UEAwwLVGVzdCBpc3N1ZXIwIBcNMjYxMTIxMT
        IwODUzWhgPMjEyNjEwMjgxMjA4NTNaMBYxFDASBgNVBAMMC1Rlc3QgaXNzdWVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAExMwtU3pBK5OC
        Es2a1xhmV+tDLmKgv0qodGKhYL6sEtFCCsIMscNE4ZnIXD5ue5s1S93m0QiLxqBXAGAumw5uJ6NTMFEwHQYDVR0OBBYEFHj00idabXGHtcKgvW
        QLxsycsEPCMB8GA1UdIwQYMBaAFHj00idabXGHtcKgvWQLxsycsEPCMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAMc71hAv
        PmulYId1smmnWuSdVR3uaVi20XG8J7PlUR5+AiEAuAKBuwx2HgCf0F1gz9CxRK70U+fEBmOdU+kwP5SZfPI=
        """

    /// For `localhost` and 127.0.0.1, until 2120.
    static let good = """
        MIIBeTCCAR+gAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtUZXN0IGlzc3VlcjAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMD
        AwMFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE4v8Y5gI0q+9Yr1MwKAonVZwxBIOvfXnpKj6zRgA1
        j4kf9C3lja7hAwZqkz7phse0NROV8QpxBXCgkDbvfMCqwqNeMFwwGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBRs0VS+ih
        z3+hUGfcVl8VKZzp8+UjAfBgNVHSMEGDAWgBR49NInWm1xh7XCoL1kC8bMnLBDwjAKBggqhkjOPQQDAgNIADBFAiAUyQKpnt4MoWDEC/7fHizv
        vlKBWUwN3uJy6/aw6htYPgIhAIwYL0AX+zvwXLCwFZcdV4aa7QuO32Q7IGM0wgOIcpTX
        """

    /// For `localhost` and 127.0.0.1, until 2021.
    static let expired = """
        MIIBeDCCAR2gAwIBAgIBAjAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtUZXN0IGlzc3VlcjAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMD
        BaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOL/GOYCNKvvWK9TMCgKJ1WcMQSDr3156So+s0YANY+J
        H/Qt5Y2u4QMGapM+6YbHtDUTlfEKcQVwoJA273zAqsKjXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAdBgNVHQ4EFgQUbNFUvooc9/
        oVBn3FZfFSmc6fPlIwHwYDVR0jBBgwFoAUePTSJ1ptcYe1wqC9ZAvGzJywQ8IwCgYIKoZIzj0EAwIDSQAwRgIhAP+S8IaCre4070MiftseMYkL
        aMpUpD7BzhAWf6GW+hh6AiEAvmp6pr1y1oh5XSGP8AYhxtcid7Z7d7XukLoZROmwD4U=
        """

    /// For `other.example`, until 2120.
    static let other = """
        MIIBezCCASGgAwIBAgIBAzAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtUZXN0IGlzc3VlcjAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMD
        AwMFowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOL/GOYCNKvvWK9TMCgKJ1WcMQSDr3156So+
        s0YANY+JH/Qt5Y2u4QMGapM+6YbHtDUTlfEKcQVwoJA273zAqsKjXDBaMBgGA1UdEQQRMA+CDW90aGVyLmV4YW1wbGUwHQYDVR0OBBYEFGzRVL
        6KHPf6FQZ9xWXxUpnOnz5SMB8GA1UdIwQYMBaAFHj00idabXGHtcKgvWQLxsycsEPCMAoGCCqGSM49BAMCA0gAMEUCIGv+UuYzRRCx9OlJerbR
        bzhGl/UbyaxhJ6+Xv7+J5PGRAiEA++zxHS/G/wcDM2RDjAjjFJuI9FdAuEIodJK+c00gyrI=
        """

    static let key = """
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSWIScFHvnIOjwS8qjQIwWxV3PqMV6NWGdHCCXDn9dNqhRANCAATi/xjmAjSr71
        ivUzAoCidVnDEEg699eekqPrNGADWPiR/0LeWNruEDBmqTPumGx7Q1E5XxCnEFcKCQNu98wKrC
        """
}
