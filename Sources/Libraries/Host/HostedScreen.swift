import ChallengeCore
import ChallengeShellRest
import Observation
import Synchronization

/// A view in a stack, with its rendering, cached until what it read changes, and the task of its first appearance.
final class HostedScreen {
    /// Unique within the session.
    let id: Int
    let feature: String
    let navigation: any NavigationContract
    private(set) lazy var name = navigation.fullName
    /// The entry of a coordinator that the view shows; nil for the app's root. Of a tab's root the last one counts.
    private(set) var entry: NavigationEntry?
    /// The command or link that opened the view, or has selected its tab last.
    private(set) var origin: String

    private let view: AnyView
    /// The app that the view is a part of, which is told of changes and records those of the view's state.
    private weak var host: RootContainer?
    /// The last rendering; nil if it has to be made anew.
    private var rendered: Rendering?
    private let freshness = Freshness()
    private var state: ViewState?
    /// Renders again after a change, so that each state that lasts for a turn is seen where details are wanted.
    private lazy var redrawing = ChangeNotice(isWatched: true) { [weak self] in _ = self?.rendering }
    /// The work of the first appearance while it goes on: a task that has ended keeps all the memory that it took.
    private var appearance: Task<ActionOutcome, any Error>?
    /// The view's tasks that go on, by their numbers.
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var tasksBegun = 0
    private(set) var hasAppeared = false
    /// True if the view is in its stack.
    private(set) var isAlive = true

    init(
        id: Int, _ resolved: ResolvedView, navigation: any NavigationContract, entry: NavigationEntry?,
        origin: String, host: RootContainer
    ) {
        self.id = id
        feature = resolved.feature
        view = resolved.view
        self.navigation = navigation
        self.entry = entry
        self.origin = origin
        self.host = host
    }

    /// The current rendering. Making it records a change of the state.
    var rendering: Rendering {
        if let rendered, freshness.allowsReuse { return rendered }
        // Nothing has changed since the last rendering where that is still observed.
        let rendering = freshness.isObserved ? view.render() : observedRendering()
        let before = state
        state = rendering.state
        rendered = rendering
        if rendering.unsaved != nil { host?.mayLoseChanges = true }
        if let before, before != rendering.state {
            host?.instrumentation.activity.record(
                .state(screen: rendering.screen, from: before.name, to: rendering.state.name))
            host?.onStateChange()
        }
        return rendering
    }

    deinit { freshness.stopObserving() }

    private func observedRendering() -> Rendering {
        freshness.begin()
        return withObservationTracking {
            if entry != nil { freshness.access() }
            return view.render()
        } onChange: { [freshness, redrawing, notice = host?.notice, activity = host?.instrumentation.activity] in
            // Called before the change, by the job that makes it, on any thread.
            guard freshness.end() else { return }
            notice?.raise()
            if activity?.isDetailed == true { redrawing.raise() }
        }
    }

    /// Gives up the rendering, which takes more memory than the view, until it is asked for.
    func releaseRendering() { rendered = nil }

    /// Starts the work of the first appearance, at the first call.
    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        // Records the first state before the work changes it.
        _ = rendering
        host?.begin(self)
        let work = { () async throws -> ActionOutcome in
            defer {
                self.appearance = nil
                self.endIfDone()
            }
            let intent = self.entry?.intent
            await self.view.appear(before: intent)
            guard let intent else { return .done }
            if !self.tasks.isEmpty { try await self.host?.instrumentation.tasks.rest() }
            try Task.checkCancellation()
            return try await self.rendering.perform(intent)
        }
        host?.instrumentation.tasks.attributing(to: rendering.screen) {
            appearance = Task { try await work() }
            begin(view.tasks)
        }
    }

    private func endIfDone() {
        if appearance == nil, tasks.isEmpty { host?.end(self) }
    }

    /// Does the work of the first appearance, and returns the outcome of the intent that is part of it.
    func begin() async throws -> ActionOutcome {
        appear()
        return try await finishAppearing()
    }

    /// Carries out an intent, after the work of the first appearance.
    func carryOut(_ intent: Intent) async throws -> ActionOutcome {
        appear()
        try await host?.settle()
        try Task.checkCancellation()
        return try await rendering.perform(intent)
    }

    /// Returns when the work of the first appearance is done; cancels it when the caller is cancelled.
    @discardableResult
    func finishAppearing() async throws -> ActionOutcome {
        guard let appearance else { return .done }
        return try await withTaskCancellationHandler {
            try await appearance.value
        } onCancel: {
            appearance.cancel()
        }
    }

    /// Begins what the view does each time that it is on top again.
    func comeBack() {
        guard isAlive, !view.returns.isEmpty else { return }
        if appearance == nil, tasks.isEmpty { host?.begin(self) }
        host?.instrumentation.tasks.attributing(to: rendering.screen) {
            begin(view.returns)
        }
    }

    private func begin(_ work: [@MainActor @Sendable () async -> Void]) {
        for task in work {
            tasksBegun += 1
            tasks[tasksBegun] = Task { [number = tasksBegun] in
                await task()
                self.tasks[number] = nil
                self.endIfDone()
            }
        }
    }

    /// Returns when all is done that has begun with the first appearance.
    func finishTasks() async {
        for task in tasks.values { await task.value }
    }

    /// Cancels the work of the first appearance, as the view has left its stack.
    func leave() {
        isAlive = false
        host?.instrumentation.tasks.attributing {
            appearance?.cancel()
            for task in tasks.values { task.cancel() }
        }
    }

    /// The view is in its stack again, or still.
    func enter() { isAlive = true }

    /// The view is the root of a tab that was selected by an entry.
    func arrive(by entry: NavigationEntry?, dueTo origin: String) { (self.entry, self.origin) = (entry, origin) }
}

/// Knows if a rendering is current. Any thread may change the values that it has read.
private nonisolated final class Freshness: Observable, Sendable {
    private let isObserving = Atomic(false)
    private let isShared = Atomic(false)
    private let registrar = ObservationRegistrar()
    /// Changes where a rendering is no longer observed.
    private var observation: Void { () }

    /// True if the next change of the values that the last rendering has read is waited for.
    var isObserved: Bool { isObserving.load(ordering: .acquiring) }

    /// True if the last rendering may be used again. None may once something has changed off the main actor: a rendering
    /// that is made between the notice of a change and the change itself is old, and nothing tells of that.
    var allowsReuse: Bool { isObserved && !isShared.load(ordering: .relaxed) }

    func begin() { isObserving.store(true, ordering: .releasing) }

    /// Something is about to change, by the job that runs. False if nothing is observed any more.
    func end() -> Bool {
        guard isObserved else { return false }
        if !isShared.load(ordering: .relaxed), !MainActor.isCurrent { isShared.store(true, ordering: .relaxed) }
        isObserving.store(false, ordering: .releasing)
        return true
    }

    /// The rendering that is being made observes this, too: that of a screen which may leave. The root stays, and often reads
    /// nothing else, so that nothing is made for an observation at the start.
    func access() { registrar.access(self, keyPath: \.observation) }

    /// Takes the observation out of all values that the last rendering has read: one that never changes would keep it.
    func stopObserving() {
        isObserving.store(false, ordering: .releasing)
        registrar.withMutation(of: self, keyPath: \.observation) {}
    }
}

extension MainActor {
    /// True in a job of the main actor. The thread does not tell: Dispatch serves the main queue on any thread once the
    /// main thread has left `main`.
    fileprivate nonisolated static var isCurrent: Bool {
        let hasRun = Mutex(false)
        // Runs at once, before the call returns, only there.
        Task.immediate { @MainActor in hasRun.withLock { $0 = true } }
        return hasRun.withLock { $0 }
    }
}
