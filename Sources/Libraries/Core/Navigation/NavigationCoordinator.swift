public import Observation

/// The only owner of navigation state: a stack of screens above a root, and at most one modal above them.
///
/// A modal has a coordinator of its own, made by the container that shows it, whose `onDismiss` dismisses it here.
/// The state is observable; it changes only through ``NavigatorContract`` and when a host goes back to a
/// ``Checkpoint``. Calls from a cancelled task have no effect: it may not have noticed that nobody needs its result.
@MainActor
@Observable
public final class NavigationCoordinator: NavigatorContract {
    /// The navigation of the bottom screen. Navigating to it pops down to that screen.
    public let root: any NavigationContract
    /// The screens above the root, the top one last.
    public var path: [NavigationEntry] { Array(entries) }
    /// The ``path``, as it is kept.
    private var entries = SharedStack<NavigationEntry>() { didSet { onChange() } }
    /// The modal above the stack, of either style.
    public private(set) var modal: NavigationEntry? { didSet { onChange() } }
    /// Called after each change of what a ``checkpoint()`` captures, for which observing takes longer than a call.
    @ObservationIgnored package var onChange: @MainActor () -> Void = {}
    /// The intent delivered last to each screen that got one, the uppermost last, with its index, 0 for the root.
    @ObservationIgnored private var deliveries = SharedStack<(index: Int, intent: Intent)>() { didSet { onChange() } }
    /// The container of this stack's live views, which carries out intents.
    @ObservationIgnored package weak var receiver: (any IntentReceiverContract)?

    @ObservationIgnored private let redirector: (any NavigationRedirectContract)?
    @ObservationIgnored private let onEvent: @MainActor (NavigationEvent) -> Void
    @ObservationIgnored private let onDismiss: (@MainActor () -> Void)?
    /// The coordinator of the app's own stack, below all modals; nil for that one itself.
    @ObservationIgnored private weak var outermost: NavigationCoordinator?
    /// The app's tabs, if this is the stack of one.
    @ObservationIgnored weak var tabs: TabCoordinator?
    @ObservationIgnored private var entriesMade = 0

    /// A coordinator whose stack is the root alone.
    ///
    /// - Parameters:
    ///   - root: the navigation of the screen at the bottom of this stack.
    ///   - redirector: redirects outgoing navigations; without one they all end on ``UnknownNavigation``.
    ///   - presenter: the coordinator that presents this stack, if the stack is the content of a modal.
    ///   - onEvent: called for each event, in order, after the state has changed.
    ///   - onDismiss: dismisses this stack, if it is the content of a modal.
    public init(
        root: any NavigationContract, redirector: (any NavigationRedirectContract)? = nil,
        presenter: NavigationCoordinator? = nil, onEvent: @escaping @MainActor (NavigationEvent) -> Void = { _ in },
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        self.root = root
        self.redirector = redirector
        outermost = presenter.map { $0.outermost ?? $0 }
        self.onEvent = onEvent
        self.onDismiss = onDismiss
    }

    /// ``path`` and ``modal``, of which no observer is told that they are read.
    package var unobserved: (entries: SharedStack<NavigationEntry>, modal: NavigationEntry?) { (_entries, _modal) }

    /// The intent delivered last to a screen, by the screen's index; nil if it got none.
    package func intent(deliveredTo index: Int) -> Intent? {
        var candidates = deliveries.indices
        while let middle = candidates.isEmpty ? nil : candidates.startIndex + candidates.count / 2 {
            let delivery = deliveries[middle]
            if delivery.index == index { return delivery.intent }
            candidates = delivery.index < index ? middle + 1..<candidates.endIndex : candidates.startIndex..<middle
        }
        return nil
    }

    package func checkpoint() -> Checkpoint {
        Checkpoint { [state = (_entries, _modal, deliveries)] in
            (self.entries, self.modal, self.deliveries) = state
        }
    }

    /// Empties a stack that is not shown any more, without events. The navigations in it may carry delegates, which hold
    /// this coordinator through their navigators: neither would ever be released.
    package func clear() {
        (entries, modal, deliveries) = (SharedStack(), nil, SharedStack())
    }

    /// Navigating to the root of this stack pops down to it; navigating to the app's root, or to a tab's, also dismisses
    /// every modal. No root that was shown begins again, so that the intent is not delivered then.
    public func navigate(to navigation: any NavigationContract, with intent: Intent?) {
        guard !Task.isCancelled else { return }
        let chain = follow(navigation)
        let isRoot = AnyNavigation(chain.destination) == AnyNavigation(root)
        if !isRoot || outermost == nil, let tabs = (outermost ?? self).tabs, tabs.goToRoot(by: chain, with: intent) {
            return
        }
        guard !isRoot else { return goToRoot() }
        if let outermost, AnyNavigation(chain.destination) == AnyNavigation(outermost.root) {
            return outermost.goToRoot()
        }
        entries.append(makeEntry(chain, reached: .push, with: intent))
        onEvent(.push(chain.destination, depth: _entries.count))
        if let intent { record(intent) }
    }

    /// Replaces the modal above this stack, if there is one.
    public func present(_ navigation: any NavigationContract, style: ModalPresentationStyle) {
        guard !Task.isCancelled else { return }
        let chain = follow(navigation)
        if modal != nil { dismiss() }
        modal = makeEntry(chain, reached: .present(style))
        onEvent(.present(chain.destination, style: style, depth: _entries.count))
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
        onEvent(.dismiss(modal.navigation, depth: _entries.count))
    }

    public func goBack() {
        guard !Task.isCancelled else { return }
        guard let last = entries.popLast() else {
            onDismiss?()
            return
        }
        forgetDeliveries(above: _entries.count)
        onEvent(.pop(last.navigation, depth: _entries.count))
    }

    public func goToRoot() {
        guard !Task.isCancelled else { return }
        if modal != nil { dismiss() }
        entries = SharedStack()
        forgetDeliveries(above: 0)
        onEvent(.root(root))
    }

    func record(_ intent: Intent) {
        forgetDeliveries(above: _entries.count - 1)
        deliveries.append((_entries.count, intent))
        onEvent(.deliver(intent, to: _entries.last?.navigation ?? root, depth: _entries.count))
    }

    private func forgetDeliveries(above index: Int) {
        while let last = deliveries.last, last.index > index { deliveries.popLast() }
    }

    private func follow(_ navigation: any NavigationContract) -> RedirectChain {
        let chain = RedirectChain(following: navigation, with: redirector)
        for hop in chain.hops { onEvent(.redirect(from: hop.from, to: hop.to)) }
        return chain
    }

    private func makeEntry(
        _ chain: RedirectChain, reached: NavigationEntry.Reached, with intent: Intent? = nil
    ) -> NavigationEntry {
        entriesMade += 1
        return NavigationEntry(id: entriesMade, chain: chain, reached: reached, intent: intent)
    }
}

/// One screen of a coordinator's stack: the destination and how it was reached.
public struct NavigationEntry: Sendable, Identifiable {
    /// How a screen came into its stack.
    public enum Reached: Sendable, Hashable {
        /// It was pushed.
        case push
        /// It was presented, as the root of a modal's stack.
        case present(ModalPresentationStyle)
        /// It is the root of the tab with this title, which was selected.
        case tab(String)
    }

    /// Different for any two entries of one coordinator.
    public let id: Int
    /// The navigation that was asked for, with its redirects.
    public let chain: RedirectChain
    /// How the screen came into its stack.
    public let reached: Reached
    /// The intent with which its screen begins.
    public let intent: Intent?

    /// The destination, after all redirects.
    public var navigation: any NavigationContract { chain.destination }
}
