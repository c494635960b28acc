import ChallengeCore
import Foundation
import Testing

@testable import ChallengeCharacter

@Suite("The links of the Character feature")
struct CharacterDeepLinkHandlerTests {
    private let handler = CharacterDeepLinkHandler()

    private func resolve(_ link: String) throws -> AnyNavigation? {
        let url = try #require(URL(string: link))
        #expect(handler.accepts(url))
        return handler.resolve(url).map(AnyNavigation.init)
    }

    @Test(
        "lead to the list",
        arguments: ["challenge://character", "challenge://character/", "challenge://character/list"])
    func list(link: String) throws {
        #expect(try resolve(link) == AnyNavigation(CharacterIncomingNavigation.list))
    }

    @Test(
        "lead to a character, by the path or by the query",
        arguments: [
            ("challenge://character/detail/5", 5), ("challenge://character/detail?id=5", 5),
            ("challenge://character/detail/?x=1&id=826", 826), ("challenge://character/detail/5?id=6", 5),
            ("Challenge://CHARACTER/detail/5", 5), ("challenge://character/detail/\(Int.max)", Int.max),
        ])
    func detail(link: String, identifier: Int) throws {
        #expect(try resolve(link) == AnyNavigation(CharacterIncomingNavigation.detail(identifier: identifier)))
    }

    @Test(
        "refuse what is no character's number",
        arguments: ["0", "-1", "five", "5five", "5.0", "%205", "", "9223372036854775808"])
    func badNumber(text: String) throws {
        #expect(try resolve("challenge://character/detail/\(text)") == nil)
        #expect(try resolve("challenge://character/detail?id=\(text)") == nil)
    }

    @Test(
        "refuse what is no place of this feature",
        arguments: ["detail", "detail/5/6", "list/1", "advanced-search", "5", "List", "detail?identifier=5"])
    func badPath(path: String) throws {
        #expect(try resolve("challenge://character/\(path)") == nil)
    }

    @Test("are not those of another host or scheme", arguments: ["challenge://home", "https://character/list"])
    func foreign(link: String) throws {
        #expect(!handler.accepts(try #require(URL(string: link))))
    }
}
