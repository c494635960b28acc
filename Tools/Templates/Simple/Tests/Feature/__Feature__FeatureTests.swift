import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Testing

@testable import Challenge__Feature__

@Suite("The __Feature__ feature", .limited)
struct __Feature__FeatureTests {
    private let __feature__ = FeatureUnderTest<_, __Feature__IncomingNavigation>([:]) {
        __Feature__Feature(tracker: $1)
    }
    private var sut: __Feature__Feature { __feature__.feature }

    @Test("The feature begins with its screen, and makes it without an event")
    func mainView() {
        #expect(sut.makeMainView(navigator: __feature__.navigator).content is __Feature__View)
        #expect(__feature__.tracker.events.isEmpty)
    }

    @Test("The feature resolves its own navigation only")
    func resolve() {
        struct UnknownNavigation: NavigationContract {}
        let result = sut.resolve(__Feature__IncomingNavigation.main, navigator: __feature__.navigator)
        #expect(result?.content is __Feature__View)
        #expect(sut.resolve(UnknownNavigation(), navigator: __feature__.navigator) == nil)
    }

    @Test("The screen shows its text, is tracked when it appears, and goes back when it is closed")
    func screen() async throws {
        let rendering = try await __feature__.rendering(of: .main)
        #expect(rendering.title == "__Noun__" && rendering.lines == ["__Summary__"])
        try await rendering.perform("close")
        #expect(__feature__.tracker.events == ["__event___viewed", "__event___closed"])
        #expect(__feature__.navigator.calls == [.goBack])
        #expect(sut.screens.map(\.description.route?.usage) == ["__noun__-screen"])
    }
}
