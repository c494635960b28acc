/// A screen of a stack, as it is now.
package struct LiveScreen: Sendable {
    /// Different for any two screens of one session.
    package let id: Int
    package let rendering: Rendering
    /// The name of the feature whose screen it is.
    package let feature: String
    /// What led here.
    package let navigation: any NavigationContract
    /// How it was reached; nil for the root, which is always there.
    package let entry: NavigationEntry?
    /// The command or link that it is due to; empty for the root.
    package let origin: String
    /// The titles of the screens below it in the same stack, from the root up; in a deep stack those nearest to it
    /// after an ellipsis.
    package let breadcrumb: [String]

    package init(
        id: Int, rendering: Rendering, feature: String, navigation: any NavigationContract, entry: NavigationEntry?,
        origin: String,
        breadcrumb: [String]
    ) {
        self.id = id
        self.rendering = rendering
        self.feature = feature
        self.navigation = navigation
        self.entry = entry
        self.origin = origin
        self.breadcrumb = breadcrumb
    }
}
