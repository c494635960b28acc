import ChallengeCore

/// Keeps one live view for each screen of a coordinator's stack, and the modal above it.
///
/// Views are made when their entry comes into the path, and given up, with their work, when it leaves.
final class NavigationContainer {
    let coordinator: NavigationCoordinator
    private let factory: LiveViewFactory
    private let root: LiveView
    private var pushed: [LiveView] = []
    private var modal: ModalContainer?

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
        let kept = Dictionary(uniqueKeysWithValues: pushed.compactMap { view in view.entry.map { ($0.id, view) } })
        let wanted = coordinator.path.map { entry in
            kept[entry.id] ?? factory.makeView(for: entry, navigator: coordinator)
        }
        for view in pushed where !wanted.contains(where: { $0 === view }) { view.leave() }
        pushed = wanted

        guard modal?.entry.id != coordinator.modal?.id else { return }
        modal?.container.leave()
        modal = coordinator.modal.map { entry in
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
