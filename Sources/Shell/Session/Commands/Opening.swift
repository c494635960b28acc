import ChallengeCore
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeText
import FoundationEssentials

extension CommandRunner {
    /// The `open` command: goes to a link, a route with its arguments, where an action leads, or an item of the list on top.
    package func open(_ command: Command, in context: CommandContext) async throws {
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
