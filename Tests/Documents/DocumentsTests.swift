import ChallengeActions
import ChallengeCore
import ChallengeTestKit
import ChallengeTestLimits
import Foundation

@Suite("An app as in the documents", .limited)
struct DocumentsTests {
    @Test("The app shows the views that its features make, each under the name of its type")
    func screens() async throws {
        let app = try await TestSession(SkyApp.self)
        #expect(app.screen.name == "PlanetList")
        #expect(app.screen.title == "Planet list")
        #expect(app.screen.rows == ["Mercury", "Earth", "Jupiter"])
        try await app.run("open earth; expect screen PlanetDetail; expect text rocky")
        #expect(app.screen.title == "Earth")
        try await app.run("leave; expect screen PlanetList")
        #expect(app.path == ["PlanetList"])
    }

    @Test("The app tracks the cases of its events")
    func events() async throws {
        let app = try await TestSession(SkyApp.self)
        try await app.run("open 3; expect event planet_selected id=3")
        #expect(app.events == ["planet_list_viewed", "planet_selected id=3"])
    }

    @Test("The app redirects from one feature to another, with derived names")
    func redirect() async throws {
        let app = try await TestSession(SkyApp.self)
        try await app.run("open 3; moons; expect text 'The moons of Earth'")
        #expect(
            app.redirects == [
                "PlanetsOutgoingNavigation.moons(planet: Earth) → MoonsIncomingNavigation.list(planet: Earth)"
            ])
        #expect(app.path == ["PlanetList", "PlanetDetail", "Moons"])
        let path = try await app.run("path")
        #expect(path.contains("PlanetsIncomingNavigation.detail(identifier: 3)"))
    }

    @Test("A delegate in a navigation acts on the screen below the sheet")
    func delegate() async throws {
        let app = try await TestSession(SkyApp.self)
        try await app.run("kinds; expect screen PlanetFilter; giant")
        #expect(app.path == ["PlanetList"])
        #expect(app.screen.rows == ["Jupiter"])
    }

    @Test("A search starts after a pause, in a task that nothing retains")
    func search() async throws {
        let app = try await TestSession(SkyApp.self)
        try await app.run("search mer")
        #expect(app.screen.rows == ["Mercury"])
        try await app.run("search nothing; expect text 'No planet fits.'")
    }

    @Test(
        "The app opens the links of its own handler",
        arguments: [
            ("sky://planets/detail?id=5", "PlanetDetail"), ("SKY://Planets/list", "PlanetList"),
            ("sky://planets/detail", nil), ("other://planets/list", nil), ("sky://moons/list", nil),
        ])
    func link(url: String, screen: String?) async throws {
        let app = try await TestSession(SkyApp.self)
        try await app.run(screen == nil ? "expect fails open \(url)" : "open \(url)")
        #expect(app.screen.name == screen ?? "PlanetList")
    }

    @Test("The exploration finds no defect except the derived names that must be declared")
    func walk() async throws {
        let violations = try await Exploration(SkyApp.self, depth: 2).violations
        #expect(violations == [], "\(violations)")
        let strict = try await Exploration(SkyApp.self, depth: 2, strictNames: true).violations
        #expect(strict.allSatisfy { $0.invariant == "name" })
        let list = strict.contains {
            $0.description.contains("NavigationName { \"PlanetsIncomingNavigation.list\" }")
        }
        #expect(list)
    }

    @Test("The app uses the very objects that it is given")
    func container() {
        let (client, tracker) = (SkyClientMock(), TrackerMock())
        let app = SkyApp(client: client, tracker: tracker)
        #expect(app.client === client)
        #expect(app.tracker === tracker)
    }
}

@Suite("The APIs in the documents", .limited)
struct DocumentedNamesTests {
    @Test("A navigation is named by its type, its case and its plain values")
    func names() {
        #expect(PlanetsIncomingNavigation.list.fullName == "PlanetsIncomingNavigation.list")
        #expect(
            PlanetsIncomingNavigation.detail(identifier: 5).fullName
                == "PlanetsIncomingNavigation.detail(identifier: 5)")
        let filter = PlanetsIncomingNavigation.filter(delegate: PlanetFilterDelegateMock())
        #expect(filter.fullName == "PlanetsIncomingNavigation.filter")
        #expect(filter.navigationName.isDerived)
        struct Nowhere: NavigationContract {}
        #expect(Nowhere().fullName == "Nowhere")
    }

    @Test("An image loader of the app loads pictures")
    func images() async throws {
        let loader: any ImageLoaderContract = ImageLoaderMock()
        let url = try #require(URL(string: "sky://pictures/1"))
        #expect(loader.cachedImage(for: url) == nil)
        #expect(await loader.image(for: url) == nil)
        await #expect(throws: ImageError.missing) { try await loader.image(at: url) }
        await loader.clearCache()
    }
}
