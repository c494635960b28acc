import ChallengeActions
package import ChallengeCore
import SwiftUI

/// A view that another view shows as a screen of its own: pushed by a value or a link, or presented.
package nonisolated struct ViewNavigation: NavigationContract {
    package let navigationName: NavigationName
    /// The identity of the screen in its stack.
    var id: AnyHashable { identity.value }
    private let identity: Unshared<AnyHashable>
    let content: Unshared<Presentations.Content>

    init(_ content: Presentations.Content) {
        identity = Unshared(content.id)
        self.content = Unshared(content)
        let values = content.value.map { [NavigationName.Value(label: "", content: .text($0))] } ?? []
        navigationName = NavigationName(content.view.screenName, values)
    }

    package static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A value that only the main actor uses.
nonisolated struct Unshared<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension NavigationContainer {
    /// Makes this stack show what its screens ask for, or tells the app that the user has left what it asked for. Each call
    /// makes one change, because a new screen may ask for more. Returns false if there is nothing to change.
    ///
    /// - Parameter next: the stack of the modal above this stack; nil without one.
    func reconcile(below next: NavigationContainer?) -> Bool {
        let root = view(at: 0)
        let stack = root.presentations.stack
        if stack?.id != stackID { return park(for: stack?.id) }
        // The coordinator owns the path of a stack that the host follows.
        return reconcilePath(followsView ? nil : stack) || reconcileModal(next)
    }

    /// The view that a screen asks for above itself: the value of the path there, or a destination of its own.
    private func content(above depth: Int, _ stack: Presentations.Stack?) -> Presentations.Content? {
        guard let stack, depth < stack.path.count else { return view(at: depth).presentations.pushes.last?.content }
        let value = stack.path[depth]
        return (0...depth).reversed().lazy.compactMap { self.view(at: $0).presentations.content(for: value) }.first
            ?? value.linkContent
    }

    private func reconcilePath(_ stack: Presentations.Stack?) -> Bool {
        let shown = coordinator.entries.map { ($0.navigation as? ViewNavigation)?.id }
        if shown.count < requestedPath.count, shown.elementsEqual(requestedPath.prefix(shown.count)),
            content(above: shown.count, stack)?.id == requestedPath[shown.count]
        {
            // The user has left screens that the app still asks for.
            if let stack, shown.count < stack.path.count {
                stack.removeLast(stack.path.count - shown.count)
            } else {
                view(at: shown.count).presentations.pushes.last?.pop()
            }
            requestedPath = shown
            return true
        }
        for depth in 0...shown.count {
            let wanted = content(above: depth, stack)
            if depth < shown.count {
                // A screen of a navigator's own stays.
                guard let id = shown[depth] else { continue }
                if let wanted, id == wanted.id {
                    view(at: depth + 1).show(wanted)
                    continue
                }
                coordinator.pop(to: depth)
                requestedPath = Array(shown.prefix(depth))
                return true
            }
            requestedPath = shown
            guard let wanted else { return false }
            coordinator.navigate(to: ViewNavigation(wanted))
            requestedPath.append(wanted.id)
            return true
        }
        return false
    }

    private func reconcileModal(_ next: NavigationContainer?) -> Bool {
        let wanted = (0...depth).reversed().lazy.compactMap { self.view(at: $0).presentations.modals.last }.first
        let shown = (coordinator.modal?.navigation as? ViewNavigation)?.id
        let last = requestedModal
        if let shown, shown != wanted?.content.id {
            coordinator.dismiss()
            requestedModal = nil
            if last?.content.id == shown { last?.onDismiss() }
            return true
        }
        if shown != nil, let wanted { next?.view(at: 0).show(wanted.content) }
        guard let wanted, shown == nil, coordinator.modal == nil else { return false }
        if last?.content.id == wanted.content.id {
            requestedModal = nil
            wanted.dismiss()
            wanted.onDismiss()
        } else {
            requestedModal = wanted
            coordinator.present(ViewNavigation(wanted.content), style: wanted.style)
        }
        return true
    }
}

extension Presentations.Content {
    /// Returns the view as a screen in the stack of a navigator.
    func screen(by navigator: any NavigatorContract) -> ComposedView {
        let environment = environment.dismissing(by: navigator)
        let name = view.screenName
        return ComposedView(
            name: name,
            title: value == nil && !view.content.unmodified.isPartOfLanguage ? AnyView.title(of: name) : nil,
            value: value, view: view, links: Links(navigator), environment: environment)
    }
}

extension EnvironmentValues {
    /// Returns the values for a screen that a navigator leaves.
    func dismissing(by navigator: any NavigatorContract) -> EnvironmentValues {
        var environment = self
        environment.setDismiss { [weak navigator] in navigator?.goBack() }
        return environment
    }
}
