/// A condition that screens depend on, such as a login: where it does not hold, another screen is shown for the time being.
///
///     var guards: [Guard] {
///         [
///             Guard("a login", for: [ArticlesFeature.editor.description], passes: { session.isLoggedIn }) { _ in
///                 AccountIncomingNavigation.login
///             }
///         ]
///     }
///
/// Every way to a guarded screen is guarded: commands, links, redirects, tabs. A navigation to it leads to the other
/// screen; when the guard passes, the coordinator puts the guarded screen in its place, and removes what is above it. When
/// a guard no longer passes, the coordinator removes the guarded screens from every stack, with what is above them. The
/// guards decide again whenever the app is at rest, and before a screen goes back: a login may go back after it in any case.
@MainActor
public struct Guard {
    /// What the guard waits for, a few words: `a login`.
    package let name: String
    /// The names of the guarded navigations.
    let navigations: [String]
    /// The names of the guarded screens.
    package let screens: [String]
    /// True if the guarded screens may be shown now. Asked often; changes nothing.
    package let passes: () -> Bool
    /// Where a guarded navigation leads for the time being: not to a screen that waits for the same guard.
    let otherwise: (any NavigationContract) -> any NavigationContract

    package init(
        _ name: String, navigations: [String], screens: [String], passes: @escaping () -> Bool,
        otherwise: @escaping (any NavigationContract) -> any NavigationContract
    ) {
        (self.name, self.navigations, self.screens) = (name, navigations, screens)
        (self.passes, self.otherwise) = (passes, otherwise)
    }

    /// True if the guard keeps a navigation from its destination now.
    func stops(_ navigation: any NavigationContract) -> Bool { navigations.contains(navigation.name) && !passes() }
}
