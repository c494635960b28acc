/// Counts what the program does in a few cases that stand for the others.
struct CountedCases {
    let laboratory: Laboratory
    private let callgrind: Callgrind?
    private let systemCalls: SystemCalls?

    init(in laboratory: Laboratory) {
        self.laboratory = laboratory
        (callgrind, systemCalls) = (Callgrind(in: laboratory), SystemCalls(in: laboratory))
    }

    /// What cannot be counted here, and why.
    var omissions: [String] {
        (callgrind == nil ? ["valgrind is not installed: instructions and allocations are not counted."] : [])
            + (systemCalls == nil ? ["strace is not installed: system calls and threads are not counted."] : [])
    }

    /// How many commands of the cycle are run: a hundred times each of them.
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

    /// Of what depends a little on who comes first, threads or the program and the kernel, the least of five runs.
    private func count(_ command: Command) throws -> Counts {
        let runs = try (0..<5).map { _ in try command.run() }
        var counts = Counts(
            pageFaults: runs.map(\.pageFaults).min(), peakMemory: runs.compactMap(\.peakMemory).min())
        if let callgrind {
            let counted = try callgrind.count(command)
            (counts.instructions, counts.allocations) = (counted.instructions, counted.allocations)
        }
        if let systemCalls {
            let runs = try (0..<5).map { _ in try systemCalls.count(command) }
            (counts.systemCalls, counts.threads) = (runs.map(\.systemCalls).min(), runs.map(\.threads).min())
        }
        return counts
    }
}
