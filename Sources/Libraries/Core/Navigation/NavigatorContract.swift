/// Navigates within an app, for screens' navigators, deep links and commands.
///
/// Calls take effect immediately and in order, on the main actor; only ``deliver(_:)`` waits for a screen.
@MainActor
public protocol NavigatorContract: AnyObject, Sendable {
    /// Follows the navigation's redirects and pushes the destination, whose screen begins with the intent, if any. If
    /// the destination is the root of this stack or of the app, goes back to it, without the intent. If it is the root
    /// of a tab, selects the tab, and goes back to the root there.
    func navigate(to navigation: any NavigationContract, with intent: Intent?)
    /// Follows the navigation's redirects and presents the destination as a modal above the stack.
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle)
    /// Delivers an intent to the screen on top, that of the innermost modal; returns when it is carried out. Throws an
    /// ``ActionError`` if the screen does not accept the intent or cannot carry it out.
    func deliver(_ intent: Intent) async throws -> ActionOutcome
    /// Dismisses the modal above this stack; without one, the modal that contains this stack.
    func dismiss()
    /// Pops the screen on top; at the root of a modal, dismisses the modal; at the root of the app, does nothing.
    func goBack()
    /// Dismisses the modal above this stack and pops down to the root.
    func goToRoot()
}

extension NavigatorContract {
    /// Follows the navigation's redirects and pushes the destination.
    public func navigate(to navigation: any NavigationContract) { navigate(to: navigation, with: nil) }
}

/// The container of a coordinator's live views, to which the coordinator hands intents.
@MainActor
package protocol IntentReceiverContract: AnyObject {
    /// The navigator of the modal above the stack, if there is one.
    var presentedNavigator: (any NavigatorContract)? { get }
    /// Has the screen on top of the stack carry out an intent; returns when everything that it started is done.
    func receive(_ intent: Intent) async throws -> ActionOutcome
}

/// A change that a coordinator made. `depth` is the number of screens above the root of its stack after the change.
public enum NavigationEvent: Sendable {
    /// A navigation was redirected; comes before the event of the destination.
    case redirect(from: any NavigationContract, to: any NavigationContract)
    /// A screen came onto the stack.
    case push(any NavigationContract, depth: Int)
    /// The screen on top left the stack.
    case pop(any NavigationContract, depth: Int)
    /// A modal came above the stack.
    case present(any NavigationContract, style: ModalPresentationStyle, depth: Int)
    /// The modal above the stack left.
    case dismiss(any NavigationContract, depth: Int)
    /// All screens above the root, which is given, left the stack.
    case root(any NavigationContract)
    /// A tab was selected, by the navigation of its root. The depth is that of its stack, which is as it was left.
    case tab(any NavigationContract, depth: Int)
    /// An intent goes to the screen on top.
    case deliver(Intent, to: any NavigationContract, depth: Int)
}

/// The state of navigation stacks at one moment, to which a command that fails goes back.
public struct Checkpoint {
    private let onRestore: @MainActor () -> Void

    package init(onRestore: @escaping @MainActor () -> Void) {
        self.onRestore = onRestore
    }

    /// Restores every stack, with the very screens that were alive then, its modal, and what was displayed. Later
    /// screens are removed, and their work cancelled. View models stay, no work is restarted, and no event is sent.
    @MainActor
    public func restore() { onRestore() }
}
