/// The single declaration of a screen, from which routes, links, help, completion, `check` and the graph are derived.
///
/// `Payload` is what the navigation to the screen carries: `Void` if nothing.
///
/// The route, links, actions, rows, contents and events are made when they are first asked for: they may name other screens,
/// which may name this one. The names are made at once, and must not be those of another declaration.
///
///     nonisolated static let declaration = ScreenDeclaration(
///         "BookDetail", navigation: "BookIncomingNavigation.detail", label: "identifier", .identifier(of: "book"),
///         BookIncomingNavigation.detail, route: .init("book", help: "one book"))
public struct ScreenDeclaration<Payload>: Sendable {
    /// All that is known of the screen without showing it.
    public let description: ScreenDescription
    /// The label of the payload in the navigation's full name: `identifier`; empty if the name has none.
    private let label: String
    /// The payload of a navigation of this screen; nil if it has none or one of another type.
    private let payload: @Sendable (any NavigationContract) -> Payload?

    /// The screen, and what makes its view from what the navigation carries and the navigator of the view's stack.
    @MainActor
    public func shown(by view: @escaping @MainActor (Payload, any NavigatorContract) -> some View) -> Screen {
        Screen(description: description) { navigation, navigator in
            guard navigation.name == description.navigation else { return nil }
            return payload(navigation).map { view($0, navigator) }
        }
    }
}

extension ScreenDeclaration<Void> {
    /// A screen whose navigation carries nothing.
    ///
    /// - Parameters:
    ///   - name: the screen's name for programs: `CharacterList`.
    ///   - title: its name for people.
    ///   - navigation: the public name of the navigation that leads there: `CharacterIncomingNavigation.list`.
    ///   - make: that navigation.
    ///   - route: the word that opens it; nil if none does.
    ///   - links: the links that lead there; the first one is the route's.
    ///   - actions: all actions that the screen may publish.
    ///   - rows: its rows, and where they lead; nil for a screen without rows.
    ///   - contents: what it tells programs, in all its states; by default it is loaded, and tells nothing.
    ///   - events: all events that are tracked on it.
    public init(
        _ name: String, title: String, navigation: String,
        _ make: @autoclosure @escaping @Sendable () -> any NavigationContract,
        route: @autoclosure @escaping @Sendable () -> ScreenDescription.RouteName? = nil,
        links: @autoclosure @escaping @Sendable () -> [String] = [],
        actions: @autoclosure @escaping @Sendable () -> [ActionDescription] = [],
        rows: @autoclosure @escaping @Sendable () -> ScreenDescription.Rows? = nil,
        contents: @autoclosure @escaping @Sendable () -> [ScreenDescription.Content] = [.init(in: .loaded)],
        events: @autoclosure @escaping @Sendable () -> [EventDescription] = []
    ) {
        description = ScreenDescription(
            name: name, title: title, navigation: navigation, events: events, makeNavigation: { _ in make() }
        ) { .init(route: route(), links: links(), actions: actions(), rows: rows(), contents: contents()) }
        label = ""
        payload = { _ in () }
    }

    /// The name of the navigation that leads there.
    public var navigationName: NavigationName { NavigationName(description.navigation) }
}

extension ScreenDeclaration where Payload: ArgumentConvertible {
    /// A screen whose navigation carries a plain value.
    ///
    /// - Parameters:
    ///   - name: its name for programs: `CharacterDetail`.
    ///   - title: its name for people; nil if that depends on what it shows.
    ///   - navigation: the public name of the navigation that leads there: `CharacterIncomingNavigation.detail`.
    ///   - label: the value's label in the navigation's full name: `identifier`.
    ///   - argument: the value's parameter in routes and links, where its name stands in place of the value.
    ///   - make: the navigation that carries a value.
    ///   - route: the word that opens it, with the argument behind it; nil if none does.
    ///   - links: the links that lead there; the first one is the route's.
    ///   - actions: all actions that it may publish.
    ///   - rows: its rows, and where they lead; nil if it has none.
    ///   - contents: what it tells programs, in all its states; by default it is loaded, and tells nothing.
    ///   - events: all events that are tracked on it.
    public init(
        _ name: String, title: String? = nil, navigation: String, label: String, _ argument: ArgumentKey<Payload>,
        _ make: @escaping @Sendable (Payload) -> any NavigationContract,
        route: @autoclosure @escaping @Sendable () -> ScreenDescription.RouteName? = nil,
        links: @autoclosure @escaping @Sendable () -> [String] = [],
        actions: @autoclosure @escaping @Sendable () -> [ActionDescription] = [],
        rows: @autoclosure @escaping @Sendable () -> ScreenDescription.Rows? = nil,
        contents: @autoclosure @escaping @Sendable () -> [ScreenDescription.Content] = [.init(in: .loaded)],
        events: @autoclosure @escaping @Sendable () -> [EventDescription] = []
    ) {
        description = ScreenDescription(
            name: name, title: title, navigation: navigation, parameters: [argument.parameter], events: events,
            makeNavigation: { arguments in
                arguments[argument].map(make) ?? UnknownNavigation.notFound(.unresolved(navigation: navigation))
            }
        ) { .init(route: route(), links: links(), actions: actions(), rows: rows(), contents: contents()) }
        self.label = label
        payload = { $0.navigationName.values.first.flatMap { Payload($0.content) } }
    }

    /// The name of the navigation that carries a value.
    public func navigationName(_ value: Payload) -> NavigationName {
        NavigationName(description.navigation, [NavigationName.Value(label: label, content: value.argumentValue)])
    }
}

extension ScreenDeclaration {
    /// A screen whose navigation carries something beside its name that only another screen can provide, as a delegate.
    ///
    /// - Parameters:
    ///   - name: its name for programs.
    ///   - title: its name for people.
    ///   - navigation: the public name of the navigation that leads there.
    ///   - payload: what a navigation of that name carries; nil if it is another navigation.
    ///   - route: a route by an action; any other is ignored.
    ///   - actions: all actions that it may publish.
    ///   - contents: what it tells programs, in all its states; by default it is loaded, and tells nothing.
    ///   - events: all events that are tracked on it.
    public init(
        _ name: String, title: String, navigation: String,
        _ payload: @escaping @Sendable (any NavigationContract) -> Payload?,
        route: @autoclosure @escaping @Sendable () -> ScreenDescription.RouteName? = nil,
        actions: @autoclosure @escaping @Sendable () -> [ActionDescription] = [],
        contents: @autoclosure @escaping @Sendable () -> [ScreenDescription.Content] = [.init(in: .loaded)],
        events: @autoclosure @escaping @Sendable () -> [EventDescription] = []
    ) {
        description = ScreenDescription(
            name: name, title: title, navigation: navigation, events: events, makeNavigation: nil
        ) { .init(route: route(), links: [], actions: actions(), rows: nil, contents: contents()) }
        label = ""
        self.payload = payload
    }
}

/// A screen of a feature: its description and what makes its view; see ``ScreenDeclaration/shown(by:)``.
@MainActor
public struct Screen {
    /// All that is known of the screen without showing it.
    public let description: ScreenDescription
    /// A new view for a navigation; nil if that leads to another screen.
    public let makeView: (any NavigationContract, any NavigatorContract) -> (any View)?

    package init(
        description: ScreenDescription,
        makeView: @escaping (any NavigationContract, any NavigatorContract) -> (any View)?
    ) {
        self.description = description
        self.makeView = makeView
    }
}
