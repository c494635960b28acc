package import ChallengeActions
package import ChallengeCore
package import ChallengeDesignSystem
package import ChallengeHost
package import ChallengeLanguage
import ChallengeText
package import SwiftUI

/// The source of a ``CommandTable``: a running app, or a known point of a script. Few commands read all of it.
package protocol CommandSource {
    /// The screen on top; nil if it is unknown.
    var top: CommandTable.Screen? { get }
    /// The actions of the screen on top. A running app has them at less cost than the rest of the screen.
    var actions: [ActionDescription] { get }
    /// The nearest lower screens, at most ``CommandTable/nearestCount``. Read only if the screen on top is not sufficient.
    var below: AnySequence<CommandTable.Screen> { get }
    var routes: [AppRoute] { get }
    /// The actions that the app has on every screen.
    var everywhere: [ActionDescription] { get }
    /// The reasons why commands are not possible now, by name.
    var refusals: [String: any ActionError] { get }
    /// The names of the columns in the table of the screen on top.
    var columns: [String] { get }
    var screens: [ScreenDescription] { get }
    func title(ofDestination navigation: any NavigationContract) -> String
}

/// The commands that are possible on a screen.
package struct CommandTable {
    package struct Screen {
        package let title: String?
        package let feature: String?
        package let actions: [ActionDescription]
        package var rows: SelectableRows?
    }

    private let source: any CommandSource
    package let sessionCommands: [SessionCommand]
    /// The current feature; nil for the feature of the screen on top.
    private var feature: String?

    package init(_ source: any CommandSource, sessionCommands: [SessionCommand]) {
        self.source = source
        self.sessionCommands = sessionCommands
    }

    /// The table with `feature` as the current feature. A screen on top that has another feature loses its actions.
    package func scoped(to feature: String) -> CommandTable {
        var table = self
        table.feature = feature
        return table
    }

    /// The screen on top; nil if it is unknown.
    package var top: Screen? {
        let top = source.top
        guard let feature, top?.feature != feature else { return top }
        return Screen(title: top?.title, feature: feature, actions: [])
    }

    private var actions: [ActionDescription] { feature == nil ? source.actions : top?.actions ?? [] }
    package var routes: [AppRoute] { source.routes }
    package var refusals: [String: any ActionError] { source.refusals }
    package var columns: [String] { source.columns }
    package func screens() -> [ScreenDescription] { source.screens }
    func destinationTitle(_ navigation: any NavigationContract) -> String { source.title(ofDestination: navigation) }

    /// The maximum number of lower screens to search. An error thus takes the same time in stacks of any depth.
    static let nearestCount = 50

    /// The actions of the screen, then the commands of the session and the app, and the intents of other screens. A
    /// session's command hides others of the same name, unless its ``SessionCommand/sharesName`` is true. A command of
    /// the app hides the screen's action. Among intents of the same name, the current feature's wins, then the first
    /// route's.
    package var all: [ResolvedCommand] {
        var names = Set(sessionCommands.map(\.description.name))
        let everywhere = source.everywhere.filter { names.insert($0.name).inserted }
        let sharing = sessionCommands.filter(\.sharesName).map(\.description.name)
        let actions = actions.filter { names.insert($0.name).inserted || sharing.contains($0.name) }
        var distant: [ResolvedCommand] = []
        for route in nearestRoutes {
            guard let navigation = route.route.fixedNavigation else { continue }
            for action in route.intents where names.insert(action.name).inserted {
                distant.append(.distant(action, through: navigation))
            }
        }
        return actions.map(ResolvedCommand.action) + sessionCommands.map(ResolvedCommand.session)
            + everywhere.map(ResolvedCommand.everywhere) + distant
    }

    /// For each command that first opens a screen, the title of this screen.
    package var distantTitles: [String: String] {
        var titles: [String: String] = [:]
        for case .distant(let description, let navigation) in all {
            titles[description.name] = destinationTitle(navigation)
        }
        return titles
    }

    /// The routes, beginning with the routes of the current feature. The current feature is the feature of the nearest
    /// screen, from the top down, that has routes.
    private var nearestRoutes: [AppRoute] {
        let routes = routes
        func hasRoutes(_ screen: Screen) -> Bool {
            screen.feature != nil && routes.contains { $0.destinationFeature == screen.feature }
        }
        let nearest = top.flatMap { hasRoutes($0) ? $0 : source.below.first(where: hasRoutes) }
        guard let feature = nearest?.feature else { return routes }
        return routes.filter { $0.destinationFeature == feature } + routes.filter { $0.destinationFeature != feature }
    }

    /// Returns the command that a name selects, or throws an error with a hint.
    ///
    /// - Parameters:
    ///   - words: the arguments, if known. They decide between two commands of the same name.
    ///   - mayBeShort: true to ignore case and accept any unambiguous prefix, unless the name has a quote or a backslash.
    package func resolve(
        _ name: Word, followedBy words: ArraySlice<Word>? = nil, mayBeShort: Bool = false
    ) throws(CommandError) -> ResolvedCommand {
        let text = name.text
        if let match = named(mayBeShort ? text.lowercased() : text, words) { return match }
        let (all, short) = (all, text.lowercased())
        let matches = all.abbreviated(to: short) { $0.description.name }
        let match = matches.count == 1 ? matches[0] : nil
        if mayBeShort, Self.answers.contains(short) {
            throw CommandError("no question is open, so \(text.quotedInMessage()) answers nothing", at: name.location)
        }
        if let match, mayBeShort, !name.isQuoted {
            return named(match.description.name, words) ?? match
        }
        let names = matches.map(\.description.name)
        let known = all.map(\.description.name)
        let typed = [text] + (words ?? []).map(\.text)
        let same = known.first { Self.isSame($0, as: typed) }
        guard names.count <= 1 || same != nil else {
            let all = names.sorted().joined(separator: ", ")
            throw CommandError("\(text.quotedInMessage()) could be \(all)", at: name.location)
        }
        throw CommandError(
            .unknownCommand(text, screen: top?.title),
            [hint(for: text, words ?? [], from: known, same ?? names.first)],
            at: name.location)
    }

    /// The answers to a question, which must not run another command as abbreviations of its name.
    private static let answers = ["y", "yes", "n", "no"]

    /// On the screen on top, the words that precede a verbatim text.
    package var verbatim: Set<[String]> {
        var found: Set<[String]> = []
        for action in actions {
            for form in action.forms where form.last?.isVerbatim == true {
                found.insert([action.name] + form.dropLast().map(\.name))
                if action.name == ActionDescription.setter { found.insert(form.dropLast().map(\.name)) }
            }
        }
        return found
    }

    var setter: ActionDescription? { actions.first { $0.name == ActionDescription.setter } }

    /// The controls of the screen on top, each as a command. Controls with the name of another command are left out.
    package var settings: [ActionDescription] {
        setter?.controls.filter { named($0.name, nil) == nil } ?? []
    }

    /// Expands a name to a command: a control's name to the action that sets the control, a route's name to `open`, and
    /// `?` to `help`.
    package func expanded(_ command: Command) -> Command {
        let name = command.name.text.lowercased()
        // Most commands need no routes. Routes require the declarations of all screens, which take time.
        if sessionCommands.contains(where: { $0.description.name == name }) { return command }
        if actions.contains(where: { $0.name == name }) { return command }
        let words: [String]
        if name == "?" {
            words = ["help"]
        } else if setter?.forms.contains(where: { $0.first?.name == name }) == true {
            words = [ActionDescription.setter, name]
        } else if routes.contains(where: { $0.route.name == name }) {
            words = ["open", name]
        } else {
            return command
        }
        guard named(name, nil) == nil else { return command }
        return Command(
            words: words.map { Word(text: $0, location: command.name.location) } + command.arguments,
            text: command.text, target: command.target)
    }

    /// The commands and controls of all screens that `isWanted` accepts, with their screens and the routes to them.
    func places(
        where isWanted: (ActionDescription) -> Bool
    ) -> [(title: String, routes: [Route], description: ActionDescription)] {
        screens().flatMap { screen in
            let actions =
                screen.actions + (screen.actions.first { $0.name == ActionDescription.setter }?.controls ?? [])
            let ways = routes.filter { $0.screen?.navigation == screen.navigation }.map(\.route)
            let title = screen.title ?? ways.first?.shortUsage ?? screen.name
            return actions.filter(isWanted).map { (title, ways, $0) }
        }
    }

    private func named(_ name: String, _ words: ArraySlice<Word>?) -> ResolvedCommand? {
        for command in sessionCommands where command.description.name == name {
            guard command.sharesName, let action = actions.first(where: { $0.name == name }) else {
                return .session(command)
            }
            func fits(_ description: ActionDescription) -> Bool {
                words.map { (try? ArgumentMatcher(description: description).match($0)) != nil } ?? false
            }
            return !fits(action) && fits(command.description) ? .session(command) : .action(action)
        }
        if let action = source.everywhere.first(where: { $0.name == name }) { return .everywhere(action) }
        if let action = actions.first(where: { $0.name == name }) { return .action(action) }
        for route in nearestRoutes {
            guard let action = route.intents.first(where: { $0.name == name }),
                let navigation = route.route.fixedNavigation
            else { continue }
            return .distant(action, through: navigation)
        }
        return nil
    }

    /// The hint for an unknown name. The first possible hint is used, in this order: screens that have the command; the
    /// name that differs only in hyphens, or the only name with this prefix; an equivalent for another program's command;
    /// `open` with a destination; the most similar name.
    private func hint(
        for text: String, _ words: ArraySlice<Word>, from names: [String], _ onlyMatch: String?
    ) -> CommandError.Hint? {
        let places = places { $0.name == text.lowercased() }
        if !places.isEmpty {
            return .onScreens(
                places.map(\.title).unique, destinations: places.compactMap { $0.routes.first?.shortUsage }.unique)
        }
        if let other = source.below.first(where: { $0.actions.contains { $0.name == text } }) {
            return other.title.map(CommandError.Hint.elsewhere)
        }
        if let onlyMatch { return .similar(onlyMatch) }
        let foreign = foreignCommands.first { $0.names.contains(text.lowercased()) }
        let destinations = destinations(([text] + words.map(\.text)).joined(separator: " ").lowercased())
        if let foreign { return .instead(foreign.hint) }
        guard destinations.isEmpty else { return .commands(destinations) }
        return .nearest(to: text, in: names.filter { !Quoting.needsQuotes($0) })
            ?? .nearest(to: text, in: screens().flatMap(\.actions).map(\.name)) ?? CommandError.Hint.help
    }

    /// True if a name differs from the first word or words only in its hyphens and its case: `log-out` and `logout`.
    private static func isSame(_ name: String, as words: [String]) -> Bool {
        let letters = name.lowercased().filter { $0 != "-" }
        return (1...3).contains { letters == words.prefix($0).joined().lowercased().filter { $0 != "-" } }
    }

    /// The routes that begin with a text or, if no route does, a few rows that do. For a number, the row with this
    /// number.
    private func destinations(_ text: String) -> [String] {
        let routes = routes.map(\.route).filter { $0.name.hasPrefix(text) }.map { "open \($0.usage)" }
        guard routes.isEmpty, text.count > 1 || Int(text) != nil, let rows = top?.rows else { return routes }
        if let number = Int(text) { return number > 0 ? ["open \(number)"] : [] }
        return rows.items.lazy.filter { $0.name.lowercased().hasPrefix(text) }
            .prefix(3).map { "open \(Quoting.quoted($0.name))" }
    }
}

struct LiveCommands: CommandSource {
    let root: RootContainer

    var top: CommandTable.Screen? { root.top.map(CommandTable.Screen.init) }
    var actions: [ActionDescription] { (root.rendering?.actions ?? []).map(\.description) }
    var below: AnySequence<CommandTable.Screen> {
        let nearest = root.screensFromTop.prefix(1 + CommandTable.nearestCount)
        return AnySequence(nearest.lazy.map(CommandTable.Screen.init).dropFirst())
    }
    var routes: [AppRoute] { root.routes }
    var everywhere: [ActionDescription] { root.actions.map(\.description) }
    var refusals: [String: any ActionError] {
        let actions = (root.top?.rendering.actions ?? []) + root.actions
        let refusals = actions.compactMap { action in action.refusal.map { (action.description.name, $0) } }
        return Dictionary(refusals) { first, _ in first }
    }
    var columns: [String] { root.columns }
    var screens: [ScreenDescription] { root.map.screens + root.previews }

    func title(ofDestination navigation: any NavigationContract) -> String {
        let end = root.chain(following: navigation).destination
        return root.map.screen(for: end.name)?.title ?? end.name
    }
}

extension RootContainer {
    /// The table of the screen on top; nil if that screen has no table.
    package var table: DataTable? { top.flatMap(table) }

    func table(of screen: LiveScreen) -> DataTable? {
        screen.rendering.table(declaredBy: map.screen(for: screen.navigation.name))
    }

    /// The index of a row among those of all loaded pages.
    ///
    /// - Parameter position: the row's position on the last page, from 1.
    func index(ofRow position: Int, among count: Int, at location: SourceLocation?) throws(CommandError) -> Int {
        let shownCount = min(top?.rendering.selection?.shownCount ?? count, count)
        guard position > 0, position <= shownCount else {
            let shown =
                switch shownCount {
                case 0: "no rows are shown"
                case 1: "1 row is shown"
                default: "\(shownCount) rows are shown"
                }
            let start = shownCount < count ? ", and #1 is the first of this page" : ""
            throw CommandError("there is no row #\(position): \(shown)\(start)", at: location)
        }
        return count - shownCount + position - 1
    }

    fileprivate var columns: [String] {
        top.map { $0.rendering.columns(declaredBy: map.screen(for: $0.navigation.name)) } ?? []
    }
}

extension CommandTable.Screen {
    package init(_ screen: LiveScreen) {
        self.init(
            title: screen.rendering.title, feature: screen.feature,
            actions: screen.rendering.actions.map(\.description), rows: screen.rendering.selection)
    }
}

extension ActionDescription {
    /// The controls that the action `set` changes, each as a command with the name of the control.
    fileprivate var controls: [ActionDescription] {
        forms.compactMap(\.first?.name).unique.map { name in
            ActionDescription(
                name: name, help: help,
                forms: forms.filter { $0.first?.name == name }.map { Array($0.dropFirst()) })
        }
    }
}

extension Command {
    /// The first word that the user typed. ``CommandTable/expanded(_:)`` puts another word before it, at the same place.
    var typedName: String {
        let second = words.dropFirst().first
        return second?.location == name.location ? second?.text ?? name.text : name.text
    }
}

extension Route {
    /// The usage of the route; without arguments if all arguments are optional.
    var shortUsage: String { needsArguments ? usage : name }
}

/// Commands of other programs, with hints about the equivalent commands here.
private let foreignCommands: [(names: [String], hint: String)] = [
    (["h", "man", "commands", ".help", "usage"], "type help to see what is possible"),
    (["cls"], "type clear to clear the screen"),
    (["ls", "dir", "ll", "list"], "type show to see the screen again, or routes to see where you can go"),
    (["cd", "goto", "go", "select", "use"], "type open DESTINATION; routes lists them"),
    (["cd..", "up", "..", "pop"], "type back"),
    (["pwd", "where", "stack"], "type path"),
    (["cat", "print", "view", "less"], "type show to see the screen again"),
    (["next"], "type more for the next page of a list"),
    (["find", "grep"], "type search TEXT, or pipe the output: show | grep TEXT"),
    (["bye", "logout", "close", "end", ".exit", ".quit", ":q", ":wq"], "type quit, or Ctrl-D"),
    (["reload", "update"], "type refresh"),
    (["shell", "system", "sh", "bash"], "type !PROGRAM to run one"),
    (["unset"], "type set to see the settings"),
]
