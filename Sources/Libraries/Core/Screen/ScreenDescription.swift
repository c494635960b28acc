import ChallengeShellText

/// What is known of a screen without showing it: its names, how it is reached, its actions, and where they lead.
public struct ScreenDescription: Sendable {
    /// The rows of a list.
    package struct Rows: Sendable {
        /// What a row is called, in the singular: `character`.
        package let noun: String
        /// The name of the navigation to which the rows lead.
        package let navigation: String

        /// Rows that lead to a screen.
        package init(_ noun: String, leadTo screen: ScreenDescription) {
            self.init(noun, leadTo: screen.navigation)
        }

        /// Rows that lead to a navigation.
        package init(_ noun: String, leadTo navigation: String) {
            self.noun = noun
            self.navigation = navigation
        }
    }

    /// The name by which a screen is opened: `open character 5`.
    public struct RouteName: Sendable {
        /// One word in lower case.
        public let name: String
        /// One line: what the screen shows.
        public let help: String
        /// The action that leads there of another screen, which alone has what the destination needs.
        public let action: String?

        /// A name.
        public init(_ name: String, help: String, by action: String? = nil) {
            self.name = name
            self.help = help
            self.action = action
        }
    }

    /// What a screen tells programs in some of its states: the form of a `screen` event's `content`.
    package struct Content: Sendable {
        /// The states in which it has this form.
        package let states: [ViewState]
        /// The form.
        package var schema: ContentSchema { makeSchema() }
        private let makeSchema: @Sendable () -> ContentSchema

        /// What a screen tells in some states, in a sentence. By default its form has no keys.
        package init(
            _ help: String? = nil, in states: ViewState...,
            schema: @autoclosure @escaping @Sendable () -> ContentSchema = .object([:])
        ) {
            self.init(help, in: states, schema: schema)
        }

        package init(_ help: String?, in states: [ViewState], schema: @escaping @Sendable () -> ContentSchema) {
            self.states = states
            makeSchema = { help.map(schema().described) ?? schema() }
        }

        /// The same form, in other states.
        func with(_ states: [ViewState]) -> Content { Content(nil, in: states, schema: makeSchema) }
    }

    /// The screen's name for programs: `CharacterList`.
    public let name: String
    /// The screen's name for people; nil if that depends on what is shown.
    public let title: String?
    /// The name of the navigation that leads there: `CharacterIncomingNavigation.list`.
    public let navigation: String
    /// The values that the navigation carries, as they are written in routes and links.
    public let parameters: [Parameter]
    /// The word that opens the screen; nil if it cannot be opened by name.
    public var routeName: RouteName? { declared.value.route }
    /// The links that lead there, the route's first, with a parameter's name in place of its value:
    /// `app://character/detail/ID`, `app://character/detail?id=ID`.
    public var links: [String] { declared.value.links }
    /// All actions of the screen's previews; it may have fewer at any moment. Asked for on the main actor, as what follows.
    public var actions: [ActionDescription] { declared.controls.actions }
    /// The rows of the previews, and where they lead.
    package var rows: Rows? { declared.controls.rows }
    /// What the screen tells programs, in all states of the previews.
    package var contents: [Content] { declared.controls.contents }
    /// The texts that fields of the previews have, by the names by which they are set.
    package var fieldTexts: [String: String] { declared.controls.fieldTexts }
    /// All events that are tracked on the screen.
    public var events: [EventDescription] { declared.events }
    /// Makes the navigation; nil if it carries something that no argument can express.
    public let makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?

    private let declared: DeclaredParts

    init(
        name: String, title: String?, navigation: String, parameters: [Parameter] = [],
        events: @escaping @Sendable () -> [EventDescription],
        makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?,
        parts: @escaping @Sendable () -> DeclaredParts.Parts
    ) {
        self.init(
            name, title, navigation, parameters, makeNavigation,
            DeclaredParts(of: name, events: events, parts: parts, controls: { DeclaredControls() }))
    }

    private init(
        _ name: String, _ title: String?, _ navigation: String, _ parameters: [Parameter],
        _ makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?, _ declared: DeclaredParts
    ) {
        self.name = name
        self.title = title
        self.navigation = navigation
        self.parameters = parameters
        self.makeNavigation = makeNavigation
        self.declared = declared
    }

    /// The description with controls, which are made when they are first asked for.
    package func with(_ controls: @escaping @Sendable () -> DeclaredControls) -> ScreenDescription {
        ScreenDescription(name, title, navigation, parameters, makeNavigation, declared.with(controls))
    }

    func with(parameters: [Parameter]) -> ScreenDescription {
        ScreenDescription(name, title, navigation, parameters, makeNavigation, declared)
    }

    /// All states that the screen may have.
    package var states: [ViewState] { contents.flatMap(\.states) }

    /// The actions that may be requested from elsewhere.
    public var intents: [ActionDescription] { actions.filter(\.isIntent) }

    /// The route to the screen; nil if it cannot be opened by name.
    package var route: Route? {
        guard let routeName else { return nil }
        let options = parameters.filter(\.isOptional)
        let words = parameters.filter { !$0.isOptional } + (options.isEmpty ? [] : [Parameter(options: options)])
        let target: Route.Target? =
            routeName.action.map { .action($0, name: navigation) }
            ?? makeNavigation.map { make in
                .navigation(name: navigation) { make(options.isEmpty ? $0 : $0.spread(over: options)) }
            }
        return target.map {
            Route(name: routeName.name, help: routeName.help, parameters: words, deepLink: links.first, target: $0)
        }
    }

    /// The links of the screen that have a place for each of the values that a navigation carries, with these values.
    package func links(with values: [NavigationName.Value]) -> [String] {
        var texts: [String: String] = [:]
        for value in values {
            guard let parameter = parameters.first(where: { $0.label == value.label }) else { return [] }
            texts[parameter.name] = "\(value.content)"
        }
        return links.compactMap { link in
            guard let template = try? LinkTemplate(link, of: self), texts.keys.allSatisfy(template.hasPlace) else {
                return nil
            }
            return template.link(with: texts)
        }
    }
}

extension ScreenDescription {
    package var hasTable: Bool { contents.contains { $0.schema.rows != nil } }

    /// The names of the columns that the table has in a state; empty where there is none.
    package func columns(in state: ViewState) -> [String] { rows(in: state)?.columns ?? [] }

    private func rows(in state: ViewState) -> (key: String, columns: [String])? {
        contents.first { $0.states.contains(state) }?.schema.rows
    }

    /// The rows of a list that are loaded, with all that is declared of them; nil where the screen has no table.
    package func table(of rendering: Rendering) -> DataTable? {
        guard let (key, columns) = rows(in: rendering.state) else { return nil }
        let content = rendering.snapshot.json
        guard case .array(let shown)? = content.member(key) else { return nil }
        var table = DataTable(columns, rendering.allRows?() ?? shown)
        // The same list on another page has the same of everything else, such as its query.
        let same = content.pairs.filter { ![key, "page"].contains($0.key) }
        table.subject = name + JSON.object(same).text
        return table
    }
}

extension ContentSchema {
    /// The key of the first array of objects in an object, and the keys of those that are cells: no arrays of objects, and
    /// no arrays that are left out rather than empty.
    fileprivate var rows: (key: String, columns: [String])? {
        for (key, schema) in json.properties where !schema.itemProperties.isEmpty {
            return (key, schema.itemProperties.filter(\.value.isCell).map(\.key))
        }
        return nil
    }
}

extension JSON {
    fileprivate var properties: [(key: String, value: JSON)] { member("properties")?.pairs ?? [] }
    fileprivate var itemProperties: [(key: String, value: JSON)] { member("items")?.properties ?? [] }
    fileprivate var isCell: Bool { itemProperties.isEmpty && ["0", nil].contains(member("minItems")?.text) }
}
