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

    private func follow() {
        guard !isCurrent else { return }
        isCurrent = true
        let (path, presented) = withObservationTracking {
            (coordinator.path, coordinator.modal)
        } onChange: { [weak self] in
            // Called as the path is about to change, by whoever changes it: coordinators are on the main actor.
            MainActor.assumeIsolated { self?.isCurrent = false }
        }

        let kept = Dictionary(uniqueKeysWithValues: pushed.compactMap { view in view.entry.map { ($0.id, view) } })
        let wanted = path.map { entry in
            kept[entry.id] ?? factory.makeView(for: entry, navigator: coordinator)
        }
        let staying = Set(wanted.map(\.id))
        for view in pushed where !staying.contains(view.id) { view.leave() }
        pushed = wanted

        guard modal?.entry.id != presented?.id else { return }
        modal?.container.leave()
        modal = presented.map { entry in
            ModalContainer(entry: entry, presenter: coordinator, factory: factory)
        }
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
