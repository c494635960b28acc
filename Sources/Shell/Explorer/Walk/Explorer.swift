import ChallengeActions
import ChallengeGraph
import ChallengeHost
import ChallengeText
import ChallengeVerification

/// Walks an app automatically, breadth first, until no new state is found, and checks the invariants everywhere.
///
/// A ``StateFingerprint`` identifies a state, and lines from the first screen lead to this state. In each state, the
/// workers of a pool try all steps of the ``StepGenerator`` as ``Experiment``s. The results count in the order of the
/// states, so the walk is the same for any number of workers. Each shard makes the whole walk, but checks only its share.
package final class Explorer {
    /// The number of early states that are searched for a finding from a later state.
    private static let candidateLimit = 20

    /// Receives the progress of the walk after each state.
    package var onProgress: @MainActor (ExplorationResult) -> Void = { _ in }
    private let pool: any WorkerPool
    private let options: ExplorationOptions
    private var progress = SharedProgress()
    /// The free slots of the pool. At least one slot is free whenever a result is counted.
    private var free = [0]
    /// All states found so far, in the order of discovery. A state's index is its number.
    private var states: [ReachedState] = []
    private var numbers: [StateFingerprint: Int] = [:]
    /// The number of the next state to give to a worker.
    private var given = 0
    /// The number of the next state whose result counts.
    private var next = 0
    /// The numbers of two states for each edge between them, or from a state to itself.
    private var edges: Set<[Int]> = []
    /// The kinds of states in which all steps were tried. In further states of these kinds, workers try only the screen's
    /// actions and the steps that depend on the screens below.
    private var kinds: Set<String> = []
    /// The stack counts for which the global commands were tried with wrong arguments.
    private var levels: Set<Int> = []
    /// The actions that load data and were tried with faults, by the kind of the state.
    private var triedWithFaults: [String: Set<String>] = [:]
    /// The failures of workers, once for each line on a screen.
    private var failures: [WorkerFailure] = []
    /// Evidence for the app's own rules, from all states.
    private var facts = FactLog()
    /// The events that screens declare, by the screens' names.
    private var events: [String: [String]] = [:]
    private var tracked: Set<String> = []
    private var hasGuards = false
    /// The names of the screens, by their navigations.
    private var screenNames: [String: String] = [:]
    /// The screens with their actions that the ways of written tests have.
    private var performed: Set<String> = []
    private var result: ExplorationResult

    private init(pool: any WorkerPool, _ options: ExplorationOptions) {
        self.pool = pool
        self.options = options
        progress.options = options
        result = ExplorationResult(seed: options.seed)
    }

    /// Creates an explorer with one worker in this process.
    package convenience init(_ maker: AppMaker, _ options: ExplorationOptions) {
        self.init(pool: Worker(maker), options)
    }

    /// Creates an explorer with workers in other processes.
    package convenience init(_ pool: ProcessPool, _ options: ExplorationOptions) { self.init(pool: pool, options) }

    /// Walks the app until nothing is left, a limit is reached, or the task is cancelled.
    package func explore() async throws -> ExplorationResult {
        defer { pool.end() }
        if try await begin() {
            try await walk()
            if !result.isInterrupted { try await judge() }
            if options.writesTests, !result.isInterrupted { try await writeTests() }
        }
        for number in next..<states.count { add(StateFindings(number, lines: states[number].lines)) }
        result.fingerprints = progress.fingerprints
        result.setAside(options.known, isWhole: options.shard == nil)
        return result
    }

    private func perform(
        _ item: WorkItem, in slot: Int? = nil
    ) async throws -> (result: WorkResult, failures: [WorkerFailure]) {
        let done = try await pool.perform(item, in: slot ?? free.last ?? 0, progress)
        switch (done.result, item) {
        case (.failed(let reason), _): throw ExplorationError(text: reason)
        case (.unstartable(let reason), _): throw ExplorationError(text: reason, isOfScript: true)
        // A limit interrupts the states that other workers explore, too.
        case (.interrupted, .explore): break
        case (.interrupted, _): result.isInterrupted = true
        default: break
        }
        return done
    }

    /// Finds the states in which the walk begins. Returns false if the work is interrupted.
    private func begin() async throws -> Bool {
        let done = try await perform(.start)
        guard case .start(let start) = done.result else {
            for failure in done.failures { _ = try await note(failure) }
            result.isInterrupted = true
            return false
        }
        progress.rows = start.rows
        (events, tracked, hasGuards) = (start.events, start.tracked, start.hasGuards)
        screenNames = start.screenNames
        result.coverage = Coverage(declared: start.declared)
        // If an action changes shared data, a single worker walks, because several workers would disturb each other.
        if !start.changesData { free = (0..<pool.slotCount).reversed() }
        for failure in done.failures { _ = try await note(failure) }
        for state in start.states { _ = add(state) }
        return true
    }

    private func writeTests() async throws {
        if case .tests(let tests) = try await perform(.writeTests(result.ways)).result { result.tests = tests }
    }

    // MARK: The walk

    private func walk() async throws {
        typealias Done = (result: WorkResult, failures: [WorkerFailure])
        try await withThrowingTaskGroup(of: (slot: Int, number: Int, done: Done).self) { group in
            var finished: [Int: Done] = [:]
            while true {
                if let done = finished.removeValue(forKey: next) {
                    if !isLimitReached { try await count(done.result, done.failures, of: next) }
                    if isLimitReached { group.cancelAll() }
                    continue
                }
                while let slot = free.last, given < states.count, !isLimitReached, !result.isInterrupted {
                    let number = given
                    let work = self.work(in: number)
                    given += 1
                    guard work.isBeginning || work.isExplored else {
                        finished[number] = (.explored(StateResult()), [])
                        continue
                    }
                    free.removeLast()
                    group.addTask { [self] in (slot, number, try await perform(.explore(work), in: slot)) }
                }
                if finished[next] != nil { continue }
                guard let (slot, number, done) = try await group.next() else { break }
                free.append(slot)
                finished[number] = done
            }
        }
    }

    private var isStepLimitReached: Bool { result.stepCount >= options.stepLimit ?? .max }

    /// True if a limit is reached, so that further results do not count.
    private var isLimitReached: Bool { next > 0 && isStepLimitReached || failures.areTooMany }

    private func isInShare(_ number: Int) -> Bool {
        guard let shard = options.shard else { return true }
        return number % shard.count == shard.number - 1
    }

    /// Returns true if the steps of a state are tried.
    private func isExplored(_ number: Int) -> Bool { states[number].lines.count < options.depth ?? .max }

    /// Returns the work in a state. Must be called once for each state, in the order of the states.
    private func work(in number: Int) -> StateWork {
        let state = states[number]
        var work = StateWork(lines: state.lines)
        work.isBeginning = number == 0 || state.lines == options.start
        work.isExplored = isExplored(number)
        work.isInShare = isInShare(number)
        if work.isExplored {
            let kind = state.fingerprint.kind
            work.isFirstOfKind = kinds.insert(kind).inserted
            work.isFirstOfLevel = work.isFirstOfKind && levels.insert(state.level).inserted
            work.triedWithFaults = triedWithFaults[kind] ?? []
            // One step more than the limit shows whether the walk exceeds the limit.
            work.stepLimit = options.stepLimit.map { max(0, $0 - result.stepCount) + 1 }
        }
        return work
    }

    // MARK: Counting

    private func count(_ work: WorkResult, _ failures: [WorkerFailure], of number: Int) async throws {
        next += 1
        var found = StateResult(isInterrupted: true)
        if case .explored(let whole) = work { found = whole }
        var record = StateFindings(number, lines: states[number].lines)
        defer {
            add(record)
            onProgress(result)
        }
        for failure in failures { if let finding = try await note(failure) { record.add(finding) } }
        result.omittedStepCount += found.omittedStepCount
        let isWhole = try await count(found.trials, of: number, &record)
        if isWhole {
            facts.append(found.facts)
        }
        tracked.formUnion(found.events)
        record.isExplored = isWhole && !found.isInterrupted && !found.isUnreachable && isExplored(number)
        if found.isInterrupted, !isLimitReached { result.isInterrupted = true }
    }

    /// Counts the results of trials. Returns false if the limit of steps is reached first.
    private func count(_ trials: [TrialResult], of number: Int, _ record: inout StateFindings) async throws -> Bool {
        for trial in trials {
            if trial.isStep {
                if isStepLimitReached { return false }
                result.stepCount += 1
            }
            for reached in trial.reached { edges.insert([number, add(reached)]) }
            result.edgeCount = edges.count
            if let label = trial.edge, let end = trial.reached.first {
                let edge = [states[number].fingerprint.screen, end.fingerprint.screen, label]
                if !result.edges.contains(edge) { result.edges.append(edge) }
            }
            for picture in trial.pictures where !progress.pictured.contains(picture.kind) {
                progress.pictured.append(picture.kind)
                result.pictures.append(picture)
            }
            let new = trial.coverage.filter { result.coverage.reach($0) }
            progress.coverage += new
            let action = trial.action.flatMap { performed.insert($0).inserted ? $0 : nil }
            if !new.isEmpty || action != nil { result.ways.append(Way(lines: trial.lines, action: action)) }
            for discovery in trial.discoveries where isInShare(number) { try await count(discovery, &record) }
            guard let action = trial.faultyAction,
                triedWithFaults[states[number].fingerprint.kind, default: []].insert(action).inserted
            else { continue }
            guard try await count(trial.faults, of: number, &record) else { return false }
        }
        return true
    }

    private func count(_ discovery: Discovery, _ record: inout StateFindings) async throws {
        let finding = discovery.finding
        record.add(finding)
        guard result.wantsTranscript(of: finding, lineCount: discovery.lineCount),
            let evidence = discovery.evidence
        else { return }
        // This task is never cancelled, so that earlier findings are still shrunk after an interruption.
        try await Task { try await shrink(finding, evidence) }.value
    }

    private func shrink(_ finding: Finding, _ evidence: Evidence) async throws {
        let item = WorkItem.shrink(finding, evidence, candidates: candidates(for: finding.subject))
        if case .violation(let violation) = try await perform(item).result { result.add(violation, for: finding) }
    }

    /// Reports the exceptions from the app's own rules. Only the evidence of the whole walk reveals these rules.
    private func judge() async throws {
        let doubts = facts.brokenRules(isComplete: isComplete).map { fact, exception in
            let finding = fact.finding(exception)
            return (finding: finding, evidence: exception.evidence(of: finding, seed: options.seed))
        }
        for (finding, evidence) in doubts
        where result.wantsTranscript(of: finding, lineCount: evidence.lineCount) {
            try await shrink(finding, evidence)
        }
        if isComplete { try await judgeCoverage() }
    }

    /// True if all steps were tried in all states.
    private var isComplete: Bool { next == states.count && result.unexploredCount == 0 && options.shard == nil }

    /// Reports declared parts of the app that no step reached, and declared events that no step tracked.
    private func judgeCoverage() async throws {
        for (finding, screen, line) in unreached {
            let lines = states.first { $0.fingerprint.screen == screen }?.lines ?? []
            try await show(finding, by: lines + [line].compactMap(\.self))
        }
        for (finding, screen) in mistypedEvents {
            let lines = states.first { $0.fingerprint.screen == screen }?.lines ?? []
            try await show(finding, by: lines + ["events"])
        }
        // A screen may track events only together with an error, so it must have shown its error if it can have one. Without
        // faults, an event counts that is called like others that were tracked.
        let errors = result.coverage.missing(.states).filter { $0.hasSuffix(" \(ViewState.error.name)") }
        let actions = result.coverage.missing(.actions)
        let missing =
            options.hasFaults ? actions + errors : actions.filter { !$0.hasSuffix(" \(Experiment.retry)") }
        let untried = Set(missing.compactMap { $0.split(separator: " ").first.map(String.init) })
        let counts = Self.counts(ofVerbsIn: tracked)
        for (screen, events) in events.sorted(by: { $0.key < $1.key }) where !untried.contains(screen) {
            guard let lines = states.first(where: { $0.fingerprint.screen == screen })?.lines else { continue }
            for event in events
            where !tracked.contains(event) && (options.hasFaults || counts[Self.verb(event), default: 0] > 2) {
                let finding = Finding(
                    .untracked, screen: screen, action: "",
                    "the event \(event) is declared, but no step tracks it", pattern: event,
                    lineCount: lines.count)
                try await show(finding, by: lines + ["events"])
            }
        }
    }

    /// The findings about events whose last word is almost that of several others: `about_close`, `home_closed`, ….
    private var mistypedEvents: [(finding: Finding, screen: String)] {
        let counts = Self.counts(ofVerbsIn: Set(events.values.joined()))
        let usual = counts.filter { $0.value > 2 }.keys.sorted()
        return events.sorted { $0.key < $1.key }.flatMap { screen, names in
            names.filter { counts[Self.verb($0)] == 1 }.compactMap { event in
                NearestMatch.find(Self.verb(event), in: usual).map { other in
                    let detail = "the event \(event) is declared, and \(counts[other] ?? 0) others end in \(other)"
                    return (
                        Finding(.misnamed, screen: screen, action: "", detail, pattern: event, lineCount: 0), screen
                    )
                }
            }
        }
    }

    /// The last word of an event's name.
    private static func verb(_ event: String) -> String { event.split(separator: "_").last.map(String.init) ?? event }

    private static func counts(ofVerbsIn events: Set<String>) -> [String: Int] {
        Dictionary(events.map { (verb($0), 1) }, uniquingKeysWith: +)
    }

    /// Adds a finding with the output of lines that lead to its screen.
    private func show(_ finding: Finding, by lines: [String]) async throws {
        guard case .ran(let entries) = try await perform(.run(lines.isEmpty ? [StackSnapshot.show] : lines)).result
        else { return }
        result.add(Violation(finding, entries: entries, isShown: false, seed: options.seed), for: finding)
    }

    /// The findings about declared parts that no step reached, with their screens and the lines that should reach them.
    /// Guards may hide all parts of other screens. Parts of a screen that was never shown are no findings of their own.
    private var unreached: [(finding: Finding, screen: String, line: String?)] {
        func finding(_ what: String, of screen: String, _ part: String) -> (Finding, String, String?) {
            let detail = "\(what) is declared, and no step reaches it"
            let finding = Finding(
                .unreachable, screen: screen, action: part, detail, pattern: "\(what) \(part)", lineCount: 0)
            guard let edge = Coverage.Item.edge(named: part) else { return (finding, screen, nil) }
            let line = edge.label == NavigationGraph.rowLabel ? "open #1" : edge.label
            return (finding, screenNames[edge.from] ?? "", line)
        }
        let coverage = result.coverage
        let states = coverage.missing(.states).compactMap { name -> (Finding, String, String?)? in
            let words = name.split(separator: " ").map(String.init)
            // The data decides whether a list is empty, and whether a load fails.
            let unneeded = [ViewState.empty, .error].map(\.name)
            guard words.count == 2, result.screens.contains(words[0]), !unneeded.contains(words[1]) else { return nil }
            return finding("the state \(words[1])", of: words[0], "")
        }
        if hasGuards { return states }
        let parts: [(String, Coverage.Kind)] = [("the route", .routes), ("the link", .links), ("the edge", .edges)]
        return coverage.missing(.screens).map { finding("the screen \($0)", of: "", $0) } + states
            + parts.flatMap { what, kind in coverage.missing(kind).map { finding(what, of: "", $0) } }
    }

    /// Returns the lines to the states that may show a finding or another finding with the same cause. Earlier states
    /// come first, so that all shards show the finding by the same lines.
    private func candidates(for subject: Finding.Subject) -> [[String]] {
        let isThere = states.lazy.filter { subject.screen.isEmpty || $0.fingerprint.screen == subject.screen }
        // A finding that a screen shows by itself may occur on other screens too.
        let elsewhere = states.prefix(subject.action.isEmpty ? Self.candidateLimit : 0)
        return (Array(elsewhere) + isThere.prefix(Self.candidateLimit)).map(\.lines)
    }

    /// Records the failure of a worker, once for each line on a screen. Returns the finding; nil if it is known.
    private func note(_ failure: WorkerFailure) async throws -> Finding? {
        progress.failures.append(failure)
        let place = failure.place
        let isKnown = failures.contains { $0.place.screen == place.screen && $0.place.lines.last == place.lines.last }
        guard !failures.areTooMany, !isKnown else { return nil }
        failures.append(failure)
        guard case .violation(let violation) = try await perform(.show(failure)).result else {
            result.isInterrupted = true
            return nil
        }
        let finding = violation.finding
        if result.wantsTranscript(of: finding, lineCount: failure.lines.count) { result.add(violation, for: finding) }
        return finding
    }

    private func add(_ record: StateFindings) {
        result.exploredCount += 1
        if !record.isExplored { result.unexploredCount += 1 }
        if isInShare(record.number) { result.states.append(record) }
    }

    /// Adds a state, unless the state is known. Returns the state's number.
    private func add(_ state: ReachedState) -> Int {
        if let number = numbers[state.fingerprint] { return number }
        let number = states.count
        numbers[state.fingerprint] = number
        states.append(state)
        progress.fingerprints.append(state.fingerprint)
        result.stateCount = states.count
        result.screens.insert(state.fingerprint.screen)
        return number
    }
}
