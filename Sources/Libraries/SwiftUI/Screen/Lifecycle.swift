package import ChallengeActions

/// The work of a view that depends on its presence on the screen.
package struct Lifecycle {
    /// The place of the work on the screen.
    fileprivate let place: Position
    /// Runs when the view appears, before the tasks. The argument is the intent that follows at the first appearance, if any.
    var appear: (@MainActor (Intent?) async -> Void)?
    /// A task while the view is shown.
    var task: (@MainActor @Sendable () async -> Void)?
    /// A task or a change begins again when this value changes.
    var value: AnyEquatable?
    /// Runs when the ``value`` changes, with the old value.
    var change: (@MainActor (Any) -> Void)?
    /// True if ``change`` runs with the first value too.
    var isInitial = false
    /// Runs when the view leaves the screen.
    var disappear: (@MainActor () -> Void)?
    /// True if the work goes on, and is not repeated, while the stack shows another screen above.
    var isUninterrupted = false
    /// True for a view inside a navigation stack.
    var isInStack = false
    /// Returns an object that is kept while the view is shown.
    var subscribe: (@MainActor () -> AnyObject)?
    /// True between the appearance and the end of the work.
    fileprivate var isRunning = false
    /// The number of the running task.
    fileprivate var taskNumber: Int?
    fileprivate var subscription: AnyObject?

    fileprivate init(at place: Position) { self.place = place }
}

/// An equatable value without its type.
package struct AnyEquatable {
    let value: Any
    private let equals: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        equals = { $0 as? Value == value }
    }

    func isEqual(to other: AnyEquatable?) -> Bool { other.map { equals($0.value) } ?? false }
}

extension View {
    func lifecycle(_ change: @escaping (inout Lifecycle) -> Void) -> ModifiedView {
        ModifiedView(self) { content, screen in
            let outer = screen.position
            // Several modifiers of one view have places of their own.
            screen.position.enter(-2)
            content.compose(into: &screen)
            var lifecycle = Lifecycle(at: screen.position)
            change(&lifecycle)
            screen.lifecycles.append(lifecycle)
            screen.position = outer
        }
    }

    /// Runs an action when the view appears, also when the screens above it have left its stack.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        lifecycle { lifecycle in
            if let action { lifecycle.appear = { _ in action() } }
        }
    }

    /// Runs an action when the view leaves its screen, or when its screen leaves its stack or is covered by another one.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        let action = Unchecked(action)
        return lifecycle { $0.disappear = { action.value?() } }
    }

    /// Runs an asynchronous action each time the view appears; cancels it when the view leaves or the stack shows another
    /// screen above. Several tasks run concurrently.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        lifecycle { $0.task = action }
    }

    /// Runs an asynchronous action as ``task(priority:_:)`` does. When the value changes, the action is cancelled and begins
    /// again.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        lifecycle {
            $0.task = action
            $0.value = AnyEquatable(id)
        }
    }

    /// Runs an action when a value changes, with the old and the new value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        lifecycle {
            $0.value = AnyEquatable(value)
            $0.change = { old in action(old as? Value ?? value, value) }
            $0.isInitial = initial
        }
    }

    /// Runs an action when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action when a value changes, with the new value.
    @_disfavoredOverload
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

extension ScreenBuilder {
    /// Adds work for the first appearance of the screen. The argument is the intent that follows, if any.
    package mutating func onAppear(_ work: @escaping @MainActor (Intent?) async -> Void) {
        append { $0.appear = work }
    }

    /// Adds a task that runs while the screen is in its stack.
    package mutating func task(_ task: @escaping @MainActor @Sendable () async -> Void) { append { $0.task = task } }

    private mutating func append(_ change: (inout Lifecycle) -> Void) {
        let outer = position
        position.enter(-1000 - lifecycles.count)
        var lifecycle = Lifecycle(at: position)
        lifecycle.isUninterrupted = true
        change(&lifecycle)
        lifecycles.append(lifecycle)
        position = outer
    }
}

/// The work of a screen's views: each part begins when its view appears, and ends when its view leaves.
@MainActor
package final class LiveWork {
    /// The parts: few, so that a search in order is shorter than a table.
    private var parts: [Lifecycle] = []

    package init() {}

    /// The work that a rendering begins and ends.
    package struct Changes {
        /// The work with something to do at its appearance.
        fileprivate var appearing: [Lifecycle] = []
        package var tasks: [(number: Int, action: @MainActor @Sendable () async -> Void)] = []
        /// The numbers of the tasks to cancel.
        package var cancelled: [Int] = []
        /// Actions that run at once, in their order.
        package var actions: [@MainActor () -> Void] = []

        package var isEmpty: Bool { !beginsWork && cancelled.isEmpty && actions.isEmpty }
        package var appears: Bool { !appearing.isEmpty }
        package var beginsWork: Bool { appears || !tasks.isEmpty }

        /// Does the work of the appearances. The argument is the intent that follows, if any.
        @MainActor
        package func appear(before intent: Intent?) async {
            for work in appearing { await work.appear?(intent) }
        }
    }

    private var tasksMade = 0

    /// Compares a rendering's work with the work of the last one.
    ///
    /// - Parameter isCovered: returns true for work that waits, because the stack shows another screen above.
    package func update(to lifecycles: [Lifecycle], isCovered: (Lifecycle) -> Bool) -> Changes {
        var changes = Changes()
        guard !(lifecycles.isEmpty && parts.isEmpty) else { return changes }
        var old = parts
        parts = lifecycles
        for index in parts.indices {
            let new = parts[index]
            if let known = old.firstIndex(where: { $0.place == new.place }) {
                let last = old.remove(at: known)
                parts[index].isRunning = last.isRunning
                parts[index].taskNumber = last.taskNumber
                parts[index].subscription = last.subscription
                if let value = new.value, !value.isEqual(to: last.value) {
                    if let change = new.change, let value = last.value {
                        changes.actions.append { change(value.value) }
                    }
                    if last.isRunning, let task = new.task {
                        if let number = last.taskNumber { changes.cancelled.append(number) }
                        parts[index].taskNumber = begin(task, &changes)
                    }
                }
            } else {
                if new.isInitial, let change = new.change, let value = new.value {
                    changes.actions.append { change(value.value) }
                }
                parts[index].subscription = new.subscribe?()
            }
            if parts[index].isRunning == isCovered(new) {
                if parts[index].isRunning { end(&parts[index], &changes) } else { begin(&parts[index], &changes) }
            }
        }
        for var part in old { end(&part, &changes) }
        return changes
    }

    private func begin(_ part: inout Lifecycle, _ changes: inout Changes) {
        part.isRunning = true
        if part.appear != nil { changes.appearing.append(part) }
        if let task = part.task { part.taskNumber = begin(task, &changes) }
    }

    private func begin(
        _ task: @escaping @MainActor @Sendable () async -> Void, _ changes: inout Changes
    ) -> Int {
        tasksMade += 1
        changes.tasks.append((tasksMade, task))
        return tasksMade
    }

    private func end(_ part: inout Lifecycle, _ changes: inout Changes) {
        guard part.isRunning else { return }
        part.isRunning = false
        if let number = part.taskNumber { changes.cancelled.append(number) }
        if let disappear = part.disappear { changes.actions.append(disappear) }
    }

    /// Ends all work, because the screen leaves its stack.
    package func leave() -> Changes {
        var changes = Changes()
        for index in parts.indices { end(&parts[index], &changes) }
        parts = []
        return changes
    }
}
