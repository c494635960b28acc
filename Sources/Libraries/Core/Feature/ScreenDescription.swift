/// What is known of a screen without showing it: its names, how it is reached, its actions, and where they lead.
package struct ScreenDescription: Sendable {
    /// The rows of a list.
    package struct Rows: Sendable {
        /// What a row is called, in the singular: ``SelectableRows/noun``.
        package let noun: String
        /// The name of the navigation to which the rows lead.
        package let navigation: String

        package init(_ noun: String, leadTo screen: ScreenDescription) {
            self.noun = noun
            navigation = screen.navigation
        }
    }

    /// The name by which a screen is opened: `open character 5`.
    package struct RouteName: Sendable {
        package let name: String
        package let help: String
        /// The action of another screen that leads there, if the destination needs something that only that screen has.
        package let action: String?

        /// - Parameters:
        ///   - name: one word in lower case.
        ///   - help: one line: what the screen shows.
        package init(_ name: String, help: String, by action: ActionDescription? = nil) {
            self.name = name
            self.help = help
            self.action = action?.name
        }
    }

    /// What a screen tells programs in some of its states: the form of ``Rendering/snapshot``.
    package struct Content: Sendable {
        package let states: [ViewState]
        package let schema: ContentSchema

        /// - Parameter help: one sentence: `A page of characters.`
        package init(_ help: String? = nil, in states: ViewState..., schema: ContentSchema = .object([:])) {
            self.states = states
            self.schema = help.map(schema.described) ?? schema
        }
    }

    /// The screen's name for programs: `CharacterList`.
    package let name: String
    /// The screen's name for people, ``Rendering/title``; nil if that depends on what is shown.
    package let title: String?
    /// The name of the navigation that leads there: `CharacterIncomingNavigation.list`.
    package let navigation: String
    /// The values that the navigation carries, as they are written in routes and links.
    package let parameters: [Parameter]
    /// Nil for a screen that cannot be opened by name.
    package let routeName: RouteName?
    /// The links that lead there, the route's first, with a parameter's name in place of its value:
    /// `challenge://character/detail/ID`, `challenge://character/detail?id=ID`.
    package let links: [String]
    /// All actions that the screen may publish; it may publish fewer at any moment.
    package let actions: [ActionDescription]
    /// Nil for a screen without rows. A screen with rows always publishes a ``SelectableRows``, which may be empty.
    package let rows: Rows?
    /// What the screen tells programs, in all states that it may have.
    package let contents: [Content]
    /// Makes the navigation; nil if it carries something that no argument can express.
    package let makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?

    package var states: [ViewState] { contents.flatMap(\.states) }

    /// The actions that may be requested from elsewhere.
    package var intents: [ActionDescription] { actions.filter(\.isIntent) }

    /// The route to the screen; nil if it cannot be opened by name.
    package var route: Route? {
        guard let routeName else { return nil }
        let target: Route.Target
        if let action = routeName.action {
            target = .action(action, name: navigation)
        } else if let makeNavigation {
            target = .navigation(name: navigation, make: makeNavigation)
        } else {
            return nil
        }
        return Route(
            name: routeName.name, help: routeName.help, parameters: parameters, deepLink: links.first, target: target)
    }
}
