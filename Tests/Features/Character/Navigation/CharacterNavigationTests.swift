import ChallengeActions
import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The navigations of the Character feature")
struct CharacterNavigationTests {
    @Test("Destinations are distinguished by their values, except by the advanced search's filter")
    func values() {
        func search() -> CharacterIncomingNavigation { .advancedSearch(delegate: CharacterFilterDelegateMock()) }
        let all: [CharacterIncomingNavigation] = [.list, .detail(identifier: 1), .detail(identifier: 2), search()]
        for (index, one) in all.enumerated() { #expect(all.firstIndex(of: one) == index) }
        #expect(Set(all).count == all.count)
        #expect(Set(all + [.detail(identifier: 2), search()]) == Set(all))
    }

    @Test("The declared names are those of the cases")
    func names() {
        let all: [any NavigationContract] = [
            CharacterIncomingNavigation.list, CharacterIncomingNavigation.detail(identifier: 2),
            CharacterIncomingNavigation.advancedSearch(delegate: CharacterFilterDelegateMock()),
            CharacterOutgoingNavigation.location(identifier: 3), CharacterOutgoingNavigation.episodes(identifier: 4),
        ]
        #expect(
            all.map(\.fullName) == [
                "CharacterIncomingNavigation.list", "CharacterIncomingNavigation.detail(identifier: 2)",
                "CharacterIncomingNavigation.advancedSearch", "CharacterOutgoingNavigation.location(identifier: 3)",
                "CharacterOutgoingNavigation.episodes(identifier: 4)",
            ])
    }

    @Test("The navigators of the screens navigate by the navigator of their stack")
    func navigators() {
        let navigator = NavigatorMock()
        let delegate = CharacterFilterDelegateMock()
        let list = CharacterListNavigator(navigator: navigator)
        list.navigateToCharacterDetail(identifier: 5)
        list.presentAdvancedSearch(delegate: delegate)
        let detail = CharacterDetailNavigator(navigator: navigator)
        detail.navigateToLocation(identifier: 20)
        detail.navigateToEpisodes(identifier: 5)
        AdvancedSearchNavigator(navigator: navigator).dismiss()
        #expect(
            navigator.calls == [
                .navigate(to: CharacterIncomingNavigation.detail(identifier: 5)),
                .present(AnyNavigation(CharacterIncomingNavigation.advancedSearch(delegate: delegate)), .sheet),
                .navigate(to: CharacterOutgoingNavigation.location(identifier: 20)),
                .navigate(to: CharacterOutgoingNavigation.episodes(identifier: 5)), .dismiss,
            ])
    }
}
