import ChallengeCore
import ChallengeVerification

/// Performs the orders of a walk, one at a time, in apps that the worker creates.
package final class Worker {
    private var maker: AppMaker
    private var options = ExplorationOptions()
    private var inspector = Inspector()
    private var known = KnownRows()
    private var fingerprints = FingerprintTable()
    /// The items that the walk has reached.
    private var coverage = Coverage()

    package init(_ maker: AppMaker) { self.maker = maker }

    /// - Parameter news: the knowledge that the walk has gained since the last order.
    /// - Throws: the error of the app's initialiser.
    func perform(_ order: Order, _ news: Knowledge) async throws -> Answer {
        if let options = news.options {
            (self.options, inspector) = (options, Inspector(options))
            maker.words = options.words
            coverage = Coverage(of: try maker.makeRoot())
        }
        known = news.rows ?? known
        maker.journal?.deaths += news.deaths
        for fingerprint in news.fingerprints { fingerprints.insert(fingerprint) }
        for item in news.coverage { coverage.reach(item) }
        maker.journal?.path = Journal.Lines()
        do {
            return switch order {
            case .scout: try await scout()
            case .explore(let order): .explored(try await explore(order))
            case .shrink(let finding, let evidence, let candidates):
                try await shrink(finding, evidence, candidates).map { .violation(finding, $0) } ?? .notShown
            case .show(let death): try await show(death)
            case .look(let lines, let command): .looked(try await look(lines, at: command))
            case .cover(let ways): .transcripts(try await TestWriter.transcripts(of: ways, maker))
            case .rehearse(let lines): try await rehearse(lines)
            }
        } catch is CancellationError {
            return .interrupted
        } catch is ExploredApp.Forbidden {
            return .notShown
        }
    }

    private func explore(_ order: StateOrder) async throws -> StateAnswer {
        maker.journal?.path = Journal.Lines(order.lines)
        maker.coverage = coverage
        defer { maker.coverage = nil }
        let exploration = StateExploration(order, maker, options, inspector, known) { [fingerprints] in
            fingerprints.number(of: $0) != nil
        }
        do {
            try await exploration.explore()
        } catch is CancellationError {
            exploration.answer.isInterrupted = true
        } catch is ExploredApp.Forbidden {
            // The state can be reached only by a line that has ended a process before.
        }
        return exploration.answer
    }

    private func look(_ lines: [String], at command: String?) async throws -> Sighting {
        let app = try await ExploredApp(maker)
        var hasSucceeded = true
        for line in lines where try await !app.run(line) { hasSucceeded = false }
        var sighting = Sighting(fingerprint: app.fingerprint, entries: app.entries, hasSucceeded: hasSucceeded)
        if let command {
            let (holds, entry) = await app.look(command)
            (sighting.look, sighting.holds) = (entry, holds)
        }
        return sighting
    }

    private func rehearse(_ lines: [String]) async throws -> Answer {
        _ = try await ExploredApp(maker, after: lines)
        return .rehearsed
    }

    private func scout() async throws -> Answer {
        let first = try await ExploredApp(maker)
        var states = [ReachedState(first, lines: [])]
        let rows = try await StepGenerator.scout(maker, seed: options.seed)
        if !options.start.isEmpty {
            let app = try await ExploredApp(maker)
            for line in options.start {
                do {
                    if try await app.run(line) { continue }
                    return .failed("the exploration cannot start after '\(line)': \(app.error)")
                } catch is ExploredApp.Forbidden {
                    let cause = maker.journal?.deaths.last { $0.place.lines.last == line }?.cause ?? ""
                    return .failed("the exploration cannot start after '\(line)', which ends the app: \(cause)")
                }
            }
            states.append(ReachedState(app, lines: options.start))
        }
        let changesData = first.map.screens.contains { $0.actions.contains(where: \.changesData) }
        let events = Dictionary(first.map.screens.map { ($0.name, $0.events.map(\.name)) }) { $0 + $1 }
        return .scouted(
            Beginning(
                rows: rows, declared: coverage.declared, states: states,
                facts: options.hasMap ? GoldenMap.facts(of: first.map) : [], events: events,
                suspicions: options.hasSuspicions ? Suspicion.all(in: first.map) : [], changesData: changesData))
    }

    /// Shows the output of the lines before the line that ends the process.
    private func show(_ death: Death) async throws -> Answer {
        let app = try await ExploredApp(maker, after: death.lines.dropLast())
        let line = death.lines.last ?? ""
        // The app after the fewest lines may not offer the deadly line, but the app in the line's own state may.
        let state = try await ExploredApp(maker, after: death.place.path)
        let step = [state, app].lazy.compactMap {
            StepGenerator.step(line, in: $0, self.known, seed: self.options.seed)
        }
        .first
        let finding = Finding(
            death.isCrash ? .crash : .hang, screen: death.place.screen, action: step?.action ?? line, death.cause,
            pattern: death.sourceLine ?? step?.destination.screen.map { "\(death.cause) \($0)" },
            lineCount: death.lines.count)
        let entries = app.entries + [Transcript.Entry(command: line, output: [])]
        return .violation(finding, Violation(finding, entries: entries, isShown: false, seed: options.seed))
    }

    private func shrink(_ finding: Finding, _ evidence: Evidence, _ candidates: [[String]]) async throws -> Violation? {
        let shrinker = Shrinker(maker, known, options)
        // This task is never cancelled, so that earlier findings are still shrunk after an interruption.
        return try await Task { try await shrinker.violation(finding, evidence, in: candidates) }.value
    }
}
