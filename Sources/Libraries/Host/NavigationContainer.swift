import ChallengeCore
import Observation

/// Keeps one live view for each screen of a coordinator's stack, and the modal above it.
///
/// Views are made when their entry comes into the path, and given up, with their work, when it leaves.
final class NavigationContainer: IntentReceiverContract {
    let coordinator: NavigationCoordinator
    private let factory: LiveViewFactory
    private let root: LiveView
    private var pushed: [LiveView] = []
    private var modal: ModalContainer?
    /// Whether the views are those that the coordinator wants; it says when that ends.
    private var isCurrent = false

    init(coordinator: NavigationCoordinator, root: LiveView, factory: LiveViewFactory) {
        self.coordinator = coordinator
        self.root = root
        self.factory = factory
        coordinator.receiver = self
    }

    var presentedNavigator: (any NavigatorContract)? {
        follow()
        return modal?.container.coordinator
    }

    func receive(_ intent: Intent) async throws -> ActionOutcome {
        follow()
        return try await top.carryOut(intent)
    }

    /// This container, and those of the modals above it, outermost first, as the coordinators want them now.
    var stacks: [NavigationContainer] {
        follow()
        return [self] + (modal?.container.stacks ?? [])
    }

    /// The views of this stack, from the root up.
    var views: [LiveView] { [root] + pushed }

    /// The last views of this stack, from the root up: this many, or as many as there are.
    func views(last count: Int) -> [LiveView] {
        pushed.count < count ? views : Array(pushed.suffix(count))
    }

    /// The views of this stack that have work of their own left.
    var working: [LiveView] { (root.hasWork ? [root] : []) + pushed.filter(\.hasWork) }

    /// The full names of the navigations of the views.
    var path: [String] { [root.name] + pushed.map(\.name) }

    /// The view on top of this stack.
    var top: LiveView { pushed.last ?? root }

    /// Gives up every view and its work.
    func leave() {
        modal?.container.leave()
        for view in views { view.leave() }
    }

    /// Remembers this stack and those above it, with their views.
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

    /// Gives up the views from some place on, and takes others.
    private func replace(from index: Int, with views: some Collection<LiveView>) {
        for view in pushed[index...] { view.leave() }
        pushed.replaceSubrange(index..., with: views)
    }

    private func replace(modal: ModalContainer?) {
        if self.modal !== modal { self.modal?.container.leave() }
        self.modal = modal
    }

    /// How much of two stacks is the same. What is below an entry never changes, so that the last one that is the same
    /// tells; a deep stack takes no longer to compare than a flat one.
    private static func commonCount<A, B>(_ one: [A], _ other: [B], isSame: (A, B) -> Bool) -> Int {
        var count = min(one.count, other.count)
        while count > 0, !isSame(one[count - 1], other[count - 1]) { count -= 1 }
        return count
    }

    private func follow() {
        guard !isCurrent else { return }
        isCurrent = true
        let (path, presented) = withObservationTracking {
            (coordinator.path, coordinator.modal)
        } onChange: { [weak self] in
            // Called as the path is about to change, by whoever changes it: coordinators are on the main actor.
            MainActor.assumeIsolated {
                self?.isCurrent = false
                self?.factory.invalidate()
            }
        }

        let kept = Self.commonCount(pushed, path) { $0.entry?.id == $1.id }
        let new = path[kept...].map { factory.makeView(for: $0, navigator: coordinator) }
        var shown = modal
        if modal?.entry.id != presented?.id {
            shown = presented.map { ModalContainer(entry: $0, presenter: coordinator, factory: factory) }
        }
        replace(from: kept, with: new)
        replace(modal: shown)
    }
}

/// A modal: one entry of the coordinator that presents it, shown by a stack of its own with its own coordinator.
final class ModalContainer {
    let entry: NavigationEntry
    let container: NavigationContainer

    init(entry: NavigationEntry, presenter: NavigationCoordinator, factory: LiveViewFactory) {
        self.entry = entry
        let coordinator = factory.makeCoordinator(root: entry.navigation, presenter: presenter)
        container = NavigationContainer(
            coordinator: coordinator, root: factory.makeView(for: entry, navigator: coordinator), factory: factory)
    }
}
