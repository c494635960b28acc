package import ChallengeCore
package import FoundationEssentials

/// The whole running app: its stack, the modals above it, its links.
package final class RootContainer: RootContainerContract {
    /// How many titles a breadcrumb has: with more of them, the screen's own would not be seen.
    private static let breadcrumbLength = 2

    private let app: any AppContainerContract
    private let factory: LiveViewFactory
    private let container: NavigationContainer
    private var displayed: LiveScreen?

    package var onDisplay: @MainActor (LiveScreen) -> Void = { _ in }

    package let instrumentation: Instrumentation

    /// - Parameter instrumentation: the one that the app was given.
    package init(
        app: any AppContainerContract, redirector: (any NavigationRedirectContract)? = AppNavigationRedirect(),
        instrumentation: Instrumentation = Instrumentation()
    ) {
        self.app = app
        self.instrumentation = instrumentation
        factory = LiveViewFactory(app: app, redirector: redirector, log: instrumentation.activity)
        let coordinator = factory.makeCoordinator(root: app.rootNavigation)
        container = NavigationContainer(
            coordinator: coordinator, root: factory.makeRootView(navigator: coordinator), factory: factory)
    }

    package var origin: String {
        get { factory.origin }
        set { factory.origin = newValue }
    }

    package var onNavigation: @MainActor (NavigationEvent) -> Void {
        get { factory.onNavigation }
        set { factory.onNavigation = newValue }
    }

    package var onInvalidate: @MainActor () -> Void {
        get { factory.onInvalidate }
        set { factory.onInvalidate = newValue }
    }

    package var navigator: any NavigatorContract { (container.stacks.last ?? container).coordinator }
    package var rootNavigator: any NavigatorContract { container.coordinator }

    package var actions: [Action] { app.actions }

    package private(set) lazy var routes: [AppRoute] = {
        let map = map
        let routes = app.features.flatMap { feature in feature.routes.map { (feature.name, $0) } }
        return routes.map { feature, route in
            let chain = route.fixedNavigation.map { RedirectChain(following: $0, with: factory.redirector) }
            // A route that is redirected offers what is offered where it ends.
            let end = routes.map(\.1).first { candidate in
                guard let chain, let navigation = candidate.fixedNavigation else { return false }
                return AnyNavigation(navigation) == AnyNavigation(chain.destination)
            }
            let destination = map.feature(for: chain?.destination.name ?? route.navigationName)
            return AppRoute(
                feature: feature, route: route, chain: chain, destinationFeature: destination?.name,
                actions: (end ?? route).actions)
        }
    }()

    package var screens: [[LiveScreen]] {
        container.stacks.map { stack in
            let views = stack.views
            return views.indices.map { Self.screen(at: $0, in: views) }
        }
    }

    package var top: LiveScreen? {
        // No more than what the breadcrumb needs is looked at, however deep the stack.
        let views = (container.stacks.last ?? container).views(last: Self.breadcrumbLength + 2)
        return Self.screen(at: views.count - 1, in: views)
    }

    package var path: [String] { container.stacks.flatMap(\.path) }

    private static func screen(at index: Int, in views: [LiveView]) -> LiveScreen {
        let view = views[index]
        var breadcrumb = views[..<index].suffix(breadcrumbLength).map(\.rendering.title)
        if index > breadcrumbLength { breadcrumb.insert("…", at: 0) }
        return LiveScreen(
            id: view.id, rendering: view.rendering, feature: view.feature, navigation: view.navigation,
            entry: view.entry,
            origin: view.origin, breadcrumb: breadcrumb)
    }

    package var map: AppMap {
        let features = app.features.map { feature in
            AppMap.Feature(
                name: feature.name, screens: feature.screens,
                redirects: feature.outgoingNavigations.map { chain(following: $0) })
        }
        return AppMap(features: features, root: app.rootNavigation.name)
    }

    package func open(_ url: URL) {
        app.handle(url: url, navigator: navigator)
    }

    package func navigation(for url: URL) -> any NavigationContract { app.navigation(for: url) }

    package func chain(following navigation: any NavigationContract) -> RedirectChain {
        RedirectChain(following: navigation, with: factory.redirector)
    }

    package func settle() async {
        while true {
            let stacks = container.stacks
            (stacks.last ?? container).top.appear()
            let working = stacks.flatMap(\.working)
            guard !working.isEmpty else { return }
            for view in working { await view.settle() }
        }
    }

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

    package func markDisplayed() {
        displayed = top
    }

    package func setNeedsDisplay() {
        displayed = nil
    }

    package func checkpoint() -> Checkpoint {
        Checkpoint { [displayed, stacks = container.checkpoint()] in
            stacks.restore()
            self.displayed = displayed
        }
    }
}
