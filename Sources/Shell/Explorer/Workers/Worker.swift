import ChallengeActions
import ChallengeHost
import ChallengeCore
import ChallengeVerification

/// Does the work of a walk, one item at a time, in apps that the worker creates.
final class Worker {
    private var maker: AppMaker
    private var options = ExplorationOptions()
    private var inspector = Inspector()
    private var known = KnownRows()
    private var fingerprints: Set<StateFingerprint> = []
    /// The items that the walk has reached.
    private var coverage = Coverage()
    /// The progress before the last item, for a worker that is a pool by itself.
    var progress = SharedProgress()

    init(_ maker: AppMaker) { self.maker = maker }

    /// - Parameter delta: the progress of the walk since the last item.
    /// - Throws: the error of the app's initialiser.
    func perform(_ item: WorkItem, _ delta: SharedProgress) async throws -> WorkResult {
        if let options = delta.options {
            self.options = options
            inspector = Inspector(options)
            maker.words = options.words
            maker.pictured = options.hasPictures ? [] : nil
            let root = try maker.makeRoot()
            (coverage, maker.facts.map) = (Coverage(of: root), root.map)
        }
        known = delta.rows ?? known
        maker.journal?.failures += delta.failures
        fingerprints.formUnion(delta.fingerprints)
        for item in delta.coverage { coverage.reach(item) }
        maker.pictured?.formUnion(delta.pictured)
        maker.journal?.path = Journal.Lines()
        do {
            return switch item {
            case .start: try await start()
            case .explore(let work): .explored(try await explore(work))
            case .shrink(let finding, let evidence, let candidates):
                try await shrink(finding, evidence, candidates).map(WorkResult.violation) ?? .nothing
            case .show(let failure): .violation(try await show(failure))
            case .run(let lines): .ran(try await ExploredApp(maker, after: lines).entries)
            case .writeTests(let ways): .tests(try await maker.transcripts(of: ways))
            }
        } catch is CancellationError {
            return .interrupted
        } catch is ExploredApp.Forbidden {
            return .nothing
        }
    }

    private func explore(_ work: StateWork) async throws -> StateResult {
        maker.journal?.path = Journal.Lines(work.lines)
        maker.coverage = coverage
        defer { maker.coverage = nil }
        let exploration = StateExploration(work, maker, options, inspector, known) { [fingerprints] in
            fingerprints.contains($0)
        }
        do {
            try await exploration.explore()
        } catch is CancellationError {
            exploration.result.isInterrupted = true
        } catch is ExploredApp.Forbidden {
            exploration.result.isUnreachable = true
        }
        return exploration.result
    }

    private func start() async throws -> WorkResult {
        let first = try await ExploredApp(maker)
        var states = [ReachedState(first, lines: [])]
        let rows = try await StepGenerator.sampleRows(maker, seed: options.seed)
        if !options.start.isEmpty {
            let app = try await ExploredApp(maker)
            for line in options.start {
                do {
                    if try await app.run(line) { continue }
                    return .unstartable("the exploration cannot start after '\(line)': \(app.error)")
                } catch is ExploredApp.Forbidden {
                    let cause = maker.journal?.failures.last { $0.place.lines.last == line }?.cause ?? ""
                    return .failed("the exploration cannot start after '\(line)', which ends the app: \(cause)")
                }
            }
            states.append(ReachedState(app, lines: options.start))
        }
        maker.facts.tracked = []
        // No step opens the first screen, so faults of its first load need apps of their own.
        if options.hasFaults {
            for fault in [Fault.offline, .status(500), .garbage, .empty] {
                _ = try await ExploredApp(maker, fault: fault)
            }
        }
        let screens = first.map.screens
        return .start(
            WalkStart(
                rows: rows, declared: coverage.declared, states: states,
                events: Dictionary(screens.filter(\.hasPreviews).map { ($0.name, $0.events.map(\.name)) }) { $0 + $1 },
                tracked: maker.facts.tracked,
                screenNames: Dictionary(screens.map { ($0.navigation, $0.name) }) { first, _ in first },
                hasGuards: !first.map.guards.isEmpty,
                changesData: screens.contains { $0.actions.contains(where: \.changesData) }))
    }

    /// Shows the output of the lines before the line that ends the process, unless one of them would end this process.
    private func show(_ failure: WorkerFailure) async throws -> Violation {
        let (lines, line) = (Array(failure.lines.dropLast()), failure.lines.last ?? "")
        let app = try await ExploredApp.unlessForbidden(maker, after: lines)
        // The app after the fewest lines may not offer the fatal line, but the app in the line's own state may.
        let state = try await ExploredApp.unlessForbidden(maker, after: failure.place.path)
        let step = [state, app].lazy.compactMap(\.self).compactMap {
            StepGenerator.step(line, in: $0, self.known, seed: self.options.seed)
        }.first
        let finding = Finding(
            failure.isCrash ? .crash : .hang, screen: failure.place.screen, action: step?.action ?? line,
            failure.cause,
            pattern: failure.ownCause ?? step?.destination.screen.map { "\(failure.cause) \($0)" },
            lineCount: failure.lines.count)
        let entries = app?.entries ?? lines.map { Transcript.Entry(command: $0, output: []) }
        return Violation(
            finding, entries: entries + [Transcript.Entry(command: line, output: [])], isShown: false,
            seed: options.seed)
    }

    private func shrink(_ finding: Finding, _ evidence: Evidence, _ candidates: [[String]]) async throws -> Violation? {
        let shrinker = Shrinker(maker, known, options)
        // This task is never cancelled, so that earlier findings are still shrunk after an interruption.
        return try await Task { try await shrinker.violation(finding, evidence, in: candidates) }.value
    }
}
