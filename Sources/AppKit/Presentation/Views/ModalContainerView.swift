import ChallengeCore
import SwiftUI

/// A modal: a stack of its own, which begins with the presented destination.
struct ModalContainerView: View {
    private let navigation: any NavigationContract
    private let appContainer: AppContainer

    @State private var navigationCoordinator: NavigationCoordinator

    init(navigation: any NavigationContract, appContainer: AppContainer, onDismiss: @escaping @MainActor () -> Void) {
        self.navigation = navigation
        self.appContainer = appContainer
        _navigationCoordinator = State(
            initialValue: NavigationCoordinator(redirector: AppNavigationRedirect(), onDismiss: onDismiss))
    }

    var body: some View {
        NavigationContainerView(navigationCoordinator: navigationCoordinator, appContainer: appContainer) {
            appContainer.resolve(navigation, navigator: navigationCoordinator)
        }
    }
}
