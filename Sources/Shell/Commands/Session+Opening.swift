import ChallengeCore
import FoundationEssentials

extension Session {
    /// Goes to a destination: a link, a route with its arguments, or something on the list on top.
    func open(_ command: Command) async throws {
        let words = command.arguments
        guard let first = words.first else { throw CommandError("DESTINATION is missing") }
        let text = words.map(\.text).joined(separator: " ")
        if text.contains("://") {
            guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else {
                throw CommandError("'\(text)' is not a link", at: first.location)
            }
            return root.open(url)
        }
        let name = first.text.lowercased()
        if let route = root.routes.first(where: { $0.route.name == name })?.route {
            return try await follow(route, words.dropFirst(), of: command)
        }
        guard let selection = root.top?.rendering.selection else {
            let advice = Int(text) == nil ? suggestion(for: text) : "; this screen lists nothing"
            throw CommandError("no destination named '\(text)'\(advice)", at: first.location)
        }
        try open(text, in: selection, at: first.location)
    }

    private func follow(_ route: Route, _ words: ArraySlice<Word>, of command: Command) async throws {
        let description = ActionDescription(name: "open \(route.name)", help: route.help, forms: [route.parameters])
        let arguments = try ArgumentMatcher(description: description).match(words)
        switch route.target {
        case .navigation(_, let make):
            root.navigator.navigate(to: make(arguments))
        case .action(let action, _):
            let name = Word(text: action, location: command.name.location)
            try await perform(resolve(name), Command(words: [name], text: command.text))
        }
    }

    /// Opens a row by its number, whether it is on the screen or not, or by its name: the whole of it, or a part that
    /// no other row has. Upper and lower case are the same.
    private func open(_ text: String, in selection: Selection, at location: SourceLocation) throws {
        if let identifier = Int(text) {
            guard identifier > 0 else {
                throw CommandError("a \(selection.noun)'s number is 1 or more", at: location)
            }
            return selection.open(identifier)
        }
        let wanted = text.lowercased()
        let exact = selection.items.filter { $0.name.lowercased() == wanted }
        let fitting = exact.isEmpty ? selection.items.filter { $0.name.lowercased().contains(wanted) } : exact
        if let only = fitting.first, fitting.count == 1, !wanted.isEmpty { return selection.open(only.identifier) }
        guard fitting.isEmpty || wanted.isEmpty else {
            let list = fitting.map { "\($0.identifier) \($0.name)" }.joined(separator: ", ")
            throw CommandError("'\(text)' fits \(fitting.count) rows: \(list)", at: location)
        }
        throw CommandError("no destination named '\(text)'\(suggestion(for: text, selection.items))", at: location)
    }

    /// What was meant by a destination that is not known: a route, a row, or a route with what follows its name, as in
    /// `charcter 5` and `character/5`.
    private func suggestion(for text: String, _ rows: [Selection.Item] = []) -> String {
        let routes = root.routes.map(\.route)
        if let end = text.firstIndex(where: { $0 == " " || $0 == "/" }), end < text.index(before: text.endIndex) {
            let names = routes.filter { !$0.parameters.isEmpty }.map(\.name)
            if let name = NearestMatch.find(String(text[..<end]), in: names) {
                return "; did you mean '\(name) \(text[text.index(after: end)...])'?"
            }
        }
        return text.suggestion(from: routes.map(\.name) + rows.map(\.name))
    }
}
