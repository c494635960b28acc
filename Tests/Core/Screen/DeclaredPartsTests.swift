@testable import ChallengeActions
@testable import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestLimits
@testable import ChallengeViews
import ChallengeTestSupport
import ChallengeText
import SwiftUI
import Synchronization

@Suite("Screens whose declarations name each other", .limited)
struct DeclaredPartsTests {
    private static let article: ScreenDescription = ScreenDeclaration(
        "Article", title: "Article", navigation: "News.article", UnknownNavigation.notFound(.unknownLink("")),
        route: .init("article", help: "an article", by: "article"), events: tag.events + ["article_seen"]
    ).description.with {
        DeclaredControls(
            actions: [ActionDescription(name: "tag", help: "Go to the tag", effect: .leads(to: tag.navigation))],
            rows: .init("tag", leadTo: tag))
    }

    private static let tag: ScreenDescription = ScreenDeclaration(
        "Tag", title: "Tag", navigation: "News.tag", UnknownNavigation.notFound(.unknownLink("")), events: ["tag_seen"]
    ).description.with {
        DeclaredControls(
            actions: [ActionDescription(name: "article", help: "Go to it", effect: .leads(to: article.navigation))],
            rows: .init("article", leadTo: article))
    }

    @Test("Both screens can be created, in either order")
    func circle() {
        let (article, tag) = (Self.article, Self.tag)
        #expect(article.rows?.navigation == "News.tag" && tag.rows?.navigation == "News.article")
        #expect(article.routeName?.action == "article")
        #expect(article.actions.map(\.effect) == [.leads(to: "News.tag")])
        #expect(tag.actions.map(\.effect) == [.leads(to: "News.article")])
        #expect(article.events.map(\.name) == ["tag_seen", "article_seen"])
    }

    /// Two lists of actions, each of which contains the other.
    private enum Endless {
        static let chicken: ScreenDescription = ScreenDeclaration(
            "Chicken", title: "Chicken", navigation: "Farm.chicken", UnknownNavigation.notFound(.unknownLink(""))
        ).description.with { DeclaredControls(actions: egg.actions) }
        static let egg: ScreenDescription = ScreenDeclaration(
            "Egg", title: "Egg", navigation: "Farm.egg", UnknownNavigation.notFound(.unknownLink(""))
        ).description.with { DeclaredControls(actions: chicken.actions) }
    }

    @Test("An endless circle of declarations ends the process with the names of both")
    func endlessCircle() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Endless.chicken.actions
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
        links: ["app://places/detail/ID", "app://places/detail?id=ID", "app://places/nowhere"])

    nonisolated static let list = ScreenDeclaration(
        "List", title: "Places", navigation: "Place.list", Place.list, route: .init("places", help: "all places"),
        links: ["app://places", "app://places/list"])

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
            Self.list.shown { _, _ in
                Text("List")
            } preview: { _ in
                [
                    DeclaredView(
                        actions: [Self.search, Self.more], rows: .init("place", leadTo: Self.detail.description))
                ]
            },
            Self.detail.shown { identifier, _ in
                Text("Detail \(identifier)")
            } preview: { _ in
                [DeclaredView(contents: [.init(in: .loading), .init(in: .loaded)])]
            },
            Self.found.shown { text, _ in
                Text("Found \(text)")
            } preview: { _ in
                []
            },
            Self.guide.shown { guide, _ in
                Text("Guide \(guide.name)")
            } preview: { _ in
                []
            },
        ]
    }

    /// Returns the text of the view that shows a navigation.
    func view(of navigation: any NavigationContract) -> String? {
        resolve(navigation, navigator: NavigationCoordinator(root: Place.start))?.render().lines.first
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
