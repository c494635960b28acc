import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeDesignSystem
import ChallengeSystem
import ChallengeTestKit
import ChallengeTestSupport
import ChallengeText
import ChallengeVerification
import ChallengeViews
import SwiftUI

@Suite("An app whose links have several values", .limited)
struct LinksTests {
    @Test("A route opens its screen with the given values, and wrong values are errors")
    func routes() async throws {
        let app = try await TestSession(PressApp.self)
        for (line, title) in [
            ("articles", "any, page 1"), ("articles page=3", "any, page 3"),
            ("articles TAG='a b' page=2", "a b, page 2"),
            ("article 5", "5 new"), ("article 5 order=OLD", "5 old"),
        ] {
            try await app.run("open \(line)")
            #expect(app.screen.title == title)
        }
        for (line, message) in [
            ("articles page=0", "page must be a whole number, 1 to 9, not '0'"),
            ("articles tga=x", "did you mean 'tag'?"),
            ("articles page=1 page=2", "'page' is given twice"),
            ("articles swift", "unexpected argument 'swift': choose from tag=, page="),
            ("article", "ID is missing; usage: open article ID [order=ORDER]"),
            ("article 5 order=odd", "no order 'odd': choose from new, old"),
        ] {
            let failure = await #expect(throws: CommandFailure.self) { try await app.run("open \(line)") }
            #expect(failure?.output.contains(message) == true, "\(failure?.output ?? "")")
        }
    }

    @Test("A row, a link and a redirect name a navigation with its present values")
    func names() async throws {
        let app = try await TestSession(PressApp.self)
        try await app.run("open 2")
        #expect(try await app.run("path").contains("PressNavigation.list(tag: q & a, page: 1)"))
        try await app.run("more-of-it")
        #expect(try await app.run("path").contains("PressNavigation.list(tag: q & a, page: 2)"))
        try await app.run("latest")
        #expect(app.redirects == ["PressOutgoing.latest(page: 3) → PressNavigation.list(page: 3)"])
        try await app.run("expect redirect PressOutgoing.latest PressNavigation.list; expect screen Articles")
    }

    @Test("link prints the link of the present screen, which leads there again, also from a modal and a tab")
    func link() async throws {
        let app = try await TestSession(PressApp.self)
        for (line, link) in [
            ("open articles", "press://articles"), ("open articles page=2", "press://articles?page=2"),
            (#"open articles "tag=q & a=100%+" page=2"#, "press://articles?tag=q%20%26%20a%3D100%25%2B&page=2"),
            ("open article 7", "press://articles/7"), ("open article 7 order=old", "press://articles/7?order=old"),
            ("home", "press://topics"), ("tab about", "press://about"),
            ("open articles tag=x; sheet", "press://articles?tag=x&page=9"),
        ] {
            try await app.run(line)
            #expect(try await app.run("link") == link)
            let title = app.screen.title
            try await app.run("home; open \(link)")
            #expect(app.screen.title == title)
            #expect(try await app.run("link") == link)
        }
    }

    @Test("link says that a screen has no link, also in a check")
    func withoutLink() async throws {
        let app = try await TestSession(PressApp.self)
        try await app.run("open hidden")
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("link") }
        #expect(failure?.output.contains("error: Hidden has no link") == true)
        // Another screen has the link of the article with this number.
        try await app.run("open article 1")
        await #expect(throws: CommandFailure.self) { try await app.run("link") }
        try await app.run("expect fails open press://articles?page=x; expect fails link")
    }

    @Test("routes and help list the routes and links with their values, and an exploration finds no mistake")
    func lists() async throws {
        let app = try await TestSession(PressApp.self)
        let routes = try await app.run("routes")
        #expect(routes.contains("articles [tag=TAG] [page=N]"))
        #expect(routes.contains("press://articles?tag=TAG&page=N"))
        #expect(try await app.run("help open").contains("articles [tag=TAG] [page=N]"))
        #expect(try await app.run("help all articles").contains("open articles [tag=TAG] [page=N]"))
        let exploration = try await Exploration(PressApp.self)
        // Except the article in whose place another screen is.
        #expect(exploration.violations.map(\.place) == ["open press://articles/ID?order=ORDER"])
        #expect(exploration.coverage.missing(.links) == [])
        #expect(exploration.coverage.missing(.routes) == [])
        #expect(exploration.coverage.missing(.screens) == [])
    }
}

/// An app of topics, their articles, and a page about it in a tab of its own.
private struct PressApp: ShellApp {
    static let information = AppInformation(name: "Press", command: "press", version: "1.0.0", summary: "Articles.")

    let features: [any FeatureContract]
    let tabs = [
        AppTab("Topics", navigation: PressNavigation.topics), AppTab("About", navigation: PressNavigation.about),
    ]
    var rootNavigation: any NavigationContract { tabs[0].navigation }
    var redirector: (any NavigationRedirectContract)? { PressRedirect() }

    init(_ context: AppContext, options: NoOptions) {
        features = [PressFeature(), SystemFeature(tracker: context.tracker)]
    }
}

private struct PressFeature: FeatureContract {
    let name = "Press"

    var screens: [Screen] {
        [
            TopicsView.declaration.shown { _, _ in TopicsView() },
            ArticlesView.declaration.shown { values, _ in
                ArticlesView(tag: values.0, page: values.1 ?? 1)
            } preview: { _ in
                [ArticlesView(tag: nil, page: 1)]
            },
            ArticleView.declaration.shown { values, _ in
                ArticleView(id: values.0, order: values.1 ?? .new)
            } preview: { _ in
                [ArticleView(id: 1, order: .new)]
            },
            FirstView.declaration.shown { _, _ in FirstView() }, AboutView.declaration.shown { _, _ in AboutView() },
            HiddenView.declaration.shown { _, _ in HiddenView() },
        ]
    }

    var exits: [Exit] { [Exit(PressOutgoing.latest(page: 1))] }
}

private nonisolated enum PressNavigation: IncomingNavigationContract {
    case topics, first, about, hidden
    case list(tag: String?, page: Int?)
    case article(id: Int, order: ArticleView.Order?)

    var navigationName: NavigationName {
        switch self {
        case .topics: TopicsView.declaration.navigationName
        case .first: FirstView.declaration.navigationName
        case .about: AboutView.declaration.navigationName
        case .hidden: HiddenView.declaration.navigationName
        case .list(let tag, let page): ArticlesView.declaration.navigationName(tag, page)
        case .article(let id, let order): ArticleView.declaration.navigationName(id, order)
        }
    }
}

private nonisolated enum PressOutgoing: OutgoingNavigationContract {
    case latest(page: Int)

    var navigationName: NavigationName {
        switch self {
        case .latest(let page): NavigationName("PressOutgoing.latest", [.init(label: "page", content: .integer(page))])
        }
    }
}

private nonisolated struct PressRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        guard case .latest(let page)? = navigation as? PressOutgoing else { return nil }
        return PressNavigation.list(tag: nil, page: page)
    }
}

private struct TopicsView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Topics", title: "Topics", navigation: "PressNavigation.topics", PressNavigation.topics,
        links: ["press://topics"])

    private nonisolated struct Topic: Identifiable {
        let id: Int
        let name: String
    }

    var body: some View {
        RecordList([Topic(id: 1, name: "swift"), Topic(id: 2, name: "q & a")], of: "topic") { topic in
            Column.id(topic.id)
            Column("name", topic.name, .emphasis)
        } to: {
            PressNavigation.list(tag: $0.name, page: 1)
        }
    }
}

private struct ArticlesView: View {
    nonisolated static let tag = ArgumentKey<String>("TAG") { [.init("swift"), .init("q & a")] }
    nonisolated static let declaration = ScreenDeclaration(
        "Articles", navigation: "PressNavigation.list", .optional("tag", tag),
        .optional("page", ArgumentKey("N", in: 1...9)), make: PressNavigation.list,
        route: .init("articles", help: "all articles"), links: ["press://articles?tag=TAG&page=N"])

    let tag: String?
    let page: Int

    var body: some View {
        Group {
            NavigationLink("more of it", to: PressNavigation.list(tag: tag, page: page % 9 + 1))
            NavigationLink("latest", to: PressOutgoing.latest(page: 3))
            NavigationLink("sheet", to: PressNavigation.list(tag: tag, page: 9)).sheet()
        }
        .navigationTitle("\(tag ?? "any"), page \(page)")
    }
}

private struct ArticleView: View {
    enum Order: String, CaseIterable, ArgumentConvertible { case new, old }

    nonisolated static let declaration = ScreenDeclaration(
        "Article", navigation: "PressNavigation.article", .required("id", ArgumentKey("ID", in: 1...99)),
        .optional("order", ArgumentKey<Order>("ORDER")), make: PressNavigation.article,
        route: .init("article", help: "an article"), links: ["press://articles/ID?order=ORDER"])

    let id: Int
    let order: Order

    var body: some View { Text("Words").navigationTitle("\(id) \(order.rawValue)") }
}

/// The screen in place of the first article.
private struct FirstView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "First", title: "First", navigation: "PressNavigation.first", PressNavigation.first,
        links: ["press://articles/1"])

    var body: some View { Text("The first one") }
}

private struct AboutView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "About", title: "About", navigation: "PressNavigation.about", PressNavigation.about, links: ["press://about"])

    var body: some View { Text("About it") }
}

private struct HiddenView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Hidden", title: "Hidden", navigation: "PressNavigation.hidden", PressNavigation.hidden,
        route: .init("hidden", help: "what has no link"))

    var body: some View { Text("Nobody links here") }
}
