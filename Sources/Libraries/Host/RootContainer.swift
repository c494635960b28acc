package import ChallengeActions
package import ChallengeCore
package import ChallengeTaskTracking
package import FoundationEssentials
package import SwiftUI
import Synchronization

/// A running app: it holds the stacks with the modals above them, and handles links, routes and intents.
///
/// A coordinator's path creates live views. A view is redrawn when any value that it has read changes. A view that leaves
/// the path is released, and its work is cancelled. All of this happens on the main actor.
///
/// The container prints nothing; it calls ``onDisplay`` with each screen to show. Commands run one at a time. Each
/// command calls ``begin(dueTo:)``, then a ``navigator`` or an action, then ``settle()`` and ``displayIfChanged()``.
package final class RootContainer {
    /// The activity log, fault switch and progress of the app.
    package let instrumentation: Instrumentation
    /// Called for each navigation event as it happens.
    package var onNavigation: @MainActor (NavigationEvent) -> Void = { _ in }
    /// Called with each screen to show.
    package var onDisplay: @MainActor (LiveScreen) -> Void = { _ in }
    /// Called at once when a rendering finds a changed state of a screen.
    package var onStateChange: @MainActor () -> Void = {}
    /// Called with the title of a screen whose first load has lasted for longer than a command waits, and with that time.
    package var onStillLoading: @MainActor (String, Duration) -> Void = { _, _ in }
    /// Called once after changes of the stacks or possible changes of a screen, in a later turn of the main actor.
    package var onInvalidate: @MainActor () -> Void = {} { didSet { notice.isWatched = true } }

    private let app: any AppContainerContract
    private let redirector: (any NavigationRedirectContract)?
    private let guards: [Guard]
    private let makePreviews: @MainActor () -> [Preview]
    private lazy var stacks = LiveStacks(of: app, host: self)
    /// The screens with unfinished work, including screens that have left their stacks.
    private var working: [HostedScreen] = []
    private var displayed: LiveScreen?
    /// The command or link that causes the navigations.
    private(set) var origin = ""
    private var viewsMade = 0
    /// False if no screen has had unsaved changes yet. The screens set this property.
    package var mayLoseChanges = false
    /// Calls ``onInvalidate`` once for all changes of a turn, in a later turn of the main actor.
    private(set) lazy var notice = ChangeNotice(isWatched: false) { [weak self] in self?.onInvalidate() }

    /// Starts an app at its root, with its instrumentation. An app with one feature needs no redirector.
    ///
    /// - Parameter previews: makes the previews of the app's views, when somebody asks for them.
    package init(
        app: any AppContainerContract, redirector: (any NavigationRedirectContract)?,
        instrumentation: Instrumentation = Instrumentation(),
        previews: @escaping @MainActor () -> [Preview] = Preview.all
    ) {
        self.app = app
        makePreviews = previews
        self.redirector = redirector
        guards = app.guards
        self.instrumentation = instrumentation
        _ = stacks.bottom
    }

    func change(at level: Int) {
        stacks.change(at: level)
        notice.raise()
    }

    /// The navigator of the visible stack: the stack of the topmost modal, or the app's stack if there is no modal.
    package var navigator: any NavigatorContract { stacks.top.coordinator }
    /// The navigator of the stack below all modals: the app's stack, or the selected tab's stack.
    package var rootNavigator: any NavigatorContract { stacks.bottom.coordinator }
    /// Goes to the screen that was left last by going back in the visible stack. Returns false without such a screen, and
    /// for one that a view of the app has shown, because only the app can show it again.
    package func goForward() -> Bool {
        let coordinator = stacks.top.coordinator
        return !(coordinator.left.last?.navigation is ViewNavigation) && coordinator.goForward()
    }
    /// The owner of the tabs; nil in an app without tabs.
    package var tabs: TabCoordinator? { stacks.tabs }

    /// The actions that are possible on every screen.
    package var actions: [Action] {
        let navigator = navigator
        return tabActions + app.features.flatMap { $0.actions(navigator: navigator) }
    }

    /// The command that shows another tab of a view with tabs: of the screen, or of the first screen of its stack.
    private var tabActions: [Action] {
        let stack = stacks.top
        var tabs = stack.top.tabs
        if tabs.isEmpty, stack.depth > 0 { tabs = stack.view(at: 0).tabs }
        guard !tabs.isEmpty else { return [] }
        let argument = ArgumentKey<String>("NAME", .choice(tabs.map(\.name)))
        let description = ActionDescription(
            name: "tab", help: "Show another tab, or list them", forms: [[], [argument.parameter]], effect: .undeclared)
        return [
            Action(description) { arguments in
                guard let name = arguments[argument] else { return .output(.tabs(tabs)) }
                tabs.first { $0.name == name }?.select()
                return .done
            }
        ]
    }

    /// Called once with the app's map, when the routes are first needed. Making the map creates all screen declarations.
    package var onRoutes: @MainActor (AppMap) -> Void = { _ in }

    /// The routes of all features, in the features' order.
    package private(set) lazy var routes: [AppRoute] = {
        let map = map
        onRoutes(map)
        return app.features.flatMap { feature in
            let routes = feature.screens.compactMap(\.description.route) + feature.exits.compactMap(\.route)
            return routes.map { route in
                let chain = route.fixedNavigation.map { self.chain(following: $0) }
                let end = chain?.destination.name ?? route.navigationName
                return AppRoute(
                    feature: feature.name, route: route, chain: chain,
                    destinationFeature: map.feature(for: end)?.name, screen: map.screen(for: end))
            }
        }
    }()

    /// The source of the app's data; nil if the app has not named any.
    package var dataSource: String? { app.dataSource }

    /// The number of stacks: one for the app or its selected tab, and one for each modal.
    package var stackCount: Int { stacks.shown.count }

    /// Returns the number of screens above a stack's root. The app's stack is level 0; the top modal's is the last level.
    package func depth(ofStack level: Int) -> Int { stacks.shown[level].stack.depth }

    /// Returns the live screen with `depth` screens below it, in the stack at a level.
    package func screen(at depth: Int, ofStack level: Int) -> LiveScreen {
        stacks.shown[level].stack.screen(at: depth)
    }

    /// Returns the screen on top of a tab's stack; nil if the tab was never shown.
    package func top(ofTab index: Int) -> LiveScreen? {
        stacks.stack(ofTab: index).map { $0.screen(at: $0.depth) }
    }

    /// The number of live screens below the visible screen.
    package var depth: Int { stacks.shown.last.map { $0.screensBelow + $0.stack.depth } ?? 0 }

    /// The visible screen: the last screen of the last stack.
    package var top: LiveScreen? {
        let stack = stacks.top
        return stack.screen(at: stack.depth)
    }

    /// The view of the visible screen.
    package var topView: any View { stacks.top.top.view.view }

    /// The visible screen as it looks now; nil while no screen is visible.
    package var rendering: Rendering? { stacks.top.top.rendering }

    /// Returns the full names of the navigations of the last `count` live screens, the visible screen last.
    package func path(last count: Int) -> [String] {
        var names: [String] = []
        for level in stacks.shown.reversed() {
            for depth in (0...level.stack.depth).reversed() {
                guard names.count < count else { return names.reversed() }
                names.append(level.stack.view(at: depth).name)
            }
        }
        return names.reversed()
    }

    /// All features and screens of the app: the ``ownMap``, unless a map is shared.
    package var map: AppMap { sharedMap ?? ownMap }
    /// The map of an app of the same kind, whose previews are then rendered only once; nil if no map is shared.
    package var sharedMap: AppMap?

    /// The map of this app, made at each access.
    package var ownMap: AppMap {
        let features = app.features.map { feature in
            AppMap.Feature(
                name: feature.name, screens: feature.screens.map(\.description),
                redirects: feature.exits.map { chain(following: $0.navigation) })
        }
        return AppMap(
            features: features.filter { !$0.screens.isEmpty || !$0.redirects.isEmpty }, root: app.rootNavigation.name,
            tabs: tabs?.tabs ?? [], guards: guards.map(AppMap.Guard.init))
    }

    /// The screens that previews show and no feature declares. A live screen may have more controls.
    package private(set) lazy var previews: [ScreenDescription] = {
        let declared = Set(map.screens.map(\.name))
        return ScreenDescription.shown(by: makePreviews()).filter { !declared.contains($0.name) }
    }()

    /// The map with the ``previews``, below the name of the first feature, and with the tabs of an app without
    /// declarations.
    package var mapWithPreviews: AppMap {
        let map = map
        guard !previews.isEmpty, let feature = app.features.first?.name else { return map }
        let tabs = stacks.bottom.view(at: 0).tabs.map { tab in
            AppTab(tab.title, navigation: SceneNavigation(navigationName: NavigationName(tab.screen)))
        }
        let root = tabs.first?.navigation.name ?? screen(at: 0, ofStack: 0).place
        return AppMap(
            features: map.features + [AppMap.Feature(name: feature, screens: previews, redirects: [])],
            root: map.screen(for: map.root) == nil ? root : map.root, tabs: map.tabs + tabs, guards: map.guards)
    }

    /// The actions of the shown views for links that no feature knows. An app's own stack handles the links of features.
    private var linkActions: [@MainActor (URL) -> Void] {
        stacks.shown.flatMap { level in
            ((level.stack.followsView ? 1 : 0)..<level.stack.depth + 1).flatMap {
                level.stack.view(at: $0).presentations.openURL
            }
        }
    }

    /// True if a shown view takes each link that no feature knows.
    package var opensAnyLink: Bool { !linkActions.isEmpty }

    /// Dismisses the modal of the app's stack, then opens a link in the stack. A link that no feature knows goes to the views
    /// that open links; without such a view, it opens a not-found screen.
    package func open(_ url: URL) {
        let actions = linkActions
        let navigation = navigation(for: url)
        if !actions.isEmpty, navigation is UnknownNavigation {
            instrumentation.tasks.attributing { for action in actions { action(url) } }
            return
        }
        let stack = stacks.bottom
        if stack.coordinator.modal != nil { stack.coordinator.dismiss() }
        let own = stack.followsView ? stack.view(at: 0).presentations.openURL : []
        if own.isEmpty || navigation is UnknownNavigation {
            stack.coordinator.navigate(to: navigation)
        } else {
            instrumentation.tasks.attributing { for action in own { action(url) } }
        }
    }

    /// Delivers an intent to the destination of `navigation`, or to the screen on top if `navigation` is nil. Returns
    /// when the intent is done; throws as ``NavigatorContract/deliver(_:)`` does.
    package func deliver(_ intent: Intent, through navigation: (any NavigationContract)?) async throws -> ActionOutcome
    {
        guard let navigation else { return try await navigator.deliver(intent) }
        try Task.checkCancellation()
        navigator.navigate(to: navigation, with: intent)
        let stack = stacks.top
        // A guard holds the navigation back. When the guard passes, the intent is delivered.
        guard stack.top.entry?.chain.pendingGuard == nil else { return .done }
        // A new screen would begin with the intent, but a return to a root shows no new screen.
        guard stack.top.entry?.intent == intent, !stack.top.hasAppeared else {
            return try await stack.coordinator.deliver(intent)
        }
        return try await stack.top.begin()
    }

    /// Returns the destination of a link; ``UnknownNavigation`` if no feature knows the link.
    package func navigation(for url: URL) -> any NavigationContract {
        app.navigation(for: url) ?? UnknownNavigation.notFound(.unknownLink(url.absoluteString))
    }

    /// Returns the name of the feature that shows a navigation that no feature declares.
    func nameOfFeature(showing navigation: any NavigationContract) -> String {
        app.nameOfFeature(showing: navigation)
    }

    /// Follows a navigation's redirects without navigating.
    package func chain(following navigation: any NavigationContract) -> RedirectChain {
        RedirectChain(following: navigation, with: redirector)
    }

    /// The conditions that failing guards wait for, by the names of the guarded screens.
    package var guardedScreens: [String: String] {
        guards.isEmpty
            ? [:]
            : guards.filter { !$0.passes() }.reduce(into: [:]) { screens, stopping in
                for screen in stopping.screens { screens[screen] = stopping.name }
            }
    }

    /// The features whose items have names, each with its lookup.
    package var lookups: [(feature: String, lookup: ItemLookup)] {
        app.features.compactMap { feature in feature.lookup.map { (feature.name, $0) } }
    }

    package var explorationState: String { app.explorationState }

    /// See ``AppContainerContract/resetData()``.
    package func resetData() async throws { try await app.resetData() }

    /// Starts the work of a new screen on top, and returns when the app is at rest. Cancelling this call cancels all work
    /// of the command.
    package func settle() async throws(NeverRests) {
        var view: HostedScreen
        repeat {
            view = stacks.top.top
            view.appear()
            if !AppTasks.areWatched {
                for view in working where view.isAlive {
                    _ = try? await view.finishAppearing()
                    await view.finishTasks()
                }
            }
            try await instrumentation.tasks.rest()
            try await awaitFirstLoad()
        } while updateStacks() || (!guards.isEmpty && stacks.reevaluateGuards()) || stacks.top.top !== view
    }

    /// Makes the stacks follow the app's state. Work that the app's closures begin belongs to the app.
    private func updateStacks() -> Bool { instrumentation.tasks.attributing { stacks.update() } }

    /// Waits for the first load of the screen on top, which something outside of Swift's tasks may end.
    private func awaitFirstLoad() async throws(NeverRests) {
        let tasks = instrumentation.tasks
        guard AppTasks.areWatched, stacks.top.top.isAwaitingFirstLoad else { return }
        let deadline = ContinuousClock.now + tasks.patience
        let limit = tasks.endingNextRest(at: deadline)
        defer { limit.cancel() }
        // The count comes first, so that no answer is missed.
        while !Task.isCancelled, case let count = tasks.jobCount, case let view = stacks.top.top,
            view.isAwaitingFirstLoad
        {
            if ContinuousClock.now >= deadline {
                view.hasOutlastedPatience = true
                onStillLoading(view.rendering.title, tasks.patience)
            } else {
                try await tasks.nextRest(after: count)
                if updateStacks() { try await tasks.rest() }
            }
        }
    }

    /// Runs a command's work. If the work still sleeps when the app is at rest, `late` gets the work's outcome later.
    package func perform(
        _ work: @escaping () async throws -> ActionOutcome,
        late: @escaping @MainActor (Result<ActionOutcome, any Error>) -> Void
    ) async throws -> ActionOutcome {
        guard AppTasks.areWatched else { return try await work() }
        let end = WorkEnd(in: instrumentation.tasks)
        var result: Result<ActionOutcome, any Error>?
        var isLate = false
        let task = instrumentation.tasks.attributing(to: stacks.top.top.rendering.screen) {
            Task {
                let outcome: Result<ActionOutcome, any Error>
                do { outcome = .success(try await AppTasks.owning(work)) } catch { outcome = .failure(error) }
                if isLate, !Task.isCancelled { late(outcome) }
                result = outcome
                end.arrive()
            }
        }
        let tasks = instrumentation.tasks
        try await withTaskCancellationHandler {
            try await tasks.rest(or: end)
        } onCancel: {
            tasks.attributing { task.cancel() }
        }
        isLate = true
        return try result?.get() ?? .done
    }

    /// The names of the screens that have left their stacks while their work continues.
    package var abandonedWork: [String] { working.filter { !$0.isAlive }.map(\.rendering.screen) }

    /// Displays the screen on top if it differs from the last displayed one.
    package func displayIfChanged() {
        guard let screen = top else { return }
        if let displayed, displayed.id == screen.id, displayed.breadcrumb == screen.breadcrumb,
            displayed.rendering.looks(like: screen.rendering)
        {
            return
        }
        displayed = screen
        onDisplay(screen)
    }

    /// Marks the screen on top as displayed as it looks now.
    package func markDisplayed() { displayed = top }

    /// Makes the next ``displayIfChanged()`` display the screen on top even if it has not changed.
    package func setNeedsDisplay() { displayed = nil }

    /// Captures the stacks for a later restore. Attributes later navigations to `origin`, a command or link as typed.
    package func begin(dueTo origin: String) -> Checkpoint {
        self.origin = origin
        instrumentation.tasks.beginCommand()
        return Checkpoint { [displayed, stacks = stacks.checkpoint()] in
            stacks.restore()
            self.displayed = displayed
        }
    }

    func begin(_ screen: HostedScreen) { working.append(screen) }

    func end(_ screen: HostedScreen) { working.removeAll { $0 === screen } }

    func makeCoordinator(
        root: any NavigationContract, presenter: NavigationCoordinator? = nil
    ) -> NavigationCoordinator {
        NavigationCoordinator(
            root: root, redirector: redirector, guards: guards, presenter: presenter,
            onEvent: { [weak self] in self?.onNavigation($0) },
            onDismiss: presenter.map { presenter in { @MainActor [weak presenter] in presenter?.dismiss() } })
    }

    /// Makes the stack of a view of the app, and follows the coordinator that owns the path of that stack.
    ///
    /// - Parameters:
    ///   - view: the view around the stack.
    ///   - environment: the values around the view.
    ///   - navigation: the navigation to the root of the stack.
    ///   - entry: the entry of the modal that contains the stack; nil for the app's stack.
    func makeStack(
        of view: any View, in environment: EnvironmentValues, showing navigation: any NavigationContract,
        entry: NavigationEntry? = nil,
        above presenter: NavigationContainer? = nil, level: Int = 0
    ) -> NavigationContainer {
        viewsMade += 1
        let declaration = app.declaration(of: navigation)
        let view = ComposedView(
            name: declaration?.screen.description.name ?? "", title: declaration?.screen.description.title,
            value: navigation.value(of: declaration?.screen.description), view: view,
            links: Links { [weak self] in self?.navigator }, environment: environment)
        var coordinator: NavigationCoordinator?
        let onEvent: @MainActor (NavigationEvent) -> Void = { [weak self] in self?.onNavigation($0) }
        // Each rendering makes the root again, with a new view model. As with `@State`, the first one stays.
        var firstRoot: AnyView?
        view.follower = StackFollower(namesScreen: declaration != nil) {
            [guards, weak presenter = presenter?.coordinator] owner in
            guard let owner = owner as? NavigationCoordinator else { return false }
            guard coordinator == nil else { return true }
            coordinator = owner
            owner.follow(root: navigation, guards: guards, presenter: presenter, onEvent: onEvent)
            return true
        } decorateRoot: { view in
            let root = firstRoot ?? view
            firstRoot = root
            guard let declaration, let coordinator else { return root }
            return declaration.screen.decorated(root, by: coordinator)
        }
        let root = HostedScreen(
            id: viewsMade, view, feature: declaration?.feature, navigation: navigation, entry: entry, origin: origin,
            host: self)
        // The first rendering makes the coordinator.
        instrumentation.tasks.attributing(to: navigation.name) { _ = root.rendering }
        let stack = root.presentations.stack
        guard let coordinator, let stack else {
            preconditionFailure("no NavigationCoordinator owns the path of the stack of \(navigation.fullName)")
        }
        return NavigationContainer(
            coordinator: coordinator, root: root, entry: entry, level: level, host: self, following: stack)
    }

    /// Makes the stack of a modal.
    func makeStack(of entry: NavigationEntry, above presenter: NavigationContainer, level: Int) -> NavigationContainer {
        if !(entry.navigation is ViewNavigation), let content = presenter.modalContent {
            return makeStack(
                of: content.view, in: content.environment, showing: entry.navigation, entry: entry, above: presenter,
                level: level)
        }
        let coordinator = makeCoordinator(root: entry.navigation, presenter: presenter.coordinator)
        let root = makeView(for: entry.navigation, entry: entry, navigator: coordinator)
        return NavigationContainer(coordinator: coordinator, root: root, entry: entry, level: level, host: self)
    }

    /// Makes the view of an entry in a stack.
    func makeView(for entry: NavigationEntry, in stack: NavigationContainer) -> HostedScreen {
        makeView(for: entry.navigation, entry: entry, navigator: stack.coordinator, in: stack)
    }

    /// Creates the view at the bottom of the stack of the app or a tab.
    func makeView(forRoot coordinator: NavigationCoordinator, entry: NavigationEntry?) -> HostedScreen {
        if let instead = coordinator.rootInstead {
            return makeView(for: instead.navigation, entry: instead, navigator: coordinator)
        }
        return makeView(for: coordinator.root, entry: entry, navigator: coordinator)
    }

    private func makeView(
        for navigation: any NavigationContract, entry: NavigationEntry?, navigator: any NavigatorContract,
        in stack: NavigationContainer? = nil
    ) -> HostedScreen {
        viewsMade += 1
        if let shown = navigation as? ViewNavigation {
            return HostedScreen(
                id: viewsMade, shown.content.value.screen(by: navigator), feature: app.features.first?.name,
                navigation: navigation, entry: entry, origin: origin, host: self)
        }
        // A view model may start tasks as soon as it is created.
        let content = instrumentation.tasks.attributing(to: navigation.name) { stack?.destination(of: navigation) }
        let resolved =
            content?.view
            ?? instrumentation.tasks.attributing(to: navigation.name) {
                app.resolve(navigation, navigator: navigator)
            }
        let declaration = app.declaration(of: navigation)
        let view = (declaration?.screen.decorated(resolved, by: navigator) ?? resolved)
            .screen(
                for: navigation, by: navigator, declared: declaration?.screen.description,
                environment: content?.environment.dismissing(by: navigator))
        return HostedScreen(
            id: viewsMade, view, feature: declaration?.feature, navigation: navigation, entry: entry, origin: origin,
            host: self)
    }
}

extension RootContainer {
    /// The screens of the shown stacks, from the visible screen down, then the top screens of the other tabs.
    package var allTops: [LiveScreen] {
        Array(screensFromTop) + (tabs?.tabs.indices ?? 0..<0).filter { $0 != tabs?.selected }.compactMap(top)
    }

    /// The live screens of each stack, from its root up: the app's stack first, then the modals'. No stack is empty.
    package var screens: [[LiveScreen]] { screens(last: .max) }

    /// Returns the last `count` of the ``screens``, grouped by stack; all screens if the stacks have fewer.
    package func screens(last count: Int) -> [[LiveScreen]] {
        var (stacks, room) = ([[LiveScreen]](), count)
        for level in (0..<stackCount).reversed() {
            let depth = depth(ofStack: level)
            stacks.append((max(0, depth + 1 - room)...depth).map { screen(at: $0, ofStack: level) })
            room -= depth + 1
            if room <= 0 { break }
        }
        return stacks.reversed()
    }

    /// The live screens from the visible screen down, each made on demand.
    package var screensFromTop: AnySequence<LiveScreen> {
        AnySequence(
            (0..<stackCount).reversed().lazy.flatMap { level in
                (0...self.depth(ofStack: level)).reversed().lazy.map { self.screen(at: $0, ofStack: level) }
            })
    }
}

/// Notifies the main actor of changes by any thread.
nonisolated final class ChangeNotice: Sendable {
    private let watched: Atomic<Bool>
    /// True while a notification is pending.
    private let isTelling = Atomic(false)
    private let tell: @MainActor @Sendable () -> Void

    /// - Parameter tell: called on the main actor, once for all changes before the call.
    init(isWatched: Bool, _ tell: @escaping @MainActor @Sendable () -> Void) {
        watched = Atomic(isWatched)
        self.tell = tell
    }

    var isWatched: Bool {
        get { watched.load(ordering: .relaxed) }
        set { watched.store(newValue, ordering: .relaxed) }
    }

    func raise() {
        guard isWatched, !isTelling.exchange(true, ordering: .acquiringAndReleasing) else { return }
        AppTasks.hosting {
            _ = Task { @MainActor in
                isTelling.store(false, ordering: .releasing)
                tell()
            }
        }
    }
}
