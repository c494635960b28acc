import ChallengeActions
import ChallengeCore
import FoundationEssentials
import Testing

@Suite("The links that screens declare")
@MainActor
struct DeepLinkHandlerTests {
    private func destination(of link: String) throws -> String? {
        let url = try #require(URL(string: link))
        let links = try #require(DeepLinkHandler(Atlas().screens.map(\.description)))
        #expect(links.accepts(url))
        return links.resolve(url)?.fullName
    }

    @Test(
        "A link leads to its screen, with the parameters' values from its places",
        arguments: [
            ("app://places", "Place.list"), ("app://places/", "Place.list"), ("app://places/list", "Place.list"),
            ("app://places?x=1#y", "Place.list"), ("APP://Places/list", "Place.list"),
            ("app://PLACES/detail/5", "Place.detail(identifier: 5)"),
            ("app://places/detail/%35/", "Place.detail(identifier: 5)"),
            ("app://places/detail?id=5", "Place.detail(identifier: 5)"),
            ("app://places/detail/?x=1&id=5&id=6#y", "Place.detail(identifier: 5)"),
            ("app://places/detail/5?id=6", "Place.detail(identifier: 5)"),
            ("app://places/search/a%2Fb%20c", "Place.search(text: a/b c)"),
            ("app://places//search//50%25%E2%80%99/?b/c#d/e", "Place.search(text: 50%’)"),
            ("app://places/search?q=a%26b&mode=text", "Place.search(text: a&b)"),
            ("app://places/search?mode=text&q=", "Place.search(text: )"),
            ("app://places/search?%6Dode=text&q=Rick%20%E2%80%99%3D&q=b", "Place.search(text: Rick ’=)"),
        ])
    func resolved(link: String, destination: String) throws { #expect(try self.destination(of: link) == destination) }

    @Test(
        "A link with another path, a missing value or an invalid one leads nowhere",
        arguments: [
            "app://places/LIST", "app://places/list/1", "app://places/elsewhere", "app://places/detail",
            "app://places/detail/", "app://places/detail/x", "app://places/detail/ID", "app://places/detail/0",
            "app://places/detail/-5", "app://places/detail/5.5", "app://places/detail/99999999999999999999",
            "app://places/detail/5/6", "app://places/detail?id", "app://places/detail?id=", "app://places/detail?id=x",
            "app://places/detail?ID=5", "app://places/detail?id=x&id=5", "app://places/detail/x?id=5",
            "app://places/search?q=a", "app://places/search?mode=picture&q=a", "app://places/search?mode=text",
        ])
    func unresolved(link: String) throws { #expect(try destination(of: link) == nil) }

    @Test("A template without a place for the screen's value leads to an error that says so")
    func withoutPlace() throws { #expect(try destination(of: "app://places/nowhere") == "UnknownNavigation.notFound") }

    @Test(
        "Links have every declared scheme and host, in any letter case",
        arguments: [
            ("app://places", true), ("APP://PLACES/list", true), ("https://Example.org/places", true),
            ("app://example.org/places", false), ("other://places", false), ("app://place", false),
            ("app:/places", false), ("//places", false), ("places", false),
        ])
    func accepted(link: String, isAccepted: Bool) throws {
        let screen = ScreenDeclaration(
            "List", title: "Places", navigation: "Place.list", Place.list,
            links: ["places", "App://Places", "https://example.org/places"])
        let links = try #require(DeepLinkHandler([Atlas.guide.description, screen.description]))
        let url = try #require(URL(string: link))
        #expect(links.accepts(url) == isAccepted)
        if isAccepted, url.path() != "/list" { #expect(links.resolve(url)?.fullName == "Place.list") }
    }

    // MARK: Several templates

    /// A screen with a text as its parameter, with its links.
    private func text(_ name: String, _ links: String...) -> ScreenDeclaration<String> {
        ScreenDeclaration(name, navigation: name, label: "text", Atlas.text, { _ in Named(name) }, links: links)
    }

    private func number(_ name: String, _ links: String...) -> ScreenDeclaration<Int> {
        ScreenDeclaration(
            name, navigation: name, label: "number", .identifier(of: "place"), { _ in Named(name) }, links: links)
    }

    private func plain(_ name: String, _ links: String...) -> ScreenDeclaration<Void> {
        ScreenDeclaration(name, title: name, navigation: name, Named(name), links: links)
    }

    @Test(
        "The most specific template of a feature wins, in any order of declaration",
        arguments: [
            ("app://a/new", "new"), ("app://a/old", "any"), ("app://a/5", "any"), ("app://a/new/x", "newAny"),
            ("app://a/x/new", "anyNew"), ("app://a/new/new", "newAny"), ("app://a", "all"), ("app://a?q=x", "found"),
            ("app://a?q=x&mode=y", "foundAs"), ("app://a?mode=text&q=x", "foundText"), ("app://b/5", "fifth"),
            ("app://b/x", "word"),
        ])
    func specific(link: String, destination: String) throws {
        let screens = [
            text("any", "app://a/TEXT").description, plain("new", "app://a/new").description,
            text("anyNew", "app://a/TEXT/new").description, text("newAny", "app://a/new/TEXT").description,
            plain("all", "app://a").description, text("found", "app://a?q=TEXT").description,
            text("foundAs", "app://a?q=x&mode=TEXT").description,
            plain("foundText", "app://a?mode=text&q=x").description,
        ]
        // Of equally specific ones the first wins.
        let equals = [number("fifth", "app://b/ID").description, text("word", "app://b/TEXT").description]
        let url = try #require(URL(string: link))
        for screens in [screens + equals, equals + screens.reversed()] {
            #expect(DeepLinkHandler(screens)?.resolve(url)?.fullName == destination)
        }
    }

    @Test("The first feature that knows a link resolves it, and a link that none knows has no destination")
    func first() throws {
        let app = LinkedApp([
            [plain("other", "app://b").description], [text("any", "app://a/TEXT").description],
            [plain("new", "app://a/new").description],
        ])
        #expect(app.navigation(for: try #require(URL(string: "app://a/new")))?.fullName == "any")
        #expect(app.navigation(for: try #require(URL(string: "app://c"))) == nil)
    }
}

private struct Named: IncomingNavigationContract {
    let navigationName: NavigationName

    init(_ name: String) { navigationName = NavigationName(name) }
}

/// An app with features whose screens have no views.
@MainActor
private struct LinkedApp: AppContainerContract {
    struct Feature: FeatureContract {
        let name = "Feature"
        let screens: [Screen]
    }

    let features: [any FeatureContract]
    let rootNavigation: any NavigationContract = Named("root")

    init(_ features: [[ScreenDescription]]) {
        self.features = features.map { screens in
            Feature(screens: screens.map { Screen(description: $0) { _, _ in nil } })
        }
    }
}
