/// A screen for those who look without going there: what it is called, how it is reached, what can be done on it, and
/// where that leads.
package struct ScreenDescription: Sendable {
    /// The rows of a screen that lists something.
    package struct Rows: Sendable {
        /// What one is called, in the singular: ``Selection/noun``.
        package let noun: String
        /// The name of the navigation to which they lead.
        package let navigation: String

        package init(_ noun: String, leadTo screen: ScreenDescription) {
            self.noun = noun
            navigation = screen.navigation
        }
    }

    /// How a screen is asked for by name: `open character 5`.
    package struct RouteName: Sendable {
        package let name: String
        package let help: String
        /// The action of another screen that leads there, because the destination needs something that only that screen has.
        package let action: String?

        /// - Parameters:
        ///   - name: one word in lower case.
        ///   - help: one line: what is found there.
        package init(_ name: String, help: String, by action: ActionDescription? = nil) {
            self.name = name
            self.help = help
            self.action = action?.name
        }
    }

    /// The screen's name for programs: `CharacterList`.
    package let name: String
    /// The screen's name for people, ``Rendering/title``; nil where that depends on what is shown.
    package let title: String?
    /// The name of the navigation that leads there: `CharacterIncomingNavigation.list`.
    package let navigation: String
    /// What that navigation carries, as one writes it.
    package let parameters: [Parameter]
    /// Nil for a screen that cannot be asked for by name.
    package let routeName: RouteName?
    /// The links that lead there; the first is the one that is told.
    package let links: [LinkTemplate]
    /// The actions that it may publish; at any moment it publishes some of them or all.
    package let actions: [ActionDescription]
    /// Nil for a screen that lists nothing. A screen that has rows always publishes a ``Selection``, be it empty.
    package let rows: Rows?
    /// The states that it may be in.
    package let states: [ViewState]
    /// Makes the navigation; nil where that takes more than arguments.
    package let makeNavigation: (@Sendable (Arguments) -> any NavigationContract)?

    /// The actions that may be asked for from elsewhere.
    package var intents: [ActionDescription] { actions.filter(\.isIntent) }

    /// How to ask for the screen, if one can.
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
            name: routeName.name, help: routeName.help, parameters: parameters, deepLink: links.first?.text,
            target: target)
    }
}
