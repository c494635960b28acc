/// The time of answers from a large copy, as the program itself reports it.
struct CopyBenchmark {
    private static let size = 1_000_000
    private static let repetitions = 20
    /// The question, the command before it, and the limit of the median in milliseconds.
    private static let questions = [
        ("the first page", "", "open characters", 2.0),
        ("a search", "open characters; ", "search lopi", 50.0),
        ("a filter", "open characters; ", "filter status=dead", 50.0),
        ("a character", "open characters; ", "open character \(size - 1)", 2.0),
    ]

    let laboratory: Laboratory

    /// Times each question in a session of its own; returns the times, and a sentence for each that takes too long.
    func run() throws -> (timing: Results.Timing, excesses: [String]) {
        let home = try laboratory.newHome(copyOf: Self.size)
        var timing = Results.Timing(
            name: "A copy of \(Table.count(Self.size)) characters",
            remark: "the time of a command, without the start of the program; \(Self.repetitions) runs", rows: [])
        var excesses: [String] = []
        for (name, preparation, line, limit) in Self.questions {
            let row = Results.Timing.Row(
                name: "\(name): \(line)",
                durations: try (0..<Self.repetitions).map { _ in try time(of: preparation + line, in: home) })
            timing.rows.append(row)
            if row.median >= limit {
                excesses.append(
                    "\(name) of a copy takes \(Table.milliseconds(row.median)) ms; "
                        + "the bound is \(Table.milliseconds(limit)) ms.")
            }
        }
        return (timing, excesses)
    }

    /// The time of the last of some commands.
    private func time(of line: String, in home: TemporaryHome) throws -> Duration {
        let events = try laboratory.text(
            of: Command([laboratory.program, "--no-config", "--time", "--format", "json", "-c", line], home: home))
        let time = events.split(separator: "\"milliseconds\":").last?.prefix { $0.isNumber || $0 == "." }
        guard let milliseconds = time.flatMap({ Double($0) }) else {
            throw UnexpectedResult("the time of '\(line)', not \(events.suffix(200))")
        }
        return .milliseconds(milliseconds)
    }
}
