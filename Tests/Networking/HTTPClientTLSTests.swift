import ChallengeShellTestSupport
import Foundation
import NIOCore
import NIOPosix
import NIOSSL

@testable import ChallengeShellNetworking

@Suite("The HTTP client, over TLS,", .limited)
struct HTTPClientTLSTests {
    private let recorded = RecordedWaiting()

    /// What comes of a request: a body or an error.
    private func outcome(_ baseURL: URL, trustsIssuer: Bool = true) async throws -> Result<String, HTTPError> {
        let client = HTTPClient(
            baseURL: baseURL, userAgent: "test", connectTimeout: .seconds(3600), timeout: .seconds(3600),
            bodyLimit: 100, waiting: recorded.waiting(), onPause: { _, _ in },
            trustedCertificates: trustsIssuer ? [try TestCertificates.certificate(TestCertificates.issuer)] : [])
        return await client.outcome(of: Endpoint(path: "/"))
    }

    @Test("takes an answer from a server whose certificate is trusted")
    func trusted() async throws { #expect(try await outcome(try await TLSServer.start()) == .success("{}")) }

    @Test("says that a certificate is not trusted or for another host, or the version old, and does not ask again")
    func insecure() async throws {
        let untrusted = "the server's certificate is not trusted: its issuer is not known, or its time is over"
        #expect(try await outcome(try await TLSServer.start(), trustsIssuer: false) == .failure(.connection(untrusted)))
        let old = try await TLSServer.start {
            $0.minimumTLSVersion = .tlsv1
            $0.maximumTLSVersion = .tlsv11
        }
        for (url, words) in [
            (try await TLSServer.start(TestCertificates.expired), untrusted),
            (try await TLSServer.start(TestCertificates.other), "the server's certificate is for another host"),
            (old, "the server has no version of TLS that is still safe"),
        ] {
            #expect(try await outcome(url) == .failure(.connection(words)))
        }
        #expect(recorded.pauses.all.isEmpty)
    }

    @Test("says that the server does not speak TLS, and does not ask again", arguments: [true, false])
    func plain(isHTTP: Bool) async throws {
        let server = try RawServer {
            try $0.send(isHTTP ? "HTTP/1.1 400 Bad request\r\n\r\n" : "220 mail.example ESMTP\r\n")
            $0.waitForClose()
        }
        let words = "the server does not speak https; http may be what it speaks"
        #expect(try await outcome(server.baseURL.as("https")) == .failure(.connection(words)))
        #expect(recorded.pauses.all.isEmpty)
    }

    @Test("says that a server that expects TLS does not speak HTTP, and that one wants a certificate")
    func expected() async throws {
        let plain = try await TLSServer.start().as("http")
        #expect(try await outcome(plain) == .failure(.connection("the server closed the connection")))
        let url = try await TLSServer.start { $0.certificateVerification = .noHostnameVerification }
        let wanted = HTTPError.connection("the server wants a certificate from who asks")
        #expect(try await outcome(url) == .failure(wanted))
    }

    @Test("asks once more when the connection is closed before it is secure")
    func closed() async throws {
        let server = try RawServer { _ in }
        let url = try #require(URL(string: server.baseURL.absoluteString.replacing("http:", with: "https:")))
        #expect(try await outcome(url) == .failure(.connection("the server closed the connection")))
        #expect(recorded.pauses.all.count == 1)
    }
}

extension URL {
    /// The same address with another scheme.
    fileprivate func `as`(_ scheme: String) throws -> URL {
        try #require(URL(string: absoluteString.replacing(/^https?/, with: scheme)))
    }
}

/// A server on the loopback interface that speaks TLS, and answers whatever it reads with `{}`.
///
/// Its threads are the shared ones, and it stays until the process ends.
enum TLSServer {
    /// - Parameters:
    ///   - certificate: In base 64, for the key of all of them here.
    ///   - configure: What is different from what a server usually speaks.
    /// - Returns: The base URL, whose host is `localhost`.
    static func start(
        _ certificate: String = TestCertificates.good,
        configure: (inout TLSConfiguration) -> Void = { _ in }
    ) async throws -> URL {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try TestCertificates.certificate(certificate))],
            privateKey: .privateKey(
                try NIOSSLPrivateKey(bytes: TestCertificates.bytes(TestCertificates.key), format: .der)))
        configure(&configuration)
        let context = try NIOSSLContext(configuration: configuration)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(NIOSSLServerHandler(context: context), Answerer())
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(channel.localAddress?.port)
        return try #require(URL(string: "https://localhost:\(port)"))
    }

    /// Answers when the first bytes have come: a request is smaller than a packet.
    private final class Answerer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}

/// Certificates of an issuer of our own, whose key nobody has any more; all are of one key, which protects nothing.
///
/// They were made with OpenSSL: `openssl req -x509` for the issuer's, `openssl ca` with a start and an end for the others.
enum TestCertificates {
    static func bytes(_ text: String) throws -> [UInt8] {
        Array(try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
    }

    static func certificate(_ text: String) throws -> NIOSSLCertificate {
        try NIOSSLCertificate(bytes: bytes(text), format: .der)
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
