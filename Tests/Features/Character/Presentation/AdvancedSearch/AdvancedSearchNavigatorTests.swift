import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("The advanced search's navigator")
struct AdvancedSearchNavigatorTests {
    @Test("leaves by dismissing the modal that it is in")
    func dismiss() {
        let navigator = RecordingNavigator()
        AdvancedSearchNavigator(navigator: navigator).dismiss()
        #expect(navigator.calls == [.dismiss])
    }
}
