import Foundation
import Testing

@testable import ChallengeNetworking

@Suite("A value that an API is asked for")
struct ValueTests {
    @MainActor
    @Test("is decoded away from the main thread, where a large one would hold up the prompt")
    func isDecodedElsewhere() async throws {
        let value: DecodingThread? = try await Answering("{}").value(at: Endpoint(path: "/a"), nothing: "Nothing")
        #expect(try #require(value).isMain == false)
    }
}

/// Says where it was decoded.
private struct DecodingThread: Decodable {
    let isMain: Bool

    init(from decoder: any Decoder) {
        isMain = Thread.isMainThread
    }
}

/// An API that answers everything with one body.
private struct Answering: HTTPClientContract {
    let body: Data

    init(_ body: String) {
        self.body = Data(body.utf8)
    }

    func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        HTTPResponse(status: 200, body: body)
    }
}
