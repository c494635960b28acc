import Foundation
import NIOSSL
import TestLimits
import Testing

@testable import ChallengeNetworking

@Suite("The HTTP client, over TLS,", .limited)
struct HTTPClientTLSTests {
    private let recorded = RecordedWaiting()

    /// What comes of a request: a body or an error.
    private func outcome(_ baseURL: URL, trustsIssuer: Bool = true) async throws -> Result<String, HTTPError> {
        let issuer = try NIOSSLCertificate.fromPEMBytes(Array(TestCertificates.issuer.utf8))
        let client = HTTPClient(
            baseURL: baseURL, userAgent: "test", connectTimeout: .seconds(3600), timeout: .seconds(3600),
            bodyLimit: 100, waiting: recorded.waiting(), onPause: { _, _ in },
            trustedCertificates: trustsIssuer ? issuer : [])
        do throws(HTTPError) {
            return .success(String(decoding: try await client.response(to: Endpoint(path: "/")).body, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    @Test("takes an answer from a server whose certificate is trusted")
    func trusted() async throws {
        #expect(try await outcome(try await TLSServer.start()) == .success("{}"))
    }

    @Test("says that a certificate is not trusted or for another host, or the version old, and does not ask again")
    func insecure() async throws {
        let untrusted = "the server's certificate is not trusted: its issuer is not known, or its time is over"
        #expect(
            try await outcome(try await TLSServer.start(), trustsIssuer: false) == .failure(.connection(untrusted)))
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
        let url = try #require(URL(string: server.baseURL.absoluteString.replacing("http:", with: "https:")))
        let words = "the server does not speak https; http may be what it speaks"
        #expect(try await outcome(url) == .failure(.connection(words)))
        #expect(recorded.pauses.all.isEmpty)
    }

    @Test("says that a server that expects TLS does not speak HTTP")
    func plainToTLS() async throws {
        let url = try await TLSServer.start()
        let plain = try #require(URL(string: url.absoluteString.replacing("https:", with: "http:")))
        #expect(try await outcome(plain) == .failure(.connection("the server closed the connection")))
    }

    @Test("says that a server wants a certificate")
    func certificateWanted() async throws {
        let url = try await TLSServer.start { $0.certificateVerification = .noHostnameVerification }
        let outcome = try await outcome(url)
        #expect(outcome == .failure(.connection("the server wants a certificate from who asks")))
    }

    @Test("asks once more when the connection is closed before it is secure")
    func closed() async throws {
        let server = try RawServer { _ in }
        let url = try #require(URL(string: server.baseURL.absoluteString.replacing("http:", with: "https:")))
        #expect(try await outcome(url) == .failure(.connection("the server closed the connection")))
        #expect(recorded.pauses.all.count == 1)
    }
}
