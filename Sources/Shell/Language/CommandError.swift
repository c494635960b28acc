package import ChallengeCore
import ChallengeText

/// An error in a command: the reason why the command cannot run, hints for the user, and the wrong word.
package nonisolated struct CommandError: Error, Sendable, CustomStringConvertible {
    package let reason: any CommandErrorReason
    package let hints: [Hint]
    /// The location of the wrong word; nil if the error concerns the whole command.
    package let location: SourceLocation?

    package init(reason: any CommandErrorReason, _ hints: [Hint?] = [], at location: SourceLocation? = nil) {
        self.reason = reason
        self.hints = hints.compactMap(\.self)
        self.location = location
    }

    package init(_ reason: WordError, _ hints: [Hint?] = [], at location: SourceLocation? = nil) {
        self.init(reason: reason, hints, at: location)
    }

    package enum Hint: Sendable, Hashable {
        case choices([String])
        case usage(String)
        case similar(String)
        /// Similar commands, as the user would type them.
        case commands([String])
        /// The text of a hint about the input to type instead.
        case instead(String)
        /// The screen with this title has the item that is missing here.
        case elsewhere(String)
        /// The screens with these titles have the command. `open` with these destinations opens the screens.
        case onScreens([String], destinations: [String])
        case help
        case nothingListed
        case noSuchRow
        /// Rows have names only after they are loaded, and this number of rows is loaded.
        case loadedRows(Int)

        package static func nearest(to word: String, in candidates: [String]) -> Self? {
            NearestMatch.find(word, in: candidates).map(Self.similar)
        }
    }

    package var description: String {
        let isNear = hints.contains { if case .similar = $0 { true } else { false } }
        return reason.text + hints.map { Self.text($0, isNear: isNear) }.joined()
    }

    /// The maximum number of choices that a hint lists if another hint names the nearest choice.
    private static let choiceLimit = 8

    /// A text for the screens with these titles and for the commands that open these screens.
    private static func text(_ titles: [String], _ commands: [String]) -> String {
        let ways = commands.isEmpty ? "" : "type \(commands.joined(separator: " or "))"
        return titles.isEmpty
            ? "; \(ways) first" : "; it is on \(titles.joined(separator: ", "))" + (ways.isEmpty ? "" : ": \(ways)")
    }

    /// - Parameter isNear: true if another hint names the nearest choice.
    private static func text(_ hint: Hint, isNear: Bool) -> String {
        switch hint {
        case .choices(let choices) where isNear && choices.count > choiceLimit: ""
        case .choices(let choices): ": choose from \(choices.joined(separator: ", "))"
        case .usage(let usage): "; usage: \(usage)"
        case .similar(let name): "; did you mean '\(name)'?"
        case .commands(let commands): "; did you mean \(commands.map { "'\($0)'" }.joined(separator: " or "))?"
        case .instead(let text): "; \(text)"
        case .elsewhere(let title): ", but there is one on \(title)"
        case .onScreens(let titles, let destinations):
            Self.text(titles.filter { !destinations.contains($0) }, destinations.prefix(3).map { "open \($0)" })
        case .help: "; type help to see what is possible"
        case .nothingListed: "; type routes to see what can be opened"
        case .noSuchRow: "; no row here has this name"
        case .loadedRows(let count): "; only the \(count) rows loaded so far are known by name"
        }
    }
}

/// The errors of one module as reasons with texts.
package nonisolated protocol CommandErrorReason: Sendable {
    /// The text of the error, without a capital and a full stop.
    var text: String { get }
}

/// An error in the words of a command.
package nonisolated enum WordError: CommandErrorReason {
    case unknownCommand(String, screen: String?)
    case ambiguousCommand(String, [String])
    /// The name of the missing argument; nil if the forms miss different arguments.
    case missingArgument(name: String?)
    case unexpectedWord(String)
    /// The kind of number that the parameter takes.
    case notANumber(String, parameter: String, Parameter.Kind)
    case notAChoice(String, noun: String)
    case notAnAssignment(String)
    case repeatedKey(String)
    case nestedTooDeep(limit: Int)

    package var text: String {
        switch self {
        case .unknownCommand(let name, let screen):
            "no command \(name.quotedInMessage())" + (screen.map { " on \($0)" } ?? "")
        case .ambiguousCommand(let name, let names):
            "\(name.quotedInMessage()) could be \(names.joined(separator: ", "))"
        case .missingArgument(let name): "\(name ?? "an argument") is missing"
        case .unexpectedWord(let word): "unexpected argument \(word.quotedInMessage())"
        case .notANumber(let word, let parameter, let kind):
            "\(parameter) must be \(kind.values), not \(word.quotedInMessage())"
        case .notAChoice(let word, let noun): "no \(noun) \(word.quotedInMessage())"
        case .notAnAssignment(let word): "expected KEY=VALUE, not \(word.quotedInMessage())"
        case .repeatedKey(let key): "\(key.quotedInMessage()) is given twice"
        case .nestedTooDeep(let limit): "expect fails is nested more than \(limit) deep"
        }
    }
}

nonisolated extension Parameter.Kind {
    /// A description of the valid values: `a whole number, 1 or more`.
    package var values: String {
        switch self {
        case .integer(let range):
            "a whole number, \(range.lowerBound) " + (range.upperBound == .max ? "or more" : "to \(range.upperBound)")
        case .number(let range): "a number, \(range.lowerBound.written) to \(range.upperBound.written)"
        case .choice(let choices): choices.joined(separator: ", ")
        default: "any text"
        }
    }
}

nonisolated extension Double {
    package var written: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
