import ChallengeNetworking
import Foundation
import TestLimits
import Testing

@testable import ChallengeCatalogue

@Suite("The client of the catalogue", .limited)
struct CatalogueHTTPClientTests {
    private let client: any HTTPClientContract = CatalogueHTTPClient()

    @Test("A good answer is returned with its status and body")
    func success() async throws {
        let endpoint = Endpoint(path: "/api/character/1")
        #expect(try await client.response(to: endpoint) == Catalogue.embedded.respond(to: endpoint))
    }

    @Test(
        "Any other answer is thrown with its status and body",
        arguments: [
            ("/api/character/5000", 404, "Character not found"), ("/api/episode/x", 500, "Hey! you must provide an id"),
            ("/nowhere", 404, "There is nothing here."),
        ])
    func failure(path: String, status: Int, message: String) async {
        let body = Data(#"{"error":"\#(message)"}"#.utf8)
        await #expect(throws: HTTPError.status(status, body: body)) {
            try await client.response(to: Endpoint(path: path))
        }
    }

    @Test("A cancelled task ends in cancelled, even where the answer would be a failure")
    func cancelled() async {
        let client = client
        for path in ["/api/character", "/nowhere"] {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await client.response(to: Endpoint(path: path))
            }
            await #expect(throws: HTTPError.cancelled) { try await task.value }
        }
    }

    @Test("A client of another catalogue answers from that one, to the main actor too")
    @MainActor
    func otherCatalogue() async throws {
        let table = "7\tNobody\tAlive\tHuman\t\tMale\t\t\t\t2020"
        let other = CatalogueHTTPClient(
            catalogue: Catalogue(characterTable: table, episodeTable: "", locationTable: ""))
        let endpoint = Endpoint(path: "/api/character")
        let response = try await other.response(to: endpoint)
        #expect(String(decoding: response.body, as: UTF8.self).contains("Nobody"))
        #expect(try await client.response(to: endpoint) != response)
    }
}
