package import ChallengeActions

/// A screen composed from its view. A host renders the screen, starts its work, and passes intents to it.
@MainActor
package final class ComposedView {
    private let name: String
    /// The declared title; nil if the title depends on the contents.
    private let title: String?
    /// The value of the navigation as written; nil if the navigation has no value.
    private let value: String?
    package let view: any View
    private let links: Links
    /// The work for the first appearance, set by the first rendering; nil before that.
    private var work: [@MainActor (Intent?) async -> Void]?
    /// The tasks that begin with the first appearance. The tasks are cancelled when the view leaves its stack.
    package private(set) var tasks: [@MainActor @Sendable () async -> Void] = []
    /// The work to do each time that the view is on top again.
    package private(set) var returns: [@MainActor @Sendable () async -> Void] = []
    private let states = StateStorage()

    package init(name: String, title: String?, value: String? = nil, view: any View, links: Links) {
        self.name = name
        self.title = title
        self.value = value
        self.view = view
        self.links = links
    }

    package func compose() -> ScreenBuilder {
        states.keep {
            var screen = ScreenBuilder(links: links)
            view.compose(into: &screen)
            return screen
        }
    }

    package func render() -> Rendering {
        var screen = compose()
        if work == nil { (work, tasks, returns) = (screen.work, screen.tasks, screen.returns) }
        let title = screen.title ?? self.title ?? name
        let body = screen.finish()
        return Rendering(
            screen: name, label: screen.label ?? label, title: title, summary: screen.summary,
            state: screen.state ?? .loaded, body: body, snapshot: screen.snapshot,
            allRows: screen.allRows, actions: screen.allActions, selection: screen.selection,
            unsaved: screen.unsaved,
            explorationState: screen.explorationState)
    }

    /// The screen's part of a path: the first that exists of its declared title, its navigation's value and its name.
    private var label: String { title?.asCommandName ?? value ?? name.asCommandName }

    /// Does the work of the first appearance, and returns when the work is done. The work is cancelled if the view leaves
    /// its stack earlier. If an intent follows, the work skips everything that the intent will do.
    package func appear(before intent: Intent?) async {
        if work == nil { _ = render() }
        for work in work ?? [] { await work(intent) }
    }
}

/// The states of a screen's views, kept between renderings.
///
/// Each rendering makes new views. A view finds a state by the line that declares the state, and by the view's order
/// among views of the same kind.
@MainActor
package final class StateStorage {
    private struct Place: Hashable {
        let file: String
        let line: Int
        var number = 0
    }

    /// The storage of the screen that is being rendered.
    package private(set) static var current: StateStorage?

    private var states: [Place: AnyObject] = [:]
    private var kept: [Place: AnyObject] = [:]

    /// Renders, and drops the states of views that no longer exist.
    fileprivate func keep<Result>(_ render: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer {
            Self.current = outer
            (states, kept) = (kept, [:])
        }
        return render()
    }

    /// Returns the state declared at a place in the source; makes the state if the view is new.
    package func state<Value: AnyObject>(_ file: String, _ line: Int, _ make: () -> Value) -> Value {
        var place = Place(file: file, line: line)
        while kept[place] != nil { place.number += 1 }
        let state = states[place] as? Value ?? make()
        kept[place] = state
        return state
    }
}
