package import ChallengeActions
package import ChallengeCore
package import ChallengeTaskTracking
import ChallengeText
package import ChallengeViews
package import FoundationEssentials

/// A running app as a shell sees it: live screens, navigators and routes.
///
/// The container prints nothing; it calls ``onDisplay`` with each screen to show. Commands run one at a time. Each
/// command calls ``begin(dueTo:)``, then a ``navigator`` or an action, then ``settle()`` and ``displayIfChanged()``.
@MainActor
package protocol RootContainerContract: AnyObject {
    /// The navigator of the visible stack: the stack of the topmost modal, or the app's stack if there is no modal.
    var navigator: any NavigatorContract { get }
    /// The navigator of the stack below all modals: the app's stack, or the selected tab's stack.
    var rootNavigator: any NavigatorContract { get }
    /// The owner of the tabs; nil in an app without tabs.
    var tabs: TabCoordinator? { get }
    /// Returns the screen on top of a tab's stack; nil if the tab was never shown.
    func top(ofTab index: Int) -> LiveScreen?
    /// The number of stacks: one for the app or its selected tab, and one for each modal.
    var stackCount: Int { get }
    /// Returns the number of screens above a stack's root. The app's stack is level 0; the top modal's is the last level.
    func depth(ofStack level: Int) -> Int
    /// Returns the live screen with `depth` screens below it, in the stack at a level.
    func screen(at depth: Int, ofStack level: Int) -> LiveScreen
    /// The number of live screens below the visible screen.
    var depth: Int { get }
    /// The visible screen: the last screen of the last stack.
    var top: LiveScreen? { get }
    /// The visible screen as it looks now; nil while no screen is visible.
    var rendering: Rendering? { get }
    /// Returns the full names of the navigations of the last `count` live screens, the visible screen last.
    func path(last count: Int) -> [String]
    /// The routes of all features, in the features' order.
    var routes: [AppRoute] { get }
    /// All features and screens of the app.
    var map: AppMap { get }
    /// The conditions that failing guards wait for, by the names of the guarded screens.
    var guardedScreens: [String: String] { get }
    /// False if no screen has had unsaved changes yet.
    var mayLoseChanges: Bool { get }
    /// See ``AppContainerContract/resetData()``.
    func resetData() async throws
    /// The actions that are possible on every screen.
    var actions: [Action] { get }
    /// The activity log, fault switch and progress of the app.
    var instrumentation: Instrumentation { get }
    /// Called for each navigation event as it happens.
    var onNavigation: @MainActor (NavigationEvent) -> Void { get set }
    /// Called with each screen to show.
    var onDisplay: @MainActor (LiveScreen) -> Void { get set }
    /// Called at once when a rendering finds a changed state of a screen.
    var onStateChange: @MainActor () -> Void { get set }
    /// Called once after changes of the stacks or possible changes of a screen, in a later turn of the main actor.
    var onInvalidate: @MainActor () -> Void { get set }

    /// Dismisses the modal of the app's stack, then opens a link in the stack. An unknown link opens a not-found screen.
    func open(_ url: URL)
    /// Delivers an intent to the destination of `navigation`, or to the screen on top if `navigation` is nil. Returns
    /// when the intent is done; throws as ``NavigatorContract/deliver(_:)`` does.
    func deliver(_ intent: Intent, through navigation: (any NavigationContract)?) async throws -> ActionOutcome
    /// Returns the destination of a link; ``UnknownNavigation`` if no feature knows the link.
    func navigation(for url: URL) -> any NavigationContract
    /// Follows a navigation's redirects without navigating.
    func chain(following navigation: any NavigationContract) -> RedirectChain
    /// Runs a command's work. If the work still sleeps when the app is at rest, `late` gets the work's outcome later.
    func perform(
        _ work: @escaping () async throws -> ActionOutcome,
        late: @escaping @MainActor (Result<ActionOutcome, any Error>) -> Void
    ) async throws -> ActionOutcome
    /// Starts the work of a new screen on top, and returns when the app is at rest. Cancelling this call cancels all work
    /// of the command.
    func settle() async throws(NeverRests)
    /// Displays the screen on top if it differs from the last displayed one.
    func displayIfChanged()
    /// Makes the next ``displayIfChanged()`` display the screen on top even if it has not changed.
    func setNeedsDisplay()
    /// Marks the screen on top as displayed as it looks now.
    func markDisplayed()
    /// Captures the stacks for a later restore. Attributes later navigations to `origin`, a command or link as typed.
    func begin(dueTo origin: String) -> Checkpoint
}

extension RootContainerContract {
    package var actions: [Action] { [] }
    package var guardedScreens: [String: String] { [:] }
    package var mayLoseChanges: Bool { true }
    package func resetData() async throws {}
    package var tabs: TabCoordinator? { nil }
    package func top(ofTab index: Int) -> LiveScreen? { nil }
    package var top: LiveScreen? { screensFromTop.first { _ in true } }
    package var rendering: Rendering? { top?.rendering }
    package func path(last count: Int) -> [String] {
        screensFromTop.prefix(count).map { $0.navigation.fullName }.reversed()
    }

    /// The screens of the shown stacks, from the visible screen down, then the top screens of the other tabs.
    package var allTops: [LiveScreen] {
        Array(screensFromTop) + (tabs?.tabs.indices ?? 0..<0).filter { $0 != tabs?.selected }.compactMap(top)
    }

    /// The live screens of each stack, from its root up: the app's stack first, then the modals'. No stack is empty.
    package var screens: [[LiveScreen]] { screens(last: .max) }

    /// Returns the last `count` of the ``screens``, grouped by stack; all screens if the stacks have fewer.
    package func screens(last count: Int) -> [[LiveScreen]] {
        var (stacks, room) = ([[LiveScreen]](), count)
        for level in (0..<stackCount).reversed() {
            let depth = depth(ofStack: level)
            stacks.append((max(0, depth + 1 - room)...depth).map { screen(at: $0, ofStack: level) })
            room -= depth + 1
            if room <= 0 { break }
        }
        return stacks.reversed()
    }

    /// The live screens from the visible screen down, each made on demand.
    package var screensFromTop: AnySequence<LiveScreen> {
        AnySequence(
            (0..<stackCount).reversed().lazy.flatMap { level in
                (0...self.depth(ofStack: level)).reversed().lazy.map { self.screen(at: $0, ofStack: level) }
            })
    }
}

/// A screen of a stack, as it is at one moment.
package nonisolated final class LiveScreen: Sendable {
    /// The screen's identifier, unique in a session.
    package let id: Int
    /// The screen's contents.
    package let rendering: Rendering
    /// The name of the feature that made the screen.
    package let feature: String
    /// The navigation that led to the screen.
    package let navigation: any NavigationContract
    /// The screen's entry in its stack; nil for the app's root, and for the root of a tab that was never selected.
    package let entry: NavigationEntry?
    /// The last intent that was delivered to the screen, if any.
    package let intent: Intent?
    /// The command or link that opened the screen, as typed; empty for the app's root.
    package let origin: String
    /// The titles of the screens below this one in its stack, from the root up. In a deep stack, an ellipsis replaces the
    /// titles near the root.
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

nonisolated extension LiveScreen {
    /// Returns a sentence about each undeclared part of the screen. Help and `check` do not know undeclared parts.
    package func undeclared(in map: AppMap) -> [String] {
        guard let declared = map.screen(for: navigation.name) else { return [] }
        let noun = rendering.selection?.noun
        let names = [
            ("name \(rendering.screen)", rendering.screen != declared.name),
            ("title \(rendering.title)", rendering.title != declared.title ?? rendering.title),
        ]
        let parts = [
            ("the state \(rendering.state.name)", !declared.states.contains(rendering.state)),
            (noun.map { "rows of the kind \($0)" } ?? "a screen without rows", noun != declared.rows?.noun),
        ]
        let controls = rendering.actions.map(\.description).flatMap { action in
            guard let other = declared.actions.first(where: { $0.name == action.name }) else { return [action.usage] }
            let missing = action.forms(missingIn: other).map { form in
                ([action.name] + form.map(\.usage)).joined(separator: " ")
            }
            return missing.isEmpty && other.effect != action.effect ? [action.usage] : missing
        }
        let actions = rendering.actions.map(\.description.name)
        let twice = actions.indices.filter { actions[..<$0].contains(actions[$0]) }.map {
            "\(declared.name) has two actions named \(actions[$0])"
        }
        let undeclared =
            twice + names.filter(\.1).map { "the declaration of \(declared.name) does not have the \($0.0)" }
            + (parts.filter(\.1).map(\.0) + controls.map { "the action \($0)" }).map {
                "no preview of \(declared.name) has \($0)"
            }
        guard let content = declared.contents.first(where: { $0.states.contains(rendering.state) }) else {
            return undeclared
        }
        let mismatches = SchemaValidator().mismatches(of: rendering.snapshot.json, with: content.schema.json)
        return undeclared
            + mismatches.map { "the content of \(declared.name) for programs does not match its declaration: \($0)" }
    }
}
