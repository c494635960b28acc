import ChallengeTerminalTestSupport

/// The time that Tab takes in a list, from the key to the last byte of its drawing.
///
/// It includes the way of the key to the program, the completion, the layout, and the way of the drawing back.
struct CompletionBenchmark {
    /// The requirement, in milliseconds. A screen with 60 pictures a second shows one every 16 ms, and most of that time is
    /// left to the terminal.
    private static let medianLimit = 1.0
    private static let percentileLimit = 5.0

    /// Ten of them lie beyond the 99th percentile.
    private static let repetitions = 1_000
    /// Unmeasured runs that warm the caches.
    private static let warmUps = 20
    /// The pages of the whole catalogue.
    private static let pageCount = 7
    private static let prompt = "characters> "

    /// The visible state of the line.
    private struct Appearance {
        let line: String
        /// The hint behind the cursor.
        var hint = ""
        /// The last row below the line.
        var last: String?

        /// True if the line, the rows below it and the cursor, which moves last, are as expected.
        func isShown(on screen: Screen) -> Bool {
            let text = CompletionBenchmark.prompt + line
            guard screen.column == text.count else { return false }
            let lines = screen.lines
            guard lines.indices.contains(screen.row) else { return false }
            let row = lines[screen.row] + String(repeating: " ", count: max(text.count - lines[screen.row].count, 0))
            return row == text + hint && (last.map { $0 == lines.last } ?? (screen.row == lines.count - 1))
        }
    }

    private struct Step {
        let keys: String
        let result: Appearance
    }

    private struct Case {
        let name: String
        /// The steps before the measured one.
        let preparation: [Step]
        let measured: Step
        /// The key that empties the line.
        var clearing = Key.control("u")
        /// True if the limits apply; otherwise it is a key to compare the times of Tab with.
        var isCompletion = true

        /// Tab after a text.
        static func tab(_ text: String, hint: String = "", gives result: Appearance) -> Self {
            let typed = Step(keys: text, result: Appearance(line: text, hint: hint))
            return Self(
                name: "\"\(text)\", Tab", preparation: [typed], measured: Step(keys: "\t", result: result))
        }
    }

    private static let question = Appearance(
        line: "search ", last: "135 possibilities: show them? (y/n)")

    /// The cases in the first pages of the catalogue.
    private static let cases: [Case] = [
        // A command.
        .tab("op", gives: Appearance(line: "open ", hint: "DESTINATION")),
        // Rows by the beginning of their name: the only one, and a list.
        .tab("open Mor", gives: Appearance(line: "open \"Morty Smith\" ")),
        .tab("open B", gives: Appearance(line: "open B", last: "Bubonic Plague               character 100")),
        // Rows by any part of their name.
        .tab("open sanch", gives: Appearance(line: "open sanch", last: "Diane Sanchez  character 94")),
        // Rows by their identifier.
        .tab("open 1", gives: Appearance(line: "open 1", last: "rows 1 to 38 of 52; Page Down shows more")),
        .tab(
            "filter ", hint: "[clear | KEY=VALUE...]",
            gives: Appearance(
                line: "filter ", hint: "[clear | KEY=VALUE...]",
                last: "gender=   female | male | genderless | unknown | any")),
        // Recent searches and all names: the editor first asks about so many, then shows as many as have room.
        .tab("search ", hint: "[TEXT]", gives: question),
        Case(
            name: "\"search \", Tab, y",
            preparation: [
                Step(keys: "search ", result: Appearance(line: "search ", hint: "[TEXT]")),
                Step(keys: "\t", result: question),
            ],
            measured: Step(
                keys: "y",
                result: Appearance(line: "search ", hint: "[TEXT]", last: "rows 1 to 38 of 135; Page Down shows more"))),
        Case(
            name: "\"ope\", n", preparation: [Step(keys: "ope", result: Appearance(line: "ope"))],
            measured: Step(keys: "n", result: Appearance(line: "open", hint: " DESTINATION")), isCompletion: false),
        Case(
            name: "Up", preparation: [], measured: Step(keys: Key.up, result: Appearance(line: "more")),
            clearing: Key.down, isCompletion: false),
    ]

    /// In a list grown to 1,000 rows, of a copy of 1,000,000 made-up characters.
    private static let copiedCases: [Case] = [
        .tab("open nebab", gives: Appearance(line: "open nebaba ")),
        .tab("open muba", gives: Appearance(line: "open muba", last: "mubatu  character 409")),
        .tab("open 40", gives: Appearance(line: "open 40", last: "409  mubatu")),
    ]
    private static let copiedPageCount = 50

    let laboratory: Laboratory

    /// Times each case; returns the times, and a sentence for each case that takes too long.
    func run() throws -> (timings: [Results.Timing], excesses: [String]) {
        let all = try ProgramInTerminal([laboratory.program], home: TemporaryHome())
        try openCatalogue(at: all)
        let copied = try ProgramInTerminal([laboratory.program], home: laboratory.newHome(copyOf: 1_000_000))
        try growList(at: copied)
        let results = [
            try measure(Self.cases, "140 rows loaded, and two other keys for comparison", at: all),
            try measure(Self.copiedCases, "1,000 rows loaded of 1,000,000", at: copied),
        ]
        return (results.map(\.timing), results.flatMap(\.excesses))
    }

    private func measure(
        _ cases: [Case], _ rows: String, at terminal: ProgramInTerminal
    ) throws -> (timing: Results.Timing, excesses: [String]) {
        var timing = Results.Timing(
            name: "Tab, \(rows)",
            remark: "from a key to the last byte of what it draws; \(Table.count(Self.repetitions)) times each",
            rows: [])
        var excesses: [String] = []
        for test in cases {
            let row = Results.Timing.Row(name: test.name, durations: try measure(test, at: terminal))
            timing.rows.append(row)
            if test.isCompletion && (row.median >= Self.medianLimit || row.percentile99 >= Self.percentileLimit) {
                excesses.append(
                    "\(test.name) takes too long: the median is to be less than "
                        + "\(Table.milliseconds(Self.medianLimit)) ms, 99 % less than "
                        + "\(Table.milliseconds(Self.percentileLimit)) ms.")
            }
        }
        return (timing, excesses)
    }

    /// Runs a line, after which the screen has that heading.
    private func carryOut(
        _ line: String, _ heading: String, prompt: String = "characters>", at terminal: ProgramInTerminal
    ) throws {
        if !line.isEmpty { try terminal.type(line + "\r") }
        try terminal.waits(for: heading) { screen in
            let lines = screen.lines
            return lines.last == prompt && lines.contains { $0.hasSuffix(heading) }
        }
    }

    /// A recent search, then the list with its first pages.
    private func openCatalogue(at terminal: ProgramInTerminal) throws {
        try carryOut("", "Home", prompt: "home>", at: terminal)
        try carryOut("search evil", "6 characters", at: terminal)
        try carryOut("back", "home> search evil", prompt: "home>", at: terminal)
        try carryOut("open characters", "page 1 of 42", at: terminal)
        for page in 2...Self.pageCount {
            try carryOut("more", "826 characters, page \(page) of 42", at: terminal)
        }
    }

    private func growList(at terminal: ProgramInTerminal) throws {
        let pages = Self.copiedPageCount
        let script = try laboratory.file(
            "grow.chal", "open characters\n" + String(repeating: "more\n", count: pages - 1))
        try carryOut("", "Home", prompt: "home>", at: terminal)
        try carryOut("source \(script)", "page \(pages) of 50000", at: terminal)
    }

    private func measure(_ test: Case, at terminal: ProgramInTerminal) throws -> [Duration] {
        func carryOut(_ step: Step) throws -> [UInt8] {
            try terminal.type(step.keys)
            return try terminal.waits(for: "\(step.result)", step.result.isShown).drawing
        }
        func carryOut(measuring measure: () throws -> Void) throws {
            for step in test.preparation { _ = try carryOut(step) }
            try measure()
            _ = try carryOut(Step(keys: test.clearing, result: Appearance(line: "")))
        }
        // The first drawings are checked by their look. Later ones have the same bytes, and their number marks the last one.
        var drawing: [UInt8] = []
        for _ in 0..<Self.warmUps { try carryOut { drawing = try carryOut(test.measured) } }
        var durations: [Duration] = []
        for _ in 0..<Self.repetitions {
            try carryOut { durations.append(try terminal.time(test.measured.keys, drawing: drawing)) }
        }
        return durations
    }
}
