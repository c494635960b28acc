import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// All that completion has to choose from, as it is at one moment.
nonisolated struct CompletionSnapshot: Sendable {
    /// The commands that are possible.
    var commands: [ActionDescription] = []
    var routes: [Route] = []
    /// The rows of the screen on top; nil where nothing is listed.
    var selection: SelectableRows?
    /// What has been read of the command already, on lines that go on.
    var lexer = Lexer()
    /// What the terminal can show.
    var style = TextStyle.plain
    var files = FileNames()
    /// The names that `expect` takes: of the app's screens, states, navigations and events.
    var appNames: [Parameter.Named: [String]] = [:]

    /// The commands as arguments.
    var names: [Choice] { commands.map { Choice($0.name, help: $0.help) } }

    /// The routes, then the rows on the screen, then links, as arguments.
    var destinations: [Choice] {
        let links = routes.compactMap { route in
            route.deepLinkPrefix.map { Choice($0, help: route.help, isWhole: $0 == route.deepLink, isRare: true) }
        }
        return routes.map { Choice($0.name, help: $0.help) } + rows + links
    }

    /// The identifiers of the rows.
    var identifiers: [Choice] {
        (selection?.items ?? []).map { Choice("\($0.identifier)", help: $0.name) }
    }

    /// A row whose name would lead to somewhere else, or to several rows, is written by its identifier.
    private var rows: [Choice] {
        guard let selection else { return [] }
        let taken = Set(routes.map(\.name))
        let counts = Dictionary(selection.items.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
        return selection.items.map { item in
            let key = item.name.lowercased()
            let isMeant =
                counts[key] == 1 && !key.isEmpty && !taken.contains(key) && Int(key) == nil && !key.contains("://")
            let identifier = "\(item.identifier)"
            return Choice(
                item.name, word: isMeant ? item.name : identifier, substitute: identifier,
                help: "\(selection.noun) \(identifier)")
        }
    }

    /// The command that a word stands for, whole or shortened, by the rules of ``Session/resolve(_:mayBeShort:)``; nil
    /// where there is none, or more than one.
    func command(named word: String) -> ActionDescription? {
        let name = word.lowercased()
        let matches = commands.abbreviated(to: name, name: \.name)
        guard matches.count == 1, matches[0].name == name || route(named: name) == nil else { return nil }
        return matches[0]
    }

    /// How far the arguments go in each form of a command that they fit. The words are those of the whole command.
    func progress(in command: ActionDescription, after words: [String]) -> [FormProgress] {
        command.forms.compactMap { form in
            guard let progress = FormProgress(form, after: words, from: 1) else { return nil }
            guard case .destination? = progress.rest.first?.kind, let name = progress.given.first,
                let route = route(named: name)
            else { return progress }
            return FormProgress(route.parameters, after: words, from: progress.start + 1)
        }
    }

    private func route(named word: String) -> Route? {
        let name = word.lowercased()
        return routes.first { $0.name == name }
    }
}
