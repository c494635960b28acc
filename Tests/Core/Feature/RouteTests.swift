import ChallengeCore
import Testing

@Suite("A route")
struct RouteTests {
    @Test("to a navigation without arguments has that navigation and its name")
    func fixed() throws {
        let route = Route(name: "list", help: "Lists.", deepLink: "challenge://places/list", to: Place.list)
        #expect(route.navigationName == "Place.list")
        #expect(AnyNavigation(try #require(route.fixedNavigation)) == AnyNavigation(Place.list))
    }

    @Test("that takes an argument names its navigation and makes it of the argument alone")
    func withArgument() throws {
        let route = Route(
            name: "detail", help: "Shows one.", parameters: [Parameter("ID", .integer(1...9))],
            target: .navigation(name: "Place.detail") { Place.detail(identifier: $0.integer("ID") ?? 0) })
        #expect(route.navigationName == "Place.detail")
        #expect(route.fixedNavigation == nil)
        guard case .navigation(_, let make) = route.target else {
            Issue.record("\(route.target)")
            return
        }
        #expect(AnyNavigation(make(Arguments(["ID": "5"]))) == AnyNavigation(Place.detail(identifier: 5)))
    }

    @Test("by an action of a screen has the name of a navigation, and none without the screen")
    func byAction() {
        let route = Route(name: "search", help: "Searches.", target: .action("filter", name: "Place.search"))
        #expect(route.navigationName == "Place.search")
        #expect(route.fixedNavigation == nil)
    }
}
