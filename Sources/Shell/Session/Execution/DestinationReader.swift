package import ChallengeActions
import ChallengeCore
package import ChallengeHost
import ChallengeLanguage
import ChallengeText
package import FoundationEssentials
import SwiftUI

/// The destination that the words after `open` select.
package enum Destination {
    case link(URL)
    case route(AppRoute, Arguments)
    /// The destination of the action with this name, on the screen on top.
    case action(String)
    /// The row with this identifier, a positive number, in the list on top. The list may lack the row.
    case row(Int)
    /// The row with this identifier or name in the list on top. The text is not empty. The list may lack the row.
    case rowNamed(String)
    /// The visible row with this number, counted from 1.
    case rowAt(Int)
}

struct DestinationReader {
    let routes: [AppRoute]
    /// The names of the actions with a destination: see ``ActionDescription/isDestination``.
    let actions: [String]
    /// The noun for the rows of the list on top; nil if the screen on top has no list.
    let noun: String?

    /// Parses one or more words. Throws if the words cannot name a destination in any list.
    func read(_ words: ArraySlice<Word>) throws(CommandError) -> Destination {
        let first = words[words.startIndex]
        // The first use of `joined` takes longer than the rest of this function.
        let text = words.count == 1 ? first.text : words.map(\.text).joined(separator: " ")
        if text.contains("://") {
            guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else {
                throw CommandError("\(text.quotedInMessage()) is not a link", at: first.location)
            }
            return .link(url)
        }
        let name = first.text.lowercased()
        let route = routes.first { $0.route.name == name }
        // If the route needs arguments but has none, the name selects the action.
        if actions.contains(name), words.count == 1, route?.route.needsArguments != false { return .action(name) }
        if let route {
            return .route(route, try ArgumentMatcher(description: route.route.opening).match(words.dropFirst()))
        }
        guard let noun else {
            throw CommandError(
                .unknownDestination(text), [(Int(text) == nil ? similar(to: text) : nil) ?? .nothingListed],
                at: first.location)
        }
        if text.hasPrefix("#"), let position = Int(text.dropFirst()) { return .rowAt(position) }
        guard let identifier = Int(text) else {
            guard !text.isEmpty else { throw CommandError(.unknownDestination(""), at: first.location) }
            return .rowNamed(text)
        }
        guard identifier > 0 else { throw CommandError("a \(noun)'s number must be 1 or more", at: first.location) }
        return .row(identifier)
    }

    /// A hint about the filter that the user probably meant by a key and a value: `year 1985`.
    private func filter(meantBy text: String) -> CommandError.Hint? {
        guard let blank = text.firstIndex(of: " ") else { return nil }
        let (key, value) = (text[..<blank].lowercased(), String(text[blank...].dropFirst()))
        for route in routes {
            let action = route.intents.first {
                $0.forms.contains { $0.last?.keys.contains { $0.name == key } ?? false }
            }
            guard let action else { continue }
            return .instead("type open \(route.route.usage), then \(action.name) \(key)=\(Quoting.quoted(value))")
        }
        return nil
    }

    /// A hint for an unknown destination: a route, a row, or a word of a row's name. The text after a misspelt route is
    /// kept: `charcter 5` and `character/5` become hints with the 5.
    func similar(to text: String, _ rows: [SelectableRows.Item] = []) -> CommandError.Hint? {
        if let filter = filter(meantBy: text) { return filter }
        if let end = text.firstIndex(where: { $0 == " " || $0 == "/" }), end < text.index(before: text.endIndex) {
            let names = routes.map(\.route).filter { !$0.parameters.isEmpty }.map(\.name)
            if let name = NearestMatch.find(String(text[..<end]), in: names) {
                return .similar("\(name) \(text[text.index(after: end)...])")
            }
        }
        let words = rows.flatMap { $0.name.split(separator: " ").map(String.init) }
        if let nearest = NearestMatch.find(text, in: routes.map(\.route.name) + actions + rows.map(\.name) + words) {
            return .similar(nearest)
        }
        let begun = routes.map(\.route.name).filter { !text.isEmpty && $0.hasPrefix(text.lowercased()) }
        return begun.isEmpty ? nil : .choices(begun)
    }
}

extension ActionDescription {
    /// True if the action requests more from a list than a new load. A list opens without such a request.
    package nonisolated var narrowsList: Bool { isIntent && name != "refresh" }

    /// True if `open` accepts the action's name: the action opens another screen and needs no arguments.
    package nonisolated var isDestination: Bool {
        guard case .leads(_, as: nil) = effect else { return false }
        return forms.contains(where: \.isEmpty)
    }
}

extension RootContainer {
    /// Throws if no screen has this link. The error suggests the most similar valid link.
    func check(link url: URL, at location: SourceLocation?) throws(CommandError) {
        guard !opensAnyLink,
            case .notFound(.unknownLink(let link))? = navigation(for: url) as? UnknownNavigation
        else { return }
        for screen in map.screens {
            for template in screen.links.compactMap({ try? LinkTemplate($0, of: screen) }) {
                guard let (parameter, text) = template.mismatch(in: url) else { continue }
                let values = parameter.kind.values
                throw CommandError("this link needs \(values), not \(text.quotedInMessage())", at: location)
            }
        }
        let links = map.screens.flatMap(\.links)
        let nearest = CommandError.Hint.nearest(to: link, in: links)
        let some = links.prefix(3).joined(separator: ", ")
        throw CommandError(
            .unknownLink(link),
            [nearest ?? (links.isEmpty ? nil : .instead("links are \(some); routes lists all"))], at: location)
    }
}
