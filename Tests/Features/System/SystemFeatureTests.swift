import ChallengeCore
import ChallengeSystem
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("The System feature", .limited)
struct SystemFeatureTests {
    private enum ForeignNavigation: IncomingNavigationContract { case somewhere }

    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private var feature: SystemFeature { SystemFeature(tracker: tracker) }

    @Test("begins with the not-found screen, which speaks to the navigator and the tracker it was given")
    func mainView() async throws {
        let view = feature.makeMainView(navigator: navigator)
        #expect(view.render().screen == "NotFound")
        await view.appear()
        try await view.render().perform("close")
        #expect(navigator.calls == [.goBack])
        #expect(tracker.events == ["not_found_viewed", "not_found_closed"])
    }

    @Test("shows the not-found screen, with the reason, for an unknown navigation")
    func resolveUnknown() throws {
        let navigation = UnknownNavigation.notFound(.unknownLink("challenge://moon"))
        let view = try #require(feature.resolve(navigation, navigator: navigator))
        #expect(view.render().screen == "NotFound")
        #expect(view.render().lines.contains { $0.contains("challenge://moon") })
    }

    @Test("shows nothing for a navigation of somebody else")
    func resolveForeign() {
        #expect(feature.resolve(ForeignNavigation.somewhere, navigator: navigator) == nil)
    }

    @Test("can neither be asked for by name nor by a link")
    func offersNothing() {
        #expect(feature.routes.isEmpty)
        #expect(feature.deepLinkHandler == nil)
    }
}
