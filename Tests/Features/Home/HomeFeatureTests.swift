import ChallengeCore
import ChallengeHome
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("The Home feature", .limited)
struct HomeFeatureTests {
    private enum ForeignNavigation: IncomingNavigationContract { case somewhere }

    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private var feature: HomeFeature { HomeFeature(tracker: tracker) }

    @Test("begins with Home, which speaks to the navigator and the tracker that the feature was given")
    func mainView() async throws {
        let view = feature.makeMainView(navigator: navigator)
        #expect(view.render().screen == "Home")
        await view.appear()
        try await view.render().perform("characters")
        #expect(navigator.calls == [.navigate(AnyNavigation(HomeOutgoingNavigation.characters))])
        #expect(tracker.events == ["home_viewed", "home_characters_selected"])
    }

    @Test("shows Home for its own navigation and nothing for any other")
    func resolve() {
        #expect(feature.resolve(HomeIncomingNavigation.main, navigator: navigator)?.render().screen == "Home")
        for outgoing in HomeOutgoingNavigation.allCases {
            #expect(feature.resolve(outgoing, navigator: navigator) == nil)
        }
        #expect(feature.resolve(ForeignNavigation.somewhere, navigator: navigator) == nil)
    }

    @Test("offers Home and, through redirects, the characters and the games by name")
    func routes() {
        let targets = feature.routes.map { [$0.name: $0.fixedNavigation.map(AnyNavigation.init)] }
        #expect(
            targets == [
                ["home": AnyNavigation(HomeIncomingNavigation.main)],
                ["characters": AnyNavigation(HomeOutgoingNavigation.characters)],
                ["games": AnyNavigation(HomeOutgoingNavigation.games)],
            ])
    }

    @Test("takes the links that its routes name")
    func links() throws {
        let handler = try #require(feature.deepLinkHandler)
        for route in feature.routes {
            guard let link = route.deepLink else { continue }
            let url = try #require(URL(string: link))
            #expect(handler.accepts(url))
            #expect(handler.resolve(url).map(AnyNavigation.init) == route.fixedNavigation.map(AnyNavigation.init))
        }
    }
}
