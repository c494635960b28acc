import ArgumentParser
import ChallengeSession
import ChallengeConsole
import ChallengeCore
import ChallengeExplorer
import ChallengeLanguage
import ChallengeHost
import ChallengeText
import ChallengeVerification
import FoundationEssentials
import Glibc

struct ExploreSubcommand<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        Subcommand.explore.configuration(of: App.self, "", "With --out, each violation is written as a transcript.")
    }

    @Flag(help: "Also try each loading step while loads fail.")
    var faults = false

    @Option(help: .init("Run concurrent tasks in N more orders.", valueName: "n"))
    var schedules = 0

    @Option(
        help: .init("Also explore after this script, such as a login.", valueName: "file"),
        completion: .file())
    var start: String?

    @Option(help: .init("Go at most N commands away from the first screen.", valueName: "n"))
    var depth: Int?

    @Option(help: .init("Try at most N steps.", valueName: "n"))
    var steps: Int?

    @Option(help: .init("Random seed.", valueName: "n"))
    var seed: UInt64 = 1

    @Option(
        help: .init(
            "Check these rules too, one per line: 'SCREEN: expect ...', or '*: expect ...'.", valueName: "file"),
        completion: .file())
    var invariant: String?

    @Option(
        help: .init(
            "Type these words into forms, one per line: 'FIELD: TEXT', or 'SCREEN.FIELD: TEXT'.", valueName: "file"),
        completion: .file())
    var words: String?

    @Option(
        help: .init("Accept these known violations, one per line: 'INVARIANT: PLACE  # REASON'.", valueName: "file"),
        completion: .file())
    var known: String?

    @Flag(help: "Open every row of each list, not a sample.")
    var everyRecord = false

    @Option(
        help: .init("Write a small set of transcripts with the same coverage to this folder.", valueName: "folder"),
        completion: .directory)
    var writeTests: String?

    @Option(
        help: .init("Write a page of the graph, screens and violations.", valueName: "file"),
        completion: .file())
    var html: String?

    @Option(help: .init("Report slower commands as hangs; 30 by default.", valueName: "seconds"))
    var timeout: Double?

    @Option(help: .init("Explore in N processes; one for each core by default.", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Report navigations that declare no name.")
    var strictNames = false

    @Flag(help: "Print how long it takes.")
    var time = false

    @Option(help: .init("Run one share only: 2/5 is the second of five.", valueName: "i/n"))
    var shard: Shard?

    @OptionGroup var report: ReportArguments
    @OptionGroup var appOptions: App.Options

    /// True if this process explores for another process, which has set the option.
    @Flag(help: .hidden)
    var worker = false

    func validate() throws {
        try SessionArguments.validate(timeout: timeout)
        // Each job is a process, and each order runs a step again.
        let limited = [
            ("--schedules", schedules, 0...1_000), ("--depth", depth, 0...1_000_000),
            ("--steps", steps, 0...1_000_000_000), ("--jobs", jobs, 1...256),
        ]
        for case (let name, let value?, let range) in limited where !range.contains(value) {
            throw ValidationError("\(name) takes \(range.lowerBound) to \(range.upperBound), not \(value).")
        }
        if html != nil, shard != nil {
            throw ValidationError("--html shows a whole exploration, and --shard runs a share of one.")
        }
        if faults, App.parsedInformation.without.contains(.fault) {
            throw ValidationError("--faults needs the command 'fault', which this app does not have.")
        }
    }

    var exploration: ExplorationOptions {
        var options = ExplorationOptions()
        options.hasFaults = faults
        options.depth = depth
        options.stepLimit = steps
        options.hasStrictNames = strictNames
        options.scheduleCount = schedules
        options.seed = seed
        options.shard = shard
        options.writesTests = writeTests != nil
        options.hasPictures = html != nil
        options.hasEveryRecord = everyRecord
        return options
    }

    /// Reads the files with the exploration's start, invariants, words and known findings.
    @MainActor
    private func read(
        _ maker: AppMaker, _ session: SessionOptions, into exploration: inout ExplorationOptions
    ) async throws {
        guard start != nil || invariant != nil || words != nil || known != nil else { return }
        let root = try maker.makeRoot()
        func tell(_ mistake: String) { Console.log(mistake) }
        do throws(LineFile.Failure) {
            if let start { exploration.start = try await LineFile.read(start, tell: tell, \.text) }
            if let invariant {
                let file = InvariantFile(invariant, of: root, commands: session.commands)
                exploration.rules = try await file.rules(tell: tell)
            }
            if let words { exploration.words = try await FormWords(reading: words, of: root.map, tell: tell) }
            if let known { exploration.known = try await KnownFindings(reading: known, of: root.map, tell: tell) }
        } catch {
            throw ExitCode(ExitStatus.noInput)
        }
    }

    /// Explores an app and reports the findings. Throws `ExitCode` with the status: 1 if an invariant does not hold or
    /// the coverage is too low; 128 plus the signal's number after an interrupt.
    @MainActor
    func run() async throws {
        let session = SessionOptions.ofTranscripts(of: App.self)
        let environment = AppEnvironment.current
        let maker = AppMaker(options: session) { [appOptions] in try App.running(appOptions, environment) }
        if worker { return try await maker.work() }
        var options = report.options
        options.writesResults = true
        options.page = html
        let reporter = Reporter(options: options)
        if reporter.refuses(folder: writeTests) { throw ExitCode.validationFailure }
        var exploration = exploration
        try await read(maker, session, into: &exploration)
        let pool = ProcessPool(
            words: CommandLineWords.ofProcess(adding: "--worker"),
            count: jobs ?? ProcessInfo.processInfo.activeProcessorCount, limit: .seconds(timeout ?? 30))
        let explorer = Explorer(pool, exploration)
        let board = ProgressBoard()
        explorer.onProgress = { board.report($0.progress) }
        let elapsed = ContinuousClock().stopwatch()
        let (result, signal) = try await Self.perform(board, options) {
            do {
                return try await explorer.explore()
            } catch let error as ExplorationError where error.isOfScript {
                Console.log("error: \(error)")
                throw ExitCode(ExitStatus.noInput)
            }
        }
        for place in pool.stuck {
            Console.log("error: '\(place.lines.last ?? "")' did not end on \(place.screen) when it was interrupted")
        }
        let duration = time ? elapsed() : nil
        var isWritten = true
        func tell(error: String) {
            reporter.tell(Diagnostic(.error, error))
            isWritten = false
        }
        let files = await Transcript.write(
            result.violations.map { ($0.name, $0.transcript) }, to: report.out, tell: tell)
        let report = ExplorationReport(result, files: files, duration: duration)
        reporter.print(options.display.format == .json ? report.objects.map(\.text) : report.lines)
        _ = await Transcript.write(
            result.tests.enumerated().map { ("explored-\($0 + 1)", $1) }, to: writeTests, tell: tell)
        let states = TestReport(result.states.map(\.test), shard: shard)
        let coverage = options.hasCoverage ? result.coverage : nil
        let page = try html.map { _ in
            try ExplorationPage(result, exploration, of: maker.makeRoot(), name: App.information.name).html
        }
        let isFine = try await reporter.deliver(states, coverage, page: page, of: maker.makeRoot)
        throw ExitCode(
            !result.violations.isEmpty || !isFine || !isWritten
                ? 1 : result.isInterrupted ? 128 + (signal ?? SIGINT) : 0)
    }

    /// Runs work and shows its progress on a terminal. Ctrl-C, SIGTERM and SIGHUP cancel the work. Returns the result,
    /// and the signal that cancelled the work.
    @MainActor
    private static func perform<Result: Sendable>(
        _ board: ProgressBoard, _ options: ReportOptions, _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> (result: Result, signal: CInt?) {
        var settings = SessionSettings()
        settings.display = options.display
        let output = Output(traits: options.traits, settings: settings)
        let progress = ProgressReporter(board: board, output: output, clock: ContinuousClock(), onTenth: { _ in })
        let interrupts = Interrupts()
        interrupts.catchSignal(and: [SIGTERM, SIGHUP])
        let shown = progress.start()
        defer {
            shown?.cancel()
            output.commit()
        }
        let task = Task { try await work() }
        var signal: CInt?
        let result = try await interrupts.handing {
            if signal == nil { signal = interrupts.lastSignal }
            task.cancel()
        } while: {
            await task.result
        }.get()
        return (result, signal)
    }
}
