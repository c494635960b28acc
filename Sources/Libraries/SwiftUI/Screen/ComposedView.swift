package import ChallengeActions

/// A screen composed from its view. A host renders the screen, starts its work, and passes intents to it.
@MainActor
package final class ComposedView {
    private let name: String
    /// The declared title; nil if the title depends on the contents.
    private let title: String?
    /// The value of the navigation as a path shows it; nil if the navigation has no value.
    private let value: String?
    package private(set) var view: any View
    private let links: Links
    /// The host of the screen's stack, if the host follows the model of the stack's path.
    package var follower: StackFollower?
    /// The values that the views of the screen share.
    package var environment: EnvironmentValues
    /// The rendering that asked for the view; 0 if none did.
    private var source: Int
    /// The number of renderings.
    private static var renderings = 0
    /// The work of the views in the last rendering.
    private var lifecycles: [Lifecycle] = []
    private let work = LiveWork()
    /// The screens that the last rendering shows above this one.
    package private(set) var presentations = Presentations()
    /// The tabs of the last rendering, without a copy of all that it shows.
    package var tabs: [Presentations.TabItem] { presentations.tabs }
    private let states: StateStorage
    /// True until a view is rendered that another rendering asked for.
    private var isNew = true

    package init(
        name: String, title: String?, value: String? = nil, view: any View, links: Links,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.environment = environment
        source = environment.rendering
        isReactive = environment.isInApp
        states = StateStorage(keepsBodies: environment.isInApp)
        self.name = name
        self.title = title
        self.value = value
        self.view = view
        self.links = links
    }

    package func compose() -> ScreenBuilder {
        states.keep {
            Self.renderings += 1
            environment.rendering = Self.renderings
            if environment.isInApp {
                environment.editMode = states.state(at: Position(), 0) { EditModeStorage() }.binding
            }
            var screen = ScreenBuilder(links: links, states: states, environment: environment)
            (screen.isUnchanged, isNew) = (!isNew, false)
            screen.follower = follower
            view.compose(into: &screen)
            return screen
        }
    }

    /// Shows the view as another rendering asks for it. Returns false if it is the same rendering.
    package func show(_ content: Presentations.Content) -> Bool {
        guard content.rendering != source else { return false }
        let dismiss = environment.dismiss
        (view, environment, source, isNew) = (content.view, content.environment, content.rendering, true)
        environment.setDismiss(dismiss.callAsFunction)
        return true
    }

    package func render() -> Rendering {
        var screen = compose()
        (lifecycles, presentations) = (screen.lifecycles, screen.presentations)
        if !isReactive { isReactive = presentations.canPresent || lifecycles.contains { !$0.isUninterrupted } }
        let title =
            screen.title ?? (environment.isInApp ? nil : self.title) ?? screen.name.map(AnyView.title(of:))
            ?? self.title ?? firstText(&screen) ?? AnyView.title(of: name)
        let body = screen.finish()
        return Rendering(
            screen: screen.name ?? name,
            label: screen.label ?? label(of: screen.name ?? name, showing: screen.title), title: title,
            summary: screen.summary,
            state: screen.state ?? .loaded, body: body, snapshot: screen.snapshot,
            allRows: screen.allRows, conditions: screen.conditions, actions: screen.allActions,
            selection: screen.selection,
            unsaved: screen.unsaved,
            explorationState: screen.explorationState)
    }

    /// Returns the screen's part of a path: the first that exists of its declared title, its navigation's value and its
    /// name. In an `App`, a short title that the screen shows comes before a title of its view's type.
    private func label(of name: String, showing shown: String?) -> String {
        if value == nil, let shown, shown.count <= Self.titleLimit, !shown.contains("/"), environment.isInApp {
            return shown.asControlName
        }
        return title?.asCommandName ?? value ?? name.asCommandName
    }

    /// The maximum number of characters of a title in a path.
    private static let titleLimit = 30

    /// Does the work of the first appearance, and returns the tasks that run next to it. If an intent follows, the work
    /// skips everything that the intent will do.
    package func appear(before intent: Intent?) async -> [@MainActor @Sendable () async -> Void] {
        _ = render()
        let changes = updateWork(isCovered: false)
        for action in changes.actions { action() }
        await changes.appear(before: intent)
        return changes.tasks.map(\.action)
    }

    /// Takes the title of a screen of an `App` that has no title and no view with a name. Only such a screen searches for one,
    /// because the search casts its views.
    private func firstText(_ screen: inout ScreenBuilder) -> String? {
        environment.isInApp && view.unmodified.isPartOfLanguage ? screen.takeFirstText() : nil
    }

    /// True if a change of the screen may begin or end work, or show other screens: in a screen of an `App`, and in one whose
    /// views say so. Other screens begin all of their work when they appear.
    package private(set) var isReactive: Bool

    /// Returns what the views of the last rendering begin and end, since the last call.
    ///
    /// - Parameter isCovered: true if the stack shows another screen above. It covers the views inside the screen's navigation
    ///   stack, or all views of a screen without one.
    package func updateWork(isCovered: Bool) -> LiveWork.Changes {
        let hasStack = presentations.stack != nil
        return work.update(to: lifecycles) {
            isCovered && !$0.isUninterrupted && (!hasStack || $0.isInStack)
        }
    }

    /// Ends the work of all views, because the screen leaves its stack.
    package func endWork() -> LiveWork.Changes { work.leave() }
}
