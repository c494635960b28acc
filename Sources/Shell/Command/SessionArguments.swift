import ArgumentParser
import ChallengeConsole
import ChallengeVerification

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
    var castFile: String?
    /// What is exported; nil for nothing.
    var exportFormat: Exporter.Format?
    /// Of a session that is recorded by another process.
    var recordedWaits: RecordedWaits?
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
    /// Whether each of the scripts is a session of its own.
    var playsDemos = false

    /// Throws where options do not go together, or a value is out of its range.
    func validate() throws(ValidationError) {
        try validateSession()
        try validateMode()
        if let shard, Shard(shard) == nil {
            throw ValidationError("--shard takes I/N, the share and how many there are, as 2/5; not '\(shard)'.")
        }
        if durationsFile != nil, shard == nil { throw ValidationError("--durations goes with --shard.") }
        if let coverageMinimum, !(0...100).contains(coverageMinimum) {
            throw ValidationError("--coverage-min takes 0 to 100 percent, not \(coverageMinimum).")
        }
        if mode == .export, scripts.count != 1 {
            throw ValidationError("--export takes one file, a transcript or a cast; - is the standard input.")
        }
        if mode == .verify, outputFolder != nil, !wantsCoverage {
            throw ValidationError("--out goes with --coverage.")
        }
    }

    /// Looks at the options of a session of the user's own, which are all that a plain command line has.
    private func validateSession() throws(ValidationError) {
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
        if isPaced, isChecking { throw ValidationError("--pace shows scripts that run; --check runs none.") }
        if isPaced, echoes { throw ValidationError("--pace shows each command already; leave out --echo.") }
        if isChecking, recordingFile != nil || castFile != nil {
            let option = recordingFile == nil ? "--cast" : "--record"
            throw ValidationError("--check runs nothing that \(option) could record.")
        }
    }

    private static let timeouts = 0.001...1_000_000

    private func validateTables() throws(ValidationError) {
        guard mode == .session else {
            throw ValidationError("--format \(format.rawValue) prints tables; it does not go with \(mode.rawValue).")
        }
        let others: [(String, Bool)] = [
            ("--trace", isTracing), ("--states", showsStates), ("--time", isTiming), ("--echo", echoes),
        ]
        guard let other = others.first(where: \.1)?.0 else { return }
        throw ValidationError("\(other) prints what is no table; it does not go with --format \(format.rawValue).")
    }

    /// What is run.
    private enum Mode: String {
        /// Commands of the user's own.
        case session
        case verify = "--verify"
        case explore = "--explore"
        case merge = "--merge"
        case export = "--export"
    }

    private var mode: Mode {
        if isExploring { return .explore }
        if !transcripts.isEmpty { return .verify }
        if !mergedFiles.isEmpty { return .merge }
        return exportFormat == nil ? .session : .export
    }

    /// The options that do not go with everything, and what they go with. Those of `--explore` alone are in
    /// ``ExplorationArguments``.
    private var options: [(name: String, isGiven: Bool, modes: [Mode])] {
        [
            ("--command", !commands.isEmpty, [.session]), ("scripts", !scripts.isEmpty, [.session, .export]),
            ("--record", recordingFile != nil, [.session]), ("--cast", castFile != nil, [.session]),
            ("--export", exportFormat != nil, [.session, .export]), ("--open", link != nil, [.session]),
            ("--check", isChecking, [.session]), ("--keep-going", keepsGoing, [.session, .verify]),
            ("--echo", echoes, [.session]), ("--pace", isPaced, [.session]), ("--width", width != nil, [.session]),
            ("--merge", !mergedFiles.isEmpty, [.session, .merge]),
            ("--verify", !transcripts.isEmpty, [.session, .verify]),
            ("--trace", isTracing, [.session, .verify, .export]),
            ("--states", showsStates, [.session, .verify, .export]),
            ("--strict", isStrict, [.session, .verify, .export]), ("--time", isTiming, [.session, .verify, .explore]),
            ("--timeout", timeout != nil, [.session, .verify, .explore, .export]),
            ("--update", updatesTranscripts, [.verify]), ("--durations", durationsFile != nil, [.verify]),
            ("--shard", shard != nil, [.verify, .explore]), ("--junit", junitFile != nil, [.verify, .explore, .merge]),
            ("--coverage", tellsCoverage, [.verify, .explore, .merge]),
            ("--coverage-min", coverageMinimum != nil, [.verify, .explore, .merge]),
            ("--out", outputFolder != nil, [.verify, .explore, .merge]),
        ]
    }

    private func validateMode() throws(ValidationError) {
        let mode = mode
        guard let option = options.first(where: { $0.isGiven && !$0.modes.contains(mode) }) else { return }
        if option.modes.contains(.session) {
            throw ValidationError("\(mode.rawValue) and \(option.name) exclude each other.")
        }
        let names = option.modes.map(\.rawValue)
        let others = names.dropLast().joined(separator: ", ")
        throw ValidationError(
            "\(option.name) goes with \(others.isEmpty ? "" : others + " and ")\(names.last ?? "").")
    }

    /// Whether results of tests are reported, and no session of the user's own runs.
    var reportsResults: Bool { mode != .session }

    var wantsCoverage: Bool { tellsCoverage || coverageMinimum != nil }

    /// Whether nothing is read or written that outlives the session. What is recorded must not depend on such things.
    var keepsNothing: Bool { isPrivate || isChecking || recordingFile != nil || reportsResults }
}

extension SessionArguments {
    /// Reads a command line of scripts and of options whose names are written out, each with a value of its own.
    ///
    /// The argument parser inspects the types of all options first, which takes longer than the rest of a start does. It
    /// is left all else: the app's own options, those of what reports results, help, mistakes, short options that are
    /// joined. A test holds the two against each other.
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
        guard (try? validateSession()) != nil else { return nil }
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
        case "--cast": castFile = value
        case "--waits":
            guard let waits = RecordedWaits(rawValue: value) else { return false }
            recordedWaits = waits
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
