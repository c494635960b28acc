import ArgumentParser
import ChallengeConsole
import ChallengeRecording
import ChallengeSession

/// The scripts of a session, and the values of the options that every app has.
///
/// The values come from the argument parser, by ``AppCommand``, or from ``init(reading:)`` for a simple command line.
nonisolated struct SessionArguments: Sendable, Hashable {
    var commands: [String] = []
    var scripts: [String] = []
    /// The order of commands and scripts: true for each command, false for each script. Empty if all commands come first.
    var order: [Bool] = []
    /// The words after `--`, for the scripts.
    var arguments: [String] = []
    /// The file whose lines have the arguments of one run each.
    var argumentsFile: String?
    var printsLastOnly = false
    var link: String?
    var settings = SessionSettings()
    var keepsGoing = false
    var isStrict = false
    /// The time limit of a command in seconds.
    var timeout: Double?
    var transcriptFile: String?
    /// The transcript or script that is replayed before the first prompt.
    var continuedFile: String?
    var castFile: String?
    /// The encoding of waits if another process records this session; nil if no process does.
    var waits: CastPauses?
    var isPaced = false
    var isPrivate = false
    var isSafe = false
    var skipsStartupFile = false
    var isQuiet = false

    /// Throws if options conflict or a value is out of range.
    func validate() throws(ValidationError) {
        try settings.display.validate()
        try Self.validate(timeout: timeout)
        let format = settings.display.format
        if argumentsFile != nil, commands.isEmpty, scripts.isEmpty {
            throw ValidationError("--each needs a script or --command.")
        }
        if argumentsFile != nil, let file = transcriptFile ?? castFile {
            throw ValidationError("--each runs several sessions, and '\(file)' can record only one.")
        }
        if printsLastOnly, isPaced || settings.display.echoes {
            throw ValidationError("--last cannot be combined with \(isPaced ? "--pace" : "--echo").")
        }
        if isPaced, format != .text {
            throw ValidationError("--pace shows text; it cannot be combined with --format \(format.rawValue).")
        }
        if isPaced, settings.display.echoes {
            throw ValidationError("--pace shows each command already; leave out --echo.")
        }
        if continuedFile != nil, !commands.isEmpty || !scripts.isEmpty {
            throw ValidationError("--continue prompts afterwards; it cannot be combined with scripts or --command.")
        }
        guard format.isTable else { return }
        let others: [(String, Bool)] = [
            ("--trace", settings.isTracing), ("--states", settings.showsStates), ("--time", settings.isTiming),
            ("--echo", settings.display.echoes),
        ]
        guard let other = others.first(where: \.1)?.0 else { return }
        throw ValidationError(
            "\(other) prints more than tables; it cannot be combined with --format \(format.rawValue).")
    }

    static func validate(timeout: Double?) throws(ValidationError) {
        guard let timeout, !(0.001...1_000_000).contains(timeout) else { return }
        throw ValidationError("--timeout takes 0.001 to 1000000 seconds, not \(timeout).")
    }
}

extension SessionArguments {
    /// Reads a command line that has only scripts, and options with full names and separate values. Otherwise nil.
    ///
    /// The argument parser takes longer than the rest of a start, because it inspects the types of all options. It parses
    /// all other command lines, such as subcommands, help, mistakes and the app's own options. A test compares both.
    init?(reading words: [String]) {
        if let first = words.first, Subcommand.isReserved(first) { return nil }
        self.init()
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--" {
                arguments = Array(words)
                break
            }
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
        // The order of mixed commands and scripts depends on all words, so the argument parser reads such a mixture.
        guard commands.isEmpty || scripts.isEmpty else { return nil }
        guard (try? validate()) != nil else { return nil }
    }

    /// Sets an option that takes no value; returns false if the name is unknown.
    private mutating func set(_ name: String) -> Bool {
        switch name {
        case "-k", "--keep-going": keepsGoing = true
        case "-e", "--echo": settings.display.echoes = true
        case "--pace": isPaced = true
        case "--trace": settings.isTracing = true
        case "--states": settings.showsStates = true
        case "--time": settings.isTiming = true
        case "--plain": settings.display.isPlain = true
        case "--private": isPrivate = true
        case "--safe": isSafe = true
        case "--last": printsLastOnly = true
        case "--strict": isStrict = true
        case "--no-config": skipsStartupFile = true
        case "-q", "--quiet": isQuiet = true
        default: return false
        }
        return true
    }

    /// Sets an option to a value; returns false if the name is unknown or the value is invalid.
    private mutating func set(_ name: String, to value: String) -> Bool {
        switch name {
        case "-c", "--command": commands.append(value)
        case "-f", "--format":
            guard let format = OutputTraits.Format(rawValue: value) else { return false }
            settings.display.format = format
        case "--timeout":
            guard let seconds = Double(value) else { return false }
            timeout = seconds
        case "--record": transcriptFile = value
        case "--continue": continuedFile = value
        case "--cast": castFile = value
        case "--each": argumentsFile = value
        case "--waits":
            guard let waits = CastPauses(rawValue: value) else { return false }
            self.waits = waits
        case "--open": link = value
        case "--color":
            guard let color = OutputTraits.Color(rawValue: value) else { return false }
            settings.display.color = color
        case "--width":
            guard let width = Int(value) else { return false }
            settings.display.width = width
        default: return false
        }
        return true
    }
}
