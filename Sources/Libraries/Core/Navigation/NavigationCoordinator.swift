import Observation

/// The only owner of navigation state: a stack of screens above a root, and at most one modal above them.
///
/// A modal has a coordinator of its own, made by whoever shows it, whose `onDismiss` leads back here.
/// The state can be observed; it changes only through ``NavigatorContract``, or back to what it was. A cancelled task
/// moves nothing: whoever has cancelled it wants no more of it, and it may have gone on without noticing.
@MainActor
@Observable
package final class NavigationCoordinator: NavigatorContract {
    /// What is shown below everything else. Navigating to it again goes back to it.
    package let root: any NavigationContract
    /// The screens above the root, the one on top last.
    package private(set) var path: [NavigationEntry] = []
    /// What covers the stack as a sheet.
    package private(set) var sheet: NavigationEntry?
    /// What covers the stack whole.
    package private(set) var fullScreenCover: NavigationEntry?

    @ObservationIgnored private let redirector: (any NavigationRedirectContract)?
    @ObservationIgnored private let onEvent: @MainActor (NavigationEvent) -> Void
    @ObservationIgnored private let onDismiss: (@MainActor () -> Void)?
    @ObservationIgnored private var entriesMade = 0

    /// - Parameters:
    ///   - root: the navigation of the screen at the bottom of this stack.
    ///   - redirector: follows outgoing navigations; without one they all end on ``UnknownNavigation``.
    ///   - onEvent: told of each thing that happened, after the state has changed, in order.
    ///   - onDismiss: takes this stack away, where it is the content of a modal.
    package init(
        root: any NavigationContract,
        redirector: (any NavigationRedirectContract)? = nil,
        onEvent: @escaping @MainActor (NavigationEvent) -> Void = { _ in },
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        self.root = root
        self.redirector = redirector
        self.onEvent = onEvent
        self.onDismiss = onDismiss
    }

    /// The modal above the stack, of either style.
    package var modal: NavigationEntry? { sheet ?? fullScreenCover }

    /// Remembers the stack and the modal as they are now.
    package func checkpoint() -> Checkpoint {
        Checkpoint { [state = (path, sheet, fullScreenCover)] in
            (self.path, self.sheet, self.fullScreenCover) = state
        }
    }

    package func navigate(to navigation: any NavigationContract) {
        guard !Task.isCancelled else { return }
        let chain = follow(navigation)
        guard AnyNavigation(chain.destination) != AnyNavigation(root) else { return goToRoot() }
        path.append(makeEntry(chain, reached: .push))
        onEvent(.push(chain.destination, depth: path.count))
    }

    package func present(_ navigation: any NavigationContract, style: ModalPresentationStyle) {
        guard !Task.isCancelled else { return }
        let chain = follow(navigation)
        if modal != nil { dismiss() }
        let entry = makeEntry(chain, reached: .present(style))
        switch style {
        case .sheet: sheet = entry
        case .fullScreenCover: fullScreenCover = entry
        }
        onEvent(.present(chain.destination, style: style, depth: path.count))
    }

    package func dismiss() {
        guard !Task.isCancelled else { return }
        guard let modal else {
            onDismiss?()
            return
        }
        sheet = nil
        fullScreenCover = nil
        onEvent(.dismiss(modal.navigation, depth: path.count))
    }

    package func goBack() {
        guard !Task.isCancelled else { return }
        guard let last = path.popLast() else {
            onDismiss?()
            return
        }
        onEvent(.pop(last.navigation, depth: path.count))
    }

    package func goToRoot() {
        guard !Task.isCancelled else { return }
        if modal != nil { dismiss() }
        path.removeAll()
        onEvent(.root(root))
    }

    private func follow(_ navigation: any NavigationContract) -> RedirectChain {
        let chain = RedirectChain(following: navigation, with: redirector)
        for hop in chain.hops { onEvent(.redirect(from: hop.from, to: hop.to)) }
        return chain
    }

    private func makeEntry(_ chain: RedirectChain, reached: NavigationEntry.Reached) -> NavigationEntry {
        entriesMade += 1
        return NavigationEntry(id: entriesMade, chain: chain, reached: reached)
    }
}
