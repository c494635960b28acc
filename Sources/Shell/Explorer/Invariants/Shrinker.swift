import ChallengeVerification

/// Looks for the shortest lines that show a violation.
struct Shrinker {
    /// The maximum number of fresh apps for one violation.
    private static let limit = 300
    /// The maximum number of simpler lines that are tried in place of one line.
    private static let alternatives = 12

    private let maker: AppMaker
    private let known: KnownRows
    private let options: ExplorationOptions

    init(_ maker: AppMaker, _ known: KnownRows, _ options: ExplorationOptions) {
        (self.maker, self.known, self.options) = (maker, known, options)
    }

    /// Returns the violation with the shortest lines. Nil if the violation counts only when it occurs again, but does not
    /// occur again.
    ///
    /// - Parameters:
    ///   - candidates: lines to states that may show a violation with the same cause, the preferred lines first.
    func violation(
        _ finding: Finding, _ evidence: Evidence, in candidates: [[String]]
    ) async throws -> Violation? {
        guard let experiment = evidence.experiment else { return evidence.violation }
        let subject = finding.subject
        for lines in candidates {
            for experiment in try await experiments(like: experiment, of: subject, after: lines) {
                guard let first = try await reproduce(finding, experiment, after: lines) else { continue }
                return try await shrink(first, finding, experiment, lines)
            }
        }
        let prefixes = evidence.prefixes
        var attempts = prefixes.map { (experiment, $0) }
        if subject.action.isEmpty {
            // The screen itself is wrong, so any line before the screen may be unnecessary.
            let lines = evidence.lines.prefix(finding.lineCount).dropFirst(prefixes.last?.count ?? 0)
            attempts = prefixes.map { (.inspection, $0 + lines) } + attempts
        }
        for (experiment, prefix) in attempts {
            guard let first = try await reproduce(finding, experiment, after: prefix) else { continue }
            return try await shrink(first, finding, experiment, prefix)
        }
        // The violation depends on something outside of the lines.
        return evidence.violation
    }

    /// Returns the experiments that may show the same violation after some lines.
    private func experiments(
        like experiment: Experiment, of subject: Finding.Subject, after lines: [String]
    ) async throws -> [Experiment] {
        if subject.action.isEmpty { return [.inspection] }
        guard let app = try await ExploredApp.unlessForbidden(maker, after: lines) else { return [] }
        let steps = StepGenerator.steps(in: app, known, seed: options.seed)
        return steps.filter { $0.action == subject.action }.map { Experiment(step: $0, kind: experiment.kind) }
    }

    private func shrink(
        _ first: Violation, _ finding: Finding, _ experiment: Experiment, _ prefix: [String]
    ) async throws -> Violation {
        var (best, prefix, experiment, trials) = (first, prefix, experiment, 0)
        func attempt(_ lines: [String], _ other: Experiment) async throws -> Bool {
            guard trials < Self.limit else { return false }
            trials += 1
            guard let violation = try await reproduce(finding, other, after: lines) else { return false }
            (best, prefix, experiment) = (violation, lines, other)
            return true
        }
        // Delta debugging (Zeller and Hildebrandt, 2002) leaves out ever smaller parts of the lines.
        var size = max(1, prefix.count / 2)
        while !prefix.isEmpty {
            var (start, hasShrunk) = (0, false)
            while start < prefix.count {
                let lines = Array(prefix[..<start] + prefix[min(start + size, prefix.count)...])
                if try await attempt(lines, experiment) { hasShrunk = true } else { start += size }
            }
            if size > 1 { size /= 2 } else if !hasShrunk { break }
        }
        for index in prefix.indices {
            for other in try await simpler(than: prefix[index], after: Array(prefix[..<index])) {
                var lines = prefix
                lines[index] = other.line
                if try await attempt(lines, experiment) { break }
            }
        }
        for other in try await simpler(than: experiment.step.line, after: prefix)
        where other.isOffered == experiment.step.isOffered {
            if try await attempt(prefix, Experiment(step: other, kind: experiment.kind)) { break }
        }
        return try await tidied(best, from: prefix.count)
    }

    /// Returns the violation without lines of the experiment that change nothing, and with what its last line asks of the
    /// data layer. The remaining lines print the same as before.
    ///
    /// - Parameter start: the number of lines before the experiment.
    private func tidied(_ violation: Violation, from start: Int) async throws -> Violation {
        var (entries, count) = (violation.entries, violation.finding.lineCount)
        guard case (let idle, var exchange)? = try await rerun(entries, count) else { return violation }
        // A condition, such as a fault, may give a later line a meaning that no screen shows.
        let end = entries.firstIndex { Experiment.isCondition($0.command) } ?? count
        for index in idle.reversed() where index >= start && index < min(end, count - 1) {
            if violation.finding.detail.contains("'\(entries[index].command)'") { continue }
            var rest = entries
            rest.remove(at: index)
            guard let shorter = try await rerun(rest, count - 1) else { continue }
            (entries, count, exchange) = (rest, count - 1, shorter.exchange)
        }
        return Violation(
            violation.finding.after(count), entries: entries, isShown: violation.isShown, exchange: exchange,
            seed: options.seed)
    }

    /// Runs lines in a fresh app, and then commands that only look. Returns the indices of the lines that change nothing
    /// on any screen, and what the last line asks of the data layer. Nil if the app prints something else.
    private func rerun(
        _ entries: [Transcript.Entry], _ lineCount: Int
    ) async throws -> (idle: [Int], exchange: String?)? {
        let app = try await ExploredApp(maker)
        var (idle, isAnswered) = ([Int](), app.isAnswered)
        for entry in entries.prefix(lineCount) {
            let before = app.snapshot
            do { try await app.run(entry.command) } catch is ExploredApp.Forbidden { return nil }
            isAnswered = isAnswered || app.isAnswered
            if app.snapshot == before { idle.append(app.entries.count - 1) }
        }
        var printed = app.entries
        let exchange = isAnswered ? app.exchange : nil
        for entry in entries.dropFirst(lineCount) { printed.append(await app.look(entry.command).entry) }
        return printed == entries ? (idle, exchange) : nil
    }

    /// Returns steps with the same action and shorter arguments, the shortest first.
    private func simpler(than line: String, after prefix: [String]) async throws -> [Step] {
        let app = try await ExploredApp(maker, after: prefix)
        let steps = StepGenerator.steps(in: app, known, seed: options.seed)
        guard let action = steps.first(where: { $0.line == line })?.action else { return [] }
        let others = steps.filter { $0.action == action && $0.line.utf8.count < line.utf8.count }
        return Array(
            others.sorted { ($0.line.utf8.count, $0.line) < ($1.line.utf8.count, $1.line) }.prefix(Self.alternatives))
    }

    /// Returns the violation if the experiment shows the same cause after these lines in a fresh app; otherwise nil.
    private func reproduce(
        _ wanted: Finding, _ experiment: Experiment, after lines: [String]
    ) async throws -> Violation? {
        guard let app = try await ExploredApp.unlessForbidden(maker, after: lines) else { return nil }
        let step = experiment.step
        if step.isOffered, StepGenerator.step(step.line, in: app, known, seed: options.seed)?.isOffered != true {
            return nil
        }
        let trial = try await experiment.run(in: app, Inspector(options))
        guard let finding = (trial.findings + trial.facts.doubts).first(where: { $0.isSame(as: wanted) }) else {
            return nil
        }
        return await app.violation(finding, seed: options.seed)
    }
}
