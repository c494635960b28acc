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
        var query = EpisodeQuery()
        _ = try? await dataSource.page(3, fitting: query)
        query.text = "First & Last"
        _ = try? await dataSource.page(1, fitting: query)
        #expect(
            client.requests.map(\.description) == [
                "/api/episode/42", "/api/episode?page=3", "/api/episode?page=1&name=first & last",
            ])
    }

    @Test("are not there where the API says so in its words for that")
    func nothing() async throws {
        client.setAnswer { _ in .failure(.notFound("Episode not found")) }
        #expect(try await dataSource.item(9) == nil)
        client.setAnswer { _ in .failure(.nothingHere) }
        let past = ListPage<Episode>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.page(9, fitting: EpisodeQuery()) == past)
    }

    @Test(
        "may lack everything but the number, or have null there, and fields that are not known here",
        arguments: [
            (#"{"id":1,"name":"First","new":[null]}"#, "First"), (#"{"id":1}"#, ""),
            (#"{"id":1,"name":null,"episode":null,"air_date":null,"characters":null}"#, ""),
        ])
    func fields(body: String, name: String) async throws {
        client.setAnswer { _ in .success(body) }
        let expected = Episode(id: 1, name: name, code: "", airDate: "", cast: Related([]))
        #expect(try await dataSource.item(1) == expected)
    }

    @Test(
        "are asked for by the code where a text is one, whole or in part and however it is written, else by the name",
        arguments: [
            ("S03E07", "episode=s03e07"), ("s3e7", "episode=s03e07"), ("S03", "episode=s03"), ("e7", "episode=e07"),
            ("S03E", "episode=s03e"), ("S03E0", "episode=s03e0"), ("e", "name=e"), ("S003E07", "name=s003e07"),
            ("Pilot", "name=pilot"), ("s", "name=s"),
        ])
    func code(text: String, item: String) async {
        _ = try? await dataSource.page(1, fitting: EpisodeQuery(text: text))
        #expect(client.requests.map(\.description) == ["/api/episode?page=1&\(item)"])
    }

    @Test("of a character are those that the character names, as one page, and of them those that fit a text")
    func ofCharacter() async throws {
        let episodes = EpisodesUnderTest()
        let dataSource = EpisodeRemoteDataSource(httpClient: episodes.client)
        for (text, found) in [("", [1, 28]), ("s3", [28]), ("FIRST", [1]), ("s01e02", []), ("none", [])] {
            let page = try await dataSource.page(1, fitting: EpisodeQuery(text: text, character: 8))
            #expect(page.items.map(\.id) == found, "\(text)")
            #expect(page.total == found.count && page.pages == 1)
        }
        #expect(episodes.client.requests.prefix(2).map(\.description) == ["/api/character/8", "/api/episode/1,28"])
    }

    @Test("of a character who is in none are none, without another request; of nobody there is no list")
    func ofNobody() async throws {
        client.setAnswer { _ in .success(#"{"id":9,"episode":["","x"]}"#) }
        let none = ListPage<Episode>(items: [], page: 1, pages: 1, total: 0)
        #expect(try await dataSource.page(1, fitting: EpisodeQuery(character: 9)) == none)
        #expect(client.requests.count == 1)
        client.setAnswer { _ in .failure(.notFound("Character not found")) }
        await #expect(throws: LoadFailure.request("/api/character/9", .status(404))) {
            try await dataSource.page(1, fitting: EpisodeQuery(character: 9))
        }
    }

    @Test(
        "are unreadable where a part is missing or of the wrong type",
        arguments: [
            (#"{"name":"First"}"#, .missing("id")), (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":7}"#, .otherRecord(7)), (#"{"id":1,"characters":[3]}"#, .wrongType("characters[0]")),
        ] as [(String, AnswerFault)])
    func unreadable(body: String, fault: AnswerFault) async {
        client.setAnswer { _ in .success(body) }
        await #expect(throws: LoadFailure.request("/api/episode/1", .unreadable(fault))) {
            try await dataSource.item(1)
        }
    }
}
