import ChallengeSession
import SwiftUI

/// A line that an explorer can try in a state.
nonisolated struct Step: Codable, Hashable, Sendable {
    static let openRow = "open a row"

    let line: String
    /// The step's action, without arguments: `search TEXT`, `open a row`.
    let action: String
    /// True if the app itself offers the step with these arguments, and so must not refuse it.
    var isOffered: Bool
    /// True if the step belongs to the screen on top, not to the whole app.
    var isOfScreen = true
    /// The name of the action on the top screen that the step performs; nil for other steps.
    var actionName: String?
    /// The destination that the app declares.
    var destination = Destination.anywhere
    /// The known values that the destination's navigation must carry, by their labels.
    var values: [String: String] = [:]
    /// The lines that the step starts together; empty if the step has a single line.
    var parts: [String] = []
    /// The lines before the step that fill in a form; usually empty.
    var preparation: [String] = []
    /// The arguments of the line, by the names of their parameters.
    var arguments: [Argument] = []
    /// True if the step may succeed although the app does not offer the step, because an argument takes any text.
    var isPossible = false

    /// True if an argument other than the value of a control is any text.
    var takesText = false

    struct Argument: Codable, Hashable, Sendable {
        let name: String
        let content: String
    }

    enum Destination: Codable, Hashable, Sendable {
        case anywhere
        /// The step stays on the screen.
        case here
        /// The step leaves the screen.
        case away
        case screen(String)
        /// The screen, if the step leads anywhere at all.
        case screenIfAny(String)

        var screen: String? {
            switch self {
            case .screen(let name), .screenIfAny(let name): name
            case .anywhere, .here, .away: nil
            }
        }
    }
}

/// The identifiers of rows from the app's lists, by the noun for a row. The identifiers serve as arguments of routes,
/// links and other actions. Each list adds its first, its last and a random row.
typealias KnownRows = [String: [RowIdentifier]]

extension RowIdentifier: Codable {
    init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }
    func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
