/// Moves through an app. What screens' navigators, deep links and commands all speak to.
///
/// Calls take effect at once and in order, on the main actor. Those that move do not wait for the screen that they lead to.
@MainActor
package protocol NavigatorContract: AnyObject, Sendable {
    /// Follows the navigation's redirects and pushes where they end. The screen there begins with the intent, if any.
    func navigate(to navigation: any NavigationContract, with intent: Intent?)
    /// Follows the navigation's redirects and shows where they end on top of the stack.
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle)
    /// Has the screen on top carry out an intent, that of the modal above the stack where there is one; returns when it is
    /// carried out.
    ///
    /// - Throws: ``ActionError`` where the screen does not accept the intent or cannot carry it out.
    func deliver(_ intent: Intent) async throws -> ActionOutcome
    /// Takes away the modal that was presented here; with none, the modal that this stack is itself in.
    func dismiss()
    /// Pops the screen on top; at the root of a modal, dismisses the modal; at the root of the app, does nothing.
    func goBack()
    /// Dismisses what was presented here and pops down to the root.
    func goToRoot()
}

extension NavigatorContract {
    /// Follows the navigation's redirects and pushes where they end.
    package func navigate(to navigation: any NavigationContract) { navigate(to: navigation, with: nil) }
}

/// How a modal covers what presents it. A terminal draws both alike; the name is kept for whoever reads the path.
package enum ModalPresentationStyle: String, Sendable, Hashable {
    case sheet
    case fullScreenCover
}

/// Something that a screen is asked to do by whoever moves through the app: to search for a text, to load anew.
///
/// ``NavigationCoordinator`` delivers it to the screen on top, or takes it along to a destination whose screen then
/// begins with it.
package struct Intent: Sendable, Hashable {
    /// The name of the action that takes it: `search`.
    package let name: String
    package let arguments: Arguments

    package init(_ name: String, _ arguments: Arguments = Arguments()) {
        self.name = name
        self.arguments = arguments
    }

    /// The arguments as one types them: `rick`, `status=alive`; empty without any.
    package var text: String { arguments.text }
}

/// The stack that a coordinator's navigations are shown by. It hands intents to the screens that are alive.
@MainActor
package protocol IntentReceiverContract: AnyObject {
    /// The navigator of the modal above the stack, if there is one.
    var presentedNavigator: (any NavigatorContract)? { get }
    /// Has the screen on top of the stack carry out an intent; returns when everything that it started is done.
    ///
    /// - Throws: ``ActionError`` where the screen does not accept the intent or cannot carry it out.
    func receive(_ intent: Intent) async throws -> ActionOutcome
}

/// Something that a coordinator did. `depth` is the number of screens above the root of its own stack, afterwards.
package enum NavigationEvent: Sendable {
    case redirect(from: any NavigationContract, to: any NavigationContract)
    case push(any NavigationContract, depth: Int)
    case pop(any NavigationContract, depth: Int)
    case present(any NavigationContract, style: ModalPresentationStyle, depth: Int)
    case dismiss(any NavigationContract, depth: Int)
    case root(any NavigationContract)
    /// An intent goes to the screen on top.
    case deliver(Intent, to: any NavigationContract, depth: Int)
}
