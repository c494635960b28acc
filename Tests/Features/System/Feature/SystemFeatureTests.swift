import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Testing

@testable import ChallengeSystem

@Suite("The System feature", .limited)
struct SystemFeatureTests {
    private let system = FeatureUnderTest<_, UnknownNavigation>([:]) { SystemFeature(tracker: $1) }
    private var sut: SystemFeature { system.feature }
    private var navigator: NavigatorMock { system.navigator }

    @Test("The main view is the not-found screen without a reason")
    func mainView() throws {
        let view = try #require(sut.makeMainView(navigator: navigator).content as? NotFoundView)
        #expect(view.viewModel.message == "No feature shows this destination.")
        #expect(view.viewModel.chain.isEmpty)
    }

    @Test("Another feature's navigation has no view, and no link is the feature's")
    func unknownNavigation() {
        struct UnknownNavigation: NavigationContract {}
        #expect(sut.resolve(UnknownNavigation(), navigator: navigator) == nil)
        #expect(sut.deepLinkHandler == nil)
    }

    @Test("An unknown navigation shows the start of a chain of redirects, a row for each hop, and is tracked when seen")
    func chain() async throws {
        let reason = NotFoundReason.redirectCycle(chain: ["A.one", "B.two", "A.one"])
        let view = try system.shown(.notFound(reason))
        let rendering = view.render()
        #expect(rendering.lines.suffix(3) == ["  <bullet> A.one", "  <redirect> B.two", "  <redirect> A.one"])
        #expect(
            try rendering.content == [
                "message": "The redirects form a loop: they return to A.one.", "canRetry": false,
                "chain": ["A.one", "B.two", "A.one"],
            ])
        #expect(system.tracker.events.isEmpty)
        await view.appear()
        #expect(system.tracker.events == ["not_found_viewed"])
        try await rendering.perform("close")
        #expect(navigator.calls == [.goBack])
    }
}
