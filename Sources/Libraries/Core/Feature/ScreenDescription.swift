/// A screen of a feature for those who look without going there: what can be done on it, and where that leads.
package struct ScreenDescription: Sendable {
    /// The screen's name for programs, ``Rendering/screen``: `CharacterList`.
    package let name: String
    /// The screen's name for people, ``Rendering/title``; nil where that depends on what is shown.
    package let title: String?
    /// The name of the navigation that leads there: `CharacterIncomingNavigation.list`.
    package let navigation: String
    /// The actions that it may publish; at any moment it publishes some of them or all.
    package let actions: [ActionDescription]
    /// The name of the navigation to which its rows lead; nil for a screen that lists nothing. A screen that has one
    /// always publishes a ``Selection``, be it empty.
    package let rowNavigation: String?

    package init(
        name: String, title: String? = nil, navigation: String, actions: [ActionDescription] = [],
        rowNavigation: String? = nil
    ) {
        self.name = name
        self.title = title
        self.navigation = navigation
        self.actions = actions
        self.rowNavigation = rowNavigation
    }
}

/// What an app consists of.
package struct AppMap: Sendable {
    package struct Feature: Sendable {
        package let name: String
        package let screens: [ScreenDescription]
        /// Each wish of the feature to leave, followed through its redirects.
        package let redirects: [RedirectChain]

        package init(name: String, screens: [ScreenDescription], redirects: [RedirectChain]) {
            self.name = name
            self.screens = screens
            self.redirects = redirects
        }
    }

    package let features: [Feature]
    /// The name of the navigation with which the app begins.
    package let root: String

    package init(features: [Feature], root: String) {
        self.features = features
        self.root = root
    }

    /// The screen to which a navigation of this name leads, if any.
    package func screen(for navigation: String) -> ScreenDescription? {
        features.lazy.flatMap(\.screens).first { $0.navigation == navigation }
    }

    /// The feature that has that screen, if any.
    package func feature(for navigation: String) -> Feature? {
        features.first { feature in feature.screens.contains { $0.navigation == navigation } }
    }
}
