/// A condition for showing some screens, such as a login. Until the condition holds, the app shows another screen.
///
///     var guards: [Guard] {
///         [
///             Guard("a login", for: [ArticlesFeature.editor.description], user: { session.user?.name }) { _ in
///                 AccountIncomingNavigation.login
///             }
///         ]
///     }
///
/// A guard covers every way to its screens: commands, links, redirects and tabs. When the guard passes, the coordinator
/// replaces the other screen by the requested screen, and removes all screens above it. When a guard no longer passes, or
/// passes for another user, the coordinator removes the guarded screens from every stack, with all screens above them. The
/// root of a stack stays for another user, and must show that user's data. Guards are checked again whenever the app is at
/// rest, and before a screen goes back. A login screen can therefore always go back after a login.
@MainActor
public struct Guard {
    /// The condition that the guard waits for, in a few words: `a login`.
    package let name: String
    package let navigations: [String]
    package let screens: [String]
    /// Returns the user for whom the guarded screens may be shown now; nil if they may not. Called often; changes nothing.
    let user: () -> String?
    /// Returns the navigation to show in place of a guarded one. The guard must not block the returned navigation.
    package let otherwise: (any NavigationContract) -> any NavigationContract

    package init(
        _ name: String, navigations: [String], screens: [String], user: @escaping () -> String?,
        otherwise: @escaping (any NavigationContract) -> any NavigationContract
    ) {
        (self.name, self.navigations, self.screens) = (name, navigations, screens)
        (self.user, self.otherwise) = (user, otherwise)
    }

    package func passes() -> Bool { user() != nil }

    func covers(_ navigation: any NavigationContract) -> Bool { navigations.contains(navigation.name) }

    func blocks(_ navigation: any NavigationContract) -> Bool { covers(navigation) && !passes() }
}
