import AsyncHTTPClient
import Foundation
import NIOCore
import Testing

@testable import ChallengeNetworking

@Suite("An error of the transport")
struct HTTPErrorTransportTests {
    @Test(
        "is told in words when it is the system's",
        arguments: [
            (ECONNREFUSED, "connection refused"), (ECONNRESET, "the server closed the connection"),
            (EPIPE, "the server closed the connection"), (ENETUNREACH, "the network cannot be reached"),
            (EHOSTUNREACH, "the host cannot be reached"), (EMFILE, "too many open files"),
        ])
    func tellsSystemErrors(code: Int32, words: String) {
        #expect(HTTPError(transport: IOError(errnoCode: code, reason: "connect")) == .connection(words))
    }

    @Test("is a time-out, whichever part of the transport waited")
    func isTimeout() {
        let errors: [any Error] = [
            IOError(errnoCode: ETIMEDOUT, reason: "connect"), ChannelError.connectTimeout(.seconds(1)),
            HTTPClientError.connectTimeout, HTTPClientError.getConnectionFromPoolTimeout,
            HTTPClientError.tlsHandshakeTimeout, HTTPClientError.deadlineExceeded, HTTPClientError.readTimeout,
        ]
        for error in errors { #expect(HTTPError(transport: error) == .timeout, "\(error)") }
    }

    @Test("is a cancellation, whoever noticed it")
    func isCancellation() {
        let errors: [any Error] = [CancellationError(), HTTPClientError.cancelled, HTTPError.cancelled]
        for error in errors { #expect(HTTPError(transport: error) == .cancelled, "\(error)") }
    }
}
