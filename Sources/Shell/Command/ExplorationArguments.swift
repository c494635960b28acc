import ArgumentParser
import ChallengeExplorer

/// The options of `--explore`.
struct ExplorationArguments: ParsableArguments {
    @Flag(
        name: .customLong("explore"),
        help: "Walk through the app by itself, and report what breaks an invariant of the documentation.")
    var explores = false

    @Flag(name: .customLong("faults"), help: "With --explore: try what loads something while that fails, too.")
    var hasFaults = false

    @Option(help: ArgumentHelp("With --explore: go at most N commands far from the first screen.", valueName: "n"))
    var depth: Int?

    @Option(help: ArgumentHelp("With --explore: try at most N steps.", valueName: "n"))
    var steps: Int?

    @Option(
        help: ArgumentHelp("With --explore: make what is tried from this number, 1 without it.", valueName: "n"))
    var seed: UInt64?

    @Option(
        name: .customLong("invariant"),
        help: ArgumentHelp(
            "With --explore: hold the rules of this file too, each a line: 'SCREEN: expect ...', or '*: expect ...'.",
            valueName: "file"),
        completion: .file())
    var rulesFile: String?

    @Option(
        name: .customLong("write-tests"),
        help: ArgumentHelp(
            "With --explore: write few transcripts to this folder that reach all that was reached.",
            valueName: "folder"),
        completion: .directory)
    var testFolder: String?

    /// Whether another process supervises this one, which has started it with this option.
    @Flag(name: .customLong("supervised"), help: .hidden)
    var isSupervised = false

    /// What they say to the explorer.
    var options: ExplorationOptions {
        var options = ExplorationOptions()
        options.hasFaults = hasFaults
        options.depth = depth
        options.stepLimit = steps
        if let seed { options.seed = seed }
        options.writesTests = testFolder != nil
        return options
    }

    /// Throws where they are given without `--explore`, or a value is out of its range.
    func validate() throws {
        for (name, value) in [("--depth", depth), ("--steps", steps)] where (value ?? 0) < 0 {
            throw ValidationError("\(name) takes 0 or more.")
        }
        guard !explores else { return }
        let others: [(String, Bool)] = [
            ("--faults", hasFaults), ("--depth", depth != nil), ("--steps", steps != nil),
            ("--seed", seed != nil), ("--invariant", rulesFile != nil), ("--write-tests", testFolder != nil),
        ]
        if let other = others.first(where: \.1)?.0 { throw ValidationError("\(other) goes with --explore.") }
    }
}
