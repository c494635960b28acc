import ChallengeAppKit
import ChallengeCore
import ChallengeTestSupport
import Observation

/// Destinations of an app that consists of numbered screens.
nonisolated enum TestNavigation: IncomingNavigationContract {
    case root
    case screen(Int)
}

nonisolated enum TestOutgoingNavigation: OutgoingNavigationContract {
    case first, second, third, nowhere
    case step(Int)
}

/// What a test sees and steers of a screen.
@Observable
final class TestScreen {
    var text = ""
    @ObservationIgnored var appearances = 0
    @ObservationIgnored var wasCancelled = false
}

struct TestView: View {
    let name: String
    let screen: TestScreen
    let work: () async -> Void

    func render() -> Rendering {
        Rendering(
            screen: name, label: name, title: name, state: "loaded", body: .line([Span(screen.text)]),
            snapshot: screen.text)
    }

    func appear() async {
        screen.appearances += 1
        await work()
        screen.wasCancelled = Task.isCancelled
    }
}

/// An app of one feature, which remembers the screens that it made.
final class TestApp: AppContainerContract, FeatureContract {
    let name = "Test"
    var features: [any FeatureContract] { [self] }
    var rootNavigation: any NavigationContract { TestNavigation.root }
    /// What a screen does at its first appearance.
    var work: () async -> Void = {}
    /// The screens made, by the name of their navigation; the latest of each.
    private(set) var made: [String: TestScreen] = [:]
    /// The navigators that the screens were given.
    private(set) var navigators: [String: any NavigatorContract] = [:]
    private var lost: [() -> Bool] = []

    var routes: [Route] {
        [
            Route(name: "root", help: "the root", to: TestNavigation.root),
            Route(
                name: "one", help: "a screen", to: TestNavigation.screen(1),
                actions: [ActionDescription(name: "search", help: "Search")]),
            Route(name: "first", help: "a redirect", to: TestOutgoingNavigation.first),
        ]
    }

    /// The root is not among them.
    let screens = [ScreenDescription(name: "1", navigation: "TestNavigation.screen")]

    func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        ResolvedView(feature: name, view: makeMainView(navigator: navigator))
    }
    func makeMainView(navigator: any NavigatorContract) -> AnyView { makeView("root", navigator) }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        switch navigation {
        case TestNavigation.screen(let number): makeView("\(number)", navigator)
        default: nil
        }
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView {
        let view: AnyView = resolve(navigation, navigator: navigator) ?? makeView(navigation.fullName, navigator)
        return ResolvedView(feature: name, view: view)
    }

    /// How many of the screens made are still held by someone other than the test.
    var aliveScreens: Int {
        made = [:]
        return lost.count { $0() }
    }

    private func makeView(_ name: String, _ navigator: any NavigatorContract) -> AnyView {
        let screen = TestScreen()
        made[name] = screen
        navigators[name] = navigator
        lost.append { [weak screen] in screen != nil }
        return AnyView(TestView(name: name, screen: screen, work: work))
    }
}

/// Redirects as a test lays them down.
nonisolated struct TestRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation {
        case TestOutgoingNavigation.first: TestNavigation.screen(1)
        case TestOutgoingNavigation.second: TestOutgoingNavigation.third
        case TestOutgoingNavigation.third: TestOutgoingNavigation.second
        case TestOutgoingNavigation.step(let number) where number > 0: TestOutgoingNavigation.step(number - 1)
        case TestOutgoingNavigation.step: TestNavigation.screen(1)
        default: nil
        }
    }
}
