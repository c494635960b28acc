import ArgumentParser
import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeSystem
import ChallengeTestKit
import ChallengeTestSupport
import ChallengeVerification
import ChallengeViews
import Observation

@Suite("An app with tabs", .limited)
struct TabsTests {
    @Test("Each tab has a stack, and commands, links and redirects lead to the roots")
    func session() async throws {
        let app = try await TestSession(TabsApp.self)
        try await app.run("open page 1; open page 2; tab feed")
        #expect(app.path == ["Feed"])
        try await app.run("open page 3; tab start; expect path Start Page Page")
        try await app.run("open news; expect path Feed; tab start; expect path Start Page Page")
        #expect(app.redirects == ["TabsOutgoing.news → TabsNavigation.feed"])
        try await app.run("open page 4; tab feed; open tabs://start; expect path Start; expect fails back")
        try await app.run("tab deep; expect path Deep; open page 1; home; expect path Deep")
    }

    @Test("A failed command is rolled back, whichever tabs and stacks it has changed")
    func rollback() async throws {
        let app = try await TestSession(TabsApp.self)
        try await app.run("open page 1; tab feed; open page 2")
        await #expect(throws: CommandFailure.self) { try await app.run("stray far") }
        #expect(app.path == ["Feed", "Page"])
        #expect(try await app.run("tab").contains("deep   not shown yet"))
        try await app.run("expect fails home no; expect fails tab nope")
        await #expect(throws: CommandFailure.self) { try await app.run("expect fails tab deep") }
        #expect(app.path == ["Feed", "Page"])
        #expect(try await app.run("tab").contains("deep   not shown yet"))
        try await app.run("tab start; expect path Start Page; back")
    }

    @Test("A screen's own navigation may select a tab, also out of a modal")
    func modal() async throws {
        let app = try await TestSession(TabsApp.self)
        try await app.run("open page 1; sheet")
        await #expect(throws: CommandFailure.self) { try await app.run("tab feed") }
        #expect(app.path == ["Start", "Page", "Page"])
        try await app.run("news; expect path Feed; tab start; expect path Start Page")
    }

    @Test("An exploration visits the tabs one by one, and finds no mistake in a sound app")
    func exploration() async throws {
        let exploration = try await Exploration(TabsApp.self)
        #expect(exploration.violations == [])
        #expect(exploration.isComplete)
        #expect(exploration.coverage.missing(.screens) == [])
        #expect(exploration.coverage.missing(.edges) == [])
        #expect(
            exploration.coverage.reached(.edges).filter { $0.contains("by tab ") } == [
                "TabsNavigation.start -> TabsNavigation.deep, by tab deep",
                "TabsNavigation.start -> TabsNavigation.feed, by tab feed",
            ])
    }

    @Test("An exploration finds a mistake on a screen that only its tab leads to")
    func mistake() async throws {
        let exploration = try await Exploration(TabsApp.self, arguments: ["--planted"])
        #expect(exploration.violations.map(\.place) == ["Deep, like"])
        #expect(exploration.violations.first?.invariant == "refused")
        #expect(exploration.violations.first?.description.contains("> tab deep\n") == true)
    }

}

/// An app of three tabs. No route or link leads to the screen of the third one.
private struct TabsApp: ShellApp {
    struct Options: ParsableArguments {
        @Flag(help: "Have an action fail that is offered.") var planted = false
    }

    static let information = AppInformation(name: "Tabs", command: "tabs", version: "1.0.0", summary: "Three tabs.")

    let features: [any FeatureContract]
    let tabs = [
        Tab("Start", navigation: TabsNavigation.start), Tab("Feed", navigation: TabsNavigation.feed),
        Tab("Deep", navigation: TabsNavigation.deep),
    ]
    var rootNavigation: any NavigationContract { tabs[0].navigation }
    var redirector: (any NavigationRedirectContract)? { TabsRedirect() }

    init(_ context: AppContext, options: Options) {
        features = [TabsFeature(isPlanted: options.planted), SystemFeature(tracker: context.tracker)]
    }
}

private struct TabsFeature: FeatureContract {
    let isPlanted: Bool
    let name = "Tabs"

    var screens: [Screen] {
        [
            StartView.declaration.shown { _, _ in StartView() }, FeedView.declaration.shown { _, _ in FeedView() },
            DeepView.declaration.shown { _, _ in DeepView(isPlanted: isPlanted, likes: Likes()) },
            PageView.declaration.shown { number, navigator in
                PageView(number: number, navigator: navigator)
            } preview: {
                [PageView(number: 1, navigator: $0)]
            },
        ]
    }

    var exits: [Exit] { [Exit(TabsOutgoing.news, route: "news", help: "what is new")] }
}

private nonisolated enum TabsNavigation: IncomingNavigationContract {
    case start, feed, deep
    case page(Int)

    var navigationName: NavigationName {
        switch self {
        case .start: StartView.declaration.navigationName
        case .feed: FeedView.declaration.navigationName
        case .deep: DeepView.declaration.navigationName
        case .page(let number): PageView.declaration.navigationName(number)
        }
    }
}

private nonisolated enum TabsOutgoing: OutgoingNavigationContract {
    case news

    var navigationName: NavigationName { "TabsOutgoing.news" }
}

private nonisolated struct TabsRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        navigation is TabsOutgoing ? TabsNavigation.feed : nil
    }
}

private struct StartView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Start", title: "Start", navigation: "TabsNavigation.start", TabsNavigation.start, links: ["tabs://start"])

    var body: some View { Text("Welcome") }
}

private struct FeedView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Feed", title: "Feed", navigation: "TabsNavigation.feed", TabsNavigation.feed, links: ["tabs://feed"])

    var body: some View { Text("What is new") }
}

private struct DeepView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Deep", title: "Deep", navigation: "TabsNavigation.deep", TabsNavigation.deep)

    let isPlanted: Bool
    let likes: Likes

    var body: some View {
        Text("\(likes.count) likes")
        Button("like", help: "Like it") {
            if isPlanted { throw Dislike() }
            likes.count += 1
        }
    }
}

@Observable
private final class Likes {
    var count = 0
}

private struct PageView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Page", title: "Page", navigation: "TabsNavigation.page", label: "number",
        ArgumentKey<Int>("NUMBER", in: 1...9),
        TabsNavigation.page, route: .init("page", help: "a page"))

    let number: Int
    let navigator: any NavigatorContract

    var body: some View {
        Text("Page \(number)")
        NavigationLink("sheet", to: TabsNavigation.page(number)).sheet()
        NavigationLink("news", to: TabsOutgoing.news)
        Button("stray", help: "Go through all tabs, and fail", ArgumentKey<String>("WORD")) { _ in
            for destination in [TabsNavigation.start, .page(1), .deep, .page(2), .feed, .page(3)] {
                navigator.navigate(to: destination)
            }
            navigator.present(TabsNavigation.page(4), style: .sheet)
            throw Dislike()
        }
    }
}

private struct Dislike: ActionError {
    let description = "nobody likes it"
}
