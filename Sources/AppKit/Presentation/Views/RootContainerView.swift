import ChallengeCore
package import SwiftUI

/// The window of the app: its stack, with the pictures' loader and the links for all screens.
package struct RootContainerView: View {
    package let appContainer: AppContainer

    @State private var navigationCoordinator = NavigationCoordinator(redirector: AppNavigationRedirect())

    package init(appContainer: AppContainer) {
        self.appContainer = appContainer
    }

    package var body: some View {
        NavigationContainerView(navigationCoordinator: navigationCoordinator, appContainer: appContainer) {
            appContainer.makeRootView(navigator: navigationCoordinator)
        }
        .imageLoader(appContainer.imageLoader)
        .onOpenURL { url in
            appContainer.handle(url: url, navigator: navigationCoordinator)
        }
    }
}
