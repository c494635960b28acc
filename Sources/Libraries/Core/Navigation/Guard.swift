/// A condition of screens, such as a login. Until it holds, another screen replaces them.
///
///     var guards: [Guard] {
///         [
///             Guard("a login", for: [ArticlesFeature.editor.description], passes: { session.isLoggedIn }) { _ in
///                 AccountIncomingNavigation.login
///             }
///         ]
///     }
///
/// A guard covers every way to its screens: commands, links, redirects, tabs. A navigation to one shows the other screen
/// instead. When the guard passes, the coordinator replaces that screen by the guarded one, and removes the screens above it.
/// When a guard no longer passes, the coordinator removes the guarded screens from every stack, with the screens above them.
/// The guards decide again whenever the app is at rest, and before a screen goes back. So a login screen can always go back.
@MainActor
public struct Guard {
    /// The awaited condition, a few words: `a login`.
    package let name: String
    /// The names of the guarded navigations.
    let navigations: [String]
    /// The names of the guarded screens.
    package let screens: [String]
    /// True if the guarded screens may be shown now. Called often; changes nothing.
    package let passes: () -> Bool
    /// Returns the temporary destination of a guarded navigation, never one of the same guard.
    let otherwise: (any NavigationContract) -> any NavigationContract

    package init(
        _ name: String, navigations: [String], screens: [String], passes: @escaping () -> Bool,
        otherwise: @escaping (any NavigationContract) -> any NavigationContract
    ) {
        (self.name, self.navigations, self.screens) = (name, navigations, screens)
        (self.passes, self.otherwise) = (passes, otherwise)
    }

    /// Returns true if the guard stops a navigation now.
    func stops(_ navigation: any NavigationContract) -> Bool { navigations.contains(navigation.name) && !passes() }
}
