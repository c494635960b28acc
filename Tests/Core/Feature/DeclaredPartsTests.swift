import Synchronization
import TestLimits
import Testing

@testable import ChallengeCore

@Suite("Declarations of screens that name each other", .limited)
struct DeclaredPartsTests {
    private enum Article {
        static let declaration: ScreenDeclaration<Void> = ScreenDeclaration(
            "Article", title: "Article", navigation: "News.article", UnknownNavigation.notFound(.unknownLink("")),
            route: .init("article", help: "an article", by: Tag.article),
            actions: [
                ActionDescription(
                    name: "tag", help: "Go to the tag", effect: .leads(to: Tag.declaration.description.navigation))
            ],
            rows: .init("tag", leadTo: Tag.declaration.description),
            events: Tag.declaration.description.events + ["article_seen"])
    }

    private enum Tag {
        static let article = ActionDescription(
            name: "article", help: "Go to the article", effect: .leads(to: Article.declaration.description.navigation))
        static let declaration: ScreenDeclaration<Void> = ScreenDeclaration(
            "Tag", title: "Tag", navigation: "News.tag", UnknownNavigation.notFound(.unknownLink("")),
            actions: [article],
            rows: .init("article", leadTo: Article.declaration.description), events: ["tag_seen"])
    }

    @Test("are made, whichever comes first")
    func circle() {
        let (article, tag) = (Article.declaration.description, Tag.declaration.description)
        #expect(article.rows?.navigation == "News.tag" && tag.rows?.navigation == "News.article")
        #expect(article.routeName?.action == "article")
        #expect(article.actions.map(\.effect) == [.leads(to: "News.tag")])
        #expect(tag.actions.map(\.effect) == [.leads(to: "News.article")])
        #expect(article.events.map(\.name) == ["tag_seen", "article_seen"])
    }

    /// Two lists of actions, each with those of the other one.
    private enum Endless {
        static let chicken: ScreenDeclaration<Void> = ScreenDeclaration(
            "Chicken", title: "Chicken", navigation: "Farm.chicken", UnknownNavigation.notFound(.unknownLink("")),
            actions: egg.description.actions)
        static let egg: ScreenDeclaration<Void> = ScreenDeclaration(
            "Egg", title: "Egg", navigation: "Farm.egg", UnknownNavigation.notFound(.unknownLink("")),
            actions: chicken.description.actions)
    }

    @Test("end the process with the names of both where each needs the other to be made")
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
    private final class Counter: Sendable {
        let count = Atomic(0)
    }

    private struct Owner {
        @Lazy var number: Int

        init(_ counter: Counter) {
            _number = Lazy { counter.count.add(1, ordering: .relaxed).newValue }
        }
    }

    @Test("is made when it is first asked for, and once for all copies of its owner")
    func made() {
        let counter = Counter()
        let owner = Owner(counter)
        let copy = owner
        #expect(counter.count.load(ordering: .relaxed) == 0)
        #expect(owner.number == 1)
        #expect(copy.number == 1 && owner.number == 1)
    }
}
