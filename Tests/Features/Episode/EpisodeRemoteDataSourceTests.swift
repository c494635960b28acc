import ChallengeActions
import ChallengeViews
import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeEpisode
import SwiftUI

/// The feature over an API that the test controls.
typealias EpisodesUnderTest = FeatureUnderTest<EpisodeFeature, EpisodeIncomingNavigation>

extension EpisodesUnderTest {
    init() {
        let one = """
            {"id":1,"name":"First","air_date":"May 5, 2014","episode":"S01E01",
            "characters":["https://host/api/character/8","https://host/api/character/14","https://host/api/character/300"]}
            """
        self.init([
            "/api/episode": #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#,
            "/api/character/8,14,300": #"[{"id":8,"name":"Rick","species":"Human"},{"id":14}]"#,
            "/api/character/8": """
            {"id":8,"name":"Rick","episode":["https://host/api/episode/1","https://host/api/episode/28"]}
            """,
            "/api/episode/1,28": #"[\#(one),{"id":28,"name":"The Mixup","episode":"S03E07"}]"#, "": one,
        ]) { EpisodeFeature(httpClient: $0, tracker: $1) }
    }
}

@Suite("The API's episodes", .limited)
struct EpisodeRemoteDataSourceTests {
    private let client = HTTPClientMock { _ in .failure(.timeout) }
    private var dataSource: EpisodeRemoteDataSource { EpisodeRemoteDataSource(httpClient: client) }

    @Test("Episodes are requested one by one, by page, and by a part of the name")
    func requests() async {
        await #expect(throws: LoadFailure.request("/api/episode/42", .timeout)) { try await dataSource.item(42) }
        var query = EpisodeQuery()
        _ = try? await dataSource.page(3, matching: query)
        query.text = "First & Last"
        _ = try? await dataSource.page(1, matching: query)
        #expect(client.asked == ["/api/episode/42", "/api/episode?page=3", "/api/episode?page=1&name=first & last"])
    }

    @Test("Episodes are missing if the API says so in its own words")
    func nothing() async throws {
        client.setAnswer { _ in .failure(.notFound("Episode not found")) }
        #expect(try await dataSource.item(9) == nil)
        client.setAnswer { _ in .failure(.nothingHere) }
        let past = ListPage<Episode>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.page(9, matching: EpisodeQuery()) == past)
    }

    @Test(
        "Every field except the number may be missing or null, and unknown fields are ignored",
        arguments: [
            (#"{"id":1,"name":"First","new":[null]}"#, "First"), (#"{"id":1}"#, ""),
            (#"{"id":1,"name":null,"episode":null,"air_date":null,"characters":null}"#, ""),
        ])
    func fields(body: String, name: String) async throws {
        client.setAnswer { _ in .success(body) }
        let expected = Episode(id: 1, name: name, code: "", airDate: "", cast: RelatedItems([]))
        #expect(try await dataSource.item(1) == expected)
    }

    @Test(
        "A search for a code, whole or in part and in any spelling, asks by code, and any other by name",
        arguments: [
            ("S03E07", "episode=s03e07"), ("s3e7", "episode=s03e07"), ("S03", "episode=s03"), ("e7", "episode=e07"),
            ("S03E", "episode=s03e"), ("S03E0", "episode=s03e0"), ("e", "name=e"), ("S003E07", "name=s003e07"),
            ("Pilot", "name=pilot"), ("s", "name=s"),
        ])
    func code(text: String, item: String) async {
        _ = try? await dataSource.page(1, matching: EpisodeQuery(text: text))
        #expect(client.asked == ["/api/episode?page=1&\(item)"])
    }

    @Test("The episodes of a character are one page of those that the character names, and a search selects from them")
    func ofCharacter() async throws {
        let episodes = EpisodesUnderTest()
        let dataSource = EpisodeRemoteDataSource(httpClient: episodes.client)
        for (text, found) in [("", [1, 28]), ("s3", [28]), ("FIRST", [1]), ("s01e02", []), ("none", [])] {
            let page = try await dataSource.page(1, matching: EpisodeQuery(text: text, character: 8))
            #expect(page.items.map(\.id) == found, "\(text)")
            #expect(page.total == found.count && page.pages == 1)
        }
        #expect(episodes.client.requests.prefix(2).map(\.description) == ["/api/character/8", "/api/episode/1,28"])
    }

    @Test("A character without episodes needs no further request, and an unknown character has no list")
    func ofNobody() async throws {
        client.setAnswer { _ in .success(#"{"id":9,"episode":["","x"]}"#) }
        let none = ListPage<Episode>(items: [], page: 1, pages: 1, total: 0)
        #expect(try await dataSource.page(1, matching: EpisodeQuery(character: 9)) == none)
        #expect(client.requests.count == 1)
        client.setAnswer { _ in .failure(.notFound("Character not found")) }
        await #expect(throws: LoadFailure.request("/api/character/9", .status(404))) {
            try await dataSource.page(1, matching: EpisodeQuery(character: 9))
        }
    }

    @Test(
        "A missing field or one of the wrong type makes the answer unreadable",
        arguments: [
            (#"{"name":"First"}"#, .missing("id")), (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":7}"#, .otherRecord(7)), (#"{"id":1,"characters":[3]}"#, .wrongType("characters[0]")),
        ] as [(String, ResponseFault)])
    func unreadable(body: String, fault: ResponseFault) async {
        client.setAnswer { _ in .success(body) }
        await #expect(throws: LoadFailure.request("/api/episode/1", .unreadable(fault))) {
            try await dataSource.item(1)
        }
    }
}
