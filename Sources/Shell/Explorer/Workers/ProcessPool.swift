import ChallengeConsole
import ChallengeStorage
import FoundationEssentials
import Glibc

/// Workers that run in processes of their own, because an app may end its process or keep the process busy for ever.
///
/// If a process dies or hangs, its last line is the cause. Other processes look for the shortest lines with the same
/// effect, and a new process replaces the lost process.
package final class ProcessPool: WorkerPool {
    /// The number of times that SIGKILL may end a worker before the app is blamed. Until then, the work is repeated.
    private static let killLimit = 3
    /// The time that a process has to print its stack.
    private static let traceLimit = Duration.seconds(120)
    /// The setting for processes without a backtrace.
    private static let quiet = "enable=yes,output-to=/dev/null,symbolicate=off,warnings=suppressed"

    /// The name of this program, and the arguments that make the program a worker.
    private let words: [String]
    /// The time limit for one line.
    private let limit: Duration
    private var workers: [WorkerProcess?]
    /// The progress that each worker knows.
    private var known: [SharedProgress]
    /// The last recorded work of each worker that did not stop after an interruption.
    package private(set) var stuck: [WorkerFailure.Place] = []

    package init(words: [String], count: Int, limit: Duration) {
        (self.words, self.limit) = (words, limit)
        workers = Array(repeating: nil, count: count)
        known = Array(repeating: SharedProgress(), count: count)
        // The backtrace of a crash takes seconds, so only the last reproduction of each crash prints one. A statically
        // linked program finds no tool for backtraces, and would print a warning.
        setenv(CrashReport.variable, Self.quiet, 1)
    }

    var slotCount: Int { workers.count }

    func perform(_ item: WorkItem, in slot: Int, _ progress: SharedProgress) async throws -> (
        result: WorkResult, failures: [WorkerFailure]
    ) {
        var failures: [WorkerFailure] = []
        var killCount = 0
        while !failures.areTooMany {
            let worker = try workers[slot] ?? WorkerProcess(words)
            workers[slot] = worker
            var delta = progress.delta(since: known[slot])
            known[slot] = progress
            delta.failures += failures
            let failure: WorkerFailure
            switch try await worker.perform(WorkerRequest(item: item, delta: delta), limit) {
            case .result(let result): return (result, failures)
            case .stuck(let place):
                stuck += [place].compactMap(\.self)
                forget(slot)
                return (.interrupted, failures)
            case .ended(.signalled(SIGKILL)) where killCount < Self.killLimit:
                killCount += 1
                forget(slot)
                continue
            case .ended(let ending): failure = WorkerFailure(isCrash: true, worker.place, cause: Self.text(ending))
            case .silent:
                failure = WorkerFailure(isCrash: false, worker.place, cause: "it does not end within \(limit)")
            }
            forget(slot)
            guard !failure.place.lines.isEmpty else {
                return (.failed("the app cannot be explored, because it does not start: \(failure.cause)"), failures)
            }
            failures.append(try await shrunk(failure, progress.options))
        }
        return (.interrupted, failures)
    }

    private func forget(_ slot: Int) {
        workers[slot] = nil
        known[slot] = SharedProgress()
    }

    func end() {
        workers = Array(repeating: nil, count: workers.count)
    }

    // MARK: Shrinking

    private func shrunk(_ failure: WorkerFailure, _ options: ExplorationOptions?) async throws -> WorkerFailure {
        var best = failure
        guard let line = failure.place.lines.last else { return best }
        _ = try await attempt(failure.place.path + [line], &best, options)
        var index = 0
        while best.lines.count > 1, index < best.lines.count - 1 {
            var lines = best.lines
            lines.remove(at: index)
            if try await !attempt(lines, &best, options) { index += 1 }
        }
        if best.isCrash { _ = try await attempt(best.lines, &best, options, isTraced: true) }
        return best
    }

    /// Runs lines in a fresh app. If the last line ends the process in the same way and on the same screen as in `best`,
    /// stores the lines in `best` and returns true.
    ///
    /// - Parameter isTraced: true if a crash prints its stack, which tells its place.
    private func attempt(
        _ lines: [String], _ best: inout WorkerFailure, _ options: ExplorationOptions?, isTraced: Bool = false
    ) async throws -> Bool {
        guard !Task.isCancelled else { return false }
        let errors = try UnnamedFile()
        setenv(CrashReport.variable, isTraced ? CrashReport.setting : Self.quiet, 1)
        let worker = try WorkerProcess(words, errors: errors.descriptor)
        setenv(CrashReport.variable, Self.quiet, 1)
        let request = WorkerRequest(item: .run(lines), delta: SharedProgress(options: options))
        let failure: WorkerFailure
        switch try await worker.perform(request, isTraced ? max(limit, Self.traceLimit) : limit / 3) {
        case .ended(let ending):
            failure = WorkerFailure(
                isCrash: true, worker.place,
                cause: CrashReport(errors.text(upTo: 1 << 20).0).cause(orElse: Self.text(ending)))
        case .silent:
            failure = WorkerFailure(isCrash: false, worker.place, cause: best.cause)
        case .result, .stuck: return false
        }
        guard failure.isCrash == best.isCrash, failure.place.screen == best.place.screen, failure.place.lines == lines
        else { return false }
        best.lines = lines
        best.cause = failure.cause
        return true
    }

    private static func text(_ ending: Program.Ending) -> String {
        switch ending {
        case .exited(let status): "the program exits with status \(status)"
        case .signalled(let number): "the program dies by signal \(number) (\(String(cString: strsignal(number))))"
        }
    }
}
