public import ChallengeActions
public import SwiftUI

/// The single declaration of a screen's names and the ways to it. Routes, links, help, completion, `check` and the graph
/// derive from the declaration, and from the controls in the screen's previews.
///
/// `Payload` is the type of the navigation's value: `Void` for none, a tuple for several.
///
/// The route, links and events are made on demand, because they may name other screens, which may name this one. The
/// screen's own names are made at once, so these names must not use names of other declarations.
///
///     nonisolated static let declaration = ScreenDeclaration(
///         "BookDetail", navigation: "BookIncomingNavigation.detail", label: "identifier", .identifier(of: "book"),
///         BookIncomingNavigation.detail, route: .init("book", help: "one book"))
public struct ScreenDeclaration<Payload>: Sendable {
    /// The screen's names and the ways to it.
    public private(set) var description: ScreenDescription
    /// Returns the payload of a navigation to this screen; nil if the navigation has no payload of this type.
    private let payload: @Sendable (any NavigationContract) -> Payload?
    /// Returns the values that the navigation's name has for a payload.
    private let values: @Sendable (Payload) -> [NavigationName.Value]

    init(
        _ description: ScreenDescription, payload: @escaping @Sendable (any NavigationContract) -> Payload?,
        values: @escaping @Sendable (Payload) -> [NavigationName.Value] = { _ in [] }
    ) {
        (self.description, self.payload, self.values) = (description, payload, values)
    }

    func name(with payload: Payload) -> NavigationName { NavigationName(description.navigation, values(payload)) }

    /// Returns the screen with a view for the navigation's payload.
    ///
    /// - Parameters:
    ///   - view: makes the view of a screen in a stack, with the stack's navigator.
    ///   - preview: makes views of the screen with sample data: one view for each state that has other controls or other
    ///     values for programs. The views are rendered once, for help, completion, `check`, the graph and the schema. A
    ///     control without a preview is a defect, which tests and explorations report.
    @MainActor
    public func shown(
        by view: @escaping @MainActor (Payload, any NavigatorContract) -> some View,
        preview: @escaping @MainActor @Sendable (any NavigatorContract) -> [any View]
    ) -> Screen {
        let hasValue = !description.parameters.isEmpty
        return Screen(description: description.with(previews: preview)) { navigation, navigator in
            guard navigation.name == description.navigation, let payload = payload(navigation) else { return nil }
            let value = hasValue ? navigation.value(of: description) : nil
            return AnyView(
                ComposedView(
                    name: description.name, title: description.title, value: value, view: view(payload, navigator),
                    links: Links(navigator)))
        }
    }
}

extension ScreenDeclaration {
    /// Returns the screen of a feature that makes its views by itself, with what only a prompt needs.
    ///
    /// - Parameters:
    ///   - decorate: adds commands, help and values for programs to a view of the screen, with the stack's navigator.
    ///   - preview: makes views of the screen with sample data: see ``shown(by:preview:)``.
    @MainActor
    public func prompt<Content: View>(
        _ decorate: @escaping @MainActor (Content, any NavigatorContract) -> any View = { view, _ in view },
        preview: @escaping @MainActor @Sendable (any NavigatorContract) -> [Content]
    ) -> Screen {
        let description = description.with { navigator in preview(navigator).map { decorate($0, navigator) } }
        return Screen(description: description, makeView: { _, _ in nil }) { view, navigator in
            (view as? Content).map { decorate($0, navigator) } ?? view
        }
    }
}

extension ScreenDeclaration<Void> {
    /// Returns the screen with a view that is its own preview. In its initial state the view must have all its controls.
    @MainActor
    public func shown(by view: @escaping @MainActor (Payload, any NavigatorContract) -> some View) -> Screen {
        shown(by: view) { [view((), $0)] }
    }

    /// Declares a screen whose navigation has no values.
    ///
    /// - Parameters:
    ///   - name: the screen's name for programs: `CharacterList`.
    ///   - title: the screen's name for the user.
    ///   - navigation: the public name of the navigation: `CharacterIncomingNavigation.list`.
    ///   - make: makes this navigation.
    ///   - route: the word that opens the screen, if any.
    ///   - links: the screen's links; the first link is the route's.
    ///   - events: all tracked events of the screen.
    public init(
        _ name: String, title: String, navigation: String,
        _ make: @autoclosure @escaping @Sendable () -> any NavigationContract,
        route: @autoclosure @escaping @Sendable () -> ScreenDescription.RouteName? = nil,
        links: @autoclosure @escaping @Sendable () -> [String] = [],
        events: @autoclosure @escaping @Sendable () -> [EventDescription] = []
    ) {
        let description = ScreenDescription(
            name: name, title: title, navigation: navigation, events: events, makeNavigation: { _ in make() }
        ) { .init(route: route(), links: links()) }
        self.init(description, payload: { _ in () })
    }

    /// The name of the screen's navigation.
    public var navigationName: NavigationName { NavigationName(description.navigation) }
}

extension ScreenDeclaration where Payload: ArgumentConvertible {
    /// Declares a screen whose navigation has a plain value. Without a title, the name depends on the contents.
    ///
    /// `label` is the value's label in the navigation's full name: `identifier`. `argument` is its parameter in routes and
    /// links; in a link, the parameter's name replaces the value. `make` makes the navigation with a value.
    public init(
        _ name: String, title: String? = nil, navigation: String, label: String, _ argument: ArgumentKey<Payload>,
        _ make: @escaping @Sendable (Payload) -> any NavigationContract,
        route: @autoclosure @escaping @Sendable () -> ScreenDescription.RouteName? = nil,
        links: @autoclosure @escaping @Sendable () -> [String] = [],
        events: @autoclosure @escaping @Sendable () -> [EventDescription] = []
    ) {
        let description = ScreenDescription(
            name: name, title: title, navigation: navigation, parameters: [argument.parameter.labelled(label)],
            events: events,
            makeNavigation: { arguments in
                arguments[argument].map(make) ?? UnknownNavigation.notFound(.unresolved(navigation: navigation))
            }
        ) { .init(route: route(), links: links()) }
        self.init(
            description, payload: { $0.navigationName.values.first.flatMap { Payload($0.content) } },
            values: { [NavigationName.Value(label: label, content: $0.argumentValue)] })
    }

    /// Returns the name of the navigation with a value.
    public func navigationName(_ value: Payload) -> NavigationName { name(with: value) }
}

extension ScreenDeclaration where Payload: ArgumentConvertible {
    /// Returns the declaration with completions for the route's value, in addition to the rows of a list on the visible
    /// screen. The closure is called on any thread while the user waits.
    public func suggesting(_ suggest: @escaping @Sendable () -> [Parameter.Suggestion]) -> Self {
        var copy = self
        copy.description = description.with(
            parameters: description.parameters.map {
                Parameter($0.name, $0.kind, identifying: $0.noun, suggest: suggest).labelled($0.label ?? "")
            })
        return copy
    }
}

extension ScreenDeclaration {
    /// Declares a screen whose navigation also has a value that only another screen can provide, such as a delegate.
    ///
    /// `payload` returns the value of a navigation with that name, and nil for another one. A `route` must name an action;
    /// another route is ignored.
    public init(
        _ name: String, title: String, navigation: String,
        _ payload: @escaping @Sendable (any NavigationContract) -> Payload?,
        route: @autoclosure @escaping @Sendable () -> ScreenDescription.RouteName? = nil,
        events: @autoclosure @escaping @Sendable () -> [EventDescription] = []
    ) {
        let description = ScreenDescription(
            name: name, title: title, navigation: navigation, events: events, makeNavigation: nil
        ) { .init(route: route(), links: []) }
        self.init(description, payload: payload)
    }
}

/// A screen of a feature, with a function that makes its view: see ``ScreenDeclaration/shown(by:preview:)``.
@MainActor
public struct Screen {
    /// The description of the screen, made at each access.
    public var description: ScreenDescription { describe() }
    private let describe: () -> ScreenDescription
    /// Returns a new view for a navigation; nil if the navigation leads to another screen, or the feature makes its views.
    public let makeView: (any NavigationContract, any NavigatorContract) -> AnyView?
    private let decorate: (any View, any NavigatorContract) -> any View

    package init(
        description: @autoclosure @escaping () -> ScreenDescription,
        makeView: @escaping (any NavigationContract, any NavigatorContract) -> AnyView?,
        decorate: @escaping (any View, any NavigatorContract) -> any View = { view, _ in view }
    ) {
        describe = description
        self.makeView = makeView
        self.decorate = decorate
    }

    /// Returns a view of the feature with what only a prompt needs.
    package func decorated(_ view: AnyView, by navigator: any NavigatorContract) -> AnyView {
        let view = view.innermost
        return view.screen == nil ? AnyView(any: decorate(view.content, navigator)) : view
    }
}
