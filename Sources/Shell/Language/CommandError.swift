package import ChallengeActions
import ChallengeText

/// An error in a command: the reason why the command cannot run, hints for the user, and the wrong word.
package nonisolated struct CommandError: Error, Sendable, CustomStringConvertible {
    package let reason: Reason
    package let hints: [Hint]
    /// The location of the wrong word; nil if the error concerns the whole command.
    package let location: SourceLocation?

    package init(_ reason: Reason, _ hints: [Hint?] = [], at location: SourceLocation? = nil) {
        self.reason = reason
        self.hints = hints.compactMap(\.self)
        self.location = location
    }

    /// The reason, as a text without a capital and a full stop.
    package struct Reason: Sendable, Hashable, ExpressibleByStringInterpolation {
        let text: String
        /// The unknown name, if the reason is ``unknownCommand(_:screen:)``.
        package private(set) var unknownCommand: String?

        package init(_ text: String) { self.text = text }
        package init(stringLiteral text: String) { self.text = text }
    }

    package enum Hint: Sendable, Hashable {
        case choices([String])
        case usage(String)
        case similar(String)
        /// Similar commands, as the user would type them.
        case commands([String])
        /// The text of a hint about the input to type instead.
        case instead(String)
        /// The choices on the screen on top, after a reason that names another screen.
        case here([String])
        /// The screen with this title has the item that is missing here.
        case elsewhere(String)
        /// The screens with these titles have the command. `open` with these destinations opens the screens.
        case onScreens([String], destinations: [String])
        case help
        case nothingListed
        case noSuchRow
        /// Rows have names only after they are loaded, and this number of rows is loaded.
        case loadedRows(Int)

        package var isAboutLoadedRows: Bool { if case .loadedRows = self { true } else { false } }

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
    /// The maximum number of choices that a hint lists. A longer list has only its beginning.
    private static let longestList = 16

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
        case .choices(let choices) where choices.count > longestList:
            ": choose from \(choices.prefix(choiceLimit).joined(separator: ", ")) and \(choices.count - choiceLimit) more"
        case .choices(let choices): ": choose from \(choices.joined(separator: ", "))"
        case .usage(let usage): "; usage: \(usage)"
        case .similar(let name): "; did you mean '\(name)'?"
        case .commands(let commands): "; did you mean \(commands.map { "'\($0)'" }.joined(separator: " or "))?"
        case .instead(let text): "; \(text)"
        case .here(let choices): "; here" + text(.choices(choices), isNear: false).dropFirst()
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

nonisolated extension CommandError.Reason {
    package static func unknownCommand(_ name: String, screen: String?) -> Self {
        var reason = Self("no command \(name.quotedInMessage())" + (screen.map { " on \($0)" } ?? ""))
        reason.unknownCommand = name
        return reason
    }
    /// - Parameter name: the name of the missing argument; nil if the forms miss different arguments.
    package static func missingArgument(name: String?) -> Self { Self("\(name ?? "an argument") is missing") }
    package static func unexpectedWord(_ word: String) -> Self { Self("unexpected argument \(word.quotedInMessage())") }
    package static func keyElsewhere(_ name: String, on title: String) -> Self {
        Self("\(name.quotedInMessage()) is a key of \(title)")
    }
    package static func notAChoice(_ word: String, noun: String) -> Self {
        Self("no \(noun) \(word.quotedInMessage())")
    }
    package static let typedSecret: Self = """
        a secret cannot be typed in a command: leave it out to type it at a prompt, or add --env VARIABLE or --file FILE
        """
    package static func repeatedKey(_ key: String) -> Self { Self("\(key.quotedInMessage()) is given twice") }
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
