import ChallengeActions
import ChallengeViews
import ChallengeTestSupport

@testable import ChallengeHome

@Suite("The Home feature", .limited)
struct HomeFeatureTests {
    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private let about = About(
        version: "1.2", source: "a file", age: "old", credits: "All is yours.", licence: "Do as you like.")
    private var feature: HomeFeature { HomeFeature(tracker: tracker) { about } }
    private var view: any RenderableView { feature.makeMainView(navigator: navigator) }

    @Test("The feature begins with Home, which describes its entries, with an action for each and no rows")
    func render() throws {
        let rendering = view.render()
        #expect(rendering.screen == "Home")
        #expect(rendering.label == "home")
        #expect(rendering.title == "Home")
        #expect(rendering.state == .loaded)
        let entries = HomeOutgoingNavigation.allCases.map(\.rawValue)
        for entry in HomeOutgoingNavigation.allCases {
            #expect(rendering.lines.contains("\(entry.rawValue) | \(entry.help)"))
        }
        #expect(try rendering.content == ["destinations": .array(entries.map { .string($0) })])
        #expect(rendering.actionNames == entries + ["about"] && entries.count > 1)
        #expect(rendering.selection == nil)
    }

    @Test("The feature resolves its own navigation only, and Home is tracked when it appears, not when it is drawn")
    func resolve() async {
        #expect(feature.resolve(HomeIncomingNavigation.main, navigator: navigator)?.render().screen == "Home")
        #expect(feature.resolve(UnknownNavigation.notFound(.unknownLink("x")), navigator: navigator) == nil)
        let view = view
        _ = view.render()
        #expect(tracker.events.isEmpty)
        await view.appear()
        #expect(tracker.events == ["home_viewed"])
        #expect(navigator.calls.isEmpty)
    }

    @Test(
        "Home leaves for the chosen entry without naming its screen",
        arguments: HomeOutgoingNavigation.allCases.map(\.rawValue))
    func choose(name: String) async throws {
        try await view.render().perform(name)
        let destination = try #require(HomeOutgoingNavigation(rawValue: name))
        #expect(navigator.calls == [.navigate(to: destination)])
        #expect(tracker.events == ["home_\(name)_selected"])
    }

    private func aboutView() throws -> any RenderableView {
        try #require(feature.resolve(HomeIncomingNavigation.about, navigator: navigator))
    }

    @Test("Home presents About as a sheet, which is tracked when it appears, and can be closed")
    func presentAbout() async throws {
        try await view.render().perform("about")
        #expect(navigator.calls == [.present(AnyNavigation(HomeIncomingNavigation.about), .sheet)])
        let view = try aboutView()
        await view.appear()
        try await view.render().perform("close")
        #expect(navigator.calls.last == .dismiss)
        #expect(tracker.events == ["home_about_selected", "about_viewed", "about_closed"])
    }

    @Test("About has the version, the origin of the data and its owners, for people and for programs")
    func showAbout() throws {
        let rendering = try aboutView().render()
        #expect(rendering.screen == "About" && rendering.title == "About" && rendering.state == .loaded)
        #expect(
            rendering.lines == ["Version | 1.2", "Data | a file", "Age | old", "", "All is yours.", "Do as you like."])
        #expect(
            try rendering.content == [
                "version": "1.2", "source": "a file", "age": "old", "credits": "All is yours.",
                "licence": "Do as you like.",
            ])
    }

    @Test("A choice is tracked before Home is left")
    func order() async throws {
        var counted: [String] = []
        let coordinator = NavigationCoordinator(
            root: HomeIncomingNavigation.main, onEvent: { [tracker] _ in counted = tracker.events })
        try await feature.makeMainView(navigator: coordinator).render().perform("characters")
        #expect(counted == ["home_characters_selected"])
    }

    @Test("Home has a route and links, and its entries have routes by name through redirects")
    func routes() {
        let home = feature.screens.map(\.description)
        #expect(home.map { $0.route?.name } == ["home", "about"])
        #expect(home.map { $0.links } == [["challenge://home", "challenge://home/main"], []])
        #expect(home[0].intents.map(\.name) == ["about"])
        #expect(home[0].route?.fixedNavigation.map(AnyNavigation.init) == AnyNavigation(HomeIncomingNavigation.main))
        #expect(feature.exits.map(\.route?.name) == HomeOutgoingNavigation.allCases.map(\.rawValue))
        #expect(Set(feature.exits.map(\.navigation.name)) == Set(HomeOutgoingNavigation.allCases.map(\.name)))
    }
}
