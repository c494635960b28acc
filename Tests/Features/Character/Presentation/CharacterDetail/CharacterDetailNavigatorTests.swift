import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The details' navigator")
struct CharacterDetailNavigatorTests {
    @Test("leaves by going back")
    func goBack() {
        let navigator = RecordingNavigator()
        CharacterDetailNavigator(navigator: navigator).goBack()
        #expect(navigator.calls == [.goBack])
    }
}
