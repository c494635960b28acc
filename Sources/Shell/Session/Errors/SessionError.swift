import ChallengeConsole
import ChallengeLanguage
import ChallengeStorage
import ChallengeText
import Glibc
import SwiftUI

/// The reasons why a session cannot run a command, if several commands have them or their text depends on the case.
nonisolated extension CommandError.Reason {
    static func unknownLink(_ link: String) -> Self { Self("no feature handles the link \(link.quotedInMessage())") }
    static func unknownDestination(_ name: String) -> Self { Self("no destination named \(name.quotedInMessage())") }
    static func ambiguousRow(_ name: String, _ rows: [SelectableRows.Item]) -> Self {
        Self("\(name.quotedInMessage()) matches \(rows.count) rows: \(Self.list(rows))")
    }
    static func unlistedRow(
        noun: String, _ identifier: Int, among count: Int, hasMore: Bool, route: String?
    ) -> Self {
        Self(
            "\(noun) \(identifier) is not among the rows \(hasMore ? "loaded so far" : "here") (\(count))"
                + Self.ways([
                    identifier <= count ? "open #\(identifier) for the row at that position" : nil,
                    hasMore ? "more" : nil, route.map { "open \($0) \(identifier)" },
                ]))
    }
    static func tooFarBack(limit: Int) -> Self {
        guard limit > 0 else { return Self("this is the first screen: there is nothing to go back to") }
        return Self("you can go back \(limit == 1 ? "1 screen" : "\(limit) screens") at most")
    }
    static func noLink(screen title: String) -> Self { Self("\(title) has no link") }
    static func unreadable(file: String, _ error: SystemError) -> Self {
        Self("\(file.quotedInMessage()) cannot be read: \(error)")
    }
    static func tooDeep(file: String, limit: Int) -> Self {
        Self("\(file.quotedInMessage()) is not run: source is already nested \(limit) deep")
    }
    static func refused(_ refusal: ProgramRefusal) -> Self {
        Self("cannot run programs or write files \(refusal.text)")
    }
    static func unwritable(file: String, _ error: SystemError) -> Self {
        Self("\(file.quotedInMessage()) cannot be written: \(error)")
    }
    static func notStarted(_ program: String, _ error: SystemError) -> Self {
        Self("\(program.quotedInMessage()) cannot be run: \(error)")
    }
    static func programFailed(_ program: String, _ ending: Program.Ending) -> Self {
        Self("\(program.quotedInMessage()) \(ending)")
    }
    /// - Parameter usage: the usage that confirms the command, so that the command asks no question.
    static func unconfirmed(_ question: String?, usage: String) -> Self {
        Self(
            question.map { "\($0) Confirm it: \(usage)" }
                ?? "the command needs a confirmation; confirm it: \(usage)")
    }
    static func declined(_ name: String) -> Self { Self("'\(name)' was not run") }
    static func notAsked(_ what: String, sources: String) -> Self { Self("\(what) is missing: add \(sources)") }
    static func noTable(of command: String, _ format: OutputTraits.Format) -> Self {
        let tables = "lists, details, routes, events, history and path"
        return Self("\(command.quotedInMessage()) prints no table: --format \(format.rawValue) prints \(tables) only")
    }
    static func notSaved(_ refusal: ProgramRefusal) -> Self { Self("cannot save \(refusal.text)") }
    static func unsaved(file: String, reason: String) -> Self {
        Self("\(file.quotedInMessage()) is not changed: \(reason)")
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

    var text: String {
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

/// The error of a command that has ended on an error screen in a strict session.
struct EndsInError: Error, CustomStringConvertible {
    /// The reason that the screen shows, and the fault, if one is on.
    let reason: String

    var description: String { "the command ended on an error screen (\(reason)), so --strict undid it" }
}
