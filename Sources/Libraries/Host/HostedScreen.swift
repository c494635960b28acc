import ChallengeActions
import ChallengeCore
import ChallengeTaskTracking
import Observation
import SwiftUI
import Synchronization

/// A view in a stack. It caches its rendering until the inputs change, and holds the task of its first appearance.
final class HostedScreen {
    /// A number that is unique within the session.
    let id: Int
    /// The name of the feature that shows the screen.
    private(set) lazy var feature = declaredFeature ?? host?.nameOfFeature(showing: navigation) ?? ""
    private let declaredFeature: String?
    let navigation: any NavigationContract
    private(set) lazy var name = navigation.fullName
    /// The coordinator's entry that the view shows; nil for the app's root. For a tab's root, the tab's latest entry.
    private(set) var entry: NavigationEntry?
    /// The command or link that opened the view or last selected its tab.
    private(set) var origin: String

    let view: ComposedView
    /// The app that contains the view. The app is notified of all changes and records changes of the view's state.
    private weak var host: RootContainer?
    /// The last rendering; nil if this rendering is outdated.
    private var rendered: Rendering?
    private let freshness = Freshness()
    private var state: ViewState?
    /// Renders again after a change, so that detailed logs include each state that lasts for a turn of the main actor.
    private lazy var redrawing = ChangeNotice(isWatched: true) { [weak self] in _ = self?.rendering }
    /// The running task of the first appearance. A reference to the finished task would keep all its memory.
    private var appearance: Task<ActionOutcome, any Error>?
    /// The running tasks of the view's parts, by their numbers. Work of appearances after the first has negative numbers.
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var appearances = 0
    /// The rendering whose work has begun.
    private weak var working: Rendering?
    private var isCovered = false
    private(set) var hasAppeared = false
    /// True if the first load has lasted for longer than a command waits.
    var hasOutlastedPatience = false
    /// True if the view is in its stack.
    private(set) var isAlive = true

    init(
        id: Int, _ view: ComposedView, feature: String?, navigation: any NavigationContract,
        entry: NavigationEntry?, origin: String, host: RootContainer
    ) {
        self.id = id
        declaredFeature = feature
        self.view = view
        self.navigation = navigation
        self.entry = entry
        self.origin = origin
        self.host = host
    }

    /// The current rendering. Creating a rendering records a change of the view's state.
    var rendering: Rendering {
        if let rendered, freshness.allowsReuse { return rendered }
        // While the last rendering is observed, its inputs are unchanged, so the inputs need no new observation.
        let rendering = freshness.isObserved ? view.render() : observedRendering()
        let before = state
        state = rendering.state
        rendered = rendering
        if rendering.unsaved != nil { host?.mayLoseChanges = true }
        if let before, before != rendering.state {
            if let log = host?.instrumentation.activity, log.isDetailed {
                log.record(.state(screen: rendering.screen, from: before.name, to: rendering.state.name))
            }
            host?.onStateChange()
        }
        return rendering
    }

    deinit { freshness.stopObserving() }

    /// The screens that the current rendering shows above this one.
    var presentations: Presentations {
        if isReactive { _ = rendering }
        return view.presentations
    }

    /// The tabs of the current rendering.
    var tabs: [Presentations.TabItem] {
        if isReactive { _ = rendering }
        return view.tabs
    }

    /// Shows the view as a screen below asks for it now.
    func show(_ content: Presentations.Content) {
        guard view.show(content) else { return }
        freshness.stopObserving()
        rendered = nil
    }

    /// True if a change of the screen may begin or end work, or show other screens.
    var isReactive: Bool { view.isReactive }

    private func observedRendering() -> Rendering {
        freshness.begin()
        return withObservationTracking {
            if entry != nil { freshness.access() }
            return view.render()
        } onChange: { [freshness, redrawing, notice = host?.notice, activity = host?.instrumentation.activity] in
            // The job that changes an input calls this closure before the change, on any thread.
            guard freshness.end() else { return }
            notice?.raise()
            if activity?.isDetailed == true { redrawing.raise() }
        }
    }

    /// Releases the rendering until it is needed again. A rendering takes more memory than the view.
    func releaseRendering() { rendered = nil }

    /// Starts the work of the first appearance on the first call.
    func appear() {
        guard !hasAppeared, let host else { return }
        hasAppeared = true
        // Records the first state before the work changes that state.
        _ = rendering
        host.begin(self)
        let appTasks = host.instrumentation.tasks
        let changes = appTasks.attributing(to: rendering.screen) { view.updateWork(isCovered: false) }
        working = rendered
        let work = { () async throws -> ActionOutcome in
            defer {
                self.appearance = nil
                self.endIfDone()
            }
            let intent = self.entry?.intent
            await changes.appear(before: intent)
            guard let intent else { return .done }
            if !self.tasks.isEmpty { try await self.host?.instrumentation.tasks.rest() }
            try Task.checkCancellation()
            return try await self.rendering.perform(intent)
        }
        appTasks.attributing(to: rendering.screen) {
            for action in changes.actions { action() }
            appearance = Task { try await AppTasks.owning(work) }
            for task in changes.tasks { begin(task.number, task.action) }
        }
    }

    /// Begins the work of views that have appeared on the screen since the last call, and ends that of views that are
    /// gone. Returns true if there was anything to do.
    ///
    /// - Parameter isCovered: true if the stack shows another screen above, or if another stack is shown.
    func updateWork(isCovered: Bool) -> Bool {
        guard isReactive, hasAppeared, isAlive else { return false }
        let rendering = rendering
        guard rendering !== working || isCovered != self.isCovered else { return false }
        (working, self.isCovered) = (rendering, isCovered)
        let changes = view.updateWork(isCovered: isCovered)
        guard !changes.isEmpty else { return false }
        carryOut(changes, of: rendering.screen)
        return true
    }

    private func carryOut(_ changes: LiveWork.Changes, of screen: String?) {
        if appearance == nil, tasks.isEmpty, changes.beginsWork { host?.begin(self) }
        host?.instrumentation.tasks.attributing(to: screen) {
            for number in changes.cancelled { tasks.removeValue(forKey: number)?.cancel() }
            for action in changes.actions { action() }
            if changes.appears {
                appearances -= 1
                begin(appearances) { await changes.appear(before: nil) }
            }
            for task in changes.tasks { begin(task.number, task.action) }
        }
        endIfDone()
    }

    /// True if the first load waits for something outside of Swift's tasks, such as an answer to the app's own client.
    var isAwaitingFirstLoad: Bool {
        guard !hasOutlastedPatience, appearance != nil || !tasks.isEmpty, rendering.state == .loading else {
            return false
        }
        return host?.instrumentation.tasks.awaitsUnknown(on: rendering.screen) == true
    }

    private func endIfDone() {
        if appearance == nil, tasks.isEmpty { host?.end(self) }
    }

    /// Runs the work of the first appearance and returns the outcome of its intent.
    func begin() async throws -> ActionOutcome {
        appear()
        return try await finishAppearing()
    }

    /// Runs an intent after the work of the first appearance.
    func carryOut(_ intent: Intent) async throws -> ActionOutcome {
        appear()
        try await host?.settle()
        try Task.checkCancellation()
        return try await rendering.perform(intent)
    }

    /// Waits for the work of the first appearance. Cancels it if the caller is cancelled.
    @discardableResult
    func finishAppearing() async throws -> ActionOutcome {
        guard let appearance else { return .done }
        return try await withTaskCancellationHandler {
            try await appearance.value
        } onCancel: {
            appearance.cancel()
        }
    }

    private func begin(_ number: Int, _ work: @escaping @MainActor @Sendable () async -> Void) {
        tasks[number] = Task {
            await AppTasks.owning(work)
            // A cancelled task may end after another one has begun in its place.
            if !Task.isCancelled { self.tasks[number] = nil }
            self.endIfDone()
        }
    }

    /// Waits for all tasks that began with the first appearance.
    func finishTasks() async {
        for task in tasks.values { await task.value }
    }

    /// Cancels the work of the first appearance, because the view has left its stack.
    func leave() {
        isAlive = false
        host?.instrumentation.tasks.attributing {
            appearance?.cancel()
            for task in tasks.values { task.cancel() }
            for action in view.endWork().actions { action() }
        }
    }

    func enter() { isAlive = true }

    /// Updates the view as the root of a tab that an entry has selected.
    func arrive(by entry: NavigationEntry?, dueTo origin: String) { (self.entry, self.origin) = (entry, origin) }
}

/// Tracks if the last rendering is current. Any thread may change the values that the rendering has read.
private nonisolated final class Freshness: Observable, Sendable {
    private let isObserving = Atomic(false)
    private let isShared = Atomic(false)
    private let registrar = ObservationRegistrar()
    /// A value that changes when the observation of a rendering stops.
    private var observation: Void { () }

    /// True if the next change of the last rendering's inputs is observed.
    var isObserved: Bool { isObserving.load(ordering: .acquiring) }

    /// True if the last rendering may be used again. After a change off the main actor, no rendering may be used again: a
    /// rendering made between the notice and the change is outdated, and no further notice follows.
    var allowsReuse: Bool { isObserved && !isShared.load(ordering: .relaxed) }

    func begin() { isObserving.store(true, ordering: .releasing) }

    /// Handles a change that the running job is about to make. Returns false if nothing is observed any more.
    func end() -> Bool {
        guard isObserved else { return false }
        if !isShared.load(ordering: .relaxed), !MainActor.isCurrent { isShared.store(true, ordering: .relaxed) }
        isObserving.store(false, ordering: .releasing)
        return true
    }

    /// Makes the current rendering observe this object too. Only a screen that may leave its stack needs this
    /// observation. The root stays and often reads no other value, so the start creates no observation.
    func access() { registrar.access(self, keyPath: \.observation) }

    /// Removes the observation from all inputs of the last rendering. Unchanging inputs would keep the observation.
    func stopObserving() {
        isObserving.store(false, ordering: .releasing)
        registrar.withMutation(of: self, keyPath: \.observation) {}
    }
}

extension MainActor {
    /// True in a job of the main actor. Checking the thread is not enough: after the main thread has left `main`,
    /// Dispatch serves the main queue on any thread.
    fileprivate nonisolated static var isCurrent: Bool {
        let hasRun = Mutex(false)
        // This job runs before the call returns only if the caller is on the main actor.
        Task.immediate { @MainActor in hasRun.withLock { $0 = true } }
        return hasRun.withLock { $0 }
    }
}
