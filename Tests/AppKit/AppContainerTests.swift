import ChallengeCore
import ChallengeActions
import ChallengeCatalogue
import ChallengeCharacter
import ChallengeDesignSystem
import ChallengeEpisode
import ChallengeGames
import ChallengeHome
import ChallengeHost
import ChallengeImaging
import ChallengeLocation
import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials

@testable import ChallengeAppKit
import SwiftUI

@Suite("The composition root", .limited)
struct AppContainerTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private let httpClient = HTTPClientMock { _ in .failure(.timeout) }
    private let tracker = TrackerMock()
    private let navigator = NavigatorMock()
    private let sut: AppContainer

    init() { sut = AppContainer(httpClient: httpClient, tracker: tracker) }

    @Test("The app begins on Home, and shows the not-found screen if no feature resolves a navigation")
    func root() {
        let root = sut.makeRootView(navigator: navigator).screen(for: sut.rootNavigation, by: navigator)
        #expect(root.render().screen == "Home")
        #expect(sut.shown(sut.rootNavigation, by: navigator).render().screen == "Home")
        struct Nowhere: NavigationContract { let navigationName: NavigationName = "Nowhere" }
        let resolved = sut.shown(Nowhere(), by: navigator)
        #expect(resolved.render().lines.first == "<warning> No feature shows Nowhere.")
    }

    @Test("The app uses the very client, tracker and image loader that it is given")
    func shared() async {
        let imageLoader = ImageLoaderMock()
        let sut = AppContainer(httpClient: httpClient, tracker: tracker, imageLoader: imageLoader)
        #expect(sut.httpClient as? HTTPClientMock === httpClient)
        #expect(sut.tracker as? TrackerMock === tracker)
        #expect(sut.imageLoader as? ImageLoaderMock === imageLoader)

        await sut.shown(CharacterIncomingNavigation.detail(identifier: 7), by: navigator).appear()
        #expect(httpClient.requests.map(\.path) == ["/api/character/7"])
        #expect(tracker.events == ["character_detail_viewed id=7"])
    }

    @Test("By default the app tracks into the activity log and answers from the catalogue within")
    func trackingProviders() async {
        let instrumentation = Instrumentation()
        AppContainer(httpClient: httpClient, instrumentation: instrumentation).tracker.track(TrackingEvent("viewed"))
        #expect(instrumentation.activity.drain() == [.track(TrackingEvent("viewed"))])
        let view = AppContainer().shown(CharacterIncomingNavigation.detail(identifier: 1), by: navigator)
        await view.appear()

        #expect(view.render().title == "Rick Sanchez")
    }

    @Test("The app states its version, and the origin and age of its data")
    func about() async throws {
        let sources: [(AppContainer.Source, data: String, age: String)] = [
            (.embedded, "the embedded catalogue", "newest record: 2021-11-02"),
            (.api(try #require(URL(string: "https://a.example"))), "https://a.example", "as it is now"),
        ]
        for (source, data, age) in sources {
            let sut = AppContainer(source: source, version: "1.2")
            let lines = sut.shown(HomeIncomingNavigation.about, by: navigator).render().lines
            #expect(lines.prefix(3) == ["Version | 1.2", "Data | \(data)", "Age | \(age)"])
        }
    }

    @Test("The details show what the list has loaded, without another request for it")
    func kept() async {
        let client = HTTPClientMock(bodies: { Catalogue.respond(to: $0).body })
        let sut = AppContainer(httpClient: client)
        for (list, detail) in [
            (CharacterIncomingNavigation.list, CharacterIncomingNavigation.detail(identifier: 3)),
            (EpisodeIncomingNavigation.list, EpisodeIncomingNavigation.detail(identifier: 3)),
            (GamesIncomingNavigation.list, GamesIncomingNavigation.detail(identifier: 3)),
            (LocationIncomingNavigation.list, LocationIncomingNavigation.detail(identifier: 3)),
        ] as [(any NavigationContract, any NavigationContract)] {
            for navigation in [list, detail] {
                await sut.shown(navigation, by: navigator).appear()
            }
        }
        // Those with a comma are for the cast and the residents.
        let lists = ["character", "episode", "game", "location"].map { "/api/\($0)?page=1" }
        #expect(client.asked.filter { !$0.contains(",") } == lists)
    }

    @Test("A redirect maps every outgoing navigation of a feature to a screen of another one")
    func redirects() throws {
        let map = RootContainer(app: sut, redirector: AppNavigationRedirect()).map
        for feature in map.features {
            for chain in feature.redirects {
                let end = try #require(map.feature(for: chain.destination.name), "\(chain.navigations[0].fullName)")
                #expect(end.name != feature.name && end.name != "System", "\(chain.navigations[0].fullName)")
            }
        }
    }

    /// Searches each list for its own text; returns the recent searches of each, without the title.
    private func recentSearches(of app: AppContainer, searching texts: [String] = []) async throws -> [[String]] {
        let lists: [any NavigationContract] = [
            CharacterIncomingNavigation.list, GamesIncomingNavigation.list, LocationIncomingNavigation.list,
            EpisodeIncomingNavigation.list,
        ]
        let views = lists.map { app.shown($0, by: navigator) }
        for (view, text) in zip(views, texts) {
            try await view.render().perform("search", Arguments(["TEXT": .text(text)]))
        }
        var answers: [[String]] = []
        for view in views {
            answers.append(try #require(try await view.render().perform("recent").answer).dropFirst().map(\.self))
        }
        return answers
    }

    @Test("Each list keeps its own recent searches, and without a file they last for the session")
    func recentSearches() async throws {
        let texts = ["a", "A", "b", "c"]
        let rows = texts.map { ["  <bullet> \($0)"] }
        for (path, next) in [(folder, rows), (nil, [[], [], [], []])] {
            let apps = (0..<2).map { _ in AppContainer(httpClient: httpClient, dataFolder: path) }
            let searched = try await recentSearches(of: apps[0], searching: texts)
            let kept = try await recentSearches(of: apps[1])
            #expect(searched == rows && kept == next)
        }
    }
}

/// The declarations of all screens of the app. An exploration tests that the screens match them.
@Suite("Every screen that the app declares", .limited)
struct DeclaredScreensTests {
    private let map = RootContainer(app: AppContainer(), redirector: AppNavigationRedirect()).map
    private var screens: [ScreenDescription] { map.features.flatMap(\.screens) }

    @Test("Each screen has a name and a navigation of its own, and the app begins on one")
    func unique() {
        #expect(Set(screens.map(\.name)).count == screens.count)
        #expect(Set(screens.map(\.navigation)).count == screens.count)
        #expect(map.screen(for: map.root) != nil)
    }

    @Test("Each screen declares its feature's screens and exits, and a screen or a route leads to each")
    func exits() {
        for feature in AppContainer().features {
            let screens = feature.screens.map(\.description)
            let actions = screens.flatMap(\.actions).compactMap { action -> String? in
                if case .leads(let navigation, _) = action.effect { navigation } else { nil }
            }
            let leading = Set(actions + screens.compactMap(\.rows?.navigation))
            let exits = Dictionary(uniqueKeysWithValues: feature.exits.map { ($0.navigation.name, $0.route) })
            #expect(leading.subtracting(screens.map(\.navigation)).subtracting(exits.keys) == [], "\(feature.name)")
            #expect(Set(exits.filter { $0.value == nil }.keys).subtracting(leading) == [], "\(feature.name)")
        }
    }

    @Test("Each screen tracks its view by an event of its own")
    func viewed() throws {
        var names: Set<String> = []
        for screen in screens {
            let viewed = screen.events.map(\.name).filter { $0.hasSuffix("_viewed") }
            #expect(names.insert(try #require(viewed.first, "\(screen.name)")).inserted, "\(screen.name)")
            #expect(viewed.count == 1, "\(screen.name)")
        }
    }
}
