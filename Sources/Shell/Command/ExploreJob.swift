import ArgumentParser
import ChallengeExplorer
import ChallengeVerification

/// Walks through an app by itself.
struct ExploreJob<App: ShellApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        Job.explore.configuration(of: App.self, "", "With --out, each violation is a transcript there.")
    }

    @Flag(help: "Try what loads something while that fails, too.")
    var faults = false

    @Option(help: .init("Go at most N commands far from the first screen.", valueName: "n"))
    var depth: Int?

    @Option(help: .init("Try at most N steps.", valueName: "n"))
    var steps: Int?

    @Option(help: .init("Make what is tried from this number.", valueName: "n"))
    var seed: UInt64 = 1

    @Option(
        help: .init("Hold these rules too, each a line: 'SCREEN: expect ...', or '*: expect ...'.", valueName: "file"),
        completion: .file())
    var invariant: String?

    @Option(
        help: .init("Write few transcripts to this folder that reach all that was reached.", valueName: "folder"),
        completion: .directory)
    var writeTests: String?

    @Option(help: .init("Take a line for endless after this time, 30 without it.", valueName: "seconds"))
    var timeout: Double?

    @Flag(help: "Tell how long it takes.")
    var time = false

    @OptionGroup var share: ShardArguments
    @OptionGroup var report: ReportArguments
    @OptionGroup var appOptions: App.Options

    /// True in the process that explores, which another one supervises and has started with this option.
    @Flag(help: .hidden)
    var supervised = false

    func validate() throws {
        try ExecutionOptions.validate(timeout: timeout)
        for (name, value) in [("--depth", depth), ("--steps", steps)] where (value ?? 0) < 0 {
            throw ValidationError("\(name) takes 0 or more.")
        }
        if faults, App.parsedInformation.without.contains(.fault) {
            throw ValidationError("--faults needs the command 'fault', which this app does without.")
        }
    }

    /// The same for the explorer.
    var exploration: ExplorationOptions {
        var options = ExplorationOptions()
        options.hasFaults = faults
        options.depth = depth
        options.stepLimit = steps
        options.seed = seed
        options.shard = share.shard
        options.writesTests = writeTests != nil
        return options
    }
}
