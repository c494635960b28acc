import ChallengeShellConsole
import ChallengeCore
import ChallengeHost
import ChallengeShellText
package import ChallengeShellVerification

/// What is explored, and how far.
package nonisolated struct ExplorationOptions: Sendable {
    /// The lines that lead from a fresh app to another state from which it is walked too: a login. None of them may fail.
    package var start: [String] = []
    /// True if what loads something is also tried while the data layer fails.
    package var hasFaults = false
    /// How many lines there are at most from the first screen to a state that is explored; nil for any number.
    package var depth: Int?
    /// How many steps are tried at most; nil for as many as there are.
    package var stepLimit: Int?
    /// What the words that are tried are made from.
    package var seed: UInt64 = 1
    /// Statements of the app's own.
    package var rules: [InvariantRule] = []
    /// True if each navigation has to declare its name.
    package var hasStrictNames = false
    /// The share of the states in which the invariants are held; nil for all.
    package var shard: Shard?
    /// True if transcripts are made that reach everything that was reached.
    package var writesTests = false

    package init() {}

    /// The commands of a file, each a line. Throws what tells why it cannot be read.
    package static func start(from path: String) async throws -> [String] {
        do {
            let text = String(decoding: try await InputDescriptor.content(of: path), as: UTF8.self)
            return text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") }
        } catch {
            throw ExplorationError(text: "'\(path)' cannot be read: \(error)")
        }
    }
}

/// Why a walk does not begin.
package nonisolated struct ExplorationError: Error, CustomStringConvertible {
    package let text: String
    package var description: String { text }
}

/// Walks an app by itself, breadth first, until it finds no new state, and holds the invariants everywhere.
///
/// A state is a ``StateFingerprint``, and is reached by the lines that lead there from the first screen. In each one all
/// steps of the ``StepGenerator`` are tried, as ``Experiment``s. Of several shards each makes the whole walk, and looks for
/// what is wrong in its share of the states.
package final class Explorer {
    nonisolated struct State: Sendable {
        /// From 0, in the order in which they were found.
        let number: Int
        let fingerprint: StateFingerprint
        /// What leads there in a fresh app.
        let lines: [String]
    }

    /// What the data layer does while a step is tried.
    private static let faults = ["fault offline", "fault status 500", "fault garbage", "fault delay 0.001"]
    /// How many steps are tried in one state at most.
    private static let stepLimitOfState = 2_000

    /// Told how far the walk has come, after each state.
    package var onProgress: @MainActor (ExplorationResult) -> Void = { _ in }
    private var maker: AppMaker
    private let options: ExplorationOptions
    private let inspector: Inspector
    private var known = KnownRows()
    private var queue: [State] = []
    private var next = 0
    private var fingerprints: Set<StateFingerprint> = []
    /// From one state to another, or to itself.
    private var edges: Set<[StateFingerprint]> = []
    /// The kinds of states in which everything was tried. In other states of such a kind each of the screen's actions is, and
    /// what depends on the screens below.
    private var kinds: Set<String> = []
    /// How many stacks there were where wrong words were tried for what is the same on every screen.
    private var levels: Set<Int> = []
    /// Where and how something that loads was tried with faults.
    private var triedWithFaults: Set<String> = []
    /// The crashes and hangs that are known, by the lines that lead to the states in which they were found.
    private var deaths: [[String]: [Finding]] = [:]
    private var result: ExplorationResult

    package init(_ maker: AppMaker, _ options: ExplorationOptions) {
        (self.maker, self.options) = (maker, options)
        inspector = Inspector(options)
        result = ExplorationResult(seed: options.seed)
    }

    /// Walks the app to the end of what there is or of what is wanted, or until its task is cancelled.
    package func explore() async throws -> ExplorationResult {
        result.coverage = Coverage(of: try maker.makeRoot())
        do {
            try await walk()
            if options.writesTests { result.tests = try await TestWriter.transcripts(of: result, maker) }
        } catch is CancellationError {
            result.isInterrupted = true
        }
        for state in queue[next...] { add(StateRecord(state)) }
        return result
    }

    private func walk() async throws {
        known = try await StepGenerator.scout(maker, seed: options.seed)
        maker.coverage = result.coverage
        for death in maker.lifeline?.orders.deaths ?? [] { try await report(death) }
        add([(try await ExploredApp(maker).fingerprint, [])])
        if !options.start.isEmpty {
            let app = try await ExploredApp(maker)
            for line in options.start where try await !app.run(line) {
                maker.lifeline?.end()
                throw ExplorationError(text: "the walk cannot start behind '\(line)': \(app.error)")
            }
            add([(app.fingerprint, options.start)])
        }
        while next < queue.count, next == 0 || !isStepLimitReached {
            var record = StateRecord(queue[next])
            next += 1
            defer {
                add(record)
                onProgress(result)
            }
            if record.state.number == 0 || record.state.lines == options.start {
                _ = try await run(.arrival, in: ExploredApp(maker, after: record.state.lines), &record)
            }
            if record.state.lines.count < options.depth ?? .max {
                record.isExplored = try await explore(record.state, &record)
            }
        }
    }

    private var isStepLimitReached: Bool { result.stepCount >= options.stepLimit ?? .max }

    private func isInShare(_ state: State) -> Bool {
        guard let shard = options.shard else { return true }
        return state.number % shard.count == shard.number - 1
    }

    private func add(_ record: StateRecord) {
        result.exploredCount += 1
        if !record.isExplored { result.unexploredCount += 1 }
        if isInShare(record.state) { result.states.append(record) }
    }

    // MARK: A state

    /// Tries all steps in a state; true if no limit was reached before.
    private func explore(_ state: State, _ record: inout StateRecord) async throws -> Bool {
        for death in deaths[state.lines] ?? [] { record.add(death) }
        maker.lifeline?.path = state.lines
        var app = try await ExploredApp(maker, after: state.lines)
        let start = app.appearance
        // The one that was compared is as good as a fresh one.
        var spare = isInShare(state) ? try await checkDeterminism(app, &record) : nil
        let steps = wanted(StepGenerator.steps(in: app, known, seed: options.seed), at: state, app)
        result.omittedStepCount += max(0, steps.count - Self.stepLimitOfState)
        for step in steps.prefix(Self.stepLimitOfState) {
            if isStepLimitReached { return false }
            result.stepCount += 1
            if maker.changes.haveHappened {
                // No app that was made before can be used: the data has changed below it.
                (app, spare) = (try await app.again(after: state.lines), nil)
            } else if app.appearance != start {
                if let other = spare.take() { app = other } else { app = try await app.again(after: state.lines) }
            }
            let trial = try await run(Experiment(step: step, kind: .plain), in: app, &record)
            edges.formUnion(trial.reached.map { [state.fingerprint, $0.fingerprint] })
            result.edgeCount = edges.count
            guard options.hasFaults, trial.hasLoaded,
                triedWithFaults.insert("\(state.fingerprint.kind): \(step.action)").inserted
            else { continue }
            for kind in Self.faults.map(Experiment.Kind.faulty) + [.interrupted] {
                if isStepLimitReached { return false }
                result.stepCount += 1
                // No new state is found so. In another share it only counts, so that all reach a limit at the same step.
                guard isInShare(state) else { continue }
                let fresh = try await ExploredApp(maker, after: state.lines)
                _ = try await run(Experiment(step: step, kind: kind), in: fresh, &record)
            }
        }
        return true
    }

    /// Of the steps in a state those that may find out something new.
    private func wanted(_ steps: [Step], at state: State, _ app: ExploredApp) -> [Step] {
        guard kinds.insert(state.fingerprint.kind).inserted else {
            var actions: Set<String> = []
            return steps.filter { $0.isOffered && $0.isOfScreen && actions.insert($0.action).inserted }
        }
        let isElsewhere = levels.insert(app.root.stackCount).inserted
        return steps.filter { $0.isOfScreen || $0.isOffered || isElsewhere }
    }

    /// Tries a step, and takes note of everything that it shows.
    private func run(_ experiment: Experiment, in app: ExploredApp, _ record: inout StateRecord) async throws -> Trial {
        let (state, history) = (record.state, app.lines)
        let trial = try await experiment.run(in: app, isInShare(state) ? inspector : nil)
        for (fingerprint, lines) in trial.reached where !fingerprints.contains(fingerprint) {
            add([(fingerprint, try await shortened(lines, after: history, to: state, for: fingerprint))])
        }
        noteCoverage(of: app, state.lines + app.lines.dropFirst(history.count))
        guard isInShare(state) else { return trial }
        for finding in trial.findings {
            record.add(finding)
            let lineCount = state.lines.count + finding.lineCount - history.count
            guard result.wantsTranscript(of: finding, lineCount: lineCount) else { continue }
            let shrinker = Shrinker(maker, known, options)
            // In a task that nobody cancels, so that what was found before an interruption is shrunk all the same.
            let work = Task {
                try await shrinker.violation(finding, experiment, after: [state.lines, history], app, in: queue)
            }
            result.add(try await work.value, for: finding)
        }
        return trial
    }

    /// Takes note of what was reached for the first time, and of the lines that have reached it.
    private func noteCoverage(of app: ExploredApp, _ lines: [String]) {
        guard let reached = app.session.coverage, reached != maker.coverage else { return }
        let before = result.coverage.count().reached
        result.coverage.formUnion(reached)
        maker.coverage = result.coverage
        if result.coverage.count().reached > before { result.witnesses.append(lines) }
    }

    /// The lines that lead to a new state without those of the steps that were tried before in the same app, unless
    /// the state is one that depends on them.
    private func shortened(
        _ lines: [String], after history: [String], to state: State, for fingerprint: StateFingerprint
    ) async throws -> [String] {
        let short = state.lines + lines.dropFirst(history.count)
        guard short != lines else { return lines }
        do {
            return try await ExploredApp(maker, after: short).fingerprint == fingerprint ? short : lines
        } catch is ExploredApp.Forbidden {
            return lines
        }
    }

    private func add(_ states: [(StateFingerprint, [String])]) {
        for (fingerprint, lines) in states where fingerprints.insert(fingerprint).inserted {
            queue.append(State(number: queue.count, fingerprint: fingerprint, lines: lines))
        }
        result.stateCount = queue.count
    }

    /// Reports a crash or a hang, with what the lines before it print.
    private func report(_ death: Death) async throws {
        let app = try await ExploredApp(maker, after: death.lines.dropLast())
        let line = death.lines.last ?? ""
        let step = StepGenerator.step(line, in: app, known, seed: options.seed)
        let finding = Finding(
            death.isCrash ? .crash : .hang, screen: death.place.screen, action: step?.action ?? line, death.cause,
            pattern: death.sourceLine ?? step?.destination.screen.map { "\(death.cause) \($0)" },
            lineCount: death.lines.count)
        deaths[death.place.path, default: []].append(finding)
        guard result.wantsTranscript(of: finding, lineCount: death.lines.count) else { return }
        let entries = app.entries + [Transcript.Entry(command: line, output: [])]
        result.add(Violation(finding, entries: entries, isShown: false, seed: options.seed), for: finding)
    }

    /// The same lines in two fresh apps have to print the same. Returns the second app.
    private func checkDeterminism(_ app: ExploredApp, _ record: inout StateRecord) async throws -> ExploredApp {
        let other = try await app.again(after: app.lines)
        guard let difference = Self.difference(app, other) else { return other }
        let finding = Finding(
            .determinism, screen: app.appearance.top.name, action: "", difference.detail, pattern: difference.pattern,
            lineCount: difference.lineCount)
        record.add(finding)
        if result.wantsTranscript(of: finding, lineCount: difference.lineCount) {
            result.add(await app.violation(finding, options, isRepeatable: false), for: finding)
        }
        return other
    }

    /// The first difference of what two apps have printed after the same lines, the pattern of its ``Finding/Cause``, and
    /// after how many lines.
    private static func difference(
        _ one: ExploredApp, _ other: ExploredApp
    ) -> (detail: String, pattern: String, lineCount: Int)? {
        for (index, (left, right)) in zip(one.entries, other.entries).enumerated() where left != right {
            let row = zip(left.output, right.output).first { $0 != $1 }
            let what = row.map { "'\($0)', and then '\($1)'" } ?? "more or fewer rows the second time"
            return ("the same lines, run twice, print \(what)", Pattern.withoutDigits(what), index + 1)
        }
        return other.appearance.difference(from: one.appearance).map { difference in
            (
                "the same lines, run twice, lead to different screens: \(difference.text)",
                Pattern.withoutDigits(difference.pattern), one.entries.count
            )
        }
    }
}
