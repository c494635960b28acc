import ChallengeTaskTracking
@testable import ChallengeSession
@testable import ChallengeShellTestSupport

@Suite("The output", .limited)
struct OutputTests {
    private let written = Written()

    private func output(
        _ traits: OutputTraits = .stub(), _ display: DisplaySettings = .stub(), terminalWidth: Int? = nil
    ) -> Output {
        var settings = SessionSettings()
        settings.display = display
        return Output(
            traits: traits, settings: settings, terminalWidth: { _ in terminalWidth },
            console: Console(isErrorTerminal: true, sink: written.append))
    }

    @Test("For programs, the output lists the sleeping tasks")
    func background() async throws {
        let tasks = AppTasks()
        tasks.attributing { Task { try? await Task.sleep(for: .milliseconds(4_250)) } }
        try await tasks.rest()
        let screen = SessionEvent.screen(.stub(.stub("A"))) {
            ScreenPlace(path: [], depth: 0, sleepers: tasks.sleepers)
        }
        let object = JSONFormat(settings: SessionSettings(), request: nil).object(for: screen)
        #expect(object?.text.hasSuffix(#","background":{"sleeping":1,"seconds":4.25}}"#) == true)
    }

    @Test("Notes wrap between words, and so do errors on a terminal", arguments: [true, false])
    func wrapping(isTerminal: Bool) {
        let traits = OutputTraits.stub(
            isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, hasCursor: false)
        let output = output(traits, .stub(width: isTerminal ? nil : 12), terminalWidth: 12)
        output.take(.note("aaaa bbbb cccc"))
        output.print(Diagnostic(.error, "aaaa bbbb"))
        let error = isTerminal ? "error: aaaa\nbbbb\n" : "error: aaaa bbbb\n"
        #expect(written.pieces == [.output("aaaa bbbb\ncccc\n"), .error(error)])
    }

    @Test("Errors have colours by their destination; a prompt is written at once, after earlier output, safe to print")
    func errorColour() {
        let output = output(.stub(isErrorTerminal: true))
        output.print(Element.line([Span("a", .accent)]))
        output.print(Diagnostic(.error, "no"))
        #expect(written.pieces == [.output("a\n"), .error("\u{1B}[31merror\u{1B}[0m: no\n")])
        #expect(!output.style.color)
        let prompting = self.output()
        prompting.print(text: "a")
        prompting.print(typed: [Span("b\u{7}> ")])
        #expect(written.pieces.suffix(2) == [.output("a\n"), .output("b\\u{7}> ")])
    }
}

@Suite("A table", .limited)
struct TableFormatTests {
    private static let table = DataTable(
        ["a", "b", "c|d"],
        [
            ["a": 1, "b": "x, \"y\"", "c|d": "\\|\t"], ["c|d": ["p", "q"], "a": "\u{1b}é\n"],
            ["a": ["k": "v"] as JSON, "b": true, "c|d": JSON.null],
        ])

    @Test(
        "A table has a row of column names, then each row on a line, with nothing in it that could break that",
        arguments: [
            (
                .csv,
                #"""
                a,b,c|d
                1,"x, ""y""","\|@"
                "\u{1b}é
                ",,p; q
                "{""k"":""v""}",true,

                """#
            ),
            (
                .tsv,
                #"""
                a@b@c|d
                1@x, "y"@\\|\t
                \u{1b}é\n@@p; q
                {"k":"v"}@true@

                """#
            ),
            (
                .markdown,
                #"""
                | a | b | c\|d |
                | --- | --- | --- |
                | 1 | x, "y" | \\\|\\u{9} |
                | \\u{1b}é\\u{a} |  | p; q |
                | {"k":"v"} | true |  |

                """#
            ),
        ] as [(OutputTraits.Format, String)])
    func letter(format: OutputTraits.Format, expected: String) {
        let text = DelimitedFormat(format: format).lines(of: Self.table).text(after: nil)
        #expect(text == expected.replacing("@", with: "\t"))
    }

    @Test(
        "A cell of CSV keeps line ends and tabs, in quotes, and nothing else that moves the cursor",
        arguments: [
            ("a\r\nb", "\"a\r\nb\""), ("a\tb", "\"a\tb\""), ("a\rb\n", "\"a\\u{d}b\n\""),
            ("\u{B}\u{2028}", "\\u{b}\\u{2028}"),
            ("\u{1b}[2J", "\\u{1b}[2J"), ("\n", "\"\n\""),
        ])
    func layout(cell: String, expected: String) {
        let text = DelimitedFormat(format: .csv).lines(of: DataTable(["a"], [["a": cell]])).text(after: nil)
        #expect(text == "a\n\(expected)\n")
    }

    @Test(
        "Behind the same table a file gets only the rows, and behind anything else a new table",
        arguments: [
            (.csv, "", "a,b\n1,2\n"), (.csv, "a,b\n0,\"x\n\ny\"\n", "1,2\n"), (.csv, "a,b", "\n1,2\n"),
            (.csv, "\u{FEFF}a,b\r\n0,0\r\n", "1,2\n"), (.csv, "a,c\n", "\na,b\n1,2\n"),
            (.csv, "a,c\n\na,b\n", "1,2\n"), (.csv, "a,b\n\na,c\n", "\na,b\n1,2\n"), (.csv, "a,b\n\n", "a,b\n1,2\n"),
            (.tsv, "a\tb\n", "1\t2\n"), (.tsv, "\"\n\na\tb\n0\t0", "\n1\t2\n"),
            (.markdown, "# A\n\n| a | b |\n| --- | --- |\n", "| 1 | 2 |\n"),
            (.markdown, "# A\n", "\n| a | b |\n| --- | --- |\n| 1 | 2 |\n"),
        ] as [(OutputTraits.Format, String, String)])
    func appended(format: OutputTraits.Format, content: String, expected: String) {
        let delimited = DelimitedFormat(format: format)
        let table = delimited.lines(of: DataTable(["a", "b"], [["a": 1, "b": 2]])).text(after: nil)
        let added = delimited.appended(Array(table.utf8), to: Array(content.utf8))
        #expect(String(decoding: added, as: UTF8.self) == expected)
        #expect(delimited.appended([], to: Array("a\n".utf8)).isEmpty)
    }

    @Test("A table of one column has a line for an empty cell too")
    func emptyCell() {
        #expect(DelimitedFormat(format: .csv).lines(of: DataTable(["a"], [["a": ""]])).text(after: nil) == "a\n\"\"\n")
    }
}
