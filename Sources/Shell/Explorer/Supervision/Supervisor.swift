import ChallengeShellConsole
package import ChallengeShellStorage
import ChallengeShellText
import FoundationEssentials
import Glibc
import Synchronization

/// Runs explorations in processes of their own, as an app may end its process or keep it busy for ever.
///
/// Each time that one dies, or says nothing for long, the shortest lines with which that happens are looked for, and the
/// exploration begins again without them. The one that comes to its end reports what all have found.
package struct Supervisor {
    /// How many deaths end the exploration: each of them makes it begin again.
    private static let deathLimit = 20
    /// How long an interrupted process has for its report.
    private static let grace = Duration.seconds(5)

    /// Of the processes: the program's name and its arguments, those among them that make it explore for another process.
    private let words: [String]
    /// How long a line may take.
    private let limit: Duration
    private let tell: (String) -> Void
    private var deaths: [Death] = []

    /// - Parameter tell: prints an error.
    package init(words: [String], limit: Duration, tell: @escaping (String) -> Void) {
        (self.words, self.limit, self.tell) = (words, limit, tell)
    }

    /// Explores, and ends this process as the last one has ended.
    package mutating func run() throws(SystemError) -> Never {
        // The trace of a crash takes seconds, and each process with the same crash would print it. A program that has
        // Swift in it finds nothing that prints traces, and would warn of that.
        setenv("SWIFT_BACKTRACE", "enable=yes,output-to=/dev/null,symbolicate=off,warnings=suppressed", 0)
        Interruption.start()
        while true {
            let signal = Interruption.signal
            let isOver = deaths.count == Self.deathLimit || signal != nil
            let (ending, found) = try watch(Orders(deaths: deaths, isOver: isOver, signal: signal), limit)
            guard let death = found else { ending.imitate() }
            if let signal = Interruption.signal {
                tell("'\(death.place.lines.last ?? "")' did not end on \(death.place.screen) when it was interrupted")
                Program.Ending.exited(128 + signal).imitate()
            }
            guard !death.place.lines.isEmpty else {
                tell("the app cannot be explored, as it does not start: \(death.cause)")
                Program.Ending.exited(1).imitate()
            }
            deaths.append(try shrunk(death))
        }
    }

    // MARK: Shrinking

    private mutating func shrunk(_ death: Death) throws(SystemError) -> Death {
        var best = death
        guard let line = death.place.lines.last else { return best }
        _ = try attempt(death.place.path + [line], &best)
        var index = 0
        while best.lines.count > 1, index < best.lines.count - 1 {
            var lines = best.lines
            lines.remove(at: index)
            if try !attempt(lines, &best) { index += 1 }
        }
        return best
    }

    /// True if lines in a fresh app end in the same way, with the last of them on the same screen. Then they are the best.
    private mutating func attempt(_ lines: [String], _ best: inout Death) throws(SystemError) -> Bool {
        guard Interruption.signal == nil, let death = try watch(Orders(rehearsal: lines), limit / 3).death,
            death.isCrash == best.isCrash, death.place.screen == best.place.screen, death.place.lines == lines
        else { return false }
        best.lines = lines
        if death.isCrash { best.cause = death.cause }
        return true
    }

    // MARK: Processes

    /// Starts a process, and waits until it ends, dies, or says nothing for a time, which ends it.
    private mutating func watch(
        _ orders: Orders, _ limit: Duration
    ) throws(SystemError) -> (ending: Program.Ending, death: Death?) {
        let isRehearsal = orders.rehearsal != nil
        let errors = isRehearsal ? try UnnamedFile() : nil
        var (journal, process) = try start(orders, errors?.descriptor)
        defer { close(journal.descriptor) }
        var isSilent = false
        listening: while true {
            switch try journal.next(within: Interruption.signal == nil ? limit : Self.grace) {
            case .news: continue
            // Readers of the report may take their time.
            case .ended: break listening
            case .silence:
                isSilent = true
                kill(process, SIGKILL)
                break listening
            }
        }
        let ending = try Program.wait(for: process)
        Interruption.pass(to: 0)
        guard let place = journal.place, isSilent || !Self.isOrdered(ending) else { return (ending, nil) }
        let cause = isSilent ? "it does not end within \(limit)" : errors.flatMap(Self.fatalError) ?? Self.text(ending)
        return (ending, Death(isCrash: !isSilent, place: place, lines: place.lines, cause: cause))
    }

    private func start(_ orders: Orders, _ errors: CInt?) throws(SystemError) -> (Journal, pid_t) {
        guard let data = try? JSONEncoder().encode(orders) else { throw SystemError(number: EILSEQ) }
        let input = try UnnamedFile(Array(data))
        defer { withExtendedLifetime(input) {} }
        let ends = makePipe()
        guard ends.reading >= 0 else { throw .last }
        defer { close(ends.writing) }
        let process: pid_t
        do throws(SystemError) {
            process = try Program.start(
                "/proc/self/exe", words,
                descriptors: [input.descriptor, errors ?? STDOUT_FILENO, errors ?? STDERR_FILENO, ends.writing],
                inheriting: Interruption.signals)
        } catch {
            close(ends.reading)
            throw error
        }
        Interruption.pass(to: process)
        return (Journal(descriptor: ends.reading), process)
    }

    /// What a program has said last when it could not go on; nil where that is nothing.
    private static func fatalError(in errors: UnnamedFile) -> String? {
        errors.text(upTo: 1 << 12).0.split(separator: "\n").first { $0.contains("atal error") }
            .map { String($0).escapingUnsafe }
    }

    /// True if somebody else wanted the process to end.
    private static func isOrdered(_ ending: Program.Ending) -> Bool {
        switch ending {
        case .exited(let status): status == 128 + SIGINT
        case .signalled(let number): [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE].contains(number)
        }
    }

    private static func text(_ ending: Program.Ending) -> String {
        switch ending {
        case .exited(let status): "the program exits with status \(status)"
        case .signalled(let number): "the program dies by signal \(number) (\(String(cString: strsignal(number))))"
        }
    }
}

/// The signals that end an exploration with a report: SIGINT, which Ctrl-C sends to all processes at a terminal, and others to
/// this one alone; SIGTERM and SIGHUP likewise, unless this process ignores them.
private nonisolated enum Interruption {
    static let signals = [SIGINT, SIGTERM, SIGHUP]

    private static let process = Atomic<pid_t>(0)
    /// The number of the first that has come; 0 before that.
    private static let first = Atomic<CInt>(0)

    /// The number of the first that has come; nil if none has.
    static var signal: CInt? {
        let number = first.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Has another process get them too; none if it is 0.
    static func pass(to other: pid_t) { process.store(other, ordering: .relaxed) }

    static func start() {
        pass(to: 0)
        for number in signals where number == SIGINT || !Program.isIgnored(number) {
            Glibc.signal(number) { number in
                _ = Interruption.first.compareExchange(expected: 0, desired: number, ordering: .relaxed)
                let process = Interruption.process.load(ordering: .relaxed)
                if process > 0 { kill(process, number) }
            }
        }
    }
}
