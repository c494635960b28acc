import ArgumentParser
import ChallengeActions
import ChallengeSession
import ChallengeCore
import ChallengeHost
import ChallengePrompt
public import ChallengeCommand
import ChallengeText
import ChallengeVerification
import SwiftUI

/// An app at its prompt without a terminal, for tests.
///
/// A test runs commands as if they were typed, and checks the results:
///
///     let app = try await TestSession(NotesApp.self)
///     try await app.run("open note 1")
///     #expect(app.screen.name == "NoteDetail")
///     try await app.run("expect event note_detail_viewed id=1")
///
/// A command returns when all its work has finished, so tests neither wait nor poll. The same commands give the same
/// result every time. Sessions share nothing, and many may run side by side.
@MainActor
public final class TestSession {
    private let session: HeadlessSession
    private let root: RootContainer
    private lazy var declaredEvents = DeclaredEvents(of: root.map)
    private let options: SessionOptions
    private let makeRoot: @MainActor (_ keepsFiles: Bool) throws -> RootContainer

    /// Starts the app, and returns once its first screen has settled.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - arguments: the app's own options, as on the command line: `["--live"]`.
    ///   - folder: the absolute path of the app's files, so that a later session finds the files; nil for an app that
    ///     keeps no files.
    ///   - environment: the environment variables, as the app sees them.
    /// - Throws: the error of the app's initialiser or of wrong arguments.
    public init<App: ShellApp>(
        _ app: App.Type, arguments: [String] = [], folder: String? = nil, environment: [String: String] = [:]
    ) async throws {
        var variables = environment
        if let folder { variables.merge(["XDG_DATA_HOME": folder, "XDG_CACHE_HOME": folder + "/cache"]) { $1 } }
        let appOptions = try App.Options.parse(arguments)
        makeRoot = { [variables] keepsFiles in
            try App.running(appOptions, AppEnvironment(variables: variables), keepsFiles: keepsFiles)
        }
        options = .ofTranscripts(of: App.self)
        root = try makeRoot(folder != nil)
        session = await HeadlessSession(root: root, options: options)
    }

    /// Runs the commands of a line, up to the first that fails. A failing `expect` reports the actual state.
    ///
    /// The line also fails if its last screen has a name, a state, an action, rows, or a form of content that none of the
    /// screen's previews has. A line that tracks an undeclared event fails too. The reason is that help, completion,
    /// `expect`, `check` and the manual know only declarations. A screen without previews declares nothing.
    ///
    /// - Parameters:
    ///   - line: commands, without abbreviations, as in a script.
    ///   - file: the test's file, for the failure.
    ///   - number: the line in that file, for the failure.
    /// - Returns: the output of the commands, without the last line end.
    /// - Throws: ``CommandFailure`` with the output, if the line fails.
    @discardableResult
    public func run(
        _ line: String, file: String = #fileID, number: Int = #line
    ) async throws(CommandFailure) -> String {
        let (screen, eventCount) = (screen.name, session.log.trackedCount)
        let (hasSucceeded, rows) =
            session.hasEnded ? (false, ["error: the session has ended"]) : await session.run(line)
        let tracked = session.hasShownUndeclared ? [] : session.events(after: eventCount)
        let events = tracked.filter { declaredEvents.undeclaredKeys(of: $0) != [] }.map {
            "error: no screen declares the event \($0.line)"
        }
        let screens = root.top?.undeclared(in: root.map).map { "error: \($0)" } ?? []
        let undeclared = hasSucceeded ? screens + events : []
        let output = (rows + undeclared).joined(separator: "\n")
        guard hasSucceeded, undeclared.isEmpty else {
            throw CommandFailure(command: line, screen: screen, place: "\(file):\(number)", output: output)
        }
        return output
    }

    /// Runs transcripts and compares their output. Each transcript runs in a new app of the same kind, which stores
    /// nothing. This session's own app does not change.
    ///
    ///     try await app.verify(transcript: "../Transcripts")
    ///
    /// - Parameters:
    ///   - path: the path of a transcript, or of a folder with `*.transcript` files at any depth. A relative path starts
    ///     at the folder of `file`.
    ///   - file: the test's own file.
    /// - Throws: ``TranscriptFailure`` with each difference.
    public func verify(transcript path: String, file: String = #filePath) async throws {
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let path = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        let verifier = TranscriptVerifier([path], options: options) { [makeRoot] in try makeRoot(false) }
        let failures = try await verifier.failures()
        if !failures.isEmpty { throw TranscriptFailure(description: failures.joined(separator: "\n")) }
    }

    /// The screen on top, as it is now.
    public var screen: TestScreen { TestScreen(root, lines: session.screenLines) }

    /// The names of the screens on the stacks, from the root up: `["NoteList", "NoteDetail"]`. In an app with tabs, the
    /// root is the first screen of the selected tab.
    public var path: [String] { root.screens.joined().map(\.rendering.screen) }

    /// The followed redirects, oldest first:
    /// `NotesOutgoingNavigation.tags → TagsIncomingNavigation.list`.
    public var redirects: [String] { session.log.redirects.map { "\($0.from.fullName) → \($0.to.fullName)" } }

    /// The tracked events, oldest first, with their properties by name: `note_selected id=1`.
    public var events: [String] { session.log.tracked.map(\.line) }

    /// Returns the completions that Tab offers at the end of a line, each in the form that Tab inserts.
    public func completions(of line: String) -> [String] { session.session.completions(of: line) }
}

/// A screen as a test sees it.
public struct TestScreen: Sendable, Hashable {
    /// The name for programs: `NoteList`.
    public let name: String
    /// The name for people: `Notes`.
    public let title: String
    /// `idle`, `loading`, `loaded`, `empty`, `emptySearch`, `error`, or one of the app's own states.
    public let state: String
    /// The lines of the screen, heading included, without cuts. Runs of blanks count as one, and empty lines are left
    /// out.
    public let lines: [String]
    /// The names of the visible rows that can be opened; empty on a screen without rows.
    public let rows: [String]
    /// The names of the possible actions.
    public let actions: [String]
    /// The screen's content as JSON, as in the screen events of `--format json`.
    public let json: String

    @MainActor
    init(_ root: RootContainer, lines: [String]) {
        // The root always has a screen on top, because no stack is empty.
        let rendering = root.top?.rendering
        name = rendering?.screen ?? ""
        title = rendering?.title ?? ""
        state = rendering?.state.name ?? ""
        self.lines = lines
        rows = rendering?.selection.map { $0.items.suffix($0.shownCount).map(\.name) } ?? []
        actions = rendering?.actions.map(\.description.name) ?? []
        json = rendering?.snapshot.json.text ?? ""
    }
}

/// The failure of a line in a test.
public struct CommandFailure: Error, Hashable, CustomStringConvertible {
    /// The line that ran.
    public let command: String
    /// The name of the screen on top before the line.
    public let screen: String
    /// The file and the line of the test.
    public let place: String
    /// The output, with the error at its end.
    public let output: String

    public var description: String { "\(place): '\(command)' failed on \(screen)\n\(output)" }
}

/// A transcript whose output differs, or that cannot be read.
public struct TranscriptFailure: Error, Hashable, CustomStringConvertible {
    /// The place and the command of each difference, with the missing lines after `-` and the unexpected lines after `+`.
    public let description: String
}
