import ChallengeAppKit
import ChallengeCore
import ChallengeTestSupport
import Testing

@Suite("A root container")
struct RootContainerTests {
    private let app = TestApp()
    private let sut: RootContainer

    init() {
        sut = RootContainer(app: app, redirector: TestRedirect())
    }

    private var titles: [[String]] { sut.screens.map { $0.map(\.rendering.title) } }

    @Test("begins with the app's root view")
    func root() {
        #expect(titles == [["root"]])
        #expect(sut.top?.entry == nil)
        #expect(sut.top?.navigation.fullName == "TestNavigation.root")
    }

    @Test("holds one live view for each entry of the path, each with the titles below it")
    func path() {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.navigate(to: TestNavigation.screen(2))

        #expect(titles == [["root", "1", "2"]])
        #expect(sut.top?.breadcrumb == ["root", "1"])
    }

    @Test("keeps a view for as long as its entry is in the path")
    func identity() throws {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        let before = try #require(sut.top?.id)
        sut.navigator.navigate(to: TestNavigation.screen(1))
        let above = try #require(sut.top?.id)
        sut.navigator.goBack()

        #expect(above != before)
        #expect(sut.top?.id == before)
    }

    @Test("gives up a view when its entry leaves the path")
    func release() {
        sut.navigator.navigate(to: TestNavigation.screen(1))
        sut.navigator.present(TestNavigation.screen(2), style: .sheet)
        _ = sut.screens
        sut.rootNavigator.goToRoot()
        _ = sut.screens

        #expect(app.aliveScreens == 1)
    }

    @Test("shows a modal as a stack of its own, with a coordinator of its own")
    func modal() {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.navigate(to: TestNavigation.screen(2))

        #expect(titles == [["root"], ["1", "2"]])
        #expect(sut.navigator !== sut.rootNavigator)
        #expect(app.navigators["1"] === sut.navigator)
        #expect(app.navigators["2"] === sut.navigator)
        #expect(sut.top?.breadcrumb == ["1"])
    }

    @Test("nests modals, and dismisses the innermost first")
    func nestedModals() {
        sut.navigator.present(TestNavigation.screen(1), style: .sheet)
        sut.navigator.present(TestNavigation.screen(2), style: .fullScreenCover)
        #expect(titles == [["root"], ["1"], ["2"]])

        sut.navigator.dismiss()
        #expect(titles == [["root"], ["1"]])
        sut.navigator.goBack()
        #expect(titles == [["root"]])
    }

    @Test("remembers what each screen is due to")
    func origin() {
        sut.origin = "open one"
        sut.navigator.navigate(to: TestNavigation.screen(1))
        _ = sut.screens
        sut.origin = "open two"
        sut.navigator.navigate(to: TestNavigation.screen(2))

        #expect(sut.screens.map { $0.map(\.origin) } == [["", "open one", "open two"]])
    }

    @Test("tells of what happens in every stack")
    func events() {
        var events: [String] = []
        sut.onNavigation = { event in
            switch event {
            case .redirect(let from, let to): events.append("\(from.fullName) to \(to.fullName)")
            case .push(let navigation, let depth): events.append("push \(navigation.fullName) \(depth)")
            case .present(let navigation, _, _): events.append("present \(navigation.fullName)")
            default: events.append("\(event)")
            }
        }
        sut.navigator.present(TestNavigation.screen(3), style: .sheet)
        sut.navigator.navigate(to: TestOutgoingNavigation.first)

        #expect(
            events == [
                "present TestNavigation.screen(3)", "TestOutgoingNavigation.first to TestNavigation.screen(1)",
                "push TestNavigation.screen(1) 1",
            ])
    }

    @Test("offers every route, with its redirects and what is offered where it ends")
    func routes() {
        #expect(sut.routes.map(\.route.name) == ["root", "one", "first"])
        #expect(sut.routes.map(\.feature) == ["Test", "Test", "Test"])
        #expect(
            sut.routes.map { $0.chain?.destination.fullName } == [
                "TestNavigation.root", "TestNavigation.screen(1)", "TestNavigation.screen(1)",
            ])
        #expect(sut.routes.map { $0.actions.map(\.name) } == [[], ["search"], ["search"]])
    }

    @Test("says of every route in whose feature it ends, where a feature has the screen there")
    func routeEnds() {
        #expect(sut.routes.map(\.destinationFeature) == [nil, "Test", "Test"])
        let routes = RootContainer(app: AppContainer()).routes
        let ends = routes.filter { ["home", "characters", "character"].contains($0.route.name) }
        #expect(ends.map(\.feature) == ["Home", "Home", "Character"])
        #expect(ends.map(\.destinationFeature) == ["Home", "Character", "Character"])
    }

    @Test("has the nearest titles of a deep stack, so that the screen's own is seen")
    func deepStack() {
        for number in 1...4 { sut.navigator.navigate(to: TestNavigation.screen(number)) }
        #expect(sut.top?.breadcrumb == ["…", "2", "3"])
        sut.navigator.goBack()
        sut.navigator.goBack()
        #expect(sut.top?.breadcrumb == ["root", "1"])
    }
}
