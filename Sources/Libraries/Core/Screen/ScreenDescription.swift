public import ChallengeActions
import ChallengeText
package import SwiftUI

/// The description of a screen before the screen is shown: its names, the ways to it, its actions and their destinations.
public struct ScreenDescription: Sendable {
    /// The word that opens a screen: `open character 5`.
    public struct RouteName: Sendable {
        /// One word in lower case.
        public let name: String
        /// One line about the screen.
        public let help: String
        /// The name of an action that opens the screen, if only the action's own screen has the necessary data.
        public let action: String?

        /// Creates a name.
        public init(_ name: String, help: String, by action: String? = nil) {
            self.name = name
            self.help = help
            self.action = action
        }
    }

    /// The screen's name for programs: `CharacterList`.
    public let name: String
    /// The screen's name for the user; nil if the name depends on the contents.
    public let title: String?
    /// The name of the screen's navigation: `CharacterIncomingNavigation.list`.
    public let navigation: String
    /// The values of the navigation, as written in routes and links.
    public private(set) var parameters: [Parameter]
    /// The word that opens the screen; nil if the screen cannot be opened by name.
    public var routeName: RouteName? { declared.value.route }
    /// The screen's links, the route's link first. In each, a parameter's name replaces its value:
    /// `app://character/detail/ID`, `app://character/detail?id=ID`.
    public var links: [String] { declared.value.links }
    /// All actions of the previews; a live screen may have fewer. Read this and the properties below on the main actor.
    public var actions: [ActionDescription] { declared.controls.actions }
    /// The rows of the first preview that has rows.
    package var rows: DeclaredControls.Rows? { rowKinds.first }
    /// The kinds of rows of all previews. A screen may have other rows in another state.
    package var rowKinds: [DeclaredControls.Rows] { declared.controls.rowKinds }
    /// True if a preview has rows whose effect is not known.
    package var hasOtherRows: Bool { declared.controls.hasOtherRows }
    /// False if nothing is known about the screen's controls and states until it is shown.
    package var hasPreviews: Bool { !contents.isEmpty }
    package var contents: [DeclaredControls.Content] { declared.controls.contents }
    package var allContents: [DeclaredControls.Content] { declared.controls.allContents }
    /// Valid texts for fields, from the previews. Each key is a field's name in the command `set`.
    package var fieldTexts: [String: String] { declared.controls.fieldTexts }
    /// All tracked events of the screen.
    public var events: [EventDescription] { declared.events }
    /// Makes the navigation; nil if arguments cannot express its values.
    public let makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?

    private var declared: DeclaredParts

    init(
        name: String, title: String?, navigation: String, parameters: [Parameter] = [],
        events: @escaping @Sendable () -> [EventDescription],
        makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?,
        parts: @escaping @Sendable () -> DeclaredParts.Parts
    ) {
        self.name = name
        self.title = title
        self.navigation = navigation
        self.parameters = parameters
        self.makeNavigation = makeNavigation
        declared = DeclaredParts(of: name, events: events, parts: parts, controls: { DeclaredControls() })
    }

    /// Returns the description with controls, which are made on demand.
    package func with(_ controls: @escaping @Sendable () -> DeclaredControls) -> ScreenDescription {
        var copy = self
        copy.declared = declared.with(controls)
        return copy
    }

    func with(parameters: [Parameter]) -> ScreenDescription {
        var copy = self
        copy.parameters = parameters
        return copy
    }

    package var states: [ViewState] { contents.flatMap(\.states) }

    /// The actions that other screens may request.
    public var intents: [ActionDescription] { actions.filter(\.isIntent) }

    /// The route to the screen; nil if the screen cannot be opened by name.
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

    /// Returns the links with a navigation's values in them. Omits links that have no place for one of the values.
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
