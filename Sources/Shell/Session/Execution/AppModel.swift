package import ChallengeConsole
package import ChallengeCore
package import ChallengeLanguage
import ChallengeText
import FoundationEssentials

/// The known part of an app's stacks at a point of a script. Each screen is represented by its navigation's name.
package nonisolated enum Position: Hashable, Sendable {
    /// All screens from the root up, of the only stack or of the tab with this index. No modal is presented. `others` has
    /// the known stacks of other tabs by tab index.
    case stack([String], tab: Int = 0, others: [Int: [String]] = [:])
    /// Only the screen on top is known.
    case top(String)
    case unknown

    /// The screens of this stack, and of the known stacks of other tabs.
    var allScreens: [String] {
        guard case .stack(let screens, _, let others) = self else { return screens }
        return screens + others.values.flatMap(\.self)
    }

    /// The maximum depth of a known stack. Of a deeper stack only the top is known, which limits the time for a command.
    private static let depthLimit = 100

    package var screens: [String] {
        switch self {
        case .stack(let screens, _, _): screens
        case .top(let screen): [screen]
        case .unknown: []
        }
    }

    func pushing(_ screen: String) -> Position {
        // If the screen is the root of a modal, the navigation goes back to this root, and the stack is unknown.
        guard case .stack(let screens, let tab, let others) = self, screens.count < Self.depthLimit else {
            return .top(screen)
        }
        return .stack(screens + [screen], tab: tab, others: others)
    }
}

/// A static model of an app for `check`: the screens of the app and the destinations of commands. The model runs nothing.
package struct AppModel {
    private let root: any RootContainerContract
    private let routes: [AppRoute]
    package let map: AppMap
    package let screens: [String: ScreenDescription]
    package let own: [SessionCommand]
    private let keepsGoing: Bool
    /// The format of the output at this point of a script. A command may change the format.
    package var format: OutputTraits.Format
    /// See ``SessionOptions/link``.
    private let link: String?
    package let start: Position

    /// - Parameter keepsGoing: true if scripts continue after a command that fails.
    package init(
        _ root: any RootContainerContract, own: [SessionCommand], keepsGoing: Bool = false,
        format: OutputTraits.Format = .text, link: String? = nil
    ) {
        (self.root, self.keepsGoing, self.format, self.link) = (root, keepsGoing, format, link)
        (routes, map) = (root.routes, root.map)
        screens = Dictionary(map.screens.map { ($0.navigation, $0) }) { first, _ in first }
        self.own = own.adding(map.tabs)
        let tabs = map.tabs.map(\.navigation.name).enumerated().filter { [map] in map.guards(of: $1).isEmpty }
        let others = Dictionary(uniqueKeysWithValues: tabs.filter { $0.offset > 0 }.map { ($0, [$1]) })
        start = map.guards(of: map.root).isEmpty ? .stack([map.root], others: others) : .unknown
    }

    /// The position at the root of the visible stack.
    func home(from position: Position) -> Position {
        guard !map.tabs.isEmpty else { return start }
        guard case .stack(let screens, let tab, let others) = position else { return .unknown }
        return .stack(Array(screens.prefix(1)), tab: tab, others: others)
    }

    /// The position after a tab is selected. The stack of the tab is unchanged.
    func select(_ index: Int, from position: Position) -> Position {
        guard case .stack(let screens, let tab, var others) = position else { return .unknown }
        guard index != tab else { return position }
        guard let stack = others.removeValue(forKey: index) else { return .unknown }
        others[tab] = screens
        return .stack(stack, tab: index, others: others)
    }

    /// The position at the root of a tab, from any current position.
    private func selectRoot(of index: Int, from position: Position) -> Position {
        var known: [Int: [String]] = [:]
        if case .stack(let screens, let tab, let others) = position {
            known = others
            known[tab] = screens
        }
        known[index] = nil
        return .stack([map.tabs[index].navigation.name], tab: index, others: known)
    }

    /// The commands that are possible at a position. If only the top screen is known, any screen may be below the top.
    package func commandTable(at position: Position) -> CommandTable {
        let known = position.screens.map { name in
            CommandTable.Screen(
                title: screens[name]?.title, feature: map.feature(for: name)?.name,
                actions: screens[name]?.actions ?? [])
        }
        let anywhere = { screens.values.map { CommandTable.Screen(title: nil, feature: nil, actions: $0.actions) } }
        let isTop = if case .top = position { true } else { false }
        let below = {
            isTop
                ? AnySequence(anywhere().reversed())
                : AnySequence(known.dropLast().suffix(CommandTable.nearestCount).reversed())
        }
        return CommandTable(
            top: { known.last }, below: below, routes: { routes },
            everywhere: { root.actions.map(\.description) },
            destinationTitle: { screens[root.chain(following: $0).destination.name]?.title ?? "" }, own: own,
            screens: { map.screens })
    }

    /// Returns the position after a command. Throws if the command must fail; at an unknown position, on every screen.
    package func follow(_ command: Command, from position: Position) throws(CommandError) -> Position {
        guard position == .unknown else {
            let table = commandTable(at: position)
            let command = table.meant(command)
            let resolved = try table.resolve(command.name, followedBy: command.arguments)
            return try follow(resolved, command, from: position)
        }
        var positions: Set<Position> = []
        var errors: [CommandError] = []
        for screen in screens.keys.sorted() {
            do throws(CommandError) {
                positions.insert(try follow(command, from: .top(screen)))
            } catch {
                errors.append(error)
            }
        }
        if let position = positions.first {
            return positions.count == 1 && (errors.isEmpty || !keepsGoing) ? position : .unknown
        }
        let hints = errors.allSatisfy { $0.hints == errors[0].hints } ? errors[0].hints : []
        // The user probably means a screen that has the command, above all the screen that accepts most words.
        let known = errors.filter { if case WordError.unknownCommand = $0.reason { false } else { true } }
        let furthest = known.map { $0.location?.offset ?? 0 }.max()
        if let error = known.first(where: { $0.location?.offset ?? 0 == furthest }) { throw error }
        guard case WordError.unknownCommand(let name, _) = errors[0].reason else { throw errors[0] }
        throw CommandError(.unknownCommand(name, screen: nil), hints, at: errors[0].location)
    }

    private func follow(
        _ resolved: ResolvedCommand, _ command: Command, from position: Position
    ) throws(CommandError) -> Position {
        let command = resolved.withoutDiscard(command)
        let matcher = ArgumentMatcher(description: resolved.description) { [map] in map.screens }
        let arguments = try matcher.match(command.arguments)
        switch resolved {
        case .session(let session):
            let invocation = Invocation(command: command, arguments: arguments)
            let next = try session.staticEffect?(self, position, invocation) ?? position
            try checkTable(of: session, command, at: next)
            return next
        case .everywhere(let description), .action(let description):
            try description.check(arguments, of: command, isPreview: true)
            if case .leads(let navigation, as: nil) = description.effect {
                let end = map.destination(of: navigation)
                let isElsewhere = end == map.root || map.tabs.contains { $0.navigation.name == end }
                return isElsewhere ? .unknown : push(end, from: position)
            }
            let stays = description.effect == .stays
            return stays && (description.name == ActionDescription.setter || !dependsOnGuards(position))
                ? position : .unknown
        case .distant(let description, let navigation):
            try description.check(arguments, of: command, isPreview: true)
            let stays = description.effect == .stays
            return uncertain(stays ? navigate(to: navigation, from: position) : .unknown, from: position)
        }
    }

    /// True if an action may log a user in or out. The guards may then change the screens in the stacks.
    private func dependsOnGuards(_ position: Position) -> Bool {
        if map.guards.isEmpty { return false }
        return map.guards.contains { (stop: AppMap.Guard) in
            position.allScreens.contains { stop.otherwise == $0 || stop.navigations.contains($0) }
        }
    }

    /// The position after a command that may either succeed or be rolled back.
    private func uncertain(_ next: Position, from position: Position) -> Position {
        keepsGoing && next != position ? .unknown : next
    }

    /// Throws if a command certainly prints no table, although the format has only tables.
    func checkTable(of session: SessionCommand, _ command: Command, at next: Position) throws(CommandError) {
        let format = ResolvedCommand.session(session).format(of: command) ?? format
        guard format.isTable else { return }
        let performed = try command.performed()
        if performed != command {
            let table = commandTable(at: next)
            guard case .session(let failing)? = try? table.resolve(performed.name, followedBy: performed.arguments)
            else { return }
            return try checkTable(of: failing, performed, at: .unknown)
        }
        let isTable =
            switch session.answer {
            case .table, .nothing: true
            case .tableUnlessArguments where command.arguments.isEmpty: true
            case .text: false
            case .screen, .tableUnlessArguments: next.screens.last.flatMap { screens[$0] }.map(\.hasTable) ?? true
            }
        if !isTable { throw CommandError(.noTable(of: command.text, format)) }
    }

    package func open(_ command: Command, from position: Position) throws(CommandError) -> Position {
        let screen = position.screens.last.flatMap { screens[$0] }
        let actions = (screen?.actions ?? []).filter(\.isDestination).map(\.name)
        let rows = screen?.rows
        let reader = DestinationReader(routes: routes, actions: actions, noun: rows?.noun)
        switch try reader.read(command.arguments) {
        case .link(let url):
            if url.absoluteString != link { try root.check(link: url, at: command.arguments.first?.location) }
            return navigate(to: root.navigation(for: url), from: position)
        case .route(let route, let arguments):
            switch route.route.target {
            case .navigation(_, let make):
                return navigate(to: make(arguments), from: position)
            case .action(let action, _):
                let name = Word(text: action, location: command.name.location)
                let table = commandTable(at: position).meaning(route.feature)
                let bare = Command(words: [name], text: command.text)
                return try follow(try table.resolve(name), bare, from: position)
            }
        case .action:
            return .unknown
        case .row, .rowNamed, .rowAt:
            return rows.map { push($0.navigation, from: position) } ?? .unknown
        }
    }

    /// The position after a navigation to a screen. Unknown if the navigation may fail: a missing row, a refused action.
    private func push(_ navigation: String, from position: Position) -> Position {
        let end = map.destination(of: navigation)
        return map.guards(of: end).isEmpty ? uncertain(position.pushing(end), from: position) : .unknown
    }

    /// The position after a navigation, by the rules of ``NavigationCoordinator``.
    private func navigate(to navigation: any NavigationContract, from position: Position) -> Position {
        let destination = root.chain(following: navigation).destination
        guard map.guards(of: destination.name).isEmpty, let screen = screens[destination.name]?.navigation else {
            return .unknown
        }
        if let tab = map.tabs.firstIndex(where: { AnyNavigation($0.navigation) == AnyNavigation(destination) }) {
            return selectRoot(of: tab, from: position)
        }
        return destination.name == map.root ? start : position.pushing(screen)
    }
}
