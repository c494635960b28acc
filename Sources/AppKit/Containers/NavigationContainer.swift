import ChallengeCore
import Observation

/// Keeps one live view for each screen of a coordinator's stack, and the modal above it.
///
/// Views are made when their entry comes into the path, and given up, with their work, when it leaves.
final class NavigationContainer {
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
    }

    /// This container, and those of the modals above it, outermost first, as the coordinators want them now.
    var stacks: [NavigationContainer] {
        follow()
        return [self] + (modal?.container.stacks ?? [])
    }

    /// The views of this stack, from the root up.
    var views: [LiveView] { [root] + pushed }

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
            self.replace(pushed: pushed, modal: modal)
            above?.restore()
        }
    }

    /// Takes other views than those there were, which are given up unless they are among the new ones.
    private func replace(pushed: [LiveView], modal: ModalContainer?) {
        let staying = Set(pushed.map(\.id))
        for view in self.pushed where !staying.contains(view.id) { view.leave() }
        self.pushed = pushed
        if self.modal !== modal { self.modal?.container.leave() }
        self.modal = modal
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

        let kept = Dictionary(uniqueKeysWithValues: pushed.compactMap { view in view.entry.map { ($0.id, view) } })
        let wanted = path.map { entry in
            kept[entry.id] ?? factory.makeView(for: entry, navigator: coordinator)
        }
        var shown = modal
        if modal?.entry.id != presented?.id {
            shown = presented.map { ModalContainer(entry: $0, presenter: coordinator, factory: factory) }
        }
        replace(pushed: wanted, modal: shown)
    }
}

/// A modal: one entry of the coordinator that presents it, shown by a stack of its own with its own coordinator.
final class ModalContainer {
    let entry: NavigationEntry
    let container: NavigationContainer

    init(entry: NavigationEntry, presenter: NavigationCoordinator, factory: LiveViewFactory) {
        self.entry = entry
        let coordinator = factory.makeCoordinator(root: entry.navigation) { [weak presenter] in presenter?.dismiss() }
        container = NavigationContainer(
            coordinator: coordinator, root: factory.makeView(for: entry, navigator: coordinator), factory: factory)
    }
}
