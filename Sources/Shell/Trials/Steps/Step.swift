package import ChallengeCore
import ChallengeShellSession

/// A line that can be tried in a state.
package nonisolated struct Step: Codable, Hashable, Sendable {
    static let openRow = "open a row"

    package let line: String
    /// Its action, without arguments: `search TEXT`, `open a row`.
    package let action: String
    /// True if the app itself offers this, with these arguments, so that it must not refuse it.
    let isOffered: Bool
    /// True if it is something of the screen on top, and not of the app as a whole.
    var isOfScreen = true
    /// The name of the action of the screen on top that it performs; nil if it does something else.
    var actionName: String?
    /// The destination that the app declares.
    package var destination = Destination.anywhere
    /// The values of the navigation there, by their labels, as far as they are known.
    var values: [String: String] = [:]
    /// The lines of what it does at once; empty where that is one thing.
    var parts: [String] = []
    /// The lines before it, which fill in what it submits; none of most steps.
    var preparation: [String] = []
    /// How the map calls it: `row: BookList`, `link: books://book/ID`; nil if the map does not have it.
    var source: String?
    /// The arguments of the line, by the names of their parameters.
    var arguments: [Argument] = []
    /// True if it may succeed, though the app does not say so: an argument is any text.
    var isPossible = false

    struct Argument: Codable, Hashable, Sendable {
        let name: String
        let content: String
    }

    /// The destination in a declaration.
    package enum Destination: Codable, Hashable, Sendable {
        case anywhere
        /// It stays on the screen.
        case here
        /// It leaves the screen.
        case away
        case screen(String)
        /// The same, if it leads anywhere at all.
        case screenIfAny(String)

        package var screen: String? {
            switch self {
            case .screen(let name), .screenIfAny(let name): name
            case .anywhere, .here, .away: nil
            }
        }
    }
}

/// The identifiers of rows that the app's lists have shown, which routes, links and actions elsewhere take as arguments, by
/// what a row is called: of each list the first, the last and a random one.
package typealias KnownRows = [String: [RowIdentifier]]

extension RowIdentifier: Codable {
    package init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }
    package func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
