import ChallengeActions
import ChallengeCore
import ChallengeGraph
import ChallengeHost
import Testing

@Suite("The unreachable links of screens")
struct UnreachableLinksTests {
    /// A screen with a text as its parameter, with its links.
    private func text(_ name: String, _ links: String...) -> ScreenDeclaration<String> {
        ScreenDeclaration(
            name, navigation: name, label: "text", ArgumentKey("TEXT"), { _ in Named(name) }, links: links)
    }

    private func number(_ name: String, _ links: String...) -> ScreenDeclaration<Int> {
        ScreenDeclaration(
            name, navigation: name, label: "number", .identifier(of: "place"), { _ in Named(name) }, links: links)
    }

    private func plain(_ name: String, _ links: String...) -> ScreenDeclaration<Void> {
        ScreenDeclaration(name, title: name, navigation: name, Named(name), links: links)
    }

    /// A screen with an optional word and an optional number, with its links.
    private func optional(_ name: String, _ links: String...) -> ScreenDeclaration<(String?, Int?)> {
        ScreenDeclaration(
            name, navigation: name, .optional("tag", ArgumentKey("TAG")),
            .optional("page", ArgumentKey("N", in: 1...9)),
            make: { _, _ in Named(name) }, links: links)
    }

    private func map(_ features: [[ScreenDescription]]) -> AppMap {
        AppMap(
            features: features.map { AppMap.Feature(name: "Feature", screens: $0, redirects: []) }, root: "root")
    }

    @Test("A link is unreachable if another one comes first or it is no URL of the app, and is reported once")
    func unreachable() {
        let map = map([
            [plain("list", "app://a", "app://a/list").description, text("any", "app://a/any/TEXT").description],
            [
                plain("other", "app://a/LIST", "APP://A/list", "app://a/", "list", "app:list", "app://[").description,
                number("one", "app://a/any/ID", "app://a?ID=1", "app://a?ID=1").description,
            ],
        ])
        #expect(
            map.unreachableLinks == [
                "the link 'APP://A/list' of other is never opened: list declares 'app://a/list' first",
                "the link 'app://a/' of other is never opened: list declares 'app://a' first",
                "the link 'list' of other is never opened: it has no scheme, such as app in 'app://books/list'",
                "the link 'app:list' of other is never opened: it has no host, such as books in 'app://books/list'",
                "the link 'app://[' of other is never opened: it is not a URL",
                "the link 'app://a/any/ID' of one is never opened: any declares 'app://a/any/TEXT' first",
                "the link 'app://a?ID=1' of one is never opened: the same screen declares it first",
            ])
    }

    @Test(
        "Two links are reachable if a URL opens each of them",
        arguments: [
            ["app://a/TEXT", "app://a/list"], ["app://a", "app://b", "ap://a"], ["app://a/x?q=TEXT", "app://a/x"],
            ["app://a?q=TEXT&p=1", "app://a?p=TEXT&q=1"], ["app://a/x/TEXT", "app://a/TEXT/x"],
            ["app://a:1", "app://a/1"],
        ])
    func reachable(links: [String]) {
        let screens = links.enumerated().map { text("\($0)", $1).description }
        #expect(map([screens]).unreachableLinks == [])
        let copies = map([screens, screens]).unreachableLinks
        #expect(copies.count == links.count, "\(copies)")
    }
    @Test("Fewer query items than in the template open a link, unless another link has exactly these")
    func optional() {
        let screens = [
            optional("first", "app://a?tag=TAG&page=N").description, plain("plain", "app://a").description,
            text("tagged", "app://a?tag=TEXT").description,
            optional("second", "app://a?page=N&tag=TAG", "app://a?tag=TAG").description,
        ]
        let same =
            "the link 'app://a?page=N&tag=TAG' of second is never opened: first declares 'app://a?tag=TAG&page=N' first"
        #expect(map([screens]).unreachableLinks == [same])
        // If a value is required, other links open the URLs without it.
        let without = [text("tagged", "app://b?tag=TEXT").description, optional("any", "app://b?tag=TAG").description]
        #expect(map([without]).unreachableLinks == [])
        #expect(
            map([without.reversed()]).unreachableLinks == [
                "the link 'app://b?tag=TEXT' of tagged is never opened: any declares 'app://b?tag=TAG' first"
            ])
    }
}

private nonisolated struct Named: IncomingNavigationContract {
    let navigationName: NavigationName

    init(_ name: String) { navigationName = NavigationName(name) }
}
