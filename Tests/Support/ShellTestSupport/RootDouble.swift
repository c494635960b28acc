@testable import ChallengeActions
@testable import ChallengeCore
@testable import ChallengeHost
import ChallengeTestSupport
@testable import ChallengeViews
import Foundation

/// An app whose screens a test sets. It records the calls that it gets.
final class RootDouble: RootContainerContract {
    /// The calls of the navigator of the topmost stack.
    let topCalls = RecordingNavigator()
    /// The calls of the navigator of the app's own stack.
    let rootCalls = RecordingNavigator()
    var screens: [[LiveScreen]]
    /// The selected tab, in an app with tabs, and the stacks of the other tabs that were shown.
    var tabs: TabCoordinator?
    var stacksOfTabs: [Int: [LiveScreen]] = [:]
    var routes: [AppRoute] = []
    var actions: [Action] = []
    var map = AppMap(features: [], root: Place.home.name)
    let instrumentation = Instrumentation()
    var redirector: any NavigationRedirectContract = PlaceRedirect()
    var origin = ""
    var onNavigation: @MainActor (NavigationEvent) -> Void = { _ in }
    var onDisplay: @MainActor (LiveScreen) -> Void = { _ in }
    var onStateChange: @MainActor () -> Void = {}
    var onInvalidate: @MainActor () -> Void = {}

    /// The screens to which navigations lead.
    var destinations: [AnyNavigation: Rendering] = [:]
    /// The work that runs while the app settles.
    var work: @MainActor () async -> Void = {}
    /// True if a view model has changed. A rollback does not undo this.
    var screensChangedForGood = false
    /// The links that were opened, and the actions and selections that were performed, in order.
    var calls: [String] = []

    /// The number of calls that asked for a single screen.
    var screensAskedFor = 0

    private var followed = 0
    private var needsDisplay = true

    init(_ rendering: Rendering = .stub("Home"), _ navigation: any NavigationContract = Place.home) {
        screens = [[.stub(rendering, navigation)]]
    }

    var stackCount: Int { screens.count }
    var depth: Int { screens.joined().count - 1 }
    func depth(ofStack level: Int) -> Int { screens[level].count - 1 }
    func screen(at depth: Int, ofStack level: Int) -> LiveScreen {
        screensAskedFor += 1
        return screens[level][depth]
    }

    func top(ofTab index: Int) -> LiveScreen? {
        index == tabs?.selected ? screens[0].last : stacksOfTabs[index]?.last
    }

    var navigator: any NavigatorContract { topCalls }
    var rootNavigator: any NavigatorContract { rootCalls }

    /// Pushes a screen on the topmost stack.
    func push(_ rendering: Rendering, _ navigation: any NavigationContract = Place.list, intent: Intent? = nil) {
        let feature = map.feature(for: chain(following: navigation).destination.name)?.name ?? "Test"
        screens[screens.count - 1].append(
            .stub(rendering, navigation, feature: feature, presentation: .push, by: origin, intent: intent))
        needsDisplay = true
    }

    /// Presents a modal on top.
    func present(_ rendering: Rendering, style: ModalPresentationStyle = .sheet) {
        screens.append([.stub(rendering, Place.search, presentation: .present(style), by: origin)])
        needsDisplay = true
    }

    func open(_ url: URL) { calls.append("open \(url.absoluteString)") }

    func navigation(for url: URL) -> any NavigationContract {
        url.host() == "nowhere" ? UnknownNavigation.notFound(.unknownLink(url.absoluteString)) : Place.list
    }

    func chain(following navigation: any NavigationContract) -> RedirectChain {
        RedirectChain(following: navigation, with: redirector)
    }

    /// Performs the action with the intent's name, on the screen on top or on the navigation's screen, as an app does.
    func deliver(_ intent: Intent, through navigation: (any NavigationContract)?) async throws -> ActionOutcome {
        if let navigation {
            topCalls.navigate(to: navigation, with: intent)
        } else {
            _ = try await topCalls.deliver(intent)
        }
        follow()
        let action = top?.rendering.actions.first { $0.description.name == intent.name }
        guard let action else { throw StubError("'\(intent.name)' is not possible there") }
        return try await action.perform(intent.arguments)
    }

    private func follow() {
        for case .navigate(let navigation) in topCalls.calls.dropFirst(followed) {
            if let rendering = destinations[navigation] { push(rendering, navigation.wrapped) }
        }
        followed = topCalls.calls.count
    }

    func perform(
        _ work: @escaping () async throws -> ActionOutcome,
        late: @escaping @MainActor (Result<ActionOutcome, any Error>) -> Void
    ) async throws -> ActionOutcome { try await work() }

    func settle() async {
        follow()
        await work()
    }

    /// Replaces the screen on top by another state of the same screen.
    func change(to rendering: Rendering) {
        screens[screens.count - 1].removeLast()
        push(rendering)
        onStateChange()
    }

    func displayIfChanged() {
        guard needsDisplay, let top else { return }
        needsDisplay = false
        onDisplay(top)
    }

    func setNeedsDisplay() { needsDisplay = true }
    func markDisplayed() { needsDisplay = false }

    func begin(dueTo origin: String) -> Checkpoint {
        self.origin = origin
        return Checkpoint { [screens, needsDisplay] in
            self.screens = screens
            self.needsDisplay = needsDisplay || self.screensChangedForGood
        }
    }
}

extension RootDouble {
    /// An action that records its name and arguments, and returns the outcome.
    func action(
        _ name: String, forms: [[Parameter]] = [[]], isIntent: Bool = false, outcome: ActionOutcome = .done
    ) -> Action {
        let description = ActionDescription(name: name, help: "Do \(name)", forms: forms, isIntent: isIntent)
        return Action(description) { [unowned self] arguments in
            let values = arguments.values.sorted { $0.key < $1.key }.map { name, value in
                switch value {
                case .keyword: name
                case .assignments: value.description
                case .integer, .number, .text, .secret: "\(name)=\(value)"
                }
            }
            calls.append(([name] + values).joined(separator: " "))
            return outcome
        }
    }

    /// Rows that record their selection.
    func selection(_ names: [Int: String], hasMore: Bool = false) -> SelectableRows {
        SelectableRows(
            noun: "person",
            items: names.sorted { $0.key < $1.key }.map {
                SelectableRows.Item(identifier: RowIdentifier($0), name: $1)
            },
            hasMore: hasMore
        ) { [unowned self] in calls.append("select \($0)") }
    }

    /// An app with one stack of screens with these titles.
    static func stack(_ titles: String...) -> RootDouble { stack(titles) }

    static func stack(_ titles: [String]) -> RootDouble {
        let root = RootDouble(.stub(titles[0]))
        for title in titles.dropFirst() { root.push(.stub(title)) }
        return root
    }
}

extension Intent {
    /// The intent to search for a text.
    nonisolated static func search(_ text: String) -> Intent { Intent("search", Arguments(["TEXT": .text(text)])) }
}

extension Route {
    /// A route to a navigation without arguments.
    nonisolated init(name: String, help: String, deepLink: String? = nil, to navigation: any NavigationContract) {
        self.init(
            name: name, help: help, deepLink: deepLink,
            target: .navigation(name: navigation.name) { _ in navigation })
    }
}

extension AppRoute {
    /// - Parameter end: the feature of the destination, if it differs.
    static func stub(
        _ route: Route, feature: String = "Test", endingIn end: String? = nil, intents: [ActionDescription] = [],
        redirector: (any NavigationRedirectContract)? = nil
    ) -> AppRoute {
        AppRoute(
            feature: feature, route: route,
            chain: route.fixedNavigation.map { RedirectChain(following: $0, with: redirector) },
            destinationFeature: end ?? feature,
            screen: .stub("Stub", "Stub.stub", actions: intents))
    }

    /// Routes to the home, to the list through a redirect, and to one of the list's rows.
    static var samples: [AppRoute] {
        [
            .stub(Route(name: "home", help: "where it begins", deepLink: "test://home", to: Place.home)),
            .stub(Route(name: "characters", help: "everyone", to: Outgoing.list), redirector: PlaceRedirect()),
            .stub(
                Route(
                    name: "character", help: "one of them",
                    parameters: [ArgumentKey<Int>.identifier(of: "person").parameter],
                    deepLink: "test://character/ID",
                    target: .navigation(name: "Place.detail") { arguments in
                        Place.detail(identifier: arguments[ArgumentKey<Int>.identifier(of: "person")] ?? 0)
                    })),
        ]
    }
}
