import ChallengeCore
import ChallengeTestLimits
import ChallengeTestSupport
import ChallengeViews
@testable import Challenge__Feature__
import FoundationEssentials
import SwiftUI
import Testing

@Suite("The __Feature__ feature", .limited)
struct __Feature__FeatureTests {
    private let tracker = TrackerMock()
    private let navigator = NavigatorMock()
    private var feature: __Feature__Feature { __Feature__Feature(tracker: tracker) }
    private var view: AnyView { feature.makeMainView(navigator: navigator) }

    @Test("The feature begins with its screen, and resolves its own navigation only")
    func resolve() throws {
        struct Elsewhere: NavigationContract { let navigationName: NavigationName = "Elsewhere" }
        #expect(view.render().screen == "__Feature__")
        let resolved = feature.resolve(__Feature__IncomingNavigation.main, navigator: navigator)
        #expect(resolved?.render().screen == "__Feature__")
        #expect(feature.resolve(Elsewhere(), navigator: navigator) == nil)
    }

    @Test("The screen has a route")
    func route() {
        #expect(feature.screens.map(\.description.route?.usage) == ["__noun__-screen"])
    }

    @Test("The screen has links", arguments: ["challenge://__noun__", "challenge://__noun__/main"])
    func links(link: String) throws {
        let url = try #require(URL(string: link))
        let navigation = feature.deepLinkHandler?.resolve(url)
        #expect(navigation as? __Feature__IncomingNavigation == .main)
    }

    @Test("The screen shows its text")
    func render() {
        let rendering = view.render()
        #expect(rendering.title == "__Noun__")
        #expect(rendering.label == "__noun__")
        #expect(rendering.state == .loaded)
        #expect(rendering.lines == ["__Summary__"])
    }

    @Test("The screen is tracked when it appears, and when its action closes it")
    func events() async throws {
        let view = view
        _ = view.render()
        #expect(tracker.events.isEmpty)
        await view.appear()
        try await view.render().perform("close")
        #expect(tracker.events == ["__event___viewed", "__event___closed"])
        #expect(navigator.calls == [.goBack])
    }
}
