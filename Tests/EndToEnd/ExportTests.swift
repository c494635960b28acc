import Foundation
import FoundationXML
import TestLimits
import Testing

/// What only the real program can show: the bytes of pages and pictures, and that the committed ones are its own.
@Suite("A transcript or a cast as a page or a picture", .startsPrograms)
struct ExportTests {
    private static let header = "{\"version\":2,\"width\":20,\"height\":3,\"title\":\"<i>&\\\"\"}\n"

    /// The text of a page or a picture, row by row, as a reader of its XML or HTML gets it.
    private func rows(_ markup: String, from start: String, to end: String) throws -> [String] {
        let body = try #require(
            markup.components(separatedBy: start).dropFirst().first?.components(separatedBy: end).first)
        return body.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"")
            .replacingOccurrences(of: "&amp;", with: "&", options: .literal).components(separatedBy: "\n")
    }

    @Test(
        "what a cast shows from the beginning to the end is text in it, in colour, whatever it says",
        arguments: ["svg", "html"])
    func cast(format: String) async throws {
        let program = try Program()
        let text =
            #"[0.1,"o","\u001b[31m<script>\u001b[0m \u202e]]>&\"\r\n\r\n1&\u0301\r\n\u001b[38;5;208;7mtwo\u001b[0m\r\n三"]"#
        try program.write(Self.header + text + "\n[1,\"i\",\"x\"]\n", to: "a.cast")
        let result = try await program.run("export", format, "a.cast")
        #expect((result.status, result.errors) == (0, ""))
        let markup = result.output
        let rows =
            format == "svg"
            ? try rows(markup, from: "&quot;</text>\n", to: "</svg>")
            : try rows(markup, from: "session\">\n", to: "</pre>")
        #expect(rows.filter { !$0.isEmpty } == ["<script> \\u{202e}]]>&\"", "1&\u{301}", "two", "三"])
        #expect(markup.contains("<title\(format == "svg" ? " id=\"title\"" : "")>&lt;i&gt;&amp;&quot;</title>"))
        #expect(markup.contains("#ff8700") && markup.contains("prefers-color-scheme:dark"))
        #expect(!markup.contains("<script") && !markup.contains("url(") && !markup.contains("href"))
        let parser = XMLParser(data: Data(markup.utf8))
        if format == "svg" { #expect(parser.parse()) }
    }

    @Test("a transcript is carried out, and shown in colour if it prints what it says")
    func transcript() async throws {
        let program = try Program()
        let good = "# A comment.\n> open character 1\n"
        try program.write(good + "nothing\n", to: "a.transcript")
        let wrong = try await program.run("export", "svg", "a.transcript")
        let verified = try await program.run("verify", "a.transcript")
        #expect((wrong.status, wrong.output) == (1, ""))
        #expect(verified.output.hasPrefix(wrong.errors) && !wrong.errors.isEmpty)
        _ = try await program.run("verify", "a.transcript", "--update")
        let text = try program.content("a.transcript")
        let right = try await program.run(["export", "html", "-"], input: Data(text.utf8))
        #expect(right.status == 0)
        #expect(try rows(right.output, from: "session\">\n", to: "</pre>").joined(separator: "\n") == text)
        #expect(right.output.contains("<span class=\"bold\">Rick Sanchez"))
    }

    @Test(
        "what is neither is an error with its place",
        arguments: [
            ("x\n", ":1:1: error: this is neither a command"), ("", ":1:1: error: there is no command"),
            ("{\"version\":3,\"term\":{}}\n", ":1:12: error: version 2 of asciicast is read, and this is 3"),
            ("{\"version\":2,\"width\":0,\"height\":3}", ":1:22: error: 'width' is 1 to 1000"),
            (header + "\n\n[1,\"o\",\"a]\n", ":4:11: error: the text is not closed"),
            (header + "[\"o\",\"a\"]\n", ":2:2: error: this is no number"),
            (header + "[1,\"r\",\"80\"]\n", ":2:8: error: a size is written as 80x24"),
            (header + "[1,\"o\",\"a\"] b\n", ":2:13: error: "),
        ])
    func wrong(text: String, message: String) async throws {
        let program = try Program()
        try program.write(text, to: "a")
        let result = try await program.run("export", "svg", "a")
        #expect((result.status, result.output) == (66, ""))
        #expect(result.errors.hasPrefix("a" + message), "\(result.errors)")
    }

    @Test("a cast that shows more than anybody looks at is an error, before it takes the memory for that")
    func long() async throws {
        let program = try Program()
        let text = String(repeating: #"x\r\n"#, count: 100_000)
        try program.write("{\"version\":2,\"width\":1000,\"height\":3}\n[0,\"o\",\"\(text)\"]\n", to: "a.cast")
        let result = try await program.run("export", "svg", "a.cast")
        #expect(result.errors.hasPrefix("a.cast:1:1: error: it shows more than 8000 rows of 1000 columns\n"))
        #expect((result.status, result.output) == (66, ""))
    }

    @Test("the pictures in the repository are what the program makes; 'make pictures' writes them anew")
    func committed() async throws {
        let program = try Program()
        let script = Repository.path("docs/pictures/first-session.chal")
        let result = try await program.run("--private", "--no-config", "--pace", "--cast", "new.cast", script)
        #expect(result.status == 0)
        let picture = try await program.run("export", "svg", "new.cast").output
        #expect(picture == (try Repository.text("docs/pictures/first-session.svg")))
        let graph = try await program.run("-c", "graph svg").output
        #expect(graph == (try Repository.text("docs/pictures/graph.svg")))
    }
}
