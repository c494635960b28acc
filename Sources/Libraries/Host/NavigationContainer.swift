import ChallengeCore

/// The live views of a coordinator's stack, one for each screen, and the modal above it.
///
/// A view is made when its entry is added to the path. When the entry is removed, so is the view, and its work is
/// cancelled. The coordinator is followed lazily, at each access.
final class NavigationContainer: IntentReceiverContract {
    let coordinator: NavigationCoordinator
    private unowned let host: RootContainer
    private let root: HostedScreen
    private var pushed: [HostedScreen] = []
    private var modal: ModalContainer?
    /// Whether the views match the coordinator's state; reset by its next change.
    private var isCurrent = false

    init(coordinator: NavigationCoordinator, root: HostedScreen, host: RootContainer) {
        self.coordinator = coordinator
        self.root = root
        self.host = host
        coordinator.receiver = self
        coordinator.onChange = { [weak self, weak host] in
            self?.isCurrent = false
            host?.invalidate()
        }
    }

    var presentedNavigator: (any NavigatorContract)? {
        follow()
        return modal?.container.coordinator
    }

    func receive(_ intent: Intent) async throws -> ActionOutcome {
        follow()
        return try await top.carryOut(intent)
    }

    /// This container and those of the modals above it, outermost first, up to date with their coordinators.
    var stacks: [NavigationContainer] {
        follow()
        return [self] + (modal?.container.stacks ?? [])
    }

    /// The views of this stack, the root first.
    var views: [HostedScreen] { [root] + pushed }

    /// The last `count` views of this stack, the top one last, or all of them if there are fewer.
    func views(last count: Int) -> [HostedScreen] {
        pushed.count < count ? views : Array(pushed.suffix(count))
    }

    /// The views of this stack whose work has not ended.
    var working: [HostedScreen] { (root.hasWork ? [root] : []) + pushed.filter(\.hasWork) }

    var path: [String] { [root.name] + pushed.map(\.name) }

    var top: HostedScreen { pushed.last ?? root }

    /// Cancels the work of every view, in the modals too.
    func leave() {
        modal?.container.leave()
        for view in views { view.leave() }
    }

    /// Captures this stack and those above it, with their views.
    func checkpoint() -> Checkpoint {
        follow()
        let (entries, above) = (coordinator.checkpoint(), modal?.container.checkpoint())
        return Checkpoint { [pushed, modal] in
            entries.restore()
            let kept = Self.commonCount(self.pushed, pushed) { $0.id == $1.id }
            self.replace(from: kept, with: pushed[kept...])
            self.replace(modal: modal)
            above?.restore()
        }
    }

    /// Replaces the pushed views from an index on, and cancels the work of the old ones.
    private func replace(from index: Int, with views: some Collection<HostedScreen>) {
        for view in pushed[index...] { view.leave() }
        pushed.replaceSubrange(index..., with: views)
    }

    private func replace(modal: ModalContainer?) {
        if self.modal !== modal { self.modal?.container.leave() }
        self.modal = modal
    }

    /// The length of the common prefix of two stacks. As the entries below an entry never change, it ends at the last
    /// entry that is in both; comparing from the end makes the time independent of the depth.
    private static func commonCount<A, B>(_ one: [A], _ other: [B], isSame: (A, B) -> Bool) -> Int {
        var count = min(one.count, other.count)
        while count > 0, !isSame(one[count - 1], other[count - 1]) { count -= 1 }
        return count
    }

    /// Makes the views and the modal match the coordinator's state.
    private func follow() {
        guard !isCurrent else { return }
        isCurrent = true
        let (path, presented) = coordinator.unobserved
        let kept = Self.commonCount(pushed, path) { $0.entry?.id == $1.id }
        let new = path[kept...].map { host.makeView(for: $0, navigator: coordinator) }
        var shown = modal
        if modal?.entry.id != presented?.id {
            shown = presented.map { ModalContainer(entry: $0, presenter: coordinator, host: host) }
        }
        replace(from: kept, with: new)
        replace(modal: shown)
    }
}

/// A modal: an entry of the presenting coordinator, and a stack with a coordinator of its own.
final class ModalContainer {
    let entry: NavigationEntry
    let container: NavigationContainer

    init(entry: NavigationEntry, presenter: NavigationCoordinator, host: RootContainer) {
        self.entry = entry
        let coordinator = host.makeCoordinator(root: entry.navigation, presenter: presenter)
        container = NavigationContainer(
            coordinator: coordinator, root: host.makeView(for: entry, navigator: coordinator), host: host)
    }
}
