import ChallengeCore
import ChallengeImaging
import ChallengeNetworking
import FoundationEssentials

/// Answers from a catalogue, and draws the pictures that its records have.
nonisolated struct DrawingHTTPClient: HTTPClientContract {
    let catalogue: any HTTPClientContract
    /// The picture at a path; nil where there is none.
    let picture: @Sendable (_ path: String) -> Bitmap?

    func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        guard endpoint.content == .image, let file = await file(at: endpoint.path) else {
            return try await catalogue.response(to: endpoint)
        }
        return HTTPResponse(status: 200, body: file)
    }

    @concurrent
    private func file(at path: String) async -> Data? { picture(path).flatMap { try? JPEG.encode($0) } }
}
