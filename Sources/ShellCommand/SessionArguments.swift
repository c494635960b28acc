import ArgumentParser
import ChallengeShell

/// The values of the options that every app has, and the scripts.
///
/// They come from the argument parser, by ``AppCommand``, or from ``init(reading:)`` where a command line is plain.
nonisolated struct SessionArguments: Sendable, Hashable {
    var commands: [String] = []
    var keepsGoing = false
    var isChecking = false
    var isExploring = false
    var echoes = false
    var isPaced = false
    var format = OutputTraits.Format.text
    var isStrict = false
    /// In seconds.
    var timeout: Double?
    var recordingFile: String?
    var transcripts: [String] = []
    var updatesTranscripts = false
    var junitFile: String?
    var shard: String?
    var durationsFile: String?
    var mergedFiles: [String] = []
    var tellsCoverage = false
    var coverageMinimum: Int?
    var outputFolder: String?
    var isTracing = false
    var showsStates = false
    var isTiming = false
    var link: String?
    var color = OutputTraits.Color.auto
    var width: Int?
    var isPlain = false
    var isPrivate = false
    var isSafe = false
    var skipsStartupFile = false
    var isQuiet = false
    /// Whether the app's version is asked for; then the rest of the command line has no values.
    var asksForVersion = false
    var scripts: [String] = []

    /// Throws where options do not go together, or a value is out of its range.
    func validate() throws(ValidationError) {
        if let width, !OutputTraits.widths.contains(width) {
            let widths = OutputTraits.widths
            throw ValidationError("--width takes \(widths.lowerBound) to \(widths.upperBound) columns, not \(width).")
        }
        if let timeout, !Self.timeouts.contains(timeout) {
            throw ValidationError("--timeout takes 0.001 to 1000000 seconds, not \(timeout).")
        }
        if isPaced, format != .text {
            throw ValidationError("--pace shows text; it does not go with --format \(format.rawValue).")
        }
        if format.isTable { try validateTables() }
        if isPaced, isChecking || reportsResults {
            throw ValidationError("--pace shows scripts that run; --check, --verify and --merge show none.")
        }
        if isPaced, echoes { throw ValidationError("--pace shows each command already; leave out --echo.") }
        try validateTranscripts()
        if isChecking, recordingFile != nil {
            throw ValidationError("--check runs nothing that --record could record.")
        }
    }

    private static let timeouts = 0.001...1_000_000

    private func validateTables() throws(ValidationError) {
        let others: [(String, Bool)] = [
            ("--trace", isTracing), ("--states", showsStates), ("--time", isTiming), ("--echo", echoes),
        ]
        guard let other = others.first(where: \.1)?.0 else { return }
        throw ValidationError("\(other) prints what is no table; it does not go with --format \(format.rawValue).")
    }

    private func validateTranscripts() throws(ValidationError) {
        let isVerifying = !transcripts.isEmpty
        let mode = isExploring ? "--explore" : isVerifying ? "--verify" : "--merge"
        let dependent: [(option: String, isGiven: Bool, isPossible: Bool, other: String)] = [
            ("--update", updatesTranscripts, isVerifying, "--verify"),
            ("--shard", shard != nil, isVerifying || isExploring, "--verify and --explore"),
            ("--durations", durationsFile != nil, shard != nil, "--shard"),
            ("--junit", junitFile != nil, reportsResults, "--verify, --explore and --merge"),
            ("--coverage", wantsCoverage, reportsResults, "--verify, --explore and --merge"),
            ("--out", outputFolder != nil, reportsResults, "--verify, --explore and --merge"),
        ]
        for (option, isGiven, isPossible, other) in dependent where isGiven && !isPossible {
            throw ValidationError("\(option) goes with \(other).")
        }
        guard reportsResults else { return }
        let others: [(String, Bool)] = [
            ("--command", !commands.isEmpty), ("scripts", !scripts.isEmpty), ("--record", recordingFile != nil),
            ("--open", link != nil), ("--check", isChecking), ("--echo", echoes), ("--width", width != nil),
            ("--merge", (isVerifying || isExploring) && !mergedFiles.isEmpty), ("--verify", isExploring && isVerifying),
        ]
        if let other = others.first(where: \.1)?.0 {
            throw ValidationError("\(mode) and \(other) exclude each other.")
        }
        if let shard, Shard(shard) == nil {
            throw ValidationError("--shard takes I/N, the share and how many there are, as 2/5; not '\(shard)'.")
        }
        if let coverageMinimum, !(0...100).contains(coverageMinimum) {
            throw ValidationError("--coverage-min takes 0 to 100 percent, not \(coverageMinimum).")
        }
        if isVerifying, outputFolder != nil, !wantsCoverage { throw ValidationError("--out goes with --coverage.") }
    }

    /// Whether results of tests are reported, and no session of the user's own runs.
    var reportsResults: Bool { isExploring || !transcripts.isEmpty || !mergedFiles.isEmpty }

    var wantsCoverage: Bool { tellsCoverage || coverageMinimum != nil }

    /// Whether nothing is read or written that outlives the session. What is recorded must not depend on such things.
    var keepsNothing: Bool { isPrivate || isChecking || recordingFile != nil || reportsResults }
}

extension SessionArguments {
    /// Reads a command line of scripts and of options whose names are written out, each with a value of its own.
    ///
    /// The argument parser inspects the types of all options first, which takes longer than the rest of a start does. It
    /// is left all else: the app's own options, those of `--verify`, which takes several values, and its kind, help, mistakes, short options
    /// that are joined. A test holds the two against each other.
    ///
    /// - Returns: nil where the argument parser has to read the command line.
    init?(reading words: [String]) {
        self.init()
        var words = words[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                scripts.append(word)
                continue
            }
            if set(word) { continue }
            let parts = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1) : []
            if parts.count == 2 {
                guard set(String(parts[0]), to: String(parts[1])) else { return nil }
            } else {
                guard let value = words.popFirst(), !value.hasPrefix("-"), set(word, to: value) else { return nil }
            }
        }
        guard (try? validate()) != nil else { return nil }
        if asksForVersion { self = Self(asksForVersion: true) }
    }

    /// Sets an option without a value; false if there is none of this name.
    private mutating func set(_ name: String) -> Bool {
        switch name {
        case "-k", "--keep-going": keepsGoing = true
        case "-n", "--check": isChecking = true
        case "-e", "--echo": echoes = true
        case "--pace": isPaced = true
        case "--trace": isTracing = true
        case "--states": showsStates = true
        case "--time": isTiming = true
        case "--plain": isPlain = true
        case "--private": isPrivate = true
        case "--safe": isSafe = true
        case "--strict": isStrict = true
        case "--no-config": skipsStartupFile = true
        case "-q", "--quiet": isQuiet = true
        case "--version": asksForVersion = true
        default: return false
        }
        return true
    }

    /// Sets an option with a value; false if there is none of this name, or the value is none.
    private mutating func set(_ name: String, to value: String) -> Bool {
        switch name {
        case "-c", "--command": commands.append(value)
        case "-f", "--format":
            guard let format = OutputTraits.Format(rawValue: value) else { return false }
            self.format = format
        case "--timeout":
            guard let seconds = Double(value) else { return false }
            timeout = seconds
        case "--record": recordingFile = value
        case "--open": link = value
        case "--color":
            guard let color = OutputTraits.Color(rawValue: value) else { return false }
            self.color = color
        case "--width":
            guard let width = Int(value) else { return false }
            self.width = width
        default: return false
        }
        return true
    }
}
