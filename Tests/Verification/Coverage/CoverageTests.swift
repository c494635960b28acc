import FoundationEssentials
@testable import ChallengeVerification
@testable import ChallengeShellTestSupport

@Suite("Coverage", .limited)
struct CoverageTests {
    private let app = AppUnderTest(declaring: .sample)

    /// Returns the coverage of a session with these events.
    private func coverage(_ events: SessionEvent..., of other: AppUnderTest? = nil) -> Coverage {
        let root = (other ?? app).root
        let recorder = CoverageRecorder(Coverage(of: root), of: root)
        recorder.beginCommand()
        for event in events { recorder.take(event) }
        return recorder.coverage
    }

    @Test("Coverage is relative to everything that the app declares")
    func declared() {
        app.features[0].actions = [app.action("about")]
        let coverage = Coverage(of: app.root)
        #expect(Coverage.Kind.allCases.map { coverage.count($0).all } == [3, 3, 6, 3, 2, 1, 4])
        #expect(coverage.count() == (0, 22) && coverage.percent() == 0)
        #expect(coverage.missing(.states) == ["Detail loaded", "Home loaded", "List loaded"])
        #expect(coverage.missing(.actions).last == "about")
        #expect(coverage.missing(.redirects) == ["Outgoing.list -> Place.list"])
        #expect(
            coverage.missing(.edges) == [
                "Place.home -> Outgoing.list, by characters", "Place.list -> Place.detail, by a row",
                "Place.list -> Place.detail, by zoom, as a full-screen cover",
                "Place.list -> Place.search, by filter, as a sheet",
            ])
    }

    @Test("Coverage has the displayed screens, their states, and those on the way to them")
    func screens() {
        let list = LiveScreen.stub(.stub("List"), Place.list)
        let coverage = coverage(
            .screen(list) { ScreenPlace(path: [], depth: 0) },
            .activity(.state(screen: "Detail", from: "idle", to: "loaded"), screen: nil))
        #expect(coverage.reached(.screens) == ["List"])
        #expect(coverage.reached(.states) == ["Detail loaded", "List loaded"])
    }

    @Test("Coverage has the followed redirects, with their origins and screens")
    func redirects() {
        let redirect = SessionEvent.navigation(.redirect(from: Outgoing.list, to: Place.list))
        let push = SessionEvent.navigation(.push(Place.list, depth: 1))
        let led = coverage(redirect, push, .use(.action("characters", of: "Place.home")))
        #expect(led.reached(.redirects) == ["Outgoing.list -> Place.list"])
        #expect(led.reached(.edges) == ["Place.home -> Outgoing.list, by characters"])
        #expect(led.reached(.actions) == ["Home characters"])
        // A route leads there from everywhere, and is no edge of the screen on top.
        let opened = coverage(redirect, push, .use(.route("characters")))
        #expect(opened.reached(.routes) == ["characters"] && opened.reached(.edges).isEmpty)
    }

    @Test("Coverage distinguishes a row from an action with the same destination, and presenting from pushing")
    func edges() {
        let detail = Place.detail(identifier: 1)
        #expect(
            coverage(.navigation(.push(detail, depth: 1)), .use(.row(of: "Place.list"))).reached(.edges) == [
                "Place.list -> Place.detail, by a row"
            ])
        let zoom = SessionEvent.use(.action("zoom", of: "Place.list"))
        #expect(coverage(.navigation(.push(detail, depth: 1)), zoom).reached(.edges).isEmpty)
        let cover = SessionEvent.navigation(.present(detail, style: .fullScreenCover, depth: 0))
        #expect(coverage(cover, zoom).reached(.edges).count == 1)
        #expect(coverage(zoom).reached(.edges).isEmpty)
    }

    @Test("Coverage has a link by the template that it matches")
    func links() throws {
        let links = ["app://list/ID", "app://list?id=ID"]
        let list = ScreenDeclaration<Int>(
            "List", navigation: "Place.detail", label: "identifier", .identifier(of: "person"), Place.detail,
            links: links)
        let app = AppUnderTest(
            declaring: [GivenFeature(descriptions: [list.description])], root: Place.detail(identifier: 1))
        let first = try #require(URL(string: "APP://LIST/7")), second = try #require(URL(string: "app://list/x"))
        #expect(coverage(.use(.link(first)), .use(.link(second)), of: app).reached(.links) == links.dropLast())
    }

    @Test("Coverage merges in any order, and reads back unchanged")
    func union() throws {
        let shown = coverage(.use(.route("home")), .use(.action("filter", of: "Place.list")))
        let opened = coverage(.use(.route("characters")), .use(.route("nowhere")))
        var (first, second) = (shown, opened)
        first.formUnion(opened)
        second.formUnion(shown)
        #expect(first == second)
        #expect(first.count() == (3, 21) && first.percent() == 14 && first.percent(.routes) == 66)
        #expect(try JSONDecoder().decode(Coverage.self, from: first.json.data) == first)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(Coverage.self, from: Data(#"{"screens":1}"#.utf8))
        }
        #expect(Coverage().percent() == 100)
    }

    @Test("Coverage lists the first unreached parts, and says how to get all")
    func listed() {
        let lines = coverage().lines(atLeast: 0, .plain)
        #expect(lines.count == 1 + 8 + 1 + 6 && lines.last == "  and 16 more: --format json lists all")
    }

    @Test("Coverage below the minimum is reported for each kind")
    func minimum() {
        let shortcomings = coverage(.use(.route("home")), .use(.route("characters"))).shortcomings(below: 66)
        #expect(
            shortcomings.map(\.message).prefix(2) == [
                "0 of 3 screens were reached: 0 %, below 66 %", "0 of 3 states were reached: 0 %, below 66 %",
            ])
        #expect(shortcomings.count == 6)
    }
}
