import ChallengeCore

/// The live views of a coordinator's stack, one for each entry of its path, whose work is cancelled when that is
/// removed. The coordinator is followed lazily, at each ``follow()``.
final class NavigationContainer: IntentReceiverContract {
    let coordinator: NavigationCoordinator
    /// The modal whose content this is; nil for the app's own stack, and for that of a tab.
    let entry: NavigationEntry?
    /// How many screens below the one on top keep their renderings: as many as a prompt may show.
    private static let renderedDepth = 50
    /// The number of titles in a breadcrumb; more would leave no room for the screen's own.
    private static let breadcrumbLength = 2

    private unowned let host: RootContainer
    private var root: HostedScreen
    /// The entry of what a guard shows in the place of the root; nil where none does.
    private var rootInstead: NavigationEntry?
    private var pushed = SharedStack<HostedScreen>()
    /// The entries that ``pushed`` shows.
    private var followed = SharedStack<NavigationEntry>()
    private(set) var modal: NavigationEntry?

    /// - Parameter level: how many stacks there are below.
    init(
        coordinator: NavigationCoordinator, root: HostedScreen, entry: NavigationEntry?, level: Int, host: RootContainer
    ) {
        self.coordinator = coordinator
        self.root = root
        self.entry = entry
        self.host = host
        rootInstead = coordinator.rootInstead
        coordinator.receiver = self
        coordinator.onChange = { [weak host, weak self] in
            if self?.root.isAlive == true { host?.change(at: level) }
        }
    }

    var presentedNavigator: (any NavigatorContract)? { host.navigator }

    func receive(_ intent: Intent) async throws -> ActionOutcome {
        follow()
        return try await top.carryOut(intent)
    }

    /// How many views there are above the root.
    var depth: Int { pushed.count }

    /// The view above which so many others of this stack are not: 0 is the root.
    func view(at depth: Int) -> HostedScreen { depth == 0 ? root : pushed[depth - 1] }

    var top: HostedScreen { pushed.last ?? root }

    /// The screen at a depth. Only the views of its breadcrumb are rendered, however deep the stack is.
    func screen(at depth: Int) -> LiveScreen {
        let view = view(at: depth)
        var breadcrumb = (max(0, depth - Self.breadcrumbLength)..<depth).map { self.view(at: $0).rendering.title }
        if depth > Self.breadcrumbLength { breadcrumb.insert("…", at: 0) }
        return LiveScreen(
            id: view.id, rendering: view.rendering, feature: view.feature, navigation: view.navigation,
            entry: view.entry, intent: coordinator.intent(deliveredTo: depth), origin: view.origin,
            breadcrumb: breadcrumb)
    }

    /// Cancels the work of every view, and empties the stack. Unless a checkpoint is restored, this is not used any more.
    func leave() {
        replace(with: SharedStack())
        root.leave()
        coordinator.clear()
    }

    /// Captures this stack with its views. It has to be up to date.
    func checkpoint() -> Checkpoint {
        let entries = coordinator.checkpoint()
        return Checkpoint { [pushed, followed, modal, root, rootInstead, arrival = (root.entry, root.origin)] in
            entries.restore()
            if self.root !== root { self.root.leave() }
            (self.root, self.rootInstead) = (root, rootInstead)
            self.root.enter()
            self.root.arrive(by: arrival.0, dueTo: arrival.1)
            self.replace(with: pushed)
            (self.followed, self.modal) = (followed, modal)
        }
    }

    /// Replaces the pushed views, and cancels the work of those that leave.
    private func replace(with views: SharedStack<HostedScreen>) {
        for view in pushed.elements(above: views) { view.leave() }
        for view in views.elements(above: pushed) { view.enter() }
        pushed = views
    }

    /// Takes note of how the tab was selected whose stack this is.
    func arrive(by entry: NavigationEntry?) {
        if rootInstead == nil, entry?.id != root.entry?.id { root.arrive(by: entry, dueTo: host.origin) }
    }

    /// Makes the views match the coordinator's state.
    func follow() {
        let entries: SharedStack<NavigationEntry>
        (entries, modal) = coordinator.unobserved
        let instead = coordinator.rootInstead
        if instead?.id != rootInstead?.id {
            rootInstead = instead
            root.leave()
            root = host.makeView(forRoot: coordinator, entry: host.tabs?.arrival)
        }
        var views = pushed
        for _ in followed.elements(above: entries) { views.popLast() }
        for entry in entries.elements(above: followed).reversed() {
            views.append(host.makeView(for: entry, navigator: coordinator))
            if views.count > Self.renderedDepth { views[views.count - 1 - Self.renderedDepth].releaseRendering() }
        }
        replace(with: views)
        followed = entries
    }
}
