import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeEpisode

@Suite("The API's episodes", .limited)
struct EpisodeRemoteDataSourceTests {
    private let client = ScriptedHTTPClient { _ in .failure(.timeout) }
    private var dataSource: EpisodeRemoteDataSource { EpisodeRemoteDataSource(httpClient: client) }

    @Test("are asked for one by one, page by page, and by a part of the name")
    func requests() async {
        await #expect(throws: LoadFailure.request("/api/episode/42", .timeout)) { try await dataSource.item(42) }
        var query = TextQuery()
        _ = try? await dataSource.page(3, fitting: query)
        query.text = "First & Last"
        _ = try? await dataSource.page(1, fitting: query)
        #expect(
            client.requests.map(\.description) == [
                "/api/episode/42", "/api/episode?page=3", "/api/episode?page=1&name=first & last",
            ])
    }

    @Test("are not there where the API says so in its words for that, and not in those for something else")
    func nothing() async throws {
        client.setAnswer { _ in .failure(EpisodesUnderTest.notFound("Episode not found")) }
        #expect(try await dataSource.item(9) == nil)
        await #expect(throws: LoadFailure.request("/api/episode?page=9", .status(404))) {
            try await dataSource.page(9, fitting: TextQuery())
        }
        client.setAnswer { _ in .failure(EpisodesUnderTest.nothing) }
        let past = ListPage<Episode>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.page(9, fitting: TextQuery()) == past)
        await #expect(throws: LoadFailure.request("/api/episode/9", .status(404))) { try await dataSource.item(9) }
    }

    @Test(
        "may lack everything but the number, or have null there, and fields that are not known here",
        arguments: [
            (#"{"id":1,"name":"First","new":[null]}"#, "First"), (#"{"id":1}"#, ""), (#"{"id":1,"name":null}"#, ""),
        ])
    func fields(body: String, name: String) async throws {
        client.setAnswer { _ in .success(body) }
        #expect(try await dataSource.item(1) == Episode(id: 1, name: name))
    }

    @Test(
        "are unreadable where a part is missing or of the wrong type",
        arguments: [
            (#"{"name":"First"}"#, .missing("id")), (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":7}"#, .otherRecord(7)),
        ] as [(String, AnswerFault)])
    func unreadable(body: String, fault: AnswerFault) async {
        client.setAnswer { _ in .success(body) }
        await #expect(throws: LoadFailure.request("/api/episode/1", .unreadable(fault))) {
            try await dataSource.item(1)
        }
    }
}
