/// All features and screens of an app, for lookup without navigating.
package struct AppMap: Sendable {
    package struct Feature: Sendable {
        package let name: String
        package let screens: [ScreenDescription]
        /// The feature's outgoing navigations with their redirects.
        package let redirects: [RedirectChain]

        package init(name: String, screens: [ScreenDescription], redirects: [RedirectChain]) {
            self.name = name
            self.screens = screens
            self.redirects = redirects
        }
    }

    package let features: [Feature]
    /// The name of the app's root navigation.
    package let root: String

    package init(features: [Feature], root: String) {
        self.features = features
        self.root = root
    }

    /// The screen to which a navigation of this name leads, if any.
    package func screen(for navigation: String) -> ScreenDescription? {
        features.lazy.flatMap(\.screens).first { $0.navigation == navigation }
    }

    /// The feature of that screen, if any.
    package func feature(for navigation: String) -> Feature? {
        features.first { feature in feature.screens.contains { $0.navigation == navigation } }
    }
}
