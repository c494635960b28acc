import ArgumentParser
import ChallengeCore
import ChallengeExplorer
import ChallengeHost
import ChallengeSession
public import ChallengeCommand
public import ChallengeVerification

/// An automatic walk through an app, for tests.
///
///     let exploration = try await Exploration(NotesApp.self)
///     #expect(exploration.violations == [])
///     #expect(exploration.coverage.percent() >= 90)
///
/// The walk begins on the app's first screen and continues until there is no new state. In each state, the walk tries
/// every route, link, row and way back, and every action with all kinds of arguments. The walk checks the invariants in
/// `docs/invariants.md`. The same seed gives the same walk.
///
/// A line that hangs or crashes the app ends the test. The program's subcommand `explore` runs the app in another
/// process, and reports such a line.
@MainActor
public struct Exploration {
    /// The violations, each with one cause and the shortest session that shows the violation.
    public let violations: [Violation]
    /// The names of the screens that were on top.
    public let screens: Set<String>
    /// The number of states found.
    public let stateCount: Int
    /// The number of steps tried.
    public let stepCount: Int
    /// True if nothing new was left to find; false if a limit ended the walk.
    public let isComplete: Bool
    /// The reached parts of the app.
    public let coverage: Coverage

    /// A broken invariant.
    public struct Violation: Sendable, Hashable, CustomStringConvertible {
        /// The name of the invariant: `back`.
        public let invariant: String
        /// The place of the violation: `NoteList, search TEXT`.
        public let place: String
        /// The places that probably share the cause: ``place`` first, then others in the order of their discovery.
        public let places: [String]
        /// The transcript that shows the violation, with comments that explain the violation.
        public let description: String
    }

    /// Explores an app.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - arguments: the app's own options, as on the command line.
    ///   - environment: the environment variables, as the app sees them.
    ///   - start: lines, such as a login, that lead to another starting state. The walk starts in this state too, in
    ///     addition to the first screen. A secret is `--sample` or `--env VARIABLE`.
    ///   - faults: true to try all loading steps again with a failing data layer. The app needs the command `fault`.
    ///   - schedules: the number of orders in which concurrent tasks run.
    ///   - depth: the maximum number of lines from the first screen to an explored state; nil for no limit.
    ///   - steps: the maximum number of steps; nil for no limit.
    ///   - seed: the seed of the generated words.
    ///   - words: the inputs of form fields, by the field's name: `title` on all screens, `Login.email` on one screen.
    ///     The value of a secret is its source: `--env PASSWORD`.
    ///   - strictNames: true if each navigation must declare its name.
    /// - Throws: the error of the app's initialiser, of wrong arguments, or of a failing line of `start`.
    public init<App: ShellApp>(
        _ app: App.Type, arguments: [String] = [], environment: [String: String] = [:], start: [String] = [],
        faults: Bool = false, schedules: Int = 0, depth: Int? = nil, steps: Int? = nil, seed: UInt64 = 1,
        words: [String: String] = [:],
        strictNames: Bool = false
    ) async throws {
        let appOptions = try App.Options.parse(arguments)
        let maker = AppMaker(options: .ofTranscripts(of: App.self)) {
            try App.running(appOptions, AppEnvironment(variables: environment))
        }
        var options = ExplorationOptions()
        if !words.isEmpty { options.words = try FormWords(words, of: try maker.makeRoot().map) }
        options.hasFaults = faults
        options.depth = depth
        options.stepLimit = steps
        options.seed = seed
        options.start = start
        options.hasStrictNames = strictNames
        options.scheduleCount = schedules
        let result = try await Explorer(maker, options).explore()
        violations = result.violations.map { violation in
            let subject = violation.finding.subject
            return Violation(
                invariant: subject.invariant.rawValue, place: subject.place,
                places: violation.places.map(\.place), description: violation.transcript.text)
        }
        (screens, coverage) = (result.screens, result.coverage)
        (stateCount, stepCount) = (result.stateCount, result.stepCount)
        isComplete = result.unexploredCount == 0
    }
}
