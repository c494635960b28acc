import ChallengeCore
import ChallengeText
import FoundationEssentials

/// The destination that the words after `open` name.
enum Destination {
    case link(URL)
    case route(AppRoute, Arguments)
    /// The item of the list on top with this identifier, which is positive. It need not be loaded.
    case row(Int)
    /// The loaded row of the list on top with this name, which is not empty, if there is one.
    case rowNamed(String)
}

/// Parses the destination of `open` on a screen.
struct DestinationReader {
    let routes: [AppRoute]
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
        if let route = routes.first(where: { $0.route.name == name }) {
            let description = ActionDescription(
                name: "open \(route.route.name)", help: route.route.help, forms: [route.route.parameters])
            return .route(route, try ArgumentMatcher(description: description).match(words.dropFirst()))
        }
        guard let noun else {
            throw CommandError(
                .unknownDestination(text), [Int(text) == nil ? similar(to: text) : .nothingListed], at: first.location)
        }
        guard let identifier = Int(text) else {
            guard !text.isEmpty else { throw CommandError(.unknownDestination(""), at: first.location) }
            return .rowNamed(text)
        }
        guard identifier > 0 else { throw CommandError(.notAnIdentifier(noun: noun), at: first.location) }
        return .row(identifier)
    }

    /// What was meant by a destination that is not known: a route, a row, or a route with what follows its name, as in
    /// `charcter 5` and `character/5`.
    func similar(to text: String, _ rows: [SelectableRows.Item] = []) -> CommandError.Hint? {
        if let end = text.firstIndex(where: { $0 == " " || $0 == "/" }), end < text.index(before: text.endIndex) {
            let names = routes.map(\.route).filter { !$0.parameters.isEmpty }.map(\.name)
            if let name = NearestMatch.find(String(text[..<end]), in: names) {
                return .similar("\(name) \(text[text.index(after: end)...])")
            }
        }
        return .nearest(to: text, in: routes.map(\.route.name) + rows.map(\.name))
    }
}
