import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

extension CommandRunner {
    /// The `open` command: goes to a link, a route with its arguments, or an item of the list on top.
    func open(_ command: Command, in context: CommandContext) async throws {
        let selection = root.top?.rendering.selection
        let reader = DestinationReader(routes: root.routes, noun: selection?.noun)
        switch try reader.read(command.arguments) {
        case .link(let url):
            root.open(url)
        case .route(let route, let arguments):
            switch route.route.target {
            case .navigation(_, let make):
                root.navigator.navigate(to: make(arguments))
            case .action(let action, _):
                let name = Word(text: action, location: command.name.location)
                let resolved = try commandTable.meaning(route.feature).resolve(name)
                try await perform(resolved, Command(words: [name], text: command.text), in: context)
            }
        case .row(let identifier):
            selection?.open(identifier)
        case .rowNamed(let name):
            guard let selection else { return }
            try open(name, in: selection, reader, at: command.arguments.first?.location)
        }
    }

    /// Opens a row by its name: the whole of it, or a part that no other row has. Upper and lower case are the same.
    private func open(
        _ name: String, in selection: SelectableRows, _ reader: DestinationReader, at location: SourceLocation?
    ) throws(CommandError) {
        let wanted = name.lowercased()
        let exact = selection.items.filter { $0.name.lowercased() == wanted }
        let fitting = exact.isEmpty ? selection.items.filter { $0.name.lowercased().contains(wanted) } : exact
        if let only = fitting.first, fitting.count == 1 { return selection.open(only.identifier) }
        guard fitting.isEmpty else { throw CommandError(.ambiguousRow(name, fitting), at: location) }
        let rest: CommandError.Hint? = selection.hasMore ? .loadedRows(selection.items.count) : nil
        throw CommandError(
            .unknownDestination(name), [reader.similar(to: name, selection.items) ?? rest], at: location)
    }
}
