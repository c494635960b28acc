import ChallengeCore
import ChallengeText
import TestLimits
import Testing

@testable import ChallengeConsole
@testable import ChallengeSession

@Suite("A table", .limited)
struct TableFormatTests {
    private static let table = DataTable(
        ["a", "b", "c|d"],
        [
            ["a": 1, "b": "x, \"y\"", "c|d": "\\|\t"], ["c|d": ["p", "q"], "a": "\u{1b}é\n"],
            ["a": ["k": "v"] as JSON, "b": true, "c|d": JSON.null],
        ])

    @Test(
        "has a row of column names, then each row on a line, with nothing in it that could break that",
        arguments: [
            (
                .csv,
                #"""
                a,b,c|d
                1,"x, ""y""",\|\u{9}
                \u{1b}é\u{a},,p; q
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
        #expect(TableFormat(format: format).text(of: Self.table) == expected.replacing("@", with: "\t"))
    }

    @Test("of one column has a line for an empty cell too")
    func emptyCell() {
        #expect(TableFormat(format: .csv).text(of: DataTable(["a"], [["a": ""]])) == "a\n\"\"\n")
    }
}
