import ChallengeCore
import ChallengeDesignSystem
import ChallengeStorage
import ChallengeText
import Glibc

/// Why a command cannot be carried out, what can be done about it, and which word is to blame.
nonisolated struct CommandError: Error, Sendable, Hashable, CustomStringConvertible {
    let reason: Reason
    let hints: [Hint]
    /// The place of the word; nil for the command as a whole.
    let location: SourceLocation?

    init(_ reason: Reason, _ hints: [Hint?] = [], at location: SourceLocation? = nil) {
        self.reason = reason
        self.hints = hints.compactMap(\.self)
        self.location = location
    }

    enum Reason: Sendable, Hashable {
        /// The screen's title is nil where it is not known.
        case unknownCommand(String, screen: String?)
        case ambiguousCommand(String, [String])
        case routeName(String, usage: String)
        /// The parameter's name is nil where there are several.
        case missingArgument(name: String?)
        case unexpectedWord(String)
        case surplusWord(String)
        case notAnInteger(String, parameter: String, ClosedRange<Int>)
        case notANumber(String, parameter: String, ClosedRange<Double>)
        case notAChoice(String, noun: String)
        case notAnAssignment(String)
        case repeatedKey(String)
        case notALink(String)
        case unknownDestination(String)
        case ambiguousRow(String, [SelectableRows.Item])
        case notAnIdentifier(noun: String)
        /// - Parameter route: the one by which it can be opened in any case.
        case unlistedRow(noun: String, Int, among: Int, hasMore: Bool, route: String?)
        case tooFarBack(limit: Int)
        case noModal
        case unreadable(file: String, SystemError)
        case tooDeep(file: String, limit: Int)
        case tooManyFiles(file: String, limit: Int)
        case nestedTooDeep(limit: Int)
        case nothingToCount(screen: String)
        case neverInState(String, screen: String)
        case unmet(Expectation, isNegated: Bool)
        case unexpectedSuccess(String)
        case refused(ProgramRefusal)
        case unwritable(file: String, SystemError)
        case notStarted(String, SystemError)
        case programFailed(String, Program.Ending)
        case notAnAliasName(String)
        case notAnAliasText(String)
        case takenName(String)
        case unknownAlias(String)
        case nothingOnTopic(String)
        case timedOut(Duration)
        /// In a strict session.
        case endsInError
        case noTable(of: String, OutputTraits.Format)
    }

    enum Hint: Sendable, Hashable {
        case choices([String])
        case usage(String)
        case similar(String)
        /// Commands that may be meant, as they are typed.
        case commands([String])
        /// What there is in place of a command that other programs have.
        case instead(String)
        /// The screen of this title has what is missing here.
        case elsewhere(String)
        case help
        case nothingListed
        case noSuchRow
        /// Rows that are not loaded are not known by name.
        case loadedRows(Int)
    }

    var description: String { Self.text(reason) + hints.map(Self.text).joined() }

    private static func text(_ reason: Reason) -> String {
        switch reason {
        case .unknownCommand(let name, let screen):
            "no command \(name.quotedInMessage())" + (screen.map { " on \($0)" } ?? "")
        case .ambiguousCommand(let name, let names): "\(name.quotedInMessage()) could be \(list(names))"
        case .routeName(let name, let usage): "'\(name)' is a destination: type open \(usage)"
        case .missingArgument(let name): "\(name ?? "an argument") is missing"
        case .unexpectedWord(let word): "\(word.quotedInMessage()) does not fit"
        case .surplusWord(let word): "\(word.quotedInMessage()) is one word too many"
        case .notAnInteger(let word, let parameter, let range):
            "\(parameter) is a whole number, \(range.lowerBound) "
                + (range.upperBound == .max ? "or more" : "to \(range.upperBound)") + ", not \(word.quotedInMessage())"
        case .notANumber(let word, let parameter, let range):
            "\(parameter) is a number, \(range.lowerBound.written) to \(range.upperBound.written), not \(word.quotedInMessage())"
        case .notAChoice(let word, let noun): "no \(noun) \(word.quotedInMessage())"
        case .notAnAssignment(let word): "\(word.quotedInMessage()) is not KEY=VALUE"
        case .repeatedKey(let key): "\(key.quotedInMessage()) is given twice"
        case .notALink(let text): "\(text.quotedInMessage()) is not a link"
        case .unknownDestination(let name): "no destination named \(name.quotedInMessage())"
        case .ambiguousRow(let name, let rows): "\(name.quotedInMessage()) fits \(rows.count) rows: \(list(rows))"
        case .notAnIdentifier(let noun): "a \(noun)'s number is 1 or more"
        case .unlistedRow(let noun, let identifier, let count, let hasMore, let route):
            "\(noun) \(identifier) is not among the rows \(hasMore ? "loaded so far" : "here") (\(count))"
                + ways([hasMore ? "more" : nil, route.map { "open \($0) \(identifier)" }])
        case .tooFarBack(limit: 0): "this is the first screen: there is nothing to go back to"
        case .tooFarBack(let limit): "from here one can go back \(limit) at most"
        case .noModal: "there is no modal to dismiss"
        case .unreadable(let file, let error): "\(file.quotedInMessage()) cannot be read: \(error)"
        case .tooDeep(let file, let limit):
            "\(file.quotedInMessage()) is not carried out: scripts are \(limit) deep already"
        case .tooManyFiles(let file, let limit):
            "\(file.quotedInMessage()) is not carried out: one source command carries out \(limit) files at most"
        case .nestedTooDeep(let limit): "expect fails is nested more than \(limit) deep"
        case .nothingToCount(let screen): "\(screen) lists nothing that could be counted"
        case .neverInState(let state, let screen): "\(screen) is never in the state '\(state)'"
        case .unmet(let expectation, let isNegated):
            "expected \(isNegated ? "not " : "")\(expectation.expected), but " + text(expectation.actual)
        case .refused(let refusal): "no program is run and no file is written \(text(refusal))"
        case .unwritable(let file, let error): "\(file.quotedInMessage()) cannot be written: \(error)"
        case .notStarted(let program, let error): "\(program.quotedInMessage()) cannot be run: \(error)"
        case .programFailed(let program, .exited(let status)):
            "\(program.quotedInMessage()) has failed with status \(status)"
        case .programFailed(let program, .signalled(let signal)):
            "\(program.quotedInMessage()) was ended by the signal \(signal), \(String(cString: strsignal(signal)))"
        case .notAnAliasName(let name): "\(name.quotedInMessage()) cannot be typed as the name of a command"
        case .notAnAliasText(let reason): "the alias cannot be read: \(reason)"
        case .takenName(let name): "\(name.quotedInMessage()) is a command; give the alias another name"
        case .unknownAlias(let name): "no alias \(name.quotedInMessage())"
        case .nothingOnTopic(let words): "help says nothing of \(words.quotedInMessage())"
        case .timedOut(let limit):
            "cancelled, as it has taken longer than \((limit / .seconds(1)).written) s (--timeout)"
        case .endsInError: "the command ends on an error screen, and is taken back (--strict)"
        case .noTable(let command, let format):
            "\(command.quotedInMessage()) gives no table: --format \(format.rawValue) prints lists, routes, events, history and path only"
        case .unexpectedSuccess(let command): "expected \(command.quotedInMessage()) to fail, but it has succeeded"
        }
    }

    private static func text(_ refusal: ProgramRefusal) -> String {
        switch refusal {
        case .safe: "with --safe"
        case .transcript: "by a transcript"
        case .foreignStartupFile: "by a start-up file that others may write (chmod go-w)"
        }
    }

    private static func text(_ hint: Hint) -> String {
        switch hint {
        case .choices(let choices): ": choose from \(list(choices))"
        case .usage(let usage): "; usage: \(usage)"
        case .similar(let name): "; did you mean '\(name)'?"
        case .commands(let commands): "; did you mean \(commands.map { "'\($0)'" }.joined(separator: " or "))?"
        case .instead(let text): "; \(text)"
        case .elsewhere(let title): ", but there is one on \(title)"
        case .help: "; type help to see what is possible"
        case .nothingListed: "; this screen lists nothing"
        case .noSuchRow: "; no row here is called so"
        case .loadedRows(let count): "; only the \(count) rows loaded so far are known by name"
        }
    }

    private static func text(_ actual: Expectation.Actual) -> String {
        switch actual {
        case .value(let value, let kind): "the \(kind) is \(value)"
        case .line(let line): "there is the line '\(line)'"
        case .nearestLine(let line?): "the nearest line is '\(line)'"
        case .nearestLine(nil): "no line of the screen is like it"
        case .redirect(let from, let to): "\(from) was redirected to \(to)"
        case .noRedirect: "nothing was redirected"
        case .event(let event): event.map { "there was \($0)" } ?? "there was none of this name"
        }
    }

    /// What may be typed instead.
    private static func ways(_ commands: [String?]) -> String {
        let commands = commands.compactMap(\.self)
        return commands.isEmpty ? "" : "; type \(commands.joined(separator: " or "))"
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// Some rows, enough to see how to tell them apart: there may be a thousand, and names of any length.
    private static func list(_ rows: [SelectableRows.Item]) -> String {
        let (count, width) = (30, 40)
        let shown = rows.prefix(count).map { "\($0.identifier) \($0.name.escapingUnsafe.cut(to: width))" }
        return list(shown + (rows.count > count ? ["…"] : []))
    }
}

nonisolated extension CommandError.Hint {
    /// The candidate that was meant by a word, if one is near.
    static func nearest(to word: String, in candidates: [String]) -> Self? {
        NearestMatch.find(word, in: candidates).map(Self.similar)
    }
}

nonisolated extension Double {
    /// Without the fraction where that is zero.
    var written: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
