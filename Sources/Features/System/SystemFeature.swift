public import ChallengeCore
public import SwiftUI

/// The feature that shows an error screen for an unknown navigation or link: ``ChallengeCore/UnknownNavigation``.
public struct SystemFeature: FeatureContract {
    private let container: SystemContainer

    /// Creates the feature, which tracks `not_found_viewed` and `not_found_closed`.
    public init(tracker: any TrackerContract) {
        container = SystemContainer(tracker: tracker)
    }

    /// Returns the error screen without a reason.
    public func makeMainView(navigator: any NavigatorContract) -> AnyView { makeView(nil, navigator: navigator) }

    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? UnknownNavigation else { return nil }
        switch navigation {
        case .notFound(let reason): return makeView(reason, navigator: navigator)
        }
    }

    private func makeView(_ reason: NotFoundReason?, navigator: any NavigatorContract) -> AnyView {
        AnyView(NotFoundView(viewModel: container.makeNotFoundViewModel(reason: reason, navigator: navigator)))
    }
}
