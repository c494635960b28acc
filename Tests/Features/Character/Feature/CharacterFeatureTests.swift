import ChallengeActions
import ChallengeTestSupport
import SwiftUI

@testable import ChallengeCharacter

@Suite("The Character feature", .limited)
struct CharacterFeatureTests {
    private let httpClientMock = HTTPClientMock()
    private let trackerMock = TrackerMock()
    private let navigatorMock = NavigatorMock()
    private let sut: CharacterFeature

    init() { sut = CharacterFeature(httpClient: httpClientMock, tracker: trackerMock) }

    @Test("The feature asks and tracks nothing before it shows a screen")
    func isQuiet() {
        #expect(sut.name == "Character")
        #expect(httpClientMock.requests.isEmpty)
        #expect(trackerMock.events.isEmpty)
    }

    @Test("The main view is the list")
    func mainView() {
        #expect(sut.makeMainView(navigator: navigatorMock).screenName == "CharacterList")
    }

    @Test(
        "Each navigation has its view",
        arguments: [
            (.list, "CharacterList"), (.detail(identifier: 42), "CharacterDetail"),
            (.advancedSearch(delegate: CharacterFilterDelegateMock()), "AdvancedSearch"),
        ] as [(CharacterIncomingNavigation, String)])
    func resolves(navigation: CharacterIncomingNavigation, name: String) {
        let result = sut.resolve(navigation, navigator: navigatorMock)
        #expect(result?.screenName == name)
        #expect(httpClientMock.requests.isEmpty)
    }

    @Test("A navigation of another feature has no view")
    func unknown() {
        struct UnknownNavigation: NavigationContract {}
        #expect(sut.resolve(UnknownNavigation(), navigator: navigatorMock) == nil)
    }

    @Test("The details show at once what the list has loaded, also by a search")
    func sharedMemory() async throws {
        let characters = CharactersUnderTest()
        let list = try characters.view(.list)
        await list.appear()
        #expect(try await characters.rendering(of: .detail(identifier: 2)).title == "Beth")
        characters.client.setAnswer { _ in
            .success(#"{"info":{"count":1,"pages":1},"results":[{"id":9,"name":"Agency"}]}"#)
        }
        _ = try await list.render().perform("search", Arguments(["TEXT": .text("agency")]))
        #expect(try await characters.rendering(of: .detail(identifier: 9)).title == "Agency")
        #expect(characters.client.asked == ["/api/character?page=1", "/api/character?page=1&name=agency"])
    }
}
