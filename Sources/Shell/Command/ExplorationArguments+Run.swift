import ArgumentParser
import ChallengeConsole
import ChallengeCore
import ChallengeExplorer
import ChallengeHost
import ChallengeSession
import ChallengeText
import ChallengeVerification
import Glibc

extension ExplorationArguments {
    /// How long a line may take before it counts as endless.
    private static let lineLimit = Duration.seconds(30)

    /// Explores an app, and reports what was found.
    ///
    /// - Parameters:
    ///   - shell: says how it is reported.
    ///   - outputFolder: for the transcripts of violations; nil for none.
    /// - Throws: `ExitCode` with the status: 1 where an invariant does not hold or too little was reached, 128 and the
    ///   signal's number where one has interrupted it; and the errors of wrong options.
    @MainActor
    func run<App: ShellApp>(
        _ shell: VerificationOptions, _ outputFolder: String?, _ makeApp: @escaping @MainActor (AppContext) throws -> App
    ) async throws -> Never {
        if hasFaults, App.information.without.contains(.fault) {
            throw ValidationError("--faults needs the command 'fault', which this app does without.")
        }
        guard isSupervised else {
            let words = [CommandLine.arguments[0], "--supervised"] + CommandLine.arguments.dropFirst()
            var supervisor = Supervisor(words: words, limit: shell.session.timeout ?? Self.lineLimit) {
                Console.log("error: \($0)")
            }
            try supervisor.run()
        }
        let lifeline = try Lifeline()
        let reporter = Reporter(options: shell.report)
        if reporter.refuses(folder: testFolder) { throw ExitCode.validationFailure }
        let environment = AppEnvironment.current
        let session = SessionOptions.ofTranscripts(of: App.self)
        var maker = AppMaker(options: session) {
            let context = AppContext(of: App.information, environment: environment)
            return try makeApp(context).makeRoot(context)
        }
        maker.lifeline = lifeline
        if try await maker.rehearses() { throw ExitCode.success }
        var options = options
        options.shard = shell.shard
        if lifeline.isOver { options.stepLimit = 0 }
        if let rulesFile {
            let file = InvariantFile(rulesFile, of: try maker.makeRoot(), commands: session.commands)
            do throws(InvariantFile.Failure) {
                options.rules = try await file.rules { Console.log($0) }
            } catch {
                throw ExitCode(error.status)
            }
        }
        let explorer = Explorer(maker, options)
        let board = ProgressBoard()
        explorer.onProgress = { board.report($0.progress) }
        let elapsed = ContinuousClock().stopwatch()
        var (result, signal) = try await LongWork.perform(board, shell.session.traits) { try await explorer.explore() }
        if let earlier = lifeline.signal { (result.isInterrupted, signal) = (true, earlier) }
        let duration = shell.session.settings.isTiming ? elapsed() : nil
        lifeline.end()
        var isWritten = true
        func tell(error: String) {
            reporter.tell(error: error)
            isWritten = false
        }
        let files = await TranscriptFolder(path: outputFolder).write(
            result.violations.map { ($0.name, $0.transcript) }, tell: tell)
        let report = ExplorationReport(result, files: files, duration: duration)
        reporter.print(shell.session.traits.format == .json ? report.objects.map(\.text) : report.lines)
        _ = await TranscriptFolder(path: testFolder).write(
            result.tests.enumerated().map { ("explored-\($0 + 1)", $1) }, tell: tell)
        let junit = JUnitReport(result.states.map(\.test), of: StateRecord.suite, shard: options.shard)
        let coverage = shell.report.coverage == nil ? nil : result.coverage
        let isFine = try await reporter.deliver(junit, coverage, of: maker.makeRoot)
        throw ExitCode(
            !result.violations.isEmpty || !isFine || !isWritten
                ? 1 : result.isInterrupted ? 128 + (signal ?? SIGINT) : 0)
    }
}

/// A folder of transcripts.
private struct TranscriptFolder {
    /// Nil where none is wanted.
    let path: String?

    /// Writes transcripts to files of their names, with a number where several have one; the files, nil for each where no
    /// folder is wanted, or where it could not be written, which is told.
    @MainActor
    func write(_ transcripts: [(name: String, Transcript)], tell: (String) -> Void) async -> [String?] {
        guard let path else { return transcripts.map { _ in nil } }
        var counts: [String: Int] = [:]
        var files: [String?] = []
        for (name, transcript) in transcripts {
            counts[name, default: 0] += 1
            let number = counts[name].map { $0 == 1 ? "" : "-\($0)" } ?? ""
            let file = "\(path)/\(name)\(number).transcript"
            do {
                try await transcript.write(to: file)
                files.append(file)
            } catch {
                tell("'\(file)' cannot be written: \(error)")
                files.append(nil)
            }
        }
        return files
    }
}
