import ChallengeDesignSystem
import Testing

@Suite("Tables")
struct TableTests {
    private func draw(
        _ columns: [Table.Column], _ rows: [[String]], width: Int, style: TextStyle = .plain
    ) -> [String] {
        let table = Element.table(Table(columns: columns, rows: rows.map { $0.map { [Span($0)] } }))
        return TextRenderer(width: width, style: style).lines(of: table)
    }

    private let characters = [
        ["1", "Rick Sanchez", "Human", "Citadel of Ricks"], ["126", "Morty Smith", "Human", "unknown"],
    ]

    @Test("A column is as wide as its widest cell on the display, with two blanks before it")
    func aligned() {
        let columns = [Table.Column(alignment: .trailing), .init(), .init(), .init()]
        #expect(
            draw(columns, characters, width: 80) == [
                "    1  Rick Sanchez  Human  Citadel of Ricks",
                "  126  Morty Smith   Human  unknown",
            ])
        let rows = [["世界", "a"], ["e\u{301}", "b"], ["👩‍🔬x", "c"], ["\n", "d"]]
        #expect(
            draw([.init(), .init()], rows, width: 80) == [
                "  世界   a", "  e\u{301}      b", "  👩‍🔬x    c", #"  \u{a}  d"#,
            ])
    }

    @Test("A table has a heading row if a column has a title, aligned as its column")
    func headings() {
        #expect(
            draw(
                [.init("#", alignment: .trailing), .init("Name"), .init()], [["1", "Rick", "x"], ["10", "M", "y"]],
                width: 80) == [
                    "   #  Name", "   1  Rick  x", "  10  M     y",
                ])
        #expect(draw([.init("Episodes", alignment: .trailing)], [["1"]], width: 80) == ["  Episodes", "         1"])
    }

    @Test("A missing cell is empty, a surplus one is not drawn, a single one spans all columns")
    func unevenRows() {
        #expect(
            draw([.init(), .init(), .init()], [["a", "", "c", "d"], ["b"], []], width: 80) == ["  a  c", "  b", ""])
        #expect(draw([], [["a"]], width: 80) == [""])
        #expect(draw([.init()], [], width: 80) == [])
        #expect(
            draw([.init(), .init()], [["On every screen"], ["a", "b"]], width: 80) == ["  On every screen", "  a  b"])
        #expect(draw([.init()], [["alone"], ["a"]], width: 80) == ["  alone", "  a"])
    }

    @Test("The widest column that may shrink is cut first")
    func shrinking() {
        let columns = [Table.Column(alignment: .trailing, shrinks: false), .init(), .init(shrinks: false), .init()]
        #expect(
            draw(columns, characters, width: 42) == [
                "    1  Rick Sanchez  Human  Citadel of Ri…",
                "  126  Morty Smith   Human  unknown",
            ])
        #expect(
            draw(columns, characters, width: 36) == [
                "    1  Rick Sanc…  Human  Citadel o…",
                "  126  Morty Smi…  Human  unknown",
            ])
    }

    @Test("The column of the highest rank is cut to half, then left out, before the next one; names come last")
    func ranks() {
        let columns = [
            Table.Column(alignment: .trailing, shrinks: false), .init(), .init(shrinks: false, rank: 1), .init(rank: 2),
        ]
        #expect(
            [44, 36, 35, 29, 28, 21, 20].map { draw(columns, characters, width: $0)[0] } == [
                "    1  Rick Sanchez  Human  Citadel of Ricks", "    1  Rick Sanchez  Human  Citadel…",
                "    1  Rick Sanchez  Human", "    1  Rick Sanchez  Human", "    1  Rick Sanchez  Human",
                "    1  Rick Sanchez", "    1  Rick Sanchez",
            ])
        #expect(draw(columns, characters, width: 18)[0] == "    1  Rick Sanch…")
    }

    @Test("Of equally wide columns the last is cut first; each keeps eight; then rows are cut at the edge")
    func shrinkingTies() {
        #expect(
            draw([.init(), .init()], [["wubba lubba", "dub dub dub"]], width: 25) == ["  wubba lubba  dub dub d…"])
        #expect(draw([.init(), .init()], [["wubba lubba", "dub dub dub"]], width: 24) == ["  wubba lub…  dub dub d…"])
        let columns = [Table.Column(shrinks: false), .init(), .init()]
        let rows = [["Rick Sanchez", "Human with a hat", "Citadel of Ricks"], ["Morty", "Human", "x"]]
        #expect(
            draw(columns, rows, width: 34) == ["  Rick Sanchez  Human w…  Citadel…", "  Morty         Human     x"])
        #expect(draw(columns, rows, width: 30) == ["  Rick Sanchez  Human w…  Cit…", "  Morty         Human     x"])
        #expect(draw(columns, rows, width: 8) == ["  Rick…", "  Morty…"])
    }

    @Test("In ASCII a cell has its printed width, and a cell of a million characters is cut as any other")
    func ascii() {
        #expect(
            draw([.init(), .init()], [["Jerry’s…", "x"], ["世", "y"]], width: 80, style: .ascii) == [
                "  Jerry's...  x", #"  \u{4e16}    y"#,
            ])
        #expect(draw([.init()], [["Citadel of Ricks"]], width: 12, style: .ascii) == ["  Citadel..."])
        let cell = String(repeating: "x", count: 1_000_000)
        #expect(draw([.init(), .init()], [[cell, "y"]], width: 20) == ["  xxxxxxxxxxxxxx…  y"])
    }
}

@Suite("Fields")
struct FieldsTests {
    private func draw(_ rows: [(String, String)], valueWidth: Int = 12, width: Int) -> String {
        let rows = rows.map { Fields.Row([Span($0)], [Span($1)]) }
        return TextRenderer(width: width, style: .plain).lines(of: .fields(Fields(rows, valueWidth: valueWidth)))
            .joined(separator: "\n")
    }

    private let commands = [
        ("On Home", ""), ("  go", "Go there"), ("  filter [KEY=VALUE]", "Narrow down what there is"),
    ]

    @Test("A blank value takes no row, beside its label or below")
    func blankValue() {
        let rows = [("a", "x"), ("a label that is long", "  "), ("b", " ")]
        #expect(draw(rows, width: 12) == draw(rows.map { ($0, $1 == "x" ? $1 : "") }, width: 12))
        #expect(draw([("a label", "  ")], width: 80) == "  a label")
    }

    @Test("A value wraps within its column, beside the label if there is room for it")
    func wrapping() {
        #expect(
            draw(commands, width: 80) == """
                  On Home
                    go                  Go there
                    filter [KEY=VALUE]  Narrow down what there is
                """)
        #expect(
            draw(commands, width: 36) == """
                  On Home
                    go                  Go there
                    filter [KEY=VALUE]  Narrow down
                                        what there
                                        is
                """)
    }

    @Test("A label without room stands above its value, which is indented further than the label")
    func narrow() {
        #expect(
            draw(commands, width: 35) == """
                  On Home
                    go  Go there
                    filter [KEY=VALUE]
                        Narrow down what there is
                """)
        #expect(
            draw(commands, valueWidth: 30, width: 20) == """
                  On Home
                    go
                      Go there
                    filter
                    [KEY=VALUE]
                      Narrow down
                      what there is
                """)
    }

    @Test("Several values of a label have rows of their own, and further rows of each are indented")
    func several() {
        let rows = [("Home", "where it all begins"), ("", "HomeIncomingNavigation.main"), ("", "home")]
        #expect(
            draw(rows, valueWidth: 20, width: 31) == """
                  Home  where it all begins
                        HomeIncomingNavigation.
                          main
                        home
                """)
    }
}
