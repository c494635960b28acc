import ChallengeCore
import ChallengeText

/// What the name of a command stands for on a screen.
enum ResolvedCommand {
    /// One of the session's own.
    case session(SessionCommand)
    /// An action of the app, which is possible on every screen.
    case everywhere(ActionDescription)
    /// An action of the screen on top.
    case action(ActionDescription)
    /// An intent that another screen accepts, and the navigation that leads there.
    case distant(ActionDescription, through: any NavigationContract)

    var description: ActionDescription {
        switch self {
        case .session(let command): command.description
        case .everywhere(let description), .action(let description), .distant(let description, _): description
        }
    }

    /// Whether `nothing has changed` is printed where the command prints nothing else.
    var mustAnswer: Bool {
        guard case .session(let command) = self else { return true }
        return switch command.body {
        case .sources, .ends: false
        default: true
        }
    }
}

/// The commands that are possible on a screen: one that is alive, or one of an ``AppModel``.
struct CommandTable {
    /// What commands and messages need to know of a screen.
    struct Screen {
        /// Nil where it is not known.
        let title: String?
        /// The name of its feature, likewise.
        let feature: String?
        let actions: [ActionDescription]
    }

    /// The screen on top; nil where there is none. Not everything that a table can tell is asked for by each command.
    let top: () -> Screen?
    /// The nearest screens below it, ``nearestCount`` at most, the nearest first. Evaluated only where the one on top does
    /// not say enough.
    let below: () -> AnySequence<Screen>
    let routes: () -> [AppRoute]
    /// The app's own actions, which are possible on every screen.
    let everywhere: () -> [ActionDescription]
    /// The session's own.
    let own: [SessionCommand]

    /// How many screens below the one on top are asked for a command that this does not have: so few that a mistake takes
    /// the same time however deep the stack is.
    static let nearestCount = 50

    /// The screen's own actions, then the session's commands and those of the app, then the intents of other screens.
    /// No name comes twice: the session's commands hide all others of their name, and the app's those of its screens.
    /// Of intents with one name, that of a screen in the current feature counts, then that of the first route.
    var all: [ResolvedCommand] {
        var names = Set(own.map(\.description.name))
        let everywhere = everywhere().filter { names.insert($0.name).inserted }
        let actions = (top()?.actions ?? []).filter { names.insert($0.name).inserted }
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

    /// The routes, those first that end in the current feature: that of the screen on top or, where no route ends in it
    /// (as with the not-found screen), of the nearest screen below with a feature in which one does.
    private var nearestRoutes: [AppRoute] {
        let routes = routes()
        func hasRoutes(_ screen: Screen) -> Bool {
            screen.feature != nil && routes.contains { $0.destinationFeature == screen.feature }
        }
        let nearest = top().flatMap { hasRoutes($0) ? $0 : below().first(where: hasRoutes) }
        guard let feature = nearest?.feature else { return routes }
        return routes.filter { $0.destinationFeature == feature } + routes.filter { $0.destinationFeature != feature }
    }

    /// The commands with this feature as the current one: without the actions of a screen of another feature.
    func meaning(_ feature: String) -> CommandTable {
        let top = top()
        if top?.feature == feature { return self }
        let other = Screen(title: top?.title, feature: feature, actions: [])
        return CommandTable(top: { other }, below: below, routes: routes, everywhere: everywhere, own: own)
    }

    /// Finds a command by its name.
    ///
    /// - Parameter mayBeShort: whether any letter case will do, and any prefix of the name that no other name has.
    func resolve(_ name: Word, mayBeShort: Bool = false) throws(CommandError) -> ResolvedCommand {
        let text = name.text
        if let match = named(mayBeShort ? text.lowercased() : text) { return match }
        let (all, short) = (all, text.lowercased())
        let matches = all.abbreviated(to: short) { $0.description.name }
        let match = matches.count == 1 ? matches[0] : nil
        if let route = routes().first(where: { $0.route.name == short })?.route {
            throw CommandError(.routeName(text, usage: route.usage), at: name.location)
        }
        if let match, mayBeShort { return match }
        let names = matches.map(\.description.name)
        guard names.count <= 1 else { throw CommandError(.ambiguousCommand(text, names.sorted()), at: name.location) }
        throw CommandError(
            .unknownCommand(text, screen: top()?.title),
            [hint(for: text, from: all.map(\.description.name), names.first)],
            at: name.location)
    }

    /// The command of ``all`` that has a name, without making the others.
    private func named(_ name: String) -> ResolvedCommand? {
        if let index = own.indices.first(where: { own[$0].description.name == name }) { return .session(own[index]) }
        if let action = everywhere().first(where: { $0.name == name }) { return .everywhere(action) }
        if let action = top()?.actions.first(where: { $0.name == name }) { return .action(action) }
        for route in nearestRoutes {
            guard let action = route.intents.first(where: { $0.name == name }),
                let navigation = route.route.fixedNavigation
            else { continue }
            return .distant(action, through: navigation)
        }
        return nil
    }

    /// The hint for an unknown name: a screen below that has such a command, or the nearest name.
    ///
    /// - Parameter meant: the only name that begins with it, if there is just one.
    private func hint(for text: String, from names: [String], _ meant: String?) -> CommandError.Hint? {
        if let other = below().first(where: { $0.actions.contains { $0.name == text } }) {
            return other.title.map(CommandError.Hint.screenBelow)
        }
        return meant.map(CommandError.Hint.similar) ?? .nearest(to: text, in: names) ?? .help
    }
}

extension CommandTable {
    /// The commands that are possible in an app now.
    init(_ root: any RootContainerContract, own: [SessionCommand]) {
        self.init(
            top: { root.top.map(Screen.init) },
            below: { AnySequence(root.screensFromTop.prefix(1 + Self.nearestCount).lazy.map(Screen.init).dropFirst()) },
            routes: { root.routes }, everywhere: { root.actions.map(\.description) }, own: own)
    }
}

extension CommandTable.Screen {
    /// A screen that is alive.
    init(_ screen: LiveScreen) {
        self.init(
            title: screen.rendering.title, feature: screen.feature,
            actions: screen.rendering.actions.map(\.description))
    }
}
