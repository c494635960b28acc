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
        "lead to their screens, with the values in the places of the parameters",
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
    func resolved(link: String, destination: String) throws {
        #expect(try self.destination(of: link) == destination)
    }

    @Test(
        "lead nowhere with another path, without a value, or with one that is not the parameter's",
        arguments: [
            "app://places/LIST", "app://places/list/1", "app://places/elsewhere", "app://places/detail",
            "app://places/detail/", "app://places/detail/x", "app://places/detail/ID", "app://places/detail/0",
            "app://places/detail/-5", "app://places/detail/5.5", "app://places/detail/99999999999999999999",
            "app://places/detail/5/6", "app://places/detail?id", "app://places/detail?id=", "app://places/detail?id=x",
            "app://places/detail?ID=5", "app://places/detail?id=x&id=5", "app://places/detail/x?id=5",
            "app://places/search?q=a", "app://places/search?mode=picture&q=a", "app://places/search?mode=text",
        ])
    func unresolved(link: String) throws {
        #expect(try destination(of: link) == nil)
    }

    @Test("without a place for the value that the screen needs lead to what says so")
    func withoutPlace() throws {
        #expect(try destination(of: "app://places/nowhere") == "UnknownNavigation.notFound")
    }

    @Test(
        "are those of the scheme and the host of the first one, whatever its case",
        arguments: [
            ("app://places", true), ("APP://PLACES/list", true), ("other://places", false), ("app://place", false),
            ("app:/places", false), ("//places", false), ("places", false),
        ])
    func accepted(link: String, isAccepted: Bool) throws {
        let screen = ScreenDeclaration(
            "List", title: "Places", navigation: "Place.list", Place.list, links: ["App://Places"])
        let links = try #require(DeepLinkHandler([Atlas.guide.description, screen.description]))
        #expect(links.accepts(try #require(URL(string: link))) == isAccepted)
    }
}
