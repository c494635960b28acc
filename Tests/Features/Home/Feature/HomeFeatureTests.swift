import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials
import SwiftUI
import Testing

@testable import ChallengeHome

@Suite("The Home feature", .limited)
struct HomeFeatureTests {
    private let home = FeatureUnderTest<_, HomeIncomingNavigation>([:]) { HomeFeature(tracker: $1) }
    private var sut: HomeFeature { home.feature }
    private var tracker: TrackerMock { home.tracker }
    private var navigator: NavigatorMock { home.navigator }

    @Test("The feature begins with Home, and makes it without an event")
    func mainView() {
        #expect(sut.makeMainView(navigator: navigator).content is HomeView)
        #expect(tracker.events.isEmpty)
    }

    @Test(
        "Each navigation of the feature has its view",
        arguments: [(.main, "HomeView"), (.about, "AboutView")]
            as [(HomeIncomingNavigation, String)])
    func resolve(navigation: HomeIncomingNavigation, view: String) throws {
        let result = try #require(sut.resolve(navigation, navigator: navigator))
        #expect("\(type(of: result.content))" == view)
    }

    @Test("Another feature's navigation has no view")
    func unknownNavigation() {
        struct UnknownNavigation: NavigationContract {}
        #expect(sut.resolve(UnknownNavigation(), navigator: navigator) == nil)
    }

    @Test("The links belong to the handler of Home")
    func links() {
        #expect(sut.deepLinkHandler is HomeDeepLinkHandler)
    }

    @Test("Each screen gets the navigator and the tracker of its feature")
    func wiring() async throws {
        let (main, about) = (try home.shown(.main), try home.shown(.about))
        for screen in [main, about] { await screen.appear() }
        try await main.render().perform("games")
        try await about.render().perform("close")
        #expect(tracker.events == ["home_viewed", "about_viewed", "home_games_selected", "about_closed"])
        #expect(navigator.calls == [.navigate(to: HomeOutgoingNavigation.games), .dismiss])
    }

    @Test("The information about the app is that of the environment in which the feature is made")
    func environment() throws {
        var environment = AppEnvironment(variables: [:])
        environment.version = "1.2.3"
        environment.dataSource = ("a file", "of today")
        let home = environment.making {
            FeatureUnderTest<_, HomeIncomingNavigation>([:]) { HomeFeature(tracker: $1) }
        }
        #expect(
            try home.shown(.about).render().lines.prefix(3) == ["Version | 1.2.3", "Data | a file", "Age | of today"])
    }

    @Test("Each row leads to its destination, whose route has the row's name")
    func destinations() throws {
        let main = try home.shown(.main).render()
        #expect(main.lines.suffix(5).map { $0.prefix { $0 != " " } } == main.actionNames.map { $0[...] })
        for action in main.actions.map(\.description).dropLast() {
            let exit = try #require(sut.exits.first { $0.route?.name == action.name }, "\(action.name)")
            #expect(action.effect == .leads(to: exit.navigation.name))
        }
        let about = try #require(main.actions.last?.description)
        #expect(about.name == "about" && about.isIntent)
        #expect(about.effect == .leads(to: HomeIncomingNavigation.about.name, as: .sheet))
    }
}
