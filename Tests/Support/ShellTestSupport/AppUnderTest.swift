@testable import ChallengeViews
import Observation
import SwiftUI

/// An app on the host, whose screens show what a test gives them. It records the performed actions and opened rows.
final class AppUnderTest {
    let root: RootContainer
    private let container: Container

    /// The names and arguments of the performed actions, and the opened rows, in order.
    var calls: [String] = []

    /// - Parameters:
    ///   - rendering: what the first screen shows.
    ///   - features: what the app declares; see ``GivenFeature``.
    init(
        _ rendering: Rendering? = nil, declaring features: [GivenFeature] = [GivenFeature()],
        root navigation: any NavigationContract = Place.home, tabs: [AppTab] = [], guards: [Guard] = [],
        redirector: any NavigationRedirectContract = PlaceRedirect()
    ) {
        container = Container(features: features, rootNavigation: navigation, tabs: tabs, guards: guards)
        container.contents[AnyNavigation(navigation)] = rendering
        root = RootContainer(app: container, redirector: redirector)
        container.record = { [unowned self] in calls.append($0) }
    }

    /// Creates an app of SwiftUI's views.
    init(views: some View, previews: [Preview] = []) {
        container = Container(features: [], rootNavigation: Place.home, tabs: [], guards: [])
        root = RootContainer(app: SceneContainer(name: "Test", window: AnyView(views)), redirector: nil) { previews }
    }

    /// The features, which may change until the first use of the app's routes.
    var features: [GivenFeature] {
        get { container.features.compactMap { $0 as? GivenFeature } }
        set { container.features = newValue }
    }

    /// The work of each screen at its first appearance.
    var work: @MainActor () async -> Void {
        get { container.work }
        set { container.work = newValue }
    }

    /// How often a screen was rendered.
    var renderings: Int {
        get { container.renderings }
        set { container.renderings = newValue }
    }

    /// The titles of the screens in each stack.
    var titles: [[String]] { root.screens.map { $0.map(\.rendering.title) } }
    /// The full names of the navigations of all shown screens.
    var path: [String] { root.path(last: .max) }

    /// Changes what the screen on top shows.
    func show(_ rendering: Rendering) {
        guard let top = root.top else { return }
        // The host numbers the screens in the order in which they are made.
        container.made[top.id - 1].rendering = rendering
    }

    /// Sets what new screens of a navigation show.
    func show(_ rendering: Rendering, for navigation: any NavigationContract) {
        container.contents[AnyNavigation(navigation)] = rendering
    }

    /// Pushes a screen on the topmost stack, for a command if one is given.
    func push(
        _ rendering: Rendering, _ navigation: any NavigationContract = Place.list, dueTo command: String? = nil
    ) {
        arrive(rendering, navigation, command) { root.navigator.navigate(to: navigation) }
    }

    /// Presents a modal on top.
    func present(
        _ rendering: Rendering, _ navigation: any NavigationContract = Place.search,
        as style: ModalPresentationStyle = .sheet, dueTo command: String? = nil
    ) {
        arrive(rendering, navigation, command) { root.navigator.present(navigation, style: style) }
    }

    private func arrive(
        _ rendering: Rendering, _ navigation: any NavigationContract, _ command: String?, _ navigate: () -> Void
    ) {
        if let command { _ = root.begin(dueTo: command) }
        show(rendering, for: root.chain(following: navigation).destination)
        navigate()
        // Makes the view, which the host does on demand.
        _ = root.top
    }

    /// An app with a stack of screens with these titles.
    static func stack(_ titles: [String]) -> AppUnderTest {
        let app = AppUnderTest(.stub(titles[0]))
        for title in titles.dropFirst() { app.push(.stub(title)) }
        return app
    }

    /// The app as the host sees it.
    private final class Container: AppContainerContract {
        var features: [any FeatureContract]
        let rootNavigation: any NavigationContract
        let tabs: [AppTab]
        let guards: [Guard]
        var contents: [AnyNavigation: Rendering] = [:]
        var made: [GivenScreen] = []
        var work: @MainActor () async -> Void = {}
        var renderings = 0
        var record: (String) -> Void = { _ in }

        init(
            features: [any FeatureContract], rootNavigation: any NavigationContract, tabs: [AppTab], guards: [Guard]
        ) {
            (self.features, self.rootNavigation) = (features, rootNavigation)
            (self.tabs, self.guards) = (tabs, guards)
        }

        func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView {
            let description = description(of: navigation)
            let name =
                description?.name ?? navigation.name.split(separator: ".").last.map { String($0).capitalizedAtStart }
                ?? ""
            let actions = (description?.actions ?? []).map { action($0) { .done } }
            let screen = GivenScreen(contents[AnyNavigation(navigation)] ?? .stub(name, actions: actions))
            made.append(screen)
            let view = ComposedView(
                name: screen.rendering.screen, title: screen.rendering.title,
                view: GivenView(screen: screen, app: self),
                links: Links(navigator))
            return AnyView(view)
        }

        /// Returns an action that is recorded with its arguments.
        func action(
            _ description: ActionDescription, _ work: @escaping @MainActor () async throws -> ActionOutcome
        ) -> Action {
            Action(description) { [unowned self] arguments in
                let values = arguments.values.sorted { $0.key < $1.key }.map { name, value in
                    switch value {
                    case .keyword: name
                    case .assignments: value.description
                    case .integer, .number, .text, .secret: "\(name)=\(value)"
                    }
                }
                record(([description.name] + values).joined(separator: " "))
                return try await work()
            }
        }

        private func description(of navigation: any NavigationContract) -> ScreenDescription? {
            features.lazy.flatMap(\.screens).map(\.description).first { $0.navigation == navigation.name }
        }
    }

    /// What a live screen shows.
    @Observable
    final class GivenScreen {
        var rendering: Rendering

        init(_ rendering: Rendering) { self.rendering = rendering }
    }

    private struct GivenView: RenderedView {
        let screen: GivenScreen
        unowned let app: Container

        func render() -> Rendering {
            app.renderings += 1
            return screen.rendering
        }

        func appear(before intent: Intent?) async { await app.work() }
    }
}

extension AppUnderTest {
    /// Returns an action that records its name and arguments, and then does some work.
    func action(
        _ name: String, forms: [[Parameter]] = [[]], effect: ActionDescription.Effect = .stays, isIntent: Bool = false,
        outcome: ActionOutcome = .done, work: @escaping @MainActor () async throws -> Void = {}
    ) -> Action {
        let description = ActionDescription(
            name: name, help: "Do \(name)", forms: forms, effect: effect, isIntent: isIntent)
        return container.action(description) {
            try await work()
            return outcome
        }
    }

    /// Returns rows that record their selection.
    func selection(_ names: [Int: String], hasMore: Bool = false) -> SelectableRows {
        let items = names.sorted { $0.key < $1.key }.map {
            SelectableRows.Item(identifier: RowIdentifier($0), name: $1)
        }
        return SelectableRows(noun: "person", items: items, hasMore: hasMore) { [unowned self] in
            calls.append("select \($0)")
        }
    }
}

/// A feature as a test declares it. The ``AppUnderTest`` makes its views.
struct GivenFeature: FeatureContract {
    var name = "Test"
    var descriptions: [ScreenDescription] = []
    var exits: [Exit] = []
    /// The actions on every screen of the app.
    var actions: [Action] = []

    var screens: [Screen] { descriptions.map { Screen(description: $0) { _, _ in nil } } }
    var commands: ViewContent { Offer(actions: actions) }

    private struct Offer: Control {
        let actions: [Action]

        func compose(into screen: inout ScreenBuilder) { screen.actions += actions }
    }
}
