import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials

@testable import ChallengeGames
import SwiftUI

@Suite("The Games feature")
struct GamesFeatureTests {
    private let navigator = NavigatorMock()
    private let sut = GamesFeature(httpClient: HTTPClientMock(), tracker: TrackerMock())

    @Test("The main view is the list of games")
    func mainView() {
        #expect(sut.makeMainView(navigator: navigator).content is GamesListView)
    }

    @Test("The list and the details of a game are shown, and no other feature's navigation")
    func resolve() {
        struct UnknownNavigation: NavigationContract {}

        #expect(sut.resolve(GamesIncomingNavigation.list, navigator: navigator)?.content is GamesListView)
        let detail = sut.resolve(GamesIncomingNavigation.detail(identifier: 42), navigator: navigator)
        #expect((detail?.content as? GameDetailView)?.viewModel.detail.identifier == 42)
        #expect(sut.resolve(UnknownNavigation(), navigator: navigator) == nil)
    }

    @Test(
        "A link leads where its template says, and a link without a template nowhere",
        arguments: [
            ("", .list), ("/", .list), ("/list", .list), ("/list?id=3", .list), ("/list/3", nil), ("/other", nil),
            ("/detail/5", .detail(identifier: 5)), ("/detail?id=5", .detail(identifier: 5)), ("/detail", nil),
            ("/detail/0", nil), ("/detail?id=x", nil), ("/detail/5/6", nil), ("/detail/5?id=6", .detail(identifier: 5)),
        ] as [(String, GamesIncomingNavigation?)])
    func deepLinks(path: String, expected: GamesIncomingNavigation?) throws {
        let url = try #require(URL(string: "challenge://games\(path)"))
        #expect(sut.deepLinkHandler?.resolve(url) as? GamesIncomingNavigation == expected)
        let templates = DeepLinkHandler(sut.screens.map(\.description))
        #expect(templates?.resolve(url) as? GamesIncomingNavigation == expected)
    }

    @Test(
        "A link of another feature or scheme leads nowhere", arguments: ["challenge://character/list", "app://games"])
    func foreignLink(link: String) throws {
        #expect(sut.deepLinkHandler?.resolve(try #require(URL(string: link))) == nil)
    }

    @Test("The declared names of the navigations are those of their types and cases")
    func names() {
        #expect(GamesIncomingNavigation.list.fullName == "GamesIncomingNavigation.list")
        let detail = GamesIncomingNavigation.detail(identifier: 5)
        #expect(detail.fullName == "GamesIncomingNavigation.detail(identifier: 5)")
    }
}
