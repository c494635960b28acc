import ChallengeActions
import ChallengeCore
import SwiftUI

/// The live views of a coordinator's stack, one view for each entry of its path. Removing an entry cancels its view's
/// work. The container follows the coordinator lazily, at each ``follow()``.
final class NavigationContainer: IntentReceiverContract {
    let coordinator: NavigationCoordinator
    /// The entry of the modal that contains this stack; nil for the stack of the app or a tab.
    let entry: NavigationEntry?
    /// The number of screens below the top that keep their renderings. A prompt shows at most that many screens.
    private static let renderedDepth = 50
    /// The number of titles in a breadcrumb. More titles would leave no room for the title of the screen.
    private static let breadcrumbLength = 2

    private unowned let host: RootContainer
    private var root: HostedScreen
    /// The entry that a guard shows in place of the root; nil if the root shows.
    private var rootInstead: NavigationEntry?
    /// The view of the app's stack while a guard shows another one in its place.
    private var blockedRoot: HostedScreen?
    private var pushed: [HostedScreen] = []
    /// The entries that ``pushed`` shows.
    private var followed: [NavigationEntry] = []
    private(set) var modal: NavigationEntry?
    /// The screens that views asked for; nil for a stack whose views ask for nothing.
    private var requests: RequestedScreens?

    /// True if a view of the app has the stack, and its coordinator is the model of that view.
    let followsView: Bool

    /// - Parameters:
    ///   - level: the number of stacks below.
    ///   - stack: the stack of a view that the container follows; nil if the host makes the stack.
    init(
        coordinator: NavigationCoordinator, root: HostedScreen, entry: NavigationEntry?, level: Int,
        host: RootContainer, following stack: Presentations.Stack? = nil
    ) {
        followsView = stack != nil
        self.coordinator = coordinator
        self.root = root
        self.entry = entry
        self.host = host
        // The view of a stack that is followed shows the root itself.
        rootInstead = stack == nil ? coordinator.rootInstead : nil
        coordinator.receiver = self
        coordinator.onChange = { [weak host, weak self] in
            if self?.root.isAlive == true { host?.change(at: level) }
        }
        if let stack { changeRequests { $0.stackID = stack.id } }
    }

    /// Returns the view that the root's stack shows for a navigation; nil if the views of the stack come from the host.
    func destination(
        of navigation: any NavigationContract
    ) -> (view: AnyView, environment: EnvironmentValues)? {
        followsView ? root.presentations.destination(of: AnyNavigation(navigation)) : nil
    }

    /// The view that the view of the stack presents for the coordinator; nil without one.
    var modalContent: Presentations.Content? {
        followsView ? root.presentations.followedModals.lazy.compactMap { $0() }.first?.content : nil
    }

    var presentedNavigator: (any NavigatorContract)? { host.navigator }

    func receive(_ intent: Intent) async throws -> ActionOutcome {
        follow()
        return try await top.carryOut(intent)
    }

    var depth: Int { pushed.count }

    /// Returns the view at a depth, which is the number of views below it: 0 is the root.
    func view(at depth: Int) -> HostedScreen { depth == 0 ? root : pushed[depth - 1] }

    var top: HostedScreen { pushed.last ?? root }

    /// Returns the screen at a depth. Only the views of its breadcrumb are rendered, regardless of the stack's depth.
    func screen(at depth: Int) -> LiveScreen {
        let view = view(at: depth)
        var breadcrumb = (max(0, depth - Self.breadcrumbLength)..<depth).map { self.view(at: $0).rendering.title }
        if depth > Self.breadcrumbLength { breadcrumb.insert("…", at: 0) }
        return LiveScreen(
            id: view.id, rendering: view.rendering, feature: view.feature, navigation: view.navigation,
            entry: view.entry, intent: coordinator.intent(deliveredTo: depth), origin: view.origin,
            breadcrumb: breadcrumb)
    }

    /// Shows the screens of another navigation stack of the root; keeps those of the current one.
    func park(for id: Position?) -> Bool {
        let other = changeRequests { requests in
            requests.parked[requests.stackID] = (coordinator.entries, pushed, requests.path)
            requests.stackID = id
            let other = requests.parked.removeValue(forKey: id)
            requests.path = other?.path ?? []
            return other
        }
        (pushed, followed) = (other?.views ?? [], other?.entries ?? [])
        coordinator.replacePath(with: followed)
        return true
    }

    /// Cancels the work of every view and empties the stack. The stack is not used again unless a checkpoint is restored.
    func leave() {
        replace(with: [])
        for view in parkedViews { view.leave() }
        root.leave()
        coordinator.clear()
    }

    /// Captures this stack with its views. The stack must be in sync with its coordinator.
    func checkpoint() -> Checkpoint {
        let entries = coordinator.checkpoint()
        return Checkpoint {
            [
                pushed, followed, modal, root, rootInstead, arrival = (root.entry, root.origin),
                requests
            ] in
            entries.restore()
            if self.root !== root { self.root.leave() }
            (self.root, self.rootInstead) = (root, rootInstead)
            self.root.enter()
            self.root.arrive(by: arrival.0, dueTo: arrival.1)
            self.replace(with: pushed)
            (self.followed, self.modal) = (followed, modal)
            self.requests = requests
        }
    }

    /// Replaces the pushed views and cancels the work of the views that leave.
    private func replace(with views: [HostedScreen]) {
        let shared = pushed.count(sharedWith: views) { $0 === $1 }
        for view in pushed[shared...].reversed() { view.leave() }
        for view in views[shared...].reversed() { view.enter() }
        pushed = views
    }

    /// Records the entry that has selected this stack's tab.
    func arrive(by entry: NavigationEntry?) {
        if rootInstead == nil, entry?.id != root.entry?.id { root.arrive(by: entry, dueTo: host.origin) }
    }

    /// Returns the view at the bottom of the stack, after the navigation that a guard shows there has changed.
    private func followed(by instead: NavigationEntry?) -> HostedScreen {
        guard instead == nil, let blockedRoot else {
            if followsView { blockedRoot = root }
            return host.makeView(forRoot: coordinator, entry: host.tabs?.arrival)
        }
        blockedRoot.enter()
        return blockedRoot
    }

    /// Synchronizes the views with the coordinator's state.
    func follow() {
        let entries = coordinator.entries
        modal = coordinator.modal
        let instead = coordinator.rootInstead
        if instead?.id != rootInstead?.id {
            rootInstead = instead
            root.leave()
            root = followed(by: instead)
        }
        let shared = followed.count(sharedWith: entries) { $0.id == $1.id }
        var views = Array(pushed[..<shared])
        for entry in entries[shared...] {
            views.append(host.makeView(for: entry, in: self))
            if views.count > Self.renderedDepth { views[views.count - 1 - Self.renderedDepth].releaseRendering() }
        }
        replace(with: views)
        followed = entries
    }
}

extension NavigationContainer {
    /// The screens of a stack that views asked for. A checkpoint shares this object, so a change makes a copy.
    private final class RequestedScreens {
        /// The screens that views asked for, at the last ``reconcile(below:)``; nil for a screen of a navigator.
        var path: [AnyHashable?] = []
        var modal: Presentations.Modal?
        /// The navigation stack of the root that this stack shows; nil if the root has none.
        var stackID: Position?
        /// The screens above other navigation stacks of the root, such as those of other tabs, which keep their work.
        var parked: [Position?: (entries: [NavigationEntry], views: [HostedScreen], path: [AnyHashable?])] = [:]

        init(copying other: RequestedScreens?) {
            guard let other else { return }
            (path, modal, stackID, parked) = (other.path, other.modal, other.stackID, other.parked)
        }
    }

    private func changeRequests<Result>(_ change: (RequestedScreens) -> Result) -> Result {
        let copy = RequestedScreens(copying: requests)
        defer { requests = copy }
        return change(copy)
    }

    var requestedPath: [AnyHashable?] {
        get { requests?.path ?? [] }
        set { changeRequests { $0.path = newValue } }
    }

    var requestedModal: Presentations.Modal? {
        get { requests?.modal }
        set { changeRequests { $0.modal = newValue } }
    }

    var stackID: Position? { requests?.stackID }

    /// The screens above other navigation stacks of the root.
    var parkedViews: [HostedScreen] { requests?.parked.values.flatMap(\.views) ?? [] }
}
