import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeHome

@Suite("Home's navigator")
struct HomeNavigatorTests {
    @Test("leaves for the characters without naming who shows them")
    func characters() {
        let navigator = RecordingNavigator()
        HomeNavigator(navigator: navigator).navigateToCharacters()
        #expect(navigator.calls == [.navigate(AnyNavigation(HomeOutgoingNavigation.characters))])
    }

    @Test("leaves for the games likewise")
    func games() {
        let navigator = RecordingNavigator()
        HomeNavigator(navigator: navigator).navigateToGames()
        #expect(navigator.calls == [.navigate(AnyNavigation(HomeOutgoingNavigation.games))])
    }
}
