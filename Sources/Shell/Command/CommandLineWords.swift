import ChallengeCommandLine

/// The words of a command line with the job moved to the front, because options may precede the job. An old spelling of a
/// job is itself an option (`--verify FILE...`).
nonisolated struct CommandLineWords {
    /// The words for the argument parser.
    private(set) var words: [String]
    /// The job; nil if the command line starts a session instead of a job.
    private(set) var job: Job?
    /// The old spelling of the job; nil if the command line has no old spelling.
    private(set) var oldName: String?

    /// True if a word cannot be the name of a script when it is the first word of a command line.
    static func isReserved(_ word: String) -> Bool { word == "help" || Job(rawValue: word) != nil }

    /// The options that are removed because they have no effect: for `demo` always, for other jobs in the old spelling.
    private static let implied: [Job: Set<String>] = [
        .check: [
            "--private", "--no-config", "-q", "--quiet", "-e", "--echo", "--trace", "--states", "--time", "--strict",
            "--timeout",
        ],
        .verify: ["--private", "--no-config", "--safe"],
        .explore: ["--private", "--no-config", "--safe", "-q", "--quiet"],
        .merge: ["--private", "--no-config", "--safe", "-q", "--quiet"],
        .export: ["--private", "--no-config", "--safe", "-q", "--quiet", "-f", "--format"],
        .demo: ["--private", "--no-config", "-q", "--quiet", "--pace"],
    ]

    /// - Parameter commandLine: describes the options and their values. Called only if the description is needed.
    init(_ words: [String], of commandLine: () throws -> CommandLineDescription) rethrows {
        self.words = words
        if let first = words.first, first != Job.demo.rawValue, Self.isReserved(first) {
            begin(with: first, words.dropFirst())
            return
        }
        guard words.contains(where: { Self.isReserved($0) || OldSpelling.mayBe(in: $0) }) else { return }
        var line = Pieces(words, of: try commandLine().command)
        if let old = line.old {
            // An old spelling that takes many values allows no scripts. The argument parser reports the error.
            if old.spelling.takes == .many, !line.files.isEmpty { return }
            oldName = old.name
            if old.spelling.job == .schema { line = Pieces() }
            line.named = old.spelling.job.rawValue
            line.files.insert(contentsOf: old.values, at: 0)
        }
        guard let named = line.named else { return }
        if oldName != nil || named == Job.demo.rawValue,
            let implied = Job(rawValue: named).flatMap({ Self.implied[$0] })
        {
            line.options.removeAll { implied.contains($0.name) }
        }
        begin(with: named, line.options.flatMap(\.words) + (line.files.isEmpty ? [] : ["--"] + line.files))
    }

    /// Puts the job first. After `help`, requests the help of the job whose name comes next.
    private mutating func begin(with word: String, _ others: some Sequence<String>) {
        let isHelp = word == "help"
        job = Job(rawValue: isHelp ? others.first { !$0.hasPrefix("-") } ?? "" : word)
        words = (job.map { [$0.rawValue] } ?? []) + (isHelp ? ["--help"] : Array(others))
    }

    /// Returns the order of commands and files in the words of a session. True for each command, false for each file.
    static func order(of words: [String], _ command: CommandLineDescription.Command) -> [Bool] {
        var order: [Bool] = []
        var rest = words[...]
        while let word = rest.popFirst(), word != "--" {
            if !word.hasPrefix("-") || word == "-" {
                order.append(false)
            } else if let names = command.joined(word) {
                rest = names + rest
            } else {
                if command.takesValue(word) { rest = rest.dropFirst() }
                if ["-c", "--command"].contains(word.prefix { $0 != "=" }) { order.append(true) }
            }
        }
        return order + rest.map { _ in false }
    }

    /// Explains an unknown option with the names of the jobs that have it. The parser would only suggest similar options.
    static func explained(_ text: String, of commandLine: () throws -> CommandLineDescription) rethrows -> String {
        guard let match = text.firstMatch(of: /^Error: Unknown option '(-[^']+)'.*/) else { return text }
        let name = String(match.1)
        let command = try commandLine().command
        var explanation: String
        if let job = OldSpelling.all[name]?.job {
            explanation = "\(name) is now '\(command.commandName) \(job)', as the first argument"
        } else {
            let owners = ([command] + command.jobs).filter { $0.hasShown(name) }.map(\.name)
            guard let last = owners.last else { return text }
            let others = owners.dropLast().map { "'\($0)'" }.joined(separator: ", ")
            explanation = "\(name) works only with \(others.isEmpty ? "" : others + " and ")'\(last)'"
        }
        return "Error: \(explanation)." + text[match.range.upperBound...]
    }
}

/// The old spelling of a job, as an option.
private nonisolated struct OldSpelling {
    enum Values { case none, one, many }

    let job: Job
    var takes = Values.none

    static let all = [
        "-n": Self(job: .check), "--check": Self(job: .check), "--verify": Self(job: .verify, takes: .many),
        "--explore": Self(job: .explore), "--merge": Self(job: .merge, takes: .many),
        "--export": Self(job: .export, takes: .one), "--print-schema": Self(job: .schema),
    ]

    /// True if a word may contain an old spelling, either alone or in a group of short options.
    static func mayBe(in word: String) -> Bool {
        word.hasPrefix("--") ? all.keys.contains { word.hasPrefix($0) } : word.hasPrefix("-") && word.contains("n")
    }
}

/// The parts of a command line.
private nonisolated struct Pieces {
    /// The options, each with its name and its words: the option and its value.
    var options: [(name: String, words: [String])] = []
    /// The first word that is not an option, if this word is a job.
    var named: String?
    /// The words that are neither options nor the job.
    var files: [String] = []
    /// The first old spelling of a job, with the values of all old spellings of the same job.
    private(set) var old: (name: String, spelling: OldSpelling, values: [String])?

    init() {}

    init(_ words: [String], of command: CommandLineDescription.Command) {
        var rest = words[...]
        while let word = rest.popFirst(), word != "--" {
            if !word.hasPrefix("-") || word == "-" {
                let mayBeJob = named == nil && files.isEmpty && old == nil
                if mayBeJob, CommandLineWords.isReserved(word) { named = word } else { files.append(word) }
            } else if let names = command.joined(word) {
                rest = names + rest
            } else if !takeOld(word, &rest) {
                let isFollowed = command.takesValue(word) && rest.first ?? "--" != "--"
                let name = word.prefix { $0 != "=" }
                options.append((String(name), [word] + (isFollowed ? [rest.removeFirst()] : [])))
            }
        }
        files += rest
    }

    /// Takes an old spelling of a job and its values. False for any other word, or for another job.
    private mutating func takeOld(_ word: String, _ rest: inout ArraySlice<String>) -> Bool {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard named == nil, let spelling = OldSpelling.all[parts[0]], spelling.job == old?.spelling.job ?? spelling.job,
            parts.count == 1 || spelling.takes != .none
        else { return false }
        var values = Array(parts.dropFirst())
        let limit = spelling.takes == .many ? .max : spelling.takes == .one ? 1 : 0
        while values.count < limit, let value = rest.first, value == "-" || !value.hasPrefix("-") {
            values.append(rest.removeFirst())
        }
        // If a job takes only one value but the line has several values, the last value counts.
        let earlier = spelling.takes == .one ? [] : old?.values ?? []
        old = (old?.name ?? parts[0], spelling, earlier + values)
        return true
    }
}

nonisolated extension CommandLineDescription.Command {
    private var all: [CommandLineDescription.Argument] { ([self] + jobs).flatMap(\.arguments) }

    /// The short options in a word such as `-kq`. Only the last option may take a value. Nil for any other word.
    fileprivate func joined(_ word: String) -> [String]? {
        let names = word.dropFirst().map { "-\($0)" }
        let valued = names.filter(takesValue)
        guard names.count > 1, valued.count < 2, names.allSatisfy({ hasShown($0) || $0 == "-n" }) else { return nil }
        return names.filter { !takesValue($0) } + valued
    }

    /// True if any job has an option with this name that takes a value.
    fileprivate func takesValue(_ name: String) -> Bool { all.contains { $0.kind == "option" && $0.hasName(name) } }

    /// True if a visible option has this name. The name includes the hyphens.
    fileprivate func hasShown(_ name: String) -> Bool { arguments.contains { $0.shouldDisplay && $0.hasName(name) } }
}
