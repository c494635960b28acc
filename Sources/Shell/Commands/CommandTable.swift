import ChallengeCore

/// What the name of a command stands for on some screen.
enum ResolvedCommand {
    /// One of the session's own.
    case session(SessionCommand)
    /// An action of the app, which is possible on every screen.
    case everywhere(ActionDescription)
    /// An action of the screen on top.
    case action(ActionDescription)
    /// An action of a screen that is elsewhere, and the way there.
    case distant(ActionDescription, through: any NavigationContract)

    var description: ActionDescription {
        switch self {
        case .session(let command): command.description
        case .everywhere(let description), .action(let description), .distant(let description, _): description
        }
    }

    /// Whether someone who gave the command waits for a sign that it was carried out.
    var mustAnswer: Bool {
        if case .session(let command) = self { command.mustAnswer } else { true }
    }
}

/// Everything that can be done on some screen, whether one is there or only thinks of being there.
struct CommandTable {
    /// A screen, by what a message about it needs.
    struct Screen {
        /// Nil where it is not known.
        let title: String?
        /// The name of its feature, likewise.
        let feature: String?
        let actions: [ActionDescription]
    }

    /// The screen on top; nil where there is none.
    let top: Screen?
    /// The screens below it, from the root up. Looked at only where the one on top does not say enough.
    let below: () -> [Screen]
    let routes: [AppRoute]
    /// What the app offers on every screen.
    let everywhere: [ActionDescription]

    /// The screen's own actions, then the session's commands and those of the app, then what is possible elsewhere. No name
    /// comes twice: the session's commands hide the others of their name, and the app's those of its screens. Of what is
    /// possible in several places, that in the feature of the screen on top counts, then that of the first route.
    var all: [ResolvedCommand] {
        let own = SessionCommand.all
        var names = Set(own.map(\.description.name))
        let everywhere = everywhere.filter { names.insert($0.name).inserted }
        let actions = (top?.actions ?? []).filter { names.insert($0.name).inserted }
        var distant: [ResolvedCommand] = []
        for route in nearestRoutes {
            guard let navigation = route.route.fixedNavigation else { continue }
            for action in route.intents where names.insert(action.name).inserted {
                distant.append(.distant(action, through: navigation))
            }
        }
        return actions.map(ResolvedCommand.action) + own.map(ResolvedCommand.session)
            + everywhere.map(ResolvedCommand.everywhere) + distant
    }

    /// The routes, those first that end in the feature that one is in: that of the screen on top, or where it has none that can
    /// be asked for, as the one which says that nothing was found, that of the screen nearest to it that has.
    private var nearestRoutes: [AppRoute] {
        func hasRoutes(_ screen: Screen) -> Bool {
            screen.feature != nil && routes.contains { $0.destinationFeature == screen.feature }
        }
        let nearest = top.flatMap { hasRoutes($0) ? $0 : below().last(where: hasRoutes) }
        guard let feature = nearest?.feature else { return routes }
        return routes.filter { $0.destinationFeature == feature } + routes.filter { $0.destinationFeature != feature }
    }

    /// What can be done by someone who means this feature, whichever one the screen on top is of.
    func meaning(_ feature: String) -> CommandTable {
        if top?.feature == feature { return self }
        let top = Screen(title: top?.title, feature: feature, actions: [])
        return CommandTable(top: top, below: below, routes: routes, everywhere: everywhere)
    }

    /// Finds a command by its name.
    ///
    /// - Parameter mayBeShort: whether it may be written in any letter case, and by the beginning of the name where only one
    ///   begins so.
    func resolve(_ name: Word, mayBeShort: Bool = false) throws(CommandError) -> ResolvedCommand {
        let all = all
        let text = name.text
        let whole = mayBeShort ? text.lowercased() : text
        if let exact = all.first(where: { $0.description.name == whole }) { return exact }
        if let route = routes.first(where: { $0.route.name == text.lowercased() })?.route {
            throw CommandError("'\(text)' is a destination: type open \(route.usage)", at: name.location)
        }
        let beginning = text.isEmpty ? [] : all.filter { $0.description.name.hasPrefix(text.lowercased()) }
        if beginning.count == 1, mayBeShort { return beginning[0] }
        guard beginning.count <= 1 else {
            let list = beginning.map(\.description.name).sorted().joined(separator: ", ")
            throw CommandError("'\(text)' could be \(list)", at: name.location)
        }
        let advice = advice(for: text, from: all.map(\.description.name), meant: beginning.first?.description.name)
        let screen = top?.title.map { " on \($0)" } ?? ""
        throw CommandError("no command '\(text)'", screen: screen, advice: advice, at: name.location)
    }

    /// What may help where a name is not known: where else there is such a command, or what may be meant.
    ///
    /// - Parameter meant: the one name that begins with it.
    private func advice(for text: String, from names: [String], meant: String?) -> String {
        if let other = below().last(where: { $0.actions.contains { $0.name == text } }) {
            return other.title.map { ", but there is one on \($0)" } ?? ""
        }
        let suggestion = text.suggestion(from: names, whole: meant)
        return suggestion.isEmpty ? "; type help to see what is possible" : suggestion
    }
}
