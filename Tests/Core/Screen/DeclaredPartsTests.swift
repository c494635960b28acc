@testable import ChallengeActions
@testable import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestLimits
@testable import ChallengeViews
import ChallengeTestSupport
import ChallengeText
import Synchronization

@Suite("Screens whose declarations name each other", .limited)
struct DeclaredPartsTests {
    private enum Article {
        static let declaration: ScreenDeclaration<Void> = ScreenDeclaration(
            "Article", title: "Article", navigation: "News.article", UnknownNavigation.notFound(.unknownLink("")),
            route: .init("article", help: "an article", by: "article"),
            events: Tag.declaration.description.events + ["article_seen"]
        ).declaring(
            actions: [
                ActionDescription(
                    name: "tag", help: "Go to the tag", effect: .leads(to: Tag.declaration.description.navigation))
            ], rows: .init("tag", leadTo: Tag.declaration.description))
    }

    private enum Tag {
        static let article = ActionDescription(
            name: "article", help: "Go to the article", effect: .leads(to: Article.declaration.description.navigation))
        static let declaration: ScreenDeclaration<Void> = ScreenDeclaration(
            "Tag", title: "Tag", navigation: "News.tag", UnknownNavigation.notFound(.unknownLink("")),
            events: ["tag_seen"]
        ).declaring(actions: [article], rows: .init("article", leadTo: Article.declaration.description))
    }

    @Test("Both screens can be created, in either order")
    func circle() {
        let (article, tag) = (Article.declaration.description, Tag.declaration.description)
        #expect(article.rows?.navigation == "News.tag" && tag.rows?.navigation == "News.article")
        #expect(article.routeName?.action == "article")
        #expect(article.actions.map(\.effect) == [.leads(to: "News.tag")])
        #expect(tag.actions.map(\.effect) == [.leads(to: "News.article")])
        #expect(article.events.map(\.name) == ["tag_seen", "article_seen"])
    }

    /// Two lists of actions, each of which contains the other.
    private enum Endless {
        static let chicken: ScreenDeclaration<Void> = ScreenDeclaration(
            "Chicken", title: "Chicken", navigation: "Farm.chicken", UnknownNavigation.notFound(.unknownLink(""))
        ).declaring(actions: egg.description.actions)
        static let egg: ScreenDeclaration<Void> = ScreenDeclaration(
            "Egg", title: "Egg", navigation: "Farm.egg", UnknownNavigation.notFound(.unknownLink(""))
        ).declaring(actions: chicken.description.actions)
    }

    @Test("An endless circle of declarations ends the process with the names of both")
    func endlessCircle() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Endless.chicken.description.actions
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Chicken → Egg → Chicken"))
    }
}

@Suite("A lazy property", .limited)
struct LazyTests {
    private final class Counter: Sendable { let count = Atomic(0) }

    private struct Owner {
        @Lazy var number: Int

        init(_ counter: Counter) { _number = Lazy { counter.count.add(1, ordering: .relaxed).newValue } }
    }

    @Test("A lazy property is created on first use, once for all copies of its owner")
    func made() {
        let counter = Counter()
        let owner = Owner(counter)
        let copy = owner
        #expect(counter.count.load(ordering: .relaxed) == 0)
        #expect(owner.number == 1)
        #expect(copy.number == 1 && owner.number == 1)
    }
}

/// The screens of a feature that shows places.
@MainActor
struct Atlas: FeatureContract {
    nonisolated static let search = ActionDescription(name: "search", help: "Searches.", isIntent: true)
    nonisolated static let more = ActionDescription(name: "more", help: "Loads more.")
    nonisolated static let text = ArgumentKey<String>("TEXT")

    nonisolated static let detail = ScreenDeclaration(
        "Detail", navigation: "Place.detail", label: "identifier", .identifier(of: "place"),
        Place.detail(identifier:), route: .init("place", help: "one place"),
        links: ["app://places/detail/ID", "app://places/detail?id=ID", "app://places/nowhere"]
    ).declaring(contents: [.init(in: .loading), .init(in: .loaded, schema: .object(["name": .string]))])

    nonisolated static let list = ScreenDeclaration(
        "List", title: "Places", navigation: "Place.list", Place.list, route: .init("places", help: "all places"),
        links: ["app://places", "app://places/list"]
    ).declaring(actions: [search, more], rows: .init("place", leadTo: detail.description))

    nonisolated static let found = ScreenDeclaration(
        "Found", navigation: "Place.search", label: "text", text, Place.search,
        links: ["app://places/search/TEXT", "app://places/search?mode=text&q=TEXT"])

    /// A screen whose value has no name.
    nonisolated static let guide = ScreenDeclaration(
        "Guide", title: "Guide", navigation: "Guidance", { ($0 as? Guidance)?.guide },
        route: .init("guide", help: "a guide", by: search.name))

    let name = "Atlas"
    let exits = [Exit(Elsewhere.far, route: "far", help: "far away"), Exit(Elsewhere.step(1))]

    var screens: [Screen] {
        [
            Self.list.rendered { _, _ in PlaceView(name: "List") },
            Self.detail.rendered { identifier, _ in PlaceView(name: "Detail \(identifier)") },
            Self.found.rendered { text, _ in PlaceView(name: "Found \(text)") },
            Self.guide.rendered { guide, _ in PlaceView(name: "Guide \(guide.name)") },
        ]
    }

    /// Returns the name of the view that shows a navigation.
    func view(of navigation: any NavigationContract) -> String? {
        resolve(navigation, navigator: NavigationCoordinator(root: Place.start))?.render().screen
    }
}

final class Guide: Sendable {
    let name: String

    init(name: String) { self.name = name }
}

struct Guidance: IncomingNavigationContract {
    let guide: Guide?
    let navigationName: NavigationName = "Guidance"

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.navigationName == rhs.navigationName }
    func hash(into hasher: inout Hasher) { hasher.combine(navigationName) }
}

private struct PlaceView: RenderableView {
    let name: String

    func render() -> Rendering {
        Rendering(screen: name, label: "place", title: name, state: .loaded, body: .blank, snapshot: 0)
    }

    func appear(before intent: Intent?) async {}
}
