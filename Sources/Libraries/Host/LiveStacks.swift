import ChallengeCore
import SwiftUI

/// The stacks of a running app: one for the app or one for each visited tab, and one for each modal above.
///
/// The stacks follow the coordinators lazily, starting at the outermost changed stack. The stack of an unselected tab
/// stays unchanged, with its views and their work.
final class LiveStacks {
    let tabs: TabCoordinator?

    private unowned let host: RootContainer
    /// The stack of the app, or the stacks of its tabs.
    private let bottoms: [Bottom]
    /// The shown stacks as of the last synchronization. First comes the stack of the app or of the selected tab, then the
    /// stacks of the modals, outermost first.
    private var levels: [Level] = []
    /// The index of the outermost of the ``levels`` that has changed since the last synchronization; nil without a
    /// change. 0 stands for any tab's stack.
    private var changed: Int? = 0

    /// A shown stack, with its state at the last synchronization.
    final class Level {
        let stack: NavigationContainer
        fileprivate let checkpoint: Checkpoint
        let screensBelow: Int

        fileprivate init(_ stack: NavigationContainer, screensBelow: Int) {
            self.stack = stack
            checkpoint = stack.checkpoint()
            self.screensBelow = screensBelow
        }
    }

    private final class Bottom {
        let coordinator: NavigationCoordinator
        /// Nil for an unvisited tab.
        var stack: NavigationContainer?

        init(_ coordinator: NavigationCoordinator, _ stack: NavigationContainer? = nil) {
            (self.coordinator, self.stack) = (coordinator, stack)
        }
    }

    init(of app: any AppContainerContract, host: RootContainer) {
        self.host = host
        let tabs = app.tabs
        if tabs.isEmpty {
            self.tabs = nil
            if let window = app.window {
                let stack = host.makeStack(of: window, in: EnvironmentValues(), showing: app.rootNavigation)
                bottoms = [Bottom(stack.coordinator, stack)]
            } else {
                bottoms = [Bottom(host.makeCoordinator(root: app.rootNavigation))]
            }
        } else {
            precondition(
                AnyNavigation(tabs[0].navigation) == AnyNavigation(app.rootNavigation),
                "the app's rootNavigation is not that of its first tab")
            let coordinator = TabCoordinator(tabs) { [weak host] in
                host?.onNavigation($0)
            } makeStack: {
                host.makeCoordinator(root: $0.navigation)
            }
            self.tabs = coordinator
            bottoms = coordinator.stacks.map { Bottom($0) }
        }
        self.tabs?.onChange = { [weak host] in host?.change(at: 0) }
    }

    /// The stack of the app or of its selected tab, created on the first visit.
    var bottom: NavigationContainer {
        let bottom = bottoms[tabs?.selected ?? 0]
        if let stack = bottom.stack { return stack }
        let root = host.makeView(forRoot: bottom.coordinator, entry: tabs?.arrival)
        let stack = NavigationContainer(
            coordinator: bottom.coordinator, root: root, entry: nil, level: 0, host: host)
        bottom.stack = stack
        return stack
    }

    /// The shown stacks, in sync with their coordinators.
    var shown: [Level] {
        follow()
        return levels
    }

    var top: NavigationContainer { shown.last?.stack ?? bottom }

    /// Returns the stack of a tab, in sync with its coordinator; nil for an unvisited tab.
    func stack(ofTab index: Int) -> NavigationContainer? {
        follow()
        return bottoms[index].stack
    }

    /// - Parameter level: the index of a shown stack; 0 also for the stack of an unselected tab.
    func change(at level: Int) { changed = min(changed ?? level, level) }

    /// Synchronizes the stacks, starting at the outermost changed stack.
    private func follow() {
        guard let first = changed else { return }
        changed = nil
        var old: [NavigationContainer] = []
        while levels.count > first, let level = levels.popLast() { old.append(level.stack) }
        if levels.isEmpty {
            let bottom = bottom
            // Modals above another tab do not belong above this tab.
            if old.popLast() !== bottom {
                for stack in old { stack.leave() }
                old = []
            }
            if let tabs {
                for other in bottoms where other.stack !== bottom { other.stack?.follow() }
                bottom.arrive(by: tabs.arrival)
            }
            append(bottom)
        }
        while let presenter = levels.last?.stack, let entry = presenter.modal {
            if old.last?.entry?.id != entry.id {
                for stack in old { stack.leave() }
                old = [host.makeStack(of: entry, above: presenter, level: levels.count)]
            }
            append(old.removeLast())
        }
        for stack in old { stack.leave() }
    }

    /// Synchronizes a stack and adds it to the levels.
    private func append(_ stack: NavigationContainer) {
        stack.follow()
        let screensBelow = levels.last.map { $0.screensBelow + $0.stack.depth + 1 } ?? 0
        levels.append(Level(stack, screensBelow: screensBelow))
    }

    /// Begins and ends the work of views, and shows what they ask for, until nothing changes. Returns true if anything has
    /// changed.
    func update() -> Bool {
        let levels = shown
        for index in levels.indices {
            let stack = levels[index].stack
            var isReactive = false
            for depth in 0...stack.depth where stack.view(at: depth).isReactive {
                isReactive = true
                if stack.view(at: depth).updateWork(isCovered: depth < stack.depth) { return true }
            }
            for view in stack.parkedViews where view.updateWork(isCovered: true) { return true }
            let above = index + 1 < levels.count ? levels[index + 1].stack : nil
            if isReactive, stack.reconcile(below: above) { return true }
        }
        for bottom in bottoms {
            guard let stack = bottom.stack, stack !== levels[0].stack else { continue }
            for depth in 0...stack.depth where stack.view(at: depth).updateWork(isCovered: true) { return true }
        }
        return false
    }

    /// Makes the guards check all screens again. Returns true if any stack has changed.
    func reevaluateGuards() -> Bool {
        var hasChanged = false
        while bottoms.contains(where: { $0.coordinator.reevaluateGuards() })
            || shown.contains(where: { $0.stack.coordinator.reevaluateGuards() })
        {
            hasChanged = true
        }
        return hasChanged
    }

    /// Captures the shown stacks and the stacks of all other tabs.
    func checkpoint() -> Checkpoint {
        let levels = shown
        guard let tabs else { return Checkpoint { self.restore(levels) } }
        let (selection, past) = (tabs.checkpoint(), bottoms.map { $0.stack.map { ($0, $0.checkpoint()) } })
        return Checkpoint {
            selection.restore()
            self.restore(levels)
            for (bottom, kept) in zip(self.bottoms, past) {
                if let kept { kept.1.restore() } else { bottom.stack?.leave() }
                bottom.stack = kept?.0
            }
        }
    }

    /// Restores past levels. A level that is still present and unchanged is left alone.
    private func restore(_ past: [Level]) {
        let unchanged = min(levels.count(sharedWith: past) { $0 === $1 }, changed ?? levels.count)
        while levels.count > unchanged, let level = levels.popLast() {
            // The stack of a tab stays if another tab is selected.
            guard level.stack.entry != nil else { continue }
            if levels.count >= past.count || past[levels.count].stack !== level.stack { level.stack.leave() }
        }
        levels = past
        for index in unchanged..<past.count { past[index].checkpoint.restore() }
    }
}

extension Array {
    /// Returns the number of elements, from the bottom of two stacks, that both have in common.
    func count(sharedWith other: Self, _ areSame: (Element, Element) -> Bool) -> Int {
        var shared = 0
        while shared < Swift.min(count, other.count), areSame(self[shared], other[shared]) { shared += 1 }
        return shared
    }
}
