import ChallengeTestSupport
import Testing

@testable import ChallengeSystem

@Suite("The not-found navigator")
struct NotFoundNavigatorTests {
    @Test("leaves by going back, because the screen may be pushed as well as presented")
    func goBack() {
        let navigator = RecordingNavigator()
        NotFoundNavigator(navigator: navigator).goBack()
        #expect(navigator.calls == [.goBack])
    }
}
