import ChallengeCore
import ChallengeTestSupport
import Foundation

/// An app whose screens are what a test says, and which remembers what it was asked for.
final class RootDouble: RootContainerContract {
    /// The calls of the navigator of the topmost stack.
    let topCalls = RecordingNavigator()
    /// The calls of the navigator of the app's own stack.
    let rootCalls = RecordingNavigator()
    var screens: [[LiveScreen]]
    var routes: [AppRoute] = []
    var actions: [Action] = []
    var map = AppMap(features: [], root: Place.home.name)
    let instrumentation = Instrumentation()
    var redirector: any NavigationRedirectContract = WishRedirect()
    var origin = ""
    var onNavigation: @MainActor (NavigationEvent) -> Void = { _ in }
    var onDisplay: @MainActor (LiveScreen) -> Void = { _ in }
    var onInvalidate: @MainActor () -> Void = {}

    /// The screen that is on top once a navigation was followed.
    var destinations: [AnyNavigation: Rendering] = [:]
    /// Runs while the app comes to rest.
    var work: @MainActor () async -> Void = {}
    /// Whether a view model has changed, which is not taken back.
    var screensChangedForGood = false
    /// What the session asked for beside navigation, and what actions have recorded, in order.
    var calls: [String] = []

    private var followed = 0
    private var needsDisplay = true

    init(_ rendering: Rendering = .stub("Home"), _ navigation: any NavigationContract = Place.home) {
        screens = [[.stub(rendering, navigation)]]
    }

    var navigator: any NavigatorContract { topCalls }
    var rootNavigator: any NavigatorContract { rootCalls }

    /// Puts a screen on top of the topmost stack, as if it had been navigated to.
    func push(_ rendering: Rendering, _ navigation: any NavigationContract = Place.list) {
        let feature = map.feature(for: chain(following: navigation).destination.name)?.name ?? "Test"
        screens[screens.count - 1].append(
            .stub(rendering, navigation, feature: feature, reached: .push, by: origin))
        needsDisplay = true
    }

    /// Puts a modal on top.
    func present(_ rendering: Rendering, style: ModalPresentationStyle = .sheet) {
        screens.append([.stub(rendering, Place.search, reached: .present(style), by: origin)])
        needsDisplay = true
    }

    func open(_ url: URL) { calls.append("open \(url.absoluteString)") }

    func navigation(for url: URL) -> any NavigationContract {
        UnknownNavigation.notFound(.unknownLink(url.absoluteString))
    }

    func chain(following navigation: any NavigationContract) -> RedirectChain {
        RedirectChain(following: navigation, with: redirector)
    }

    func settle() async {
        for case .navigate(let navigation) in topCalls.calls.dropFirst(followed) {
            if let rendering = destinations[navigation] { push(rendering, navigation.wrapped) }
        }
        followed = topCalls.calls.count
        await work()
    }

    func displayIfChanged() {
        guard needsDisplay, let top else { return }
        needsDisplay = false
        onDisplay(top)
    }

    func setNeedsDisplay() { needsDisplay = true }
    func markDisplayed() { needsDisplay = false }

    func checkpoint() -> Checkpoint {
        Checkpoint { [screens, needsDisplay] in
            self.screens = screens
            self.needsDisplay = needsDisplay || self.screensChangedForGood
        }
    }
}

extension RootDouble {
    /// An action that does nothing but record itself and what it was given, and then has this outcome.
    func action(
        _ name: String, forms: [[Parameter]] = [[]], outcome: ActionOutcome = .done
    ) -> Action {
        Action(ActionDescription(name: name, help: "Do \(name)", forms: forms)) { [unowned self] arguments in
            let names = Set(forms.joined().map(\.name))
            let values = names.sorted().compactMap { name in arguments[name].map { "\(name)=\($0)" } }
            let assignments = arguments.assignments.map { "\($0.key)=\($0.value)" }
            calls.append(([name] + values + assignments).joined(separator: " "))
            return outcome
        }
    }

    /// Rows that can be opened, which is recorded.
    func selection(_ names: [Int: String], hasMore: Bool = false) -> Selection {
        Selection(
            noun: "person", items: names.sorted { $0.key < $1.key }.map { Selection.Item(identifier: $0, name: $1) },
            hasMore: hasMore
        ) { [unowned self] in calls.append("select \($0)") }
    }

    /// The app's stack, each screen by its title.
    static func stack(_ titles: String...) -> RootDouble {
        let root = RootDouble(.stub(titles[0]))
        for title in titles.dropFirst() { root.push(.stub(title)) }
        return root
    }
}

extension AppRoute {
    /// - Parameter end: the feature where it ends, where that is another one.
    static func stub(
        _ route: Route, feature: String = "Test", endingIn end: String? = nil,
        redirector: (any NavigationRedirectContract)? = nil
    ) -> AppRoute {
        AppRoute(
            feature: feature, route: route,
            chain: route.fixedNavigation.map { RedirectChain(following: $0, with: redirector) },
            destinationFeature: end ?? feature, actions: route.actions)
    }

    /// Home, the list by way of a redirect, and one of its rows.
    static var samples: [AppRoute] {
        [
            .stub(Route(name: "home", help: "where it begins", deepLink: "test://home", to: Place.home)),
            .stub(Route(name: "characters", help: "everyone", to: Wish.list), redirector: WishRedirect()),
            .stub(
                Route(
                    name: "character", help: "one of them",
                    parameters: [Parameter("ID", .integer(1...Int.max), identifying: "person")],
                    deepLink: "test://character/ID",
                    target: .navigation(name: "Place.detail") { arguments in
                        Place.detail(identifier: arguments.integer("ID") ?? 0)
                    })),
        ]
    }
}
