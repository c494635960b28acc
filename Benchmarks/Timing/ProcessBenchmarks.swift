import ChallengeTerminalTestSupport

/// The times of whole processes, alternating with the reference programs.
struct ProcessBenchmarks {
    let laboratory: Laboratory
    let references: References

    /// The length of history that the program keeps.
    private static let historyLength = 10_000
    private static let commandCount = 20_000

    /// The time from the start to the end of programs that do next to nothing.
    func start() throws -> Results.Timing {
        var alternation = Alternation(
            "Start", remark: "from the start of the process to its end, output to /dev/null", rounds: 60, warmUps: 5)
        // The program keeps its files, as in ordinary use.
        let own = [["-c", "exit"], ["-c", "open characters"], ["--version"]].map { arguments in
            let words = ["challenge"] + arguments.map { $0.contains(" ") ? "'\($0)'" : $0 }
            return (name: words.joined(separator: " "), words: [laboratory.program] + arguments)
        }
        // The others are compared with the first.
        for (name, words) in references.starts.prefix(1) + own + references.starts.dropFirst() {
            let command = Command(words, home: try laboratory.newHome())
            alternation.add(name) { try command.run().elapsed }
        }
        return try alternation.run()
    }

    /// The time from the start to the first prompt in a terminal.
    func prompt() throws -> Results.Timing {
        var alternation = Alternation(
            "First prompt",
            remark: "from the start of the process to the last byte of its prompt, in a terminal of "
                + "\(ProgramInTerminal.columns) by \(ProgramInTerminal.rows)", rounds: 40, warmUps: 3)
        func add(_ name: String, _ program: String, _ prompt: String, history: [String] = []) throws {
            let home = try laboratory.newHome(history: history)
            alternation.add(name) {
                let begin = ContinuousClock.now
                let terminal = try ProgramInTerminal([program], home: home)
                return try terminal.waits(for: "the first prompt") { screen in
                    screen.column == prompt.count && screen.lines.last == String(prompt.dropLast())
                }.end - begin
            }
        }
        if let sqlite = references.sqlite { try add("sqlite3", sqlite, "sqlite> ") }
        try add("challenge", laboratory.program, "home> ")
        try add(
            "challenge, \(Table.count(Self.historyLength)) lines of history", laboratory.program, "home> ",
            history: (0..<Self.historyLength).map { "search name-\($0); open \($0 % 826 + 1)" })
        return try alternation.run()
    }

    /// The time of a long script, and of the same questions to SQLite's shell.
    func throughput() throws -> Results.Timing {
        var alternation = Alternation(
            "\(Table.count(Self.commandCount)) commands",
            remark:
                "processor time of a script, and of equivalent queries to sqlite3 over the same rows in box mode, with "
                + "output to /dev/null", rounds: 3)
        if let sqlite = references.sqlite {
            let database = try CommandCycle.makeDatabase(sqlite: sqlite, in: laboratory)
            let questions = try laboratory.file("questions.sql", CommandCycle.questions(Self.commandCount))
            let command = Command([sqlite, database], home: try laboratory.newHome(), input: questions)
            alternation.add("sqlite3") { try command.run().processor }
        }
        let script = try laboratory.file("cycle.chal", CommandCycle.script(Self.commandCount))
        let command = try laboratory.challenge("-k", script)
        alternation.add("challenge -k SCRIPT") { try command.run().processor }
        return try alternation.run()
    }
}
