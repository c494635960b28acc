import ArgumentParser
import ChallengeCore
import ChallengeShellExplorer
import ChallengeHost
import ChallengeShellSession
public import ChallengeShellCommand
import ChallengeShellTrials
public import ChallengeShellVerification

/// An app that was walked through by itself, for tests.
///
///     let exploration = try await Exploration(NotesApp.self)
///     #expect(exploration.violations == [])
///     #expect(exploration.coverage.percent() >= 90)
///
/// It begins on the app's first screen and tries everything that each state offers, until it finds no new state: every
/// action with all kinds of arguments, every route, link and row, and the ways back. Everywhere it holds the invariants
/// that `docs/exploration.md` explains. The same seed makes the same walk.
///
/// A line that crashes or never ends is the end of the test: the program's job `explore`, which runs in a process of its own,
/// reports it.
@MainActor
public struct Exploration {
    /// What does not hold, each cause with the shortest session that shows it.
    public let violations: [Violation]
    /// The names of the screens that were on top.
    public let screens: Set<String>
    /// How many states were found.
    public let stateCount: Int
    /// How many steps were tried.
    public let stepCount: Int
    /// True if nothing new was left to find, or a limit ended the walk.
    public let isComplete: Bool
    /// What of the app was reached.
    public let coverage: Coverage

    /// An invariant that does not hold.
    public struct Violation: Sendable, Hashable, CustomStringConvertible {
        /// The name of the invariant: `back`.
        public let invariant: String
        /// Where it was found: `NoteList, search TEXT`.
        public let place: String
        /// The places where one mistake is taken to have broken it: ``place``, and others in the order in which they were found.
        public let places: [String]
        /// The transcript that shows it, with comments that say what is wrong.
        public let description: String
    }

    /// Explores an app.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - arguments: the app's own options, as on the command line.
    ///   - environment: the environment's variables, as the app sees them.
    ///   - start: lines, as a login, to a state from which it walks too, as from the first screen; a secret is `--sample` or
    ///     `--env VARIABLE`.
    ///   - faults: whether what loads something is also tried while the data layer fails; for an app with the command
    ///     `fault`.
    ///   - schedules: in how many orders is tried what may run at once.
    ///   - depth: how many lines there are at most from the first screen to a state that is explored; nil for any number.
    ///   - steps: how many steps are tried at most; nil for as many as there are.
    ///   - seed: what the words that are tried are made from.
    ///   - words: what is typed into the fields of forms, by their names, those of all screens or of one: `title`,
    ///     `Login.email`. A secret's is its source: `--env PASSWORD`.
    ///   - strictNames: whether each navigation has to declare its name.
    /// - Throws: what the app's initialiser throws, the errors of wrong arguments, and that of a line of `start` that fails.
    public init<App: ShellApp>(
        _ app: App.Type, arguments: [String] = [], environment: [String: String] = [:], start: [String] = [],
        faults: Bool = false, schedules: Int = 0, depth: Int? = nil, steps: Int? = nil, seed: UInt64 = 1,
        words: [String: String] = [:],
        strictNames: Bool = false
    ) async throws {
        let appOptions = try App.Options.parse(arguments)
        let maker = AppMaker(options: .ofTranscripts(of: App.self)) {
            let context = AppContext(of: App.information, environment: AppEnvironment(variables: environment))
            return try context.wire { try App($0, options: appOptions) }.root
        }
        var options = ExplorationOptions()
        if !words.isEmpty { options.words = try FormWords(words, of: try maker.makeRoot().map) }
        (options.hasFaults, options.depth, options.stepLimit, options.seed) = (faults, depth, steps, seed)
        (options.start, options.hasStrictNames, options.scheduleCount) = (start, strictNames, schedules)
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
