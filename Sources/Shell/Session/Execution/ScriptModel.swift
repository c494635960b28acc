import ChallengeActions
package import ChallengeConsole
package import ChallengeCore
package import ChallengeHost
package import ChallengeLanguage
import ChallengeText
import FoundationEssentials
import SwiftUI

/// The known part of an app's stacks at a point of a script. Each screen is represented by its navigation's name.
package nonisolated enum KnownStacks: Hashable, Sendable {
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

    fileprivate func isTopDeclared(in map: AppMap) -> Bool { screens.last.map(map.declares) ?? false }

    func pushing(_ screen: String) -> KnownStacks {
        // If the screen is the root of a modal, the navigation goes back to this root, and the stack is unknown.
        guard case .stack(let screens, let tab, let others) = self, screens.count < Self.depthLimit else {
            return .top(screen)
        }
        return .stack(screens + [screen], tab: tab, others: others)
    }
}

/// A static model of an app for `check`: the screens of the app and the destinations of commands. The model runs nothing.
package struct ScriptModel {
    private let root: RootContainer
    private let routes: [AppRoute]
    package let map: AppMap
    package let screens: [String: ScreenDescription]
    /// The screens that previews show, by their names. A live screen may have more controls.
    private let previews: [String: ScreenDescription]
    package let sessionCommands: [SessionCommand]
    private let keepsGoing: Bool
    /// The format of the output at this point of a script. A command may change the format.
    package var format: OutputTraits.Format
    /// See ``SessionOptions/link``.
    private let link: String?
    package let start: KnownStacks
    package var secrets: SecretWords { root.secretWords }

    /// The aliases that the script has defined so far.
    package private(set) var aliases = AliasTable()

    /// Keeps what a command changes for the next commands: the format of the output, and the aliases.
    package mutating func follow(settingOf command: Command) {
        if let format = Setting.format(by: command) { self.format = format }
        guard command.name.text == "alias", let alias = try? Alias(command.withoutSaving, taken: []) else { return }
        aliases.define(alias)
    }

    /// See ``CommandRunner/pastedPrompt(in:_:)``.
    package func pastedPrompt(in line: String, _ lexer: Lexer) -> Int { root.pastedPrompt(in: line, lexer) }

    /// - Parameters:
    ///   - commands: the session's commands, see ``Swift/Array/adding(_:)``.
    ///   - keepsGoing: true if scripts continue after a command that fails.
    package init(
        _ root: RootContainer, _ commands: [SessionCommand], keepsGoing: Bool = false,
        format: OutputTraits.Format = .text, link: String? = nil
    ) {
        (self.root, self.keepsGoing, self.format, self.link) = (root, keepsGoing, format, link)
        (routes, map) = (root.routes, root.map)
        screens = Dictionary(map.screens.map { ($0.navigation, $0) }) { first, _ in first }
        previews = Dictionary(root.previews.map { ($0.name, $0) }) { first, _ in first }
        sessionCommands = commands
        let tabs = map.tabs.map(\.navigation.name).enumerated().filter { [map] in map.guards(of: $1).isEmpty }
        let others = Dictionary(uniqueKeysWithValues: tabs.filter { $0.offset > 0 }.map { ($0, [$1]) })
        let first = previews.isEmpty ? map.root : root.screen(at: 0, ofStack: 0).place
        start = map.guards(of: map.root).isEmpty ? .stack([first], others: others) : .unknown
    }

    private func screen(_ name: String) -> ScreenDescription? { screens[name] ?? previews[name] }

    /// The names of the known screens.
    package var names: [String] { Array(screens.keys) + previews.keys }

    /// The position at the root of the visible stack.
    func home(from position: KnownStacks) -> KnownStacks {
        // The first screen of an app may change, such as by a tab, unless it is declared.
        guard !map.tabs.isEmpty || screens[map.root] == nil else { return start }
        guard case .stack(let screens, let tab, let others) = position else { return .unknown }
        return .stack(Array(screens.prefix(1)), tab: tab, others: others)
    }

    /// The position after a tab is selected. The stack of the tab is unchanged.
    func select(_ index: Int, from position: KnownStacks) -> KnownStacks {
        guard case .stack(let screens, let tab, var others) = position else { return .unknown }
        guard index != tab else { return position }
        guard let stack = others.removeValue(forKey: index) else { return .unknown }
        others[tab] = screens
        return .stack(stack, tab: index, others: others)
    }

    /// The position at the root of a tab, from any current position.
    private func selectRoot(of index: Int, from position: KnownStacks) -> KnownStacks {
        var known: [Int: [String]] = [:]
        if case .stack(let screens, let tab, let others) = position {
            known = others
            known[tab] = screens
        }
        known[index] = nil
        return .stack([map.tabs[index].navigation.name], tab: index, others: known)
    }

    /// The commands that are possible at a position. If only the top screen is known, any screen may be below the top.
    package func commandTable(at position: KnownStacks) -> CommandTable {
        CommandTable(Point(model: self, stacks: position), sessionCommands: sessionCommands)
    }

    private struct Point: CommandSource {
        let model: ScriptModel
        let stacks: KnownStacks

        private func screen(_ name: String) -> CommandTable.Screen {
            let screen = model.screen(name)
            return CommandTable.Screen(
                title: screen?.title, feature: model.map.feature(for: name)?.name, actions: screen?.actions ?? [])
        }

        var top: CommandTable.Screen? { stacks.screens.last.map(screen) }
        var actions: [ActionDescription] { top?.actions ?? [] }
        var below: AnySequence<CommandTable.Screen> {
            guard case .top = stacks else {
                let nearest = stacks.screens.dropLast().suffix(CommandTable.nearestCount)
                return AnySequence(nearest.reversed().lazy.map(screen))
            }
            return AnySequence(
                model.screens.values.lazy.map {
                    CommandTable.Screen(title: nil, feature: nil, actions: $0.actions)
                })
        }
        var routes: [AppRoute] { model.routes }
        var everywhere: [ActionDescription] { model.root.actions.map(\.description) }
        var refusals: [String: any ActionError] { [:] }
        var columns: [String] { [] }
        var screens: [ScreenDescription] { model.map.screens }

        func title(ofDestination navigation: any NavigationContract) -> String {
            model.screens[model.root.chain(following: navigation).destination.name]?.title ?? ""
        }
    }

    /// Returns the position after a command. Throws if the command must fail; at an unknown position, on every screen.
    package func follow(_ command: Command, from position: KnownStacks) throws(CommandError) -> KnownStacks {
        if position == .unknown ? map.mayShowUndeclared : !position.isTopDeclared(in: map) {
            return try followAnywhere(command, from: position)
        }
        guard position == .unknown else {
            return try follow(try commandTable(at: position).read(command).invocation.get(), from: position)
        }
        var positions: Set<KnownStacks> = []
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
        let known = errors.filter { $0.reason.unknownCommand == nil }
        let furthest = known.map { $0.location?.offset ?? 0 }.max()
        if let error = known.first(where: { $0.location?.offset ?? 0 == furthest }) { throw error }
        guard let name = errors[0].reason.unknownCommand else { throw errors[0] }
        throw CommandError(.unknownCommand(name, screen: nil), hints, at: errors[0].location)
    }

    /// Returns the position after a command on a screen that may have any controls and rows. Throws only if the words of
    /// a command that all screens have are wrong, or if a command of the screen's previews never takes these words.
    private func followAnywhere(_ command: Command, from position: KnownStacks) throws(CommandError) -> KnownStacks {
        let isOfSession = sessionCommands.contains { $0.description.name == command.name.text && !$0.sharesName }
        let (command, invocation) = commandTable(at: position).read(command)
        let everywhere = root.actions.map(\.description)
        let previewed = position.screens.last.flatMap { previews[$0] }?.actions ?? []
        let action = (everywhere + previewed).first { $0.name == command.name.text }
        guard isOfSession || action != nil else { return .unknown }
        switch invocation {
        case .success(let invocation): return (try? follow(invocation, from: position)) ?? .unknown
        case .failure(let error):
            let isFixed = isOfSession || everywhere.contains { $0 === action && $0.effect != .undeclared }
            guard isFixed || action?.neverTakes(command.arguments) == true else { return .unknown }
            throw error
        }
    }

    func follow(_ invocation: Invocation, from position: KnownStacks) throws(CommandError) -> KnownStacks {
        let (command, arguments) = (invocation.command, invocation.arguments)
        switch invocation.resolved {
        case .session(let session):
            let next = try session.staticEffect?(self, position, invocation) ?? position
            try checkTable(of: invocation, at: next)
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
    private func dependsOnGuards(_ position: KnownStacks) -> Bool {
        if map.guards.isEmpty { return false }
        return map.guards.contains { (stop: AppMap.Guard) in
            position.allScreens.contains { stop.otherwise == $0 || stop.navigations.contains($0) }
        }
    }

    /// The position after a command that may either succeed or be rolled back.
    private func uncertain(_ next: KnownStacks, from position: KnownStacks) -> KnownStacks {
        keepsGoing && next != position ? .unknown : next
    }

    /// Throws if a command certainly prints no table, although the format has only tables.
    func checkTable(of invocation: Invocation, at next: KnownStacks) throws(CommandError) {
        let format = invocation.format ?? format
        guard format.isTable, let session = invocation.session else { return }
        if let failing = invocation.command.expectedFailure {
            guard let failing = try? commandTable(at: next).read(failing).invocation.get() else { return }
            return try checkTable(of: failing, at: .unknown)
        }
        let isTable =
            switch session.output {
            case .table, .nothing: true
            case .tableUnlessArguments where invocation.words.isEmpty: true
            case .text: false
            case .screen, .tableUnlessArguments: next.screens.last.flatMap { screens[$0] }.map(\.hasTable) ?? true
            }
        if !isTable { throw CommandError(.noTable(of: invocation.command.text, format)) }
    }

    func open(_ invocation: Invocation, from position: KnownStacks) throws(CommandError) -> KnownStacks {
        let screen = position.screens.last.flatMap(screen)
        let actions = (screen?.actions ?? []).filter(\.isDestination).map(\.name)
        let rows = screen?.rows
        let reader = DestinationReader(routes: routes, actions: actions, noun: rows?.noun)
        let destination: Destination
        do throws(CommandError) { destination = try reader.read(invocation.words) } catch {
            guard let name = root.itemName(in: invocation.words, after: error), !name.text.isEmpty,
                Int(name.text) == nil,
                root.lookups.contains(where: { _, lookup in
                    (name.noun ?? lookup.noun) == lookup.noun && lookup.mayFind(name.text)
                })
            else { throw error }
            return .unknown
        }
        switch destination {
        case .link(let url):
            if url.absoluteString != link { try root.check(link: url, at: invocation.words.first?.location) }
            return navigate(to: root.navigation(for: url), from: position)
        case .route(let route, let arguments):
            switch route.route.target {
            case .navigation(_, let make):
                return navigate(to: make(arguments), from: position)
            case .action(let action, _):
                let table = commandTable(at: position).scoped(to: route.feature)
                return try follow(try table.invocation(of: action, for: invocation), from: position)
            }
        case .action:
            return .unknown
        case .row, .rowNamed, .rowAt:
            let ends = Set((screen?.rowKinds ?? []).map(\.navigation))
            return ends.count == 1 && screen?.hasOtherRows == false
                ? ends.first.map { push($0, from: position) } ?? .unknown : .unknown
        }
    }

    /// The position after a navigation to a screen. Unknown if the navigation may fail: a missing row, a refused action.
    private func push(_ navigation: String, from position: KnownStacks) -> KnownStacks {
        let end = map.destination(of: navigation)
        return map.guards(of: end).isEmpty && (map.declares(end) || previews[end] != nil)
            ? uncertain(position.pushing(end), from: position) : .unknown
    }

    /// The position after a navigation, by the rules of ``NavigationCoordinator``.
    private func navigate(to navigation: any NavigationContract, from position: KnownStacks) -> KnownStacks {
        let destination = root.chain(following: navigation).destination
        guard map.guards(of: destination.name).isEmpty, let screen = screens[destination.name]?.navigation else {
            return .unknown
        }
        if let tab = map.tabs.firstIndex(where: { AnyNavigation($0.navigation) == AnyNavigation(destination) }) {
            return selectRoot(of: tab, from: position)
        }
        if destination.name == map.root { return start }
        guard position.screens.last == screen, screens[screen]?.actions.contains(where: \.narrowsList) != true else {
            return position.pushing(screen)
        }
        // The screen on top may have other values.
        return destination.navigationName.values.isEmpty ? position : .top(screen)
    }
}

extension ActionDescription {
    /// True if no form takes these words, whatever a screen has now: other choices, other limits of numbers, other fields. The
    /// forms of `submit` depend on the fields.
    fileprivate func neverTakes(_ words: ArraySlice<Word>) -> Bool {
        let all = forms.map { $0.map(\.withoutLimits) }
        let forms = name == Self.setter ? all.filter { $0.first?.name == words.first?.text.lowercased() } : all
        guard !forms.isEmpty, name != Self.submit else { return false }
        let matcher = ArgumentMatcher(description: ActionDescription(name: name, help: help, forms: forms))
        return (try? matcher.match(words)) == nil
    }
}

extension Parameter {
    fileprivate var withoutLimits: Parameter {
        switch kind {
        case .choice: Parameter(name, .word)
        case .integer: Parameter(name, .integer(.min ... .max))
        case .number: Parameter(name, .number(-.infinity ... .infinity))
        default: self
        }
    }
}
