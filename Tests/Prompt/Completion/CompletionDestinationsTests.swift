@testable import ChallengeShellTestSupport

@Suite("Completion of a destination")
struct CompletionDestinationsTests {
    private let shell = CompletionUnderTest()

    private func texts(_ line: String) -> [String] { shell.texts(line) }

    @Test("The rows are offered with their descriptions, and then the routes with theirs")
    func routesAndRows() {
        #expect(texts("open ") == ["\"Rick Sanchez\"", "Morty", "\"Beth Smith\"", "home", "character", "characters"])
        #expect(
            shell.candidates("open ").map(\.help) == [
                "person 1", "person 2", "person 15", "where it begins", "one of them", "everyone",
            ])
        #expect(shell.candidates("open r").map(\.display) == ["Rick Sanchez"])
    }

    @Test("The actions that lead somewhere are offered, unless a route without arguments hides them")
    func actions() {
        let leading = ["origin", "character", "home"].map { name in
            Action(ActionDescription(name: name, help: "Do \(name)", effect: .leads(to: "Place.list"))) { _ in .done }
        }
        let leaving = Action(ActionDescription(name: "close", help: "Leave", effect: .leaves)) { _ in .done }
        shell.app.push(.stub("Other", actions: leading + [leaving]))
        shell.update()
        #expect(texts("open ") == ["origin", "character", "home", "characters"])
        #expect(shell.candidates("open ").map(\.help) == ["Do origin", "Do character", "where it begins", "everyone"])
    }

    @Test("A name of several words is completed as one, typed in quotes or without")
    func blanks() {
        let lines = [
            "open beth s", "open beth   s", #"open "beth s"#, #"open Beth\ S"#, #"open "beth" s"#, "open beth ",
        ]
        for line in lines {
            let completion = shell.completion(line)
            #expect(completion.candidates.map(\.text) == ["\"Beth Smith\""], "\(line)")
            #expect(completion.range == 5..<line.unicodeScalars.count, "\(line)")
        }
        #expect(texts("open 'Beth S") == ["'Beth Smith'"])
        #expect(texts("open \"Beth Smith\" ") == [])
    }

    @Test("Names match in any letter case, beyond ASCII too, and identifiers after a digit")
    func foldedNames() {
        let other = CompletionUnderTest(rows: [1: "ÉCLAIR One", 2: "Large éclair", 3: "\u{212A}elvin", 4: "POND"])
        #expect(other.texts("open écl") == ["\"ÉCLAIR One\""])
        #expect(other.texts("open LAIR") == ["\"ÉCLAIR One\"", "\"Large éclair\""])
        #expect(other.texts("open k") == ["\u{212A}elvin"])
        #expect(other.texts("open on") == ["\"ÉCLAIR One\"", "POND"])
        #expect(texts("open 1") == ["1", "15"])
        #expect(shell.candidates("open 15").map(\.help) == ["Beth Smith"])
    }

    @Test("The rows are arguments of a route that takes one of them, and of any such action")
    func arguments() {
        #expect(texts("open character ") == ["1", "2", "15"])
        #expect(texts("op CHARACTER 15") == ["15"])
        #expect(shell.candidates("open character 2").map(\.help) == ["Morty"])
        #expect(shell.completion("open character 2").range == 15..<16)
        #expect(texts("rename ") == ["1", "2", "15"])
        #expect(texts("open home ") == [])
        #expect(texts("open character 1 ") == [])
    }

    @Test("Links are offered if nothing else begins so, first up to their differences, and then the rest")
    func links() {
        #expect(texts("open te") == ["test://home", "test://character/"])
        #expect(shell.candidates("open te").map(\.suffix) == [" ", ""])
        #expect(shell.candidates("open TEST://c").map(\.help) == ["one of them"])
        #expect(texts("open test://character/1") == ["test://character/1", "test://character/15"])
        #expect(shell.candidates("open test://character/15").map(\.display) == ["15"])
        let other = CompletionUnderTest(rows: [1: "Terry"])
        #expect(other.texts("open te") == ["Terry"])
        #expect(other.texts("open tes") == ["test://home", "test://character/"])
    }

    @Test("A row whose name leads elsewhere, or to several rows, is completed by its identifier")
    func otherwise() {
        let rows = [3: "Twin", 4: "twin", 5: "Home", 6: "826", 7: "a://b", 8: ""]
        let shell = CompletionUnderTest(rows: rows)
        #expect(shell.texts("open twin") == ["3", "4"])
        #expect(shell.candidates("open twin").map(\.display) == ["Twin", "twin"])
        #expect(shell.texts("open home") == ["5", "home"])
        #expect(shell.texts("open 8") == ["6", "8"])
        #expect(shell.texts("open a:") == ["7"])
        #expect(shell.texts("open ") == ["3", "4", "5", "6", "7", "8", "home", "character", "characters"])
    }

    @Test("A row whose name is not visible as it is has its identifier, and a visible form in the list")
    func unsafe() {
        let shell = CompletionUnderTest(rows: [3: "#\u{1B}[2J", 4: "a\u{202E}b"])
        #expect(shell.texts(##"open \#"##) == ["3"])
        #expect(shell.candidates(##"open \#"##).map(\.display) == [##"#\u{1b}[2J"##])
        #expect(shell.texts("open a") == ["4"])
        #expect(shell.candidates("open 3").map(\.help) == [##"#\u{1b}[2J"##])
    }

    @Test("Words and lists are in ASCII for a terminal without Unicode")
    func ascii() {
        let shell = CompletionUnderTest(rows: [3: "Zoë", 4: "Zob"], isASCII: true)
        #expect(shell.texts("open z") == ["3", "Zob"])
        #expect(shell.candidates("open z").map(\.display) == ["Zoe", "Zob"])
        #expect(shell.candidates("open 3").map(\.help) == ["Zoe"])
    }
}
