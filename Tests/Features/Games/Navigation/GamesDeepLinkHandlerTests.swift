import ChallengeCore
import Foundation
import Testing

@testable import ChallengeGames

@Suite("The links of the Games feature")
struct GamesDeepLinkHandlerTests {
    private let handler = GamesDeepLinkHandler()

    private func resolve(_ link: String) throws -> AnyNavigation? {
        let url = try #require(URL(string: link))
        #expect(handler.accepts(url))
        return handler.resolve(url).map(AnyNavigation.init)
    }

    @Test("lead to the list", arguments: ["challenge://games", "challenge://games/", "challenge://games/list"])
    func list(link: String) throws {
        #expect(try resolve(link) == AnyNavigation(GamesIncomingNavigation.list))
    }

    @Test(
        "lead to a game, by the path or by the query",
        arguments: [
            ("challenge://games/detail/7", 7), ("challenge://games/detail?id=7", 7),
            ("Challenge://GAMES/detail/\(Int.max)", Int.max),
        ])
    func detail(link: String, identifier: Int) throws {
        #expect(try resolve(link) == AnyNavigation(GamesIncomingNavigation.detail(identifier: identifier)))
    }

    @Test("refuse what is no game's number", arguments: ["0", "-1", "seven", "7.0", "", "9223372036854775808"])
    func badNumber(text: String) throws {
        #expect(try resolve("challenge://games/detail/\(text)") == nil)
        #expect(try resolve("challenge://games/detail?id=\(text)") == nil)
    }

    @Test("refuse what is no place of this feature", arguments: ["detail", "detail/7/8", "list/1", "7", "List"])
    func badPath(path: String) throws {
        #expect(try resolve("challenge://games/\(path)") == nil)
    }

    @Test("are not those of another host or scheme", arguments: ["challenge://home", "https://games/list"])
    func foreign(link: String) throws {
        #expect(!handler.accepts(try #require(URL(string: link))))
    }
}
