import ChallengeTestSupport
import Foundation

@testable import ChallengeCharacter

@Suite("The links of the Character feature")
struct CharacterDeepLinkHandlerTests {
    private let sut = CharacterDeepLinkHandler()

    private func destination(of link: String) -> CharacterIncomingNavigation? {
        URL(string: link).flatMap { sut.resolve($0) } as? CharacterIncomingNavigation
    }

    @Test(
        "A link leads to the list or to a character",
        arguments: [
            ("challenge://character", .list), ("challenge://character/list", .list),
            ("CHALLENGE://Character/list/", .list), ("challenge://character/list?page=2", .list),
            ("challenge://character/detail/5", .detail(identifier: 5)),
            ("challenge://character/detail?id=5", .detail(identifier: 5)),
            ("challenge://character/detail/%35", .detail(identifier: 5)),
        ] as [(String, CharacterIncomingNavigation)])
    func resolves(link: String, navigation: CharacterIncomingNavigation) {
        #expect(destination(of: link) == navigation)
    }

    @Test(
        "Another link leads nowhere",
        arguments: [
            "challenge://character/other", "challenge://character/list/5", "challenge://character/detail",
            "challenge://character/detail/0", "challenge://character/detail/rick", "challenge://character/detail?id=",
            "challenge://character/detail/5/6", "challenge://episode/list", "other://character/list",
        ])
    func unknown(link: String) { #expect(destination(of: link) == nil) }

    @Test("The feature has this handler, which resolves the declared links as the prompt does")
    func declared() throws {
        let feature = CharacterFeature(httpClient: HTTPClientMock(), tracker: TrackerMock())
        #expect(feature.deepLinkHandler is CharacterDeepLinkHandler)
        let screens = feature.screens.map(\.description)
        let links = screens.flatMap(\.links).map { $0.replacing("ID", with: "7") }
        #expect(links.count == 4)
        for link in links {
            let url = try #require(URL(string: link))
            let navigation = try #require(DeepLinkHandler(screens)?.resolve(url))
            #expect(destination(of: link) == navigation as? CharacterIncomingNavigation)
        }
    }
}
