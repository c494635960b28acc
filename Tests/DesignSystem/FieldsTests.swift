import ChallengeCore
import ChallengeDesignSystem
import Testing

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

    @Test("A value wraps within its column, beside the label as long as that leaves room for it")
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

    @Test("A label for which there is no room stands above its value, which is set in further than the label")
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

    @Test("Several values of a label stand below one another, the other rows of each set in")
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
