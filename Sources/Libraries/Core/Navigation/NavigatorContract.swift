/// Navigates within an app, for screens' navigators, deep links and commands.
///
/// Calls take effect immediately and in order, on the main actor; only ``deliver(_:)`` waits for a screen. A test double
/// needs the first four alone: the others have a default, which does as much as can be done with these.
@MainActor
public protocol NavigatorContract: AnyObject, Sendable {
    /// Follows the navigation's redirects and pushes the destination. If that is the root of this stack or of the app, goes
    /// back to it. If it is the root of a tab, selects the tab, and goes back to the root there.
    func navigate(to navigation: any NavigationContract)
    /// Follows the navigation's redirects and presents the destination as a modal above the stack.
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle)
    /// Dismisses the modal above this stack; without one, the modal that contains this stack.
    func dismiss()
    /// Pops the screen on top; at the root of a modal, dismisses the modal; at the root of the app, does nothing. Where a
    /// guard has just begun to pass, or to stop, what that makes of the stacks is all: a login that goes back leads on.
    func goBack()
    /// Navigates to the destination, whose screen begins with the intent, if any; a root does not begin again.
    func navigate(to navigation: any NavigationContract, with intent: Intent?)
    /// Puts the navigation's destination in the place of the screen on top, of a modal that shows its first screen in the
    /// place of the modal: what follows on a form that is sent. At the root of the app, pushes it.
    func replaceTop(with navigation: any NavigationContract)
    /// Goes back to the nearest screen that the navigation leads to, out of modals too: what follows on a delete. Does
    /// nothing where no such screen is in a stack.
    func goBack(to navigation: any NavigationContract)
    /// Dismisses every modal and removes all screens above the app's root, or the tab's, then navigates: what follows on a
    /// logout.
    func reset(to navigation: any NavigationContract)
    /// Dismisses the modal above this stack and pops down to the root.
    func goToRoot()
    /// Delivers an intent to the screen on top, that of the innermost modal; returns when it is carried out. Throws an
    /// ``ActionError`` if the screen does not accept the intent or cannot carry it out.
    func deliver(_ intent: Intent) async throws -> ActionOutcome
}

extension NavigatorContract {
    /// Navigates without the intent.
    public func navigate(to navigation: any NavigationContract, with intent: Intent?) { navigate(to: navigation) }
    /// Goes back, then navigates.
    public func replaceTop(with navigation: any NavigationContract) {
        goBack()
        navigate(to: navigation)
    }
    /// Goes back.
    public func goBack(to navigation: any NavigationContract) { goBack() }
    /// Navigates.
    public func reset(to navigation: any NavigationContract) { navigate(to: navigation) }
    /// Goes back.
    public func goToRoot() { goBack() }
    /// Delivers it to nobody.
    public func deliver(_ intent: Intent) async throws -> ActionOutcome { .done }
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
package enum NavigationEvent: Sendable {
    /// A navigation was redirected; comes before the event of the destination.
    case redirect(from: any NavigationContract, to: any NavigationContract)
    /// A guard leads elsewhere until it passes; or leads on, as it passes now. Comes as a redirect does.
    case guarded(from: any NavigationContract, to: any NavigationContract, awaiting: String, passes: Bool)
    /// A screen came onto the stack.
    case push(any NavigationContract, depth: Int)
    /// The screen on top left the stack.
    case pop(any NavigationContract, depth: Int)
    /// A modal came above the stack.
    case present(any NavigationContract, style: ModalPresentationStyle, depth: Int)
    /// The modal above the stack left.
    case dismiss(any NavigationContract, depth: Int)
    /// A screen took the place of the one on top, or of the modal above a stack.
    case replace(any NavigationContract, depth: Int)
    /// All screens above the root, which is given, left the stack.
    case root(any NavigationContract)
    /// A tab was selected, by the navigation of its root. The depth is that of its stack, which is as it was left.
    case tab(any NavigationContract, depth: Int)
    /// An intent goes to the screen on top.
    case deliver(Intent, to: any NavigationContract, depth: Int)
}

/// The state of navigation stacks at one moment, to which a command that fails goes back.
package struct Checkpoint {
    private let onRestore: @MainActor () -> Void

    package init(onRestore: @escaping @MainActor () -> Void) {
        self.onRestore = onRestore
    }

    /// Restores every stack, with the very screens that were alive then, its modal, and what was displayed. Later
    /// screens are removed, and their work cancelled. View models stay, no work is restarted, and no event is sent.
    @MainActor
    package func restore() { onRestore() }
}
