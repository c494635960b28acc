package import ChallengeCore
import ChallengeShellText

/// Why a command cannot be carried out, what can be done about it, and which word is to blame.
package nonisolated struct CommandError: Error, Sendable, CustomStringConvertible {
    package let reason: any CommandErrorReason
    package let hints: [Hint]
    /// The place of the word; nil for the command as a whole.
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
        /// Commands that may be meant, as they are typed.
        case commands([String])
        /// What there is for a command that other programs have.
        case instead(String)
        /// The screen of this title has what is missing here.
        case elsewhere(String)
        /// The screens of these titles have such a command, and these destinations lead there.
        case onScreens([String], destinations: [String])
        case help
        case nothingListed
        case noSuchRow
        /// Rows that are not loaded are not known by name.
        case loadedRows(Int)

        package static func nearest(to word: String, in candidates: [String]) -> Self? {
            NearestMatch.find(word, in: candidates).map(Self.similar)
        }
    }

    package var description: String { reason.text + hints.map(Self.text).joined() }

    /// The screens of these titles have it, and these commands lead there.
    private static func text(_ titles: [String], _ commands: [String]) -> String {
        let ways = commands.isEmpty ? "" : "type \(commands.joined(separator: " or "))"
        return titles.isEmpty
            ? "; \(ways) first" : "; it is on \(titles.joined(separator: ", "))" + (ways.isEmpty ? "" : ": \(ways)")
    }

    private static func text(_ hint: Hint) -> String {
        switch hint {
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
        case .noSuchRow: "; no row here is called so"
        case .loadedRows(let count): "; only the \(count) rows loaded so far are known by name"
        }
    }
}

/// The reasons of a module, which make their texts.
package nonisolated protocol CommandErrorReason: Sendable {
    /// A sentence without capital and full stop.
    var text: String { get }
}

/// What is wrong with the words of a command.
package nonisolated enum WordError: CommandErrorReason {
    case unknownCommand(String, screen: String?)
    case ambiguousCommand(String, [String])
    /// The name is nil where there are several.
    case missingArgument(name: String?)
    case unexpectedWord(String)
    /// Of a kind of numbers.
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
            "\(parameter) is \(kind.values), not \(word.quotedInMessage())"
        case .notAChoice(let word, let noun): "no \(noun) \(word.quotedInMessage())"
        case .notAnAssignment(let word): "\(word.quotedInMessage()) is not KEY=VALUE"
        case .repeatedKey(let key): "\(key.quotedInMessage()) is given twice"
        case .nestedTooDeep(let limit): "expect fails is nested more than \(limit) deep"
        }
    }
}

nonisolated extension Parameter.Kind {
    /// What may be written: `a whole number, 1 or more`.
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
