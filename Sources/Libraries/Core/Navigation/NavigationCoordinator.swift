public import ChallengeActions
public import Observation

/// The only owner of the navigation state: a stack of screens above a root, and at most one modal above the stack.
///
/// A modal's stack has another coordinator, made by the container that shows the modal. When the modal's coordinator
/// calls its `onDismiss`, this coordinator dismisses the modal. Only ``NavigatorContract``, and a host that restores a
/// `Checkpoint`, change the state. A call from a cancelled task has no effect, because the task's result is not needed.
@MainActor
public final class NavigationCoordinator: NavigatorContract {
    /// The navigation of the bottom screen. A navigation to the root pops down to the bottom screen.
    package private(set) var root: any NavigationContract
    /// The screens above the root, the top screen last.
    package internal(set) var entries: [NavigationEntry] = [] { didSet { tellObservers() } }
    /// The modal above the stack, of either style.
    package internal(set) var modal: NavigationEntry? { didSet { tellObservers() } }
    private let registrar = ObservationRegistrar()
    /// True if a view has read the path or the modal.
    private var isObserved = false
    /// True if a host renders the views of this stack after a change, so that they need not observe it.
    private var isFollowed = false
    /// Called after each change of the state that a ``checkpoint()`` captures.
    package var onChange: @MainActor () -> Void = {}
    /// The last intent of each screen with an intent, by the screen's index. The root is at 0.
    private var intents: [Int: Intent] = [:] { didSet { onChange() } }
    /// The screens that ``goBack()`` has left, the latest last. Any other navigation forgets them.
    package private(set) var left: [(navigation: any NavigationContract, intent: Intent?)] = []
    /// The container of this stack's live views, which performs intents.
    package weak var receiver: (any IntentReceiverContract)?

    /// The screen that a guard shows instead of the root; nil if no guard blocks the root.
    package internal(set) var rootInstead: NavigationEntry? { didSet { onChange() } }

    let redirector: (any NavigationRedirectContract)?
    private(set) var guards: [Guard]
    private(set) var onEvent: @MainActor (NavigationEvent) -> Void
    private var onDismiss: (@MainActor () -> Void)?
    /// The coordinator that presents this stack; nil for the app's own stack.
    private weak var presenter: NavigationCoordinator?
    /// The coordinator of the app's own stack, below all modals; nil for that coordinator itself.
    weak var outermost: NavigationCoordinator?
    /// The app's tabs, if this is the stack of a tab.
    weak var tabs: TabCoordinator?
    private var entriesMade = 0

    /// Creates a coordinator with only the root in its stack. The stack of a modal has a presenter, and `onDismiss`
    /// dismisses it. Each event is told after the state has changed.
    package init(
        root: any NavigationContract, redirector: (any NavigationRedirectContract)? = nil, guards: [Guard] = [],
        presenter: NavigationCoordinator? = nil, onEvent: @escaping @MainActor (NavigationEvent) -> Void = { _ in },
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        self.root = root
        self.redirector = redirector
        self.guards = guards
        self.onEvent = onEvent
        self.onDismiss = onDismiss
        join(presenter: presenter)
    }

    /// Creates a coordinator without guards, with only the root in its stack.
    ///
    /// - Parameters:
    ///   - redirector: redirects outgoing navigations. Without a redirector, they end at ``UnknownNavigation``.
    ///   - root: the navigation of the screen at the bottom of the stack. A host sets the root of an app or a modal.
    ///   - onDismiss: dismisses the modal that contains the stack; nil for the stack of an app.
    public convenience init(
        redirector: (any NavigationRedirectContract)?,
        root: any NavigationContract = UnknownNavigation.notFound(.unknownLink("")),
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        self.init(root: root, redirector: redirector, onDismiss: onDismiss)
    }

    /// Makes a host follow this coordinator, which a view of the app has made.
    package func follow(
        root: any NavigationContract, guards: [Guard], presenter: NavigationCoordinator?,
        onEvent: @escaping @MainActor (NavigationEvent) -> Void
    ) {
        (self.root, self.guards, self.onEvent, isFollowed) = (root, guards, onEvent, true)
        if let presenter, onDismiss == nil { onDismiss = { [weak presenter] in presenter?.dismiss() } }
        join(presenter: presenter)
    }

    private func join(presenter: NavigationCoordinator?) {
        self.presenter = presenter
        outermost = presenter.map { $0.outermost ?? $0 }
        if !guards.isEmpty, presenter == nil { rootInstead = blockedRoot.map { makeEntry($0, presentation: .root) } }
    }

    /// Returns the last intent of the screen at an index; nil if the screen received no intent.
    package func intent(deliveredTo index: Int) -> Intent? { intents[index] }

    package func checkpoint() -> Checkpoint {
        Checkpoint { [state = (entries, modal, intents, rootInstead, left)] in
            (self.entries, self.modal, self.intents, self.rootInstead, self.left) = state
        }
    }

    /// Empties a stack that is no longer shown, without events. A delegate in one of the stack's navigations may hold a
    /// navigator, which holds this coordinator. Without this call, the delegate and the coordinator would never be released.
    package func clear() {
        (entries, modal, intents, left) = ([], nil, [:], [])
    }

    /// Shows other screens above the root, without events: those of another navigation stack of the root.
    package func replacePath(with entries: [NavigationEntry]) { self.entries = entries }

    public func navigate(to navigation: any NavigationContract) { navigate(to: navigation, with: nil) }

    /// A navigation to the root of this stack pops down to the root. A navigation to the root of the app or of a tab also
    /// dismisses every modal. A root that was already shown does not begin again and does not get the intent.
    public func navigate(to navigation: any NavigationContract, with intent: Intent?) {
        guard !Task.isCancelled, let chain = chainUnlessRoot(navigation, with: intent) else { return }
        left = []
        entries.append(makeEntry(chain, presentation: .push, with: intent))
        onEvent(.push(chain.destination, depth: entries.count))
        if let intent, chain.pendingGuard == nil { record(intent) }
    }

    /// Goes to the root and returns nil if the navigation leads to a root; otherwise returns its chain.
    private func chainUnlessRoot(_ navigation: any NavigationContract, with intent: Intent? = nil) -> RedirectChain? {
        let chain = follow(navigation)
        let isRoot = AnyNavigation(chain.destination) == AnyNavigation(root)
        if !isRoot || outermost == nil, let tabs = (outermost ?? self).tabs, tabs.goToRoot(by: chain, with: intent) {
            return nil
        }
        guard !isRoot else {
            goToRoot()
            return nil
        }
        if let outermost, AnyNavigation(chain.destination) == AnyNavigation(outermost.root) {
            outermost.goToRoot()
            return nil
        }
        return blocked(chain)
    }

    /// Replaces the current modal above this stack, if any.
    public func present(_ navigation: any NavigationContract, style: ModalPresentationStyle) {
        guard !Task.isCancelled else { return }
        let chain = blocked(follow(navigation))
        if modal != nil { dismiss() }
        modal = makeEntry(chain, presentation: .present(style))
        onEvent(.present(chain.destination, style: style, depth: entries.count))
    }

    public func replaceTop(with navigation: any NavigationContract) {
        guard !Task.isCancelled else { return }
        if entries.isEmpty, let presenter, let modal = presenter.modal {
            guard let chain = presenter.chainUnlessRoot(navigation) else { return }
            return presenter.replace(modal, by: chain)
        }
        guard let chain = chainUnlessRoot(navigation) else { return }
        if modal != nil { dismiss() }
        left = []
        let replaced = entries.popLast()
        forgetIntents(above: entries.count)
        entries.append(makeEntry(chain, presentation: replaced?.presentation ?? .push))
        let depth = entries.count
        onEvent(replaced == nil ? .push(chain.destination, depth: depth) : .replace(chain.destination, depth: depth))
    }

    /// - Parameter modal: the modal above this stack.
    func replace(_ modal: NavigationEntry, by chain: RedirectChain, satisfying guardName: String? = nil) {
        self.modal = makeEntry(
            chain, presentation: modal.presentation, with: modal.pendingIntent, satisfying: guardName)
        onEvent(.replace(chain.destination, depth: entries.count))
    }

    public func goBack(to navigation: any NavigationContract) {
        guard !Task.isCancelled else { return }
        let destination = AnyNavigation(RedirectChain(following: navigation, with: redirector).destination)
        var level: NavigationCoordinator? = self
        while let stack = level {
            if let depth = stack.depth(of: destination) {
                if stack.modal != nil { stack.dismiss() }
                return stack.pop(to: depth)
            }
            level = stack.presenter
        }
    }

    /// Returns the depth of the uppermost screen that shows a destination; nil if no screen does.
    private func depth(of destination: AnyNavigation) -> Int? {
        if let index = entries.lastIndex(where: { AnyNavigation($0.navigation) == destination }) { return index + 1 }
        return AnyNavigation(root) == destination ? 0 : nil
    }

    package func pop(to depth: Int) {
        while entries.count > depth, let last = entries.popLast() {
            forgetIntents(above: entries.count)
            onEvent(.pop(last.navigation, depth: entries.count))
        }
    }

    public func reset(to navigation: any NavigationContract) {
        guard !Task.isCancelled else { return }
        let bottom = outermost ?? self
        bottom.goToRoot()
        bottom.navigate(to: navigation)
    }

    public func deliver(_ intent: Intent) async throws -> ActionOutcome {
        try Task.checkCancellation()
        if modal != nil, let above = receiver?.presentedNavigator { return try await above.deliver(intent) }
        record(intent)
        return try await receiver?.receive(intent) ?? .done
    }

    public func dismiss() {
        guard !Task.isCancelled else { return }
        guard let modal else {
            onDismiss?()
            return
        }
        self.modal = nil
        onEvent(.dismiss(modal.navigation, depth: entries.count))
    }

    public func goBack() {
        if Task.isCancelled || reevaluateGuards() || presenter?.reevaluateGuards() == true { return }
        guard let last = entries.popLast() else {
            onDismiss?()
            return
        }
        left.append((last.chain.navigations[0], intents[entries.count + 1]))
        forgetIntents(above: entries.count)
        onEvent(.pop(last.navigation, depth: entries.count))
    }

    /// Navigates to the screen that the last ``goBack()`` has left, as at first: by the same redirects, and with the last
    /// intent. The screen begins again. Returns false without such a screen.
    package func goForward() -> Bool {
        guard !Task.isCancelled, let next = left.popLast() else { return false }
        let rest = left
        navigate(to: next.navigation, with: next.intent)
        left = rest
        return true
    }

    public func goToRoot() {
        guard !Task.isCancelled else { return }
        left = []
        if modal != nil { dismiss() }
        entries = []
        forgetIntents(above: 0)
        onEvent(.root(rootInstead?.navigation ?? root))
    }

    func record(_ intent: Intent) {
        intents[entries.count] = intent
        onEvent(.deliver(intent, to: entries.last?.navigation ?? root, depth: entries.count))
    }

    private func forgetIntents(above index: Int) {
        if intents.contains(where: { $0.key > index }) { intents = intents.filter { $0.key <= index } }
    }

    private func follow(_ navigation: any NavigationContract) -> RedirectChain {
        let chain = RedirectChain(following: navigation, with: redirector)
        for hop in chain.hops { onEvent(.redirect(from: hop.from, to: hop.to)) }
        return chain
    }

    func makeEntry(
        _ chain: RedirectChain, presentation: NavigationEntry.Presentation, with intent: Intent? = nil,
        satisfying guardName: String? = nil
    ) -> NavigationEntry {
        entriesMade += 1
        return NavigationEntry(
            id: entriesMade, chain: chain, presentation: presentation, pendingIntent: intent,
            satisfiedGuard: guardName, users: users(of: chain.destination))
    }
}

/// The state that SwiftUI's views show: `NavigationStack(path: $coordinator.path)`, `.sheet(item: $coordinator.sheet)`.
extension NavigationCoordinator: Observable {
    /// The destinations above the root, the top screen last. Setting the path pops and pushes what differs.
    public var path: [AnyNavigation] {
        get {
            observe()
            return entries.map { AnyNavigation($0.navigation) }
        }
        set {
            let shown = entries.map { AnyNavigation($0.navigation) }
            let shared = zip(shown, newValue).prefix { $0 == $1 }.count
            pop(to: shared)
            for navigation in newValue[shared...] { navigate(to: navigation.wrapped) }
        }
    }

    /// The modal above the stack, if it is a sheet. Nil dismisses the sheet.
    public var sheet: PresentedNavigation? {
        get { presented(as: .sheet) }
        set { present(newValue, as: .sheet) }
    }

    /// The modal above the stack, if it covers the whole stack. Nil dismisses the modal.
    public var fullScreenCover: PresentedNavigation? {
        get { presented(as: .fullScreenCover) }
        set { present(newValue, as: .fullScreenCover) }
    }

    private func presented(as style: ModalPresentationStyle) -> PresentedNavigation? {
        observe()
        guard let modal, modal.presentation == .present(style) else { return nil }
        return PresentedNavigation(id: modal.id, navigation: modal.navigation)
    }

    private func observe() {
        guard !isFollowed else { return }
        isObserved = true
        registrar.access(self, keyPath: \.entries)
    }

    private func tellObservers() {
        onChange()
        if isObserved { registrar.withMutation(of: self, keyPath: \.entries) {} }
    }

    private func present(_ presented: PresentedNavigation?, as style: ModalPresentationStyle) {
        if let presented {
            present(presented.navigation, style: style)
        } else if modal?.presentation == .present(style) {
            dismiss()
        }
    }
}

/// A destination that a coordinator presents as a modal.
public struct PresentedNavigation: Identifiable, Sendable {
    /// The identity of the presentation.
    public let id: Int
    /// The destination of the modal's first screen.
    public let navigation: any NavigationContract
}

/// A screen in a coordinator's stack: its destination with the redirects, and the way the screen was reached.
package struct NavigationEntry: Sendable, Identifiable {
    /// The way a screen came into its stack.
    package enum Presentation: Sendable, Hashable {
        /// A guard shows the screen instead of the root.
        case root
        /// The screen was pushed.
        case push
        /// The screen was presented, as the root of a modal's stack.
        case present(ModalPresentationStyle)
        /// The screen is the root of the tab with this title, which was selected.
        case tab(String)
    }

    package let id: Int
    /// The requested navigation with its redirects.
    package let chain: RedirectChain
    package let presentation: Presentation
    /// The intent with which the destination's screen begins, kept while a guard shows another screen.
    let pendingIntent: Intent?
    /// The condition of the guard that delayed this screen, if any: `a login`.
    package let satisfiedGuard: String?
    /// The users for whom the guards of the screen passed when the screen came.
    let users: [String?]

    package init(
        id: Int, chain: RedirectChain, presentation: Presentation, pendingIntent: Intent? = nil,
        satisfiedGuard: String? = nil, users: [String?] = []
    ) {
        (self.id, self.chain, self.presentation) = (id, chain, presentation)
        (self.pendingIntent, self.satisfiedGuard, self.users) = (pendingIntent, satisfiedGuard, users)
    }

    /// The intent with which this screen begins; nil while a guard shows another screen.
    package var intent: Intent? { chain.pendingGuard == nil ? pendingIntent : nil }

    package var navigation: any NavigationContract { chain.destination }
}
