package import ChallengeCore
import FoundationEssentials
package import SwiftUI

/// An app that declares nothing but its views: an `App` with a window.
package struct SceneContainer: AppContainerContract {
    package let features: [any FeatureContract]
    package let rootNavigation: any NavigationContract

    /// - Parameters:
    ///   - name: the name of the app's type.
    ///   - window: makes the views of the app's first window. The app's own state is made with them.
    package init(name: String, window: AnyView) {
        let name = name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
        rootNavigation = SceneNavigation(navigationName: NavigationName(name))
        features = [SceneFeature(name: name, window: window)]
    }
}

nonisolated struct SceneNavigation: NavigationContract {
    let navigationName: NavigationName
}

private struct SceneFeature: FeatureContract {
    let name: String
    let window: AnyView

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        if navigation is SceneNavigation {
            return AnyView(
                ComposedView(
                    name: name, title: name, view: window, links: Links(navigator), environment: .ofApp))
        }
        guard navigation is UnknownNavigation else { return nil }
        return AnyView(
            ContentUnavailableView("Not found", systemImage: "questionmark", description: Text("Type back.")))
    }
}
