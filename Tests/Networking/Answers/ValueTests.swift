import Dispatch
import FoundationEssentials
import TestLimits
import Testing

@testable import ChallengeNetworking

@Suite("A value that an API is asked for", .limited)
struct ValueTests {
    @MainActor
    @Test("is decoded away from the main actor, where a large one would hold up the prompt")
    func isDecodedElsewhere() async throws {
        DispatchQueue.main.setSpecific(key: DecodingPlace.isMain, value: true)
        #expect(DispatchQueue.getSpecific(key: DecodingPlace.isMain) == true)
        let place: DecodingPlace? = try await Answering("{}").value(at: Endpoint(path: "/a"), nothing: "Nothing")
        #expect(try #require(place).wasMain == false)
    }
}

/// Where it was decoded: whether on the main queue, on which the main actor runs.
private struct DecodingPlace: Decodable {
    static let isMain = DispatchSpecificKey<Bool>()

    let wasMain: Bool

    init(from decoder: any Decoder) {
        wasMain = DispatchQueue.getSpecific(key: Self.isMain) == true
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
