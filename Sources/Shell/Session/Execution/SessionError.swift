package import ChallengeCore
package import ChallengeConsole
package import ChallengeLanguage
package import ChallengeStorage
import ChallengeText
import Glibc

/// The reason why a session cannot run a command.
package nonisolated enum SessionError: CommandErrorReason, Hashable {
    case notALink(String)
    case unknownLink(String)
    case unknownDestination(String)
    case ambiguousRow(String, [SelectableRows.Item])
    case notAnIdentifier(noun: String)
    case unlistedRow(noun: String, Int, among: Int, hasMore: Bool, route: String?)
    case tooFarBack(limit: Int)
    case noModal
    case noLink(screen: String)
    case coveredTabs
    case unreadable(file: String, SystemError)
    case tooDeep(file: String, limit: Int)
    case tooManyFiles(file: String, limit: Int)
    case unexpectedSuccess(String)
    case refused(ProgramRefusal)
    case unwritable(file: String, SystemError)
    case notStarted(String, SystemError)
    case programFailed(String, Program.Ending)
    case notAnAliasName(String)
    case notAnAliasText(String)
    case takenName(String)
    case unknownAlias(String)
    case noActionOfScreen(String, screen: String?)
    case nothingOnTopic(String)
    case notADuration(String, limit: Double)
    case timedOut(Duration)
    case endsInError
    /// - Parameter usage: the usage that confirms the command, so that the command asks no question.
    case unconfirmed(_ question: String?, usage: String)
    case declined(String)
    case notAsked(String, sources: String)
    case secretWord
    case noVariable(String)
    case linesInTranscript
    case refusedFile(ProgramRefusal)
    case noTable(of: String, OutputTraits.Format)
    case noRows(screen: String)
    case noPosition(Int, among: Int)
    case notSaved(ProgramRefusal)
    case unsaved(file: String, reason: String)
    case severalLines(String)
    case circularAlias([String])

    package var text: String {
        switch self {
        case .notALink(let text): "\(text.quotedInMessage()) is not a link"
        case .unknownLink(let link): "no feature handles the link \(link.quotedInMessage())"
        case .unknownDestination(let name): "no destination named \(name.quotedInMessage())"
        case .ambiguousRow(let name, let rows):
            "\(name.quotedInMessage()) matches \(rows.count) rows: \(Self.list(rows))"
        case .notAnIdentifier(let noun): "a \(noun)'s number must be 1 or more"
        case .unlistedRow(let noun, let identifier, let count, let hasMore, let route):
            "\(noun) \(identifier) is not among the rows \(hasMore ? "loaded so far" : "here") (\(count))"
                + Self.ways([
                    identifier <= count ? "open #\(identifier) for the row at that position" : nil,
                    hasMore ? "more" : nil, route.map { "open \($0) \(identifier)" },
                ])
        case .tooFarBack(limit: 0): "this is the first screen: there is nothing to go back to"
        case .tooFarBack(let limit): "you can go back \(limit == 1 ? "1 screen" : "\(limit) screens") at most"
        case .noModal: "there is no modal to dismiss"
        case .noLink(let title): "\(title) has no link"
        case .coveredTabs: "the modal on top covers the tabs: type dismiss first"
        case .unreadable(let file, let error): "\(file.quotedInMessage()) cannot be read: \(error)"
        case .tooDeep(let file, let limit):
            "\(file.quotedInMessage()) is not run: source is already nested \(limit) deep"
        case .tooManyFiles(let file, let limit):
            "\(file.quotedInMessage()) is not run: one source command runs \(limit) files at most"
        case .unexpectedSuccess(let command): "expected \(command.quotedInMessage()) to fail, but it succeeded"
        case .refused(let refusal): "cannot run programs or write files \(refusal.text)"
        case .unwritable(let file, let error): "\(file.quotedInMessage()) cannot be written: \(error)"
        case .notStarted(let program, let error): "\(program.quotedInMessage()) cannot be run: \(error)"
        case .programFailed(let program, .exited(let status)):
            "\(program.quotedInMessage()) has failed with status \(status)"
        case .programFailed(let program, .signalled(SIGINT)): "\(program.quotedInMessage()) was interrupted (SIGINT)"
        case .programFailed(let program, .signalled(let signal)):
            "\(program.quotedInMessage()) was killed by signal \(signal) (\(String(cString: strsignal(signal))))"
        case .notAnAliasName(let name): "\(name.quotedInMessage()) is not a valid name for an alias"
        case .notAnAliasText(let reason): "the alias cannot be read: \(reason)"
        case .takenName(let name): "\(name.quotedInMessage()) is a command; give the alias another name"
        case .unknownAlias(let name): "no alias \(name.quotedInMessage())"
        case .noActionOfScreen(let text, let screen):
            "\(text.quotedInMessage()) is not an action of \(screen ?? "a screen"); together takes only actions"
        case .nothingOnTopic(let words): "no help for \(words.quotedInMessage())"
        case .notADuration(let word, let limit):
            "a duration must be seconds, 0 to \(limit.written), or milliseconds such as 300ms, not \(word.quotedInMessage())"
        case .timedOut(let limit):
            "cancelled after \((limit / .seconds(1)).written) s (--timeout)"
        case .unconfirmed(let question?, let usage): "\(question) Confirm it: \(usage)"
        case .unconfirmed(nil, let usage): "the command needs a confirmation; confirm it: \(usage)"
        case .declined(let name): "'\(name)' was not run"
        case .notAsked(let what, let sources): "\(what) is missing: add \(sources)"
        case .linesInTranscript: "a command of a transcript has only one line, and so has its text"
        case .refusedFile(let refusal): "cannot read files \(refusal.text)"
        case .secretWord:
            "a secret cannot be typed in a command: leave it out to type it at a prompt, or add --env VARIABLE or --file FILE"
        case .noVariable(let name): "no environment variable \(name.quotedInMessage())"
        case .endsInError: "the command ends on an error screen, and is rolled back (--strict)"
        case .noRows(let title): "\(title) has no rows"
        case .noPosition(let number, let count): "there is no row #\(number): \(count) rows are shown"
        case .notSaved(let refusal): "cannot save \(refusal.text)"
        case .unsaved(let file, let reason): "\(file.quotedInMessage()) is not changed: \(reason)"
        case .circularAlias(let names):
            "\(names[0].quotedInMessage()) would expand to itself: \(names.map(\.escapingUnsafe).joined(separator: " → "))"
        case .severalLines(let name): "\(name.quotedInMessage()) cannot be saved: it has several lines"
        case .noTable(let command, let format):
            "\(command.quotedInMessage()) prints no table: --format \(format.rawValue) prints lists, routes, events, history and path only"
        }
    }

    private static func ways(_ commands: [String?]) -> String {
        let commands = commands.compactMap(\.self)
        return commands.isEmpty ? "" : "; type \(commands.joined(separator: " or "))"
    }

    /// The rows, cut to a length at which they still differ. A list may have a thousand rows, with names of any length.
    private static func list(_ rows: [SelectableRows.Item]) -> String {
        let (count, width) = (30, 40)
        let shown = rows.prefix(count).map { "\($0.identifier) \($0.name.escapingUnsafe.cut(to: width))" }
        return (shown + (rows.count > count ? ["…"] : [])).joined(separator: ", ")
    }
}

nonisolated extension CommandError {
    package init(_ reason: SessionError, _ hints: [Hint?] = [], at location: SourceLocation? = nil) {
        self.init(reason: reason, hints, at: location)
    }
}

/// The reason why commands may not run programs or write files, or may not save settings.
package nonisolated enum ProgramRefusal: Sendable, Hashable {
    /// The user forbids programs and files.
    case safe
    /// A transcript must be repeatable, and another person may have written it.
    case transcript
    /// Other users may have written the start-up file.
    case foreignStartupFile
    /// The start-up file is skipped.
    case noConfiguration
    /// The session keeps no files.
    case keepsNothing
    case noHome

    fileprivate var text: String {
        switch self {
        case .safe: "with --safe"
        case .transcript: "in a transcript"
        case .foreignStartupFile: "in a start-up file that others may write (chmod go-w)"
        case .noConfiguration: "with --no-config"
        case .keepsNothing: "with --private"
        case .noHome: "without a home folder"
        }
    }
}
