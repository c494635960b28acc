import ChallengeCore

/// A static model of an app for `--check`: its screens, and where commands lead. Nothing in it runs.
struct AppModel {
    private let root: any RootContainerContract
    private let routes: [AppRoute]
    private let map: AppMap
    private let screens: [String: ScreenDescription]
    /// The position at the start of the app.
    let start: Position
    /// Every screen of the app as a position: what is possible where nothing is known.
    let anywhere: Set<Position>

    /// - Parameter root: asked for its screens and routes, and where links and redirects lead. It does not navigate.
    init(_ root: any RootContainerContract) {
        self.root = root
        routes = root.routes
        map = root.map
        let all = map.features.flatMap(\.screens)
        screens = Dictionary(all.map { ($0.navigation, $0) }) { first, _ in first }
        start = Position(screens: [map.root], isWhole: true)
        anywhere = Set(screens.keys.map(Position.somewhere))
    }

    /// The commands that are possible at a position.
    func commandTable(at position: Position) -> CommandTable {
        CommandTable(
            top: commandTableScreen(position.top),
            below: { position.screens.dropLast().map(commandTableScreen) }, routes: routes,
            everywhere: root.actions.map(\.description))
    }

    private func commandTableScreen(_ name: String) -> CommandTable.Screen {
        CommandTable.Screen(
            title: screens[name]?.title, feature: map.feature(for: name)?.name, actions: screens[name]?.actions ?? [])
    }

    /// See ``CommandTable/resolve(_:mayBeShort:)``.
    ///
    /// - Parameter table: nil for the commands that are possible at the position.
    func resolve(
        _ name: Word, in table: CommandTable? = nil, at position: Position
    ) throws(CommandError) -> ResolvedCommand {
        do throws(CommandError) {
            return try (table ?? commandTable(at: position)).resolve(name)
        } catch {
            // A screen below, which is not known here, may have the command; a run would name that screen.
            let isSomewhere = screens.values.contains { $0.actions.contains { $0.name == name.text } }
            throw isSomewhere && !position.isWhole
                ? CommandError(error.fault, screen: error.screen, at: error.location) : error
        }
    }

    /// The positions that are possible after a command. Throws the error that the command is sure to fail with.
    func follow(
        _ resolved: ResolvedCommand, _ command: Command, from position: Position
    ) throws(CommandError) -> Set<Position> {
        let arguments = try ArgumentMatcher(description: resolved.description).match(command.arguments)
        switch resolved {
        case .session(let session):
            guard case .moves(let moves) = session.staticEffect else { return [position] }
            return try moves(self, position, Invocation(command: command, arguments: arguments))
        case .everywhere(let description), .action(let description):
            return outcome(of: description, at: position)
        case .distant(let description, let navigation):
            // It may fail there, and is then rolled back.
            return navigate(to: navigation, from: position).reduce(into: [position]) {
                $0.formUnion(outcome(of: description, at: $1))
            }
        }
    }

    private func outcome(of action: ActionDescription, at position: Position) -> Set<Position> {
        action.effect == .stays ? [position] : anywhere
    }

    /// The positions that are possible after `open`.
    func open(_ command: Command, from position: Position) throws(CommandError) -> Set<Position> {
        let rows = screens[position.top]?.rows
        let reader = DestinationReader(routes: routes, noun: rows?.noun)
        switch try reader.read(command.arguments) {
        case .link(let url):
            return navigate(to: root.navigation(for: url), from: position)
        case .route(let route, let arguments):
            switch route.route.target {
            case .navigation(_, let make):
                return navigate(to: make(arguments), from: position)
            case .action(let action, _):
                let name = Word(text: action, location: command.name.location)
                let bare = Command(words: [name], text: command.text)
                let table = commandTable(at: position).meaning(route.feature)
                return try follow(try resolve(name, in: table, at: position), bare, from: position)
            }
        case .row:
            return rows.map { [position.pushing($0.navigation)] } ?? anywhere
        case .rowNamed:
            // There may be no such row.
            return rows.map { [position, position.pushing($0.navigation)] } ?? anywhere
        }
    }

    /// The positions that are possible after a navigation, by the rules of ``NavigationCoordinator``.
    private func navigate(to navigation: any NavigationContract, from position: Position) -> Set<Position> {
        let destination = root.chain(following: navigation).destination
        guard let screen = screens[destination.name]?.navigation else { return anywhere }
        return destination.name == map.root ? [start] : [position.pushing(screen)]
    }
}
