package import ChallengeCore

/// A navigator that goes nowhere and remembers what it was asked for.
@MainActor
package final class RecordingNavigator: NavigatorContract {
    package enum Call: Equatable {
        case navigate(AnyNavigation)
        case present(AnyNavigation, ModalPresentationStyle)
        case deliver(Intent)
        case dismiss
        case goBack
        case goToRoot
    }

    package private(set) var calls: [Call] = []

    package init() {}

    /// An intent that is taken along is remembered as delivered.
    package func navigate(to navigation: any NavigationContract, with intent: Intent?) {
        calls.append(.navigate(AnyNavigation(navigation)))
        if let intent { calls.append(.deliver(intent)) }
    }
    package func deliver(_ intent: Intent) async throws -> ActionOutcome {
        calls.append(.deliver(intent))
        return .done
    }
    package func present(_ navigation: any NavigationContract, style: ModalPresentationStyle) {
        calls.append(.present(AnyNavigation(navigation), style))
    }
    package func dismiss() { calls.append(.dismiss) }
    package func goBack() { calls.append(.goBack) }
    package func goToRoot() { calls.append(.goToRoot) }
}
