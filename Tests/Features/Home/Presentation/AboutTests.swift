import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Testing

@testable import ChallengeHome

@Suite("The information about the app", .limited)
struct AboutTests {
    private let calls = Recorder<String>()
    private let about = About(AppEnvironment(variables: [:]))

    @Test("The view model tracks an appearance, and tracks a close before it dismisses the sheet")
    func viewModel() {
        let sut = AboutViewModel(
            about: about, navigator: AboutNavigatorMock(calls: calls), tracker: AboutTrackerMock(calls: calls))
        sut.didAppear()
        sut.didSelectClose()
        #expect(calls.all == ["track screen viewed", "track closed", "dismiss"])
    }

    @Test("The navigator dismisses the sheet")
    func navigator() {
        let navigator = NavigatorMock()
        AboutNavigator(navigator: navigator).dismiss()
        #expect(navigator.calls == [.dismiss])
    }

    @Test("The tracker tracks each event, and each event is declared")
    func tracker() {
        let tracker = TrackerMock()
        let sut = AboutTracker(tracker: tracker)
        sut.trackScreenViewed()
        sut.trackClosed()
        #expect(tracker.events == ["about_viewed", "about_closed"])
        #expect(AboutEvent.allCases.map(\.name) == tracker.events)
    }

    @Test("Programs get all texts that people see")
    func content() throws {
        let home = FeatureUnderTest<_, HomeIncomingNavigation>([:]) { HomeFeature(tracker: $1) }
        let rendering = try home.shown(.about).render()
        #expect(rendering.lines.suffix(2) == [about.credits, about.licence])
        let content = try rendering.content
        #expect(content["credits"] == .string(about.credits))
        #expect(content["licence"] == .string(about.licence))
        #expect(content["source"] == .string(about.source))
    }
}

private struct AboutNavigatorMock: AboutNavigatorContract {
    let calls: Recorder<String>

    func dismiss() { calls.record("dismiss") }
}

private struct AboutTrackerMock: AboutTrackerContract {
    let calls: Recorder<String>

    func trackScreenViewed() { calls.record("track screen viewed") }
    func trackClosed() { calls.record("track closed") }
}
