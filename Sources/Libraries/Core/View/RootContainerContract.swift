package import FoundationEssentials

/// A running app as whoever drives it sees it: screens that are alive, a navigator, routes.
///
/// Everything is on the main actor. The container prints nothing itself: it hands what is to be seen to ``onDisplay``.
@MainActor
package protocol RootContainerContract: AnyObject {
    /// Moves the innermost stack: the topmost modal's, or the app's.
    var navigator: any NavigatorContract { get }
    /// Moves the app's own stack, below all modals.
    var rootNavigator: any NavigatorContract { get }
    /// The screens that are alive, from the root up: the app's stack, then each modal's above it. Never empty,
    /// and neither is any stack in it.
    var screens: [[LiveScreen]] { get }
    /// The screen that can be seen: the last of the last stack.
    var top: LiveScreen? { get }
    /// The full names of the navigations of all ``screens``, in order.
    var path: [String] { get }
    /// What every feature offers by name, in the features' order.
    var routes: [AppRoute] { get }
    /// What the app consists of.
    var map: AppMap { get }
    /// What can be done wherever one is, on every screen.
    var actions: [Action] { get }
    /// What the app is watched and tested by.
    var instrumentation: Instrumentation { get }
    /// What the navigations that follow are due to: a command or a link, as it was given.
    var origin: String { get set }
    /// Told of what happens to the stacks, as it happens.
    var onNavigation: @MainActor (NavigationEvent) -> Void { get set }
    /// Handed a screen each time that it is to be seen.
    var onDisplay: @MainActor (LiveScreen) -> Void { get set }
    /// Told that a screen has come to another state, before anything else happens.
    var onStateChange: @MainActor () -> Void { get set }
    /// Told that a screen may look different now, or that the stacks have changed. However much changes in one turn of
    /// the main actor, it is told once, in a later turn.
    var onInvalidate: @MainActor () -> Void { get set }

    /// Goes where a link leads, on the app's own stack without a modal; to a screen that says so where it leads nowhere.
    func open(_ url: URL)
    /// Has the coordinator deliver an intent to the screen on top, or take it along where a navigation leads; returns when it
    /// is carried out.
    ///
    /// - Throws: ``ActionError`` where the intent cannot be carried out.
    func deliver(_ intent: Intent, through navigation: (any NavigationContract)?) async throws -> ActionOutcome
    /// The navigation that a link asks for; ``UnknownNavigation`` where it leads nowhere.
    func navigation(for url: URL) -> any NavigationContract
    /// Follows a navigation's redirects, and goes nowhere.
    func chain(following navigation: any NavigationContract) -> RedirectChain
    /// Returns when the stacks have followed their coordinators and no screen has work of its own left.
    func settle() async
    /// Displays the screen on top if it is another than the one displayed last, or looks different now.
    func displayIfChanged()
    /// Makes the next ``displayIfChanged()`` display, whether anything has changed or not.
    func setNeedsDisplay()
    /// Counts the screen on top, as it looks now, as displayed.
    func markDisplayed()
    /// Remembers the stacks, so that what is done from here on can be taken back.
    func checkpoint() -> Checkpoint
}

extension RootContainerContract {
    package var actions: [Action] { [] }
    package var top: LiveScreen? { screens.last?.last }
    package var path: [String] { screens.joined().map(\.navigation.fullName) }
}

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
    /// The intent that was delivered to it last, if any.
    package let intent: Intent?
    /// The command or link that it is due to; empty for the root.
    package let origin: String
    /// The titles of the screens below it in the same stack, from the root up; in a deep stack those nearest to it
    /// after an ellipsis.
    package let breadcrumb: [String]

    package init(
        id: Int, rendering: Rendering, feature: String, navigation: any NavigationContract, entry: NavigationEntry?,
        intent: Intent? = nil, origin: String, breadcrumb: [String]
    ) {
        self.id = id
        self.rendering = rendering
        self.feature = feature
        self.navigation = navigation
        self.entry = entry
        self.intent = intent
        self.origin = origin
        self.breadcrumb = breadcrumb
    }
}

/// How the stacks of a running app were at one moment.
package struct Checkpoint {
    private let putBack: @MainActor () -> Void

    package init(putBack: @escaping @MainActor () -> Void) {
        self.putBack = putBack
    }

    /// Puts back every stack: its screens, which are the ones that were alive then and not others like them, its modal,
    /// and what counts as displayed. Screens that have come since are given up, with their work.
    ///
    /// What a screen shows is its view model's, and stays as it is now; work that was cancelled because its screen had
    /// left is not begun again. Nobody is told of a navigation.
    @MainActor
    package func restore() { putBack() }
}
