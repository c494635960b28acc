import ArgumentParser
import ChallengeSession
import ChallengeVerification

/// Runs transcripts, each in a fresh app.
struct VerifyJob<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        let content = App.parsedInformation.contentOptions + ["--trace", "--strict"]
        return Job.verify.configuration(
            of: App.self, " <file> ...",
            "What a recording was made with (\(content.joined(separator: ", "))) has to be given again.")
    }

    @Argument(
        help: .init("Run these transcripts, and all those in these folders.", valueName: "file"),
        completion: .file(extensions: ["transcript"]))
    var files: [String]

    @Flag(help: "Write to the transcripts what they print now.")
    var update = false

    @OptionGroup var execution: ExecutionArguments
    @OptionGroup var share: ShardArguments

    @Option(
        help: .init("Make shares equally long, by results.json of an earlier --out with --time.", valueName: "file"),
        completion: .file())
    var durations: String?

    @OptionGroup var report: ReportArguments
    @OptionGroup var appOptions: App.Options

    @Flag(name: [.short, .long], help: "Print only what is wrong.")
    var quiet = false

    func validate() throws {
        if durations != nil, share.shard == nil { throw ValidationError("--durations goes with --shard.") }
        if report.out != nil, !report.wantsCoverage { throw ValidationError("--out goes with --coverage.") }
    }

    @MainActor
    func run() async throws {
        let report = report.options
        var options = VerificationOptions(session: SessionOptions(of: App.information, report.traits))
        execution.options.apply(to: &options.session)
        options.report = report
        options.files = files
        options.updates = update
        options.shard = share.shard
        options.durationsFile = durations
        options.isQuiet = quiet
        let apps = AppWiring(report.traits) { [appOptions] in try App($0, options: appOptions) }
        throw ExitCode(try await TranscriptVerifier(options: options, makeRoot: apps.roots()).run())
    }
}

/// Joins the reports of several machines.
struct MergeJob<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { Job.merge.configuration(of: App.self, " <file> ...") }

    @Argument(help: .init("Files of --out: results.json and coverage.json.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var report: ReportArguments
    @OptionGroup var appOptions: App.Options

    @MainActor
    func run() async throws {
        let report = report.options
        let apps = AppWiring(report.traits) { [appOptions] in try App($0, options: appOptions) }
        throw ExitCode(try await ReportMerger(files, options: report, makeRoot: apps.roots()).run())
    }
}
