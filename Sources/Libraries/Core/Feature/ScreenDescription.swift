/// What is known of a screen without showing it: its names, how it is reached, its actions, and where they lead.
public struct ScreenDescription: Sendable {
    /// The rows of a list.
    public struct Rows: Sendable {
        /// What a row is called, in the singular: ``SelectableRows/noun``.
        public let noun: String
        /// The name of the navigation to which the rows lead.
        public let navigation: String

        public init(_ noun: String, leadTo screen: ScreenDescription) {
            self.init(noun, leadTo: screen.navigation)
        }

        /// - Parameter navigation: its name, which may be that of an outgoing one.
        public init(_ noun: String, leadTo navigation: String) {
            self.noun = noun
            self.navigation = navigation
        }
    }

    /// The name by which a screen is opened: `open character 5`.
    public struct RouteName: Sendable {
        public let name: String
        public let help: String
        /// The action of another screen that leads there, if the destination needs something that only that screen has.
        public let action: String?

        /// - Parameters:
        ///   - name: one word in lower case.
        ///   - help: one line: what the screen shows.
        public init(_ name: String, help: String, by action: ActionDescription? = nil) {
            self.name = name
            self.help = help
            self.action = action?.name
        }
    }

    /// What a screen tells programs in some of its states: the form of ``Rendering/snapshot``.
    public struct Content: Sendable {
        public let states: [ViewState]
        public let schema: ContentSchema

        /// - Parameter help: one sentence: `A page of characters.`
        public init(_ help: String? = nil, in states: ViewState..., schema: ContentSchema = .object([:])) {
            self.states = states
            self.schema = help.map(schema.described) ?? schema
        }
    }

    /// The screen's name for programs: `CharacterList`.
    public let name: String
    /// The screen's name for people, ``Rendering/title``; nil if that depends on what is shown.
    public let title: String?
    /// The name of the navigation that leads there: `CharacterIncomingNavigation.list`.
    public let navigation: String
    /// The values that the navigation carries, as they are written in routes and links.
    public let parameters: [Parameter]
    /// Nil for a screen that cannot be opened by name.
    public let routeName: RouteName?
    /// The links that lead there, the route's first, with a parameter's name in place of its value:
    /// `challenge://character/detail/ID`, `challenge://character/detail?id=ID`.
    public let links: [String]
    /// All actions that the screen may publish; it may publish fewer at any moment.
    public let actions: [ActionDescription]
    /// Nil for a screen without rows. A screen with rows always publishes a ``SelectableRows``, which may be empty.
    public let rows: Rows?
    /// What the screen tells programs, in all states that it may have.
    public let contents: [Content]
    /// Makes the navigation; nil if it carries something that no argument can express.
    public let makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?

    public var states: [ViewState] { contents.flatMap(\.states) }

    /// The actions that may be requested from elsewhere.
    public var intents: [ActionDescription] { actions.filter(\.isIntent) }

    /// The route to the screen; nil if it cannot be opened by name.
    public var route: Route? {
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
