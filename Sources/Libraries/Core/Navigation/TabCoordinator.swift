import ChallengeActions

/// A tab of an app: a title, and the first screen of its own stack.
///
///     let tabs = [
///         AppTab("Notes", navigation: NotesIncomingNavigation.list),
///         AppTab("Tags", navigation: TagsIncomingNavigation.list),
///     ]
public struct AppTab: Sendable {
    /// The tab's name for the user: `My notes`. The command `tab` takes the lower-case name with hyphens: `tab my-notes`.
    public let title: String
    /// The navigation of the screen at the bottom of the tab's stack; must not be an outgoing navigation.
    public let navigation: any NavigationContract

    /// Creates a tab with its title and its first screen.
    public init(_ title: String, navigation: any NavigationContract) {
        self.title = title
        self.navigation = navigation
    }

    /// The tab's name for the command `tab`.
    package var name: String { title.asCommandName }
}

/// The only owner of the tab selection in an app. Each tab has a ``NavigationCoordinator``, which owns its stack.
///
/// Modals are above all tabs: selecting another tab dismisses the modal. Calls from a cancelled task have no effect.
@MainActor
package final class TabCoordinator {
    /// The app's tabs, never empty. The first tab is selected at the start.
    package let tabs: [AppTab]
    package let stacks: [NavigationCoordinator]
    package private(set) var selected = 0 { didSet { onChange() } }
    /// Called after each change of the state that a ``checkpoint()`` captures.
    package var onChange: @MainActor () -> Void = {}
    /// The entry from each tab's last selection; nil for a tab never selected, such as the first tab at the start.
    private var arrivals: [NavigationEntry?]
    private let onEvent: @MainActor (NavigationEvent) -> Void
    private var selections = 0

    package init(
        _ tabs: [AppTab], onEvent: @escaping @MainActor (NavigationEvent) -> Void = { _ in },
        makeStack: (AppTab) -> NavigationCoordinator
    ) {
        precondition(Set(tabs.map(\.name)).count == tabs.count, "two tabs have the same name")
        precondition(
            Set(tabs.map { AnyNavigation($0.navigation) }).count == tabs.count, "two tabs have the same navigation")
        self.tabs = tabs
        self.onEvent = onEvent
        stacks = tabs.map(makeStack)
        arrivals = tabs.map { _ in nil }
        for stack in stacks { stack.tabs = self }
    }

    /// The entry from the last selection of the selected tab; nil for the first tab at the start.
    package var arrival: NavigationEntry? { arrivals[selected] }

    /// Returns the number of screens above the root of a tab's stack.
    package func depth(of index: Int) -> Int { stacks[index].entries.count }

    /// Selects a tab, without a change of its stack. Does nothing if the tab is already selected.
    package func select(_ index: Int) {
        select(index, by: RedirectChain(following: tabs[index].navigation, with: nil), with: nil)
    }

    /// Selects the tab whose root is the destination, and pops its stack to the root. The root begins with the intent if
    /// its tab was never selected before. Returns false if no tab has that root.
    func goToRoot(by chain: RedirectChain, with intent: Intent?) -> Bool {
        let destination = AnyNavigation(chain.destination)
        guard let index = tabs.firstIndex(where: { AnyNavigation($0.navigation) == destination }) else { return false }
        guard index != selected else {
            stacks[index].goToRoot()
            return true
        }
        let isNew = index > 0 && arrivals[index] == nil
        select(index, by: chain, with: isNew ? intent : nil)
        if depth(of: index) > 0 || stacks[index].modal != nil { stacks[index].goToRoot() }
        if isNew, let intent { stacks[index].record(intent) }
        return true
    }

    private func select(_ index: Int, by chain: RedirectChain, with intent: Intent?) {
        guard !Task.isCancelled, index != selected else { return }
        if stacks[selected].modal != nil { stacks[selected].dismiss() }
        selections += 1
        arrivals[index] = NavigationEntry(
            id: selections, chain: chain, presentation: .tab(tabs[index].title), pendingIntent: intent)
        selected = index
        if let instead = stacks[index].rootInstead, let (awaited, _) = instead.chain.pendingGuard {
            onEvent(.guarded(from: tabs[index].navigation, to: instead.navigation, awaiting: awaited, passes: false))
        }
        onEvent(.tab(tabs[index].navigation, depth: depth(of: index)))
    }

    /// Captures the selected tab and the last selection of each tab; the stacks have checkpoints of their own.
    package func checkpoint() -> Checkpoint {
        Checkpoint { [selected, arrivals] in (self.arrivals, self.selected) = (arrivals, selected) }
    }
}
