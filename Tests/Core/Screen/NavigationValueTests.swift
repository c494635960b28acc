import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestLimits
import ChallengeTestSupport
import ChallengeText
import ChallengeViews
import FoundationEssentials
import SwiftUI
import Testing

@Suite("A screen whose navigation carries several values", .limited)
@MainActor
struct NavigationValueTests {
    @Test("The navigation's name has the present values, each behind its label")
    func names() {
        #expect(Rack.list.navigationName("swift", 2).description == "Rack.list(tag: swift, page: 2)")
        #expect(Rack.list.navigationName(nil, 2).description == "Rack.list(page: 2)")
        #expect(Rack.list.navigationName(nil, nil) == "Rack.list")
        #expect(
            Rack.entry.navigationName("swift", 5, .new).description == "Rack.entry(tag: swift, id: 5, order: new)")
        #expect(Rack.alone.navigationName(nil) == "Rack.alone")
        #expect(Rack.alone.navigationName(5).description == "Rack.alone(page: 5)")
    }

    @Test(
        "The view is made of the navigation's values; a missing value or one of another screen makes none")
    func views() {
        #expect(text(Rack.list.navigationName("a, page: 2", nil)) == "list a, page: 2 -")
        #expect(text(Rack.list.navigationName(nil, 2)) == "list - 2")
        #expect(text("Rack.list") == "list - -")
        #expect(text(Rack.entry.navigationName("swift", 5, nil)) == "entry swift 5 -")
        #expect(text(Rack.entry.navigationName("", 5, .old)) == "entry  5 old")
        #expect(text("Rack.entry") == nil)
        for (label, content) in [("id", ArgumentValue.integer(5)), ("tag", .text("x")), ("page", .text("2"))] {
            let values = [NavigationName.Value(label: label, content: content)]
            #expect(text(NavigationName("Rack.entry", values)) == nil)
            #expect((text(NavigationName("Rack.list", values)) == nil) == (label == "page"))
        }
    }

    private func text(_ name: NavigationName) -> String? {
        let screens = [
            Rack.list.shown { value, _ in
                Text("list \(value.0 ?? "-") \(value.1.map { "\($0)" } ?? "-")")
            } preview: { _ in
                []
            },
            Rack.entry.shown { value, _ in
                Text("entry \(value.0) \(value.1) \(value.2?.rawValue ?? "-")")
            } preview: { _ in
                []
            },
        ]
        let navigator = NavigationCoordinator(root: Named(navigationName: "root"))
        return screens.lazy.compactMap { $0.makeView(Named(navigationName: name), navigator) }.first?.render().lines
            .first
    }

    @Test("The route has a word for each required value, and the optional ones behind their labels")
    func routes() throws {
        let (list, entry) = (try #require(Rack.list.description.route), try #require(Rack.entry.description.route))
        #expect(list.usage == "articles [tag=TAG] [page=N]")
        #expect(entry.usage == "article TAG ID [order=ORDER]")
        #expect(!list.needsArguments && entry.needsArguments)
        #expect(list.fixedNavigation?.fullName == "Rack.list" && entry.fixedNavigation == nil)
        #expect(list.deepLinkPrefix == "app://articles")
        #expect(entry.deepLinkPrefix == "app://articles/")
        let other = Route(
            name: "x", help: "", parameters: entry.parameters, deepLink: "app://ID?order=ORDER&tag=TAG",
            target: entry.target)
        #expect(other.deepLinkPrefix == "app://")
        guard case .navigation(_, let make) = entry.target else { throw StubError("no navigation") }
        let order = ArgumentValue.assignments([Assignment(key: "order", value: "NEW")])
        let values: [String: ArgumentValue] = ["TAG": .text("a"), "ID": .integer(5)]
        let option = try #require(entry.parameters.last)
        #expect(
            make(Arguments(values.merging([option.name: order]) { $1 })).fullName
                == "Rack.entry(tag: a, id: 5, order: new)")
        #expect(make(Arguments(values)).fullName == "Rack.entry(tag: a, id: 5)")
        #expect(make(Arguments()).fullName == "UnknownNavigation.notFound")
    }

    // MARK: Links

    private let links = DeepLinkHandler(Rack.screens)

    private func destination(of link: String) throws -> String? {
        try links?.resolve(#require(URL(string: link)))?.fullName
    }

    @Test(
        "A link may leave out optional items, in any order",
        arguments: [
            ("app://articles", "Rack.list"), ("app://articles?", "Rack.list"), ("app://articles?x=1", "Rack.list"),
            ("app://articles?tag=swift", "Rack.list(tag: swift)"),
            ("app://articles?page=2&x=1&tag=a%26b%3D%25%2Bc", "Rack.list(tag: a&b=%+c, page: 2)"),
            ("app://articles?tag=", "Rack.list(tag: )"), ("app://articles?tag&page=2", "Rack.list(page: 2)"),
            ("app://articles/swift?id=5", "Rack.entry(tag: swift, id: 5)"),
            ("app://articles/swift?order=Old&id=5", "Rack.entry(tag: swift, id: 5, order: old)"),
        ])
    func resolved(link: String, destination: String) throws { #expect(try self.destination(of: link) == destination) }

    @Test(
        "A link without a required value, or with an invalid one, leads nowhere",
        arguments: [
            "app://articles?page=0", "app://articles?page=x&tag=swift", "app://articles?page=", "app://articles/swift",
            "app://articles/swift?id=x", "app://articles/swift?id=5&order=odd", "app://articles/swift?order=new",
        ])
    func unresolved(link: String) throws { #expect(try destination(of: link) == nil) }

    @Test(
        "The template that uses most of a link's items wins, then literal items, then the fewest others",
        arguments: [
            ("app://a", "none"), ("app://a?x=1", "none"), ("app://a?tag=x", "tag"), ("app://a?page=2", "both"),
            ("app://a?tag=x&page=2", "both"), ("app://a?tag=new", "new"), ("app://a?tag=new&page=2", "both"),
        ])
    func specific(link: String, destination: String) throws {
        func screen<Payload>(_ declaration: ScreenDeclaration<Payload>) -> ScreenDescription { declaration.description }
        let (tag, page) = (ArgumentKey<String>("TAG"), ArgumentKey<Int>("N", in: 1...9))
        let screens = [
            screen(
                ScreenDeclaration(
                    "Both", navigation: "both", .optional("tag", tag), .optional("page", page),
                    make: { _, _ in Named(navigationName: "both") }, links: ["app://a?tag=TAG&page=N"])),
            screen(
                ScreenDeclaration(
                    "Tag", navigation: "tag", .optional("tag", tag), make: { _ in Named(navigationName: "tag") },
                    links: ["app://a?tag=TAG"])),
            screen(
                ScreenDeclaration(
                    "None", title: "", navigation: "none", Named(navigationName: "none"), links: ["app://a"])),
            screen(
                ScreenDeclaration(
                    "New", title: "", navigation: "new", Named(navigationName: "new"), links: ["app://a?tag=new"])),
        ]
        let url = try #require(URL(string: link))
        for screens in [screens, screens.reversed()] {
            #expect(DeepLinkHandler(screens)?.resolve(url)?.fullName == destination)
        }
    }

    @Test("Each navigation has a link that leads back to it, whatever the values")
    func roundTrip() throws {
        var random = SeededGenerator(seed: 5)
        let pieces = [
            "a", " ", "&", "=", "%", "+", "?", "#", "/", ";", "\"", "'", "\\", "😀", "é", "%20", "..", "TAG", "N",
        ]
        for _ in 0..<500 {
            let tag = random.sequence(of: pieces, upTo: 6)
            let page = [nil, 1, 99].randomElement(using: &random) ?? nil
            for name in [Rack.list.navigationName(tag, page), Rack.list.navigationName(nil, page)] {
                let link = try #require(Rack.list.description.links(with: name.values).first)
                #expect(try destination(of: link) == name.description, "\(link)")
            }
            // A path has no place for an empty text, `.` or `..`.
            guard !tag.isEmpty, tag != ".", tag != ".." else { continue }
            let name = Rack.entry.navigationName(tag, 5, [nil, .new, .old].randomElement(using: &random) ?? nil)
            let link = try #require(Rack.entry.description.links(with: name.values).first)
            #expect(try destination(of: link) == name.description, "\(link)")
        }
    }

    @Test("A link has the items of the present values, in each template with a place for them")
    func filled() {
        let list = Rack.list.description
        #expect(list.links(with: []) == ["app://articles", "APP://Articles:80/new"])
        let both = Rack.list.navigationName("a b", 2).values
        #expect(list.links(with: both) == ["app://articles?tag=a%20b&page=2"])
        #expect(list.links(with: Array(both.dropFirst())) == ["app://articles?page=2", "APP://Articles:80/new?page=2"])
        #expect(list.links(with: [.init(label: "other", content: .text(""))]) == [])
        #expect(Rack.entry.description.links(with: []) == [])
        #expect(Rack.alone.description.links(with: []) == [])
        #expect(
            Atlas.found.description.links(with: Atlas.found.navigationName("a/b").values) == [
                "app://places/search/a%2Fb", "app://places/search?mode=text&q=a%2Fb",
            ])
    }
}

/// Screens of articles.
private enum Rack {
    enum Order: String, CaseIterable, ArgumentConvertible { case new, old }

    static let tag = ArgumentKey<String>("TAG")

    static let list = ScreenDeclaration(
        "List", title: "Articles", navigation: "Rack.list", .optional("tag", tag),
        .optional("page", ArgumentKey("N", in: 1...99)),
        make: RackNavigation.list, route: .init("articles", help: "all articles"),
        links: ["app://articles?tag=TAG&page=N", "APP://Articles:80/new?page=N"])

    static let entry = ScreenDeclaration(
        "Entry", navigation: "Rack.entry", .required("tag", tag), .required("id", .identifier(of: "article")),
        .optional("order", ArgumentKey<Order>("ORDER")),
        make: RackNavigation.entry,
        route: .init("article", help: "an article"), links: ["app://articles/TAG?id=ID&order=ORDER"])

    static let alone = ScreenDeclaration(
        "Alone", navigation: "Rack.alone", .optional("page", ArgumentKey("N", in: 1...99)),
        make: RackNavigation.alone)

    static var screens: [ScreenDescription] { [list.description, entry.description, alone.description] }
}

private enum RackNavigation: IncomingNavigationContract {
    case list(tag: String?, page: Int?)
    case entry(tag: String, id: Int, order: Rack.Order?)
    case alone(page: Int?)

    var navigationName: NavigationName {
        switch self {
        case .list(let tag, let page): Rack.list.navigationName(tag, page)
        case .entry(let tag, let id, let order): Rack.entry.navigationName(tag, id, order)
        case .alone(let page): Rack.alone.navigationName(page)
        }
    }
}

private struct Named: IncomingNavigationContract {
    let navigationName: NavigationName
}
