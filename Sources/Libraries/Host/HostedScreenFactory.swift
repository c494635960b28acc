import ChallengeCore

/// Makes the live views and the coordinators of all the stacks of one session.
final class HostedScreenFactory {
    /// The command or link that causes the navigations that follow.
    var origin = ""
    var onNavigation: @MainActor (NavigationEvent) -> Void = { _ in }
    var onInvalidate: @MainActor () -> Void = {}
    var onStateChange: @MainActor () -> Void = {}

    let redirector: (any NavigationRedirectContract)?
    private let app: any AppContainerContract
    private let log: ActivityLog
    private var viewsMade = 0
    private var notice: Task<Void, Never>?

    /// - Parameter log: records each change of a view's state.
    init(app: any AppContainerContract, redirector: (any NavigationRedirectContract)?, log: ActivityLog) {
        self.app = app
        self.log = log
        self.redirector = redirector
    }

    /// Calls ``onInvalidate`` once, in a later turn of the main actor, for all calls of one turn.
    func invalidate() {
        guard notice == nil else { return }
        notice = Task { [weak self] in
            self?.notice = nil
            self?.onInvalidate()
        }
    }

    func makeCoordinator(
        root: any NavigationContract, presenter: NavigationCoordinator? = nil
    ) -> NavigationCoordinator {
        NavigationCoordinator(
            root: root, redirector: redirector, presenter: presenter,
            onEvent: { [weak self] in self?.onNavigation($0) },
            onDismiss: presenter.map { presenter in { @MainActor [weak presenter] in presenter?.dismiss() } })
    }

    func makeRootView(navigator: any NavigatorContract) -> HostedScreen {
        makeView(app.makeRootView(navigator: navigator), for: app.rootNavigation, entry: nil)
    }

    func makeView(for entry: NavigationEntry, navigator: any NavigatorContract) -> HostedScreen {
        makeView(app.resolve(entry.navigation, navigator: navigator), for: entry.navigation, entry: entry)
    }

    private func makeView(
        _ resolved: ResolvedView, for navigation: any NavigationContract, entry: NavigationEntry?
    ) -> HostedScreen {
        viewsMade += 1
        return HostedScreen(
            id: viewsMade, resolved, navigation: navigation, entry: entry, origin: origin, log: log,
            onInvalidate: { [weak self] in self?.invalidate() },
            onStateChange: { [weak self] in self?.onStateChange() })
    }
}
