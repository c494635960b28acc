import ChallengeCore
import Testing

@Suite("A route")
struct RouteTests {
    @Test("to a navigation without arguments has that navigation and its name")
    func fixed() throws {
        let route = Route(name: "list", help: "Lists.", target: .navigation(name: "Place.list") { _ in Place.list })
        #expect(route.navigationName == "Place.list")
        #expect(AnyNavigation(try #require(route.fixedNavigation)) == AnyNavigation(Place.list))
    }

    @Test("that takes an argument names its navigation and makes it of the argument alone")
    func withArgument() throws {
        let identifier = ArgumentKey<Int>("ID", in: 1...9)
        let route = Route(
            name: "detail", help: "Shows one.", parameters: [identifier.parameter],
            target: .navigation(name: "Place.detail") { Place.detail(identifier: $0[identifier] ?? 0) })
        #expect(route.navigationName == "Place.detail")
        #expect(route.fixedNavigation == nil)
        guard case .navigation(_, let make) = route.target else {
            Issue.record("\(route.target)")
            return
        }
        #expect(AnyNavigation(make(Arguments(["ID": .integer(5)]))) == AnyNavigation(Place.detail(identifier: 5)))
    }

    @Test("is written with the names of its arguments, in their order")
    func usage() {
        let parameters = [Parameter("ID", .integer(1...9)), Parameter("TEXT", .text)]
        let target = Route.Target.action("open", name: "Place.detail")
        #expect(Route(name: "detail", help: "Shows.", parameters: parameters, target: target).usage == "detail ID TEXT")
        #expect(Route(name: "list", help: "Lists.", target: target).usage == "list")
    }

    @Test(
        "has links that begin alike up to its first argument",
        arguments: [
            ("a://list", "a://list"), ("a://ID", "a://"), ("a://x/ID/TEXT", "a://x/"), ("a://x/TEXT/ID", "a://x/"),
            ("a://x?id=ID", "a://x?id="), (nil, nil),
        ])
    func deepLinkPrefix(link: String?, prefix: String?) {
        let parameters = [Parameter("ID", .integer(1...9)), Parameter("TEXT", .text)]
        let route = Route(
            name: "detail", help: "Shows.", parameters: parameters, deepLink: link,
            target: .action("open", name: "Place.detail"))
        #expect(route.deepLinkPrefix == prefix)
    }

    @Test("by an action of a screen has the name of a navigation, and none without the screen")
    func byAction() {
        let route = Route(name: "search", help: "Searches.", target: .action("filter", name: "Place.search"))
        #expect(route.navigationName == "Place.search")
        #expect(route.fixedNavigation == nil)
    }
}
