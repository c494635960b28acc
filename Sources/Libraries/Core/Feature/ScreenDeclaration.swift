/// All that is to be known of a screen, in one value: routes, links, help, completion, the check of scripts, the graph and
/// the manual are made from it.
///
/// `Payload` is what the navigation to the screen carries; `Void` where it carries nothing.
package struct ScreenDeclaration<Payload>: Sendable {
    package let description: ScreenDescription
    /// What a navigation of this screen carries, by the name under which the navigation tells it.
    private let label: String
    private let payload: @Sendable (any NavigationContract) -> Payload?

    /// The screen with the way to make its view.
    @MainActor
    package func shown(by view: @escaping @MainActor (Payload, any NavigatorContract) -> some View) -> Screen {
        Screen(description: description) { navigation, navigator in
            guard navigation.name == description.navigation else { return nil }
            return payload(navigation).map { AnyView(view($0, navigator)) }
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
    ///   - links: the links that lead there, first the one that is told.
    package init(
        _ name: String, title: String, navigation: String,
        _ make: @autoclosure @escaping @Sendable () -> any NavigationContract,
        route: ScreenDescription.RouteName? = nil, links: [LinkTemplate] = [], actions: [ActionDescription] = [],
        rows: ScreenDescription.Rows? = nil, states: [ViewState] = [.loaded]
    ) {
        description = ScreenDescription(
            name: name, title: title, navigation: navigation, parameters: [], routeName: route, links: links,
            actions: actions, rows: rows, states: states, makeNavigation: { _ in make() })
        label = ""
        payload = { _ in () }
    }

    /// The name of the navigation that leads there.
    package var navigationName: NavigationName { NavigationName(description.navigation) }
}

extension ScreenDeclaration where Payload: ArgumentConvertible {
    /// A screen whose navigation carries a plain value, and whose title depends on what is shown.
    ///
    /// - Parameters:
    ///   - label: what the value is called in the navigation's full name: `identifier`.
    ///   - argument: how the value is written in a route and in the links.
    ///   - make: the navigation that carries a value.
    package init(
        _ name: String, navigation: String, label: String, _ argument: ArgumentKey<Payload>,
        _ make: @escaping @Sendable (Payload) -> any NavigationContract,
        route: ScreenDescription.RouteName? = nil, links: [LinkTemplate] = [], actions: [ActionDescription] = [],
        states: [ViewState] = [.loaded]
    ) {
        description = ScreenDescription(
            name: name, title: nil, navigation: navigation, parameters: [argument.parameter], routeName: route,
            links: links, actions: actions, rows: nil, states: states,
            makeNavigation: { arguments in
                arguments[argument].map(make) ?? UnknownNavigation.notFound(.unresolved(navigation: navigation))
            })
        self.label = label
        payload = { $0.navigationName.values.first.flatMap { Payload($0.content) } }
    }

    /// The name of the navigation that leads there with a value.
    package func navigationName(_ value: Payload) -> NavigationName {
        NavigationName(description.navigation, [NavigationName.Value(label: label, content: value.argumentValue)])
    }
}

extension ScreenDeclaration {
    /// A screen whose navigation carries something without a name, as a delegate, which only another screen can give it.
    ///
    /// - Parameters:
    ///   - payload: what a navigation of that name carries.
    ///   - route: how to ask for it by name, which has to be by an action.
    package init(
        _ name: String, title: String, navigation: String,
        _ payload: @escaping @Sendable (any NavigationContract) -> Payload?,
        route: ScreenDescription.RouteName? = nil, actions: [ActionDescription] = [], states: [ViewState] = [.loaded]
    ) {
        description = ScreenDescription(
            name: name, title: title, navigation: navigation, parameters: [], routeName: route, links: [],
            actions: actions, rows: nil, states: states, makeNavigation: nil)
        label = ""
        self.payload = payload
    }
}

/// A screen as its feature has it: what is to be known of it, and its view.
@MainActor
package struct Screen {
    package let description: ScreenDescription
    /// A new view for a navigation; nil where that leads to another screen.
    package let makeView: (any NavigationContract, any NavigatorContract) -> AnyView?

    package init(
        description: ScreenDescription,
        makeView: @escaping (any NavigationContract, any NavigatorContract) -> AnyView?
    ) {
        self.description = description
        self.makeView = makeView
    }
}
