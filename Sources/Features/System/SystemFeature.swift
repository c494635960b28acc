package import ChallengeCore

/// What the app itself has to show: that something was not found.
package struct SystemFeature: FeatureContract {
    private let container: SystemContainer

    package init(tracker: any TrackerContract) {
        container = SystemContainer(tracker: tracker)
    }

    package let name = "System"

    package let screens = [NotFoundView.description]

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        makeNotFoundView(reason: nil, navigator: navigator)
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? UnknownNavigation else { return nil }
        switch navigation {
        case .notFound(let reason): return makeNotFoundView(reason: reason, navigator: navigator)
        }
    }

    /// The screen that says that something was not found, and why where that is known.
    package func makeNotFoundView(reason: NotFoundReason?, navigator: any NavigatorContract) -> AnyView {
        AnyView(NotFoundView(viewModel: container.makeNotFoundViewModel(reason: reason, navigator: navigator)))
    }
}
