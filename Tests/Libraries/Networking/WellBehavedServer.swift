import FlyingFox
import Foundation
import ChallengeProcessTestSupport

/// A server of HTTP on a free port of the loopback interface whose answer depends on the first part of the path.
///
/// | path | answer |
/// |---|---|
/// | `/echo/…` | the method, the target as it was sent, Accept and User-Agent, a line each |
/// | `/status/N` | the status N and an error in JSON |
/// | `/redirect/N` | to `/redirect/N-1`, and at 0 `arrived` |
///
/// All tests share one.
enum WellBehavedServer {
    /// Starts the server at the first call, and returns its base URL.
    static func baseURL() async throws -> URL { try await started.value }

    private static let started = Task { try await LoopbackServer.start { answer(to: $0) } }

    private static func answer(to request: HTTPRequest) -> HTTPResponse {
        let target = request.target.rawValue
        let parts = target.split(separator: "/")
        let number = parts.last.flatMap { Int($0) }
        switch (parts.first, number) {
        case ("echo", _):
            let headers = ["Accept", "User-Agent"].map { request.headers[HTTPHeader($0)] ?? "" }
            return HTTPResponse(200, ([request.method.rawValue, target] + headers).joined(separator: "\n"))
        case ("status", let code?): return HTTPResponse(code, code == 304 ? "" : errorText)
        case ("redirect", 0): return HTTPResponse(200, "arrived")
        case ("redirect", let left?): return .redirect(to: "/redirect/\(left - 1)")
        default: return HTTPResponse(400, "")
        }
    }

    /// The API's answer to a search without matches.
    static let errorText = #"{"error":"There is nothing here"}"#
}
