/// Moves through an app. What screens' navigators, deep links and commands all speak to.
///
/// Calls take effect at once and in order, on the main actor; none of them waits for the screen that it leads to.
@MainActor
package protocol NavigatorContract: AnyObject, Sendable {
    /// Follows the navigation's redirects and pushes where they end.
    func navigate(to navigation: any NavigationContract)
    /// Follows the navigation's redirects and shows where they end on top of the stack.
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle)
    /// Takes away the modal that was presented here; with none, the modal that this stack is itself in.
    func dismiss()
    /// Pops the screen on top; at the root of a modal, dismisses the modal; at the root of the app, does nothing.
    func goBack()
    /// Dismisses what was presented here and pops down to the root.
    func goToRoot()
}

/// How a modal covers what presents it. A terminal draws both alike; the name is kept for whoever reads the path.
package enum ModalPresentationStyle: String, Sendable, Hashable {
    case sheet
    case fullScreenCover
}
