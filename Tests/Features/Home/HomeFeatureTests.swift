import ChallengeCore
import ChallengeHome
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("The Home feature", .limited)
struct HomeFeatureTests {
    private enum ForeignNavigation: IncomingNavigationContract {
        case somewhere
        var navigationName: NavigationName { "ForeignNavigation.somewhere" }
    }

    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private var feature: HomeFeature { HomeFeature(tracker: tracker) }
    private var view: AnyView { feature.makeMainView(navigator: navigator) }

    @Test("begins with Home, which says what there is to see, with an action for each and nothing to open by number")
    func render() throws {
        let rendering = view.render()
        #expect(rendering.screen == "Home")
        #expect(rendering.label == "home")
        #expect(rendering.title == "Home")
        #expect(rendering.state == .loaded)
        for destination in ["characters", "games"] {
            #expect(rendering.lines.contains { $0.hasPrefix("\(destination) | ") })
        }
        #expect(try rendering.content == ["destinations": ["characters", "games"]])
        #expect(rendering.actionNames == ["characters", "games"])
        #expect(rendering.selection == nil)
    }

    @Test("counts that Home was seen when it appears, and not when it is only drawn")
    func appear() async {
        let view = view
        _ = view.render()
        #expect(tracker.events.isEmpty)
        await view.appear()
        #expect(tracker.events == ["home_viewed"])
        #expect(navigator.calls.isEmpty)
    }

    @Test(
        "leaves for what was chosen without naming who shows it",
        arguments: [("characters", HomeOutgoingNavigation.characters), ("games", .games)])
    func choose(name: String, navigation: HomeOutgoingNavigation) async throws {
        try await view.render().perform(name)
        #expect(navigator.calls == [.navigate(AnyNavigation(navigation))])
        #expect(tracker.events == ["home_\(name)_selected"])
    }

    @Test("counts a choice before it leaves")
    func order() async throws {
        var counted: [String] = []
        let coordinator = NavigationCoordinator(
            root: HomeIncomingNavigation.main, onEvent: { [tracker] _ in counted = tracker.events })
        try await feature.makeMainView(navigator: coordinator).render().perform("characters")
        #expect(counted == ["home_characters_selected"])
    }

    @Test("shows Home for its own navigation and nothing for any other")
    func resolve() {
        #expect(feature.resolve(HomeIncomingNavigation.main, navigator: navigator)?.render().screen == "Home")
        for outgoing in HomeOutgoingNavigation.allCases {
            #expect(feature.resolve(outgoing, navigator: navigator) == nil)
        }
        #expect(feature.resolve(ForeignNavigation.somewhere, navigator: navigator) == nil)
    }

    @Test("offers Home, also by links, and through redirects the characters and the games by name")
    func routes() {
        let home = feature.screens.map(\.description)
        #expect(home.map { $0.route?.name } == ["home"])
        #expect(home.map { $0.links } == [["challenge://home", "challenge://home/main"]])
        #expect(home[0].route?.fixedNavigation.map(AnyNavigation.init) == AnyNavigation(HomeIncomingNavigation.main))
        #expect(feature.exits.map(\.route?.name) == ["characters", "games"])
        #expect(feature.exits.map(\.navigation.name) == HomeOutgoingNavigation.allCases.map(\.name))
    }
}
