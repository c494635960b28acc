import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The list's navigator")
struct CharacterListNavigatorTests {
    private let navigator = RecordingNavigator()

    @Test("pushes the details and presents the advanced search as a sheet")
    func calls() {
        let lender = FilterDelegateDouble()
        CharacterListNavigator(navigator: navigator).navigateToDetail(identifier: 3)
        CharacterListNavigator(navigator: navigator).presentAdvancedSearch(delegate: lender)
        #expect(
            navigator.calls == [
                .navigate(AnyNavigation(CharacterIncomingNavigation.detail(identifier: 3))),
                .present(AnyNavigation(CharacterIncomingNavigation.advancedSearch(delegate: lender)), .sheet),
            ])
    }
}
