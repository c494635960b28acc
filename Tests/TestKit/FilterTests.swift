import ChallengeTestKit
import ChallengeTestSupport

@testable import challenge

@Suite("The command filter on the lists of the app", .limited)
struct FilterTests {
    /// Returns the number of rows after a filter.
    private func count(of list: String, _ filter: String) async throws -> Int {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open \(list); filter \(filter)")
        if app.screen.rows.count == 20 { try await app.run("more all") }
        return try await app.run("show --values id").split(separator: "\n").count
    }

    @Test("filter finds whole values, ranges and alternatives on all pages, also by keys that the API cannot search")
    func conditions() async throws {
        #expect(try await count(of: "games", "year=1980..1989 platform==NES") == 8)
        #expect(try await count(of: "games", "year>=2015") == 8)
        #expect(try await count(of: "characters", "status=alive species==human 'origin=earth (c-137)'") == 16)
        let either = try await count(of: "locations", "type==planet,=cluster")
        let (planets, clusters) = (
            try await count(of: "locations", "type==planet"), try await count(of: "locations", "type==cluster")
        )
        #expect(either == planets + clusters && planets > 20 && clusters > 0)
    }

    @Test(
        "A key with any, a key without a value, and clear end a filter",
        arguments: ["genre=any", "genre=", "clear"])
    func ends(arguments: String) async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open games; filter genre==puzzle")
        #expect(app.screen.json.contains(#""filter":{"genre":"=puzzle"}"#))
        try await app.run("filter \(arguments); expect count 20")
        #expect(app.screen.json.contains(#""total":72,"#))
    }

    @Test("filter offers and counts the values of all rows, not only of the loaded ones")
    func values() async throws {
        let app = try await TestSession(ChallengeApp.self)
        try await app.run("open characters")
        #expect(app.completions(of: "filter species=").count > 8)
        #expect(app.completions(of: "filter status==de") == ["status==dead"])
        #expect(app.completions(of: "filter species=human,=ali") == ["species=human,=Alien"])
        #expect(app.completions(of: "filter location=Citadel") == [#""location=Citadel of Ricks""#])
        #expect(try await app.run("help filter").contains("status    alive ("))
        try await app.run("open games")
        let keys = try await app.run("filter")
        #expect(keys.contains("year"))
        #expect(try await app.run("help filter").contains("year"))
    }
}
