import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Testing

@testable import ChallengeNetworking

/// A server on the loopback interface that speaks TLS, and answers whatever it reads with `{}`.
///
/// Its threads are the shared ones, and it stays until the process ends.
enum TLSServer {
    /// - Parameters:
    ///   - certificate: In PEM, for the key of all of them here.
    ///   - configure: What is different from what a server usually speaks.
    /// - Returns: The base URL, whose host is `localhost`.
    static func start(
        _ certificate: String = TestCertificates.good,
        configure: (inout TLSConfiguration) -> Void = { _ in }
    ) async throws -> URL {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8)).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(TestCertificates.key.utf8), format: .pem)))
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
    static let issuer = """
        -----BEGIN CERTIFICATE-----
        MIIBhDCCASmgAwIBAgIUTSc/TEzJuUGzHftez6EZpWEsFggwCgYIKoZIzj0EAwIw
        FjEUMBIGA1UEAwwLVGVzdCBpc3N1ZXIwIBcNMjYxMTIxMTIwODUzWhgPMjEyNjEw
        MjgxMjA4NTNaMBYxFDASBgNVBAMMC1Rlc3QgaXNzdWVyMFkwEwYHKoZIzj0CAQYI
        KoZIzj0DAQcDQgAExMwtU3pBK5OCEs2a1xhmV+tDLmKgv0qodGKhYL6sEtFCCsIM
        scNE4ZnIXD5ue5s1S93m0QiLxqBXAGAumw5uJ6NTMFEwHQYDVR0OBBYEFHj00ida
        bXGHtcKgvWQLxsycsEPCMB8GA1UdIwQYMBaAFHj00idabXGHtcKgvWQLxsycsEPC
        MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAMc71hAvPmulYId1
        smmnWuSdVR3uaVi20XG8J7PlUR5+AiEAuAKBuwx2HgCf0F1gz9CxRK70U+fEBmOd
        U+kwP5SZfPI=
        -----END CERTIFICATE-----
        """

    /// For `localhost` and 127.0.0.1, until 2120.
    static let good = """
        -----BEGIN CERTIFICATE-----
        MIIBeTCCAR+gAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtUZXN0IGlz
        c3VlcjAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UE
        AwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE4v8Y5gI0q+9Y
        r1MwKAonVZwxBIOvfXnpKj6zRgA1j4kf9C3lja7hAwZqkz7phse0NROV8QpxBXCg
        kDbvfMCqwqNeMFwwGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQW
        BBRs0VS+ihz3+hUGfcVl8VKZzp8+UjAfBgNVHSMEGDAWgBR49NInWm1xh7XCoL1k
        C8bMnLBDwjAKBggqhkjOPQQDAgNIADBFAiAUyQKpnt4MoWDEC/7fHizvvlKBWUwN
        3uJy6/aw6htYPgIhAIwYL0AX+zvwXLCwFZcdV4aa7QuO32Q7IGM0wgOIcpTX
        -----END CERTIFICATE-----
        """

    /// For `localhost` and 127.0.0.1, until 2021.
    static let expired = """
        -----BEGIN CERTIFICATE-----
        MIIBeDCCAR2gAwIBAgIBAjAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtUZXN0IGlz
        c3VlcjAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
        CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOL/GOYCNKvvWK9T
        MCgKJ1WcMQSDr3156So+s0YANY+JH/Qt5Y2u4QMGapM+6YbHtDUTlfEKcQVwoJA2
        73zAqsKjXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAdBgNVHQ4EFgQU
        bNFUvooc9/oVBn3FZfFSmc6fPlIwHwYDVR0jBBgwFoAUePTSJ1ptcYe1wqC9ZAvG
        zJywQ8IwCgYIKoZIzj0EAwIDSQAwRgIhAP+S8IaCre4070MiftseMYkLaMpUpD7B
        zhAWf6GW+hh6AiEAvmp6pr1y1oh5XSGP8AYhxtcid7Z7d7XukLoZROmwD4U=
        -----END CERTIFICATE-----
        """

    /// For `other.example`, until 2120.
    static let other = """
        -----BEGIN CERTIFICATE-----
        MIIBezCCASGgAwIBAgIBAzAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtUZXN0IGlz
        c3VlcjAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGDEWMBQGA1UE
        AwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOL/GOYC
        NKvvWK9TMCgKJ1WcMQSDr3156So+s0YANY+JH/Qt5Y2u4QMGapM+6YbHtDUTlfEK
        cQVwoJA273zAqsKjXDBaMBgGA1UdEQQRMA+CDW90aGVyLmV4YW1wbGUwHQYDVR0O
        BBYEFGzRVL6KHPf6FQZ9xWXxUpnOnz5SMB8GA1UdIwQYMBaAFHj00idabXGHtcKg
        vWQLxsycsEPCMAoGCCqGSM49BAMCA0gAMEUCIGv+UuYzRRCx9OlJerbRbzhGl/Ub
        yaxhJ6+Xv7+J5PGRAiEA++zxHS/G/wcDM2RDjAjjFJuI9FdAuEIodJK+c00gyrI=
        -----END CERTIFICATE-----
        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSWIScFHvnIOjwS8q
        jQIwWxV3PqMV6NWGdHCCXDn9dNqhRANCAATi/xjmAjSr71ivUzAoCidVnDEEg699
        eekqPrNGADWPiR/0LeWNruEDBmqTPumGx7Q1E5XxCnEFcKCQNu98wKrC
        -----END PRIVATE KEY-----
        """
}
