public import ChallengeActions

/// Navigates in an app, on behalf of screens, deep links and commands.
///
/// Calls take effect immediately and in order, on the main actor; only ``deliver(_:)`` waits for a screen. A test double
/// needs only the first four functions, because the others have defaults.
@MainActor
public protocol NavigatorContract: AnyObject, Sendable {
    /// Follows the navigation's redirects and pushes the destination. If the destination is the root of this stack or of
    /// the app, goes back to the root instead. If the destination is a tab's root, selects the tab and pops to this root.
    func navigate(to navigation: any NavigationContract)
    /// Follows the navigation's redirects and presents the destination as a modal above the stack.
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle)
    /// Dismisses the modal above this stack. Without such a modal, dismisses the modal that contains this stack.
    func dismiss()
    /// Pops the screen on top. At the root of a modal, dismisses the modal; at the root of the app, does nothing. If a
    /// guard's result has just changed, only applies the guards: after a login, going back shows the guarded screen.
    func goBack()
    /// Navigates to a destination, whose screen begins with the intent, if any. A root shown before does not begin again.
    func navigate(to navigation: any NavigationContract, with intent: Intent?)
    /// Replaces the screen on top by the navigation's destination, for example after a form was submitted. At the first
    /// screen of a modal, replaces the modal. At the root of the app, pushes the destination.
    func replaceTop(with navigation: any NavigationContract)
    /// Goes back to the nearest screen of the destination, even out of modals, for example after a delete. Does nothing
    /// if there is no such screen.
    func goBack(to navigation: any NavigationContract)
    /// Dismisses every modal, pops to the root of the app or tab, then navigates, for example after a logout.
    func reset(to navigation: any NavigationContract)
    /// Dismisses the modal above this stack and pops down to the root.
    func goToRoot()
    /// Delivers an intent to the screen on top, inside the topmost modal if there is one. Returns when the intent is
    /// done. Throws an `ActionError` if the screen rejects the intent or fails.
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
    /// Does not deliver the intent.
    public func deliver(_ intent: Intent) async throws -> ActionOutcome { .done }
}

/// The container of a coordinator's live views. The coordinator passes intents to the container.
@MainActor
package protocol IntentReceiverContract: AnyObject {
    /// The navigator of the modal above the stack, if there is one.
    var presentedNavigator: (any NavigatorContract)? { get }
    /// Performs an intent on the screen on top of the stack; returns when all work of the intent is done.
    func receive(_ intent: Intent) async throws -> ActionOutcome
}

/// A change by a coordinator. `depth` is the number of screens above the root of the changed stack, after the change.
package enum NavigationEvent: Sendable {
    /// A navigation was redirected. This event comes before the destination's event.
    case redirect(from: any NavigationContract, to: any NavigationContract)
    /// A guard redirects a navigation. When the guard passes later, another event of this kind ends the redirect. Both
    /// events come before the destination's event.
    case guarded(from: any NavigationContract, to: any NavigationContract, awaiting: String, passes: Bool)
    /// A screen came onto the stack.
    case push(any NavigationContract, depth: Int)
    /// The screen on top left the stack.
    case pop(any NavigationContract, depth: Int)
    /// A modal was presented above the stack.
    case present(any NavigationContract, style: ModalPresentationStyle, depth: Int)
    /// The modal above the stack was dismissed.
    case dismiss(any NavigationContract, depth: Int)
    /// A screen replaced the screen on top, or the modal above a stack.
    case replace(any NavigationContract, depth: Int)
    /// All screens above this root left the stack.
    case root(any NavigationContract)
    /// A tab with this root was selected. The tab's stack and depth are unchanged.
    case tab(any NavigationContract, depth: Int)
    /// An intent goes to the screen on top.
    case deliver(Intent, to: any NavigationContract, depth: Int)
}

/// A snapshot of navigation stacks, restored when a command fails.
package struct Checkpoint {
    private let onRestore: @MainActor () -> Void

    package init(onRestore: @escaping @MainActor () -> Void) {
        self.onRestore = onRestore
    }

    /// Restores every stack with its live screens, its modal, and the displayed state. Removes later screens and cancels
    /// their work. Keeps view models, restarts no work and sends no event.
    @MainActor
    package func restore() { onRestore() }
}
