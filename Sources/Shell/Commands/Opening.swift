import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import FoundationEssentials

/// The destination that the words after `open` name.
enum Destination {
    case link(URL)
    case route(AppRoute, Arguments)
    /// Where an action of the screen on top leads, by the action's name.
    case action(String)
    /// The loaded row of the list on top with this identifier, which is positive, if there is one.
    case row(Int)
    /// The loaded row of the list on top with this name, which is not empty, if there is one.
    case rowNamed(String)
}

/// Parses the destination of `open` on a screen.
struct DestinationReader {
    let routes: [AppRoute]
    /// The names of the screen's actions that lead somewhere: see ``ActionDescription/isDestination``.
    let actions: [String]
    /// What a row of the screen is called; nil on a screen that lists nothing.
    let noun: String?

    /// Throws where the words, of which there is one at least, lead nowhere whatever rows there are.
    func read(_ words: ArraySlice<Word>) throws(CommandError) -> Destination {
        let first = words[words.startIndex]
        let text = words.map(\.text).joined(separator: " ")
        if text.contains("://") {
            guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else {
                throw CommandError(.notALink(text), at: first.location)
            }
            return .link(url)
        }
        let name = first.text.lowercased()
        let route = routes.first { $0.route.name == name }
        // Alone, the name of a route that takes arguments is the action's.
        if actions.contains(name), words.count == 1, route?.route.parameters.isEmpty != true { return .action(name) }
        if let route {
            let description = ActionDescription(
                name: "open \(route.route.name)", help: route.route.help, forms: [route.route.parameters])
            return .route(route, try ArgumentMatcher(description: description).match(words.dropFirst()))
        }
        guard let noun else {
            throw CommandError(
                .unknownDestination(text), [(Int(text) == nil ? similar(to: text) : nil) ?? .nothingListed],
                at: first.location)
        }
        guard let identifier = Int(text) else {
            guard !text.isEmpty else { throw CommandError(.unknownDestination(""), at: first.location) }
            return .rowNamed(text)
        }
        guard identifier > 0 else { throw CommandError(.notAnIdentifier(noun: noun), at: first.location) }
        return .row(identifier)
    }

    /// What was meant by a destination that is not known: a route, a row, or a route with what follows its name, as in
    /// `charcter 5` and `character/5`. Of a row, a word of its name may be meant.
    func similar(to text: String, _ rows: [SelectableRows.Item] = []) -> CommandError.Hint? {
        if let end = text.firstIndex(where: { $0 == " " || $0 == "/" }), end < text.index(before: text.endIndex) {
            let names = routes.map(\.route).filter { !$0.parameters.isEmpty }.map(\.name)
            if let name = NearestMatch.find(String(text[..<end]), in: names) {
                return .similar("\(name) \(text[text.index(after: end)...])")
            }
        }
        let words = rows.flatMap { $0.name.split(separator: " ").map(String.init) }
        return .nearest(to: text, in: routes.map(\.route.name) + actions + rows.map(\.name) + words)
    }
}

extension ActionDescription {
    /// Whether the action alone leads to another screen, so that its name is a destination of `open`.
    nonisolated var isDestination: Bool {
        guard case .leads(_, as: nil) = effect else { return false }
        return forms.contains(where: \.isEmpty)
    }
}

extension CommandRunner {
    /// The `open` command: goes to a link, a route with its arguments, where an action leads, or an item of the list on top.
    func open(_ command: Command, in context: CommandContext) async throws {
        let top = root.top
        let selection = top?.rendering.selection
        let actions = (top?.rendering.actions ?? []).map(\.description).filter(\.isDestination)
        let reader = DestinationReader(routes: root.routes, actions: actions.map(\.name), noun: selection?.noun)
        switch try reader.read(command.arguments) {
        case .link(let url):
            root.open(url)
            events.send(use: .link(url))
        case .route(let route, let arguments):
            switch route.route.target {
            case .navigation(_, let make):
                root.navigator.navigate(to: make(arguments))
            case .action(let action, _):
                try await perform(action, of: commandTable.meaning(route.feature), for: command, in: context)
            }
            events.send(use: .route(route.route.name))
        case .action(let action):
            try await perform(action, of: commandTable, for: command, in: context)
        case .row(let identifier):
            guard let top, let selection else { return }
            try open(identifier, in: selection, at: command.arguments.first?.location)
            events.send(use: .row(of: top.navigation.name))
        case .rowNamed(let name):
            guard let top, let selection else { return }
            try open(name, in: selection, reader, at: command.arguments.first?.location)
            events.send(use: .row(of: top.navigation.name))
        }
    }

    /// Performs an action without arguments, in the place of a command.
    private func perform(
        _ action: String, of table: CommandTable, for command: Command, in context: CommandContext
    ) async throws {
        let name = Word(text: action, location: command.name.location)
        try await perform(try table.resolve(name), Command(words: [name], text: command.text), in: context)
    }

    /// Opens a row by its identifier.
    private func open(_ number: Int, in selection: SelectableRows, at place: SourceLocation?) throws(CommandError) {
        let rows = selection.items
        guard !rows.contains(where: { $0.identifier == number }) else { return selection.open(number) }
        let route = root.routes.first { $0.route.parameters.first?.noun == selection.noun }?.route.name
        throw CommandError(
            .unlistedRow(noun: selection.noun, number, among: rows.count, hasMore: selection.hasMore, route: route),
            at: place)
    }

    /// Opens a row by its name: the whole of it, or a part that no other row has. Upper and lower case are the same.
    private func open(
        _ name: String, in selection: SelectableRows, _ reader: DestinationReader, at location: SourceLocation?
    ) throws(CommandError) {
        let (wanted, rows) = (name.lowercased(), selection.items)
        let candidates = rows.map { ($0, name: $0.name.lowercased()) }.filter { !$0.name.isTooShort(for: wanted) }
        let exact = candidates.filter { $0.name == wanted }
        let fitting = (exact.isEmpty ? candidates.filter { $0.name.contains(wanted) } : exact).map(\.0)
        if let only = fitting.first, fitting.count == 1 { return selection.open(only.identifier) }
        guard fitting.isEmpty else { throw CommandError(.ambiguousRow(name, fitting), at: location) }
        let rest: CommandError.Hint = selection.hasMore ? .loadedRows(rows.count) : .noSuchRow
        throw CommandError(.unknownDestination(name), [reader.similar(to: name, rows) ?? rest], at: location)
    }
}
