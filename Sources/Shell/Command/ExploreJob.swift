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

/// Explores an app automatically.
struct ExploreJob<App: ShellApp>: AsyncParsableCommand {
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
            "Check these rules too, one per line: 'SCREEN: expect ...', 'after ACTION: expect ...'.", valueName: "file"),
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

    @Option(
        help: .init("Write a map of screens and transitions to this file.", valueName: "file"),
        completion: .file())
    var map: String?

    @Flag(help: "Fail if the app differs from the file of --map.")
    var check = false

    @Flag(help: "Report screens that contradict the navigation's name.")
    var suspicions = false

    @Flag(help: "Open every row of each list, not a sample.")
    var everyRecord = false

    @Option(
        help: .init("Write a small set of transcripts with the same coverage to this folder.", valueName: "folder"),
        completion: .directory)
    var writeTests: String?

    @Option(help: .init("Report slower commands as hangs; 30 by default.", valueName: "seconds"))
    var timeout: Double?

    @Option(help: .init("Explore in N processes; one for each core by default.", valueName: "n"))
    var jobs: Int?

    @Option(
        help: .init(
            "Share the work with machines that run the same command, through this Redis or Valkey.",
            valueName: "url"))
    var frontier: String?

    @Flag(help: "Report navigations that declare no name.")
    var strictNames = false

    @Flag(help: "Print how long it takes.")
    var time = false

    @OptionGroup var share: ShardArguments
    @OptionGroup var report: ReportArguments
    @OptionGroup var appOptions: App.Options

    /// True if this process explores for another process, which has set the option.
    @Flag(help: .hidden)
    var worker = false

    func validate() throws {
        try SessionArguments.validate(timeout: timeout)
        for (name, value) in [("--schedules", schedules), ("--depth", depth), ("--steps", steps)] where (value ?? 0) < 0
        {
            throw ValidationError("\(name) takes 0 or more.")
        }
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes 1 or more.") }
        if let frontier, !frontier.contains("://") {
            throw ValidationError("--frontier takes the URL of a Redis or Valkey server: redis://HOST:PORT.")
        }
        if check, map == nil { throw ValidationError("--check needs --map FILE.") }
        if faults, App.parsedInformation.without.contains(.fault) {
            throw ValidationError("--faults needs the command 'fault', which this app does not have.")
        }
    }

    var exploration: ExplorationOptions {
        var options = ExplorationOptions()
        (options.hasFaults, options.depth, options.stepLimit, options.hasStrictNames) = (
            faults, depth, steps, strictNames
        )
        options.scheduleCount = schedules
        (options.seed, options.shard, options.writesTests) = (seed, share.shard, writeTests != nil)
        (options.hasMap, options.hasSuspicions, options.hasEveryRecord) = (map != nil, suspicions, everyRecord)
        return options
    }

    /// The key of a walk: the program and the options that change the findings. Walks with equal keys are the same walk.
    @MainActor
    private func walk(_ exploration: ExplorationOptions) throws -> String {
        var exploration = exploration
        exploration.shard = nil
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let options = String(decoding: try encoder.encode(exploration), as: UTF8.self)
        let program = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)
        return "\(Self.digest(program.bytes)) \(appOptions) \(options)"
    }

    /// Computes the hash FNV-1a in steps of eight bytes (G. Fowler, L. C. Noll and others, draft-eastlake-fnv).
    private static func digest(_ bytes: RawSpan) -> UInt64 {
        var (digest, offset): (UInt64, Int) = (0xCBF2_9CE4_8422_2325, 0)
        while offset <= bytes.byteCount - 8 {
            digest ^= bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            digest &*= 0x100_0000_01B3
            offset += 8
        }
        return digest
    }

    /// Reads the files with the exploration's start, invariants, words and known findings.
    @MainActor
    private func read(
        _ maker: AppMaker, _ session: SessionOptions, into exploration: inout ExplorationOptions
    ) async throws {
        guard start != nil || invariant != nil || words != nil || known != nil else { return }
        let root = try maker.makeRoot()
        func tell(_ mistake: String) { Console.log(mistake) }
        do throws(InvariantFile.Failure) {
            if let start { exploration.start = try await InvariantFile.read(start, tell: tell, \.text) }
            if let invariant {
                let file = InvariantFile(invariant, of: root, commands: session.commands)
                exploration.rules = try await file.rules(tell: tell)
            }
            if let words { exploration.words = try await FormWords(reading: words, of: root.map, tell: tell) }
            if let known { exploration.known = try await KnownFindings(reading: known, of: root.map, tell: tell) }
        } catch {
            throw ExitCode(error.status)
        }
    }

    /// The stored map, read before the exploration. Nil if the options request no comparison of maps.
    @MainActor
    private func keptMap() async throws -> String? {
        guard let map, check else { return nil }
        do {
            return try await MapFile(path: map).read()
        } catch {
            Console.log("error: '\(map)' cannot be read: \(error)")
            throw ExitCode(ExitStatus.noInput)
        }
    }

    /// Compares the map of a walk with the stored map. Without a comparison, stores the map of the walk.
    @MainActor
    private func compare(_ kept: String?, with result: inout ExplorationResult, tell: (String) -> Void) async {
        guard let map, !result.isInterrupted else { return }
        if let kept {
            result.mapDifferences = MapFile.differences(of: kept, from: result.mapLines).map { (map, $0) }
            return
        }
        do {
            try await MapFile(path: map).write(result.mapLines)
        } catch {
            tell("'\(map)' cannot be written: \(error)")
        }
    }

    /// Explores an app and reports the findings. Throws `ExitCode` with the status: 1 if an invariant does not hold or
    /// the coverage is too low; 128 plus the signal's number after an interrupt.
    @MainActor
    func run() async throws {
        let session = SessionOptions.ofTranscripts(of: App.self)
        let environment = AppEnvironment.current
        let maker = AppMaker(options: session) { [appOptions] in
            let context = AppContext(of: App.information, environment: environment)
            return try context.wire { try App($0, options: appOptions) }.root
        }
        if worker { return try await WorkerService.run(maker) }
        let options = report.options
        let reporter = Reporter(options: options)
        if reporter.refuses(folder: writeTests, file: check ? nil : map) { throw ExitCode.validationFailure }
        var exploration = exploration
        try await read(maker, session, into: &exploration)
        let kept = try await keptMap()
        let crew = ProcessCrew(
            words: CommandLineWords.ofProcess(adding: "--worker"),
            count: jobs ?? ProcessInfo.processInfo.activeProcessorCount, limit: .seconds(timeout ?? 30))
        let explorer =
            if let frontier {
                Explorer(try await SharedCrew(crew, url: frontier, walk: try walk(exploration)), exploration)
            } else {
                Explorer(crew, exploration)
            }
        let board = ProgressBoard()
        explorer.onProgress = { board.report($0.progress) }
        let elapsed = ContinuousClock().stopwatch()
        var (result, signal) = try await LongWork.perform(board, options.traits, options.display) { try await explorer.explore() }
        for place in crew.stuck {
            Console.log("error: '\(place.lines.last ?? "")' did not end on \(place.screen) when it was interrupted")
        }
        let duration = time ? elapsed() : nil
        var isWritten = true
        func tell(error: String) {
            reporter.tell(Diagnostic(.error, error))
            isWritten = false
        }
        await compare(kept, with: &result, tell: tell)
        let files = await TranscriptFolder(path: report.out).write(
            result.violations.map { ($0.name, $0.transcript) }, tell: tell)
        let report = ExplorationReport(result, files: files, duration: duration)
        reporter.print(options.display.format == .json ? report.objects.map(\.text) : report.lines)
        _ = await TranscriptFolder(path: writeTests).write(
            result.tests.enumerated().map { ("explored-\($0 + 1)", $1) }, tell: tell)
        let junit = JUnitReport(result.states.map(\.test), of: StateRecord.suite, shard: share.shard)
        let coverage = options.coverage == nil ? nil : result.coverage
        let isFine = try await reporter.deliver(junit, coverage, of: maker.makeRoot)
        throw ExitCode(
            !result.violations.isEmpty || !result.mapDifferences.isEmpty || !isFine || !isWritten
                ? 1 : result.isInterrupted ? 128 + (signal ?? SIGINT) : 0)
    }
}
