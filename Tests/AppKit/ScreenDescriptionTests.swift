import ChallengeCore
import TestLimits
import Testing

@testable import ChallengeAppKit

@Suite("What the app says of its screens", .limited)
struct ScreenDescriptionTests {
    private let app = AppContainer()
    private let root: RootContainer

    init() {
        root = RootContainer(app: app)
    }

    /// Goes to a screen, and returns what is said of it.
    private func description(atEndOf path: [String]) async throws -> ScreenDescription {
        await root.settle()
        for step in path {
            let action = root.top?.rendering.actions.first { $0.description.name == step }
            if let action {
                _ = try await action.perform(Arguments())
            } else {
                root.top?.rendering.selection?.open(1)
            }
            await root.settle()
        }
        let top = try #require(root.top)
        return try #require(root.map.screen(for: top.navigation.name))
    }

    @Test(
        "is true of each: its name, its feature, and the actions that it has",
        arguments: [[], ["characters"], ["characters", "row"], ["characters", "filter"]])
    func screens(path: [String]) async throws {
        let description = try await description(atEndOf: path)
        let screen = try #require(root.top)
        let feature = root.map.features.first { $0.screens.contains { $0.name == description.name } }
        #expect(screen.rendering.screen == description.name)
        if let title = description.title { #expect(screen.rendering.title == title) }
        #expect((screen.rendering.selection != nil) == (description.rowNavigation != nil))
        #expect(screen.feature == feature?.name)
        #expect(screen.rendering.actions.map(\.description.name).sorted() == description.actions.map(\.name).sorted())
    }

    @Test("is true of the screen that says that nothing was found")
    func notFound() async throws {
        root.navigator.navigate(to: UnknownNavigation.notFound(.unknownLink("x://y")))
        let description = try await description(atEndOf: [])
        #expect(description.name == "NotFound")
        #expect(root.top?.feature == "System")
    }

    @Test("has each screen once, each with a navigation of its own")
    func unique() {
        let screens = root.map.features.flatMap(\.screens)
        #expect(
            screens.map(\.name).sorted() == [
                "AdvancedSearch", "CharacterDetail", "CharacterList", "GameDetail", "GamesList", "Home", "NotFound",
            ])
        #expect(Set(screens.map(\.navigation)).count == screens.count)
        #expect(root.map.screen(for: root.map.root)?.name == "Home")
    }

    @Test(
        "is true of where an action leads, and how",
        arguments: [([], "characters"), ([], "games"), (["characters"], "filter"), (["characters", "row"], "close")])
    func effects(path: [String], name: String) async throws {
        let description = try await description(atEndOf: path)
        let effect = try #require(description.actions.first { $0.name == name }?.effect)
        var events: [NavigationEvent] = []
        root.onNavigation = { events.append($0) }
        _ = try await root.top?.rendering.actions.first { $0.description.name == name }?.perform(Arguments())
        let event = try #require(events.first)
        switch (effect, event) {
        case (.leads(let to, nil), .redirect(let from, _)): #expect(to == from.name)
        case (.leads(let to, let style?), .present(let navigation, let shown, _)):
            #expect(to == navigation.name)
            #expect(style == shown)
        case (.leaves, .pop), (.leaves, .dismiss): break
        default: Issue.record("\(effect) is not \(events)")
        }
    }

    @Test("is true of where a row leads")
    func rows() async throws {
        let description = try await description(atEndOf: ["characters"])
        root.top?.rendering.selection?.open(7)
        #expect(root.top?.navigation.name == description.rowNavigation)
    }

    @Test("has every wish to leave, with its redirects")
    func redirects() {
        let hops = root.map.features.flatMap(\.redirects).flatMap(\.hops)
        #expect(hops.map(\.from.name) == ["HomeOutgoingNavigation.characters", "HomeOutgoingNavigation.games"])
        #expect(hops.map(\.to.name) == ["CharacterIncomingNavigation.list", "GamesIncomingNavigation.list"])
    }

    @Test("leads each route to a screen that it has")
    func routes() {
        for route in root.routes {
            let name = route.chain?.destination.name ?? route.route.navigationName
            #expect(root.map.screen(for: name) != nil, "\(route.route.name)")
        }
    }
}
