import TerminalTestSupport

/// How long it takes from the start of the program to its first prompt, with a long history and without one.
struct StartBenchmark {
    private static let repetitions = 20
    /// As many as the program keeps.
    private static let historyLength = 10_000

    let program: String

    /// Prints a row for each.
    func run() throws {
        let lines = (0..<Self.historyLength).map { "search name-\($0); open \($0 % 826 + 1)" }
        let homes = [
            ("no history", try TemporaryHome()),
            ("a history of \(Self.historyLength) lines", try TemporaryHome(history: lines)),
        ]
        print("From the start of the program to its first prompt, in ms; \(Self.repetitions) times each")
        Table.printHeading("median", "maximum")
        // In turn, so that both have the same share of whatever else the machine does. The first round is for the caches.
        var durations: [[Duration]] = homes.map { _ in [] }
        for round in 0...Self.repetitions {
            for (index, home) in homes.enumerated() {
                let duration = try measure(home.1)
                if round > 0 { durations[index].append(duration) }
            }
        }
        for (home, durations) in zip(homes, durations.map(Durations.init)) {
            Table.printRow(home.0, [durations.median, durations.maximum])
        }
    }

    private func measure(_ home: TemporaryHome) throws -> Duration {
        let start = ContinuousClock.now
        let terminal = try ProgramInTerminal(program, home: home)
        let prompt = "home> "
        let end = try terminal.waits(for: "the first prompt") { screen in
            screen.column == prompt.count && screen.lines.last == String(prompt.dropLast())
        }.end
        return end - start
    }
}
