import ChallengeCore
import SwiftUI

/// A stack with the screens of a coordinator's path above a root, and the coordinator's modal above the stack.
struct NavigationContainerView: View {
    @Bindable private var navigationCoordinator: NavigationCoordinator
    private let appContainer: AppContainer
    private let root: AnyView

    init(
        navigationCoordinator: NavigationCoordinator, appContainer: AppContainer, @ViewBuilder root: () -> some View
    ) {
        self.navigationCoordinator = navigationCoordinator
        self.appContainer = appContainer
        self.root = AnyView(root())
    }

    var body: some View {
        NavigationStack(path: $navigationCoordinator.path) {
            root
                .navigationDestination(for: AnyNavigation.self) { navigation in
                    appContainer.resolve(navigation.wrapped, navigator: navigationCoordinator)
                }
        }
        .sheet(item: $navigationCoordinator.sheet, content: modal)
        .fullScreenCover(item: $navigationCoordinator.fullScreenCover, content: modal)
    }

    private func modal(_ presented: PresentedNavigation) -> some View {
        ModalContainerView(navigation: presented.navigation, appContainer: appContainer) {
            navigationCoordinator.dismiss()
        }
    }
}
