import ChallengeConsole
import ChallengeStorage
import ChallengeText
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// Workers that run in processes of their own, because an app may end its process or keep the process busy for ever.
///
/// If a process dies or hangs, its last line is the cause. Other processes look for the shortest lines with the same
/// effect, and a new process replaces the lost process.
package final class ProcessCrew: Crew {
    /// The number of times that SIGKILL may end a worker before the app is blamed. Until then, the order is repeated.
    private static let killLimit = 3

    /// The name of this program, and the arguments that make the program a worker.
    private let words: [String]
    /// The time limit for one line.
    private let limit: Duration
    private var workers: [WorkerProcess?]
    private var marks: [Knowledge.Mark]
    /// The last recorded work of each worker that did not stop after an interruption.
    package private(set) var stuck: [Death.Place] = []

    package init(words: [String], count: Int, limit: Duration) {
        (self.words, self.limit) = (words, limit)
        workers = Array(repeating: nil, count: count)
        marks = Array(repeating: .nothing, count: count)
        // The backtrace of a crash takes seconds, and each process with the same crash would print the backtrace again. A
        // statically linked program finds no tool for backtraces, and would print a warning.
        setenv("SWIFT_BACKTRACE", "enable=yes,output-to=/dev/null,symbolicate=off,warnings=suppressed", 0)
    }

    var slotCount: Int { workers.count }

    func perform(_ order: Order, in slot: Int, knowing knowledge: Knowledge) async throws -> Reply {
        var (deaths, killCount) = ([Death](), 0)
        while deaths.count < Explorer.deathLimit {
            let worker = try workers[slot] ?? WorkerProcess(words)
            workers[slot] = worker
            var news = knowledge.news(since: marks[slot])
            marks[slot] = knowledge.mark
            news.deaths += deaths
            let death: Death
            switch try await worker.exchange(Message(order: order, news: news), limit) {
            case .answer(let answer): return Reply(answer: answer, deaths: deaths)
            case .stuck(let place):
                stuck += [place].compactMap(\.self)
                forget(slot)
                return Reply(answer: .interrupted, deaths: deaths)
            case .ended(.signalled(SIGKILL)) where killCount < Self.killLimit:
                killCount += 1
                forget(slot)
                continue
            case .ended(let ending): death = Death(isCrash: true, worker.place, cause: Self.text(ending))
            case .silent: death = Death(isCrash: false, worker.place, cause: "it does not end within \(limit)")
            }
            forget(slot)
            guard !death.place.lines.isEmpty else {
                let text = "the app cannot be explored, because it does not start: \(death.cause)"
                return Reply(answer: .failed(text), deaths: deaths)
            }
            deaths.append(try await shrunk(death, knowledge))
        }
        return Reply(answer: .interrupted, deaths: deaths)
    }

    private func forget(_ slot: Int) { (workers[slot], marks[slot]) = (nil, .nothing) }

    func end() {
        workers = Array(repeating: nil, count: workers.count)
    }

    // MARK: Shrinking

    private func shrunk(_ death: Death, _ knowledge: Knowledge) async throws -> Death {
        var best = death
        guard let line = death.place.lines.last else { return best }
        _ = try await attempt(death.place.path + [line], &best, knowledge)
        var index = 0
        while best.lines.count > 1, index < best.lines.count - 1 {
            var lines = best.lines
            lines.remove(at: index)
            if try await !attempt(lines, &best, knowledge) { index += 1 }
        }
        return best
    }

    /// Runs lines in a fresh app. If the last line ends the process in the same way and on the same screen as in `best`,
    /// stores the lines in `best` and returns true.
    private func attempt(_ lines: [String], _ best: inout Death, _ knowledge: Knowledge) async throws -> Bool {
        guard !Task.isCancelled else { return false }
        let errors = try UnnamedFile()
        let worker = try WorkerProcess(words, errors: errors.descriptor)
        var news = Knowledge()
        news.options = knowledge.options
        let outcome = try await worker.exchange(Message(order: .rehearse(lines), news: news), limit / 3)
        let death: Death
        switch outcome {
        case .ended(let ending):
            death = Death(isCrash: true, worker.place, cause: Self.fatalError(in: errors) ?? Self.text(ending))
        case .silent: death = Death(isCrash: false, worker.place, cause: best.cause)
        case .answer, .stuck: return false
        }
        guard death.isCrash == best.isCrash, death.place.screen == best.place.screen, death.place.lines == lines else {
            return false
        }
        best.lines = lines
        best.cause = death.cause
        return true
    }

    /// Returns the fatal error that a program printed; nil if it printed no fatal error.
    private static func fatalError(in errors: UnnamedFile) -> String? {
        errors.text(upTo: 1 << 12).0.split(separator: "\n").first { $0.contains("atal error") }
            .map { String($0).escapingUnsafe }
    }

    private static func text(_ ending: Program.Ending) -> String {
        switch ending {
        case .exited(let status): "the program exits with status \(status)"
        case .signalled(let number): "the program dies by signal \(number) (\(String(cString: strsignal(number))))"
        }
    }
}

extension Explorer {
    /// Creates an explorer with workers in other processes.
    package convenience init(_ crew: ProcessCrew, _ options: ExplorationOptions) {
        self.init(crew as any Crew, options)
    }
}
