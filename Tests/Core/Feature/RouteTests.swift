import ChallengeCore
import Testing

@Suite("A route")
struct RouteTests {
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
}
