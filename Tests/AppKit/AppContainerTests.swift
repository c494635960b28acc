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

    @Test("The app has its features in the order of lookup, and begins on Home")
    func features() {
        let names = sut.features.map(\.name)
        // A generated feature comes before System, which shows what no other feature does.
        #expect(names.starts(with: ["Home", "Character", "Games", "Location", "Episode"]) && names.last == "System")
        #expect(sut.makeRootView(navigator: navigator).screenName == "Home")
        #expect(sut.resolve(sut.rootNavigation, navigator: navigator).screenName == "Home")
    }

    @Test(
        "The first feature that shows a navigation makes its view; otherwise the view for unknown navigations appears")
    func resolve() {
        #expect(sut.resolve(CharacterIncomingNavigation.list, navigator: navigator).screenName == "CharacterList")
        struct UnknownNavigation: NavigationContract {}
        #expect(sut.resolve(UnknownNavigation(), navigator: navigator).screenName == "NotFound")
    }

    @Test("The app uses the very client, tracker and image loader that it is given")
    func shared() async {
        let imageLoader = ImageLoaderMock()
        let sut = AppContainer(httpClient: httpClient, tracker: tracker, imageLoader: imageLoader)
        #expect(sut.httpClient === httpClient)
        #expect(sut.tracker === tracker)
        #expect(sut.imageLoader as? ImageLoaderMock === imageLoader)

        await sut.shown(CharacterIncomingNavigation.detail(identifier: 7), by: navigator).appear()
        #expect(httpClient.requests.map(\.path) == ["/api/character/7"])
        #expect(tracker.events == ["character_detail_viewed id=7"])
    }

    @Test("Without parts of its own the app asks the public API, and caches pictures")
    func defaults() {
        let sut = AppContainer()
        #expect(sut.httpClient is HTTPClient)
        #expect(sut.imageLoader is CachedImageLoader)
        #expect(AppEnvironment.current.rickAndMorty.baseURL.absoluteString == "https://rickandmortyapi.com")
    }

    @Test(
        "The app opens a link by the first feature that knows it, and ignores any other link",
        arguments: [
            ("challenge://character/detail/5", "CharacterIncomingNavigation.detail(identifier: 5)"),
            ("challenge://games", "GamesIncomingNavigation.list"), ("challenge://nowhere/5", nil),
            ("other://character/list", nil),
        ])
    func handle(link: String, destination: String?) throws {
        sut.handle(url: try #require(URL(string: link)), navigator: navigator)
        let opened = navigator.calls.map {
            if case .navigate(let navigation) = $0 { navigation.wrapped.fullName } else { "" }
        }
        #expect(opened == [destination].compactMap(\.self))
    }

    @Test("The app tracks into the log of the session, and answers from the catalogue within")
    func session() async {
        let instrumentation = Instrumentation()
        let sut = AppContainer(source: .embedded, instrumentation: instrumentation)
        sut.tracker.track(TrackingEvent("viewed"))
        #expect(instrumentation.activity.drain().map(\.activity) == [.track(TrackingEvent("viewed"))])
        let view = sut.shown(CharacterIncomingNavigation.detail(identifier: 1), by: navigator)
        await view.appear()

        #expect(view.render().title == "Rick Sanchez")
    }

    @Test("The app states its version, and the origin and age of its data")
    func about() async throws {
        let sources: [(AppContainer.Source, data: String, age: String)] = [
            (.embedded, "built-in data", "newest record: 2021-11-02"),
            (.api(try #require(URL(string: "https://a.example"))), "https://a.example", "as it is now"),
        ]
        var environment = AppEnvironment(variables: [:])
        environment.version = "1.2"
        for (source, data, age) in sources {
            let sut = AppContainer(source: source, environment: environment)
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
            var environment = AppEnvironment(variables: [:])
            environment.dataFolder = path
            let apps = (0..<2).map { _ in
                AppContainer(source: .embedded, environment: environment, httpClient: httpClient)
            }
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
