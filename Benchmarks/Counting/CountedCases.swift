import FoundationEssentials

/// Counts the work of the program in a few representative cases.
struct CountedCases {
    let laboratory: Laboratory
    private let valgrind = Laboratory.find("valgrind")
    private let strace = Laboratory.find("strace")

    init(in laboratory: Laboratory) { self.laboratory = laboratory }

    /// The measurements that are impossible here, and why.
    var omissions: [String] {
        (valgrind == nil ? ["valgrind is not installed: instructions and allocations are not counted."] : [])
            + (strace == nil ? ["strace is not installed: system calls and threads are not counted."] : [])
    }

    /// The number of commands of the cycle: a hundred runs of each.
    private static let commandCount = 800

    func count() throws -> [CaseCounts] {
        let script = try laboratory.file("cycle.chal", CommandCycle.script(Self.commandCount))
        return try [
            ("--version", ["--version"]), ("-c exit", ["-c", "exit"]),
            ("-c 'open characters'", ["-c", "open characters"]),
            ("\(Self.commandCount) commands", ["--keep-going", script]),
        ].map { name, arguments in
            let home = try laboratory.newHome()
            let command = Command([laboratory.program, "--private", "--no-config"] + arguments, home: home)
            return CaseCounts(name: name, counts: try count(command))
        }
    }

    /// Counts five runs and keeps the lowest. Some counts depend on which thread is first, or on the kernel.
    private func count(_ command: Command) throws -> Counts {
        let runs = try (0..<5).map { _ in try command.run() }
        var counts = Counts(
            pageFaults: runs.map(\.pageFaults).min(), peakMemory: runs.compactMap(\.peakMemory).min())
        let path = laboratory.path("report")
        if let valgrind {
            let words = [valgrind, "--tool=callgrind", "--callgrind-out-file=\(path)"]
            (counts.instructions, counts.allocations) = try report(
                on: command, by: words, variables: Callgrind.variables, at: path, Callgrind.counts)
        }
        if let strace {
            let words = [strace, "-f", "-c", "-o", path]
            let runs = try (0..<5).map { _ in try report(on: command, by: words, at: path, Strace.counts) }
            (counts.systemCalls, counts.threads) = (runs.map(\.systemCalls).min(), runs.map(\.threads).min())
        }
        return counts
    }

    /// Runs a command under another one, which writes a report, and reads the report.
    private func report<Counts>(
        on command: Command, by words: [String], variables: [String] = [], at path: String, _ read: (String) -> Counts?
    ) throws -> Counts {
        var command = command
        command.words = words + command.words
        command.variables += variables
        let status = try command.run().status
        guard let counts = read((try? String(contentsOfFile: path, encoding: .utf8)) ?? "") else {
            throw UnexpectedResult("a report of \(words[0]); its status was \(status)")
        }
        return counts
    }
}
