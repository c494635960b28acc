/// Navigates within an app. Screens' navigators, deep links and commands all use it.
///
/// Calls take effect immediately and in order, on the main actor; only ``deliver(_:)`` waits for a screen.
@MainActor
public protocol NavigatorContract: AnyObject, Sendable {
    /// Follows the navigation's redirects and pushes the destination, whose screen begins with the intent, if any. If
    /// the destination is the root of this stack or of the app, goes back to it, without the intent.
    func navigate(to navigation: any NavigationContract, with intent: Intent?)
    /// Follows the navigation's redirects and presents the destination as a modal above the stack.
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle)
    /// Delivers an intent to the screen on top, that of the innermost modal if there is one; returns when it is
    /// carried out.
    ///
    /// - Throws: ``ActionError`` if the screen does not accept the intent or cannot carry it out; `CancellationError`
    ///   if the task was cancelled.
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

/// How a modal covers the stack below it. A terminal draws both alike; only the name in `path` and JSON differs.
public enum ModalPresentationStyle: String, Sendable, Hashable {
    /// A card over the stack, part of which stays visible.
    case sheet
    /// A cover over all of the stack.
    case fullScreenCover
}

extension ModalPresentationStyle {
    /// For people.
    package var phrase: String {
        switch self {
        case .sheet: "a sheet"
        case .fullScreenCover: "a full-screen cover"
        }
    }
}

/// A request to a screen that may come from anywhere in the app: to search for a text, to refresh.
///
/// ``NavigationCoordinator`` delivers it to the screen on top, or takes it along to a destination, whose screen then
/// begins with it.
public struct Intent: Sendable, Hashable {
    /// The name of the action that carries it out: `search`.
    public let name: String
    /// The arguments of that action.
    public let arguments: Arguments

    /// A request for the action of this name, without arguments unless some are given.
    public init(_ name: String, _ arguments: Arguments = Arguments()) {
        self.name = name
        self.arguments = arguments
    }
}

/// The container of a coordinator's live views, to which the coordinator hands intents.
@MainActor
package protocol IntentReceiverContract: AnyObject {
    /// The navigator of the modal above the stack, if there is one.
    var presentedNavigator: (any NavigatorContract)? { get }
    /// Has the screen on top of the stack carry out an intent; returns when everything that it started is done.
    ///
    /// - Throws: ``ActionError`` if the screen does not accept the intent or cannot carry it out.
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
    /// An intent goes to the screen on top.
    case deliver(Intent, to: any NavigationContract, depth: Int)
}
